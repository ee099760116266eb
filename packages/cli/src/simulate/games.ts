// Plays some games and counts; runs in a worker thread.

import { playMatch, type Bot, type Budget } from '@landsraad/bots';
import { seeded, type Config, type Decision, type Game, type Rules } from '@landsraad/kernel';
import { cpuSeconds } from '../threads/cpu.ts';
import { yardstick } from '../threads/picks.ts';
import { newQuestion, newSpread, newTally, note, noteQuestion, type SimulationTally } from './tally.ts';

export interface Simulation {
  readonly config: Config;
  readonly seed: string;
  readonly bots: readonly Bot[];
  readonly budget: Budget;
  readonly detailed: boolean;
  readonly stopped: () => boolean;
}

/** No game of ours comes near it: what gets here does not end. */
const MOST_DECISIONS = 100_000;

export function simulateGames<T>(rules: Rules<T>, s: Simulation, first: number, count: number): SimulationTally {
  const tally = newTally();
  const read = yardstick();
  tally.pickSeconds += read.seconds;
  tally.picks += read.picks;
  const since = cpuSeconds();
  for (let n = first; n < first + count && !s.stopped(); n++) simulateGame(rules, s, n, tally);
  tally.cpuSeconds += cpuSeconds() - since;
  return tally;
}

/** Game n of a seed is the same game on however many threads. */
function simulateGame<T>(rules: Rules<T>, s: Simulation, number: number, tally: SimulationTally): void {
  const seed = `${s.seed}/${number}`;
  const asked = (g: Game<T>, d: Decision): void => {
    noteQuestion(tally.branching, d.options.length);
    if (s.detailed) noteDetail(rules, g, d, tally);
  };
  const match = {
    rules,
    config: s.config,
    seed,
    bots: s.bots,
    budget: s.budget,
    random: seeded(`${seed} bots`),
    most: MOST_DECISIONS,
    asked,
    stop: s.stopped,
  };
  try {
    const { game, decisions } = playMatch(match);
    if (game.over === null && s.stopped()) return;
    tally.games++;
    tally.decisions += decisions;
    if (game.over === null) tally.unfinished++;
    else {
      tally.finished++;
      for (const seat of game.over.winners) tally.winners[seat] = (tally.winners[seat] ?? 0) + 1;
      note(tally.rounds, rules.round(game));
      if (s.detailed) noteEnd(game, rules.round(game), decisions, tally);
    }
  } catch (error) {
    tally.games++;
    tally.errors.push({ number, message: error instanceof Error ? error.message : String(error) });
  }
}

function noteDetail<T>(rules: Rules<T>, g: Game<T>, d: Decision, tally: SimulationTally): void {
  const { questions, standing } = tally.detail;
  noteQuestion((questions[d.name] ??= newQuestion()), d.options.length);
  const seats = (standing[rules.round(g)] ??= []);
  for (let seat = 0; seat < g.seats; seat++) note((seats[seat] ??= newSpread()), rules.value(g, seat));
}

function noteEnd<T>(g: Game<T>, rounds: number, decisions: number, tally: SimulationTally): void {
  const { roundsTaken, decisionsTaken, scores } = tally.detail;
  roundsTaken[rounds] = (roundsTaken[rounds] ?? 0) + 1;
  const tens = Math.floor(decisions / 10) * 10;
  decisionsTaken[tens] = (decisionsTaken[tens] ?? 0) + 1;
  g.over?.scores.forEach((score, seat) => note((scores[seat] ??= newSpread()), score));
}
