// What is asked, in one sentence each.

import type { QuestionTexts } from '@landsraad/kernel';
import { figureIn } from '../pieces.ts';
import type { AreaName, EitherName, Questions, SectorName } from '../questions.ts';
import { printedFor } from '../printed/printed.ts';
import type { Table } from '../table.ts';
import {
  anyCardName,
  areaName,
  inArea,
  figureTitle,
  figureName,
  resultName,
  trooperName,
  vehicleName,
  visionName,
  zoneName,
} from './names.ts';
import { DOING_TEXTS } from './mahdi.ts';

type Texts = QuestionTexts<Table, Questions>;
const AREAS: { readonly [N in AreaName]: string } = {
  'attack where?': 'Which area do you attack?',
  'build the base where?': 'The Smugglers are your allies. Where is their base?',
  'land a troop where?': 'Where does a troop of the Houses Major land?',
  'move it where?': 'Where does the sandworm move?',
  'move on where?': 'Where does the legion move next?',
  'move the legion where?': 'The mountain is gone. Where does the legion go?',
  'move the trooper where?': 'Where does the Suspensor Trooper move?',
  'move where?': 'Where does the legion move?',
  'place a harvester where?': 'Where do you place a harvester?',
  'place a sandrider where?': 'Where do you place the Sandrider?',
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
  Object.entries(AREAS).map(([name, text]) => [`${name} in which sector?`, `${text} Choose the sector first.`]),
) as Record<SectorName, string>;
const EITHER: Pick<Texts, EitherName> = {
  'draw or play?': 'Do you draw 2 cards or play one more?',
  'move or attack?': 'Does the legion move or attack?',
};

/** Of one that is unlike all others it is asked whether, of the rest how many. */
function goingAlong(kind: string, side: unknown): string {
  const f = figureIn(kind);
  return f !== null && f.which >= 0
    ? `Does ${figureTitle(f)} go along?`
    : `How many ${figureName(kind, side, 2)} go along?`;
}

const whoseHarvester = (question: string, piece: string): string =>
  piece === 'smuggler harvester' ? question.replace('a harvester', 'a smuggler harvester') : question;

export const QUESTIONS: Texts = {
  ...AREAS,
  ...SECTORS,
  ...EITHER,
  'a wormsign or a sandrider?': 'Do you place a wormsign or a Sandrider?',
  'advance which marker?': 'Which prescience marker advances 2 steps?',
  'advance?': 'Does your victorious legion advance into the area?',
  'do which of these?': 'Which of these do you do?',
  'attach it to which card?': (d) => `Which prescience card do you attach ${anyCardName(d.about.card)} to?`,
  'attack with which legion?': 'Which legion attacks?',
  'attack with which sandworm?': 'Which sandworm attacks?',
  'by how many steps?': (d) => `How many steps do you lower ${visionName(d.about.marker)}?`,
  'call a sandworm to which sandrider?': 'To which Sandrider does the sandworm come?',
  'capture which ornithopter?': 'Which ornithopter do you capture?',
  'change the die to what?': 'Choose a new result for your excess die.',
  'claim a prescience card?': 'Which prescience card do you claim?',
  'claim which card?': 'Which prescience card do you spend a die to claim?',
  'continue the battle?': (d) =>
    d.about.hits === 0
      ? 'Do you continue the battle?'
      : `Do you continue the battle? You take ${d.about.hits} ${d.about.hits === 1 ? 'hit' : 'hits'} first.`,
  'deploy a trooper where?': (d) => `Where do you deploy a ${trooperName(d.about.trooper)}?`,
  'deploy troopers in which sector?': 'In which sector do you deploy Suspensor Troopers?',
  'detonate where?': 'Where do the Family Atomics detonate?',
  'discard a card for a die?': 'Do you discard a planning card for one more combat die?',
  'discard a card?': 'Which planning card do you discard?',
  'discard which card?': (d) => `You hold more than ${d.about.limit} cards. Which one do you discard?`,
  'discard which wormsign?': 'Which wormsign is discarded unseen?',
  'draw from which deck?': 'Which deck do you draw from?',
  'drive off which smuggler ornithopter?':
    'Do you give up an ornithopter of this round to drive off a smuggler ornithopter?',
  'fire from which sector?': 'The Rocket Launchers of which sector attack?',
  'give up the camp?': (d) =>
    `Do you give up the Fremen Camp ${inArea(d.about.area)} for good, to advance the marker of its symbol 1 step?`,
  'open dust chasms where?': 'In which sector do dust chasms open?',
  'how many go along?': (d, v) => goingAlong(d.about.kind, v.table.sides[d.seat]),
  'how much of the legion?': 'Does the whole legion move, or part of it?',
  'in which air zone?': (d) =>
    `In which air zone do you place the ${vehicleName(d.about.vehicle)}?${d.about.vehicle.startsWith('smuggler') ? '' : ' Whatever is there goes back to the supply.'}`,
  'keep which card?': 'Which card do you keep? The other one is discarded.',
  'land a frigate where?': 'In which air zone do you place a space frigate?',
  'lower which imperium marker?': 'Which imperium marker do you lower?',
  'lower which marker?': 'Which prescience marker do you lower?',
  'move the sietch where?': (d) => `Where does the sietch at ${areaName(d.about.from)} move?`,
  'move which legion?': 'Which legion do you move?',
  'move which sandworm?': 'Which sandworm do you move?',
  'move which sietch?': 'Which sietch moves?',
  'move which trooper?': 'Which Suspensor Trooper do you move?',
  'name which die?': 'Which die must the Harkonnens spend next?',
  'pitch the camp in which sector?': (d) => `In which sector do you pitch the ${visionName(d.about.symbol)} camp?`,
  'pitch the camp where?': (d) => `Where do you pitch the ${visionName(d.about.symbol)} camp?`,
  'place which vehicle?': 'Which vehicle do you place?',
  'play one more card?': 'Do you play one more planning card, without a die?',
  'push it where?': (d) => `Where do the sands push the legion ${inArea(d.about.from)}?`,
  'push which legion?': 'Which Harkonnen legion do the sands push?',
  'put a wormsign where?': 'There are too few wormsigns for every area. Where does one go?',
  'put which piece on the board?': 'Which piece do you place?',
  'raise which marker?': (d) =>
    `Which prescience marker do you raise by ${d.about.steps} ${d.about.steps === 1 ? 'step' : 'steps'}?`,
  'remove the card or shuffle it back?': (d, v) =>
    `${anyCardName(d.about.card, printedFor(v))} is unclaimed. Does it leave the game or go back into the deck?`,
  'remove the navigator or a frigate?': 'Do you remove the Guild Navigator, or a Harkonnen frigate?',
  'remove which unit?': (d) => `Too many units ${inArea(d.about.area)}. Which one is removed?`,
  'remove which vehicle?': 'Which vehicle is removed?',
  'replace a unit where?': 'Where do you replace a unit with a better one?',
  'replace the Wild Maker?': 'Does the Wild Maker stay, or does a sandworm replace it?',
  'replace which card?': 'Which revealed prescience card do you replace?',
  'place a harvester where?': (d) => whoseHarvester(AREAS['place a harvester where?'], d.about.piece),
  'place a harvester where? in which sector?': (d) =>
    whoseHarvester(SECTORS['place a harvester where? in which sector?'], d.about.piece),
  'land a troop where?': (d) =>
    d.about.piece === 'troops' ? 'Where do 2 troops of your heighliner land?' : AREAS['land a troop where?'],
  'retreat?': 'The attack goes on. Do you retreat?',
  'reveal which token?': 'Which deployment token do you reveal?',
  'fire rockets where?': 'In which sector do your rockets strike?',
  'scout with which trooper?': 'Which Suspensor Trooper scouts? It leaves the board.',
  'scout which area?': (d) =>
    d.about.piece === 'suspensor' ? 'Which area does the trooper scout?' : AREAS['scout which area?'],
  'send a carryall?': (d) => `Does a carryall save the harvester ${inArea(d.about.area)}?`,
  'send a smuggler ornithopter where?': 'In which free air zone do you place a smuggler ornithopter?',
  'send the navigator where?': 'Which air zone does the Guild Navigator close to the other side?',
  'shuffle back which card?': 'Which prescience card is shuffled back?',
  'spend spice how?': 'How do you spend the spice?',
  'spend the die or the token?': (d) =>
    `Do you spend the ${resultName(d.about.result)} die or the Bene Gesserit token?`,
  'spend which die?': (d) => `Which die do you spend on ${anyCardName(d.about.card)}?`,
  'strike which legion?': 'Which legion is struck?',
  'swallow which harvester?': 'Which harvester is swallowed?',
  'swap the tokens of which sietch?': 'Which sietch swaps its tokens?',
  'swap them with which sietch?': (d) => `Which sietch does ${areaName(d.about.from)} swap its tokens with?`,
  'take a Desert War action?': (d) =>
    d.about.tokens > 0
      ? `Do you spend a Desert War token? You have ${d.about.tokens}.`
      : 'Do you take a Desert War action as well?',
  'take its place with a smuggler ornithopter?': (d) =>
    `Does a smuggler ornithopter take its place in ${zoneName(d.about.zone)}?`,
  'take it from where?': (d) => `Where does the ${vehicleName(d.about.vehicle)} come from?`,
  'take the hit on what?': (d) =>
    `What takes the hit ${inArea(d.about.area)}?${d.about.left > 1 ? ` ${d.about.left} hits are left.` : ''}`,
  'take which leader off the board?': 'Do you take a named leader off the board? A generic one replaces it.',
  'take which imperium action?': 'Which imperium action do you take for your heighliner?',
  'take which trooper along?': (d) => `Which Atreides trooper ${inArea(d.about.area)} is removed with yours?`,
  'use a Bene Gesserit token?': 'Do you use a Bene Gesserit token as an extra die?',
  'use desert power how?': 'How do you use desert power?',
  'use the smugglers die how?': (d) => `What do you do with the smugglers die (${resultName(d.about.result)})?`,
  'use the die how?': 'What do you do with the die?',
  'what do you do?': 'What do you do this turn?',
  'where does the storm strike?': 'Where does the storm strike?',
  'which do the Harkonnens choose?': (d) => DOING_TEXTS[d.about.doing],
  'which leader is struck?': 'Which leader goes to the regeneration tank?',
  'which leader uses the special?': 'Which leader uses the special result?',
  'which partner discards?': 'Who of you discards a card?',
  'which legion does Staban Tuek join?': 'Staban Tuek is back. Which legion does he join?',
  'which ornithopter?': 'Which ornithopter carries the legion?',
  'which sandworm comes?': (d) => `Which sandworm comes to ${areaName(d.about.area)}?`,
  'which sandworm strikes first?': 'Which sandworm strikes first?',
  'which wormsign is resolved?': 'Which wormsign is resolved next?',
  'who acts?': 'Who of you takes this turn?',
  'who flees to the south?': 'Who flees to the south?',
  'who goes to the tank first?': 'Which unaccompanied leader goes to the tank first?',
};
