// What happened, in one sentence each.

import type { Nouns } from '@landsraad/kernel';
import { leaderName } from '../leaders.ts';
import type { Printed } from '../printed/printed.ts';
import { MAHDI_LINES } from './mahdi.ts';
import {
  anyCardName,
  areaName,
  inArea,
  deckName,
  figureName,
  markerName,
  one,
  pieceName,
  inPlace,
  resultName,
  sectorName,
  sideName,
  tokenName,
  trooperName,
  vehicleName,
  visionName,
  wormsignName,
  zoneName,
  spendingName,
} from './names.ts';
import { capital } from './sentences.ts';

const who = (n: Nouns): string => (typeof n['player'] === 'string' ? n['player'] : `The ${sideName(n['side'])}`);
const many = (n: unknown, one: string, more: string): string => `${String(n)} ${n === 1 ? one : more}`;

/** As the option says it, in the middle of a sentence. */
const spent = (how: string): string => {
  const words = spendingName(how).replace(' and finish', '');
  return words.charAt(0).toLowerCase() + words.slice(1);
};

/** By kind; beside the nouns told there is `side`, that of the seat they name, and `player` where two share it. */
export const LINES: { readonly [kind: string]: (n: Nouns, printed: Printed) => string | null } = {
  sietches: (n) => `${String(n['count'])} sietches are hidden in the desert.`,
  garrison: (n) => `A Harkonnen garrison takes its post ${inArea(n['area'])}.`,
  round: (n) => `Round ${String(n['round'])} begins.`,
  drew: (n) =>
    `${who(n)} draw${n['card'] === undefined ? ' a card' : ` ${anyCardName(n['card'])}`} from the ${deckName(n['deck'])}.`,
  'prescience revealed': (n, printed) => `Prescience card: ${anyCardName(n['card'], printed)}.`,
  'prescience discarded': (n, printed) => `${anyCardName(n['card'], printed)} leaves the game.`,
  'prescience sorted': () => null,
  'dice set aside': (n) =>
    n['dice'] === 0
      ? null
      : `${many(n['dice'], 'Harkonnen die lies', 'Harkonnen dice lie')} on the Spice Must Flow board.`,
  'vehicle placed': (n) =>
    `The ${n['vehicle'] === 'smuggler ornithopter' ? 'Atreides' : 'Harkonnens'} place ${one(vehicleName(n['vehicle']))} ${inPlace(n['where'])}.`,
  'vehicle lost': (n) => `A vehicle is lost ${inPlace(n['where'])}.`,
  'action dice': (n) =>
    `${who(n)} roll ${String(n['dice']).replace(/[a-z]+/g, resultName)}${n['excess'] === 0 ? '' : `, and ${many(n['excess'], 'excess die', 'excess dice')}`}.`,
  'die changed': (n) => `${who(n)} change a die to ${resultName(n['result'])}.`,
  'token used': (n) => `${who(n)} put a Bene Gesserit token on ${resultName(n['result'])}.`,
  'bene gesserit token': (n) => `${who(n)} take a Bene Gesserit token.`,
  turn: (n) => `${who(n)} take a turn.`,
  'die spent': (n) =>
    n['token'] === true
      ? `${who(n)} spend the Bene Gesserit token on ${resultName(n['result'])}.`
      : `${who(n)} spend ${one(resultName(n['result']))} die.`,
  'house die lost': () => 'Reports of traitors cost the Atreides a House die.',
  'card played': (n, printed) => `${who(n)} play ${anyCardName(n['card'], printed)}.`,
  discarded: (n, printed) => `${who(n)} discard ${anyCardName(n['card'], printed)}.`,
  claimed: (n, printed) => `The Atreides claim ${anyCardName(n['card'], printed)}.`,
  prescience: (n) => `${visionName(n['marker'])} stands at ${String(n['now'])}.`,
  supremacy: (n) => `Harkonnen supremacy stands at ${String(n['now'])}.`,
  moved: (n) =>
    `${who(n)} move ${n['whole'] === true ? 'a legion' : 'part of a legion'} from ${areaName(n['from'])} to ${areaName(n['to'])}${Number(n['zone']) >= 0 ? ' by ornithopter' : ''}.`,
  'excess removed': (n) =>
    `Too many units ${inArea(n['area'])}: the ${sideName(n['side'])} remove ${one(figureName(n['unit'], n['side']))}.`,
  'put on the board': (n) => `${who(n)} place ${pieceName(String(n['what']), n['side'])} ${inArea(n['area'])}.`,
  replaced: (n) =>
    `${who(n)} replace ${one(figureName(n['from'], n['side']))} with ${one(figureName(n['to'], n['side']))} ${inArea(n['area'])}.`,
  'station taken': (n) => `The Atreides take the ecological station ${inArea(n['area'])}: ${visionName(n['symbol'])}.`,
  'harvester removed': (n) => `The harvester ${inArea(n['area'])} is destroyed.`,
  'token revealed': (n) => `A deployment token ${inArea(n['area'])} shows ${tokenName(n['token'])}.`,
  'token removed': (n) => `A deployment token ${inArea(n['area'])} leaves the game unseen.`,
  'sietch revealed': (n) =>
    n['rank'] === '' ? null : `The sietch ${inArea(n['area'])} has rank ${String(n['rank'])}.`,
  'sietch destroyed': (n) => `The sietch ${inArea(n['area'])} (rank ${String(n['rank'])}) is destroyed.`,
  'sietch moved': (n) => `The sietch in ${areaName(n['from'])} moves to ${areaName(n['to'])}.`,
  'settlement destroyed': (n) => `The settlement ${inArea(n['area'])} is destroyed.`,
  battle: (n) =>
    `${who(n)} make ${n['surprise'] === true ? 'a surprise attack' : 'an attack'} from ${areaName(n['from'])} on ${areaName(n['to'])}.`,
  'combat round': (n) => `Combat round ${String(n['round'])}.`,
  rolled: (n) =>
    `${who(n)} roll ${many(n['dice'], 'die', 'dice')}: ${many(n['hits'], 'hit', 'hits')}, ${many(n['shields'], 'shield', 'shields')}, ${many(n['specials'], 'special', 'specials')}.`,
  hits: (n) => `${who(n)} take ${many(n['hits'], 'hit', 'hits')}.`,
  casualty: (n) =>
    String(n['what']).startsWith('leader ') || n['what'] === 'generic' || String(n['what']).startsWith('escort')
      ? null
      : `${who(n)} ${n['removed'] === true ? 'lose' : 'weaken'} ${one(figureName(n['what'], n['side']))} ${inArea(n['area'])}.`,
  'leader lost': (n) =>
    `${Number(n['leader']) >= 0 ? leaderName(Number(n['leader'])) : n['escort'] === true ? 'An Escort Ornithopter' : `A ${figureName('generic', n['side'])}`} is lost ${inArea(n['area'])}.`,
  retreated: (n) => `${who(n)} retreat from ${areaName(n['area'])} to ${areaName(n['to'])}.`,
  'battle over': (n) =>
    Number(n['winner']) < 0 ? 'Nobody wins the battle.' : `The ${sideName(n['winner'])} win the battle.`,
  advanced: (n) => `${who(n)} advance into ${areaName(n['to'])}.`,
  'to the tank': (n) => `${leaderName(Number(n['leader']))} goes to the regeneration tank.`,
  'out of the tank': (n) => `${leaderName(Number(n['leader']))} leaves the regeneration tank.`,
  'leader enters': (n) => `${leaderName(Number(n['leader']))} enters play.`,
  'leader leaves the game': (n) => `${leaderName(Number(n['leader']))} leaves the game.`,
  'leader replaced': (n) => `${leaderName(Number(n['leader']))} is replaced by a generic leader ${inArea(n['area'])}.`,
  'special action': (n) => `${who(n)} use the special action of ${leaderName(Number(n['leader']))}.`,
  'desert power': () => 'The Atreides use desert power.',
  'guerrilla training': (n) => `The Atreides reveal a token ${inArea(n['area'])}.`,
  scouting: (n) => `The ornithopter in ${zoneName(String(n['zone']))} scouts.`,
  'family atomics': (n) => `The Family Atomics detonate: ${areaName(n['area'])} becomes desert.`,
  'wormsign placed': (n) => `A wormsign appears ${inArea(n['area'])}.`,
  'wormsign revealed': (n) => `The wormsign ${inArea(n['area'])} is ${wormsignName(n['kind'])}.`,
  'sandworm appears': (n) => `A sandworm appears ${inArea(n['area'])}.`,
  'sandworm moves': (n) => `A sandworm moves from ${areaName(n['from'])} to ${areaName(n['to'])}.`,
  'sandworm attacks': (n) =>
    `A sandworm attacks ${areaName(n['area'])} with ${String(n['dice'])} dice: ${many(n['hits'], 'hit', 'hits')}.`,
  'sandworm swallows': (n) => `A sandworm swallows the harvester ${inArea(n['area'])}.`,
  'wild maker': (n) =>
    Number(n['area']) < 0 ? 'The Wild Maker is in play.' : `The Wild Maker comes up ${inArea(n['area'])}.`,
  carryall: (n) => `A carryall saves the harvester ${inArea(n['area'])}.`,
  storm: (n) => `A storm strikes ${areaName(n['area'])}: ${many(n['hits'], 'hit', 'hits')}.`,
  'special attack': (n) => `A special attack on ${areaName(n['area'])}: ${many(n['hits'], 'hit', 'hits')}.`,
  rockets: (n) => `Fremen rockets: ${many(n['hits'], 'hit', 'hits')}.`,
  spice: (n) => `The Harkonnens collect ${String(n['spice'])} spice.`,
  'spice spent': (n) => (n['how'] === 'done' ? null : `The Harkonnens ${spent(String(n['how']))}.`),
  ban: (n) => `The ${markerName(n['marker'])} ban is active.`,
  'cone of silence': (n) =>
    `${who(n)} confer under a Cone of Silence; ${many(n['left'], 'token is', 'tokens are')} left.`,
  'desert war tokens': (n) =>
    n['tokens'] === 0
      ? 'Dice block every slot: no Desert War token is placed.'
      : `${many(n['tokens'], 'Desert War token is', 'Desert War tokens are')} placed on the Spice Must Flow board.`,
  'desert war action': (n) => `${who(n)} take a Desert War action.`,
  'trooper placed': (n) => `${capital(one(trooperName(n['trooper'])))} takes up position ${inArea(n['area'])}.`,
  'trooper removed': (n) => `${capital(one(trooperName(n['trooper'])))} is removed ${inArea(n['area'])}.`,
  'trooper moves': (n) => `A Suspensor Trooper moves from ${areaName(n['from'])} to ${areaName(n['to'])}.`,
  'wormsign discarded': (n) => `The wormsign ${inArea(n['area'])} is discarded unseen.`,
  'camp placed': (n) => `A Fremen Camp is pitched ${inArea(n['area'])}.`,
  'camp removed': (n) => `The Fremen Camp ${inArea(n['area'])} is removed.`,
  'camp given up': (n) => `The Atreides give up the ${visionName(n['symbol'])} camp ${inArea(n['area'])} for good.`,
  'rocket attack': (n) =>
    `Rocket Launchers attack from ${sectorName(String(n['sector']))} with ${many(n['dice'], 'die', 'dice')}: ${many(n['hits'], 'hit', 'hits')}.`,
  sandriders: () => 'The Atreides use the special action of the Sandriders.',
  'sandrider overrun': (n) => `The legion in ${areaName(n['area'])} has stirred up a sandworm.`,
  'escort joins': (n) => `An Escort Ornithopter joins the legion ${inArea(n['area'])} as a leader.`,
  ...MAHDI_LINES,
  'smuggler joins': (n) => `${many(n['smugglers'], 'smuggler waits', 'smugglers wait')} on the smugglers board.`,
  'smuggler harvester captured': (n) =>
    `The Atreides capture the smuggler harvester ${inArea(n['area'])}: Staban Tuek comes down to step ${String(n['step'])}.`,
  'smugglers ally': () => 'The Smugglers ally with the Atreides.',
  'smugglers base': (n) =>
    `The Smugglers build their base ${inArea(n['area'])}, with ${many(n['smugglers'], 'smuggler', 'smugglers')}, Staban Tuek and Gurney Halleck.`,
  'smugglers base destroyed': (n) => `The base ${inArea(n['area'])} is destroyed: the Smugglers are out of the game.`,
  'smuggler ornithopter driven off': (n) =>
    `The Harkonnens give up an ornithopter to drive off the smuggler ornithopter in ${zoneName(String(n['zone']))}.`,
  'smugglers die': (n) => `The smugglers die shows ${resultName(n['result'])}.`,
  'smugglers die spent': (n) => `${who(n)} spend the smugglers die: ${resultName(n['result'])}.`,
  'smugglers deployed': (n) =>
    `${many(n['smugglers'], 'smuggler comes', 'smugglers come')} to the base ${inArea(n['area'])}.`,
  'heighliner moves': (n) => `The heighliner of the ${sideName(n['of'])} is on step ${String(n['step'])}.`,
  'heighliner arrives': (n) => `The heighliner of the ${sideName(n['of'])} lands.`,
  'heighliner held': (n) => `The heighliner of the ${sideName(n['of'])} stands still until the end of the round.`,
  'imperium action': (n) => `The ${sideName(n['of'])} take an imperium action: ${markerName(n['marker'])}.`,
  'harvester raided': () => null,
  'troop lands': (n) => `Troops of the Houses Major land ${inArea(n['area'])} for the ${sideName(n['of'])}.`,
  'frigate placed': (n) => `A frigate of the ${sideName(n['of'])} waits in ${zoneName(String(n['zone']))}.`,
  navigator: (n) =>
    `The Guild Navigator closes ${zoneName(String(n['zone']))} to the enemies of the ${sideName(n['of'])}.`,
  'only one answer': () => null,
};
