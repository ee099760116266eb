// What came of bots playing each other.

export interface BotTally {
  /** Shares of victories. */
  wins: number;
  /** Seats played. */
  games: number;
  ms: number;
  decisions: number;
  /** By the name of the seat: the same side in every game that has sides. */
  sides: { [side: string]: { wins: number; games: number } };
}

const newBotTally = (): BotTally => ({ wins: 0, games: 0, ms: 0, decisions: 0, sides: {} });

export interface ArenaTally {
  games: number;
  /** Of them, those that were broken off because nobody could win: everybody's. */
  unfinished: number;
  errors: { readonly number: number; readonly message: string }[];
  bots: { [name: string]: BotTally };
  /** How many points one bot has taken from another, seat against seat. */
  points: { [name: string]: { [other: string]: number } };
}

export const newArenaTally = (names: readonly string[]): ArenaTally => ({
  games: 0,
  unfinished: 0,
  errors: [],
  bots: Object.fromEntries(names.map((n) => [n, newBotTally()])),
  points: Object.fromEntries(names.map((n) => [n, Object.fromEntries(names.map((o) => [o, 0]))])),
});

export function addArena(a: ArenaTally, b: ArenaTally): void {
  a.games += b.games;
  a.unfinished += b.unfinished;
  a.errors.push(...b.errors);
  for (const [name, t] of Object.entries(b.bots)) {
    const mine = (a.bots[name] ??= newBotTally());
    mine.wins += t.wins;
    mine.games += t.games;
    mine.ms += t.ms;
    mine.decisions += t.decisions;
    for (const [side, s] of Object.entries(t.sides)) {
      const there = (mine.sides[side] ??= { wins: 0, games: 0 });
      there.wins += s.wins;
      there.games += s.games;
    }
  }
  for (const [name, others] of Object.entries(b.points)) {
    const mine = (a.points[name] ??= {});
    for (const [other, n] of Object.entries(others)) mine[other] = (mine[other] ?? 0) + n;
  }
}

/** Wilson's interval: sensible for few games and for rates near 0 and 1. */
export function interval95(wins: number, games: number): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const z = 1.959964;
  const p = wins / games;
  const middle = (p + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z / (1 + (z * z) / games)) * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

const MEAN_ELO = 1500;

/** Elo by Bradley and Terry, fitted to all points at once; half a point each way keeps a clean sweep finite. */
export function fittedElo(points: ArenaTally['points']): { [name: string]: number } {
  const names = Object.keys(points);
  const took = (a: string, b: string): number => (points[a]?.[b] ?? 0) + 0.5;
  let strength = names.map(() => 1);
  for (let round = 0; round < 500; round++) {
    const next = names.map((a, i) => {
      let wins = 0;
      let expected = 0;
      names.forEach((b, j) => {
        if (i === j) return;
        wins += took(a, b);
        expected += (took(a, b) + took(b, a)) / ((strength[i] ?? 1) + (strength[j] ?? 1));
      });
      return expected === 0 ? 1 : wins / expected;
    });
    const mean = Math.exp(next.reduce((s, x) => s + Math.log(x), 0) / next.length);
    strength = next.map((x) => x / mean);
  }
  return Object.fromEntries(names.map((n, i) => [n, Math.round(MEAN_ELO + 400 * Math.log10(strength[i] ?? 1))]));
}
