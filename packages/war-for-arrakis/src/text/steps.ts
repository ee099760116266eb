// What leaders and cards say in steps, as sentences.

import { ATREIDES, type Side } from '../sides.ts';
import type { LegionWord, PiecesWord, PlaceWord, Step, StepOf, UnitsWord } from '../printed/vocabulary.ts';
import { capital, listed, many } from './sentences.ts';

interface Speaker {
  readonly side: Side;
  /** What the leader whose card it is is called in a sentence; null for a planning card. */
  readonly leader: string | null;
}

const isAtreides = (who: Speaker): boolean => who.side === ATREIDES;
const special = (who: Speaker): string => (isAtreides(who) ? 'Fedaykin' : 'Sardaukar');
const enemies = (who: Speaker): string => (isAtreides(who) ? 'Harkonnens' : 'Atreides');
const enemy = (who: Speaker): string => (isAtreides(who) ? 'Harkonnen' : 'Atreides');

const suffix = (who: Speaker, legion: LegionWord): string => {
  switch (legion) {
    case 'any legion':
    case 'the same legion':
      return '';
    case 'with this leader':
      return ` with ${who.leader ?? 'this leader'}`;
    case 'with a leader':
      return ' with a leader';
    case 'with special elites':
      return ` with ${special(who)}`;
    case 'in the desert':
      return ' in the desert';
    case 'with smugglers':
      return ' with smugglers';
  }
};
function legions(who: Speaker, legion: LegionWord, count: number): string {
  if (legion === 'with this leader') return `the legion${suffix(who, legion)}`;
  if (legion === 'the same legion') return 'that legion';
  if (count > 1) return `up to ${count} legions${suffix(who, legion)}`;
  return legion === 'any legion' ? '1 legion' : `a legion${suffix(who, legion)}`;
}
const attacks = (surprise: boolean): string => (surprise ? 'make a surprise attack' : 'attack');

const REPLACED: { readonly [units in UnitsWord]: readonly [string, string] } = {
  'regular to elite': ['Regular', 'Elites'],
  'elite to special': ['Elite', ''],
  'regular to special': ['Regular', ''],
};
function replaces(who: Speaker, { count, units, where }: StepOf<'replace'>): string {
  const [from, to] = REPLACED[units];
  const better = to === '' ? special(who) : to;
  const some = count === 1 ? `1 ${from}` : `up to ${count} ${from}s`;
  return where === 'anywhere'
    ? `replace ${some} with ${better}, anywhere on the board`
    : `replace ${some} of one legion with ${better}`;
}

const PIECES: readonly PiecesWord[] = ['token', 'regular', 'elite', 'special', 'leader'];
const pieceName = (who: Speaker, piece: PiecesWord, n: number): string => {
  switch (piece) {
    case 'token':
      return many(n, 'deployment token');
    case 'regular':
      return many(n, 'Regular');
    case 'elite':
      return many(n, 'Elite');
    case 'special':
      return `${n} ${special(who)}`;
    case 'leader':
      return many(n, 'leader');
  }
};
const pieces = (who: Speaker, { what }: StepOf<'deploy' | 'place'>): string =>
  listed(PIECES.filter((p) => (what[p] ?? 0) > 0).map((p) => pieceName(who, p, what[p] ?? 0)));
function place(who: Speaker, where: PlaceWord): string {
  switch (where) {
    case 'own settlements':
      return isAtreides(who) ? 'in your sietches' : 'in your settlements';
    case 'one settlement':
      return isAtreides(who) ? 'in one sietch' : 'in one of your settlements';
    case 'legion':
      return 'in one of your legions';
    case 'special legion':
      return `in one of your legions with ${special(who)}`;
    case 'empty desert':
      return 'in one empty desert area';
    case 'free mountain':
      return 'in one free mountain area';
    case 'free plateau':
      return 'in one free plateau area';
  }
}
const DECKS = {
  houseAtreides: 'House Atreides',
  fremenAlly: 'Fremen Ally',
  houseHarkonnen: 'House Harkonnen',
  corrinoAlly: 'Corrino Ally',
} as const;
function draws(who: Speaker, { count, deck }: StepOf<'draw'>): string {
  if (deck !== 'either') return `draw ${count} ${DECKS[deck]} ${count === 1 ? 'card' : 'cards'}`;
  return `draw ${many(count, 'card')}${who.leader === null ? '' : ' from either of your decks'}`;
}
const VEHICLES = {
  any: ['a Harkonnen vehicle', 'Harkonnen vehicles'],
  'in the air': ['a Harkonnen vehicle from an air zone', 'Harkonnen vehicles from air zones'],
  ornithopter: ['1 Harkonnen ornithopter', 'Harkonnen ornithopters'],
  harvester: ['a harvester', 'harvesters'],
} as const;
const POWERS = { choam: 'CHOAM', spacingGuild: 'Spacing Guild', landsraad: 'Landsraad' } as const;

/** One step, in the middle of a sentence. */
function told(who: Speaker, s: Step, before: Step | undefined): string {
  switch (s.op) {
    case 'move':
      return `move ${legions(who, s.legion, s.count)}`;
    case 'moveAgain':
      return 'move it again to an adjacent area';
    case 'attack':
      return `${attacks(s.surprise)} with ${s.legion === 'the same legion' ? 'it' : legions(who, s.legion, 1)}`;
    case 'moveOrAttack':
      return `move ${legions(who, s.legion, 1)} or ${attacks(s.surprise)} with it`;
    case 'replace':
      return replaces(who, s);
    case 'draw':
      return draws(who, s);
    case 'playCard':
      return who.leader === null ? 'you may play one more card' : 'you may play a card';
    case 'deploy':
    case 'place':
      return `${s.op} ${pieces(who, s)} ${place(who, s.where)}`;
    case 'desertPower':
      return who.leader === null ? 'take a Desert Power action' : 'use Desert Power';
    case 'placeWormsigns':
      return `place ${many(s.count, 'wormsign')}`;
    case 'discardWormsigns':
      return `discard up to ${many(s.count, 'wormsign')}`;
    case 'opponentDiscards':
      return `the ${enemies(who)} discard ${many(s.count, 'card')} of their choice`;
    case 'moveSandworm':
      return `move ${s.worm === 'any sandworm' ? 'a sandworm' : s.worm}`;
    case 'attackSandworm':
      if (before?.op === 'moveSandworm' && s.worm === 'the Wild Maker') return 'attack with it';
      return `attack with ${s.worm === 'any sandworm' ? 'a sandworm' : s.worm}`;
    case 'leaderToTank':
      return `send a named ${enemy(who)} leader${s.where === 'anywhere' ? '' : ' next to one of your legions'} to the regeneration tank`;
    case 'strike':
      return `roll ${many(s.dice, 'combat die', 'combat dice')} against ${isAtreides(who) ? 'a Harkonnen' : 'an Atreides'} legion next to one of yours: every hit and every special scores 1 hit`;
    case 'removeVehicles':
      return `remove ${s.count === 1 ? VEHICLES[s.what][0] : `up to ${s.count} ${VEHICLES[s.what][1]}`}`;
    case 'placeVehicles':
      return `place ${many(s.count, 'vehicle')}`;
    case 'gainToken':
      return 'take 1 Bene Gesserit token';
    case 'placeSmugglerOrnithopter':
      return 'place a smuggler ornithopter in a free air zone';
    case 'takeItsPlace':
      return 'if the Smugglers are your allies, a smuggler ornithopter may take its place';
    case 'imperiumAction':
      return s.of === 'any' ? 'take 1 imperium action of your choice' : `take a ${POWERS[s.of]} imperium action`;
    case 'advanceHeighliner':
      return `your heighliner advances ${many(s.count, 'step')}`;
    case 'holdBackHeighliner':
      return `the heighliner of the ${enemies(who)} goes back ${many(s.count, 'step')}`;
    case 'stopHeighliner':
      return `until the end of the round the heighliner of the ${enemies(who)} does not move`;
    case 'placeTroops':
      return `place ${many(s.count, 'troop')} of your heighliner board in ${s.where}`;
    case 'placeFrigate':
      return `place ${many(s.count, 'frigate')} from the supply in ${s.count === 1 ? 'a free air zone' : 'free air zones'}`;
    case 'removeNavigatorOrFrigate':
      return `remove the Guild Navigator or 1 ${enemy(who)} frigate`;
    case 'land':
      return `if your heighliner is on step ${s.fromStep} or more, it lands now${s.where === 'empty areas' ? '' : '; its troops go to empty desert areas only'}`;
    case 'choose':
      return `do one of these: ${s.ways.map((way) => oneAfterAnother(who, way).join(', then ')).join('; or ')}`;
  }
}
/** The same step several times is told once. */
function oneAfterAnother(who: Speaker, steps: readonly Step[]): string[] {
  const clauses: { readonly words: string; times: number }[] = [];
  steps.forEach((s, n) => {
    const words = told(who, s, steps[n - 1]);
    const before = clauses.at(-1);
    if (before?.words === words) before.times++;
    else clauses.push({ words, times: 1 });
  });
  return clauses.map(({ words, times }) =>
    times === 1 ? words : `${words}, ${times === 2 ? 'twice' : `${times} times`}`,
  );
}

/** A special action: "Move the legion with Chani, then attack with it." */
export const actionText = (side: Side, leader: string, steps: readonly Step[]): string =>
  steps.length === 0 ? '' : `${capital(oneAfterAnother({ side, leader }, steps).join(', then '))}.`;
/** A card: "Take 1 imperium action of your choice. Then draw 1 card." */
export const stepsText = (side: Side, steps: readonly Step[]): string =>
  oneAfterAnother({ side, leader: null }, steps)
    .map((step, n) => `${n === 0 || step.startsWith('if ') ? capital(step) : `Then ${step}`}.`)
    .join(' ');
/** One way of a choice: "Draw 2 cards". */
export const wayText = (side: Side, leader: string | null, steps: readonly Step[]): string =>
  capital(oneAfterAnother({ side, leader }, steps).join(', then '));
