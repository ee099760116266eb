// What happened, in one sentence each.

import type { Nouns } from '@landsraad/kernel';
import { leaderName } from '../leaders.ts';
import {
  anyCardName,
  areaName,
  deckName,
  kindName,
  markerName,
  nounName,
  sideName,
  tokenName,
  visionName,
  wormsignName,
  zoneName,
} from './names.ts';

const who = (n: Nouns): string => `The ${sideName(n['seat'])}`;
const many = (n: unknown, one: string, more: string): string => `${String(n)} ${n === 1 ? one : more}`;
const leaderOrGeneric = (n: unknown): string => (Number(n) < 0 ? 'A Generic Leader' : leaderName(Number(n)));

export const LINES: { readonly [kind: string]: (n: Nouns) => string | null } = {
  sietches: (n) => `${String(n['count'])} sietches are hidden in the desert.`,
  garrison: (n) => `A Harkonnen garrison takes its post in ${areaName(n['area'])}.`,
  round: (n) => `Round ${String(n['round'])} begins.`,
  drew: (n) =>
    `${who(n)} draw${n['card'] === undefined ? ' a card' : ` ${anyCardName(n['card'])}`} from the ${deckName(n['deck'])}.`,
  'prescience revealed': (n) => `Prescience: ${anyCardName(n['card'])}.`,
  'prescience discarded': (n) => `${anyCardName(n['card'])} leaves the game.`,
  'prescience sorted': () => null,
  'dice set aside': (n) =>
    n['dice'] === 0
      ? null
      : `${many(n['dice'], 'Harkonnen die lies', 'Harkonnen dice lie')} on the Spice Must Flow board.`,
  'vehicle placed': (n) => `The Harkonnens place a ${String(n['vehicle'])} in ${nounName(String(n['where']))}.`,
  'vehicle lost': (n) => `A vehicle is lost in ${nounName(String(n['where']))}.`,
  'action dice': (n) =>
    `${who(n)} roll ${String(n['dice'])}${n['excess'] === 0 ? '' : `, and ${String(n['excess'])} to change`}.`,
  'die changed': (n) => `${who(n)} change a die to ${String(n['result'])}.`,
  'token used': (n) => `${who(n)} use a Bene Gesserit token for ${String(n['result'])}.`,
  'bene gesserit token': (n) => `${who(n)} take a Bene Gesserit token.`,
  turn: (n) => `${who(n)} act.`,
  'die spent': (n) => `${who(n)} spend ${n['token'] === true ? 'the token on' : 'a die of'} ${String(n['result'])}.`,
  'house die lost': () => 'Reports of traitors cost the Atreides a House die.',
  'card played': (n) => `${who(n)} play ${anyCardName(n['card'])}.`,
  discarded: (n) => `${who(n)} discard ${anyCardName(n['card'])}.`,
  claimed: (n) => `The Atreides claim ${anyCardName(n['card'])}.`,
  prescience: (n) => `${visionName(n['marker'])} stands at ${String(n['now'])}.`,
  supremacy: (n) => `Harkonnen supremacy stands at ${String(n['now'])}.`,
  moved: (n) =>
    `${who(n)} move ${n['whole'] === true ? 'a legion' : 'a part of a legion'} from ${areaName(n['from'])} to ${areaName(n['to'])}${Number(n['zone']) >= 0 ? ' by ornithopter' : ''}.`,
  'excess removed': (n) =>
    `Too many units in ${areaName(n['area'])}: ${who(n).toLowerCase()} remove a ${kindName(String(n['unit']))}.`,
  'put on the board': (n) => `${who(n)} put ${nounName(String(n['what']))} in ${areaName(n['area'])}.`,
  replaced: (n) =>
    `${who(n)} replace a ${kindName(String(n['from']))} by a ${kindName(String(n['to']))} in ${areaName(n['area'])}.`,
  'station taken': (n) =>
    `The Atreides take the testing station in ${areaName(n['area'])}: ${visionName(n['symbol'])}.`,
  'harvester removed': (n) => `The harvester in ${areaName(n['area'])} is destroyed.`,
  'token revealed': (n) => `A deployment token in ${areaName(n['area'])} shows ${tokenName(n['token'])}.`,
  'token removed': (n) => `A deployment token in ${areaName(n['area'])} leaves the game unseen.`,
  'sietch revealed': (n) =>
    n['rank'] === '' ? null : `The sietch in ${areaName(n['area'])} has rank ${String(n['rank'])}.`,
  'sietch destroyed': (n) => `The sietch in ${areaName(n['area'])} (rank ${String(n['rank'])}) is destroyed.`,
  'sietch moved': (n) => `The sietch of ${areaName(n['from'])} moves to ${areaName(n['to'])}.`,
  'settlement destroyed': (n) => `The settlement in ${areaName(n['area'])} is destroyed.`,
  battle: (n) =>
    `${who(n)} make ${n['surprise'] === true ? 'a surprise attack' : 'an attack'} from ${areaName(n['from'])} on ${areaName(n['to'])}.`,
  'combat round': (n) => `Combat round ${String(n['round'])}.`,
  rolled: (n) =>
    `${who(n)} roll ${many(n['dice'], 'die', 'dice')}: ${many(n['hits'], 'hit', 'hits')}, ${many(n['shields'], 'shield', 'shields')}, ${many(n['specials'], 'special', 'specials')}.`,
  hits: (n) => `${who(n)} suffer ${many(n['hits'], 'hit', 'hits')}.`,
  casualty: (n) =>
    `${who(n)} ${n['removed'] === true ? 'lose' : 'weaken'} a ${kindName(String(n['what']))} in ${areaName(n['area'])}.`,
  'leader lost': (n) => `${leaderOrGeneric(n['leader'])} is lost in ${areaName(n['area'])}.`,
  retreated: (n) => `${who(n)} retreat from ${areaName(n['area'])} to ${areaName(n['to'])}.`,
  'battle over': (n) =>
    Number(n['winner']) < 0 ? 'Nobody wins the battle.' : `The ${sideName(n['winner'])} win the battle.`,
  advanced: (n) => `${who(n)} advance into ${areaName(n['to'])}.`,
  'to the tank': (n) => `${leaderName(Number(n['leader']))} goes to the regeneration tank.`,
  'out of the tank': (n) => `${leaderName(Number(n['leader']))} leaves the regeneration tank.`,
  'leader enters': (n) => `${leaderName(Number(n['leader']))} enters play.`,
  'leader leaves the game': (n) => `${leaderName(Number(n['leader']))} leaves the game.`,
  'leader replaced': (n) => `${leaderName(Number(n['leader']))} leaves ${areaName(n['area'])} to a generic leader.`,
  'special action': (n) => `${leaderName(Number(n['leader']))} acts.`,
  'desert power': () => 'The Atreides use desert power.',
  'guerrilla training': (n) => `The Atreides reveal a token in ${areaName(n['area'])}.`,
  scouting: (n) => `An ornithopter of ${zoneName(String(n['zone']))} scouts.`,
  'family atomics': (n) => `The Family Atomics detonate: ${areaName(n['area'])} becomes desert.`,
  'wormsign placed': (n) => `A wormsign appears in ${areaName(n['area'])}.`,
  'wormsign revealed': (n) => `The wormsign in ${areaName(n['area'])} is ${wormsignName(n['kind'])}.`,
  'sandworm appears': (n) => `A sandworm appears in ${areaName(n['area'])}.`,
  'sandworm moves': (n) => `A sandworm moves from ${areaName(n['from'])} to ${areaName(n['to'])}.`,
  'sandworm attacks': (n) =>
    `A sandworm attacks ${areaName(n['area'])} with ${String(n['dice'])} dice: ${many(n['hits'], 'hit', 'hits')}.`,
  'sandworm swallows': (n) => `A sandworm swallows the harvester in ${areaName(n['area'])}.`,
  'wild maker': (n) =>
    Number(n['area']) < 0 ? 'The Wild Maker is in play.' : `The Wild Maker comes up in ${areaName(n['area'])}.`,
  carryall: (n) => `A carryall saves the harvester in ${areaName(n['area'])}.`,
  storm: (n) => `A storm strikes ${areaName(n['area'])}: ${many(n['hits'], 'hit', 'hits')}.`,
  'special attack': (n) => `A special attack on ${areaName(n['area'])}: ${many(n['hits'], 'hit', 'hits')}.`,
  rockets: (n) => `Fremen rockets: ${many(n['hits'], 'hit', 'hits')}.`,
  spice: (n) => `The Harkonnens collect ${String(n['spice'])} spice.`,
  'spice spent': (n) => (n['how'] === 'done' ? null : `Spice: ${nounName(String(n['how']))}.`),
  ban: (n) => `The ${markerName(n['marker'])} ban is active.`,
  'only one answer': () => null,
};
