import {
  configOf,
  copyGame,
  imagine,
  refuseConfig,
  seeded,
  settle,
  begin,
  choose,
  pick,
  view,
  type Config,
  type Decision,
  type Game,
  type Option,
} from '@landsraad/kernel';
import { rules, type Table } from '@landsraad/reference';
import { describe, expect, test } from 'vitest';
import {
  BEST,
  BOTS,
  botNamed,
  greedy,
  playMatch,
  playOn,
  random,
  refuseBot,
  think,
  type Bot,
  type Budget,
  type Situation,
} from '../src/index.ts';

const config = (players: number): Config => configOf(rules, { players });

/** The share of victories of one bot in a game of three against two others, in every seat equally often. */
function shareAgainst(bot: Bot, other: Bot, games: number, iterations: number): number {
  let wins = 0;
  for (let n = 0; n < games; n++) {
    const seat = n % 3;
    const bots = [other, other, other].with(seat, bot);
    const { game } = playMatch({
      rules,
      config: config(3),
      seed: `match ${n}`,
      bots,
      budget: { iterations },
      random: seeded(n),
      most: 10_000,
    });
    expect(game.over).not.toBeNull();
    if (game.over!.winners.includes(seat)) wins += 1 / game.over!.winners.length;
  }
  return wins / games;
}

describe('strength, where chance alone would give a third', () => {
  test('greedy beats random', () => expect(shareAgainst(greedy, random, 45, 1)).toBeGreaterThan(0.55));
  test('search beats random', () => expect(shareAgainst(botNamed('strong'), random, 24, 80)).toBeGreaterThan(0.5));
});

/** Positions along one random game, at a table. */
function* positions(players: number, seed: number): Generator<Game<Table>> {
  const g = begin(rules, config(players), seed);
  const choices = seeded(`choices ${seed}`);
  let open = settle(rules, g, 'table');
  for (let n = 0; open.length > 0; n++) {
    if (n % 7 === 3) yield copyGame(rules.copyTable, g);
    const d = pick(choices, open);
    open = choose(rules, g, d.seat, d.question, pick<Option>(choices, d.options), 'table');
  }
}

const situation = <T>(
  r: Situation<T>['rules'],
  game: Game<T>,
  seat: number,
  budget = { iterations: 30 },
): Situation<T> => ({
  rules: r,
  game,
  seat,
  decision: settle(r, game, 'table').find((d) => d.seat === seat) ?? null,
  mayAct: true,
  random: seeded('the same thoughts'),
  budget,
});

describe('a bot knows what its seat knows', () => {
  for (const bot of BOTS)
    test(`${bot.name} answers alike in worlds that its seat cannot tell apart`, () => {
      let answered = 0;
      for (const g of positions(3, 5))
        for (let seat = 0; seat < 3; seat++) {
          const other = imagine(rules, g, seat, seeded(`elsewhere ${answered}`));
          expect(view(rules, other, seat)).toEqual(view(rules, g, seat));
          const here = bot.move(situation(rules, g, seat));
          expect(bot.move(situation(rules, other, seat))).toEqual(here);
          if (here !== null) answered++;
        }
      expect(answered).toBeGreaterThan(10);
    });

  test('thinking leaves the game alone', () => {
    for (const g of positions(2, 8)) {
      const before = JSON.stringify(g);
      for (const bot of BOTS) for (let seat = 0; seat < 2; seat++) bot.move(situation(rules, g, seat));
      expect(JSON.stringify(g)).toBe(before);
    }
  });
});

describe('the search', () => {
  const g = [...positions(3, 11)][2]!;
  const seat = settle(rules, g, 'table')[0]!.seat;
  const thinking = (budget: Budget, clock = () => 0) => {
    const s = { ...situation(rules, g, seat), budget, clock };
    return think(s, s.decision!, BEST);
  };

  test('goes through as many worlds as it may', () => expect(thinking({ iterations: 77 }).iterations).toBe(77));
  test('stops when its time is up', () => {
    // A clock that goes on by a millisecond whenever it is looked at: no machine is too slow for this test.
    let now = 0;
    expect(thinking({ ms: 20 }, () => now++).iterations).toBe(20 * 8);
  });
  test('considers every answer', () => {
    const { root } = thinking({ iterations: 200 });
    const considered = [...root.edges].flatMap(([option, edge]) => (edge.visits > 0 ? [option] : []));
    expect(considered.toSorted()).toEqual([...situation(rules, g, seat).decision!.options].toSorted());
  });
});

describe('bots by name', () => {
  test('those that exist', () => expect(BOTS.map((b) => botNamed(b.name))).toEqual(BOTS));
  test('the best has another name', () => expect(botNamed('strong').name).toBe('prescient'));
  test('others are unknown', () =>
    expect(refuseBot('hal')).toBe(
      'There is no bot "hal"; there are random, greedy, pyon, smuggler, naib, bashar, truthsayer, prescient, strong.',
    ));
});

test('every kind of table of the reference game can be played by every bot', () => {
  for (const bot of BOTS)
    for (let players = 2; players <= 4; players++) {
      expect(refuseConfig(rules, config(players))).toBeNull();
      const { game } = playMatch({
        rules,
        config: config(players),
        seed: 'all',
        bots: Array.from({ length: players }, () => bot),
        budget: { iterations: 10 },
        random: seeded(1),
        most: 10_000,
      });
      expect(game.over).not.toBeNull();
    }
});

describe('playing on', () => {
  test('takes options as readily as the game says', () => {
    const last = {
      ...rules,
      weigh: (_g: Game<Table>, d: Decision) => d.options.map((_, n) => (n === d.options.length - 1 ? 1 : 0)),
    };
    const end = (r: typeof rules, seed: number) => {
      const g = begin(r, config(3), 1);
      // The world's own randomness is the same; only what is chosen is drawn from another seed.
      playOn(r, g, settle(r, g, 'search'), 3, seeded(seed));
      return JSON.stringify(g);
    };
    const ends = (r: typeof rules) => new Set(Array.from({ length: 20 }, (_, seed) => end(r, seed)));
    expect(ends(rules).size).toBeGreaterThan(ends(last).size);
  });
});
