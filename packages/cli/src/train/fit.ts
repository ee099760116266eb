// Who won, by what each seat had: a conditional logit, its weights pulled towards those that are known.

export interface Sample {
  readonly game: number;
  /** How far the game was, from 0 to 1. */
  readonly stage: number;
  /** By seat: one number for each feature. */
  readonly has: readonly (readonly number[])[];
  /** The share of the victory of each seat. */
  readonly share: readonly number[];
}
export type Weights = readonly (readonly [early: number, late: number])[];

/** How likely each seat is to win. */
export function chancesOf({ has, stage }: Pick<Sample, 'has' | 'stage'>, weights: Weights): number[] {
  const worths = has.map((x) =>
    weights.reduce((sum, [early, late], n) => sum + (x[n] ?? 0) * (early + (late - early) * stage), 0),
  );
  const most = Math.max(...worths);
  const odds = worths.map((w) => Math.exp(w - most));
  const all = odds.reduce((a, b) => a + b, 0);
  return odds.map((o) => o / all);
}

/** How surprising the winners are, on average; less is better. */
export function surprise(samples: readonly Sample[], weights: Weights): number {
  let sum = 0;
  for (const s of samples) {
    const chances = chancesOf(s, weights);
    s.share.forEach((share, seat) => {
      if (share > 0) sum -= share * Math.log(Math.max(1e-9, chances[seat] ?? 0));
    });
  }
  return samples.length === 0 ? 0 : sum / samples.length;
}

const STEPS = 300;
const STEP = 0.03;
/** In games: the weights that are known hold on as if so many had shown them. A few games tell little. */
const HOLD = 6;

/** Adam (Kingma and Ba 2015), on all samples at once. */
export function fitted(samples: readonly Sample[], known: Weights): Weights {
  const now = known.flat();
  const before = now.slice();
  const [mean, square] = [now.map(() => 0), now.map(() => 0)];
  const hold = HOLD / Math.max(1, new Set(samples.map((s) => s.game)).size);
  for (let step = 1; step <= STEPS; step++) {
    const slope = slopeOf(samples, paired(now));
    now.forEach((w, n) => {
      const down = (slope[n] ?? 0) + hold * (w - (before[n] ?? 0));
      mean[n] = 0.9 * (mean[n] ?? 0) + 0.1 * down;
      square[n] = 0.99 * (square[n] ?? 0) + 0.01 * down * down;
      const m = (mean[n] ?? 0) / (1 - 0.9 ** step);
      const s = (square[n] ?? 0) / (1 - 0.99 ** step);
      now[n] = w - (STEP * m) / (Math.sqrt(s) + 1e-8);
    });
  }
  return paired(now);
}
const paired = (flat: readonly number[]): Weights =>
  Array.from({ length: flat.length / 2 }, (_, n) => [flat[2 * n] ?? 0, flat[2 * n + 1] ?? 0]);

/** How the surprise changes with each weight. */
function slopeOf(samples: readonly Sample[], weights: Weights): number[] {
  const slope = weights.flatMap(() => [0, 0]);
  for (const s of samples) {
    const chances = chancesOf(s, weights);
    s.has.forEach((x, seat) => {
      const off = ((chances[seat] ?? 0) - (s.share[seat] ?? 0)) / samples.length;
      weights.forEach((_, n) => {
        slope[2 * n] = (slope[2 * n] ?? 0) + off * (x[n] ?? 0) * (1 - s.stage);
        slope[2 * n + 1] = (slope[2 * n + 1] ?? 0) + off * (x[n] ?? 0) * s.stage;
      });
    });
  }
  return slope;
}
