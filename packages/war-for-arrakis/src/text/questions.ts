// What is asked, in one sentence each.

import type { QuestionTexts } from '@landsraad/kernel';
import { figureIn } from '../pieces.ts';
import type { AreaName, EitherName, Questions, SectorName } from '../questions.ts';
import type { Table } from '../table.ts';
import { anyCardName, areaName, figureTitle, resultName, visionName } from './names.ts';

type Texts = QuestionTexts<Table, Questions>;
const AREAS: { readonly [N in AreaName]: string } = {
  'attack where?': 'Which area do you attack?',
  'move it where?': 'Where does the sandworm move?',
  'move on where?': 'Where does the same legion move on to?',
  'move the legion where?': 'The mountain is gone. Where is the legion moved?',
  'move where?': 'Where does the legion move?',
  'place a harvester where?': 'Where do you place a harvester?',
  'place a sandworm where?': 'Where do you place a sandworm?',
  'place a wormsign where?': 'Where do you place a wormsign?',
  'put it where?': 'Where do you put it?',
  'retreat where?': 'Where does the legion retreat?',
  'scout which area?': 'Which area does the ornithopter scout?',
  'spy where?': 'Which area do your spies look into?',
  'the sandworm attacks where?': 'Which area does the sandworm attack?',
  'where does the Wild Maker come?': 'Where does the Wild Maker come up?',
};
/** Where there are many areas, the sector is asked first. */
const SECTORS = Object.fromEntries(
  Object.entries(AREAS).map(([name, text]) => [`${name} in which sector?`, `${text} First the sector.`]),
) as Record<SectorName, string>;
const EITHER: Pick<Texts, EitherName> = {
  'draw or play?': 'Do you draw 2 cards or play one more?',
  'move or attack?': 'Does the legion move or attack?',
};

export const QUESTIONS: Texts = {
  ...AREAS,
  ...SECTORS,
  ...EITHER,
  'advance which marker?': 'Which prescience marker advances 2 steps?',
  'advance?': 'Does your victorious legion advance into the area?',
  'attach it to which card?': (d) => `To which prescience card do you attach ${anyCardName(d.about.card)}?`,
  'attack with which legion?': 'With which legion do you attack?',
  'attack with which sandworm?': 'With which sandworm do you attack?',
  'by how many steps?': (d) => `By how many steps do you lower ${visionName(d.about.marker)}?`,
  'capture which ornithopter?': 'Which ornithopter do you capture?',
  'change the die to what?': 'Choose a new result for your excess die.',
  'claim a prescience card?': 'Which prescience card do you claim?',
  'claim which card?': 'Which prescience card do you pay for with a die?',
  'continue the battle?': (d) =>
    d.about.hits === 0
      ? 'Do you continue the battle?'
      : `Do you continue the battle? You take ${d.about.hits} ${d.about.hits === 1 ? 'hit' : 'hits'} first.`,
  'detonate where?': 'Where do the Family Atomics detonate?',
  'discard a card for a die?': 'Do you discard a planning card for one more combat die?',
  'discard a card?': 'Which planning card do you discard?',
  'discard which card?': 'You hold more than 6 cards. Which one do you discard?',
  'discard which wormsign?': 'Which wormsign is discarded unseen?',
  'draw from which deck?': 'From which deck do you draw? You draw when you have chosen for all cards.',
  'open dust chasms where?': 'In which sector do dust chasms open?',
  'how many go along?': (d) => `How many go along: ${figureTitle(figureIn(d.about.kind))}?`,
  'how much of the legion?': 'Does the whole legion move, or a part of it?',
  'in which air zone?': (d) =>
    `In which air zone do you place the ${d.about.vehicle}? Whatever is there goes back to the supply.`,
  'lower which imperium marker?': 'Which imperium marker do you lower?',
  'lower which marker?': 'Which prescience marker do you lower?',
  'move the sietch where?': (d) => `Where does the sietch at ${areaName(d.about.from)} move?`,
  'move which legion?': 'Which legion do you move?',
  'move which sandworm?': 'Which sandworm do you move?',
  'move which sietch?': 'Which sietch moves?',
  'name which die?': 'Which die must the Harkonnens spend next?',
  'place which vehicle?': 'Which vehicle do you place?',
  'play one more card?': 'Do you play one more planning card, without a die?',
  'push it where?': (d) => `Where do the sands push the legion in ${areaName(d.about.from)}?`,
  'push which legion?': 'Which Harkonnen legion do the sands push?',
  'put a wormsign where?': 'The pool is short. Where does a wormsign go?',
  'put which piece on the board?': 'Which piece do you put on the board?',
  'raise which marker?': (d) =>
    `Which prescience marker do you raise by ${d.about.steps} ${d.about.steps === 1 ? 'step' : 'steps'}?`,
  'remove the card or shuffle it back?': (d) =>
    `${anyCardName(d.about.card)} is unclaimed. Does it leave the game or go back into the deck?`,
  'remove which unit?': (d) => `Too many units in ${areaName(d.about.area)}. Which one is removed?`,
  'remove which vehicle?': 'Which vehicle is removed?',
  'replace a unit where?': 'Where do you replace a unit by a better one?',
  'replace the Wild Maker?': 'Does the Wild Maker stay, or does a sandworm take its place?',
  'replace which card?': 'Which revealed prescience card do you replace?',
  'retreat?': 'The attack goes on. Do you retreat?',
  'reveal which token?': 'Which deployment token do you reveal?',
  'fire rockets where?': 'In which sector do your rockets strike?',
  'send a carryall?': (d) => `Does a carryall save the harvester in ${areaName(d.about.area)}?`,
  'shuffle back which card?': 'Which prescience card is shuffled back?',
  'spend spice how?': 'How do you spend the spice?',
  'spend the die or the token?': (d) =>
    `Do you spend the ${resultName(d.about.result)} die or the Bene Gesserit token?`,
  'spend which die?': (d) => `Which die do you spend on ${anyCardName(d.about.card)}?`,
  'strike which legion?': 'Which legion is struck?',
  'swallow which harvester?': 'Which harvester is swallowed?',
  'swap the tokens of which sietch?': 'The tokens of which sietch change places?',
  'swap them with which sietch?': (d) =>
    `The tokens of ${areaName(d.about.from)} change places with those of which sietch?`,
  'take it from where?': (d) => `Where does the ${d.about.vehicle} come from?`,
  'take the hit on what?': (d) =>
    `What takes the hit in ${areaName(d.about.area)}?${d.about.left > 1 ? ` ${d.about.left} hits are left.` : ''}`,
  'take which leader off the board?': 'Do you take a named leader off the board and put a generic one in its place?',
  'use a Bene Gesserit token?': 'Do you use a Bene Gesserit token as an action die, and for which result?',
  'use desert power how?': 'How do you use desert power?',
  'use the die how?': 'What do you do with the die?',
  'what do you do?': 'What do you do with your turn?',
  'where does the storm strike?': 'Where does the storm strike?',
  'which leader is struck?': 'Which leader goes to the regeneration tank?',
  'which leader uses the special?': 'Which leader uses the special result?',
  'which ornithopter?': 'Which ornithopter carries the legion?',
  'which sandworm comes?': (d) => `Which sandworm comes to ${areaName(d.about.area)}?`,
  'which sandworm strikes first?': 'Which sandworm strikes first?',
  'which wormsign is resolved?': 'Which wormsign is resolved next?',
  'who flees to the south?': 'Who flees to the south?',
  'who goes to the tank first?': 'Which of the leaders left alone goes to the tank first?',
};
