// What happened, one sentence each.

import type { Config, Nouns } from '@landsraad/kernel';
import {
  cardName,
  cards,
  conflictName,
  count,
  dreadnoughts,
  factionName,
  factionShort,
  goodName,
  houseName,
  intrigueName,
  leaderName,
  levelName,
  sentence,
  spaceName,
  tileName,
  troops,
} from './names.ts';
import { HAGAL } from '../house-hagal/hagal-deck.ts';
import { modeId, MODES } from '../modes.ts';

type Teller = (n: Nouns, who: string, config: Config) => string | null;
const hagal = (card: unknown): string => HAGAL.get(String(card))?.name ?? 'nothing';
/** Why a rival cannot follow its card. */
const nowhere = (n: Nouns): string => {
  if (n['why'] === 'no spice') return 'No free maker space has bonus spice';
  if (n['why'] === 'no influence') return 'Interstellar Shipping needs 2 Spacing Guild influence';
  if (n['why'] === 'no dreadnought') return 'Both dreadnoughts are commissioned';
  return `${hagal(n['card'])} is ${n['why'] === 'closed' ? 'closed' : 'occupied'}`;
};
const PLACES = ['first', 'second', 'third'];
const place = (n: Nouns): string => PLACES[Number(n['place'])] ?? '';
/** Why a rival uses a tile: it does so at the first chance. */
const RIVALS_REASONS: { readonly [tile: string]: string } = {
  flagship: 'goes to a combat space and can pay for more troops',
  'training-drones': 'takes its first chance of the round',
  'invasion-ships': 'finds the space taken',
};

/** In the middle of a sentence: “The blue rival” begins small, names do not. */
const lower = (who: string): string => who.replace(/^The /, 'the ');
/** By their place among the tie-breakers. */
const TIE_BREAKERS = [
  '',
  'Chaumurky',
  'more spice',
  'more Solari',
  'more water',
  'more troops in the garrison',
  'revealed later',
];
const isRivals = (n: Nouns, config: Config): boolean => Number(n['house']) >= config.players;
const points = (n: Nouns): string => count(n['n'], 'victory point');

export const LINES_TOLD: { readonly [kind: string]: Teller } = {
  leader: (n, who) => `${who} leads with ${leaderName(n['leader'])}.`,
  abilities: (n, who) =>
    n['ability'] === ''
      ? `${who} uses only ${String(n['signet'])}.`
      : `${who} has ${String(n['ability'])}, and ${String(n['signet'])} with the Signet Ring.`,
  level: (n) => `Difficulty: ${levelName(n['level'])}.`,
  // House Hagal of two players has nothing but troops, and none to begin with.
  'starts with': (n, who, config) =>
    Number(n['house']) >= config.players && !MODES[modeId(config.mode)].rivalsGather
      ? null
      : `${who} starts with ${String(n['solari'])} Solari, ${String(n['spice'])} spice, ${String(n['water'])} water, ${troops(n['garrison'])} in the garrison and ${points({ n: n['vp'] ?? 0 })}.`,
  'first player': (_n, who) => `${who} takes the first player marker.`,
  'chose a faction in secret': (n, who) =>
    n['faction'] === undefined
      ? `${who} chooses a faction in secret.`
      : `You choose ${factionName(n['faction'])} in secret.`,
  round: (n) => `Round ${String(n['round'])}: the Conflict is ${conflictName(n['conflict'])}.`,
  'drew hands': (n) => `Everyone draws ${cards(n['n'])}.`,
  defended: (_n, who) => `${who} controls the space of the Conflict and defends it.`,
  played: (n, who) => `${who} plays ${cardName(n['card'])}.`,
  'sent an agent': (n, who) => `${who} sends an agent to ${spaceName(n['space'])}.`,
  'recalled an agent': (n, who) => `${who} recalls the agent from ${spaceName(n['space'])}.`,
  gained: (n, who) => `${who} gains ${String(n['n'])} ${goodName(n['good'])}.`,
  paid: (n, who) => `${who} pays ${String(n['n'])} ${goodName(n['good'])}.`,
  scored: (n, who) => `${who} gains ${points(n)}.`,
  'lost points': (n, who) => `${who} loses ${points(n)}.`,
  'influence gained': (n, who) => `${who} rises to ${String(n['now'])} with ${factionName(n['faction'])}.`,
  'influence lost': (n, who) => `${who} falls to ${String(n['now'])} with ${factionName(n['faction'])}.`,
  'track bonus': (n, who) => `${who} takes the bonus from ${factionName(n['faction'])}.`,
  alliance: (n, who) => `${who} takes the ${factionShort(n['faction'])} alliance.`,
  'alliance lost': (n, who) => `${who} loses the ${factionShort(n['faction'])} alliance.`,
  recruited: (n, who) => `${who} recruits ${troops(n['n'])}.`,
  deployed: (n, who) => `${who} deploys ${troops(n['n'])}.`,
  retreated: (n, who) => `${who} retreats ${troops(n['n'])}.`,
  'troops lost': (n, who) =>
    `${who} loses ${troops(n['n'])} from the ${n['from'] === 'conflict' ? 'Conflict' : 'garrison'}.`,
  strength: (n, who) => `${who} has strength ${String(n['strength'])}.`,
  drew: (n, who) => `${who} draws ${n['card'] === undefined ? 'a card' : cardName(n['card'])}.`,
  'drew intrigue': (n, who) =>
    `${who} draws ${n['card'] === undefined ? 'an intrigue card' : intrigueName(n['card'])}.`,
  'stole intrigue': (n, who, config) =>
    `${who} takes ${n['card'] === undefined ? 'an intrigue card' : intrigueName(n['card'])} from ${houseName(n['victim'], config)}.`,
  'played intrigue': (n, who) => `${who} plays ${intrigueName(n['card'])}.`,
  used: (n, who) => `${who} uses ${intrigueName(n['card'])}.`,
  'took the Mentat': (_n, who) => `${who} takes the Mentat.`,
  'took a council seat': (_n, who) => `${who} takes a seat on the High Council.`,
  'gained the swordmaster': (_n, who) => `${who} gains a swordmaster.`,
  masterstroke: (n, who) =>
    `${who} plays the Masterstroke: ${factionName(n['first'])} and ${factionName(n['second'])}.`,
  control: (n, who) => `${who} takes control of ${spaceName(n['space'])}.`,
  'control removed': (n, who) => `${who} loses control of ${spaceName(n['space'])}.`,
  'closed a space': (n, who) => `${who} closes ${spaceName(n['space'])}.`,
  row: (n) => `${cardName(n['card'])} joins the row.`,
  acquired: (n, who) => `${who} acquires ${cardName(n['card'])}${n['to'] === 'deck' ? ' on top of the deck' : ''}.`,
  'set aside': (n, who) => `${who} sets ${cardName(n['card'])} aside.`,
  trashed: (n, who) => `${who} trashes ${cardName(n['card'])}.`,
  discarded: (n, who) => `${who} discards ${cardName(n['card'])}.`,
  'took back': (n, who) => `${who} returns ${cardName(n['card'])} to hand.`,
  revealed: (n, who) => `${who} reveals ${cardName(n['card'])}.`,
  reshuffled: (_n, who) => `${who} shuffles the discard pile into the deck.`,
  'cleaned up': () => null,
  'has no hand': (_n, who) => `${who} has no cards in hand to discard.`,
  'turns over': () => 'Everyone has revealed.',
  'Hagal card': (n, who) => `${who} reveals the House Hagal card ${hagal(n['card'])}.`,
  'Hagal card ignored': (n, who) => `${nowhere(n)}: ${lower(who)} ignores the card.`,
  'Hagal harvest': (n) =>
    `Of the free maker spaces ${spaceName(n['space'])} has the most bonus spice: ${String(n['n'])}.`,
  'Hagal recruits deployed': (n, who) =>
    `${who} recruits ${troops(n['n'])} and deploys ${n['n'] === 1 ? 'it' : 'them'}: its agent is on a combat space.`,
  'Hagal garrison deployed': (n, who) =>
    `${who} deploys ${troops(n['n'])} from its garrison: its agent is on a combat space.`,
  'Hagal swords': (n, who) =>
    `For the fight ${lower(who)} reveals the House Hagal card ${hagal(n['card'])}: ${count(n['n'], 'sword')}.`,
  'House Hagal reshuffled': () => 'The House Hagal cards are shuffled.',
  'no free space': (_n, who) => `${who} finds no free space and skips its turn.`,
  'held back': (_n, who) => `${who} leads the Conflict by 4 or more: it deploys nothing.`,
  signet: (n, who) => `The card shows the signet: ${lower(who)} uses the signet ability of ${leaderName(n['leader'])}.`,
  'signet in vain': (n, who) =>
    `The card shows the signet, but ${lower(who)} cannot use the signet ability of ${leaderName(n['leader'])} now.`,
  'least influence': (n, who) => `${who} gains influence where it has least: with ${factionName(n['faction'])}.`,
  'swordmaster arrived': (_n, who) => `${who}’s swordmaster arrives: it has three agents from now on.`,
  'no use for it': (_n, who) => `${who} has no deck: the trash icon does nothing for it.`,
  'bonus spice removed': (n) => `${String(n['n'])} bonus spice leaves ${spaceName(n['space'])}.`,
  spent: (n, who) =>
    `${who} has ${n['what'] === 'intrigue' ? count(n['n'], 'intrigue card') : `${String(n['n'])} ${goodName(n['what'])}`} and spends them on a victory point.`,
  fought: (n, who) => (Number(n['strength']) > 0 ? `${who} fights with strength ${String(n['strength'])}.` : null),
  'nobody fought': (n) => `Nobody has any strength: ${conflictName(n['conflict'])} brings no reward.`,
  reward: (n, who) => `${who} takes the ${place(n)} reward of ${conflictName(n['conflict'])}.`,
  'reward lost': (n, who) => `${who} takes ${place(n)} place; nobody gets its reward.`,
  'combat over': () => 'All troops in the Conflict return to their supplies.',
  'bonus spice': (n) => `${spaceName(n['space'])} now has ${String(n['n'])} bonus spice.`,
  'the end': () => 'The game ends: endgame cards, then the scores.',
  'final score': (n, who) => `${who} ends with ${count(n['vp'], 'victory point')}.`,
  'tie broken': (n, who, config) =>
    `${who} and ${lower(houseName(n['other'], config))} are tied on points, but ${lower(who)} has ${TIE_BREAKERS[Number(n['by'])] ?? 'more'}.`,
  won: (_n, who) => `${who} wins.`,
  // Rise of Ix
  commissioned: (_n, who) => `${who} commissions a dreadnought.`,
  'dreadnoughts deployed': (n, who) => `${who} deploys ${dreadnoughts(n['n'])}.`,
  'dreadnoughts retreated': (n, who) => `${who} retreats ${dreadnoughts(n['n'])}.`,
  'dreadnought placed': (n, who) => `${who} places a dreadnought on ${spaceName(n['space'])}.`,
  'dreadnought returned': (n, who) =>
    `${who}’s dreadnought leaves ${spaceName(n['space'])} and returns to the garrison.`,
  detonated: (_n, who) => `${who} gives up a dreadnought with Detonation Devices.`,
  'freighter advanced': (n, who, config) =>
    `${who}’s freighter advances to space ${String(n['position'])}${isRivals(n, config) ? ' of 2, where a rival recalls it' : ''}.`,
  'freighter recalled': (n, who) => `${who} recalls the freighter from space ${String(n['position'])}.`,
  'acquired tech': (n, who) => `${who} acquires ${tileName(n['tile'])}.`,
  'trashed tech': (n, who, config) =>
    isRivals(n, config)
      ? `${who} has the spice for it, and trashes ${tileName(n['tile'])} before it spends spice on anything else.`
      : `${who} trashes ${tileName(n['tile'])}.`,
  flipped: (n, who, config) => {
    const why = isRivals(n, config) ? RIVALS_REASONS[String(n['tile'])] : undefined;
    const used = `uses ${tileName(n['tile'])} and turns it face down`;
    return why === undefined ? `${who} ${used}.` : `${who} ${why}: it ${used}.`;
  },
  'negotiator sent': (n, who, config) =>
    isRivals(n, config)
      ? `${who} can pay for no tile that rivals acquire, and sends a negotiator to Ix.`
      : `${who} sends a negotiator to Ix.`,
  'negotiators returned': (n, who) => `${who} returns ${count(n['n'], 'negotiator')} to the supply.`,
  'rival’s dividends': (_n, who) => `${who} takes dividends, as rivals always do.`,
  'rival’s tile': (n, who) =>
    `Of the tiles for rivals ${tileName(n['tile'])} is the dearest that ${lower(who)} can pay for.`,
  'rival’s location': (n, who) =>
    `${who} prefers a space that an opponent controls to one that nobody or itself controls, then Imperial Basin to Arrakeen and Carthag: ${spaceName(n['space'])}.`,
  churn: (n) => `The dice for the row show ${String(n['first'])} and ${String(n['second'])}.`,
  churned: (n) => `${cardName(n['card'])} leaves the row.`,
  'offer renewed': (n) =>
    `No tile on offer is for the rivals: ${tileName(n['tile'])}, on the largest stack, is trashed.`,
  unloaded: (n, who) => `${cardName(n['card'])} unloads for ${lower(who)}.`,
  snooper: (n, who) =>
    `${who} reaches the snooper token of ${factionName(n['faction'])} and puts it on slot ${String(n['slot'])}.`,
  'set a card ahead': (n, who) =>
    n['card'] === undefined ? `${who} sets a card aside.` : `You set ${cardName(n['card'])} aside.`,
  'one step ahead': (n, who) => `${who} takes ${cardName(n['card'])} back into the hand.`,
  'kept intrigue': (n, who) =>
    n['card'] === undefined
      ? `${who} looks at the top two intrigue cards and keeps one.`
      : `You keep ${intrigueName(n['card'])}.`,
  'intrigue under the deck': (n, who) =>
    `${who} puts ${n['card'] === undefined ? 'an intrigue card' : intrigueName(n['card'])} under the intrigue deck.`,
};

export function happening(kind: string, nouns: Nouns, config: Config): string | null {
  const tell = LINES_TOLD[kind];
  if (tell !== undefined) return tell(nouns, houseName(nouns['house'], config), config);
  if (kind === 'only one answer') return null;
  return sentence(kind);
}
