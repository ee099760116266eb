// English for players.

import { answering, asking, type Offer, type Option, type OptionTexts, type Text, type Seat } from '@landsraad/kernel';
import { areaOf, zoneOf } from '../board/areas.ts';
import { wayIn } from '../cards/steps.ts';
import { deckOf, decksOf } from '../components.ts';
import { leaderName, leaderSide } from '../leaders.ts';
import { AS_ASSUMED, printedFor, printedIn, type Printed } from '../printed/printed.ts';
import type { DieUse, Questions, Asked } from '../questions.ts';
import { ATREIDES, HARKONNEN, NEITHER, sidesAt, type Side } from '../sides.ts';
import { resultOf, type Table } from '../table.ts';
import { LINES } from './happenings.ts';
import { desertLeaderText, leaderText, shortName } from './leaders.ts';
import {
  anyCardName,
  areaName,
  countedName,
  inArea,
  nounName,
  one,
  resultName,
  spendingName,
  zoneName,
} from './names.ts';
import { position } from './position.ts';
import { QUESTIONS } from './questions.ts';
import { OVERVIEW } from './overview.ts';
import { seatName, seatNameIn, subjectOf } from './seats.ts';
import { wayText } from './steps.ts';

const WAYS: { readonly [option: string]: string } = {
  move: 'Move',
  attack: 'Attack',
  'surprise attack': 'Make a surprise attack',
  deploy: 'Deploy',
  draw: 'Draw 2 cards',
  elites: 'Replace 2 Regulars with Elites',
  vehicles: 'Place 2 vehicles',
  wormsigns: 'Place 2 wormsigns',
  sandriders: 'Special action of the Sandriders: a sandworm under a lone Sandrider, then a wormsign',
  'deploy troopers': 'Deploy up to 3 Suspensor Troopers',
  'move a trooper': 'Move a Suspensor Trooper',
  'scout with a trooper': 'Scout with a Suspensor Trooper, which leaves the board',
  'deploy rockets': 'Deploy up to 3 Rocket Launchers',
  'rocket attack': 'Attack vehicles with Rocket Launchers',
  'smugglers die': 'Use the smugglers die',
  'move a leader': 'Move a legion with a leader',
  'attack with smugglers': 'Attack with a legion that has smugglers',
  'move a legion': 'Move a legion',
  'move smugglers': 'Move up to 2 legions that have smugglers',
  'deploy smugglers': 'Place 2 smugglers at the base',
  'play a card': 'Play a planning card',
  'draw two, keep one': 'Draw 2 House Atreides cards and keep 1',
  'take its place': 'Yes, it takes its place',
  afterwards: 'Maybe afterwards',
  'keep it': 'Keep the camp',
  'give it up': 'Give it up for 1 prescience',
  'leave it out': 'Skip',
  enough: 'No more cards',
  'desert power': 'Use Desert Power',
  'off the board': 'A new sandworm',
  'wild-maker': 'The Wild Maker',
  'claim a card': 'Spend a die to claim a prescience card',
};
const usesDie = (m: DieUse, printed: Printed): string =>
  m.as !== ''
    ? `Use it as ${resultName(m.as)}`
    : `Special action of ${leaderName(m.leader)}: ${leaderText(m.leader, printed)}`;
/** The values that the table of a view is played with. */
const printedOn = (v: { readonly table: Table } | undefined): Printed => (v === undefined ? AS_ASSUMED : printedFor(v));

/** Whatever carries a legion and is no plain ornithopter. */
const CARRIERS: { readonly [what: string]: string } = {
  escort: ': Escort Ornithopter, which joins the legion',
  'frigate atreides': ': frigate',
  'frigate harkonnen': ': frigate',
};
const IMPERIUM_ACTIONS: { readonly [marker: string]: string } = {
  choam: 'CHOAM: 1 frigate aboard your heighliner',
  spacingGuild: 'Spacing Guild: your heighliner moves 1 step',
  landsraad: 'Landsraad: 2 troops aboard your heighliner',
};

/** Where an option is more than a noun or a way to act. */
const OPTIONS: Partial<OptionTexts<Table, Questions>> = {
  'use the die how?': (o, means, _d, v) => (means === null ? way(o) : usesDie(means, printedOn(v))),
  'use desert power how?': (o, _means, _d, v) => desertLeaderText(o, printedOn(v)) ?? way(o),
  'do which of these?': (o, _means, d, v) => wayOf(o, d.about, printedOn(v)),
  'what do you do?': (o, means) => {
    if (means !== null) return `Play ${anyCardName(means.card)}`;
    return resultOf(o) >= 0 ? `Spend ${one(resultName(o))} die` : way(o);
  },
  'who acts?': (o, _means, d, v) => partner(o, d.seat, v?.table.sides),
  'which partner discards?': (o, _means, d, v) => partner(o, d.seat, v?.table.sides),
  'take a Desert War action?': (o) => (o === 'no' ? 'Not this time' : way(o)),
  'take the hit on what?': (o, _means, d, v) =>
    o === 'escort, 2 hits' ? 'Escort Ornithopter, for 2 hits' : way(o, printedOn(v), v?.table.sides[d.seat]),
  'take which imperium action?': (o) => IMPERIUM_ACTIONS[o] ?? way(o),
  'drive off which smuggler ornithopter?': (o) => (o === 'none' ? 'Give none up' : way(o)),
  'place which vehicle?': (o) => (o === 'escort' ? 'Escort Ornithopter' : way(o)),
  'which ornithopter?': (o, _means, _d, v) => `${zoneName(o)}${CARRIERS[v?.table.air[zoneOf(o)] ?? ''] ?? ''}`,
  'continue the battle?': (o) => (o === 'cease' ? 'Cease the attack' : 'Continue'),
  'how many go along?': (o, means, d, v) => (means === null ? way(o) : countedName(means, v?.table.sides[d.seat])),
  'spend spice how?': (o) => spendingName(o),
  'remove the card or shuffle it back?': (o, means, _d, v) => {
    if (means === null) return way(o);
    const card = anyCardName(means.card, printedOn(v));
    return means.how === 'remove' ? `Remove ${card} from the game` : `Shuffle ${card} back`;
  },
};
/** One of two who share a side, as the House player is asked. */
function partner(option: string, house: Seat, sides: readonly Side[] | undefined): string {
  if (sides === undefined) return option === 'house' ? 'The House player' : 'The player of the ally';
  return seatNameIn(sides, option === 'house' ? house : house + 1);
}
/** What one of two partners does, not their side. */
const OF_PLAYERS = new Set([
  'drew',
  'action dice',
  'die changed',
  'die spent',
  'smugglers die spent',
  'token used',
  'card played',
  'discarded',
]);
const way = (o: Option, printed: Printed = AS_ASSUMED, side?: Side): string =>
  WAYS[String(o)] ?? nounName(o, printed, side);
/** Whose figures a question is about. */
const sideAsked = (d: Asked, v: { readonly table: Table } | undefined): Side | undefined =>
  d.name === 'which do the Harkonnens choose?' ? HARKONNEN : v?.table.sides[d.seat];
/** One of the ways that a card leaves open, in its own words. */
function wayOf(o: string, about: Questions['do which of these?']['about'] | null, printed: Printed): string {
  if (about === null) return way(o);
  const { leader, card, at } = about;
  const steps = leader >= 0 ? printed.leaders[leader]?.steps : printed.planning.get(card);
  const line = steps?.row[at];
  const ways = line?.op === 'choose' ? line.ways[wayIn(o)] : undefined;
  if (ways === undefined) return way(o);
  const side = leader >= 0 ? leaderSide(leader) : decksOf(ATREIDES).includes(deckOf(card)) ? ATREIDES : HARKONNEN;
  return wayText(side, leader >= 0 ? shortName(leader) : null, ways);
}

function offer(o: Offer, v?: { readonly table: Table }): string {
  const noun = String(o.noun);
  switch (o.name) {
    case 'guerrilla training':
      return areaOf(noun) >= 0 ? `Reveal the sietch ${inArea(areaOf(noun))}` : `Reveal ${nounName(noun).toLowerCase()}`;
    case 'scouting':
      return `Scout with the ornithopter in ${zoneName(noun)}`;
    case 'hawats scheming':
      return `Discard ${noun} Hawat's Scheming: Hawat falls, Mohiam enters`;
    case 'cone of silence':
      return 'Confer in secret: spend a Cone of Silence';
    case 'family atomics':
      return `Detonate the Family Atomics at ${areaName(noun)}`;
    default:
      return `Claim ${anyCardName(noun, printedOn(v))}`;
  }
}

export const text: Text<Table, Asked> = {
  overview: OVERVIEW,
  seat: seatName,
  question: (d, v) => asking(QUESTIONS, d, v),
  option: (d, o, v) => answering(OPTIONS, d, o, v) ?? way(o, printedOn(v), sideAsked(d, v)),
  offer,
  happening: (kind, nouns, config) => {
    const seat = nouns['seat'];
    const side = typeof seat === 'number' ? (sidesAt(config)[seat] ?? NEITHER) : NEITHER;
    const player = typeof seat === 'number' && OF_PLAYERS.has(kind) ? subjectOf(seat, config) : null;
    const told = player === null ? { ...nouns, side } : { ...nouns, side, player };
    return LINES[kind]?.(told, printedIn(config.box)) ?? null;
  },
  position,
};
