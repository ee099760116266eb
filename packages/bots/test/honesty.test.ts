// A bot knows what its seat knows: whatever is scrambled that the seat cannot see, it chooses the same.
// LANDSRAAD_POSITIONS=10000 npx vitest run packages/bots/test/honesty.test.ts is the long form.

import {
  begin,
  choose,
  configOf,
  copyGame,
  imagine,
  pick,
  seeded,
  settle,
  view,
  type Game,
  type Option,
  type Rules,
  type Seat,
} from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { BEST, newMemory, searcher, type Memory } from '../src/index.ts';
import { GAMES, withRules } from './games.ts';

const search = searcher('search', '', BEST);
const POSITIONS = Number(process.env['LANDSRAAD_POSITIONS'] ?? 450) / GAMES.length;
const LONG = { timeout: 4 * 3_600_000 };
const ITERATIONS = 12;
const GAMES_PLAYED = 40;

function thought<T>(rules: Rules<T>, game: Game<T>, seat: Seat, memory: Memory) {
  const decision = settle(rules, game, 'table').find((d) => d.seat === seat) ?? null;
  const random = seeded('the same thoughts');
  return search.move({
    rules,
    game,
    seat,
    decision,
    mayAct: true,
    random,
    budget: { iterations: ITERATIONS },
    clock: () => 0,
    memory,
  });
}

interface Told<T> {
  readonly game: Game<T>;
  readonly seat: Seat;
  readonly name: string;
}

/** Positions of games played at random, as evenly spread over the questions as can be. */
function* asked<T>(rules: Rules<T>, most: number): Generator<Told<T>> {
  const seen = new Map<string, number>();
  let given = 0;
  let limit = 1;
  for (let n = 0; given < most; n++) {
    // When all questions of many games have been looked at so often, each may come once more.
    if (n % GAMES_PLAYED === GAMES_PLAYED - 1) limit *= 2;
    const mode = rules.modes[n % rules.modes.length]!;
    const { min, max } = mode.players;
    const g = begin(rules, configOf(rules, { mode: mode.id, players: min + (n % (max - min + 1)) }), `honest ${n}`);
    const random = seeded(`honest ${n}`);
    let open = settle(rules, g, 'table');
    while (open.length > 0 && given < most) {
      const d = pick(random, open);
      const before = seen.get(d.name) ?? 0;
      if (d.options.length > 1 && before < limit) {
        seen.set(d.name, before + 1);
        given++;
        yield { game: copyGame(rules.copyTable, g), seat: d.seat, name: d.name };
      }
      open = choose(rules, g, d.seat, d.question, pick<Option>(random, d.options), 'table');
    }
  }
}

describe('worlds that a seat cannot tell apart', () => {
  test.each(GAMES)('%s: the search answers alike, and remembers alike', LONG, (game) => {
    let positions = 0;
    let different = 0;
    const names = new Set<string>();
    withRules(game, (rules) => {
      for (const { game: g, seat, name } of asked(rules, POSITIONS)) {
        const other = imagine(rules, g, seat, seeded(`elsewhere ${positions}`));
        const [here, elsewhere] = [newMemory(), newMemory()];
        const move = thought(rules, g, seat, here);
        expect(thought(rules, other, seat, elsewhere), `seat ${seat}, "${name}"`).toEqual(move);
        expect(elsewhere).toEqual(here);
        expect(move).not.toBeNull();
        if (JSON.stringify(other.hidden) !== JSON.stringify(g.hidden)) different++;
        names.add(name);
        positions++;
      }
    });
    // The other world was another one.
    expect(different).toBeGreaterThan(positions / 2);
    expect(names.size).toBeGreaterThan(20);
  });

  test.each(GAMES)('%s: what is kept from one question to the next is what the seat was told', (game) => {
    let kept = 0;
    withRules(game, (rules) => {
      const g = begin(rules, configOf(rules, {}), 'kept');
      const random = seeded('kept');
      const memories = Array.from({ length: g.seats }, newMemory);
      const elsewhere = Array.from({ length: g.seats }, newMemory);
      let open = settle(rules, g, 'table');
      for (let n = 0; n < 150 && open.length > 0; n++) {
        const d = pick(random, open);
        const other = imagine(rules, g, d.seat, seeded(`elsewhere ${n}`));
        expect(view(rules, other, d.seat)).toEqual(view(rules, g, d.seat));
        const move = thought(rules, g, d.seat, memories[d.seat]!);
        expect(thought(rules, other, d.seat, elsewhere[d.seat]!)).toEqual(move);
        if (memories[d.seat]!.kept !== null) kept++;
        const option = move?.kind === 'answer' ? move.option : pick<Option>(random, d.options);
        open = choose(rules, g, d.seat, d.question, option, 'table');
      }
    });
    expect(kept).toBeGreaterThan(0);
  });
});
