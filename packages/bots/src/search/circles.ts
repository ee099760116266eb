// Nobody goes round in circles: opening and closing the same menu puts off what costs something, so to a search that looks
// only so far it seems good for ever.

import { fingerprint, view, type Decision, type Option } from '@landsraad/kernel';
import type { Situation } from '../bot.ts';

/** So often the same may be answered where nothing has changed. */
const OFTEN_ENOUGH = 2;
/** And so often in a row whatever has. */
const IN_A_ROW = 12;

/** What the seat sees, whatever the number of the question. */
function sightOf<T>(s: Situation<T>, d: Decision): string {
  return fingerprint({ ...view(s.rules, s.game, s.seat), decision: [d.name, d.options] });
}

/** The answers that are left, and what the seat sees; all of them unless it has been exactly here before. */
export function untried<T>(
  s: Situation<T>,
  d: Decision,
): { readonly sight: string; readonly options: readonly Option[] } {
  const { memory } = s;
  if (memory === undefined || d.window !== null || d.sealed) return { sight: '', options: d.options };
  const sight = sightOf(s, d);
  const round = s.rules.round(s.game);
  if (memory.been.round !== round) memory.been = { round, answers: [] };
  const { answers } = memory.been;
  const before = answers.filter((x) => x.sight === sight);
  const lately = answers.slice(-IN_A_ROW);
  const options = d.options.filter((o) => {
    const always = lately.length === IN_A_ROW && lately.every((x) => x.name === d.name && x.option === o);
    return !always && before.filter((x) => x.option === o).length < OFTEN_ENOUGH;
  });
  return { sight, options: options.length === 0 ? d.options : options };
}

export function remember<T>({ memory }: Situation<T>, sight: string, name: string, option: Option): void {
  if (memory === undefined || sight === '') return;
  memory.been = { ...memory.been, answers: [...memory.been.answers, { sight, name, option }] };
}
