import type { View } from '@landsraad/kernel';
import { exposed } from '@landsraad/dune';
import { Hint } from '../../../table/Answer.tsx';
import { listed } from '../../../table/words.ts';
import type { BoardProps } from '../../parts.ts';
import { forcesSeen, nameOf, sectorOf, sheetOf, tableOf, territoryOf } from '../position.ts';
import { Numbers } from './Numbers.tsx';

const SECTORS = 18;
/** Whom the storm would kill on its way over so many sectors: "Harkonnen in Hagga Basin". */
export function caughtBy(view: View, sectors: number): string[] {
  const t = tableOf(view);
  const swept = new Set(Array.from({ length: sectors }, (_, n) => (t.storm + n + 1) % SECTORS));
  const found = forcesSeen(view)
    .filter((f) => swept.has(sectorOf(f.at) ?? -1) && exposed({ table: t }, f.at))
    .map(
      (f) =>
        `${f.seat === view.seat ? 'you' : (sheetOf(f.faction)?.name ?? 'somebody')} in ${nameOf(territoryOf(f.at))}`,
    );
  return [...new Set(found)];
}
/** Where the storm would stop, and whom it would catch. */
export function stormWords(view: View, sectors: number): string {
  const stops = (tableOf(view).storm + sectors) % SECTORS;
  const caught = caughtBy(view, sectors);
  return `The storm stops in sector ${stops}. ${caught.length === 0 ? 'It catches nobody.' : `It catches ${listed(caught)}.`}`;
}

/** The storm dials: sealed, added up, and as far as one knows where the storm will go. */
export function Dials({ view, decision }: BoardProps) {
  if (decision === null) return null;
  const alone = decision.name === 'move the storm how far?';
  return (
    <>
      {alone ? null : (
        <Hint>Two players dial in secret. The storm moves as many sectors as both dials show together.</Hint>
      )}
      <Numbers
        options={decision.options}
        words={(n) => (alone ? stormWords(view, n) : `Your ${n}, and whatever the other player dials.`)}
      />
    </>
  );
}
