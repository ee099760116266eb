import {
  anyValue,
  configOf,
  hashOfBox,
  logOf,
  misfit,
  toldInWords,
  parseLog,
  refuseConfig,
  replay,
  seeded,
  startPlay,
  wrongInBox,
  type Box,
  type Rules,
  type Shape,
} from '@landsraad/kernel';
import { rules as bazaar, type Asked, type Table } from '@landsraad/reference';
import { assert, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';

const words = ['red', 'blue'].map((id) => ({ id, title: id }));
const NUMBER: Shape = { kind: 'number', least: 1, most: 3 };
const SHAPES: { readonly [name: string]: Shape } = {
  number: NUMBER,
  text: { kind: 'text', most: 5 },
  flag: { kind: 'flag' },
  word: { kind: 'word', words },
  words: { kind: 'words', words, least: 1, most: 2 },
  counts: { kind: 'counts', words, least: 0, most: 4, sum: [2, 6] },
  list: { kind: 'list', item: 'token', of: NUMBER, least: 1, most: 2 },
  fields: { kind: 'fields', fields: [{ name: 'n', title: 'how many', shape: NUMBER }] },
  variants: {
    kind: 'variants',
    tag: 'op',
    variants: [
      { id: 'rest', title: 'Rest', fields: [] },
      { id: 'draw', title: 'Draw', fields: [{ name: 'count', title: 'how many', shape: NUMBER }] },
    ],
  },
};
const told = (name: string, value: unknown): string => toldInWords(SHAPES[name] ?? NUMBER, value);
const wrong = (name: string, value: unknown): string | null => {
  const shape = SHAPES[name];
  return shape === undefined ? 'no such shape' : misfit(shape, value);
};

describe('the form of a value', () => {
  test('what fits', () => {
    const fitting: readonly (readonly [string, unknown])[] = [
      ['number', 3],
      ['text', 'abcde'],
      ['flag', false],
      ['word', 'blue'],
      ['words', ['blue', 'red']],
      ['counts', { red: 2 }],
      ['list', [1, 2]],
      ['fields', { n: 1 }],
      ['variants', { op: 'draw', count: 2 }],
      ['variants', { op: 'rest' }],
    ];
    for (const [name, value] of fitting) expect([name, wrong(name, value)]).toEqual([name, null]);
  });
  test('what does not fit is said in the words of what is possible', () => {
    expect(wrong('number', 4)).toBe('must be a whole number from 1 to 3, not 4');
    expect(wrong('number', 1.5)).toBe('must be a whole number from 1 to 3, not 1.5');
    expect(wrong('text', 'abcdef')).toBe('must be a text of 1 to 5 letters, not "abcdef"');
    expect(wrong('text', ' ')).toBe('must be a text of 1 to 5 letters, not " "');
    expect(wrong('flag', 1)).toBe('must be true or false, not 1');
    expect(wrong('word', 'green')).toBe('must be one of red, blue, not "green"');
    expect(wrong('words', [])).toBe('must be a list of 1 to 2 of red, blue, not []');
    expect(wrong('words', ['green'])).toBe('must name only red, blue, not "green"');
    expect(wrong('words', ['red', 'red'])).toBe('must name each at most once, not ["red","red"]');
    expect(wrong('counts', { red: 1 })).toBe('must add up to between 2 and 6, not 1');
    expect(wrong('counts', { red: 5 })).toBe('must have 0 to 4 of "red", not 5');
    expect(wrong('counts', { green: 2 })).toBe('must name only red, blue, not "green"');
    expect(wrong('list', [1, 2, 3])).toBe('must be a list of 1 to 2 tokens, not of 3');
    expect(wrong('list', [1, 9])).toBe('token 2 must be a whole number from 1 to 3, not 9');
    expect(wrong('fields', { n: 1, m: 2 })).toBe('must have no "m", only n');
    expect(wrong('fields', 7)).toBe('must be an object with n, not 7');
    expect(wrong('variants', { op: 'dance' })).toBe('must have as "op" one of rest, draw, not "dance"');
    expect(wrong('variants', { op: 'draw', count: 0 })).toBe('"count" must be a whole number from 1 to 3, not 0');
    expect(wrong('variants', { op: 'rest', count: 1 })).toBe('must have no "count", only op');
  });
  test('whatever is made up fits', () => {
    assert(
      property(nat(), (seed) => {
        for (const [name, shape] of Object.entries(SHAPES))
          expect([name, misfit(shape, anyValue(shape, seeded(seed)))]).toEqual([name, null]);
      }),
      { numRuns: 50, seed: 1 },
    );
  });
});

/** The Night Bazaar with two values that could be put in. */
const rules: Rules<Table, Asked> = {
  ...bazaar,
  box: {
    entries: [
      { path: 'a.b', title: 'A: b', component: 'A', help: '', picture: '', assumed: 2, shape: NUMBER },
      { path: 'a.c', title: 'A: c', component: 'A', help: '', picture: '', assumed: 2, shape: NUMBER },
    ],
    conflicts: ({ 'a.b': b, 'a.c': c }) => (b === c && b !== undefined ? [{ path: 'a.b', why: 'b is not c.' }] : []),
    whyNot: (path) => (path === 'a.d' ? 'd is a rule.' : null),
  },
};
const box = (values: Box['values']): Box => ({ name: 'Mine', values });
const why = (raw: unknown): string[] => wrongInBox(rules, raw).map((w) => w.why);

describe('a box', () => {
  test('one sentence for every wrong value', () => {
    expect(why(box({ 'a.b': 1, 'a.c': 2 }))).toEqual([]);
    expect(why(box({ 'a.b': 9, 'a.c': 0 }))).toEqual([
      'A: b must be a whole number from 1 to 3, not 9.',
      'A: c must be a whole number from 1 to 3, not 0.',
    ]);
    expect(why(box({ 'a.b': 1, 'a.c': 1 }))).toEqual(['b is not c.']);
    expect(why(box({ 'a.d': 1 }))).toEqual(['d is a rule.']);
    expect(why(box({ x: 1 }))).toEqual([
      '"x" cannot be replaced: only values that the facts declare missing can (facts --missing).',
    ]);
    const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) as unknown;
    expect(why(box({ 'a.b': deep }))).toEqual(['The values of a box are nested at most 12 deep.']);
    expect(why(7)).toEqual([
      'A box is an object with a "name" and "values", an object that has a value for each path.',
    ]);
    expect(why({ name: '', values: {} })).toEqual(['A box has a name of 1 to 60 letters.']);
    expect(why({ ...box({}), game: 'dune' })).toEqual(['This is a box of "dune", not of reference.']);
    expect(why({ ...box({}), game: 'reference' })).toEqual([]);
    expect(why({ name: 'x', values: {}, more: 1 })).toEqual(['A box has a "name" and "values", and no "more".']);
    expect(why(box({ 'a.b': 'x'.repeat(30_000) }))).toEqual(['A box has at most 24000 letters; this one has 30010.']);
    expect(wrongInBox(bazaar, box({})).map((w) => w.why)).toEqual([
      `${bazaar.title} has no printed values that a box could replace.`,
    ]);
  });
  test('equal boxes have equal hashes, others have others', () => {
    const one = hashOfBox(box({ 'a.b': { x: 1, y: 2 }, 'a.c': 2 }));
    expect(hashOfBox(box({ 'a.c': 2, 'a.b': { y: 2, x: 1 } }))).toBe(one);
    expect(hashOfBox(box({ 'a.c': 2, 'a.b': { y: 2, x: 2 } }))).not.toBe(one);
    expect(hashOfBox({ ...box({ 'a.b': { x: 1, y: 2 }, 'a.c': 2 }), name: 'Yours' })).not.toBe(one);
  });
  test('settings with a wrong one are refused', () => {
    const config = configOf(rules, { box: box({ 'a.b': 9 }) });
    expect(refuseConfig(rules, config)).toBe('A: b must be a whole number from 1 to 3, not 9.');
    expect(refuseConfig(rules, configOf(rules, { box: box({ 'a.b': 3 }) }))).toBe(null);
    expect(refuseConfig(bazaar, configOf(bazaar, { box: box({ 'a.b': 3 }) }))).toContain('no printed values');
  });
  test('the log carries it with its hash, and a replay has it', () => {
    const config = configOf(rules, { box: box({ 'a.c': 2, 'a.b': 3 }) });
    const log = logOf(startPlay(rules, config, 'boxed'));
    expect(log.box).toEqual({ name: 'Mine', values: { 'a.b': 3, 'a.c': 2 }, hash: hashOfBox(config.box!) });
    const text = JSON.stringify(log);
    expect(replay(rules, parseLog(text), { verify: true }).config).toEqual(config);
    expect(() => parseLog(text.replace('"a.b":3', '"a.b":2'))).toThrow(
      'The box of the log has been changed: its values do not have the hash that the log says.',
    );
    expect(() => parseLog(text.replace('"name":"Mine"', '"name":3'))).toThrow(
      'The box of the log must have a name, values and a hash.',
    );
    expect(logOf(startPlay(rules, configOf(rules, {}), 'boxed')).box).toBe(undefined);
  });
});

test('values are told as people say them', () => {
  expect(told('number', 2)).toBe('2');
  expect(told('flag', false)).toBe('no');
  expect(told('words', ['blue', 'red'])).toBe('blue, red');
  expect(told('counts', { red: 2, blue: 0 })).toBe('2 red');
  expect(told('list', [1, 3])).toBe('1; 3');
  expect(told('list', [])).toBe('nothing');
  expect(told('fields', { n: 3 })).toBe('how many: 3');
  expect([told('variants', { op: 'rest' }), told('variants', { op: 'draw', count: 2 })]).toEqual([
    'Rest',
    'Draw (how many: 2)',
  ]);
});
