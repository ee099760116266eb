// The open table of the Night Bazaar: what everybody sees.

import type { Config, Game, Seat, Sight } from '@landsraad/kernel';

export interface Bid {
  readonly seat: Seat;
  readonly stall: number;
  readonly coins: number;
}
export interface Raid {
  by: Seat;
  on: Seat;
  stopped: boolean;
}
/** Coins offered for peace, waiting for an answer. */
export type Deal = { readonly from: Seat; readonly to: Seat; readonly coins: number };
/** A promise not to raid, good for one night. */
export interface Peace {
  readonly by: Seat;
  readonly to: Seat;
  readonly night: number;
}

export interface Table {
  players: number;
  night: number;
  first: Seat;
  bank: number;
  /** Each seat's partner this night, -1 for none. */
  partners: number[];
  /** Who has offered partnership to whom this night, and whether it still waits for an answer. */
  offered: { readonly from: Seat; readonly to: Seat; readonly open: boolean }[];
  /** The bids of this night, once shown. */
  bids: Bid[];
  raid: Raid | null;
  deal: Deal | null;
  peace: Peace[];
}

export type G = Game<Table>;
/** A game to look at only. */
export type Look = Sight<Table>;

export const newTable = (config: Config): Table => ({
  players: config.players,
  night: 0,
  first: 0,
  bank: 0,
  partners: Array.from({ length: config.players }, () => -1),
  offered: [],
  bids: [],
  raid: null,
  deal: null,
  peace: [],
});

/** The written-out copy: what is replaced and never changed in place may be shared. */
export const copyTable = (t: Table): Table => ({
  players: t.players,
  night: t.night,
  first: t.first,
  bank: t.bank,
  partners: t.partners.slice(),
  offered: t.offered.length === 0 ? [] : t.offered.slice(),
  bids: t.bids.length === 0 ? [] : t.bids.slice(),
  raid: t.raid === null ? null : { by: t.raid.by, on: t.raid.on, stopped: t.raid.stopped },
  deal: t.deal,
  peace: t.peace.length === 0 ? [] : t.peace.slice(),
});

export const seats = (g: Look): Seat[] => g.table.partners.map((_, seat) => seat);
/** All seats in order from one of them. */
export const seatsFrom = (g: Look, first: Seat): Seat[] => seats(g).map((n) => (first + n) % g.table.players);
export const others = (g: Look, seat: Seat): Seat[] => seats(g).filter((s) => s !== seat);
