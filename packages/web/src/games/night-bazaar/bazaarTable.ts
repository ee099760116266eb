// The open table of the Night Bazaar, read from a view. A view may come from a server of another version, so nothing is
// taken for granted.

import type { Seat, View } from '@landsraad/kernel';

export interface BazaarTable {
  readonly night: number;
  readonly first: Seat;
  readonly bank: number;
  readonly partners: readonly Seat[];
  readonly bids: readonly { readonly seat: Seat; readonly stall: number; readonly coins: number }[];
  readonly raid: { readonly by: Seat; readonly on: Seat } | null;
}

const fields = (x: unknown): { readonly [field: string]: unknown } =>
  typeof x === 'object' && x !== null ? { ...x } : {};
const number = (x: unknown, otherwise = 0): number => (typeof x === 'number' ? x : otherwise);
const list = (x: unknown): readonly unknown[] => (Array.isArray(x) ? x : []);

export function bazaarTable(view: View): BazaarTable {
  const t = fields(view.table);
  const raid = fields(t['raid']);
  return {
    night: number(t['night']),
    first: number(t['first'], -1),
    bank: number(t['bank']),
    partners: list(t['partners']).map((p) => number(p, -1)),
    bids: list(t['bids']).map((b) => {
      const bid = fields(b);
      return { seat: number(bid['seat'], -1), stall: number(bid['stall'], -1), coins: number(bid['coins']) };
    }),
    raid:
      t['raid'] === null || t['raid'] === undefined ? null : { by: number(raid['by'], -1), on: number(raid['on'], -1) },
  };
}
