// Replacing units on the board by better ones from the supply.

import { areaOf, idOf, type Area } from '../board/areas.ts';
import { ofRank } from '../board/auxiliaries.ts';
import { legionAt } from '../board/contents.ts';
import { addFigures, supply, takeFigures, type Rank } from '../board/figures.ts';
import { deciderOf, type Side } from '../sides.ts';
import type { G } from '../table.ts';
import { emit, words } from '../words.ts';

type Upgrade = { side: Side; left: number; from: Rank; to: Rank };
export const upgrade = (side: Side, units: number, from: Rank, to: Rank): Upgrade => ({ side, left: units, from, to });
const upgrading = words<Upgrade>();
const NO_MORE = 'no more';
const NONE = 'none';

export const replaceUnits = upgrading.procedure(
  'replace units',
  'wfa.actions.house-harkonnen-elites',
  upgrading.whilst(
    function someCanBeReplaced(g, v) {
      return v.left > 0 && supply(g, v.side, v.to) > 0;
    },
    upgrading.ask('replace a unit where?', 'wfa.actions.house-harkonnen-elites', {
      who: (g, v) => deciderOf(g, v.side),
      about: (_g, v) => ({ from: v.from, to: v.to }),
      // A token turned up meanwhile may have taken the last one from the supply.
      options: (g, v): string[] => [
        ...(supply(g, v.side, v.to) > 0
          ? g.table.legions.filter((l) => l.side === v.side && ofRank(g, l, v.from) > 0).map((l) => idOf(l.area))
          : []),
        NO_MORE,
      ],
      then: replaced,
    }),
  ),
);
function replaced(g: G, v: Upgrade, option: string): void {
  v.left = option === NO_MORE ? 0 : v.left - 1;
  if (option === NO_MORE) return;
  takeFigures(g, areaOf(option), v.from, 1);
  addFigures(g, v.side, areaOf(option), v.to, 1);
  emit(g, 'replaced', 'wfa.actions.house-harkonnen-elites', {
    seat: deciderOf(g, v.side),
    area: areaOf(option),
    from: v.from,
    to: v.to,
  });
}

function canBeReplaced(g: G, v: Upgrade, a: Area): boolean {
  const l = legionAt(g, a);
  return l !== undefined && ofRank(g, l, v.from) > 0 && supply(g, v.side, v.to) > 0;
}
/** Up to so many of one legion at once. */
export const upgradeLegion = upgrading.procedure(
  'replace units of a legion',
  'wfa.actions.house-harkonnen-elites',
  upgrading.ask('replace a unit where?', 'wfa.actions.house-harkonnen-elites', {
    who: (g, v) => deciderOf(g, v.side),
    about: (_g, v) => ({ from: v.from, to: v.to }),
    options: (g, v): string[] => [
      ...g.table.legions.filter((l) => l.side === v.side && ofRank(g, l, v.from) > 0).map((l) => idOf(l.area)),
      NONE,
    ],
    then: (g, v, option) => {
      if (option !== NONE) while (v.left > 0 && canBeReplaced(g, v, areaOf(option))) replaced(g, v, option);
    },
  }),
);
