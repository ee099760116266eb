// The battle that is going on as this screen tells it: read from the view and from what has been told.

import type { Seat, View } from '@landsraad/kernel';
import { areaName, type Battle } from '@landsraad/war-for-arrakis';
import type { LogLine } from '../../../table/source.ts';
import { sideOfSeat, tableOf } from '../position.ts';
import { NOBODY, sideAtRoll, unitsOf, type AtRoll, type LeaderSeen } from './atRoll.ts';
import { countHits, type Sum } from './hits.ts';
import { kindName, kindsOf, tokenName, unitKind } from './legions.ts';

export const STEPS = ['Cards', 'Roll', 'Leaders', 'Shields', 'Casualties', 'Go on or cease'] as const;
const [CARDS, , LEADING, , CASUALTIES, GO_ON] = [0, 1, 2, 3, 4, 5] as const;
const STEP_OF: { readonly [question: string]: number } = {
  'discard a card for a die?': CARDS,
  'which leader uses the special?': LEADING,
  'take the hit on what?': CASUALTIES,
  'continue the battle?': GO_ON,
  'retreat?': GO_ON,
  'retreat where?': GO_ON,
  'advance?': GO_ON,
};
/** What the last step is called when it is not about going on. */
const LAST: { readonly [question: string]: string } = {
  'retreat?': 'Retreat or stand',
  'retreat where?': 'Retreat',
  'advance?': 'Advance or stay',
};

export type Face = 'hit' | 'shield' | 'special' | 'blank';
export interface DieSeen {
  readonly face: Face;
  /** A shield that special elites have cancelled. */
  readonly struck: boolean;
  /** Under it: 'cancelled', 'Stilgar'. */
  readonly note: string;
}
export interface FigureSeen {
  /** 'regular', 'leader 7': what an option calls it. */
  readonly kind: string;
  readonly name: string;
  /** Gone in this round: the number of the line that told it, else -1. */
  readonly lost: number;
  /** Weakened in this round: what it was before, else ''. */
  readonly was: string;
}
export interface SideSeen {
  /** The side, whoever plays it. */
  readonly seat: Seat;
  readonly attacks: boolean;
  readonly dice: readonly DieSeen[];
  /** How many of them are dice: a surprise adds a special that none of them shows. */
  readonly rolled: number;
  readonly cards: number;
  readonly leaders: readonly LeaderSeen[];
  readonly figures: readonly FigureSeen[];
  readonly units: number;
  readonly rank: number;
  /** What it does to the other side. */
  readonly sum: Sum;
  /** Hits on it this round, and how many of them it has taken. */
  readonly hits: number;
  readonly taken: number;
  /** A hit more than the dice gave: the price of going on against a settlement. */
  readonly pays: boolean;
  /** Chosen by this seat now. */
  readonly asked: boolean;
}
export interface BattleSeen {
  readonly battle: Battle;
  /** 'in the sands below Gara Kulon', 'at the North Pole'. */
  readonly place: string;
  readonly round: number;
  /** Of STEPS. */
  readonly step: number;
  readonly lastStep: string;
  readonly rolled: boolean;
  /** Changes with every roll: dice with another number are new. */
  readonly roll: number;
  readonly sides: readonly [SideSeen, SideSeen];
  readonly question: string;
}

function placeOf(area: number): string {
  const name = areaName(area);
  return `${name === 'the North Pole' ? 'at' : 'in'} ${name}`;
}
export function battleSeen(view: View, log: readonly LogLine[]): BattleSeen | null {
  const b = tableOf(view).battle;
  if (b === null) return null;
  const told = log.slice(log.findLastIndex((l) => l.of === 'game' && l.kind === 'battle'));
  const round = told.slice(
    Math.max(
      0,
      told.findLastIndex((l) => l.kind === 'combat round'),
    ),
  );
  const question = view.decision?.name ?? view.waitingFor[0]?.name ?? '';
  const rolled = round.some((l) => l.kind === 'rolled');
  const counted = round.some((l) => l.kind === 'hits');
  const asked = sideOfSeat(view, view.waitingFor[0]?.seat ?? view.decision?.seat ?? -1);
  const sides = [b.attacker, 1 - b.attacker].map((seat) => sideAtRoll(view, b, seat, round));
  const [attacker, defender] = [sides[0] ?? NOBODY, sides[1] ?? NOBODY];
  const side = (own: AtRoll, enemy: AtRoll): SideSeen => {
    const on = countHits(enemy, own);
    const hits = counted ? (b.hits[own.seat] ?? 0) : rolled ? on.total : 0;
    const pays = question === 'take the hit on what?' && asked === own.seat && own.losses.length >= hits;
    const dice = rolled ? diceOf(own, on.cancelled) : blanks(own);
    return {
      seat: own.seat,
      attacks: own.seat === b.attacker,
      dice,
      rolled: own.dice ?? dice.length,
      cards: own.cards,
      leaders: own.leaders,
      figures: figuresOf(own),
      units: unitsOf(own.now),
      rank: own.rank,
      sum: countHits(own, enemy),
      hits,
      taken: Math.min(own.losses.length, hits),
      pays: counted && pays,
      asked: asked === own.seat,
    };
  };
  return {
    battle: b,
    place: placeOf(b.to),
    round: b.round,
    step: STEP_OF[question] ?? (rolled ? CASUALTIES : CARDS),
    lastStep: LAST[question] ?? STEPS[GO_ON],
    rolled,
    roll: round.find((l) => l.kind === 'rolled')?.id ?? -1,
    sides: [side(attacker, defender), side(defender, attacker)],
    question,
  };
}

// ---- dice ----

const MOST_DICE = 6;
/** Before the roll: one for each unit, the rank of the settlement and each card. */
const blanks = (s: AtRoll): DieSeen[] =>
  Array.from({ length: Math.min(MOST_DICE, unitsOf(s.now) + s.rank + s.cards) }, () => ({
    face: 'blank',
    struck: false,
    note: '',
  }));
function diceOf(s: AtRoll, cancelled: number): DieSeen[] {
  const users = s.leaders.filter((l) => l.used);
  const die = (face: Face, note = '', struck = false): DieSeen => ({ face, struck, note });
  return [
    ...Array.from({ length: s.roll.hits }, () => die('hit')),
    ...Array.from({ length: s.roll.shields }, (_, n) =>
      n < cancelled ? die('shield', 'cancelled', true) : die('shield'),
    ),
    ...Array.from({ length: s.roll.specials }, (_, n) => die('special', users[n]?.name ?? 'unused')),
  ];
}

// ---- figures ----

/** Those that stand, then those that fell in this round. Who was weakened stands last among the regulars. */
function figuresOf(s: AtRoll): FigureSeen[] {
  const weakened = s.losses.filter((l) => l.nouns['removed'] === false).map((l) => String(l.nouns['what']));
  const standing = kindsOf(s.now)
    .toSorted((a, b) => ORDER.indexOf(unitKind(a.kind)) - ORDER.indexOf(unitKind(b.kind)))
    .flatMap(({ kind, n }) =>
      Array.from({ length: n }, (_, i): FigureSeen => {
        const was = kind === 'regular' ? (weakened[weakened.length - n + i] ?? '') : '';
        return { kind, name: tokenName(s.now, kind) ?? kindName(kind, s.seat), lost: -1, was };
      }),
    );
  const fallen = s.losses
    .filter((l) => l.nouns['removed'] === true)
    .map((l): FigureSeen => {
      const kind = String(l.nouns['what']);
      return { kind, name: kindName(kind, s.seat), lost: l.id, was: '' };
    });
  return [...standing, ...fallen];
}
const ORDER = ['special', 'elite', 'regular', 'smuggler', 'troop', 'token', 'generic', 'leader'];
