// English for players of the Night Bazaar.

import {
  answering,
  asking,
  type Config,
  type Nouns,
  type Offer,
  type OptionTexts,
  type QuestionTexts,
  type Text,
  type View,
} from '@landsraad/kernel';
import { BOX } from './components.ts';
import type { Questions, Asked } from './questions.ts';
import type { Table } from './table.ts';

const NAMES = ['Amber', 'Cobalt', 'Jade', 'Rose'];
const name = (seat: unknown): string => NAMES[Number(seat)] ?? 'Somebody';
const stall = (n: unknown): string => `stall ${Number(n) + 1}`;
const coins = (n: unknown): string => (n === 1 ? '1 coin' : `${String(n)} coins`);
const cardName = (id: string): string => BOX.cards.find((c) => c.id === id)?.name ?? id;

const QUESTIONS: QuestionTexts<Table, Questions> = {
  'ring the bell?': 'Who rings the bell and goes first tonight?',
  'haggle?': 'Do you want a partner tonight?',
  'bid for which stall?': 'Which stall do you bid for?',
  'how many coins?': (d) => `How many coins do you bid for ${stall(d.about.stall)}?`,
  'what do you do?': 'What do you do with your turn?',
  'stop the raid?': (d) => `${name(d.about.by)} raids ${name(d.about.on)}. Do you stop the raid?`,
  'accept the deal?': (d) =>
    `Do you take ${coins(d.about.coins)} from ${name(d.about.from)} and promise peace for this night?`,
  'discard which card?': 'Which card do you discard?',
};

const SAYS = { offer: 'Offer partnership to', accept: 'Accept', refuse: 'Refuse' };
const OPTIONS: OptionTexts<Table, Questions> = {
  'ring the bell?': () => 'Ring the bell',
  'haggle?': (_o, means) => (means === null ? 'No more words' : `${SAYS[means.says]} ${name(means.to)}`),
  'bid for which stall?': (o) => (o === -1 ? 'Stay away' : `Bid for ${stall(o)}`),
  'how many coins?': coins,
  'what do you do?': (o, means) =>
    means !== null ? `Raid ${name(means.on)}` : o === 'draw' ? 'Draw a card' : `Play ${cardName(o)}`,
  'stop the raid?': (o) => (o === 'guard' ? 'Play a Guard' : 'Let it happen'),
  'accept the deal?': (o) => (o === 'accept' ? 'Accept' : 'Refuse'),
  'discard which card?': (o) => `Discard ${cardName(o)}`,
};

function offer(o: Offer): string {
  if (o.name === 'lantern') return `Play a Lantern on ${stall(o.noun)}`;
  if (o.name === 'cloak') return `Play a Cloak and bury your ${String(o.noun)}`;
  if (o.name === 'rumour') return `Play a Rumour: ${name(o.noun)} bids again`;
  return 'Pay somebody for peace tonight';
}

const LINES: { readonly [kind: string]: (n: Nouns) => string } = {
  dealt: (n) => `Everybody takes ${coins(n['coins'])} and ${String(n['cards'])} cards.`,
  night: (n) => `Night ${String(n['night'])} falls.`,
  bell: (n) => `${name(n['seat'])} rings the bell and goes first.`,
  'set out': (n) => `${String(n['crates'])} crates stand on the stalls.`,
  'partnership offered': (n) => `${name(n['seat'])} offers ${name(n['to'])} a partnership.`,
  'partnership refused': (n) => `${name(n['seat'])} refuses ${name(n['to'])}.`,
  partners: (n) => `${name(n['seat'])} and ${name(n['to'])} are partners tonight.`,
  'looked together': (n) => `${name(n['seat'])} and ${name(n['to'])} look at the crate on stall 1.`,
  bid: (n) => `${name(n['seat'])} bids ${coins(n['coins'])} for ${stall(n['stall'])}.`,
  rolled: (n) => `${name(n['seat'])} rolls ${String(n['pips'])}.`,
  'crate won': (n) =>
    `${name(n['seat'])} takes the crate from ${stall(n['stall'])} for ${coins(n['coins'])}${n['crate'] === undefined ? '' : `: ${String(n['crate'])}`}.`,
  drew: (n) => `${name(n['seat'])} draws a card.`,
  broker: (n) => `A Broker brings ${name(n['seat'])} ${coins(n['coins'])}.`,
  festival: (n) => `${name(n['seat'])} calls a Festival: bids may be twice as high.`,
  'raid announced': (n) => `${name(n['seat'])} announces a raid on ${name(n['victim'])}.`,
  'raid stopped': (n) => `${name(n['seat'])} plays a Guard and stops ${name(n['by'])}.`,
  raided: (n) =>
    `${name(n['seat'])} takes a crate${n['crate'] === undefined ? '' : ` of ${String(n['crate'])}`} from ${name(n['victim'])}.`,
  'nothing to raid': (n) => `${name(n['seat'])} finds the store of ${name(n['victim'])} empty.`,
  alarm: (n) => `${name(n['seat'])} draws a card at the alarm.`,
  lantern: (n) => `${name(n['seat'])} holds a Lantern to ${stall(n['stall'])}.`,
  cloak: (n) =>
    `${name(n['seat'])} buries a crate${n['crate'] === undefined ? '' : ` of ${String(n['crate'])}`} under a Cloak.`,
  rumour: (n) => `${name(n['seat'])} spreads a Rumour: ${name(n['against'])} bids again.`,
  'deal accepted': (n) =>
    `${name(n['to'])} takes ${coins(n['coins'])} from ${name(n['seat'])} and promises peace tonight.`,
  'deal refused': (n) => `${name(n['to'])} refuses ${coins(n['coins'])} from ${name(n['seat'])}.`,
  discarded: (n) => `${name(n['seat'])} discards ${cardName(String(n['card']))}.`,
  dusk: () => 'Dusk: everybody draws a card.',
  scored: (n) => `${name(n['seat'])} scores ${String(n['score'])}.`,
  'only one answer': (n) => `Only one answer for ${name(n['seat'])}: ${String(n['option'])}.`,
};

function position(v: View, config: Config): string[] {
  const row = (place: string, pool: string): string => {
    const seen = v.hidden[pool]?.[place];
    if (seen === undefined) return '';
    if ('row' in seen) return seen.row.map((x) => x ?? '?').join(' ');
    return [...seen.known, ...Array.from({ length: seen.backs ?? 0 }, () => '?')].join(' ');
  };
  const lines = [`On the stalls: ${row('stalls', 'crates') || 'nothing'}`];
  for (let s = 0; s < config.players; s++) {
    const purse = v.purses['coins']?.amounts[s] ?? null;
    lines.push(
      `${name(s)}${s === v.seat ? ' (you)' : ''}: coins ${purse ?? '?'} · hand ${row(`hand ${s}`, 'cards') || '–'} · store ${row(`store ${s}`, 'crates') || '–'} · cellar ${row(`cellar ${s}`, 'crates') || '–'}`,
    );
  }
  return lines;
}

export const text: Text<Table, Asked> = {
  seat: (seat) => name(seat),
  question: (d, v) => asking(QUESTIONS, d, v),
  option: (d, o, v) => answering(OPTIONS, d, o, v) ?? String(o),
  offer,
  happening: (kind, nouns) => LINES[kind]?.(nouns) ?? null,
  position,
};
