// Combat: combat intrigue cards around the table, then the Conflict is resolved.

import { rivalsRevealSwords } from '../house-hagal/rival-swords.ts';
import { isFighting, strength } from '../board/troops.ts';
import { things } from '@landsraad/kernel';
import { discardIntrigue, waitingCards } from '../intrigue/holding.ts';
import { fleetsReturn } from '../rise-of-ix/dreadnoughts.ts';
import { cardRound, newCardRound } from '../intrigue/card-round.ts';
import { refuseLines } from '../intrigue/playing.ts';
import { clockwise, hasRivals, houseOf, houses, isRival, lookAt, type G, type Look, type Open } from '../table.ts';
import { emit, words } from '../words.ts';
import { rewards } from './rewards.ts';

// ---- combat intrigue ----

/** § imp.combat.who-takes-part */
const takesPart = (g: Look, house: number): boolean => !isRival(g, house) && isFighting(lookAt(g, house));

const combatIntrigue = cardRound({
  name: 'combat intrigue',
  rule: 'imp.combat.intrigue-order',
  question: 'play a combat card?',
  questionRule: 'imp.combat.intrigue-order',
  endRule: 'imp.combat.all-pass',
  playRule: 'imp.combat.strength-updates',
  kind: 'combat',
  takesPart,
  refuse: (g, house, card) => (card.onWin ? 'imp.combat.win-cards-after' : refuseLines(g, house, card.combat)),
});

// ---- the places ----

export interface Placed {
  readonly house: number;
  /** 0: first reward, 1: second, 2: third. */
  readonly place: number;
}

/** Groups of equal strength, the strongest first, without those of strength 0. */
function ranked(g: Open): number[][] {
  const groups: { readonly strength: number; readonly houses: number[] }[] = [];
  for (const house of houses(g)) {
    const s = strength(g, house);
    if (s === 0) continue; // § imp.combat.zero-no-reward
    let n = 0;
    while (n < groups.length && (groups[n]?.strength ?? 0) > s) n++;
    if (groups[n]?.strength === s) groups[n]?.houses.push(house);
    else groups.splice(n, 0, { strength: s, houses: [house] });
  }
  return groups.map((group) => group.houses);
}

const fourPlayers = (g: Open): boolean => g.table.houses.length === 4;

const placedAt = (list: readonly number[], place: number): Placed[] => list.map((house) => ({ house, place }));
/** § imp.combat.tie-third: houses that tie for the third reward get nothing. */
const third = (list: readonly number[]): Placed[] => (list.length > 1 ? [] : placedAt(list, 2));

export function places(g: Open): Placed[] {
  const [strongest = [], next = [], afterThat = []] = ranked(g);
  // § imp.combat.tie-first
  if (strongest.length > 1) {
    const tied = placedAt(strongest, 1);
    // § imp.combat.tie-first-two-of-four § imp.combat.tie-first-nothing-else
    return fourPlayers(g) && strongest.length === 2 ? [...tied, ...third(next)] : tied;
  }
  const winner = placedAt(strongest, 0);
  // § imp.combat.tie-second § imp.combat.tie-second-few-players § imp.solo.rewards-tie-second
  if (next.length > 1) return [...winner, ...placedAt(next, 2)];
  const second = placedAt(next, 1);
  // § imp.combat.winner § imp.combat.second § imp.combat.third-four-players § imp.combat.no-third-place
  return [...winner, ...second, ...(fourPlayers(g) ? third(afterThat) : [])];
}

// ---- the phase ----

/** `placed`: houses and their places, each pair as one number, as notes hold no objects. */
type Phase = { placed: readonly number[]; at: number };
const phase = words<Phase>();

const asNumber = ({ house, place }: Placed): number => house * 3 + place;
const asPlaced = (n: number): Placed => ({ house: Math.floor(n / 3), place: n % 3 });

/** Who takes which reward, from the first player clockwise. */
function rank(g: G, v: Phase): void {
  const order = clockwise(g, g.table.first);
  for (const house of order) emit(g, 'fought', 'imp.combat.strength-updates', { house, strength: strength(g, house) });
  const list = places(g);
  const placed: number[] = [];
  // § imp.combat.reward-order
  for (const house of order) for (const p of list) if (p.house === house) placed.push(asNumber(p));
  v.placed = placed;
}

/** Cards that waited for whoever wins. */
function discardWaiting(g: G): void {
  for (let house = 0; house < g.table.players; house++)
    for (const card of [...things(g, waitingCards(house))]) discardIntrigue(g, waitingCards(house), card);
}
function aftermath(g: G): void {
  for (const house of houses(g)) {
    const h = houseOf(g, house);
    h.supply += h.conflict; // § imp.combat.aftermath
    h.conflict = 0;
    h.swords = 0;
  }
  discardWaiting(g);
  fleetsReturn(g);
  emit(g, 'combat over', 'imp.combat.aftermath', {});
}

export const combat = phase.procedure(
  'combat',
  'imp.combat.phase-order',
  phase.when(hasRivals, [phase.act(rivalsRevealSwords, 'imp.hagal.combat-swords')]),
  phase.call(combatIntrigue, newCardRound),
  phase.act(rank),
  phase.when(
    (_g, v) => v.placed.length === 0,
    [
      phase.act(function nobodyFights(g) {
        emit(g, 'nobody fought', 'imp.combat.nobody-fights', { conflict: g.table.conflict });
      }, 'imp.combat.nobody-fights'),
    ],
  ),
  phase.whilst(
    (_g, v) => v.at < v.placed.length,
    phase.call(rewards, (_g, v) => {
      const { house, place } = asPlaced(v.placed[v.at] ?? 0);
      return { house, place, next: '' };
    }),
    phase.act(function nextReward(_g, v) {
      v.at++;
    }),
  ),
  phase.act(aftermath),
);
