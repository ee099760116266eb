// What every host of a table does, whatever keeps its rows.

import { DONE, PASS, WATCHER, type Option } from '@landsraad/kernel';
import { rules } from '@landsraad/reference';
import { describe, expect, test } from 'vitest';
import {
  answerProposal,
  answerQuestion,
  askedBots,
  changeSeat,
  doAgain,
  freeze,
  hosted,
  moveBot,
  newTable,
  openQuestion,
  propose,
  read,
  Refused,
  setStanding,
  sightOf,
  statusOf,
  takeBack,
  thaw,
  verify,
  whyNotNow,
} from '../src/index.ts';
import { bot, desk, dice, person, type Desk } from './desk.ts';

type Table = Desk<unknown>;
const two = (): Desk<unknown> => desk(rules, [person('a'), person('b')]);

/** Answers whatever is asked, the first way or as `pick` says, until `until` holds or the game is over. */
function playOn(d: Table, until: (d: Table) => boolean, pick: (name: string) => Option | undefined = () => undefined) {
  const roll = dice(5);
  for (let n = 0; n < 2000 && statusOf(d.table) === 'live' && !until(d); n++) {
    const [asked] = d.table.match!.open();
    const { seat, question, name, options } = asked!;
    if (d.table.seats[seat]!.kind === 'bot') moveBot(d, askedBots(d.table)[0]!, null);
    else answerQuestion(d, seat, question, pick(name) ?? options[roll(options.length)]!, 'person');
  }
}
const quiet = (name: string): Option | undefined =>
  name === 'haggle?' ? DONE : name === 'bid for which stall?' ? -1 : undefined;
const bidding = (d: Table): boolean => d.table.match!.open().every((x) => x.name === 'bid for which stall?');
const kinds = (d: Table, viewer: number): string[] =>
  d.sent.get(viewer)!.flatMap((text) => (JSON.parse(text) as { events: { kind: string }[] }).events.map((e) => e.kind));
const code = (work: () => void): string => {
  try {
    work();
  } catch (e) {
    if (e instanceof Refused) return `${e.status} ${e.code}`;
    throw e;
  }
  return 'done';
};

test('an answer is checked once and refused with what is open; a refusal changes nothing and is no row', () => {
  const d = two();
  const { seat, question } = d.table.match!.open()[0]!;
  const rows = d.rows.length;
  expect(code(() => answerQuestion(d, seat, question + 1, 'ring', 'person'))).toBe('409 stale');
  expect(code(() => answerQuestion(d, seat, question, 'sing', 'person'))).toBe('422 not-offered');
  expect(d.rows).toHaveLength(rows);
  expect(code(() => answerQuestion(d, seat, question, 'ring', 'person'))).toBe('done');
  expect(d.rows).toHaveLength(rows + 1);
});

test('a table is what comes out when its rows are read, from a snapshot as well; other rules are found out', () => {
  const d = two();
  playOn(d, (x) => x.rows.length > 40);
  const game = hosted(rules);
  const again = newTable(game, d.table.made);
  for (const row of d.rows) {
    read(again, row, []);
    verify(again, row);
  }
  for (const viewer of [0, 1, WATCHER]) expect(sightOf(again, viewer)).toEqual(sightOf(d.table, viewer));
  const thawed = thaw(game, d.table.made, freeze(d.table))!;
  for (const viewer of [0, 1, WATCHER]) expect(sightOf(thawed, viewer)).toEqual(sightOf(d.table, viewer));
  expect(thawed.by).toEqual(d.table.by);
  const last = d.rows.at(-1)!;
  expect(() => verify(again, { ...last, print: 'another' } as typeof last)).toThrow('no longer play it');
});

describe('undo', () => {
  test('to the barrier alone, below it when all agree', () => {
    const d = two();
    playOn(d, bidding, quiet);
    const before = sightOf(d.table, 0).view;
    const { question } = openQuestion(d.table, 0)!;
    answerQuestion(d, 0, question, 0, 'person');
    expect(takeBack(d, 0)).toBeNull();
    expect(sightOf(d.table, 0).view).toEqual({ ...before, decision: expect.anything() });
    doAgain(d, 0);
    playOn(d, (x) => !bidding(x) && x.table.match!.open().every((q) => !q.sealed));
    const proposal = takeBack(d, 0);
    expect(proposal).toBe(1);
    expect(sightOf(d.table, 1).proposal).toEqual({ number: 1, kind: 'undo', seat: 0, missing: [1] });
    expect(code(() => takeBack(d, 1))).toBe('409 proposal-open');
    answerProposal(d, 'b', 1, true);
    expect(d.table.proposal).toBeNull();
    expect(kinds(d, 1).slice(-2)).toEqual(['proposal accepted', 'rewound']);
  });

  test('at once for somebody alone with bots, and never back to what a standing answer did', () => {
    const d = desk(rules, [person('a'), bot]);
    playOn(d, (x) => x.table.match!.entries().length > 30);
    const mine = d.table.match!.past().findLast((p) => p.entry.seat === 0 && d.table.by[p.n] === 'person')!;
    const before = d.table.match!.past().indexOf(mine);
    expect(takeBack(d, 0)).toBeNull();
    expect(d.table.match!.past().length).toBeLessThanOrEqual(before + 1);
  });

  test('an end is agreed, also by whoever leaves', () => {
    const d = two();
    propose(d, 'end', 0);
    expect(statusOf(d.table)).toBe('live');
    changeSeat(d, 'b', 1, { do: 'leave', invited: false });
    expect(statusOf(d.table)).toBe('finished');
  });
});

test('a standing answer is an ordinary entry, told to its own seat alone; after an undo the seat is asked itself', () => {
  const three = ['a', 'b', 'c'].map(person);
  const d = desk(rules, three);
  const bold = (name: string): Option | undefined => (name === 'haggle?' ? DONE : undefined);
  for (const seat of three.keys()) setStanding(d, seat, { windows: { 'stop the raid?': 'pass' }, armed: [] });
  playOn(d, (x) => x.rows.some((r) => r.kind === 'played' && r.by === 'standing'), bold);
  const fired = d.rows.find((r) => r.kind === 'played' && r.by === 'standing')!;
  if (fired.kind !== 'played') throw new Error('no standing answer was given');
  expect(fired.entry[1]).toBe(PASS);
  for (const viewer of [0, 1, 2, WATCHER])
    expect(kinds(d, viewer).includes('standing answer')).toBe(
      d.rows.some((r) => r.kind === 'played' && r.by === 'standing' && r.entry[0] === viewer),
    );
});

test('seats: who knows one hand does not get another', () => {
  const d = two();
  changeSeat(d, 'b', 1, { do: 'leave', invited: false });
  expect(code(() => changeSeat(d, 'a', 1, { do: 'take', invited: true }))).toBe('403 seat-secret');
  expect(code(() => changeSeat(d, 'c', 1, { do: 'take', invited: false }))).toBe('403 bad-invite');
  expect(code(() => changeSeat(d, 'c', 1, { do: 'take', invited: true }))).toBe('done');
  expect(code(() => changeSeat(d, 'a', 1, { do: 'open', invited: true }))).toBe('409 seat-taken');
});

describe('bots', () => {
  test('one that finds nothing, or nothing legal, has a legal move made for it', () => {
    const d = desk(rules, [bot, person('a')]);
    const [asked] = askedBots(d.table);
    expect(moveBot(d, asked!, { kind: 'answer', option: 'sing' })).toBe('replaced');
    expect(d.rows.at(-1)).toMatchObject({ by: 'fallback' });
    expect(moveBot(d, asked!, null)).toBe('too late');
  });

  test('one that has acted three times in a row may only answer', () => {
    const d = desk(rules, [bot, person('a')]);
    expect(askedBots(d.table)[0]!.mayAct).toBe(true);
    d.table.botActs = 3;
    expect(askedBots(d.table)[0]!.mayAct).toBe(false);
    const [asked] = askedBots(d.table);
    expect(moveBot(d, asked!, { kind: 'answer', option: asked!.decision.options[0]! })).toBe('moved');
    expect(d.table.botActs).toBe(0);
  });
});

test('why not: the rule and its sentence', () => {
  const d = two();
  playOn(d, bidding, quiet);
  answerQuestion(d, 0, openQuestion(d.table, 0)!.question, 0, 'person');
  expect(whyNotNow(d.table, 0, '12')).toEqual({ rule: 'bazaar.bid.limit', sentence: 'A bid is at most 3 coins.' });
  expect(whyNotNow(d.table, 0, '1')).toEqual({ rule: null, sentence: null });
});

test('the seats of one player change hands together, except where they are held differently', () => {
  const pairs = { ...rules, heldTogether: () => [[0, 2] as const, [1, 3] as const] };
  const four = (...seats: Parameters<typeof desk>[1]) => desk(pairs, seats);
  const who = (d: Table): string[] => d.table.seats.map((h) => (h.kind === 'person' ? h.who : h.kind));
  const d = four(person('a'), { kind: 'open' }, person('a'), { kind: 'open' });
  changeSeat(d, 'b', 3, { do: 'take', invited: true });
  expect(who(d)).toEqual(['a', 'b', 'a', 'b']);
  changeSeat(d, 'b', 1, { do: 'leave', invited: true });
  expect(who(d)).toEqual(['a', 'open', 'a', 'open']);
  const mixed = four(person('a'), bot, bot, { kind: 'open' });
  changeSeat(mixed, 'b', 3, { do: 'take', invited: true });
  expect(who(mixed)).toEqual(['a', 'bot', 'bot', 'b']);
});
