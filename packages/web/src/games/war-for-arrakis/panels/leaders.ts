// The leader cards on the boxes of a dashboard, and the leaders in the tanks.

import type { Seat } from '@landsraad/kernel';
import {
  FACTS,
  IN_TANK,
  LEADERS,
  NOT_IN_PLAY,
  OUT_OF_GAME,
  VISIONS,
  drawnAt,
  holderOf,
  type LeaderDrawn,
  type Table,
} from '@landsraad/war-for-arrakis';

export type LeaderState = 'ready' | 'spent' | 'tank' | 'waits';
export interface LeaderSeen {
  readonly card: LeaderDrawn;
  readonly state: LeaderState;
  /** In words: 'spent', 'not yet in play'. */
  readonly says: string;
  /** The same on a box: 'spent', 'tank: 2 steps', 'Jihad 3'. */
  readonly short: string;
}

/** As short as on a box. */
export const VISION_SHORT: readonly string[] = ['Kwisatz', 'Dwellers', 'Jihad'];
const ENTRIES = [...FACTS.leaders.leaders.filter((l) => l.entry.kind !== 'generic'), FACTS.smugglers.stabanTuek];
const steps = (n: number): string => `${n} ${n === 1 ? 'step' : 'steps'}`;

/** How many steps lie between a leader and the end of the tank. */
export function stepsLeft(t: Table, seat: Seat, leader: number): number {
  const tank = t.tanks.find((slots) => slots.includes(leader)) ?? t.tanks[seat] ?? [];
  const slot = tank.indexOf(leader);
  return slot < 0 ? 0 : tank.length - slot;
}

/** On which step of a track, or by what: 'supremacy 6', 'Jihad 3', 'by a card'. */
export function whenItEnters(leader: number): string {
  const entry = ENTRIES[leader]?.entry;
  if (entry === undefined || entry.kind === 'start') return 'the start';
  if (entry.kind === 'supremacyStep') return `supremacy ${entry.step}`;
  if (entry.kind === 'prescienceStep')
    return entry.marker === 'any'
      ? `any step ${entry.step}`
      : `${VISION_SHORT[VISIONS.indexOf(entry.marker)] ?? ''} ${entry.step}`;
  if (entry.kind === 'alliance') return 'an alliance';
  return entry.kind === 'leaderRemoved' ? 'Hawat gone' : 'by a card';
}

function seen(t: Table, card: LeaderDrawn): LeaderSeen {
  const where = t.leaders[card.leader] ?? NOT_IN_PLAY;
  if (where === NOT_IN_PLAY) return { card, state: 'waits', says: 'not yet in play', short: whenItEnters(card.leader) };
  if (where === IN_TANK) {
    const left = steps(stepsLeft(t, card.side, card.leader));
    return { card, state: 'tank', says: `${left} from the end of the tank`, short: `tank: ${left}` };
  }
  return t.spent[card.leader] === true
    ? { card, state: 'spent', says: 'spent', short: 'spent' }
    : { card, state: 'ready', says: 'faceup', short: '' };
}

/** Whether the card lies on that seat's dashboard. */
const isOwn = (t: Table, seat: Seat, l: LeaderDrawn): boolean =>
  l.side === t.sides[seat] && holderOf({ table: t }, l.subfaction) === seat;

/** Staban Tuek shares the Desert Power box with the Wild Maker. */
export const stabanOnBox = (t: Table, seat: Seat): LeaderSeen | null => {
  const card = drawnAt(t).leaders.find((l) => l.id === 'staban-tuek');
  if (card === undefined || !isOwn(t, seat, card) || t.smugglers?.stance !== 'allied') return null;
  return seen(t, card);
};

/** The card on a box: of those in play, else the next that may come. */
export function leaderOnBox(t: Table, seat: Seat, box: string): LeaderSeen | null {
  const cards = drawnAt(t).leaders.filter(
    (l) =>
      isOwn(t, seat, l) &&
      l.id !== 'staban-tuek' &&
      l.box === box &&
      (t.leaders[l.leader] ?? NOT_IN_PLAY) !== OUT_OF_GAME,
  );
  const inPlay = cards.filter((l) => t.leaders[l.leader] !== NOT_IN_PLAY);
  const card = inPlay.find((l) => t.spent[l.leader] !== true) ?? inPlay[0] ?? cards[0];
  return card === undefined ? null : seen(t, card);
}

/** Who regenerates, the nearest to the end first. */
export const inTank = (t: Table, seat: Seat): readonly { readonly card: LeaderDrawn; readonly left: number }[] =>
  (t.tanks[seat] ?? [])
    .flatMap((leader) => {
      const card = drawnAt(t).leaders[leader];
      return card === undefined ? [] : [{ card, left: stepsLeft(t, seat, leader) }];
    })
    .toReversed();

const SHORT: { readonly [id: string]: string } = {
  'baron-harkonnen': 'Baron',
  'beast-rabban': 'Rabban',
  'feyd-rautha': 'Feyd',
  'thufir-hawat': 'Hawat',
  'shaddam-iv': 'Shaddam',
  'gaius-helen-mohiam': 'Mohiam',
  'captain-aramsham': 'Aramsham',
  'paul-atreides': 'Paul',
  'paul-muaddib': 'Muad’Dib',
  'lady-jessica': 'Jessica',
  'reverend-mother-jessica': 'Rev. Mother',
  'gurney-halleck': 'Gurney',
  'staban-tuek': 'Tuek',
};
/** A name that fits on a chip. */
export const shortName = (card: LeaderDrawn): string => SHORT[card.id] ?? card.name;

// ---- what happens at which step of a track ----

export interface StepMark {
  readonly step: number;
  readonly kind: 'leader' | 'token' | 'atomics' | 'smugglers' | 'win';
  readonly says: string;
}

const { supremacy, prescience } = FACTS.tracks;
const byStep = (a: StepMark, b: StepMark): number => a.step - b.step;
export const SUPREMACY_MARKS: readonly StepMark[] = [
  ...LEADERS.flatMap((l): StepMark[] => {
    const entry = ENTRIES[l.leader]?.entry;
    return entry?.kind === 'supremacyStep' ? [{ step: entry.step, kind: 'leader', says: `${l.name} enters play` }] : [];
  }),
  ...supremacy.events.map((e): StepMark => ({ step: e.step, kind: 'token', says: e.event })),
  { step: supremacy.win, kind: 'win', says: 'the Harkonnens win' } satisfies StepMark,
].sort(byStep);

/** For each of the three visions. */
export const VISION_MARKS: readonly (readonly StepMark[])[] = VISIONS.map((vision) =>
  [
    ...LEADERS.flatMap((l): StepMark[] => {
      const entry = ENTRIES[l.leader]?.entry;
      if (entry?.kind !== 'prescienceStep' || (entry.marker !== 'any' && entry.marker !== vision)) return [];
      return [{ step: entry.step, kind: 'leader', says: `${l.name} enters play` }];
    }),
    ...prescience.events.map((e): StepMark => ({ step: e.step, kind: 'atomics', says: e.event })),
  ].sort(byStep),
);
