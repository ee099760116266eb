// English for players.

import type { Config, Decision, Nouns, Offer, Option, Text, View } from '@landsraad/kernel';
import { COMMON, factionOfLeader, isLeader, leaderName, sheet, strengthOf } from './board/factions.ts';
import {
  isStronghold,
  locationsOf,
  nameOf,
  sectorOf,
  territoryOf as territoryAt,
  TERRITORIES,
  type Location,
} from './board/map.ts';
import { cardName } from './components.ts';
import { FACTS } from './facts.ts';
import { SUGGESTED } from './phases/0-set-up.ts';
import { FACTIONS, type Table } from './table.ts';

// ---- names ----

const CARDS = new Set<string>(FACTS.treachery.cards.map((c) => c.id));
const ELSE: { readonly [id: string]: string } = {
  none: 'nothing',
  'shai-hulud': 'Shai-Hulud',
  'kwisatz-haderach': 'the Kwisatz Haderach',
  karama: 'Karama',
  '': 'the reserves',
  bank: 'the bank',
};
const territoryOf = (id: string): string | null => {
  const t = TERRITORIES.find((x) => x === id);
  return t === undefined ? null : nameOf(t);
};
function placeOf(id: string): string | null {
  const [territory, sector] = id.split('@');
  const name = territoryOf(territory ?? '');
  return name === null ? null : sector === undefined ? name : `${name}, sector ${sector}`;
}
const factionName = (id: string): string | null => {
  const f = FACTIONS.find((x) => x === id);
  return f === undefined ? null : sheet(f).name;
};
/** Whatever an id stands for, as a person would say it. */
export function noun(id: unknown): string {
  const s = String(id);
  if (isLeader(s)) return leaderName(s);
  return ELSE[s] ?? (CARDS.has(s) ? cardName(s) : null) ?? placeOf(s) ?? factionName(s) ?? s;
}
const seatName = (seat: unknown, config: Config): string => {
  const f = config.options['factions'] === 'suggested' ? SUGGESTED[config.players]?.[Number(seat)] : undefined;
  return f === undefined ? `Player ${Number(seat) + 1}` : sheet(f).name;
};
const spice = (n: unknown): string => `${String(n)} spice`;
const forces = (n: unknown): string => (n === 1 ? '1 force' : `${String(n)} forces`);

// ---- questions ----

const tableOf = (v: View): Table => v.table as Table;
const seatIn = (v: View, seat: unknown): string => {
  const f = tableOf(v).factions[Number(seat)];
  return f === undefined ? `Player ${Number(seat) + 1}` : sheet(f).name;
};
const about = (v: View): string => noun(tableOf(v).about);
const me = (v: View): number => v.seat;

/** A battle as whoever is asked about it sees it. */
function battle(v: View): string {
  const b = tableOf(v).battle;
  if (b === null) return '';
  const mine = me(v) === b.aggressor || me(v) === b.defender;
  return mine
    ? `You fight ${seatIn(v, me(v) === b.aggressor ? b.defender : b.aggressor)} in ${noun(b.territory)}.`
    : `${seatIn(v, b.aggressor)} fights ${seatIn(v, b.defender)} in ${noun(b.territory)}.`;
}
const inBattle =
  (question: string) =>
  (v: View): string =>
    `${battle(v)} ${question}`.trim();
/** What fights for whoever is asked. */
function army(v: View): string {
  const b = tableOf(v).battle;
  const there = (tableOf(v).groups[me(v)] ?? []).filter((x) => b?.locations.includes(x.at) === true);
  const [plain, starred] = [sum(there.map((x) => x.forces)), sum(there.map((x) => x.starred))];
  return starred === 0 ? forces(plain) : `${forces(plain)} and ${starred} starred`;
}
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const foesLeader = (v: View): string => {
  const b = tableOf(v).battle;
  const leaders = (b?.plans ?? []).filter((p) => p.seat !== me(v)).map((p) => noun(p.leader));
  return leaders.join(' and ');
};
/** The shipment under way, as the others see it. */
function shipping(v: View): string {
  const s = tableOf(v).shipment;
  return s === null ? '' : `${seatIn(v, s.seat)} ships ${forces(s.forces + s.starred)} to ${noun(s.to)}.`;
}
/** What one force costs where it is to go. */
function fare(v: View): string {
  const s = tableOf(v).shipment;
  if (s === null || s.to === '' || s.kind === 'fremen reserves') return '';
  const { stronghold, other } = COMMON.shippingCostPerForce;
  const each = isStronghold(territoryAt(s.to)) ? stronghold : other;
  return ` ${each} spice each${s.rate === 'full' ? '' : ', at half price'}.`;
}
/** How many come back free. */
function revival(v: View): string {
  const f = tableOf(v).factions[me(v)];
  const free = f === undefined ? 0 : sheet(f).freeRevival;
  const most = COMMON.forceRevivalLimitPerTurn;
  return free >= most
    ? `How many forces do you revive? Up to ${most}, free.`
    : `How many forces do you revive? ${free} free, each further one ${COMMON.forceRevivalCost} spice, ${most} at most.`;
}

const QUESTIONS: { readonly [question: string]: string | ((v: View) => string) } = {
  'which faction?': 'Which faction do you play?',
  'swap with whom?': 'Do you want to swap factions with somebody?',
  'swap factions?': (v) => `${seatIn(v, tableOf(v).about)} would like to swap factions with you. Do you agree?`,
  'predict which faction?': 'Which faction do you predict will win?',
  'predict which turn?': 'In which turn will it win?',
  'keep which traitor?': 'Which traitor do you keep?',
  'place how many there?': (v) => `How many forces do you place in ${about(v)}?`,
  'place how many Fedaykin there?': (v) => `How many Fedaykin do you place in ${about(v)}?`,
  'how many Fedaykin among the ten?': 'How many of your ten starting forces are Fedaykin?',
  'place the advisor where?': 'Where do you place your first advisor?',
  'in which sector?': 'In which sector?',
  'dial the first storm': 'Dial the first storm: 0 to 20.',
  'dial the storm': 'Dial the storm: 1 to 3.',
  'play a card before the storm moves?': (v) =>
    `The storm will move ${tableOf(v).stormMove} sectors. Do you play a card first?`,
  'move the storm how far?': 'How many sectors does the storm move?',
  'lose how many Fedaykin?': (v) => `The storm catches you in ${about(v)}. How many of the dead are Fedaykin?`,
  'protect your ally from the worm?': (v) => `Shai-Hulud appears in ${about(v)}. Do you protect your ally?`,
  'what do you say in the Nexus?': 'The Nexus is open. What do you say?',
  'ride the worm where?': (v) => `Where do your forces in ${about(v)} ride the worm?`,
  'to which sector?': 'To which sector?',
  'place the sandworm where?': 'Where do you place the sandworm?',
  'call a sandworm with Karama?': 'Do you call a sandworm with Karama, and where?',
  'claim charity?': 'Do you claim CHOAM charity?',
  'announce battle where?': 'Where will your advisors fight this turn?',
  'bid?': (v) => bidding(v),
  'bid how much?': 'How much do you bid?',
  'pay with spice or Karama?': (v) => `The card is yours. How do you pay ${spice(tableOf(v).auction?.bid ?? 0)}?`,
  'how much do your allies pay?': 'How much of the price do your allies pay?',
  'revive how many forces?': revival,
  'how many of them starred?': 'How many of them are starred forces?',
  'revive which leader?': 'Which leader do you revive?',
  'let your ally revive three free?': 'Do you let your ally revive three forces free?',
  'pay for how many extra revivals?': (v) => `For how many extra forces of ${seatIn(v, tableOf(v).about)} do you pay?`,
  'take your turn now?': 'Do you ship and move now, or wait until after the next player?',
  'ship?': 'Do you ship?',
  'ship from which territory?': 'From which territory do you ship?',
  'ship to which territory?': 'Where do you ship to?',
  'ship to which sector?': 'In which sector do they land?',
  'ship how many forces?': (v) => `How many forces do you ship?${fare(v)}`,
  'ship how many starred forces?': 'How many of them are starred forces?',
  'how much of it do your allies pay?': 'How much of the shipping cost do your allies pay?',
  'stop the shipment with Karama?': (v) => `${shipping(v)} Do you stop the shipment with Karama?`.trim(),
  'send an advisor?': (v) => `${shipping(v)} Do you send a force along?`.trim(),
  'to which sector does the advisor go?': 'In which sector does it land?',
  'become advisors?': (v) => `Others enter ${about(v)}. Do your fighters there become advisors?`,
  'move?': 'Do you move?',
  'move from which territory?': 'From which territory do you move?',
  'move to which territory?': 'Where do you move to?',
  'move to which sector?': 'In which sector do they stop?',
  'ship how many from there?': (v) => `How many forces do you ship from ${about(v)}?`,
  'ship how many starred forces from there?': (v) => `How many starred forces do you ship from ${about(v)}?`,
  'how many from there?': (v) => `How many forces from ${about(v)}?`,
  'how many starred forces from there?': (v) => `How many starred forces from ${about(v)}?`,
  'arrive as fighters or advisors?': 'Do they arrive as fighters or as advisors?',
  'fight where?': 'Which battle is fought first?',
  'fight whom?': 'Whom do you fight first?',
  'use the Voice?': inBattle('Do you use the Voice?'),
  'foresee which element?': inBattle('Which element of the other plan do you foresee?'),
  'use prescience for your ally?': inBattle('Do you use prescience for your ally?'),
  'which element does your ally foresee for you?': 'Which element of the plan shall Atreides foresee for you?',
  'look at a whole plan with Karama?': inBattle('Do you look at a whole battle plan with Karama, and at whose?'),
  'which leader?': inBattle('Which leader do you send?'),
  'add the Kwisatz Haderach?': 'Does the Kwisatz Haderach help?',
  'which weapon?': 'Which weapon do you use?',
  'which defense?': 'Which defense do you use?',
  'dial how much?': (v) => `You have ${army(v)} there. How much do you dial? What you dial is lost even if you win.`,
  'and a half?': 'And half a point more?',
  'support with how much spice?': 'How much spice supports your forces? Each supported force counts fully.',
  'call treachery?': (v) => `The other leader is ${foesLeader(v)}. Do you call treachery?`,
  'lose how many starred forces?': 'You have won and lose what you dialed. How many of it are starred forces?',
  'lose how many ordinary forces?': 'And how many ordinary forces do you lose?',
  'keep the card?': 'Do you keep the card?',
  'capture a leader?': 'You have won. Do you capture a leader of the loser, drawn at random?',
  'kill the captive or keep it?': 'Do you kill the captive for 2 spice, or keep it for one battle?',
  'collect how much?': (v) => `How much spice do you collect in ${about(v)}?`,
  'take which share of the field?': (v) => `How much of the spice in ${about(v)} shall be yours?`,
  'agree to the split?': (v) => `Do you agree to the split of ${about(v)}?`,
  'stop the advantage?': (v) => `Do you stop this with Karama: ${tableOf(v).announced}?`,
  'stop the worthless card?': 'A worthless card is played as Karama. Do you stop that with a Karama of your own?',
  'accept the deal?': (v) => dealText(v),
  'show which card?': 'Which card do you show?',
  'ask about what?': 'What is your question about?',
  'ask which?': 'Which one do you ask about?',
  'answer truthfully': (v) => `You are in a truth trance: ${tableOf(v).about.split(' ').map(noun).join(' ')}?`,
  'revive how many by the card?': 'How many forces come back?',
  'how many of them starred by the card?': 'How many of them are starred forces?',
  'draw how many cards?': 'How many cards do you draw?',
  'give back which card?': 'Which card do you give back?',
};
function bidding(v: View): string {
  const a = tableOf(v).auction;
  return a === null || a.high < 0 ? 'Do you open the bidding?' : `${seatIn(v, a.high)} bids ${a.bid}. Do you bid more?`;
}
function dealText(v: View): string {
  const d = tableOf(v).deal;
  if (d === null) return 'Do you accept the deal?';
  const promise =
    d.promise === 'nothing'
      ? ' for nothing in return'
      : ` for your promise: ${d.promise}${d.noun === '' ? '' : ` of ${noun(d.noun)}`}`;
  return `${seatIn(v, d.from)} offers ${spice(d.spice)}${promise}. Do you accept?`;
}

// ---- options ----

const SEATS = new Set(['fight whom?', 'swap with whom?', 'look at a whole plan with Karama?']);
const WORDS: { readonly [option: string]: string } = {
  pass: 'Pass',
  done: 'Nothing more',
  more: 'Bid more',
  decline: 'Decline',
  claim: 'Claim charity',
  ship: 'Ship from the reserves',
  'ship across': 'Ship across the map',
  'ship back': 'Ship back to the reserves',
  'bring reserves': 'Bring reserves onto the map',
  move: 'Move',
  hajr: 'Play Hajr for another move',
  'end the turn': 'End the turn',
  stay: 'Stay',
  no: 'No',
  yes: 'Yes',
  spice: 'Pay spice',
  'all there is': 'Pay all the spice you have',
  treachery: 'Treachery!',
  none: 'None',
  accept: 'Accept',
  refuse: 'Refuse',
  wait: 'Wait',
  now: 'Now',
  nothing: 'Nothing',
  nobody: 'Nobody',
  nowhere: 'Nowhere',
  'no more': 'No more',
  'no split': 'No split',
  agree: 'Agree',
  'leave the alliance': 'Leave the alliance',
  capture: 'Capture one',
  kill: 'Kill it',
  keep: 'Keep it',
};
function option(question: string, o: Option): string {
  if (typeof o === 'number') return SEATS.has(question) ? `Player ${o + 1}` : String(o);
  const known = WORDS[o];
  if (known !== undefined) return known;
  const [first, ...rest] = o.split(' ');
  const last = rest.at(-1) ?? '';
  if (o.startsWith('propose to')) return `Propose an alliance to player ${Number(last) + 1}`;
  if (o.startsWith('agree with')) return `Agree with player ${Number(last) + 1}`;
  if (first === 'refuse' && rest.length > 0) return `Refuse player ${Number(last) + 1}`;
  if (first === 'keep' || first === 'discard') return `${first === 'keep' ? 'Keep' : 'Discard'} ${noun(last)}`;
  if (isLeader(o)) return `${leaderName(o)} (${sheet(factionOfLeader(o)).name}, ${strengthOf(o)})`;
  const name = noun(o);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function offer(o: Offer): string {
  const what =
    o.noun === null
      ? ''
      : o.name === 'truthtrance' || o.name.startsWith('swap') || o.name.startsWith('release from')
        ? `player ${Number(o.noun) + 1}`
        : noun(o.noun);
  switch (o.name) {
    case 'truthtrance':
      return `Play Truthtrance on ${what}`;
    case 'tleilaxu ghola':
      return `Play Tleilaxu Ghola: revive ${what}`;
    case 'revive with Karama':
      return `Use your Karama power: revive ${what}`;
    case 'swap cards with Karama':
      return `Use your Karama power: draw cards of ${what}`;
    case 'stop with Karama':
      return `Play Karama: stop ${what}`;
    case 'stop with a worthless card':
      return `Play a worthless card as Karama: stop ${what}`;
    case 'release from promises':
      return `Release ${what} from all promises`;
    default:
      return `${o.name.charAt(0).toUpperCase()}${o.name.slice(1)}${what === '' ? '' : `: ${what}`}`;
  }
}

// ---- what happened ----

type Line = (n: Nouns, who: (seat: unknown) => string) => string | null;
const LINES: { readonly [kind: string]: Line } = {
  'takes a seat': (n, who) => {
    const [name, faction] = [who(n['seat']), noun(n['faction'])];
    return name === faction ? `${name}: ${String(n['colour'])}.` : `${name} plays ${faction} (${String(n['colour'])}).`;
  },
  'faction picked': (n, who) => `${who(n['seat'])} picks ${noun(n['faction'])}.`,
  'factions swapped': (n, who) => `${who(n['seat'])} and ${who(n['to'])} swap factions.`,
  predicted: (n) =>
    n['faction'] === undefined
      ? 'The Bene Gesserit make their prediction.'
      : `You predict ${noun(n['faction'])} in turn ${String(n['turn'])}.`,
  'traitor kept': (n, who) =>
    `${who(n['seat'])} keeps a traitor${n['leader'] === undefined ? '' : `: ${noun(n['leader'])}`}.`,
  'forces placed': (n, who) => `${who(n['seat'])} places ${forces(n['forces'])} in ${noun(n['at'])}.`,
  'treachery dealt': () => 'Treachery cards are dealt.',
  turn: (n) => `Turn ${String(n['turn'])} begins.`,
  'storm dialed': (n) => `The dials show ${String(n['first'])} and ${String(n['second'])}.`,
  'storm card': (n) => `The storm card says ${String(n['sectors'])}.`,
  'storm card drawn': (n) =>
    n['sectors'] === undefined
      ? 'The Fremen look at the next storm.'
      : `The next storm will move ${String(n['sectors'])}.`,
  'weather control': (n, who) => `${who(n['seat'])} makes the storm move ${String(n['sectors'])}.`,
  'shield wall destroyed': (n, who) => `${who(n['seat'])} destroys the Shield Wall with Family Atomics.`,
  'storm moved': (n) => `The storm stops in sector ${String(n['sector'])}.`,
  'storm kills': (n, who) => `The storm kills ${forces(n['forces'])} of ${who(n['seat'])} in ${noun(n['at'])}.`,
  'first player': (n, who) => `${who(n['seat'])} is First Player.`,
  'spice card': (n) => `The spice card is ${noun(n['card'])}.`,
  'spice blows': (n) => `${spice(n['spice'])} blow in ${noun(n['at'])}.`,
  'no spice': (n) => `The storm keeps the spice away from ${noun(n['at'])}.`,
  devoured: (n) =>
    n['forces'] === 0 && n['spice'] === 0
      ? `Shai-Hulud appears in ${noun(n['territory'])} and finds nothing.`
      : `Shai-Hulud devours ${forces(n['forces'])} and ${spice(n['spice'])} in ${noun(n['territory'])}.`,
  'karama worm': (n) => `The Fremen call a sandworm in ${noun(n['territory'])}.`,
  'worm ride': (n, who) =>
    `${who(n['seat'])} ride with ${forces(n['forces'])} from ${noun(n['from'])} to ${noun(n['to'])}.`,
  nexus: () => 'A Nexus begins.',
  'alliance proposed': (n, who) => `${who(n['seat'])} proposes an alliance to ${who(n['to'])}.`,
  'alliance refused': (n, who) => `${who(n['seat'])} refuses ${who(n['to'])}.`,
  alliance: (n, who) => `${who(n['seat'])} and ${who(n['to'])} are allied.`,
  'alliance broken': (n, who) => `${who(n['seat'])} leaves the alliance.`,
  charity: (n, who) => `${who(n['seat'])} receives ${spice(n['spice'])} as charity.`,
  'hand declared': (n, who) => `${who(n['seat'])} holds ${String(n['cards'])} treachery cards.`,
  'cards dealt': (n) => `${String(n['cards'])} treachery cards are up for auction.`,
  'atreides look': (n) => (n['card'] === undefined ? null : `The card up for auction is ${noun(n['card'])}.`),
  bid: (n, who) => `${who(n['seat'])} bids ${String(n['spice'])}.`,
  passed: (n, who) => `${who(n['seat'])} passes.`,
  paid: (n, who) => `${who(n['seat'])} pays ${spice(n['spice'])} to ${noun(n['to'])}.`,
  'ally paid': (n, who) => `${who(n['seat'])} pays ${spice(n['spice'])} for ${who(n['to'])}.`,
  'card bought': (n, who) => `${who(n['seat'])} buys the card${n['card'] === undefined ? '' : `: ${noun(n['card'])}`}.`,
  'bonus card': (n, who) => `${who(n['seat'])} draws a bonus card.`,
  'nobody bids': () => 'Nobody bids; the cards go back.',
  'forces revived': (n, who) => `${who(n['seat'])} revives ${forces(n['forces'])} for ${spice(n['spice'])}.`,
  'leader revived': (n, who) => `${who(n['seat'])} revives ${noun(n['leader'])} for ${spice(n['spice'])}.`,
  'spice look': (n) =>
    n['card'] === undefined ? 'Atreides look at the spice deck.' : `The next spice card is ${noun(n['card'])}.`,
  shipped: (n, who) => `${who(n['seat'])} ships ${forces(n['forces'])} to ${noun(n['to'])} for ${spice(n['spice'])}.`,
  'shipment stopped': (n, who) => `${who(n['seat'])} stops the shipment of ${who(n['of'])}.`,
  'advisor sent': (n, who) => `${who(n['seat'])} sends a force to ${noun(n['at'])}.`,
  'fighters advise': (n) => `The Bene Gesserit in ${noun(n['territory'])} become advisors.`,
  'advisors fight': (n) => `The Bene Gesserit in ${noun(n['territory'])} become fighters.`,
  moved: (n, who) => `${who(n['seat'])} moves ${forces(n['forces'])} from ${noun(n['from'])} to ${noun(n['to'])}.`,
  'allies clash': (n, who) =>
    `${who(n['seat'])} loses ${forces(n['forces'])} beside an ally in ${noun(n['territory'])}.`,
  battle: (n, who) => `${who(n['seat'])} attacks ${who(n['enemy'])} in ${noun(n['territory'])}.`,
  'no leader': (n, who) => `${who(n['seat'])} has neither leader nor cheap hero.`,
  voice: (n, who) =>
    `The Voice tells ${who(n['on'])} ${n['play'] === true ? 'to play' : 'not to play'}: ${noun(n['what'])}.`,
  'element shown': (n, who) =>
    `${who(n['seat'])} shows the ${String(n['element'])}${n['value'] === undefined ? '' : `: ${noun(n['value'])}`}.`,
  plan: (n, who) =>
    `${who(n['seat'])}: ${noun(n['leader'])}, weapon ${noun(n['weapon'])}, defense ${noun(n['defense'])}, dial ${String(n['dial'])}${n['spice'] === 0 ? '' : ` with ${spice(n['spice'])}`}${n['haderach'] === true ? ', with the Kwisatz Haderach' : ''}.`,
  'treachery called': (n, who) => `${who(n['seat'])} calls treachery: ${noun(n['leader'])} is a traitor!`,
  traitor: (n, who) => `${who(n['seat'])} wins by treachery and receives ${spice(n['spice'])}.`,
  'two traitors': () => 'Both leaders are traitors; everything is lost.',
  explosion: (n) => `Lasgun and shield: everything in ${noun(n['territory'])} explodes.`,
  'battle won': (n, who) =>
    `${who(n['seat'])} wins in ${noun(n['territory'])}, ${String(n['aggressor'])} to ${String(n['defender'])}.`,
  'leader killed': (n) => `${noun(n['leader'])} is killed.`,
  'leader spice': (n, who) => `${who(n['seat'])} receives ${spice(n['spice'])} for ${noun(n['leader'])}.`,
  'leader captured': (n, who) =>
    `${who(n['seat'])} captures ${n['leader'] === undefined ? 'a leader' : noun(n['leader'])} of ${who(n['of'])}.`,
  'captive killed': (n, who) => `${who(n['seat'])} kills the captive of ${who(n['of'])} for ${spice(n['spice'])}.`,
  'captives freed': () => 'All captives go home.',
  collected: (n, who) =>
    n['spice'] === 0
      ? `${who(n['seat'])} leaves the spice in ${noun(n['at'])}.`
      : `${who(n['seat'])} collects ${spice(n['spice'])} in ${noun(n['at'])}.`,
  income: (n, who) => `${who(n['seat'])} receives ${spice(n['spice'])} from ${noun(n['territory'])}.`,
  won: (n) => `${noun(n['faction'])} wins!`,
  prediction: (n) =>
    `The Bene Gesserit had predicted ${noun(n['faction'])} in turn ${String(n['turn'])}: they alone win.`,
  'card played': (n, who) => `${who(n['seat'])} lays down ${noun(n['card'])}.`,
  'advantage stopped': (n, who) => `${who(n['seat'])} stops ${String(n['advantage'])} with Karama.`,
  'karama power': (n, who) => `${who(n['seat'])} uses the special Karama power.`,
  'cards drawn': (n, who) => `${who(n['seat'])} draws ${String(n['cards'])} cards from ${who(n['from'])}.`,
  truth: (n, who) =>
    `${who(n['of'])} answers ${who(n['seat'])} about ${String(n['topic'])} ${noun(n['noun'])}: ${String(n['answer'])}.`,
  deal: (n, who) =>
    `${who(n['seat'])} pays ${who(n['to'])} ${spice(n['spice'])}${n['promise'] === 'nothing' ? '' : ` for the promise: ${String(n['promise'])}${n['noun'] === '' ? '' : ` of ${noun(n['noun'])}`}`}.`,
  'released from promises': (n, who) => `${who(n['seat'])} releases ${who(n['by'])} from all promises.`,
  'wealth shared': (n, who) => `${who(n['seat'])} gives ${who(n['to'])} ${spice(n['spice'])}.`,
  'spice released': (n, who) => `${who(n['seat'])} releases ${spice(n['spice'])} for allies.`,
  shown: (n, who) =>
    `${who(n['seat'])} shows ${who(n['to'])} ${n['card'] === undefined ? 'a card' : noun(String(n['card']).replace('traitor ', ''))}.`,
  reshuffled: (n) => `The ${String(n['deck'])} deck is shuffled anew.`,
  // Who had no choice made none.
  'only one answer': () => null,
};

// ---- the position, for a terminal ----

/** So many ordinary and so many starred forces. */
const strong = (x: { readonly forces: number; readonly starred: number }): string =>
  x.starred === 0 ? String(x.forces) : x.forces === 0 ? `${x.starred}*` : `${x.forces}+${x.starred}*`;
/** Sectors are named only where a territory has several. */
function place(at: Location): string {
  const t = territoryAt(at);
  return locationsOf(t).length === 1 ? nameOf(t) : `${nameOf(t)} (sector ${sectorOf(at)})`;
}
/** What only the seat that looks may see, and the battle under way. */
function own(v: View, t: Table): string[] {
  const lines: string[] = [];
  const known = (pool: string, name: string): readonly string[] => {
    const there = v.hidden[pool]?.[`${name} ${me(v)}`];
    return there !== undefined && 'known' in there ? there.known : [];
  };
  const leaders = known('leaders', 'home').map((l) => `${leaderName(l)} ${strengthOf(l)}`);
  const spies = known('traitors', 'kept').map(noun);
  if (leaders.length > 0) lines.push(`Your leaders: ${leaders.join(', ')}.`);
  if (spies.length > 0) lines.push(`In your pay: ${spies.join(', ')}.`);
  if (t.battle !== null) lines.push(battle(v));
  return lines;
}

function position(v: View, config: Config): string[] {
  const t = tableOf(v);
  const lines = [
    `Turn ${t.turn}, ${t.phase}. Storm in sector ${t.storm}. Spice: ${t.spice.map((s) => `${s.amount} in ${place(s.at)}`).join('; ') || 'none'}.`,
  ];
  for (let s = 0; s < config.players; s++) {
    const hand = v.hidden['treachery']?.[`hand ${s}`];
    const cards =
      hand !== undefined && 'known' in hand
        ? [...hand.known.map(noun), ...(hand.backs === null ? ['?'] : Array.from({ length: hand.backs }, () => '?'))]
        : [];
    const where = (t.groups[s] ?? []).map((x) => `${strong(x)} in ${place(x.at)}`).join('; ') || 'nobody';
    const [reserve, tanks] = [t.reserves[s], t.tanks[s]];
    const amount = v.purses['spice']?.amounts[s] ?? null;
    const allied = t.alliances.flatMap((a, k) => (k !== s && a >= 0 && a === t.alliances[s] ? [seatIn(v, k)] : []));
    lines.push(
      `${seatIn(v, s)}${s === v.seat ? ' (you)' : ''}${allied.length > 0 ? `, allied with ${allied.join(' and ')}` : ''}: spice ${amount ?? '?'} · on the map ${where} · reserve ${(reserve?.forces ?? 0) + (reserve?.starred ?? 0)} · tanks ${(tanks?.forces ?? 0) + (tanks?.starred ?? 0)} · hand ${cards.join(', ') || '–'}`,
    );
  }
  return [...lines, ...own(v, t)];
}

// ---- things on cards and discs ----

const EFFECTS = new Map<string, string>(
  FACTS.treachery.cards.flatMap((c) => ('effect' in c && typeof c.effect === 'string' ? [[c.id, c.effect]] : [])),
);
function thing(id: string): { readonly title: string; readonly note?: string } | null {
  if (isLeader(id)) return { title: leaderName(id), note: `${sheet(factionOfLeader(id)).name}, ${strengthOf(id)}` };
  const effect = EFFECTS.get(id);
  if (CARDS.has(id)) return effect === undefined ? { title: cardName(id) } : { title: cardName(id), note: effect };
  const name = noun(id);
  return name === id ? null : { title: name };
}

export const text: Text = {
  seat: seatName,
  question: (d: Decision, v: View) => {
    const q = QUESTIONS[d.name] ?? d.name;
    return typeof q === 'string' ? q : q(v);
  },
  option,
  offer,
  happening: (kind, nouns, config) => LINES[kind]?.(nouns, (seat) => seatName(seat, config)) ?? null,
  position,
  thing,
};
