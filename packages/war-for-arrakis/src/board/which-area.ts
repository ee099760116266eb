// Asking for an area. Where there are many, the sector is asked first, so that no list grows long.

import type { Notes, Seat, Step } from '@landsraad/kernel';
import type { RuleId } from '../ledger.ts';
import type { AreaContext, AreaName } from '../questions.ts';
import type { G, Table } from '../table.ts';
import type { words } from '../words.ts';
import { SECTORS, areaOf, idOf, printedSector, sectorNumber, type Area } from './areas.ts';

export const NOWHERE: Area = -1;
/** With more areas than this, the sector is asked first. */
const MANY = 12;
const ANY_SECTOR = '';

type Words<V extends Notes> = ReturnType<typeof words<V>>;

export interface AreaQuestion<V> {
  who(g: G, v: V): Seat;
  areas(g: G, v: V): readonly Area[];
  refuse?(g: G, v: V, a: Area): RuleId | null;
  /** The option that chooses none; without it, an area must be chosen if there is one. */
  readonly none?: string;
  then(g: G, v: V, a: Area): void;
  /** What is on its way, and from where. */
  about?(g: G, v: V): Partial<AreaContext>;
}
const NOTHING: AreaContext = { from: '', piece: '', surprise: false };

export function whichArea<V extends Notes & { sector: string }>(
  w: Words<V>,
  name: AreaName,
  rule: RuleId,
  q: AreaQuestion<V>,
): Step<Table, V>[] {
  const none = q.none;
  const refused = (g: G, v: V, a: Area): RuleId | null => (q.refuse === undefined ? null : q.refuse(g, v, a));
  const moreThanMany = (g: G, v: V): boolean => {
    const all = q.areas(g, v);
    if (all.length <= MANY) return false;
    let n = 0;
    for (const a of all) if (refused(g, v, a) === null && ++n > MANY) return true;
    return false;
  };
  /** Stops looking at a sector once it has found a possible area there. */
  const sectors = (g: G, v: V): string[] => {
    let found = 0;
    for (const a of q.areas(g, v)) {
      const bit = 1 << sectorNumber(a);
      if ((found & bit) === 0 && refused(g, v, a) === null) found |= bit;
    }
    const named: string[] = SECTORS.filter((_, n) => (found & (1 << n)) !== 0);
    if (none !== undefined) named.push(none);
    return named;
  };
  const inSector = (g: G, v: V): string[] => {
    const all = q.areas(g, v);
    const sector = stillOpen(g, v, all);
    const named: string[] = [];
    for (const a of all) if (sector === ANY_SECTOR || printedSector(a) === sector) named.push(idOf(a));
    if (none !== undefined && v.sector === ANY_SECTOR) named.push(none);
    return named;
  };
  /** The sector that was chosen; if an interruption has closed all of it, the first one that is open. */
  const stillOpen = (g: G, v: V, all: readonly Area[]): string => {
    if (v.sector === ANY_SECTOR) return ANY_SECTOR;
    for (const a of all) if (printedSector(a) === v.sector && refused(g, v, a) === null) return v.sector;
    const other = all.find((a) => refused(g, v, a) === null);
    return other === undefined ? v.sector : printedSector(other);
  };
  const about = (g: G, v: V): AreaContext => ({ ...NOTHING, ...q.about?.(g, v) });
  const inThatSector = (g: G, v: V, sector: string): string[] =>
    q
      .areas(g, v)
      .filter((a) => printedSector(a) === sector && refused(g, v, a) === null)
      .map(idOf);
  const isNone = (option: string): boolean => none !== undefined && option === none;
  const unlessNone = (steps: Step<Table, V>[]): Step<Table, V>[] =>
    none === undefined ? steps : [w.when((_g, v) => !isNone(v.sector), steps)];
  return [
    w.act(function anySector(_g, v) {
      v.sector = ANY_SECTOR;
    }),
    w.when(
      function manyAreas(g, v) {
        return moreThanMany(g, v);
      },
      [
        w.ask(`${name} in which sector?`, rule, {
          who: (g, v) => q.who(g, v),
          about,
          options: sectors,
          means: (g, v, sector) => (isNone(sector) ? null : { areas: inThatSector(g, v, sector) }),
          then: (g, v, sector) => {
            v.sector = sector;
            if (isNone(sector)) q.then(g, v, NOWHERE);
          },
        }),
      ],
    ),
    ...unlessNone([
      w.ask(name, rule, {
        who: (g, v) => q.who(g, v),
        about,
        options: inSector,
        refuse: (g, v, option) => (isNone(option) ? null : refused(g, v, areaOf(option))),
        orNothing: true,
        then: (g, v, option) => q.then(g, v, isNone(option) ? NOWHERE : areaOf(option)),
      }),
    ]),
  ];
}
