// Every question as a sentence that says what it is about.

import type { QuestionTexts } from '@landsraad/kernel';
import { COMMON } from '../board/factions.ts';
import type { Questions } from '../questions.ts';
import type { Table } from '../table.ts';
import type { Topic } from '../treachery/truthtrance.ts';
import { battle, forces, me, noun, promiseText, seatIn, sectors, type Seen, spice } from './names.ts';

const inBattle =
  (question: string) =>
  (_d: unknown, v: Seen): string =>
    `${battle(v)} ${question}`.trim();
/** The forces of the seat that is asked. */
function army(v: Seen): string {
  const b = v.table.battle;
  const there = (v.table.groups[me(v)] ?? []).filter((x) => b?.locations.includes(x.at) === true);
  const [plain, starred] = [sum(there.map((x) => x.forces)), sum(there.map((x) => x.starred))];
  return starred === 0 ? forces(plain) : `${forces(plain)} and ${starred} starred`;
}
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const foesLeader = (v: Seen): string => {
  const b = v.table.battle;
  const leaders = (b?.plans ?? []).filter((p) => p.seat !== me(v)).map((p) => noun(p.leader));
  return leaders.join(' and ');
};
/** The shipment under way, as the others see it. */
function shipping(v: Seen): string {
  const s = v.table.shipment;
  return s === null ? '' : `${seatIn(v, s.seat)} ships ${forces(s.forces + s.starred)} to ${noun(s.to)}.`;
}
/** How many come back free. */
function revival(free: number): string {
  const most = COMMON.forceRevivalLimitPerTurn;
  return free >= most
    ? `How many forces do you revive? Up to ${most}, free.`
    : `How many forces do you revive? ${free} free, each further one ${COMMON.forceRevivalCost} spice, ${most} at most.`;
}

/** What is asked under Truthtrance. */
const TOPICS: { readonly [topic in Topic]: (noun: string) => string } = {
  traitor: (leader) => `is ${leader} your traitor?`,
  card: (card) => `do you hold ${card}?`,
  spice: (n) => `do you have at least ${n} spice?`,
  'predicted faction': (faction) => `did you predict that ${faction} wins?`,
  'predicted turn': (turn) => `did you predict turn ${turn}?`,
  leader: (leader) => `do you play ${leader} in this battle?`,
  weapon: (kind) => `is your weapon ${kind}?`,
  defense: (kind) => `is your defense ${kind}?`,
  dial: (n) => `do you dial at least ${n}?`,
};

export const QUESTIONS: QuestionTexts<Table, Questions> = {
  'which faction?': 'Which faction do you play?',
  'swap with whom?': 'Do you want to swap factions with anyone?',
  'swap factions?': (d, v) => `${seatIn(v, d.about.from)} would like to swap factions with you. Do you agree?`,
  'predict which faction?': 'Which faction do you predict will win?',
  'predict which turn?': (d) => `In which turn will ${noun(d.about.faction)} win?`,
  'keep which traitor?': 'Which traitor do you keep?',
  'place how many there?': (d) => `How many forces do you place in ${noun(d.about.at)}?`,
  'place how many Fedaykin there?': (d) => `How many Fedaykin do you place in ${noun(d.about.at)}?`,
  'how many Fedaykin among the ten?': 'How many of your ten starting forces are Fedaykin?',
  'place the advisor where?': 'Where do you place your first advisor?',
  'in which sector?': (d) => `In which sector of ${noun(d.about.territory)}?`,
  'dial the first storm': 'Dial the first storm: 0 to 20.',
  'dial the storm': 'Dial the storm: 1 to 3.',
  'play a card before the storm moves?': (d) =>
    `The storm will move ${sectors(d.about.sectors)}. Do you play a card first?`,
  'move the storm how far?': 'How many sectors does the storm move?',
  'lose how many Fedaykin?': (d) =>
    `The storm catches you in ${noun(d.about.at)} and kills ${d.about.dead}. How many of them are Fedaykin?`,
  'protect your ally from the worm?': (d) =>
    `Shai-Hulud appears in ${noun(d.about.territory)}. Do you protect your ally?`,
  'what do you say in the Nexus?': 'The Nexus is open. What do you say?',
  'ride the worm where?': (d) => `Where do your forces in ${noun(d.about.from)} ride the worm?`,
  'to which sector?': (d) => `To which sector of ${noun(d.about.territory)}?`,
  'place the sandworm where?': 'Where do you place the sandworm?',
  'call a sandworm with Karama?': 'Do you call a sandworm with Karama, and where?',
  'claim charity?': 'Do you claim CHOAM charity?',
  'announce battle where?': 'Where will your advisors fight this turn?',
  'bid?': (d, v) =>
    d.about.high < 0 ? 'Do you open the bidding?' : `${seatIn(v, d.about.high)} bids ${d.about.bid}. Do you bid more?`,
  'bid how much?': 'How much do you bid?',
  'pay with spice or Karama?': (d) => `The card is yours. How do you pay ${spice(d.about.price)}?`,
  'how much do your allies pay?': (d) => `How much of the ${spice(d.about.price)} do your allies pay?`,
  'revive how many forces?': (d) => revival(d.about.free),
  'how many of them starred?': 'How many of them are starred forces?',
  'revive which leader?': 'Which leader do you revive?',
  'let your ally revive three free?': 'Do you let your ally revive three forces free?',
  'pay for how many extra revivals?': (d, v) => `For how many extra forces of ${seatIn(v, d.about.ally)} do you pay?`,
  'take your turn now?': 'Do you ship and move now, or wait until after the next player?',
  'ship?': 'Do you ship?',
  'ship from which territory?': 'From which territory do you ship?',
  'ship to which territory?': 'Where do you ship to?',
  'ship to which sector?': (d) => `In which sector of ${noun(d.about.territory)} do they land?`,
  'ship how many forces?': (d) => `How many forces do you ship to ${noun(d.about.to)}?`,
  'ship how many starred forces?': 'How many of them are starred forces?',
  'how much of it do your allies pay?': (d) =>
    `How much of the ${spice(d.about.price)} for shipping do your allies pay?`,
  'stop the shipment with Karama?': (_d, v) => `${shipping(v)} Do you stop the shipment with Karama?`.trim(),
  'send an advisor?': (_d, v) => `${shipping(v)} Do you send a force along?`.trim(),
  'to which sector does the advisor go?': 'In which sector does it land?',
  'become advisors?': (d) => `Others enter ${noun(d.about.territory)}. Do your fighters there become advisors?`,
  'move?': 'Do you move?',
  'move from which territory?': 'From which territory do you move?',
  'move to which territory?': (d) => `Where do you move from ${noun(d.about.from)}?`,
  'move to which sector?': (d) => `In which sector of ${noun(d.about.territory)} do they stop?`,
  'ship how many from there?': (d) => `How many forces do you ship from ${noun(d.about.at)}?`,
  'ship how many starred forces from there?': (d) => `How many starred forces do you ship from ${noun(d.about.at)}?`,
  'how many from there?': (d) => `How many forces from ${noun(d.about.at)}?`,
  'how many starred forces from there?': (d) => `How many starred forces from ${noun(d.about.at)}?`,
  'arrive as fighters or advisors?': 'Do they arrive as fighters or as advisors?',
  'fight where?': 'Which battle do you fight first?',
  'fight whom?': (d) => `Who do you fight first in ${noun(d.about.at)}?`,
  'use the Voice?': inBattle('Do you use the Voice?'),
  'foresee which element?': inBattle('Which element of the other plan do you foresee?'),
  'use prescience for your ally?': inBattle('Do you use prescience for your ally?'),
  'which element does your ally foresee for you?':
    'Which element of the battle plan should the Atreides foresee for you?',
  'look at a whole plan with Karama?': inBattle('Do you look at a whole battle plan with Karama, and at whose?'),
  'which leader?': inBattle('Which leader do you send?'),
  'add the Kwisatz Haderach?': 'Does the Kwisatz Haderach join the battle?',
  'which weapon?': 'Which weapon do you use?',
  'which defense?': 'Which defense do you use?',
  'dial how much?': (_d, v) =>
    `You have ${army(v)} there. How much do you dial? What you dial is lost even if you win.`,
  'and a half?': 'Do you add half a point?',
  'support with how much spice?': 'How much spice supports your forces? Each supported force counts fully.',
  'call treachery?': (_d, v) => `The other leader is ${foesLeader(v)}. Do you call treachery?`,
  'lose how many starred forces?': 'You win and lose the forces you dialed. How many of them are starred?',
  'lose how many ordinary forces?': 'How many ordinary forces do you lose?',
  'keep the card?': (d) => `Do you keep ${noun(d.about.card)}?`,
  'capture a leader?': 'You win. Do you capture one of the loser’s leaders at random?',
  'kill the captive or keep it?': 'Do you kill the captive for 2 spice, or keep it to use in one battle?',
  'collect how much?': (d) => `How much spice do you collect in ${noun(d.about.at)}?`,
  'take which share of the field?': (d) => `How much of the spice in ${noun(d.about.at)} do you want?`,
  'agree to the split?': (d, v) =>
    `${seatIn(v, d.about.from)} would take ${spice(d.about.share)} in ${noun(d.about.at)} and leave you the rest. Do you agree?`,
  'anything to settle first?':
    'Is there anything to settle before the game goes on? You can make a deal, give spice or show something.',
  'stop the advantage?': (d) => `Do you stop this with Karama: ${noun(d.about.advantage)}?`,
  'stop the worthless card?': 'A worthless card is played as Karama. Do you stop it with your own Karama?',
  'accept the deal?': (_d, v) => dealText(v),
  'show which card?': (d, v) => `Which card do you show to ${seatIn(v, d.about.to)}?`,
  'ask about what?': (d, v) => `What do you ask ${seatIn(v, d.about.of)} about?`,
  'ask which?': (d, v) => `Which ${d.about.topic} do you ask ${seatIn(v, d.about.of)} about?`,
  'answer truthfully': (d, v) =>
    `You are in a truth trance. ${seatIn(v, d.about.by)} asks: ${TOPICS[d.about.topic](noun(d.about.noun))}`,
  'revive how many by the card?': 'How many forces come back?',
  'how many of them starred by the card?': 'How many of them are starred forces?',
  'draw how many cards?': (d, v) => `How many cards do you draw from ${seatIn(v, d.about.from)}?`,
  'give back which card?': (d, v) => `Which card do you give back to ${seatIn(v, d.about.to)}?`,
};
function dealText(v: Seen): string {
  const d = v.table.deal;
  if (d === null) return 'Do you accept the deal?';
  const promise =
    d.promise === 'nothing' ? ' for nothing in return' : ` for your promise: ${promiseText(d.promise, d.noun)}`;
  return `${seatIn(v, d.from)} offers ${spice(d.spice)}${promise}. Do you accept?`;
}
