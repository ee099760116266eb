// The battery on all processors, in slices: after each the state is written.

import type { Config } from '@landsraad/kernel';
import type { BatteryReport } from '@landsraad/kernel/battery';
import type { StopSignal } from '../interrupts.ts';
import { onThreads, threadModule } from '../threads/pool.ts';
import { mergeReports } from './merge.ts';
import type { BatteryState } from './state.ts';
import type { BatteryDone, BatteryJob, BatterySetup } from './worker.ts';

export interface BatteryRun {
  readonly game: string;
  readonly seed: string;
  /** The only kind of table to play; null: every kind. */
  readonly config: Config | null;
  readonly workers: number;
  /** In all, those of earlier runs too. */
  readonly games: number;
  readonly seconds: number;
  readonly cutOff: number | null;
  readonly stop: StopSignal;
  readonly kept: (state: BatteryState) => void;
}

const SLICE_MS = 15_000;
const MOST_AT_ONCE = 200;
/** How often every question is looked at closely in the first slices; later ones only look at one decision in so many. */
const SAMPLES = 200;
const LATER_SAMPLE_EVERY = 500;

export async function runBattery(run: BatteryRun, begun: BatteryState): Promise<BatteryState> {
  let state = begun;
  const until = performance.now() + run.seconds * 1000;
  const under = new Set<BatteryJob>();
  const slice = (): number => Math.max(1, Math.min(SLICE_MS, until - performance.now()));
  let slices = begun.report === null ? 0 : run.workers;

  const samples = (): Pick<BatteryJob, 'samplesPerQuestion' | 'sampleEvery'> =>
    slices++ < run.workers
      ? { samplesPerQuestion: Math.ceil(SAMPLES / run.workers), sampleEvery: null }
      : { samplesPerQuestion: 0, sampleEvery: LATER_SAMPLE_EVERY };
  function take(): BatteryJob | null {
    if (performance.now() >= until) return null;
    const [range, ...left] = state.left;
    if (range !== undefined) {
      state = { ...state, left };
      return { ...range, ms: slice(), ...samples() };
    }
    const share = Math.ceil((run.games - state.next) / run.workers);
    const count = Math.min(MOST_AT_ONCE, share, run.games - state.next);
    if (count <= 0) return null;
    const first = state.next;
    state = { ...state, next: first + count };
    return { first, count, ms: slice(), ...samples() };
  }
  const jobs: Iterator<BatteryJob> = {
    next() {
      const job = take();
      if (job === null) return { done: true, value: undefined };
      under.add(job);
      return { done: false, value: job };
    },
  };
  const add = (report: BatteryReport): BatteryReport =>
    state.report === null ? report : mergeReports(state.report, report);

  await onThreads<BatterySetup, BatteryJob, BatteryDone>({
    entry: threadModule('./worker', import.meta.url),
    workers: Math.max(1, Math.min(run.workers, run.games)),
    setup: { game: run.game, seed: run.seed, config: run.config, cutOff: run.cutOff, stop: run.stop.flag },
    jobs,
    done: ({ job, report }) => {
      for (const u of under) if (u.first === job.first) under.delete(u);
      const rest = { first: job.first + report.games, count: job.count - report.games };
      state = { ...state, report: add(report), left: rest.count > 0 ? [...state.left, rest] : state.left };
      // What others have under way is not done: whoever goes on from this file must do it again.
      run.kept({ ...state, left: [...state.left, ...[...under].map(({ first, count }) => ({ first, count }))] });
    },
    stopped: run.stop.asked,
  });
  return state;
}
