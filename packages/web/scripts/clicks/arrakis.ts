import type { Decision } from '@landsraad/kernel';
import { rules, type Table } from '@landsraad/war-for-arrakis';
import { sensiblePiece } from '../../src/games/war-for-arrakis/answers/plans.ts';
import type { Counted, Said } from './counted.ts';

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

/** A new die, a vehicle or a battle begins another action. */
function begins(decision: Decision, run: readonly Said[]): boolean {
  const [first] = run;
  if (decision.name === 'what do you do?' || first === undefined) return true;
  const kind = actionOf([{ decision, option: '', note: null }]);
  return (kind === 'vehicle placement' || kind === 'answers in a battle') && actionOf([first]) !== kind;
}

export const arrakis: Counted<Table> = { rules, players: 2, before, now, actionOf, begins };
