import {
  answering,
  asking,
  choose,
  explain,
  meaningOf,
  meanings,
  settle,
  turnNow,
  view,
  vocabulary,
  weighing,
  type Arming,
  type DecisionOf,
  type OptionTexts,
  type QuestionTexts,
  type QuestionWeights,
} from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { rulesOf, started, type Id, type Log } from './tiny.ts';

type Questions = {
  'which way?': { option: string; about: { from: string }; means: { to: string } };
  'how far?': { option: number };
  'stop it?': { option: 'stop'; about: { walker: number }; means: { with: string } };
};
const WAYS = meanings([{ to: 'north' }, { to: 'south' }], (m) => `go ${m.to}`);

const walks = () => {
  const { book, words } = vocabulary<Log, Id, Questions>(2);
  const w = words<Record<never, never>>();
  const stops = words<{ seat: number; choice: string | number }>();
  const turn = words<{ seat: number }>();
  const walk = turn.procedure(
    'walk',
    'tiny.play.acts',
    turn.turnOf((_g, v) => v.seat),
    turn.ask('which way?', 'tiny.play.asks', {
      who: (_g, v) => v.seat,
      about: (g) => ({ from: `place ${g.table.number}` }),
      options: () => ['go north', 'go south', 'stay'],
      means: (_g, _v, option) => WAYS.of(option),
    }),
    turn.ask('how far?', 'tiny.play.asks', { who: (_g, v) => v.seat, options: () => [1, 2] }),
  );
  const play = w.procedure(
    'play',
    'tiny.play.begins',
    w.call(walk, () => ({ seat: 0 })),
    w.window('stop it?', 'tiny.play.asks', {
      seats: () => [0, 1],
      about: () => ({ walker: 0 }),
      options: () => ['stop'],
      means: () => ({ with: 'a guard' }),
      play: stops.procedure('stopped', 'tiny.play.acts'),
      until: (g) => g.table.done.length > 0,
    }),
    w.call(walk, () => ({ seat: 1 })),
  );
  return rulesOf(book, play);
};

describe('a question is declared once', () => {
  test('a decision carries what explains it and what its options stand for', () => {
    const { g, asked } = started(walks());
    expect(asked[0]).toMatchObject({
      name: 'which way?',
      about: { from: 'place 0' },
      options: ['go north', 'go south', 'stay'],
      means: [{ to: 'north' }, { to: 'south' }, null],
    });
    expect(view(walks(), g, 0).decision?.about).toEqual({ from: 'place 0' });
    expect(view(walks(), g, 1).decision).toBeNull();
    expect(meaningOf(asked[0]!, 'go south')).toEqual({ to: 'south' });
    expect(meaningOf(asked[0]!, 'stay')).toBeNull();
  });

  test('a question that declares nothing carries nothing', () => {
    const rules = walks();
    const { g, asked } = started(rules);
    const [far] = choose(rules, g, 0, asked[0]!.question, 'stay');
    expect(far).toMatchObject({ name: 'how far?', about: null, means: null });
  });

  test('passing means nothing but its word', () => {
    const rules = walks();
    const { g, asked } = started(rules);
    const [far] = choose(rules, g, 0, asked[0]!.question, 'stay');
    const [stop] = choose(rules, g, 0, far!.question, 1);
    expect(stop).toMatchObject({ about: { walker: 0 }, options: ['pass', 'stop'], means: [null, { with: 'a guard' }] });
  });

  test('in search nothing is explained until somebody asks for it', () => {
    const rules = walks();
    const { g, asked } = started(rules, 2, 'search');
    expect(asked[0]).toMatchObject({ about: null, means: null });
    expect(explain(rules, g, asked[0]!)).toEqual({ ...settle(rules, g, 'table')[0] });
  });

  test('keys are looked up both ways', () => {
    expect(WAYS.key({ to: 'north' })).toBe('go north');
    expect(WAYS.of('go north')).toEqual({ to: 'north' });
    expect(WAYS.of('go west')).toBeNull();
  });

  test('texts and weights go by the declaration', () => {
    const texts: QuestionTexts<Log, Questions> = {
      'which way?': (d) => `Which way from ${d.about.from}?`,
      'how far?': 'How far?',
      'stop it?': (d) => `Do you stop seat ${d.about.walker}?`,
    };
    const options: Partial<OptionTexts<Log, Questions>> = {
      'which way?': (o, means) => (means === null ? o : `To the ${means.to}`),
    };
    const weights: QuestionWeights<Log, Questions> = {
      'which way?': (_g, d) => d.means.map((m) => (m === null ? 0 : 1)),
    };
    const rules = walks();
    const { g, asked } = started(rules);
    const d = asked[0] as DecisionOf<Questions>;
    const seen = { ...view(rules, g, 0), decision: d };
    expect(asking(texts, d, seen)).toBe('Which way from place 0?');
    expect(d.options.map((o) => answering(options, d, o))).toEqual(['To the north', 'To the south', 'stay']);
    expect(weighing(weights, g, d)).toEqual([1, 1, 0]);
    const [far] = choose(rules, g, 0, d.question, 'stay') as readonly DecisionOf<Questions>[];
    expect(asking(texts, far!, seen)).toBe('How far?');
    expect([answering(options, far!, 1), weighing(weights, g, far!)]).toEqual([null, null]);
  });

  test('what was not declared does not compile', () => {
    const w = vocabulary<Log, Id, Questions>(2).words<Record<never, never>>();
    const who = () => 0;
    // @ts-expect-error a question that nobody declared
    w.ask('which wey?', 'tiny.play.asks', { who, options: () => ['go north'] });
    // @ts-expect-error an option of another type
    w.ask('how far?', 'tiny.play.asks', { who, options: () => ['north'] });
    // @ts-expect-error what explains it is missing
    w.ask('which way?', 'tiny.play.asks', { who, options: () => ['stay'], means: () => null });
    // @ts-expect-error what its options stand for is missing
    w.ask('which way?', 'tiny.play.asks', { who, options: () => ['stay'], about: () => ({ from: '' }) });
    // @ts-expect-error a sentence is missing
    const texts: QuestionTexts<Log, Questions> = { 'how far?': 'How far?' };
    void texts;
    const armed: Arming<Questions> = { window: 'stop it?', about: { walker: 1 }, option: 'stop' };
    // @ts-expect-error a window that nobody declared
    const misspelt: Arming<Questions> = { window: 'stop him?', about: {}, option: 'stop' };
    // @ts-expect-error an answer that it does not take
    const mistaken: Arming<Questions> = { ...armed, option: 'go' };
    void [misspelt, mistaken];
    expect(true).toBe(true);
  });
});

describe('turns', () => {
  test('the kernel knows whose turn it is and how many have begun', () => {
    const rules = walks();
    const { g, asked } = started(rules);
    const now = () => [turnNow(rules, g), view(rules, g, 1).turn.number];
    expect(now()).toEqual([0, 1]);
    const [far] = choose(rules, g, 0, asked[0]!.question, 'stay');
    expect(now()).toEqual([0, 1]);
    const [first, second] = choose(rules, g, 0, far!.question, 1);
    // Between turns: a window of all.
    expect(now()).toEqual([null, 1]);
    choose(rules, g, 0, first!.question, 'pass');
    choose(rules, g, 1, second!.question, 'pass');
    expect(now()).toEqual([1, 2]);
    expect(view(rules, g, 0).turn).toEqual({ seat: 1, number: 2 });
  });
});
