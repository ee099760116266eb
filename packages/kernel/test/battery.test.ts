// The battery can fail: for each law and each check a broken variant of the Night Bazaar that it rejects.

import {
  copyGame,
  imagine,
  placeAt,
  placeOf,
  replay,
  seeded,
  things,
  type Game,
  type Instruction,
  type Rules,
} from '@landsraad/kernel';
import { battery, Broken, type BatteryOptions, type Imagine } from '@landsraad/kernel/battery';
import { cards, crates, rules as bazaar, type G, type Table } from '@landsraad/reference';
import { describe, expect, test } from 'vitest';

/** The bazaar with one step changed. */
function altering(
  proc: string,
  step: string,
  change: (i: Instruction<Table>) => Partial<Instruction<Table>>,
): Rules<Table> {
  const p = bazaar.book.procedures.get(proc);
  if (p === undefined || !p.code.some((i) => i.name === step)) throw new Error(`there is no step ${step} in ${proc}`);
  // A call holds the procedure it leads to: all of them are copied, so that calls lead to the changed one.
  const procedures = new Map([...bazaar.book.procedures].map(([name, original]) => [name, { ...original }]));
  for (const copy of procedures.values()) {
    copy.code = copy.code.map((i) => {
      const fixed = procedures.get(i.call?.fixed?.name ?? '');
      const led = i.call === null || fixed === undefined ? i : { ...i, call: { ...i.call, fixed } };
      return copy.name === proc && i.name === step ? Object.assign({}, led, change(i)) : led;
    });
  }
  return { ...bazaar, book: { ...bazaar.book, procedures } };
}
const doing = (proc: string, step: string, more: (g: G) => void) =>
  altering(proc, step, (i) => ({ run: (g, v, chose) => (i.run?.(g, v, chose), more(g)) }));
/** The market's question with something changed. */
const turn = (
  change: (ask: NonNullable<Instruction<Table>['ask']>) => Partial<NonNullable<Instruction<Table>['ask']>>,
) => altering('turn', 'what do you do?', (i) => ({ ask: { ...i.ask!, ...change(i.ask!) } }));

const checksOf = (rules: Rules<Table>, how: Partial<BatteryOptions> = {}): string[] => {
  const report = battery(rules, { games: 12, seed: 'broken', samplesPerQuestion: 12, ...how });
  return [...new Set(report.failures.map((f) => f.check))];
};

let outside = 0;

describe('checks', () => {
  test('the bazaar itself passes, and everything in it is reached', () => {
    const report = battery(bazaar, { games: 160, seed: 'whole', samplesPerQuestion: 20 });
    expect(report.failures).toEqual([]);
    expect(report.finished).toBe(160);
    expect(report.unreached).toEqual([]);
    expect(report.branching.mean).toBeLessThan(8);
    expect(Object.keys(report.winners).toSorted()).toEqual(['0', '1', '2', '3']);
  });

  test('a question that offers nothing', () => {
    expect(checksOf(turn(() => ({ options: () => [] })))).toEqual(['dead end']);
  });
  test('the same option twice', () => {
    expect(checksOf(turn(() => ({ options: () => ['draw', 'draw'] })))).toEqual(['distinct options']);
  });
  test('a place itself instead of a copy of what lies there', () => {
    const offersTheDeck = turn(() => ({ options: (g) => things(g, cards.deck), refuse: null }));
    expect(checksOf(offersTheDeck, { samplesPerQuestion: 0, sampleEvery: 1e9 })).toEqual(['own options']);
  });
  test('too many options', () => {
    expect(
      checksOf(turn(() => ({ options: () => ['draw', ...Array.from({ length: 45 }, (_, n) => `idle ${n}`)] }))),
    ).toEqual(['branching']);
  });
  test('a question or something that happens under an unknown rule', () => {
    expect(checksOf(altering('turn', 'what do you do?', () => ({ rule: 'bazaar.unheard.of' })))).toEqual([
      'known rules',
    ]);
  });
  test('a refusal by an unknown rule', () => {
    expect(
      checksOf(turn(() => ({ refuse: (_g, _v, o) => (String(o).startsWith('raid') ? 'bazaar.unheard.of' : null) }))),
    ).toEqual(['why not']);
  });
  test('a game that does not end', () => {
    const forever = doing('night', 'nightIsOver', (g) => void (g.table.night = 0));
    expect(checksOf(forever, { games: 2, mostDecisions: 400 })).toEqual(['games end']);
  });
  test('a coin or a card too many', () => {
    expect(checksOf(doing('night', 'setOut', (g) => void g.table.bank++))).toEqual(['conservation']);
    expect(
      checksOf(
        doing('night', 'setOut', (g) => {
          const p = placeOf(g, cards.deck);
          p.things.push('guard');
          p.known.push(0);
        }),
      ),
    ).toEqual(['conservation']);
  });
  test('a copy that forgets something', () => {
    expect(checksOf({ ...bazaar, copyTable: (t) => ({ ...bazaar.copyTable(t), night: 1 }) }, { games: 2 })).toContain(
      'copy',
    );
  });
  test('a state that JSON cannot hold', () => {
    expect(checksOf({ ...bazaar, table: (c) => Object.assign(bazaar.table(c), { bank: -0 }) })).toEqual(['copy']);
  });
  test('a copy that shares something with the original', () => {
    expect(
      checksOf({ ...bazaar, copyTable: (t) => ({ ...bazaar.copyTable(t), partners: t.partners }) }, { games: 40 }),
    ).toContain('playing on');
  });
  test('sealed answers whose order matters', () => {
    const early = altering('bid', 'bid for which stall?', (i) => ({
      ask: { ...i.ask!, then: (g, v, o, seat) => (i.ask!.then?.(g, v, o, seat), void (g.table.first = seat)) },
    }));
    expect(checksOf(early)).toContain('order');
  });
  test('a rule that an undo cannot take back', () => {
    const byNumber = altering('haggling', 'haggle?', (i) => ({
      floor: {
        ...i.floor!,
        then: (g, v, o, seat) => (i.floor!.then(g, v, o, seat), void (g.table.first = g.moment % g.seats)),
      },
    }));
    expect(checksOf(byNumber, { games: 30 })).toContain('undo');
  });
  test('randomness from outside the kernel', () => {
    const outsider = doing(
      'bazaar',
      'dealHands',
      (g) => void (outside++ % 2 === 0 && placeOf(g, cards.deck).things.sort()),
    );
    expect(checksOf(outsider, { games: 40, samplesPerQuestion: 0 })).toContain('replay');
  });
  test('an offer that cannot be taken', () => {
    const offers = bazaar.book.offers.map((o) =>
      o.name === 'lantern' ? { ...o, act: { ...o.act, options: () => [9] } } : o,
    );
    expect(checksOf({ ...bazaar, book: { ...bazaar.book, offers } })).toContain('offers');
  });
  test('a text that is missing', () => {
    expect(checksOf({ ...bazaar, text: { ...bazaar.text, option: () => '' } })).toEqual(['texts']);
    expect(
      checksOf({ ...bazaar, text: { ...bazaar.text, happening: (k, n) => `${k} ${String(n['nobody'])}` } }),
    ).toEqual(['texts']);
  });
  test('a position worth more than everything', () => {
    expect(checksOf({ ...bazaar, value: () => 2 })).toEqual(['value']);
  });
  test('a question that changes what it asks about', () => {
    expect(
      checksOf(
        turn((ask) => ({
          options: (g, v, seat) => ((g.table.first = (g.table.first + 1) % g.seats), ask.options(g, v, seat)),
        })),
      ),
    ).toContain('settled');
  });
  test('a failing game is a log that reproduces it', () => {
    const broken = doing('night', 'everybodyDraws', (g) => void (g.table.night === 2 && g.table.bank++));
    const report = battery(broken, { games: 1, seed: 'log' });
    const [failure] = report.failures;
    expect(failure?.check).toBe('conservation');
    const again = replay(broken, failure!.log);
    expect(again.game.table.night).toBeGreaterThan(1);
  });
});

describe('the four laws', () => {
  test('(a) asking only the holder tells that he holds it', () => {
    const onlyHolders = altering('raid', 'stop the raid?', (i) => ({
      window: {
        ...i.window!,
        seats: (g, v) => i.window!.seats(g, v).filter((s) => things(g, cards.hand[s]!).includes('guard')),
      },
    }));
    expect(checksOf(onlyHolders, { games: 60 })).toContain('two worlds');
  });
  test('(a) a secret written on the table', () => {
    const onTheTable = altering('haggling', 'haggle?', (i) => ({
      floor: {
        ...i.floor!,
        then: (g, v, o, seat) => (
          i.floor!.then(g, v, o, seat),
          void (g.table.first = things(g, crates.stalls)[0] === 'sand' ? 1 : 0)
        ),
      },
    }));
    expect(checksOf(onTheTable, { games: 60 })).toContain('two worlds');
  });
  test('(a) an imagined world that cannot be played on', () => {
    const dreams = new WeakSet<object>();
    const dreaming: Imagine = (rules, g, seat, random) => {
      const w = imagine(rules, g, seat, random);
      dreams.add(w);
      return w;
    };
    const waking = doing('night', 'nightIsOver', (g) => {
      if (dreams.has(g)) throw new Error('it was only a dream');
    });
    expect(checksOf(waking, { imagine: dreaming })).toEqual(['imagined worlds']);
  });
  test('(b) imagining that looks at what is hidden', () => {
    const peeking: Imagine = (rules, g, seat, random) => {
      const w = imagine(rules, g, seat, random);
      w.random = [g.random[0], g.random[1], g.random[2], g.random[3]];
      return w;
    };
    const keepsTheTop: Imagine = <T>(rules: Rules<T>, g: Game<T>, seat: number, random: Parameters<Imagine>[3]) => {
      const w = imagine(rules, g, seat, random);
      const real = placeAt(g, crates.warehouse);
      const dreamt = placeOf(w, crates.warehouse);
      if (real.things.length < 2) return w;
      // The top of the warehouse is swapped into place: every view stays the same, and yet it was looked at.
      const at = dreamt.things.indexOf(real.things[0]!);
      if (at > 0) [dreamt.things[0], dreamt.things[at]] = [dreamt.things[at]!, dreamt.things[0]!];
      return w;
    };
    expect(checksOf(bazaar, { imagine: peeking })).toContain('no peeking');
    expect(checksOf(bazaar, { imagine: keepsTheTop })).toContain('no peeking');
  });
  test('(c) imagining that always imagines the same', () => {
    const stubborn: Imagine = (rules, g, seat) => imagine(rules, g, seat, seeded('always the same'));
    expect(checksOf(bazaar, { imagine: stubborn })).toEqual(['spread']);
  });
  test('(d) imagining that is a mere copy', () => {
    const cheating: Imagine = (rules, g) => copyGame(rules.copyTable, g);
    expect(checksOf(bazaar, { imagine: cheating })).toEqual(['no peeking']);
  });
});

test('what a check finds is told as one sentence with its place', () => {
  expect(new Broken('copy', 'differs')).toMatchObject({ check: 'copy', message: 'differs' });
});
