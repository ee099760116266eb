// Questions, options and offers as players read them.

import {
  answering,
  asking,
  type Offer,
  type Option,
  type OptionTexts,
  type QuestionTexts,
  type View,
} from '@landsraad/kernel';
import { CARDS } from '../cards/cards.ts';
import { LINES, type Line, type Lines } from '../effects/grammar.ts';
import { INTRIGUE } from '../intrigue/holding.ts';
import { LEADERS } from '../leaders/leaders.ts';
import type { Questions, Asked } from '../questions.ts';
import type { Table } from '../table.ts';
import { boxText, phrase } from './effects.ts';
import { leaderTexts, spaceMarks } from './components.ts';
import {
  cardName,
  colour,
  count,
  dreadnoughts,
  factionName,
  goodName,
  rivalName,
  sentence,
  sourceName,
  spaceName,
  spaceNamed,
  tileName,
  troops,
} from './names.ts';
import { isFighting, strengthOf } from '../board/troops.ts';
import { TILES } from '../rise-of-ix/tech.ts';
import { cardNote, iconNames, tileNote } from './things.ts';

type Seen = View<Table, Asked>;

export const QUESTIONS: QuestionTexts<Table, Questions> = {
  'which leader?': 'Which leader do you choose?',
  'which faction, in secret?': 'Which faction do you choose in secret for your Masterstroke?',
  'deploy a troop in defence?': 'The Conflict is over a space you control. Do you deploy a troop from your supply?',
  'play which card?': 'Do you send an agent with a card, or reveal your hand?',
  'which agent?': (d) => `Which agent do you send with ${cardName(d.about.card)}?`,
  'send the agent where?': (d) => `Where do you send the agent with ${cardName(d.about.card)}?`,
  'sell how much spice?': 'How much spice do you sell?',
  'what next?': 'What do you do next?',
  'acquire or resolve?': (d) => `You have ${d.about.persuasion} persuasion. What do you acquire?`,
  'where does the card go?': (d) => `Where does ${cardName(d.about.card)} go?`,
  'end the turn?': 'Your strength is set. Do you play anything before you end your turn?',
  'choose which?': 'Which do you choose?',
  'influence with which faction?': 'Which faction do you gain influence with?',
  'lose influence with which faction?': 'Which faction do you lose influence with?',
  'who takes the alliance?': (d) => `Who takes the alliance with ${factionName(d.about.faction)} from you?`,
  'trash a card from where?': 'Where do you trash a card from?',
  'trash which card?': 'Which card do you trash?',
  'discard which card?': 'Which card do you discard?',
  'take which card into hand?': 'Which card do you return to your hand?',
  'deploy how many troops?': 'How many troops do you deploy?',
  'retreat how many troops?': 'How many troops do you retreat?',
  'who loses a troop?': 'Who loses a troop?',
  'lose a troop from where?': 'Where do you lose a troop from?',
  'discard or lose a troop?': 'Do you discard a card or lose a troop in the Conflict?',
  'recall the agent from which space?': 'Which agent do you recall?',
  'close which space?': 'Which space do you close to your opponents?',
  'acquire which card?': 'Which card do you acquire?',
  'set aside which card of the row?': 'Which card from the row do you set aside?',
  'play a combat card?': (d, v) => `${strengths(v.table, d.seat)}Do you play a combat card?`,
  'take which reward?': 'Which reward do you take next?',
  'play a card for the win?': 'You win the Conflict. Do you play a card?',
  'play an endgame card?': 'Do you play an endgame card?',
  'advance or recall the freighter?': 'Do you advance your freighter or recall it?',
  'acquire which tech tile?': 'Which tech tile do you acquire?',
  'pay with spice or Solari?': 'What do you pay with?',
  'return how many negotiators?': (d) => `How many negotiators do you return for ${tileName(d.about.card)}?`,
  'place the dreadnought where?': 'You won with a dreadnought. Where do you place it?',
  'deploy how many dreadnoughts?': 'How many dreadnoughts do you deploy?',
  'retreat how many dreadnoughts?': 'How many of the units that retreat are dreadnoughts?',
  'which unit retreats?': 'Which unit do you make retreat?',
  'put which intrigue card under the deck?': 'Which intrigue card do you put under the deck?',
  'set aside which card of your hand?': 'Which card do you set aside for your second turn?',
  'keep which intrigue card?': 'Which intrigue card do you keep? The other goes back on top of the deck.',
  'take which effect?': 'Which effect do you take next?',
};
/** Who is how strong in the Conflict. */
function strengths(t: Table, seat: number): string {
  const told = t.houses.flatMap((h, n) =>
    isFighting(h)
      ? [`${n === seat ? 'yours' : n < t.players ? colour(n) : rivalName(n, t.mode)} ${strengthOf(h, n >= t.players)}`]
      : [],
  );
  return `Strength: ${told.join(', ')}. `;
}

export function question(d: Asked, v: Seen): string {
  const words = asking(QUESTIONS, d, v);
  const t = v.table;
  // A rival's choice is made by the player.
  const house = d.about !== null && 'house' in d.about ? d.about.house : d.seat;
  if (house < t.players) return words;
  const hint = d.name === 'which leader?' ? ' A rival uses the signet ability only.' : '';
  return `You decide for ${rivalName(house, t.mode)}: ${words.charAt(0).toLowerCase()}${words.slice(1)}${hint}`;
}

const withBox = (name: string, lines: Lines): string => (lines.length === 0 ? name : `${name}: ${boxText(lines)}`);
const playCard = (card: string): string => {
  const c = CARDS.get(card);
  if (c === undefined) return card;
  return withBox(`${c.name} (${iconNames(c) || 'no icon'})`, c.agent);
};
const intrigueCard = (card: string): string => {
  const c = INTRIGUE.get(card);
  return c === undefined ? card : withBox(c.name, [...c.plot, ...c.combat, ...c.endgame]);
};
function acquireCard(card: string): string {
  const c = CARDS.get(card);
  if (c === undefined) return card;
  return `Acquire ${c.name}${c.cost === null ? '' : ` (${c.cost})`} · ${cardNote(c)}`;
}
const leader = (o: Option): string => {
  const l = LEADERS.get(String(o));
  return l === undefined ? String(o) : `${l.name} · ${leaderTexts(l).join(' · ')}`;
};
const sendTo = (o: Option): string => {
  const s = spaceNamed(o);
  if (s === undefined) return String(o);
  return `${s.name} (${spaceMarks(s)}): ${boxText([...s.arrival, ...s.onReveal])}`;
};
/** An effect among others, with the card or space that gives it. */
const effectOf = (line: Line): string => `${sourceName(line.source)}: ${phrase(line)}`;

const PLAIN: { readonly [option: string]: string } = {
  reveal: 'Reveal your hand',
  'end turn': 'End your turn',
  'set strength': 'Acquire no more and set your strength',
  'no more': 'No more',
  pass: 'Pass',
  defend: 'Deploy a troop',
  decline: 'Decline',
  leader: 'The agent on your leader',
  hand: 'Your hand',
  discard: 'Your discard pile',
  inPlay: 'Your cards in play',
  deck: 'Your deck',
  garrison: 'Your garrison',
  conflict: 'The Conflict',
  advance: 'Advance it by one space',
  recall: 'Recall it and take the rewards',
  detonate: 'Return it to your supply for 1 victory point',
};

/** A player by colour, a rival by what it is. */
function whichHouse(house: number, view: Seen | undefined): string {
  const t = view?.table;
  return t === undefined || house < t.players ? colour(house) : sentence(rivalName(house, t.mode));
}
/** One effect among others. */
const effect = (o: string): string => {
  const line = LINES.get(o);
  return line === undefined ? plain(o) : effectOf(line);
};

/** Where an option is more than a noun. */
const OPTIONS: Partial<OptionTexts<Table, Questions>> = {
  'which leader?': leader,
  'which faction, in secret?': (o) => sentence(factionName(o)),
  'influence with which faction?': (o) => sentence(factionName(o)),
  'lose influence with which faction?': (o) => sentence(factionName(o)),
  'sell how much spice?': (o, means) => `${o} spice for ${means?.solari ?? 0} Solari`,
  'deploy how many troops?': troops,
  'retreat how many troops?': troops,
  'where does the card go?': (o) => (o === 'deck' ? 'On top of your deck' : 'To your discard pile'),
  'send the agent where?': sendTo,
  'which agent?': (o) => (o === 'leader' ? 'The agent on your leader' : `The agent on ${spaceName(o)}`),
  'recall the agent from which space?': (o) => `The agent on ${spaceName(o)}`,
  'close which space?': spaceName,
  'who takes the alliance?': (o, _m, _d, v) => whichHouse(o, v),
  'who loses a troop?': (o, _m, _d, v) => whichHouse(o, v),
  'what next?': (o, means) => {
    if (means === null) return effect(o);
    return `Deploy ${means.dreadnoughts > 0 ? 'a dreadnought' : troops(means.troops)}`;
  },
  'acquire or resolve?': (o, means) => (means === null ? effect(o) : acquireCard(means.card)),
  'end the turn?': effect,
  'play which card?': (o) => PLAIN[o] ?? playCard(o),
  'acquire which tech tile?': tile,
  'pay with spice or Solari?': (o) => sentence(goodName(o)),
  'deploy how many dreadnoughts?': dreadnoughts,
  'retreat how many dreadnoughts?': dreadnoughts,
  'return how many negotiators?': (o) => count(o, 'negotiator'),
  'place the dreadnought where?': (o) => PLAIN[o] ?? spaceName(o),
  'which unit retreats?': (o, means, _d, v) =>
    means === null ? plain(o) : `${whichHouse(means.house, v)}: a ${means.unit}`,
  'take which effect?': effect,
};

/** A tile with its price and all it does. */
function tile(o: Option): string {
  const t = TILES.get(String(o));
  return t === undefined ? String(o) : `${t.name} (${t.price}) · ${tileNote(t)}`;
}

function plain(o: Option): string {
  const text = String(o);
  if (PLAIN[text] !== undefined) return PLAIN[text];
  const line = LINES.get(text);
  if (line !== undefined) return sentence(phrase(line));
  if (CARDS.has(text)) return cardName(text);
  return INTRIGUE.has(text) ? intrigueCard(text) : sentence(text);
}

export const option = (d: Asked, o: Option, view?: Seen): string => answering(OPTIONS, d, o, view) ?? plain(o);

export const offer = (o: Offer): string => {
  const t = TILES.get(String(o.noun));
  return t === undefined ? `Play ${intrigueCard(String(o.noun))}` : `Use ${withBox(t.name, t.ownTurn)}`;
};
