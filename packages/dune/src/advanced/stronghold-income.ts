// Three strongholds pay income in the advanced game.

import { isPaid, occupies } from '../board/forces.ts';
import { land, STRONGHOLDS } from '../board/map.ts';
import { fromBank } from '../board/spice.ts';
import { seats, type G } from '../table.ts';
import { emit, words, type None } from '../words.ts';

function payIncome(g: G): void {
  for (const t of STRONGHOLDS)
    for (const s of land(t).income > 0 ? seats(g) : []) {
      // § dune.advanced.income-contested
      if (!occupies(g, s, t) || !isPaid(g, t)) continue;
      fromBank(g, s, land(t).income);
      emit(g, 'income', 'dune.advanced.income', { seat: s, territory: t, spice: land(t).income });
    }
}
const { act, when } = words<None>();
export const strongholdIncome = when((g) => g.table.advanced, [act(payIncome, 'dune.advanced.income')]);
