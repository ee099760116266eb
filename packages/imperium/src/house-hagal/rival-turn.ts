// A rival's turn: a House Hagal card sends one of its agents and says what it gets. What the space gives does not count.

import { added, replaced, things } from '@landsraad/kernel';
import { agentsOn, closedTo } from '../board/agents.ts';
import { controlBonus } from '../board/control.ts';
import { gainGood } from '../board/goods.ts';
import { gainInfluence } from '../board/influence.ts';
import { MAKERS, spaceOf } from '../board/spaces.ts';
import { isMet, meets } from '../effects/conditions.ts';
import { doable } from '../effects/costs.ts';
import { factionNumber, keysOf, type Keys } from '../effects/grammar.ts';
import { resolve, resolving } from '../effects/resolving.ts';
import { leaderOf } from '../leaders/leaders.ts';
import { atOnce } from '../rise-of-ix/at-once.ts';
import { rivalTilesOnTurn } from '../rise-of-ix/rival-tiles.ts';
import { flipTile, hasTile, isFaceDown } from '../rise-of-ix/tech.ts';
import { rivalsSpend } from '../solo/rival-spending.ts';
import { gathers, houseOf, houses, isRival, lookAt, type G, type Look } from '../table.ts';
import { emit, words } from '../words.ts';
import {
  HAGAL,
  hagal,
  hagalCard,
  type Errand,
  HARVEST_SPICE,
  RESHUFFLE,
  reshuffleHagal,
  revealHagal,
} from './hagal-deck.ts';
import { placeTroops, rivalCommissions } from './rival-units.ts';

/** `errand`: effects of the card that are carried out one by one. */
export type RivalTurn = { house: number; card: string; errand: Keys };
const { act, call, leaveIf, repeat, finishIf, when, procedure } = words<RivalTurn>();

// ---- which spaces ----

/** A rival needs no icon, pays nothing and meets no requirement, but somebody's agent or The Voice keeps it out. */
const mayEnter = (g: Look, house: number, space: string): boolean =>
  agentsOn(g, space).length === 0 && !closedTo(g, house, space); // § imp.hagal.occupied § imp.hagal.closed-space § imp.infiltrate.rivals-are-enemies

/** § imp.hagal.ix-two-space-card: the half of a card that the rival's influence asks for. */
function errandOf(g: Look, house: number, card: string): Errand {
  const c = hagalCard(card);
  return c.instead !== null && isMet(g, house, c.instead.if) ? c.instead : c;
}

/** Somebody's agent keeps it out, but Invasion Ships would let it in. § imp.tech.rival-invasion-ships */
const mayInvade = (g: Look, house: number, space: string): boolean =>
  hasTile(g, house, INVASION_SHIPS) &&
  !isFaceDown(g, house, INVASION_SHIPS) &&
  !closedTo(g, house, space) &&
  !lookAt(g, house).sent.includes(space);
const INVASION_SHIPS = 'invasion-ships';

/** Of the maker spaces with bonus spice the one with the most, on a tie the one with the most spice in all; '' if none. */
function harvestTarget(g: Look, house: number, open: typeof mayEnter = mayEnter): string {
  let best = '';
  let most = 0;
  MAKERS.forEach((space, n) => {
    const bonus = g.table.bonusSpice[n] ?? 0;
    if (!open(g, house, space)) return; // § imp.hagal.harvest-spice-free
    const better = bonus > most || (bonus === most && best !== '' && spaceOf(space).base > spaceOf(best).base);
    // § imp.hagal.harvest-spice-target
    if (better) {
      best = space;
      most = bonus;
    }
  });
  return best;
}

/** Where a card sends the agent; '' if nowhere. */
function targetOf(g: Look, house: number, card: string): string {
  if (card === HARVEST_SPICE) return harvestTarget(g, house) || harvestTarget(g, house, mayInvade);
  const { space } = errandOf(g, house, card);
  if (space === null || !isWilling(g, house, card)) return '';
  return mayEnter(g, house, space) || mayInvade(g, house, space) ? space : '';
}
/** § imp.hagal.ix-dreadnought-card § imp.hagal.ix-interstellar-shipping: whether the card is of any use to it. */
function isWilling(g: Look, house: number, card: string): boolean {
  const { effect, requires } = hagalCard(card);
  if (requires !== null && !isMet(g, house, requires)) return false;
  return lookAt(g, house).dreadnoughtSupply > 0 || !effect.some((l) => l.op === 'dreadnought');
}

/** Of the whole deck: revealed cards come up again when it is shuffled. */
const anyCardIsUsable = (g: Look, house: number): boolean =>
  [...HAGAL.keys()].some(
    (card) =>
      (things(g, hagal.deck).includes(card) || things(g, hagal.revealed).includes(card)) &&
      targetOf(g, house, card) !== '',
  );

export const rivalCanAct = (g: Look, house: number): boolean => lookAt(g, house).agents > 0 && !lookAt(g, house).out;

// ---- the turn ----

function skipTurn(g: G, v: RivalTurn): void {
  emit(g, 'no free space', 'imp.hagal.no-free-space', { house: v.house });
  if (houses(g).every((h) => isRival(g, h) || lookAt(g, h).revealed > 0)) houseOf(g, v.house).out = true;
}

function revealCard(g: G, v: RivalTurn): void {
  v.card = revealHagal(g);
  if (v.card === RESHUFFLE) {
    emit(g, 'Hagal card', 'imp.hagal.reshuffle-details', { house: v.house, card: v.card });
    // The rival goes on with the new deck.
    reshuffleHagal(g);
    v.card = '';
    return;
  }
  const space = v.card === '' ? '' : targetOf(g, v.house, v.card);
  emit(g, 'Hagal card', 'imp.hagal.reveal-card', { house: v.house, card: v.card });
  if (space === '' && v.card !== '') {
    emit(g, 'Hagal card ignored', 'imp.hagal.occupied', { house: v.house, card: v.card, why: whyNowhere(g, v) });
    v.card = '';
  }
}
function whyNowhere(g: Look, v: RivalTurn): 'no spice' | 'closed' | 'occupied' | 'no influence' | 'no dreadnought' {
  if (v.card === HARVEST_SPICE) return 'no spice';
  if (!isWilling(g, v.house, v.card)) return hagalCard(v.card).requires === null ? 'no dreadnought' : 'no influence';
  return closedTo(g, v.house, errandOf(g, v.house, v.card).space ?? '') ? 'closed' : 'occupied';
}

function sendAgent(g: G, v: RivalTurn): void {
  const space = targetOf(g, v.house, v.card);
  const h = houseOf(g, v.house);
  if (v.card === HARVEST_SPICE)
    emit(g, 'Hagal harvest', 'imp.hagal.harvest-spice-target', {
      space,
      n: g.table.bonusSpice[MAKERS.indexOf(space)] ?? 0,
    });
  if (!mayEnter(g, v.house, space)) flipTile(g, v.house, INVASION_SHIPS);
  v.errand = keysOf(errandOf(g, v.house, v.card).effect.filter((l) => ASKS.has(l.op) || l.kind === 'choose'));
  h.agents--;
  h.sent = added(h.sent, space);
  emit(g, 'sent an agent', 'imp.hagal.reveal-card', { house: v.house, space });
  controlBonus(g, space);
  rivalsSpend(g);
  takeIcons(g, v.house, v.card, space);
}
/** Effects of a card that may ask for a faction. */
const ASKS: ReadonlySet<string> = new Set(['freighter', 'acquireTech']);
/** The last card is carried out, then all are shuffled. */
function newDeck(g: G): void {
  if (things(g, hagal.deck).length === 0) reshuffleHagal(g);
}

function takeIcons(g: G, house: number, card: string, space: string): void {
  const combat = hagalCard(card).combat;
  let troops = 0;
  for (const line of errandOf(g, house, card).effect) {
    // § imp.hagal.influence
    if (line.op === 'influence') gainInfluence(g, house, factionNumber(line.printed?.faction ?? ''), line.n);
    else if (line.op === 'troop') troops += line.n;
    else if (line.op === 'rivalHarvest') harvest(g, house, space);
    else if (line.op === 'dreadnought') rivalCommissions(g, house);
  }
  const signet = showsSignet(g, house, card) ? signetTroops(g, house) : 0;
  if (signet > 0) emit(g, 'signet', 'imp.hagal.signet', { house, leader: lookAt(g, house).leader });
  placeTroops(g, house, troops + signet, combat);
}

/** The signet icon is for rivals with a leader. */
const showsSignet = (g: Look, house: number, card: string): boolean =>
  gathers(g, house) && hagalCard(card).effect.some((l) => l.op === 'leaderSignet'); // § imp.hagal.signet

/** § imp.solo.signet-troops: troops of a signet ability are placed with those of the card. */
function signetTroops(g: Look, house: number): number {
  const { leader } = lookAt(g, house);
  let n = 0;
  for (const line of leader === '' ? [] : leaderOf(leader).signet) {
    const lines = line.condition === null ? [line] : meets(g, house, line) ? line.then : line.otherwise;
    for (const l of lines) if (l.op === 'troop') n += l.n;
  }
  return n;
}

/** With two players the bonus spice goes to the bank; a rival of a solo game takes everything. */
function harvest(g: G, house: number, space: string): void {
  const n = MAKERS.indexOf(space);
  const bonus = g.table.bonusSpice[n] ?? 0;
  g.table.bonusSpice = replaced(g.table.bonusSpice, n, 0);
  if (!gathers(g, house)) emit(g, 'bonus spice removed', 'imp.hagal.harvest-spice-removed', { space, n: bonus });
  else gainGood(g, house, 'spice', spaceOf(space).base + bonus, 'imp.solo.harvest');
}

// ---- the signet ring ----

const usesSignet = (g: G, v: RivalTurn): boolean => {
  const { leader } = lookAt(g, v.house);
  if (leader === '' || !showsSignet(g, v.house, v.card) || signetTroops(g, v.house) > 0) return false;
  const { signet } = leaderOf(leader);
  return signet.every((l) => doable(g, v.house, l)); // § imp.solo.signet-with-cost § imp.shipping.rival-hundro
};

/** The ability is not used: it has a cost that the rival cannot pay, or does nothing. */
const signetInVain = (g: G, v: RivalTurn): boolean => showsSignet(g, v.house, v.card) && signetTroops(g, v.house) === 0;
function tellSignet(g: G, v: RivalTurn): void {
  emit(g, 'signet', 'imp.hagal.signet', { house: v.house, leader: lookAt(g, v.house).leader });
}
function tellSignetInVain(g: G, v: RivalTurn): void {
  emit(g, 'signet in vain', 'imp.solo.signet-with-cost', { house: v.house, leader: lookAt(g, v.house).leader });
}

const tilesOnTurn = (g: G, v: RivalTurn): void => rivalTilesOnTurn(g, v.house);

export const rivalTurn = procedure(
  'a rival’s turn',
  'imp.hagal.no-reveal-turn',
  finishIf((g, v) => !rivalCanAct(g, v.house)),
  act(tilesOnTurn),
  when(
    (g, v) => !anyCardIsUsable(g, v.house),
    [act(skipTurn, 'imp.hagal.no-free-space')],
    [
      repeat(
        act(revealCard, 'imp.hagal.reveal-card'),
        leaveIf((_g, v) => v.card !== ''),
      ),
      act(sendAgent, 'imp.hagal.only-card-effects'),
      act(tilesOnTurn),
      call(atOnce, (_g, v) => ({ house: v.house, left: v.errand, next: '' })),
      when(
        usesSignet,
        [
          act(tellSignet),
          call(
            resolve,
            (g, v) => resolving(v.house, ...keysOf(leaderOf(lookAt(g, v.house).leader).signet)),
            'imp.hagal.signet',
          ),
        ],
        [when(signetInVain, [act(tellSignetInVain)])],
      ),
      act(rivalsSpend),
      act(newDeck),
    ],
  ),
);
