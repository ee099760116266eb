// Games of bots against each other, seats rotated; runs in a worker thread.

import { botNamed, playMatch, type Bot, type Budget } from '@landsraad/bots';
import { seeded, type Config, type Rules } from '@landsraad/kernel';
import { cpuSeconds } from '../threads/cpu.ts';
import { newArenaTally, type ArenaTally } from './tally.ts';

export interface Arena {
  readonly config: Config;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly budget: Budget;
  readonly stopped: () => boolean;
}

/** Time that other programs take is nobody's fault. */
const cpuMs = (): number => cpuSeconds() * 1000;

/** Some games between two that cannot win go on for ever: such a game is everybody's. */
const MOST_DECISIONS = 5_000;

function timed(bot: Bot, tally: ArenaTally): Bot {
  const mine = tally.bots[bot.name];
  return {
    name: bot.name,
    about: bot.about,
    // All are asked as people are, whoever plays: the seats' knowledge must be the same in every game.
    thinks: true,
    move(s) {
      const since = cpuMs();
      const move = bot.move(s);
      if (mine !== undefined && s.decision !== null && s.decision.options.length > 1) {
        mine.ms += cpuMs() - since;
        mine.decisions++;
      }
      return move;
    },
  };
}

/** Game n of a seed: every bot moves on by one seat from game to game. */
export function arenaGame<T>(rules: Rules<T>, a: Arena, number: number): ArenaTally {
  const tally = newArenaTally(a.bots);
  const seats = Array.from(
    { length: a.config.players },
    (_, seat) => a.bots[(seat + number) % a.bots.length] ?? 'random',
  );
  // The same cards for every rotation of the same bots.
  const seed = `${a.seed}/${Math.floor(number / a.bots.length)}`;
  const bots = seats.map((name) => timed(botNamed(name), tally));
  const match = {
    rules,
    config: a.config,
    seed,
    bots,
    budget: a.budget,
    clock: cpuMs,
    random: seeded(`${a.seed}/${number} bots`),
    most: MOST_DECISIONS,
    stop: a.stopped,
  };
  try {
    const { game } = playMatch(match);
    if (game.over === null && a.stopped()) return tally;
    const winners = game.over?.winners ?? [...seats.keys()];
    if (game.over === null) tally.unfinished++;
    tally.games++;
    for (const [seat, name] of seats.entries()) {
      const mine = tally.bots[name];
      if (mine === undefined) continue;
      const share = winners.includes(seat) ? 1 / winners.length : 0;
      mine.games++;
      mine.wins += share;
      const side = (mine.sides[rules.text.seat(seat, a.config)] ??= { wins: 0, games: 0 });
      side.games++;
      side.wins += share;
      for (const [other, against] of seats.entries()) {
        const row = tally.points[name];
        if (other === seat || against === name || row === undefined || !winners.includes(seat)) continue;
        row[against] = (row[against] ?? 0) + (winners.includes(other) ? 0.5 : 1);
      }
    }
  } catch (error) {
    tally.errors.push({ number, message: error instanceof Error ? error.message : String(error) });
  }
  return tally;
}
