import { AREAS } from '@landsraad/war-for-arrakis';
import type { Scene, Telling } from '../../../board/useMotion.ts';
import type { LogLine } from '../../../table/source.ts';
import { changesBetween, placesOf, type BoardSeen, type Change } from './changes.ts';

/** What befell an area without leaving a trace that pieces could tell. */
export interface Strike {
  readonly kind: 'storm' | 'worm' | 'atomics';
  readonly area: string;
}
export type ArrakisScene = Scene<Change, Strike>;

const STRIKES: { readonly [kind: string]: Strike['kind'] } = {
  storm: 'storm',
  'sandworm attacks': 'worm',
  'sandworm swallows': 'worm',
  'family atomics': 'atomics',
};
/** The strikes told by lines of the log. */
export const strikesIn = (lines: readonly LogLine[]): Strike[] =>
  lines.flatMap((line) => {
    const kind = STRIKES[line.kind];
    const { area } = line.nouns;
    const id = typeof area === 'number' ? AREAS[area]?.id : undefined;
    return kind === undefined || id === undefined ? [] : [{ kind, area: id }];
  });

export const TELLING: Telling<BoardSeen, Change, Strike> = {
  changes: changesBetween,
  strikes: strikesIn,
  places: placesOf,
};
