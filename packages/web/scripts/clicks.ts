// How many presses the actions of War for Arrakis take at the page: bots play, and every question that a person would
// have answered is counted, as the page asked it before and asks it now.
// npx tsx --conditions=@landsraad/source packages/web/scripts/clicks.ts [games]

import { answer, configOf, seeded, startPlay, type Decision, type Option } from '@landsraad/kernel';
import { botNamed } from '@landsraad/bots';
import { rules } from '@landsraad/war-for-arrakis';
import { sensiblePiece } from '../src/games/war-for-arrakis/answers/plans.ts';

const GAMES = Number(process.argv[2] ?? 6);
const LONGEST = 900;
const SHOWN = 10;

interface Said {
  readonly decision: Decision;
  readonly option: Option;
}
/** Before: every question one press, but a sector and its area are one place on the map, and a legion is split at once. */
const before = (run: readonly Said[]): number =>
  run.filter((s) => !s.decision.name.endsWith('in which sector?') && s.decision.name !== 'how many go along?').length;

/** Now: also the piece that is meant is taken up by itself, and one press answers what has one sensible way. */
function now(run: readonly Said[]): number {
  let presses = before(run.filter((s) => sensiblePiece(s.decision) !== s.option));
  run.forEach((s, n) => {
    const last = run[n - 1];
    if (last === undefined) return;
    const again = last.decision.name === s.decision.name;
    // The leader on the box; all cards from one deck; all unclaimed cards at once.
    if (last.decision.name === 'what do you do?' && String(s.option).startsWith('leader ')) presses--;
    if (again && s.decision.name === 'draw from which deck?' && last.option === s.option) presses--;
    if (again && s.decision.name === 'remove the card or shuffle it back?') presses--;
  });
  return presses;
}

const PHASES: readonly (readonly [RegExp, string])[] = [
  [/harvester|air zone/, 'vehicle placement'],
  [/take which leader off|remove the card|discard which/, 'end of the round'],
  [/wormsign is resolved|which sandworm|storm/, 'desert hazards'],
  [/take the hit|retreat|continue|discard a card for|uses the special|advance\?/, 'answers in a battle'],
];

/** What a run of answers was for, in a few words. */
function actionOf(run: readonly Said[]): string {
  const said = (name: string): string => String(run.find((s) => s.decision.name === name)?.option ?? '');
  const first = run[0]?.decision.name ?? '';
  if (first === 'what do you do?') {
    const what = said('what do you do?');
    const way = said('use the die how?') || said('use desert power how?');
    return what.startsWith('play ')
      ? 'play a card'
      : way.startsWith('leader ')
        ? 'special action of a leader'
        : way.replace(/^as /, 'House die as ') || what;
  }
  return PHASES.find(([question]) => question.test(first))?.[1] ?? first;
}

const counts = new Map<string, { n: number; before: number; now: number }>();
for (let game = 0; game < GAMES; game++) {
  const play = startPlay(rules, configOf(rules, { players: 2 }), `clicks ${game}`);
  const random = seeded(`clicks ${game}`);
  const runs: Said[][] = [[], []];
  const close = (seat: number): void => {
    const run = runs[seat] ?? [];
    runs[seat] = [];
    if (run.length === 0) return;
    const action = actionOf(run);
    const sum = counts.get(action) ?? { n: 0, before: 0, now: 0 };
    counts.set(action, { n: sum.n + 1, before: sum.before + before(run), now: sum.now + now(run) });
  };
  for (let n = 0; n < LONGEST && play.game.over === null; n++) {
    const [decision] = play.decisions;
    if (decision === undefined) break;
    const { seat } = decision;
    const kind = actionOf([{ decision, option: '' }]);
    const current = runs[seat]?.[0];
    const begins =
      decision.name === 'what do you do?' ||
      (current !== undefined && kind === 'vehicle placement') ||
      kind === 'answers in a battle';
    if (begins && current !== undefined && actionOf([current]) !== kind) close(seat);
    if (decision.name === 'what do you do?') close(seat);
    const bot = botNamed('greedy');
    const situation = {
      rules,
      game: play.game,
      seat,
      decision,
      mayAct: false,
      random,
      budget: { ms: 5, iterations: 8 },
    };
    const move = bot.move(situation);
    const option = move?.kind === 'answer' ? move.option : (decision.options[0] ?? '');
    if (decision.options.length > 1) runs[seat]?.push({ decision, option });
    answer(play, seat, decision.question, option);
    close(1 - seat);
  }
}
const rows = [...counts].toSorted((a, b) => b[1].n - a[1].n).slice(0, SHOWN);
console.log('| action | times a game | presses before | now |\n| --- | --- | --- | --- |');
for (const [action, c] of rows)
  console.log(
    `| ${action} | ${(c.n / GAMES).toFixed(1)} | ${(c.before / c.n).toFixed(1)} | ${(c.now / c.n).toFixed(1)} |`,
  );
