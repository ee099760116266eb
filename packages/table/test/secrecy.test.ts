// What a seat is sent in two worlds that it cannot tell apart is the same, byte for byte: so is whether it is sent anything.

import { DONE, WATCHER } from '@landsraad/kernel';
import { rules as reference } from '@landsraad/reference';
import { rules as warForArrakis } from '@landsraad/war-for-arrakis';
import { expect, test } from 'vitest';
import { answerQuestion, doAgain, openQuestion, takeBack } from '../src/index.ts';
import { desk, person } from './desk.ts';
import { sameInTwoWorlds } from './two-worlds.ts';

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

test('the Night Bazaar: patches and events', () => {
  expect(sameInTwoWorlds(reference, { players: 3, choices: 120 })).toBeGreaterThan(100);
});
test('War for Arrakis: patches and events', () => {
  expect(sameInTwoWorlds(warForArrakis, { players: 2, choices: 150 })).toBeGreaterThan(100);
});
