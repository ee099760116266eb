// What a player has said in advance about an auction: up to how much to bid for this card, or to pass on the rest.

import type { Option, View } from '@landsraad/kernel';
import type { TableSource } from '../../../table/source.ts';
import { lies, tableOf } from '../position.ts';

interface InAdvance {
  /** The card that is up, and the most to bid for it. */
  readonly upTo: { readonly card: string; readonly most: number } | null;
  /** The turn whose further cards are passed on. */
  readonly passing: number | null;
}
const NOTHING: InAdvance = { upTo: null, passing: null };
const said = new WeakMap<TableSource, InAdvance>();

/** The card that is up: its place among those of this turn tells it from the others. */
const cardUp = (view: View): string => {
  const { known, backs } = lies(view, 'treachery', 'row');
  return `turn ${tableOf(view).turn}, ${known.length + backs} left`;
};
export const bidUpTo = (source: TableSource, view: View, most: number): void => {
  said.set(source, { ...(said.get(source) ?? NOTHING), upTo: { card: cardUp(view), most } });
};
export const passOnAll = (source: TableSource, view: View): void => {
  said.set(source, { upTo: null, passing: tableOf(view).turn });
};

/** What that means for the bid that is asked for now; null: nothing was said. */
export function inAdvance(source: TableSource, view: View, options: readonly Option[]): Option | null {
  const { upTo, passing } = said.get(source) ?? NOTHING;
  const pass = options.includes('pass') ? 'pass' : null;
  if (passing === tableOf(view).turn) return pass;
  if (upTo === null || upTo.card !== cardUp(view)) return null;
  const least = options.find((o) => typeof o === 'number');
  return typeof least === 'number' && least <= upTo.most ? least : pass;
}
