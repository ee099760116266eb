// Questions, options and offers as players read them.

import type { Decision, Offer, Option, View } from '@landsraad/kernel';
import { SELL_RATES } from '../board/spaces.ts';
import { CARDS } from '../cards/cards.ts';
import { LINES, type Line, type Lines } from '../effects/grammar.ts';
import { INTRIGUE } from '../intrigue/holding.ts';
import { LEADERS } from '../leaders/leaders.ts';
import { MODES } from '../modes.ts';
import type { Table } from '../table.ts';
import { boxText, phrase } from './effects.ts';
import { leaderTexts, spaceMarks } from './components.ts';
import {
  cardName,
  colour,
  factionName,
  iconName,
  rivalName,
  sentence,
  sourceName,
  spaceName,
  spaceNamed,
  troops,
} from './names.ts';
import { strengthOf } from '../board/troops.ts';
import { cardNote } from './things.ts';

const QUESTIONS: { readonly [question: string]: string } = {
  'which leader?': 'Which leader?',
  'which faction, in secret?': 'Which faction do you choose in secret for your Masterstroke?',
  'deploy a troop in defence?': 'The Conflict is for a space you control: do you deploy a troop from your supply?',
  'play which card?': 'Which card do you play with an agent? Or do you reveal?',
  'which agent?': 'Which agent do you send?',
  'send the agent where?': 'Where do you send the agent?',
  'sell how much spice?': 'How much spice do you sell?',
  'what next?': 'What do you do next?',
  'acquire or resolve?': 'Which card do you acquire, or which effect do you take?',
  'where does the card go?': 'Where does the card go?',
  'end the turn?': 'Strength is set. Do you play anything before you clean up?',
  'choose which?': 'Which do you choose?',
  'influence with which faction?': 'Influence with which faction?',
  'lose influence with which faction?': 'With which faction do you lose influence?',
  'who takes the alliance?': 'Who takes the alliance from you?',
  'trash a card from where?': 'From where do you trash a card?',
  'trash which card?': 'Which card do you trash?',
  'discard which card?': 'Which card do you discard?',
  'take which card into hand?': 'Which card do you take into your hand?',
  'deploy how many troops?': 'How many troops do you deploy?',
  'retreat how many troops?': 'How many troops do you retreat?',
  'who loses a troop?': 'Who loses a troop?',
  'lose a troop from where?': 'From where do you lose a troop?',
  'discard or lose a troop?': 'Do you discard a card or lose a troop in the Conflict?',
  'recall the agent from which space?': 'Which agent do you recall?',
  'close which space?': 'Which space do you close to your opponents?',
  'acquire which card?': 'Which card do you acquire?',
  'set aside which card of the row?': 'Which card of the row do you set aside?',
  'play a combat card?': 'Do you play a combat card?',
  'take which reward?': 'Which reward do you take next?',
  'play a card for the win?': 'You have won: do you play a card?',
  'play an endgame card?': 'Do you play an endgame card?',
};
/** A rival for which the seat decides; null if it decides for itself. */
function decidesFor(t: Table): number | null {
  if (t.round === 0) {
    const next = t.houses.findIndex((h, n) => n >= t.players && h.leader === '');
    return MODES[t.mode].rivalsGather && t.houses[0]?.leader !== '' && next >= 0 ? next : null;
  }
  if (t.turn.house >= t.players) return t.turn.house;
  return t.turn.house < 0 && t.current >= t.players ? t.current : null;
}

export function question(d: Decision, v: View): string {
  const words = QUESTIONS[d.name] ?? d.name;
  const t = v.table as Table;
  const rival = decidesFor(t);
  if (rival === null) return `${situation(d, t)}${words}`;
  const hint = d.name === 'which leader?' ? ' A rival uses the signet ability only.' : '';
  return `You decide for ${rivalName(rival, t.mode)}: ${words}${hint}`;
}
/** What one must know to answer. */
function situation(d: Decision, t: Table): string {
  if (d.name === 'acquire or resolve?') return `You have ${t.houses[d.seat]?.persuasion ?? 0} persuasion. `;
  if (d.name !== 'play a combat card?') return '';
  const told = t.houses.flatMap((h, n) =>
    h.conflict === 0
      ? []
      : [`${n === d.seat ? 'yours' : n < t.players ? colour(n) : rivalName(n, t.mode)} ${strengthOf(h)}`],
  );
  return `Strength: ${told.join(', ')}. `;
}
export const QUESTION_NAMES: readonly string[] = Object.keys(QUESTIONS);

const withBox = (name: string, lines: Lines): string => (lines.length === 0 ? name : `${name}: ${boxText(lines)}`);
const playCard = (card: string): string => {
  const c = CARDS.get(card);
  if (c === undefined) return card;
  return withBox(`${c.name} (${c.icons.map(iconName).join(', ') || 'no icon'})`, c.agent);
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
  'set strength': 'Set strength and acquire no more',
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
};

const BY_QUESTION: { readonly [question: string]: (o: Option) => string } = {
  'which leader?': leader,
  'which faction, in secret?': (o) => sentence(factionName(o)),
  'influence with which faction?': (o) => sentence(factionName(o)),
  'lose influence with which faction?': (o) => sentence(factionName(o)),
  'sell how much spice?': (o) => `${String(o)} spice for ${String(SELL_RATES.get(Number(o)) ?? 0)} Solari`,
  'deploy how many troops?': troops,
  'retreat how many troops?': troops,
  'where does the card go?': (o) => (o === 'deck' ? 'On top of your deck' : 'To your discard pile'),
  'send the agent where?': sendTo,
  'which agent?': (o) => (o === 'leader' ? 'The agent on your leader' : `The agent on ${spaceName(o)}`),
  'recall the agent from which space?': (o) => `The agent on ${spaceName(o)}`,
  'close which space?': spaceName,
};

const EFFECTS_SIDE_BY_SIDE: ReadonlySet<string> = new Set(['what next?', 'acquire or resolve?', 'end the turn?']);

const WHICH_HOUSE: ReadonlySet<string> = new Set(['who takes the alliance?', 'who loses a troop?']);
/** A player by colour, a rival by what it is. */
function whichHouse(o: Option, view: View | undefined): string {
  const t = view?.table as Table | undefined;
  return t === undefined || Number(o) < t.players ? colour(o) : sentence(rivalName(Number(o), t.mode));
}

export function option(question: string, o: Option, view?: View): string {
  if (WHICH_HOUSE.has(question)) return whichHouse(o, view);
  const own = BY_QUESTION[question];
  if (own !== undefined) return own(o);
  const text = String(o);
  if (PLAIN[text] !== undefined) return PLAIN[text];
  if (text.startsWith('acquire ')) return acquireCard(text.slice('acquire '.length));
  if (text.startsWith('deploy ')) return `Deploy ${troops(text.slice('deploy '.length))}`;
  const line = LINES.get(text);
  if (line !== undefined) return EFFECTS_SIDE_BY_SIDE.has(question) ? effectOf(line) : sentence(phrase(line));
  if (question === 'play which card?') return playCard(text);
  if (CARDS.has(text)) return cardName(text);
  if (INTRIGUE.has(text)) return intrigueCard(text);
  return sentence(text);
}

export const offer = (o: Offer): string => `Play ${intrigueCard(String(o.noun))}`;
