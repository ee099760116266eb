// Logs: what is read and what is refused, and that a game comes out the same in search mode.

import {
  answer,
  BadLog,
  configOf,
  fingerprint,
  logOf,
  parseLog,
  pick,
  replay,
  replayInSearch,
  seeded,
  startPlay,
} from '@landsraad/kernel';
import { rules } from '@landsraad/reference';
import { expect, test } from 'vitest';

const LOG = {
  landsraad: 1,
  game: 'reference',
  version: '1',
  mode: 'standard',
  players: 2,
  options: { long: true, moon: 'full', size: 3, none: null },
  seed: 'x',
  choices: [[0, 'draw']] as unknown[],
  result: null,
};
const read = (change: object) => parseLog(JSON.stringify({ ...LOG, ...change }));

test('a log is read as it was written', () => {
  expect(read({})).toEqual(LOG);
  expect(read({ seed: 7, players: 1, choices: [], hashes: [] })).toMatchObject({ seed: 7, players: 1, hashes: [] });
  expect(read({ hashes: ['ab'], result: undefined })).toMatchObject({ hashes: ['ab'], result: null });
});

test.each<[entry: unknown]>([
  [[0, 'draw']],
  [[1, 3]],
  [[0, 'lantern: 2', 'act']],
  [[0, 'deal', 'act', { to: 1, text: 'I promise' }]],
  [[1, 0, 'undo']],
  [[1, 0, 'redo']],
  [[0, 4, 'rewind', 'seed']],
])('an entry: %j', (entry) => {
  expect(read({ choices: [entry] }).choices).toEqual([entry]);
});

test.each<[entry: unknown]>([
  ['draw'],
  [[2, 'draw']],
  [[-1, 'draw']],
  [[0.5, 'draw']],
  [['0', 'draw']],
  [[0]],
  [[0, null]],
  [[0, true]],
  [[0, 'a', 'b']],
  [[0, 3, 'act']],
  [[0, 'deal', 'act', null]],
  [[0, 'deal', 'act', [1]]],
  [[0, 'deal', 'act', { to: null }]],
  [[0, 'deal', 'act', {}, 5]],
  [[0, 1, 'undo']],
  [[0, 0, 'undo', 1]],
  [[0, 1, 'redo']],
  [[0, 'x', 'rewind', 'seed']],
  [[0, 4, 'rewind']],
  [[0, 4, 'rewind', 9]],
  [[0, 4, 'rewind', 'seed', 1]],
])('a damaged entry: %j', (entry) => {
  expect(() => read({ choices: [[0, 'draw'], entry] })).toThrow(
    `Entry 2 of the log is damaged: ${JSON.stringify(entry)}.`,
  );
});

test.each<[change: object, sentence: string]>([
  [{ landsraad: 2 }, 'This is not a Landsraad log of format 1'],
  [{ game: 3 }, 'The log must name its game, version and mode as text.'],
  [{ version: null }, 'The log must name its game, version and mode as text.'],
  [{ mode: 7 }, 'The log must name its game, version and mode as text.'],
  [{ players: '2' }, 'The log must say how many players there are.'],
  [{ players: 1.5 }, 'The log must say how many players there are.'],
  [{ players: 0 }, 'The log must say how many players there are.'],
  [{ options: [] }, 'The options of the log must be an object of plain values.'],
  [{ options: { deep: {} } }, 'The options of the log must be an object of plain values.'],
  [{ seed: null }, 'The log has no seed.'],
  [{ choices: {} }, 'The log has no list of choices.'],
  [{ hashes: 'ab' }, 'The log must have one hash for every choice, or none at all.'],
  [{ hashes: [3] }, 'The log must have one hash for every choice, or none at all.'],
  [{ hashes: [] }, 'The log must have one hash for every choice, or none at all.'],
])('a log that cannot be used: %j', (change, sentence) => {
  expect(() => read(change)).toThrow(BadLog);
  expect(() => read(change)).toThrow(sentence);
});
test('what is no object, or no JSON, is no log', () => {
  expect(() => parseLog('{"landsraad": 1')).toThrow('it is not valid JSON');
  for (const text of ['null', '[]', '3', '"log"']) expect(() => parseLog(text)).toThrow('format 1');
});

/** A whole game of random answers, without acts. */
function played(seed: string) {
  const play = startPlay(rules, configOf(rules, { players: 3 }), seed);
  const random = seeded(seed);
  for (let d = play.decisions[0]; d !== undefined; d = play.decisions[0])
    answer(play, d.seat, d.question, pick(random, d.options));
  return play;
}
test('the same game comes out at a table and in search, which skips lone answers', () => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    const play = played(seed);
    const log = logOf(play);
    expect(play.game.over).not.toBeNull();
    const search = replayInSearch(rules, log);
    expect([search.over, fingerprint(search.table), fingerprint(search.hidden)]).toEqual([
      play.game.over,
      fingerprint(play.game.table),
      fingerprint(play.game.hidden),
    ]);
    expect(fingerprint(replay(rules, log, { verify: true }).game.table)).toBe(fingerprint(play.game.table));
  }
});
test('what a log says of hashes and the end is compared when one asks for it', () => {
  const log = logOf(played('five'));
  const otherwise = { ...log, result: null };
  expect(() => replay(rules, otherwise, { verify: true })).toThrow('The game ends otherwise than the log says.');
  expect(() => replay(rules, otherwise)).not.toThrow();
  expect(() => replay(rules, otherwise, { verify: true, to: 3 })).not.toThrow();
  const hashes = log.hashes!.with(2, 'ffffffffffffffff');
  expect(() => replay(rules, { ...log, hashes }, { verify: true })).toThrow(BadLog);
  expect(() => replay(rules, { ...log, hashes }, { verify: true, to: 2 })).not.toThrow();
  expect(() => replay(rules, { ...log, hashes })).not.toThrow();
  expect(logOf(played('five'), false).hashes).toBeUndefined();
});
test('acts and undo are for the table', () => {
  expect(() => replayInSearch(rules, { ...logOf(played('six')), choices: [[0, 0, 'undo']] })).toThrow(
    'replayed at a table, not in search',
  );
});
