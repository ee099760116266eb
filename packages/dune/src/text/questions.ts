// Every question as a sentence that says what it is about.

import type { View } from '@landsraad/kernel';
import { COMMON, sheet } from '../board/factions.ts';
import { isStronghold, territoryOf } from '../board/map.ts';
import { battle, forces, me, noun, promiseText, seatIn, spice, tableOf } from './names.ts';

const about = (v: View): string => noun(tableOf(v).about);

const inBattle =
  (question: string) =>
  (v: View): string =>
    `${battle(v)} ${question}`.trim();
/** The forces of the seat that is asked. */
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
  const each = isStronghold(territoryOf(s.to)) ? stronghold : other;
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

export const QUESTIONS: { readonly [question: string]: string | ((v: View) => string) } = {
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
  'anything to settle first?': 'Do you want to make a deal, give or show something before the game goes on?',
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
    d.promise === 'nothing' ? ' for nothing in return' : ` for your promise: ${promiseText(d.promise, d.noun)}`;
  return `${seatIn(v, d.from)} offers ${spice(d.spice)}${promise}. Do you accept?`;
}
