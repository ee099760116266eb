// What a seat is sent in two worlds that it cannot tell apart is the same, byte for byte: so is whether it is sent anything.

import { DONE, imagine, seeded, settle, WATCHER, type Play, type Rules, type Seat } from '@landsraad/kernel';
import { rules as reference } from '@landsraad/reference';
import { rules as warForArrakis } from '@landsraad/war-for-arrakis';
import { expect, test } from 'vitest';
import {
  answerQuestion,
  doAgain,
  fireStanding,
  freeze,
  hosted,
  openQuestion,
  sightOf,
  statusOf,
  takeBack,
  thaw,
} from '../src/index.ts';
import { desk, dice, goOn, person, type Desk } from './desk.ts';

test('others are sent nothing of sealed answers, however they are given, taken back and given again', () => {
  const sent = [0, 1].map((stall) => {
    const d = desk(reference, [person('a'), person('b'), person('c')], 'sealed');
    while (d.table.match!.open().some((x) => x.name !== 'bid for which stall?')) {
      const { seat, question, options, name } = d.table.match!.open()[0]!;
      answerQuestion(d, seat, question, name === 'haggle?' ? DONE : options[0]!, 'person');
    }
    const before = new Map([...d.sent].map(([viewer, texts]) => [viewer, texts.length]));
    const answer = (option: number): void => answerQuestion(d, 1, openQuestion(d.table, 1)!.question, option, 'person');
    answer(stall);
    if (stall === 1) {
      takeBack(d, 1);
      doAgain(d, 1);
    }
    for (const viewer of [0, 2, WATCHER]) expect(d.sent.get(viewer)!.slice(before.get(viewer))).toEqual([]);
    expect(d.sent.get(1)!.length).toBeGreaterThan(before.get(1)!);
    return [0, 2, WATCHER].map((viewer) => d.sent.get(viewer));
  });
  expect(sent[0]).toEqual(sent[1]);
});

/** The same table, where what this seat does not know is otherwise. */
function imagined<T>(rules: Rules<T>, real: Desk<T>, seat: Seat, seed: string): Desk<T> {
  const frozen: { match: string } = JSON.parse(freeze(real.table));
  const play: Play<T> = JSON.parse(frozen.match);
  // Dice fall alike in both: what they show is no secret.
  const game = { ...imagine(rules, play.game, seat, seeded(seed)), random: play.game.random };
  // Positions before the last barrier belong to the other world.
  const match = JSON.stringify({
    ...play,
    game,
    decisions: settle(rules, game, 'table'),
    past: play.past.map((p) => ({ ...p, before: null })),
  });
  return goOn(thaw(hosted(rules), real.table.made, JSON.stringify({ ...frozen, match }))! as Desk<T>['table']);
}

/** The next answer that can be given in both worlds, given in both; false: there is none. */
function together<T>(worlds: readonly Desk<T>[], roll: (n: number) => number): boolean {
  const [here, there] = worlds.map((d) => d.table.match!.open());
  const both = here!.flatMap((d) => {
    const other = there!.find((x) => x.seat === d.seat && x.name === d.name && x.question === d.question);
    return d.options.filter((o) => other?.options.includes(o)).map((option) => ({ ...d, option }));
  });
  if (both.length === 0) return false;
  const { seat, question, option } = both[roll(both.length)]!;
  for (const d of worlds) answerQuestion(d, seat, question, option, 'person');
  return true;
}

function sameInTwoWorlds<T>(rules: Rules<T>, players: number, choices: number): number {
  const roll = dice(3);
  const real = desk(
    rules,
    Array.from({ length: players }, (_, n) => person(`p${n}`)),
    'two worlds',
  );
  let compared = 0;
  for (let n = 0; n < choices && statusOf(real.table) === 'live'; n++) {
    const open = real.table.match!.open();
    const { seat, question, options } = open[roll(open.length)]!;
    answerQuestion(real, seat, question, options[roll(options.length)]!, 'person');
    if (n % 5 !== 0) continue;
    for (const viewer of [...real.table.seats.keys(), WATCHER]) {
      const same = goOn(thaw(hosted(rules), real.table.made, freeze(real.table))! as Desk<T>['table']);
      const worlds = [same, imagined(rules, real, viewer, `${n}`)];
      for (const d of worlds) fireStanding(d);
      for (let steps = 0; steps < 8; steps++) {
        const [a, b] = worlds.map((d) => JSON.stringify(sightOf(d.table, viewer)));
        // Something was shown: from here on the worlds can be told apart.
        if (a !== b) break;
        expect(worlds[1]!.sent.get(viewer)).toEqual(worlds[0]!.sent.get(viewer));
        compared++;
        if (!together(worlds, roll)) break;
      }
    }
  }
  return compared;
}

test('the Night Bazaar: patches and events', () => {
  expect(sameInTwoWorlds(reference, 3, 120)).toBeGreaterThan(200);
});
test('War for Arrakis: patches and events', () => {
  expect(sameInTwoWorlds(warForArrakis, 2, 150)).toBeGreaterThan(200);
});
