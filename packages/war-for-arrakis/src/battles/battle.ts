// Battles: from the declared attack to the advance.

import { replaced, reveal, takeAt, without, type Seat } from '@landsraad/kernel';
import { ARRAKEEN, areaOf, idOf, settlementRank, zoneId, zoneOf, type Area, type Zone } from '../board/areas.ts';
import { figuresIn, hasBase, hasLegion, hasSettlement, legionAreas, namedIn } from '../board/contents.ts';
import { revealTokensIn } from '../board/figures.ts';
import { leadersLeftAlone, removeExcess } from '../board/stacking.ts';
import { whichArea } from '../board/which-area.ts';
import { haveRidden } from '../deeds.ts';
import { discardCard, handKinds, handSize, sietches } from '../components.ts';
import { holdsPinnedLeader, notThatLegion, type Filter } from '../actions/filters.ts';
import { atreidesStop, moveWholeLegion } from '../actions/entering.ts';
import { crossedTo, hasTarget, needsTransport, noAttackOn, ornithoptersFor, within } from '../actions/reach.ts';
import { flyWith } from '../desert-war/escorts.ts';
import type { RuleId } from '../ledger.ts';
import { mayRetreat, mustAdvance, notAsTheyDo, paysToContinue } from '../mahdi/combat.ts';
import { chooserOf, inMahdi } from '../mahdi/mahdi.ts';
import { reinforceBattle } from '../mahdi/reinforcements.ts';
import { ATREIDES, HARKONNEN, NEITHER, allyOf, deciderOf, houseOf, isShared, opponent, type Side } from '../sides.ts';
import { destroyBase } from '../smugglers/base.ts';
import { MARKERS, theBattle, type G, type Look, type Roll } from '../table.ts';
import { advancePrescience, checkObjective, gainSupremacy } from '../tracks.ts';
import { onWormsign, revealWormsign } from '../worms/wormsigns.ts';
import { altered, emit, expire, words } from '../words.ts';
import { takeHits } from './casualties.ts';
import { battleOf, countHits, defenderOf, diceOf, isStanding, mostDice, rollBoth, useSpecials } from './combat-roll.ts';
import { retreat, retreatAreas } from './retreat.ts';

const UNDECIDED = -2;
const NONE_EACH: readonly number[] = [0, 0];

// ---- settlements ----

/** § wfa.setup.sietch-stays-revealed */
export function revealSietch(g: G, a: Area): void {
  const position = g.table.sietches.indexOf(a);
  if (position < 0) return;
  const rank = reveal(g, sietches.board, position);
  emit(g, 'sietch revealed', 'wfa.battle.reveal', { area: a, rank });
}

/** Once the victorious legion has advanced into its area. */
function destroySettlement(g: G, by: Side, a: Area): void {
  // § wfa.battle.sietch-destroyed
  if (by === HARKONNEN) {
    if (hasBase(g, a)) destroyBase(g, a);
    const position = g.table.sietches.indexOf(a);
    if (position < 0) return;
    const rank = Number(takeAt(g, sietches.board, position, sietches.destroyed));
    g.table.sietches = without(g.table.sietches, position);
    emit(g, 'sietch destroyed', 'wfa.battle.sietch-destroyed', { area: a, rank });
    gainSupremacy(g, rank);
    return;
  }
  if (!g.table.settlements.includes(a)) return;
  g.table.settlements = g.table.settlements.filter((x) => x !== a); // § wfa.battle.settlement-gone
  emit(g, 'settlement destroyed', 'wfa.battle.harkonnen-settlement-destroyed', { area: a, rank: settlementRank(a) });
  // § wfa.battle.harkonnen-settlement-destroyed
  for (const marker of [0, 1, 2]) advancePrescience(g, marker, settlementRank(a));
  if (a === ARRAKEEN) checkObjective(g); // § wfa.battle.arrakeen-check
}

// ---- cards for dice ----

type Boost = { side: Side; seat: Seat; enough: boolean };
const boost = words<Boost>();
const ENOUGH = 'enough';
const SCHEMING = 'hawats-scheming';
const LANDSRAAD = MARKERS.indexOf('landsraad');

/** § wfa.spice.ban-landsraad */
const isBanned = (g: Look, side: Side): boolean => side === HARKONNEN && g.table.bans[LANDSRAAD] === true;
/** Whether a card could add a die, by what everybody knows. § wfa.battle.cards-useless */
const couldBoost = (g: Look, v: Boost): boolean =>
  !v.enough && handSize(g, v.seat) > 0 && !isBanned(g, v.side) && diceOf(g, v.side) < mostDice(g, v.side);
const reserved = (_g: G, _v: Boost, card: string): RuleId | null =>
  card === SCHEMING ? 'wfa.leaders.hawat-cards-reserved' : null;

function boosted(g: G, v: Boost, card: string, seat: Seat): void {
  v.enough = card === ENOUGH;
  if (v.enough) return;
  discardCard(g, seat, card);
  const b = theBattle(g);
  b.cards = replaced(b.cards, v.side, (b.cards[v.side] ?? 0) + 1);
}

const discardForDice = boost.procedure(
  'cards for dice',
  'wfa.battle.cards-order',
  boost.whilst(
    (g, v) => couldBoost(g, v),
    boost.ask('discard a card for a die?', 'wfa.cards.battle-discard', {
      who: (_g, v) => v.seat,
      options: (g, _v, seat): string[] => [ENOUGH, ...handKinds(g, seat)],
      refuse: reserved,
      always: true,
      then: boosted,
    }),
  ),
);

// ---- the battle ----

type Fight = Record<never, never>;
const fight = words<Fight>();

/** § wfa.battle.reveal § wfa.battle.reveal-undefended */
function battleBegins(g: G): void {
  const b = theBattle(g);
  emit(g, 'battle', 'wfa.battle.when', {
    seat: deciderOf(g, b.attacker),
    from: b.from,
    to: b.to,
    surprise: b.surprise,
  });
  revealSietch(g, b.to); // there is none where the Atreides attack
  revealTokensIn(g, b.to);
  revealTokensIn(g, b.from);
}
/** For prescience cards: once combat begins, losses would hide how large the legion was. */
function countDefenders(g: G): void {
  const b = theBattle(g);
  b.unitsAtStart = figuresIn(g, b.to);
}
/** § wfa.battle.leftovers-discarded */
function nextRound(g: G): void {
  const b = theBattle(g);
  b.round++;
  b.cards = NONE_EACH;
  b.hits = NONE_EACH;
  emit(g, 'combat round', 'wfa.battle.round-sequence', { round: b.round });
}
const attackerOf = (g: Look): Side => battleOf(g).attacker;
const oneIsGone = (g: Look): boolean => !isStanding(g, attackerOf(g)) || !isStanding(g, defenderOf(g));
const atSettlement = (g: Look): boolean =>
  hasSettlement(g, defenderOf(g), battleOf(g).to) || hasBase(g, battleOf(g).to);
/** § wfa.battle.continue-settlement-hit */
const hitsToContinue = (g: Look): number =>
  atSettlement(g) && paysToContinue(g) ? altered(g, 'hits to continue', 1, null) : 0;

/** § wfa.battle.attacker-wins § wfa.battle.defender-wins § wfa.battle.nobody-wins */
function decide(g: G): void {
  const b = theBattle(g);
  const attackerStands = isStanding(g, b.attacker);
  const defenderHolds = !b.retreated && isStanding(g, opponent(b.attacker));
  // With both still there the attacker has ceased.
  b.winner = defenderHolds ? opponent(b.attacker) : attackerStands ? b.attacker : NEITHER;
  emit(g, 'battle over', 'wfa.battle.end-conditions', { winner: b.winner, from: b.from, to: b.to });
  rememberDeeds(g);
}
/** Deeds that prescience cards ask for. */
function rememberDeeds(g: G): void {
  const b = battleOf(g);
  const gone = figuresIn(g, b.to) === 0 && !b.retreated;
  if (b.attacker === ATREIDES && b.winner === ATREIDES && gone)
    g.table.deeds.legionDestroyed = Math.max(g.table.deeds.legionDestroyed, b.unitsAtStart);
  if (b.attacker === HARKONNEN && b.winner !== HARKONNEN && hasSettlement(g, ATREIDES, b.to))
    g.table.deeds.sietchHeld++;
}
const attackerWon = (g: Look): boolean => battleOf(g).winner === attackerOf(g);

/** A sandworm may have driven those who retreated back. */
const areBack = (g: Look): boolean => battleOf(g).retreated && hasLegion(g, defenderOf(g), battleOf(g).to); // § wfa.desert-war.sandrider-drives-back

/** § wfa.battle.advance-settlement */
function advance(g: G): void {
  const { attacker, from, to } = battleOf(g);
  moveWholeLegion(g, attacker, from, to);
  emit(g, 'advanced', 'wfa.battle.advance', { seat: deciderOf(g, attacker), from, to });
  if (attacker === ATREIDES) atreidesStop(g, to); // § wfa.harvesters.removed-by-advance
  destroySettlement(g, attacker, to);
}
function battleEnds(g: G): void {
  g.table.battle = null;
  expire(g, 'battle');
}

/** Both partners of a shared side may discard. */
const discarding = (sideIn: (g: Look) => Side) => [
  fight.call(discardForDice, (g) => ({ side: sideIn(g), seat: houseOf(g, sideIn(g)), enough: false })),
  fight.when(
    (g) => isShared(g, sideIn(g)),
    [
      fight.call(
        discardForDice,
        (g) => ({ side: sideIn(g), seat: allyOf(g, sideIn(g)), enough: false }),
        'wfa.team.battle-discard',
      ),
    ],
  ),
];

export const battle = fight.procedure(
  'battle',
  'wfa.battle.round-sequence',
  fight.abandonIf(
    (g) => battleOf(g).displaced && battleOf(g).winner === UNDECIDED,
    fight.act(function brokenOff(g) {
      emit(g, 'battle over', 'wfa.atomics.during-battle', {
        winner: NEITHER,
        from: battleOf(g).from,
        to: battleOf(g).to,
      });
    }),
    fight.act(battleEnds),
  ),
  fight.act(battleBegins),
  fight.call(removeExcess, () => ({ side: ATREIDES }), 'wfa.move.stacking-on-reveal'),
  // A token that finds nothing in the supply may leave a leader alone.
  fight.call(leadersLeftAlone, () => ({ side: ATREIDES })),
  fight.act(countDefenders),
  fight.when(
    function isDefended(g) {
      return figuresIn(g, battleOf(g).to) > 0; // § wfa.battle.settlement-undefended
    },
    [
      fight.repeat(
        fight.act(nextRound),
        fight.when(inMahdi, [fight.act(reinforceBattle, 'wfa.solo.battle-reinforcements')]),
        ...discarding(attackerOf),
        ...discarding(defenderOf),
        fight.act(rollBoth, 'wfa.battle.dice-count'),
        fight.call(useSpecials, (g) => ({ side: attackerOf(g) })),
        fight.call(useSpecials, (g) => ({ side: defenderOf(g) })),
        fight.act(countHits),
        fight.call(
          takeHits,
          (g) => ({
            side: attackerOf(g),
            area: battleOf(g).from,
            left: battleOf(g).hits[attackerOf(g)] ?? 0,
            by: 'battle',
          }),
          'wfa.battle.casualty-order',
        ),
        fight.call(
          takeHits,
          (g) => ({
            side: defenderOf(g),
            area: battleOf(g).to,
            left: battleOf(g).hits[defenderOf(g)] ?? 0,
            by: 'battle',
          }),
          'wfa.battle.casualty-order',
        ),
        fight.leaveIf(oneIsGone, 'wfa.battle.end-conditions'),
        fight.ask('continue the battle?', 'wfa.battle.continue-choice', {
          who: (g) => chooserOf(g, attackerOf(g)),
          about: (g) => ({ hits: hitsToContinue(g) }),
          options: () => ['continue', 'cease'],
          refuse: (g, _v, said) => notAsTheyDo(g, said),
          then: (g, _v, said) => {
            theBattle(g).ceased = said === 'cease';
          },
        }),
        fight.leaveIf((g) => battleOf(g).ceased, 'wfa.battle.cease'),
        fight.call(
          takeHits,
          (g) => ({ side: attackerOf(g), area: battleOf(g).from, left: hitsToContinue(g), by: 'battle' }),
          'wfa.battle.continue-settlement-hit',
        ),
        fight.leaveIf((g) => !isStanding(g, attackerOf(g)), 'wfa.battle.continue-hit-fatal'),
        fight.when(
          function couldRetreat(g) {
            if (!mayRetreat(g, defenderOf(g))) return false;
            return retreatAreas(g, defenderOf(g), battleOf(g).to).length > 0; // § wfa.battle.retreat-impossible
          },
          [
            fight.ask('retreat?', 'wfa.battle.retreat-option', {
              who: (g) => deciderOf(g, defenderOf(g)),
              options: () => ['stand', 'retreat'],
              then: (g, _v, said) => {
                theBattle(g).retreated = said === 'retreat';
              },
            }),
            fight.when(
              (g) => battleOf(g).retreated,
              [fight.call(retreat, (g) => ({ side: defenderOf(g), area: battleOf(g).to, to: -1, sector: '' }))],
            ),
          ],
        ),
        fight.leaveIf((g) => battleOf(g).retreated),
      ),
    ],
  ),
  fight.act(decide),
  fight.when(attackerWon, [
    fight.when(
      (g) => !areBack(g),
      [
        fight.ask('advance?', 'wfa.battle.advance', {
          who: (g) => chooserOf(g, attackerOf(g)),
          about: (g) => ({ from: idOf(battleOf(g).from), to: idOf(battleOf(g).to) }),
          options: () => ['advance', 'stay'], // § wfa.battle.advance-at-range
          refuse: (g, _v, said) => mustAdvance(g, said),
          then: (g, _v, said) => {
            if (said === 'advance') advance(g); // § wfa.battle.settlement-needs-legion
          },
        }),
      ],
    ),
    fight.when(
      (g) => attackerOf(g) === HARKONNEN && onWormsign(g, [battleOf(g).to]) >= 0,
      [fight.call(revealWormsign, (g) => ({ area: battleOf(g).to, comes: false }), 'wfa.battle.advance-wormsign')],
    ),
  ]),
  fight.act(battleEnds),
);

// ---- declaring an attack ----

type Attack = Filter & { side: Side; surprise: boolean; from: Area; to: Area; zone: Zone; sector: string };
export const attackWith = (side: Side, { who, leader, area, along }: Filter, surprise: boolean): Attack => ({
  side,
  who,
  leader,
  area,
  along,
  surprise,
  from: -1,
  to: -1,
  zone: -1,
  sector: '',
});
const attacks = words<Attack>();
const NONE = 'none';

function cannotAttack(g: G, v: Attack, option: string): RuleId | null {
  if (option === NONE) return null;
  const a = areaOf(option);
  const wrong = notThatLegion(g, v.side, a, v);
  // The filter serves movement too and names the rule for moves.
  if (wrong !== null) return wrong === 'wfa.actions.leadership-move' ? 'wfa.actions.leadership-attack' : wrong;
  if (holdsPinnedLeader(g, v.side, a)) return 'wfa.cards.seek-out-units';
  return hasTarget(g, v.side, a) ? null : 'wfa.battle.target';
}
const noRoll = (): Roll => ({ hits: 0, shields: 0, specials: 0 });
function declare(g: G, v: Attack): void {
  if (v.zone >= 0) flyWith(g, v.zone, v.from); // § wfa.battle.transport-spent § wfa.desert-war.escort-in-attack
  if (v.side === ATREIDES) haveRidden(g, crossedTo(g, v.from, v.to), () => namedIn(g, ATREIDES, v.from));
  declareBattle(g, v.side, v.from, v.to, v.surprise);
}
export function declareBattle(g: G, attacker: Side, from: Area, to: Area, surprise: boolean): void {
  g.table.battle = {
    attacker,
    from,
    to,
    surprise,
    round: 0,
    cards: [0, 0],
    rolls: [noRoll(), noRoll()],
    used: [0, 0],
    usedGeneric: [0, 0],
    hits: [0, 0],
    unitsAtStart: 0,
    ceased: false,
    retreated: false,
    displaced: false,
    winner: UNDECIDED,
  };
}
export function canAttack(g: Look, side: Side, filter: Filter): boolean {
  for (const a of legionAreas(g, side))
    if (notThatLegion(g, side, a, filter) === null && !holdsPinnedLeader(g, side, a) && hasTarget(g, side, a))
      return true;
  return false;
}

export const attack = attacks.procedure(
  'attack',
  'wfa.battle.target',
  attacks.ask('attack with which legion?', 'wfa.battle.target', {
    who: (g, v) => deciderOf(g, v.side),
    about: (_g, v) => ({ surprise: v.surprise }),
    options: (g, v): string[] => [...legionAreas(g, v.side).map(idOf), NONE],
    refuse: cannotAttack,
    then: (_g, v, option) => {
      v.from = option === NONE ? -1 : areaOf(option);
    },
  }),
  attacks.finishIf((_g, v) => v.from < 0),
  ...whichArea(attacks, 'attack where?', 'wfa.battle.target', {
    who: (g, v) => deciderOf(g, v.side),
    about: (_g, v) => ({ from: idOf(v.from), piece: 'legion', surprise: v.surprise }),
    areas: (g, v) => within(g, v.side, v.from, true),
    refuse: (g, v, a) => noAttackOn(g, v.side, v.from, a),
    then: (_g, v, a) => {
      v.to = a;
    },
  }),
  attacks.finishIf((g, v) => v.to < 0 || !hasLegion(g, v.side, v.from)),
  attacks.when(
    (g, v) => needsTransport(g, v.side, v.from, v.to),
    [
      attacks.ask('which ornithopter?', 'wfa.battle.extended-range', {
        who: (g, v) => deciderOf(g, v.side),
        about: (_g, v) => ({ from: idOf(v.from), to: idOf(v.to) }),
        options: (g, v): string[] => ornithoptersFor(g, v.side, v.from, v.to, true).map(zoneId),
        orNothing: true,
        then: (_g, v, zone) => {
          v.zone = zoneOf(zone);
        },
      }),
    ],
  ),
  attacks.finishIf((g, v) => needsTransport(g, v.side, v.from, v.to) && v.zone < 0),
  // A free action taken in the meantime may have ruled it out.
  attacks.finishIf((g, v) => noAttackOn(g, v.side, v.from, v.to) !== null || !hasLegion(g, v.side, v.from)),
  attacks.act(declare),
  attacks.call(battle, () => ({}), 'wfa.battle.when'),
);
