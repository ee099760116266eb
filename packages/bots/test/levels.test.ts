import {
  begin,
  choose,
  configOf,
  pick,
  seeded,
  settle,
  turnNow,
  type Decision,
  type Game,
  type Option,
  type Seat,
} from '@landsraad/kernel';
import { rules, type Table } from '@landsraad/reference';
import { describe, expect, test } from 'vitest';
import {
  answering,
  BEST,
  botNamed,
  cheaper,
  explainAnswers,
  LEVELS,
  moveOf,
  newMemory,
  policyWeights,
  searcher,
  think,
  turnBudget,
  USUAL_LEVEL,
  type Memory,
  type Situation,
} from '../src/index.ts';

/** A choice of somebody whose turn it is, or in between, in a game of three. */
function choice(inTurn: boolean): { readonly g: Game<Table>; readonly d: Decision } {
  const g = begin(rules, configOf(rules, { players: 3 }), 'levels');
  const random = seeded('walk');
  let open: readonly Decision[] = settle(rules, g, 'table');
  while (open.length > 0) {
    const d = open[0]!;
    if (d.options.length > 2 && (turnNow(rules, g) === d.seat) === inTurn) return { g, d };
    open = choose(rules, g, d.seat, d.question, pick<Option>(random, d.options), 'table');
  }
  throw new Error('nobody had a choice');
}

const { g, d } = choice(true);
const situation = (more: Partial<Situation<Table>> = {}): Situation<Table> => ({
  rules,
  game: g,
  seat: d.seat,
  decision: d,
  mayAct: false,
  random: seeded('thoughts'),
  budget: { iterations: 40 },
  ...more,
});

test('whoever knows less takes options to be more alike', () => {
  const [first, second] = d.options;
  const learnt = {
    ...rules,
    weigh: () => d.options.map((o) => (o === first ? 4 : 1)),
    policy: { stages: [], ratios: { '': { [d.name]: { [String(second)]: [9] } } } },
  };
  const start = (knows: number) => policyWeights(learnt, g, d, knows)?.slice(0, 3) ?? null;
  expect([start(1), start(0.5), start(0)]).toEqual([[4, 9, 1], [2, 3, 1], null]);
});

describe('levels', () => {
  test('six, the usual one among them, each with a cheaper one below it', () => {
    expect(LEVELS.map((l) => l.name)).toEqual(['pyon', 'smuggler', 'naib', 'bashar', 'truthsayer', 'prescient']);
    expect(LEVELS.some((l) => l.name === USUAL_LEVEL)).toBe(true);
    const chain = [];
    for (let bot = cheaper('strong'); bot !== null; bot = cheaper(bot.name)) chain.push(bot.name);
    expect(chain).toEqual(['truthsayer', 'bashar', 'naib', 'smuggler', 'pyon', 'random']);
  });
  test('lower ones think less, whatever the budget', () => {
    const thought = think(situation({ budget: { iterations: 1000 } }), d, { ...BEST, iterations: 30 });
    expect(thought.iterations).toBe(30);
  });
});

describe('the time of a turn', () => {
  /** How long a bot thinks about one question after another of its turn, by a clock of its own. */
  function times(memory: Memory, decision: Decision, questions: number): number[] {
    return Array.from({ length: questions }, () => {
      let now = 0;
      memory.kept = null;
      think(situation({ budget: turnBudget(2), memory, decision, clock: () => (now += 10) }), decision, BEST);
      return now;
    });
  }
  test('most of it at the first question, never more than there is', () => {
    const [first, second, ...later] = times(newMemory(), d, 6);
    expect(first).toBeGreaterThan(580);
    expect(first).toBeLessThan(660);
    expect(second).toBeLessThan(first! / 2);
    expect(later.reduce((a, b) => a + b, first! + second!)).toBeLessThan(1300);
  });
  test('a window gets next to nothing, a forced answer nothing', () => {
    expect(times(newMemory(), { ...d, window: { stake: false } }, 1)[0]).toBeLessThan(100);
    const only = { ...d, options: d.options.slice(0, 1) };
    const clock = (): number => {
      throw new Error('nobody looks at the clock');
    };
    expect(botNamed('strong').move(situation({ decision: only, clock }))).toEqual(answering(only.options[0]!));
  });
  test('in an arena a question that takes less leaves its time to the next', () => {
    const memory = newMemory();
    const spent = (saved: number): number => {
      let now = 0;
      memory.kept = null;
      memory.saved = saved;
      think(situation({ budget: { ms: 200 }, memory, clock: () => (now += 10) }), d, BEST);
      return now;
    };
    expect(spent(0)).toBeLessThan(240);
    expect(spent(200)).toBeGreaterThan(280);
    expect(spent(100_000)).toBeLessThan(640);
  });
  test('judging an act is paid for from the turn', () => {
    // A clock that only goes on while a position is judged: all of that time must be accounted for.
    let now = 0;
    const slow = {
      ...rules,
      value: (w: Game<Table>, seat: Seat) => {
        now += 1;
        return rules.value(w, seat);
      },
    };
    const best = searcher('x', '', { ...BEST, iterations: 10 });
    const [inAll, forAnswers] = [true, false].map((mayAct) => {
      now = 0;
      for (let n = 0; n < 40; n++) {
        const memory = newMemory();
        const before = now;
        best.move(
          situation({ rules: slow, mayAct, memory, random: seeded(n), budget: turnBudget(1), clock: () => now }),
        );
        expect(memory.spent).toBe(now - before);
      }
      return now;
    });
    expect(inAll).toBeGreaterThan(forAnswers!);
  });
  test('more bots at a table have less each', () => expect(turnBudget(5).turnMs).toBe(turnBudget(1).turnMs! / 5));
});

describe('a bot never stalls', () => {
  const complaints = (s: Situation<Table>, name = 'strong') => {
    const heard: unknown[] = [];
    const move = moveOf(name, s, (error) => heard.push(error));
    return { move, heard };
  };
  test('one that throws is replaced by a cheaper one, and we hear of it', () => {
    const broken = {
      ...rules,
      value: () => {
        throw new Error('no idea');
      },
    };
    const { move, heard } = complaints(situation({ rules: broken, budget: { iterations: 500 } }));
    expect(d.options).toContain(move?.kind === 'answer' ? move.option : null);
    // All six levels look at the value; the one that only picks does not.
    expect(heard).toHaveLength(6);
  });
  test('one that finds nothing is replaced too', () => {
    const { move, heard } = complaints(situation({ budget: { iterations: 0 } }));
    expect(move?.kind).toBe('answer');
    expect(String(heard[0])).toContain(`prescient has no answer to "${d.name}"`);
  });
  test('whoever is not asked may stay silent', () =>
    expect(complaints(situation({ decision: null }))).toEqual({ move: null, heard: [] }));
});

test('explains itself: every answer, the best first, with what is expected of it and next', () => {
  const { g, d } = choice(false);
  const here = () => situation({ game: g, seat: d.seat, decision: d, budget: { iterations: 300 } });
  const thoughts = explainAnswers(here(), BEST);
  const answers = thoughts.flatMap((t) => (t.move.kind === 'answer' ? [t.move.option] : []));
  expect(answers.toSorted()).toEqual(d.options.toSorted());
  expect(thoughts.reduce((n, t) => n + t.visits, 0)).toBe(300);
  const best = searcher('x', '', BEST).move(here());
  expect(best).toEqual(thoughts[0]!.move);
  for (const t of thoughts) {
    if (t.value === null) continue;
    expect(t.value).toBeGreaterThanOrEqual(0);
    expect(t.value).toBeLessThanOrEqual(1);
  }
  const steps = thoughts.flatMap((t) => t.line);
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps) expect(step.seat).toBeLessThan(g.seats);
});

test('nobody goes round in circles: the third time exactly here something else is answered', () => {
  const memory = newMemory();
  const best = searcher('x', '', BEST);
  // The same question again and again, as if every answer led back to it.
  const answers = Array.from({ length: 2 * d.options.length }, () => best.move(situation({ memory })));
  for (const option of d.options)
    expect(answers.filter((m) => m?.kind === 'answer' && m.option === option)).toHaveLength(2);
});
