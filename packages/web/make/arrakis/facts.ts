// What the map is made from.

import { readFileSync } from 'node:fs';

export interface PrintedArea {
  readonly id: string;
  readonly name: string | null;
  readonly sector: string;
  readonly terrain: 'desert' | 'minorErg' | 'plateau' | 'mountain';
  readonly deepDesert: boolean;
  readonly settlement: { readonly kind: string; readonly rank: number } | null;
  readonly sietchSite: boolean;
  readonly x: number;
  readonly y: number;
}
export interface BoardFacts {
  readonly areas: readonly PrintedArea[];
  readonly adjacency: { readonly [area: string]: readonly string[] };
  readonly impassable: readonly (readonly [string, string])[];
  readonly airZones: readonly { readonly id: string; readonly touchesAreas: readonly string[] }[];
}

export const boardFacts = (): BoardFacts =>
  JSON.parse(readFileSync(new URL('../../../war-for-arrakis/facts/board.json', import.meta.url), 'utf8')) as BoardFacts;
