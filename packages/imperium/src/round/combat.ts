// Combat: combat intrigue cards around the table, then the Conflict is resolved.

import { rivalsRevealSwords } from '../house-hagal/rival-swords.ts';
import { strength } from '../board/troops.ts';
import { heldOfKind, playIntrigue, refuseLines } from '../intrigue/playing.ts';
import { intrigueHeld, intrigueOf } from '../intrigue/holding.ts';
import type { RuleId } from '../ledger.ts';
import { clockwise, hasRivals, houseOf, houses, isRival, lookAt, placesFrom, type G, type Look } from '../table.ts';
import { emit, words } from '../words.ts';
import { rewards } from './rewards.ts';

// ---- combat intrigue ----

/** `at`: whose turn, counted from the first player; `passes`: how many have passed in a row; `played`: cards of this player's turn. */
type Round = { at: number; passes: number; played: number; card: string };
const { act, ask, call, when, whilst, procedure } = words<Round>();

const houseAt = (g: Look, v: Round): number => placesFrom(g, g.table.first, v.at);
/** § imp.combat.who-takes-part */
const takesPart = (g: Look, house: number): boolean => !isRival(g, house) && lookAt(g, house).conflict > 0;
function inCombat(g: Look): number {
  let n = 0;
  for (let house = 0; house < g.table.players; house++) if (takesPart(g, house)) n++;
  return n;
}

function somebodyMayPlay(g: Look): boolean {
  for (let house = 0; house < g.table.players; house++)
    if (takesPart(g, house) && intrigueHeld(g, house) > 0) return true;
  return false;
}

export const PASS_CARD = 'pass';

const playable = (g: G, v: Round): string[] => [PASS_CARD, ...heldOfKind(g, houseAt(g, v), 'combat')];
function refuse(g: G, v: Round, card: string): RuleId | null {
  if (card === PASS_CARD) return null;
  const c = intrigueOf(card);
  return c.onWin ? 'imp.combat.win-cards-after' : refuseLines(g, houseAt(g, v), c.combat);
}

/** Everybody who takes part has passed one after another. Who holds no card passes without being asked. */
const goesOn = (g: G, v: Round): boolean => v.passes < inCombat(g); // § imp.combat.dropped-out
const isAsked = (g: G, v: Round): boolean => takesPart(g, houseAt(g, v)) && intrigueHeld(g, houseAt(g, v)) > 0;

/** A turn with a card in it is no pass. */
function turnIsOver(g: G, v: Round): void {
  if (v.played > 0) v.passes = 0; // § imp.combat.pass-not-final
  else if (takesPart(g, houseAt(g, v))) v.passes++;
  v.played = 0;
  v.at++;
}

export const combatIntrigue = procedure(
  'combat intrigue',
  'imp.combat.intrigue-order',
  whilst(
    goesOn,
    act(function nobodyYet(_g, v) {
      v.card = '';
    }),
    whilst(
      (g, v) => v.card !== PASS_CARD && isAsked(g, v),
      ask('play a combat card?', 'imp.combat.intrigue-order', {
        who: houseAt,
        options: playable,
        refuse,
        always: true,
        then: (_g, v, card) => {
          v.card = card;
        },
      }),
      when(
        (_g, v) => v.card !== PASS_CARD && v.card !== '',
        [
          act(function counts(_g, v) {
            v.played++;
          }),
          call(
            playIntrigue,
            (g, v) => ({ house: houseAt(g, v), card: v.card, kind: 'combat' }),
            'imp.combat.strength-updates',
          ),
        ],
      ),
    ),
    act(turnIsOver, 'imp.combat.all-pass'),
  ),
);

// ---- the places ----

export interface Placed {
  readonly house: number;
  /** 0: first reward, 1: second, 2: third. */
  readonly place: number;
}

/** Houses of equal strength together, strongest first; strength 0 counts for nothing. */
function ranked(g: Look): number[][] {
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

const fourPlayers = (g: Look): boolean => g.table.houses.length === 4;

const placedAt = (list: readonly number[], place: number): Placed[] => list.map((house) => ({ house, place }));
/** § imp.combat.tie-third: those who tie for the third reward get nothing. */
const third = (list: readonly number[]): Placed[] => (list.length > 1 ? [] : placedAt(list, 2));

export function places(g: Look): Placed[] {
  const [top = [], next = [], then = []] = ranked(g);
  // § imp.combat.tie-first
  if (top.length > 1) {
    const tied = placedAt(top, 1);
    // § imp.combat.tie-first-two-of-four § imp.combat.tie-first-nothing-else
    return fourPlayers(g) && top.length === 2 ? [...tied, ...third(next)] : tied;
  }
  const winner = placedAt(top, 0);
  // § imp.combat.tie-second § imp.combat.tie-second-few-players § imp.solo.rewards-tie-second
  if (next.length > 1) return [...winner, ...placedAt(next, 2)];
  const second = placedAt(next, 1);
  // § imp.combat.winner § imp.combat.second § imp.combat.third-four-players § imp.combat.no-third-place
  return [...winner, ...second, ...(fourPlayers(g) ? third(then) : [])];
}

// ---- the whole ----

type Phase = { placed: readonly number[]; at: number };
const phase = words<Phase>();

/** From the first player clockwise; `house * 3 + place`. */
function rank(g: G, v: Phase): void {
  const list = places(g);
  const placed: number[] = [];
  // § imp.combat.reward-order
  for (const house of clockwise(g, g.table.first)) {
    emit(g, 'fought', 'imp.combat.strength-updates', { house, strength: strength(g, house) });
    for (const p of list) if (p.house === house) placed.push(house * 3 + p.place);
  }
  v.placed = placed;
}

function aftermath(g: G): void {
  for (const house of houses(g)) {
    const h = houseOf(g, house);
    h.supply += h.conflict; // § imp.combat.aftermath
    h.conflict = 0;
    h.swords = 0;
  }
  emit(g, 'combat over', 'imp.combat.aftermath', {});
}

export const combat = phase.procedure(
  'combat',
  'imp.combat.phase-order',
  phase.when(hasRivals, [phase.act(rivalsRevealSwords, 'imp.hagal.combat-swords')]),
  // Nobody who fights holds a card: all pass.
  phase.when(somebodyMayPlay, [phase.call(combatIntrigue, () => ({ at: 0, passes: 0, played: 0, card: '' }))]),
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
    phase.call(rewards, (_g, v) => ({
      house: Math.floor((v.placed[v.at] ?? 0) / 3),
      place: (v.placed[v.at] ?? 0) % 3,
      next: '',
    })),
    phase.act(function nextReward(_g, v) {
      v.at++;
    }),
  ),
  phase.act(aftermath),
);
