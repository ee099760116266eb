// Every question of the game: what it is answered with, what explains it, and what an option stands for.

import { meanings, type DecisionOf } from '@landsraad/kernel';
import { ALL_CARDS } from './components.ts';
import type { Trooper } from './desert-war/troopers.ts';
import { FACTS } from './facts.ts';
import type { Doing } from './mahdi/criteria.ts';
import { ALL_LEADERS, leaderWord, type Leader } from './leaders.ts';
import type { Counted, Figure } from './pieces.ts';
import { MARKERS, RESULTS, type Result } from './table.ts';

/** Asked for an area; where there are many, for its sector first. */
export const AREA_QUESTIONS = [
  'attack where?',
  'build the base where?',
  'land a troop where?',
  'move it where?',
  'move on where?',
  'move the legion where?',
  'move the trooper where?',
  'move where?',
  'place a harvester where?',
  'place a sandrider where?',
  'place a sandworm where?',
  'place a wormsign where?',
  'put it where?',
  'retreat where?',
  'scout which area?',
  'spy where?',
  'the sandworm attacks where?',
  'where does the Wild Maker come?',
] as const;
export type AreaName = (typeof AREA_QUESTIONS)[number];
export type SectorName = `${AreaName} in which sector?`;
export type AreaContext = {
  /** The area that something leaves; '' if nothing does. */
  readonly from: string;
  /** What is being put down or sent: a figure as options name it, or 'legion', 'sandworm'; '' where the question says it. */
  readonly piece: string;
  /** Of an attack: whether it surprises. */
  readonly surprise: boolean;
};
type AreaAsks = { option: string; about: AreaContext };
/** A sector stands for the areas in it that can be chosen. */
type SectorAsks = { option: string; about: AreaContext; means: { areas: readonly string[] } };

/** One of several ways that a card leaves open. */
export type EitherName = 'draw or play?' | 'move or attack?';

export type Questions = Record<AreaName, AreaAsks> &
  Record<SectorName, SectorAsks> &
  Record<EitherName, { option: string }> & {
    'a wormsign or a sandrider?': { option: string };
    'advance which marker?': { option: string };
    'advance?': { option: 'advance' | 'stay'; about: { from: string; to: string } };
    'attach it to which card?': { option: string; about: { card: string } };
    'attack with which legion?': { option: string; about: { surprise: boolean } };
    'attack with which sandworm?': { option: string };
    'by how many steps?': { option: number; about: { marker: string } };
    'call a sandworm to which sandrider?': { option: string };
    'capture which ornithopter?': { option: string };
    'change the die to what?': { option: Result };
    'claim a prescience card?': { option: string };
    'claim which card?': { option: string };
    'continue the battle?': { option: 'continue' | 'cease'; about: { hits: number } };
    'deploy a trooper where?': { option: string; about: { trooper: Trooper } };
    'deploy troopers in which sector?': { option: string };
    'detonate where?': { option: string };
    'discard a card for a die?': { option: string };
    'discard a card?': { option: string };
    'discard which card?': { option: string; about: { limit: number } };
    'discard which wormsign?': { option: string };
    'which partner discards?': { option: string };
    'drive off which smuggler ornithopter?': { option: string };
    'draw from which deck?': { option: string; about: { left: number } };
    'fire from which sector?': { option: string };
    'fire rockets where?': { option: string };
    'give up the camp?': { option: 'keep it' | 'give it up'; about: { area: string } };
    'how many go along?': { option: string; about: { from: string; to: string; kind: string }; means: Counted };
    'how much of the legion?': { option: 'the whole legion' | 'a part'; about: { from: string; to: string } };
    'in which air zone?': { option: string; about: { vehicle: string } };
    'keep which card?': { option: string };
    'land a frigate where?': { option: string };
    'lower which imperium marker?': { option: string };
    'lower which marker?': { option: string };
    'move the sietch where?': { option: string; about: { from: string } };
    'move which legion?': { option: string; about: { left: number } };
    'move which sandworm?': { option: string };
    'move which sietch?': { option: string };
    'move which trooper?': { option: string };
    'name which die?': { option: string };
    'open dust chasms where?': { option: string };
    'pitch the camp in which sector?': { option: string; about: { symbol: string } };
    'pitch the camp where?': { option: string; about: { symbol: string } };
    'place which vehicle?': { option: string };
    'play one more card?': { option: string };
    'push it where?': { option: string; about: { from: string } };
    'push which legion?': { option: string };
    'put a wormsign where?': { option: string };
    'put which piece on the board?': { option: string; about: { piece: string }; means: Figure };
    'raise which marker?': { option: string; about: { lowered: string; steps: number } };
    'remove the card or shuffle it back?': { option: string; about: { card: string }; means: Sorted };
    'remove the navigator or a frigate?': { option: string };
    'remove which unit?': { option: string; about: { area: string }; means: Figure };
    'remove which vehicle?': { option: string };
    'replace a unit where?': { option: string; about: { from: string; to: string } };
    'replace the Wild Maker?': { option: 'leave it' | 'replace it'; about: { area: string } };
    'replace which card?': { option: string };
    'retreat?': { option: 'stand' | 'retreat' };
    'reveal which token?': { option: string; means: Figure };
    'scout with which trooper?': { option: string };
    'send a carryall?': { option: string; about: { area: string } };
    'send a smuggler ornithopter where?': { option: string };
    'send the navigator where?': { option: string };
    'shuffle back which card?': { option: string };
    'spend spice how?': { option: string; about: { spice: number }; means: ForMarker };
    'spend the die or the token?': { option: 'die' | 'token'; about: { result: string } };
    'spend which die?': { option: string; about: { card: string } };
    'strike which legion?': { option: string };
    'swallow which harvester?': { option: string };
    'swap the tokens of which sietch?': { option: string };
    'swap them with which sietch?': { option: string; about: { from: string } };
    'take a Desert War action?': { option: string; about: { tokens: number } };
    'take its place with a smuggler ornithopter?': { option: string; about: { zone: string } };
    'take it from where?': { option: string; about: { vehicle: string } };
    'take the hit on what?': { option: string; about: { area: string; left: number; by: string }; means: Figure };
    'take which imperium action?': { option: string };
    'take which trooper along?': { option: Trooper; about: { area: string } };
    'take which leader off the board?': { option: string; means: Figure };
    'use a Bene Gesserit token?': { option: Result | 'no' };
    'do which of these?': { option: string; about: { leader: number; card: string; at: number } };
    'use desert power how?': { option: string };
    'use the die how?': { option: string; about: { result: string }; means: DieUse };
    'use the smugglers die how?': { option: string; about: { result: string } };
    'what do you do?': { option: string; means: Plays };
    'where does the storm strike?': { option: string };
    'which do the Harkonnens choose?': { option: string; about: { doing: Doing } };
    'which leader is struck?': { option: string; means: Figure };
    'which leader uses the special?': { option: string; means: Figure };
    'which legion does Staban Tuek join?': { option: string };
    'which ornithopter?': { option: string; about: { from: string; to: string } };
    'which sandworm comes?': { option: string; about: { area: string } };
    'which sandworm strikes first?': { option: string };
    'which wormsign is resolved?': { option: string };
    'who acts?': { option: string };
    'who flees to the south?': { option: string; means: Figure };
    'who goes to the tank first?': { option: string; about: { area: string }; means: Figure };
  };

/** Spice spent on a marker. */
export type ForMarker = { readonly how: 'keep' | 'raise'; readonly marker: string };
export const FOR_MARKERS: readonly ForMarker[] = MARKERS.flatMap((marker) => [
  { how: 'keep', marker },
  { how: 'raise', marker },
]);
export const SPENDING = meanings(FOR_MARKERS, (m) => `${m.how} ${m.marker}`);

/** A die that calls a leader (else -1), or stands in for another result (else ''). */
export type DieUse = { readonly leader: Leader; readonly as: Result | '' };
export const DIE_USES = meanings<DieUse>(
  [...ALL_LEADERS.map((leader) => ({ leader, as: '' as const })), ...RESULTS.map((as) => ({ leader: -1, as }))],
  (m) => (m.as === '' ? leaderWord(m.leader) : `as ${m.as}`),
);

/** A planning card that is played. */
export type Plays = { readonly card: string };
export const PLAYS = meanings<Plays>(
  ALL_CARDS.map((card) => ({ card })),
  (m) => `play ${m.card}`,
);
const PLAY_WORDS: ReadonlyMap<string, string> = new Map(ALL_CARDS.map((card) => [card, PLAYS.key({ card })]));
/** Made once: hands are listed often. */
export const playWord = (card: string): string => PLAY_WORDS.get(card) ?? '';

/** What becomes of an unclaimed prescience card. */
export type Sorted = { readonly how: 'remove' | 'shuffle'; readonly card: string };
export const SORTING = meanings<Sorted>(
  FACTS.prescienceCards.cards.flatMap((c) => [
    { how: 'remove', card: c.id },
    { how: 'shuffle', card: c.id },
  ]),
  (m) => `${m.how} ${m.card}`,
);

/** A decision of this game. */
export type Asked = DecisionOf<Questions>;
