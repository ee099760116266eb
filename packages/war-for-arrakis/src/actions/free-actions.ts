// Free actions: at any moment of a side's own turn, even in the middle of something.

import { isUnderWay, notesOf, replaced, type Seat } from '@landsraad/kernel';
import {
  ALL_AREAS,
  ATOMICS,
  ALL_ZONES,
  areaOf,
  idOf,
  near,
  zoneId,
  zoneOf,
  zoneServes,
  type Area,
} from '../board/areas.ts';
import { hasSietch, isFree, sideIn, tokenCount } from '../board/contents.ts';
import { loseGeneric, revealToken, revealTokensIn, takeFigures, isInPlay } from '../board/figures.ts';
import { leadersLeftAlone, removeExcess } from '../board/stacking.ts';
import { whichArea } from '../board/which-area.ts';
import { revealSietch } from '../battles/battle.ts';
import { asksForAnAct, atEndOfRound, claim, costsADie, noClaim, row } from '../cards/prescience.ts';
import { copiesInHand, discardCard } from '../components.ts';
import { HAWAT, MOHIAM } from '../leaders.ts';
import type { RuleId } from '../ledger.ts';
import { chooserOf } from '../mahdi/mahdi.ts';
import { payForReveal } from '../mahdi/reinforcements.ts';
import { notUnderWatch, sietchesToReveal } from '../mahdi/revealing.ts';
import { tokenIn } from '../pieces.ts';
import { actionResolution } from '../phases/2-action-resolution.ts';
import { turn } from '../phases/2-action-turns.ts';
import { ATREIDES, HARKONNEN, NEITHER, deciderOf, houseOf, opponent, sideOf, type Side } from '../sides.ts';
import { isBarred } from '../spacing-guild/guild.ts';
import type { G, Look } from '../table.ts';
import { enterPlay, leaveGame } from '../tracks.ts';
import { revealWormsign, onWormsign } from '../worms/wormsigns.ts';
import { emit, meanwhile, words } from '../words.ts';
import { atreidesStop, moveWholeLegion } from './entering.ts';
import { move } from './movement.ts';
import { putOnBoard } from './muster.ts';

/**
 * Counting off the part of a legion that moves is one choice, and a piece in hand is neither in the supply nor on the
 * board: nothing comes between.
 */
const isHandling = (g: Look): boolean =>
  notesOf(g, move)?.part === true || (notesOf(g, putOnBoard)?.taken ?? '') !== '';
/** Whether it is the turn of a seat's side, and a moment for free actions. § wfa.actions.free-actions */
const onItsTurn = (g: Look, seat: Seat, side: Side): boolean =>
  sideOf(g, seat) === side && g.table.turn === side && !isHandling(g);
/** Whether a seat may take a free action now: the one that acts for its side. */
const mayAct = (g: Look, seat: Seat, side: Side): boolean => onItsTurn(g, seat, side) && deciderOf(g, side) === seat;

// ---- guerrilla training ----

const TOKENS: readonly string[] = Array.from({ length: 24 }, (_, n) => `token ${n}`);
const areaToReveal = (g: Look, option: string): Area =>
  areaOf(option) >= 0 ? areaOf(option) : (g.table.tokens[tokenIn(option)]?.area ?? -1);
const training = words<{ position: number; sietch: Area }>();
const guerrillaTraining = training.procedure(
  'guerrilla training',
  'wfa.actions.guerrilla-training',
  training.act(function turnTheToken(g, v) {
    emit(g, 'guerrilla training', 'wfa.actions.guerrilla-training', {
      area: v.sietch >= 0 ? v.sietch : (g.table.tokens[v.position]?.area ?? -1),
    });
    if (v.sietch >= 0) revealSietch(g, v.sietch);
    else revealToken(g, v.position);
    payForReveal(g);
  }),
  training.call(removeExcess, () => ({ side: ATREIDES })),
  training.call(leadersLeftAlone, () => ({ side: ATREIDES })),
);
meanwhile(turn, 'guerrilla training', 'wfa.actions.guerrilla-training', {
  options: (g, seat) =>
    mayAct(g, seat, ATREIDES)
      ? [...g.table.tokens.map((_, n) => TOKENS[n] ?? `token ${n}`), ...sietchesToReveal(g).map(idOf)]
      : [],
  refuse: (g, _seat, option): RuleId | null => notUnderWatch(g, areaToReveal(g, String(option))),
  play: guerrillaTraining,
  notes: (_g, _seat, option) => ({ position: tokenIn(String(option)), sietch: areaOf(String(option)) }),
});

// ---- scouting ----

const scouts = words<{ zone: number; sector: string }>();
const SPACING_GUILD = 1;
const worthALook = (g: Look, a: Area): boolean => hasSietch(g, a) || tokenCount(g, a) > 0;

const scouting = scouts.procedure(
  'scouting',
  'wfa.actions.scouting',
  scouts.act(function ornithopterFlies(g, v) {
    g.table.air = replaced(g.table.air, v.zone, '');
    emit(g, 'scouting', 'wfa.actions.scouting', { zone: zoneId(v.zone) });
  }),
  ...whichArea(scouts, 'scout which area?', 'wfa.actions.scouting', {
    who: (g) => deciderOf(g, HARKONNEN),
    areas: (g, v) => ALL_AREAS.filter((a) => zoneServes(v.zone, a) && worthALook(g, a)),
    then: (g, _v, a) => {
      if (a < 0) return;
      revealSietch(g, a);
      revealTokensIn(g, a);
    },
  }),
  scouts.call(removeExcess, () => ({ side: ATREIDES })),
  scouts.call(leadersLeftAlone, () => ({ side: ATREIDES })),
);
meanwhile(turn, 'scouting', 'wfa.actions.scouting', {
  options: (g, seat) =>
    deciderOf(g, HARKONNEN) === seat && !isHandling(g)
      ? ALL_ZONES.filter((z) => g.table.air[z] === 'ornithopter').map(zoneId) // § wfa.desert-war.escort-no-normal-uses
      : [],
  refuse: (g, _seat, zone): RuleId | null => {
    if (g.table.turn !== HARKONNEN) return 'wfa.actions.scouting-own-turn';
    if (isBarred(g, HARKONNEN, zoneOf(String(zone)))) return 'wfa.guild.navigator';
    return g.table.bans[SPACING_GUILD] === true ? 'wfa.spice.ban-spacing-guild' : null;
  },
  play: scouting,
  notes: (_g, _seat, option) => ({ zone: zoneOf(String(option)), sector: '' }),
});

// ---- Hawat's scheming ----

const SCHEMING = 'hawats-scheming';
const schemes = words<{ copies: number; seat: Seat }>();
const hawatsScheming = schemes.procedure(
  'hawats scheming',
  'wfa.leaders.hawat-removal',
  // § wfa.leaders.mohiam
  schemes.act(function hawatFalls(g, v) {
    for (let n = 0; n < v.copies; n++) discardCard(g, v.seat, SCHEMING);
    leaveGame(g, HAWAT);
    enterPlay(g, MOHIAM);
  }),
  schemes.call(leadersLeftAlone, () => ({ side: HARKONNEN })),
);
meanwhile(turn, 'hawats scheming', 'wfa.leaders.hawat-removal', {
  options: (g, seat) =>
    onItsTurn(g, seat, HARKONNEN) ? [2, 3].filter((n) => copiesInHand(g, seat, SCHEMING) >= n) : [],
  // § wfa.leaders.hawat-anywhere § wfa.leaders.hawat-stuck-cards
  refuse: (g): RuleId | null => (isInPlay(g, HAWAT) ? null : 'wfa.leaders.hawat-stuck-cards'),
  play: hawatsScheming,
  notes: (_g, seat, option) => ({ copies: Number(option), seat }),
});

// ---- family atomics ----

type Blast = { area: Area; side: Side; to: Area; sector: string };
const blasts = words<Blast>();
const ATOMICS_STEP = 8;

/** § wfa.atomics.choose */
function lightUp(g: G, v: Blast): void {
  g.table.atomics = v.area;
  const side = sideIn(g, v.area);
  const b = g.table.battle;
  if (side !== NEITHER) {
    v.side = side;
    // § wfa.atomics.during-battle
    if (b !== null && (b.from === v.area || b.to === v.area)) b.displaced = true;
  }
  emit(g, 'family atomics', 'wfa.atomics.choose', { area: v.area });
}
const shelters = (g: Look, v: Blast): Area[] => near(v.area).filter((a) => isFree(g, v.side, a));
function destroyLegion(g: G, v: Blast): void {
  const l = g.table.legions.find((x) => x.area === v.area);
  if (l === undefined) return;
  for (const kind of ['regular', 'elite', 'special'] as const) takeFigures(g, v.area, kind, l[kind]);
  for (const kind of ['generic', 'escort'] as const) for (let n = l[kind]; n > 0; n--) loseGeneric(g, v.area, kind);
}
export const detonate = blasts.procedure(
  'family atomics',
  'wfa.atomics.choose',
  blasts.act(lightUp),
  blasts.finishIf((g, v) => sideIn(g, v.area) === NEITHER),
  blasts.when(
    (g, v) => shelters(g, v).length > 0,
    [
      ...whichArea(blasts, 'move the legion where?', 'wfa.atomics.legion-displaced', {
        who: (g, v) => chooserOf(g, opponent(v.side)),
        about: (_g, v) => ({ from: idOf(v.area), piece: 'legion' }),
        areas: shelters,
        then: (g, v, a) => {
          v.to = a;
          if (a >= 0) moveWholeLegion(g, v.side, v.area, a);
        },
      }),
      blasts.call(removeExcess, (_g, v) => ({ side: v.side })),
      blasts.when(
        (_g, v) => v.side === ATREIDES,
        [
          blasts.act(function comesToRest(g, v) {
            atreidesStop(g, v.to);
          }, 'wfa.atomics.displaced-enters'),
        ],
      ),
      blasts.when(
        (g, v) => v.side === HARKONNEN && onWormsign(g, [v.to]) >= 0,
        [blasts.call(revealWormsign, (_g, v) => ({ area: v.to, comes: false }), 'wfa.atomics.displaced-wormsign')],
      ),
    ],
    [
      blasts.act(function tokensBurn(g, v) {
        revealTokensIn(g, v.area);
        destroyLegion(g, v);
      }, 'wfa.atomics.legion-destroyed'),
      blasts.call(leadersLeftAlone, (_g, v) => ({ side: v.side })),
    ],
  ),
);
export const blast = (a: Area): Blast => ({ area: a, side: ATREIDES, to: -1, sector: '' });
/** § wfa.atomics.free-action */
const ready = (g: Look): boolean => g.table.prescience.some((n) => n >= ATOMICS_STEP);
/** § wfa.atomics.once */
export const atomicsUsed = (g: Look): boolean => g.table.atomics >= 0;

meanwhile(turn, 'family atomics', 'wfa.atomics.free-action', {
  options: (g, seat) => (mayAct(g, seat, ATREIDES) && ready(g) ? ATOMICS.map((t) => idOf(t.area)) : []),
  refuse: (g): RuleId | null => (atomicsUsed(g) ? 'wfa.atomics.once' : null),
  play: detonate,
  notes: (_g, _seat, option) => blast(areaOf(String(option))),
});

// ---- prescience cards ----

/**
 * Claimed as soon as it is fulfilled, on either side's turn; what must be done is done on an Atreides turn. One claim is
 * finished before the next begins.
 */
meanwhile(actionResolution, 'claim', 'wfa.prescience.claim-action-phase', {
  options: (g, seat) =>
    houseOf(g, ATREIDES) === seat && g.table.turn !== NEITHER && !isHandling(g) && !isUnderWay(g, claim)
      ? row(g).filter((c) => !costsADie(g, c))
      : [],
  refuse: (g, _seat, card): RuleId | null => {
    if (g.table.turn !== ATREIDES && !atEndOfRound(g, String(card)) && asksForAnAct(g, String(card)))
      return 'wfa.prescience.claim-performance-turn';
    return noClaim(g, String(card));
  },
  play: claim,
  notes: (_g, _seat, card) => ({ card: String(card), done: 0 }),
});
