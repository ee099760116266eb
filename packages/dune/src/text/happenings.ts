// What happened, one line each.

import type { Nouns } from '@landsraad/kernel';
import { cards, forces, noun, orderedName, paid, player, promiseText, sectors, spice } from './names.ts';

/** "weapon Maula Pistol", "no defense". */
const part = (what: string, card: unknown): string => (card === 'none' ? `no ${what}` : `${what} ${noun(card)}`);
/** "9 to 6": the winner's number first. */
const score = (n: Nouns): string =>
  [Number(n['aggressor']), Number(n['defender'])].toSorted((a, b) => b - a).join(' to ');
type Line = (n: Nouns, who: (seat: unknown) => string) => string | null;
export const LINES: { readonly [kind: string]: Line } = {
  'takes a seat': (n, who) => {
    const [name, faction] = [who(n['seat']), noun(n['faction'])];
    // Who is named after the faction needs no line.
    return name === faction ? null : `${name} plays ${faction} (${String(n['colour'])}).`;
  },
  'faction picked': (n) => `${player(n['seat'])} picks ${noun(n['faction'])}.`,
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
      : `The next storm will move ${sectors(n['sectors'])}.`,
  'weather control': (n, who) => `${who(n['seat'])} makes the storm move ${sectors(n['sectors'])}.`,
  'shield wall destroyed': (n, who) => `${who(n['seat'])} destroys the Shield Wall with Family Atomics.`,
  'storm moved': (n) => `The storm stops in sector ${String(n['sector'])}.`,
  'storm kills': (n, who) => `The storm kills ${forces(n['forces'])} of ${who(n['seat'])} in ${noun(n['at'])}.`,
  'first player': (n, who) => `${who(n['seat'])} is First Player.`,
  'spice card': (n) => `The spice card is ${noun(n['card'])}.`,
  'spice blows': (n) => `${spice(n['spice'])} appears in ${noun(n['at'])}.`,
  'no spice': (n) => `The storm is over ${noun(n['at'])}: no spice appears there.`,
  devoured: (n) => {
    const found = [
      ...(n['forces'] === 0 ? [] : [forces(n['forces'])]),
      ...(n['spice'] === 0 ? [] : [spice(n['spice'])]),
    ];
    const where = noun(n['territory']);
    return found.length === 0
      ? `Shai-Hulud appears in ${where} and finds nothing.`
      : `Shai-Hulud devours ${found.join(' and ')} in ${where}.`;
  },
  'karama worm': (n) => `The Fremen call a sandworm in ${noun(n['territory'])}.`,
  'worm ride': (n, who) =>
    `${who(n['seat'])} ride with ${forces(n['forces'])} from ${noun(n['from'])} to ${noun(n['to'])}.`,
  nexus: () => 'A Nexus begins.',
  'alliance proposed': (n, who) => `${who(n['seat'])} proposes an alliance to ${who(n['to'])}.`,
  'alliance refused': (n, who) => `${who(n['seat'])} refuses ${who(n['to'])}.`,
  alliance: (n, who) => `${who(n['seat'])} and ${who(n['to'])} are allied.`,
  'alliance broken': (n, who) => `${who(n['seat'])} leaves the alliance.`,
  charity: (n, who) => `${who(n['seat'])} receives ${spice(n['spice'])} as charity.`,
  'hand declared': (n, who) => `${who(n['seat'])} holds ${cards(n['cards'])}.`,
  'cards dealt': (n) => `${cards(n['cards'])} ${n['cards'] === 1 ? 'is' : 'are'} up for auction.`,
  'atreides look': (n) => (n['card'] === undefined ? null : `The card up for auction is ${noun(n['card'])}.`),
  bid: (n, who) => `${who(n['seat'])} bids ${String(n['spice'])}.`,
  passed: (n, who) => `${who(n['seat'])} passes.`,
  paid: (n, who) => `${who(n['seat'])} pays ${spice(n['spice'])} to ${noun(n['to'])}.`,
  'ally paid': (n, who) => `${who(n['seat'])} pays ${spice(n['spice'])} for ${who(n['to'])}.`,
  'card bought': (n, who) => `${who(n['seat'])} buys the card${n['card'] === undefined ? '' : `: ${noun(n['card'])}`}.`,
  'bonus card': (n, who) => `${who(n['seat'])} draws a bonus card.`,
  'nobody bids': () => 'Nobody bids: the remaining cards return to the deck.',
  'forces revived': (n, who) => `${who(n['seat'])} revives ${forces(n['forces'])}${paid(n['spice'])}.`,
  'leader revived': (n, who) => `${who(n['seat'])} revives ${noun(n['leader'])}${paid(n['spice'])}.`,
  'spice look': (n) =>
    n['card'] === undefined ? 'Atreides look at the spice deck.' : `The next spice card is ${noun(n['card'])}.`,
  shipped: (n, who) => `${who(n['seat'])} ships ${forces(n['forces'])} to ${noun(n['to'])}${paid(n['spice'])}.`,
  'shipment stopped': (n, who) => `${who(n['seat'])} stops the shipment of ${who(n['of'])}.`,
  'advisor sent': (n, who) => `${who(n['seat'])} sends a force to ${noun(n['at'])}.`,
  'fighters advise': (n) => `The Bene Gesserit in ${noun(n['territory'])} become advisors.`,
  'advisors fight': (n) => `The Bene Gesserit in ${noun(n['territory'])} become fighters.`,
  moved: (n, who) => `${who(n['seat'])} moves ${forces(n['forces'])} from ${noun(n['from'])} to ${noun(n['to'])}.`,
  'allies clash': (n, who) =>
    `${who(n['seat'])} loses ${forces(n['forces'])} beside an ally in ${noun(n['territory'])}.`,
  battle: (n, who) => `${who(n['seat'])} attacks ${who(n['enemy'])} in ${noun(n['territory'])}.`,
  'no leader': (n, who) => `${who(n['seat'])} has neither a leader nor a Cheap Hero.`,
  voice: (n, who) =>
    `The Voice tells ${who(n['on'])} ${n['play'] === true ? 'to play' : 'not to play'} ${orderedName(n['what'])}.`,
  'element shown': (n, who) =>
    `${who(n['seat'])} shows the ${String(n['element'])}${n['value'] === undefined ? '' : `: ${noun(n['value'])}`}.`,
  plan: (n, who) =>
    `${who(n['seat'])}: ${noun(n['leader'])}, ${part('weapon', n['weapon'])}, ${part('defense', n['defense'])}, dials ${String(n['dial'])}${n['spice'] === 0 ? '' : ` with ${spice(n['spice'])}`}${n['haderach'] === true ? ', with the Kwisatz Haderach' : ''}.`,
  'treachery called': (n, who) => `${who(n['seat'])} calls treachery: ${noun(n['leader'])} is a traitor.`,
  traitor: (n, who) => `${who(n['seat'])} wins by treachery and collects ${spice(n['spice'])}.`,
  'two traitors': () => 'Both leaders are traitors; everything is lost.',
  explosion: (n) => `Lasgun and shield: everything in ${noun(n['territory'])} explodes.`,
  'battle won': (n, who) => `${who(n['seat'])} wins in ${noun(n['territory'])}, ${score(n)}.`,
  'leader killed': (n) => `${noun(n['leader'])} is killed.`,
  'leader spice': (n, who) => `${who(n['seat'])} receives ${spice(n['spice'])} for ${noun(n['leader'])}.`,
  'leader captured': (n, who) =>
    `${who(n['seat'])} captures ${n['leader'] === undefined ? 'a leader' : noun(n['leader'])} of ${who(n['of'])}.`,
  'captive killed': (n, who) => `${who(n['seat'])} kills the captive of ${who(n['of'])} for ${spice(n['spice'])}.`,
  'captives freed': () => 'All captives are returned.',
  collected: (n, who) =>
    n['spice'] === 0
      ? `${who(n['seat'])} leaves the spice in ${noun(n['at'])}.`
      : `${who(n['seat'])} collects ${spice(n['spice'])} in ${noun(n['at'])}.`,
  income: (n, who) => `${who(n['seat'])} receives ${spice(n['spice'])} from ${noun(n['territory'])}.`,
  won: (n) => `${noun(n['faction'])} wins.`,
  prediction: (n) =>
    `The Bene Gesserit had predicted ${noun(n['faction'])} in turn ${String(n['turn'])}: they alone win.`,
  'card played': (n, who) => `${who(n['seat'])} plays ${noun(n['card'])}.`,
  'advantage stopped': (n, who) => `${who(n['seat'])} stops ${noun(n['advantage'])} with Karama.`,
  'karama power': (n, who) => `${who(n['seat'])} uses the special Karama power.`,
  'cards drawn': (n, who) => `${who(n['seat'])} draws ${String(n['cards'])} cards from ${who(n['from'])}.`,
  truth: (n, who) =>
    `${who(n['of'])} answers ${who(n['seat'])} about ${String(n['topic'])} ${noun(n['noun'])}: ${String(n['answer'])}.`,
  deal: (n, who) => {
    const [from, to] = [who(n['seat']), who(n['to'])];
    const promise = promiseText(String(n['promise']), String(n['noun']));
    if (n['promise'] === 'nothing') return `${from} pays ${to} ${spice(n['spice'])}.`;
    if (n['spice'] === 0) return `${to} promises ${from}, for nothing: ${promise}.`;
    return `${from} pays ${to} ${spice(n['spice'])} for the promise: ${promise}.`;
  },
  'released from promises': (n, who) => `${who(n['seat'])} releases ${who(n['by'])} from all promises.`,
  'wealth shared': (n, who) => `${who(n['seat'])} gives ${who(n['to'])} ${spice(n['spice'])}.`,
  'spice released': (n, who) => `${who(n['seat'])} releases ${spice(n['spice'])} for allies.`,
  'spice shown': (n, who) => {
    const to = n['to'] === undefined ? 'everybody' : who(n['to']);
    return `${who(n['seat'])} shows ${to} ${n['spice'] === undefined ? 'their spice' : spice(n['spice'])}.`;
  },
  shown: (n, who) =>
    `${who(n['seat'])} shows ${who(n['to'])} ${n['card'] === undefined ? 'a card' : noun(String(n['card']).replace('traitor ', ''))}.`,
  reshuffled: (n) => `The ${String(n['deck'])} deck is reshuffled.`,
  // A forced answer is not reported.
  'only one answer': () => null,
};
