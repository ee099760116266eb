// What is counted over simulated games. Tallies of threads are added up; the order does not matter.

export interface Spread {
  count: number;
  sum: number;
  min: number;
  max: number;
}

export interface QuestionTally {
  asked: number;
  options: number;
  most: number;
}

export interface GameError {
  readonly number: number;
  readonly message: string;
}

export interface SimulationTally {
  games: number;
  finished: number;
  unfinished: number;
  errors: GameError[];
  decisions: number;
  cpuSeconds: number;
  picks: number;
  pickSeconds: number;
  /** By seat. */
  winners: number[];
  rounds: Spread;
  branching: QuestionTally;
  detail: Detail;
}

/** Only for reports. */
export interface Detail {
  /** How many games took so many rounds, and so many decisions (by tens). */
  roundsTaken: { [rounds: number]: number };
  decisionsTaken: { [tens: number]: number };
  /** By round, by seat: how it stood on average, 0 to 1. */
  standing: { [round: number]: Spread[] };
  scores: Spread[];
  questions: { [name: string]: QuestionTally };
}

export const newSpread = (): Spread => ({ count: 0, sum: 0, min: Infinity, max: -Infinity });
export const mean = (s: Spread): number => (s.count === 0 ? 0 : s.sum / s.count);

export function note(s: Spread, x: number): void {
  s.count++;
  s.sum += x;
  if (x < s.min) s.min = x;
  if (x > s.max) s.max = x;
}

export const newQuestion = (): QuestionTally => ({ asked: 0, options: 0, most: 0 });
export function noteQuestion(q: QuestionTally, options: number): void {
  q.asked++;
  q.options += options;
  if (options > q.most) q.most = options;
}

export const newTally = (): SimulationTally => ({
  games: 0,
  finished: 0,
  unfinished: 0,
  errors: [],
  decisions: 0,
  cpuSeconds: 0,
  picks: 0,
  pickSeconds: 0,
  winners: [],
  rounds: newSpread(),
  branching: newQuestion(),
  detail: { roundsTaken: {}, decisionsTaken: {}, standing: {}, scores: [], questions: {} },
});

function addSpread(a: Spread, b: Spread): void {
  a.count += b.count;
  a.sum += b.sum;
  a.min = Math.min(a.min, b.min);
  a.max = Math.max(a.max, b.max);
}
function addQuestion(a: QuestionTally, b: QuestionTally): void {
  a.asked += b.asked;
  a.options += b.options;
  a.most = Math.max(a.most, b.most);
}
function addCounts(a: { [key: number]: number }, b: { readonly [key: number]: number }): void {
  for (const [key, n] of Object.entries(b)) a[Number(key)] = (a[Number(key)] ?? 0) + n;
}
const addSpreads = (a: Spread[], b: readonly Spread[]): void =>
  b.forEach((s, n) => addSpread((a[n] ??= newSpread()), s));

export function addTally(a: SimulationTally, b: SimulationTally): void {
  a.games += b.games;
  a.finished += b.finished;
  a.unfinished += b.unfinished;
  a.errors.push(...b.errors);
  a.decisions += b.decisions;
  a.cpuSeconds += b.cpuSeconds;
  a.picks += b.picks;
  a.pickSeconds += b.pickSeconds;
  b.winners.forEach((n, seat) => (a.winners[seat] = (a.winners[seat] ?? 0) + n));
  addSpread(a.rounds, b.rounds);
  addQuestion(a.branching, b.branching);
  addCounts(a.detail.roundsTaken, b.detail.roundsTaken);
  addCounts(a.detail.decisionsTaken, b.detail.decisionsTaken);
  for (const [round, seats] of Object.entries(b.detail.standing))
    addSpreads((a.detail.standing[Number(round)] ??= []), seats);
  addSpreads(a.detail.scores, b.detail.scores);
  for (const [name, q] of Object.entries(b.detail.questions))
    addQuestion((a.detail.questions[name] ??= newQuestion()), q);
}
