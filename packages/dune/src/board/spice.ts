// Spice: on the map, behind the shields, in the bank. Only amounts matter, and the bank never runs out.

import { amount, change, replaced, type Seat } from '@landsraad/kernel';
import { spice } from '../components.ts';
import { type G, type Look } from '../table.ts';
import { territoryOf, type Location, type Territory } from './map.ts';

export const spiceAt = (g: Look, at: Location): number => g.table.spice.find((s) => s.at === at)?.amount ?? 0;

function setSpice(g: G, at: Location, n: number): void {
  const rest = g.table.spice.filter((s) => s.at !== at);
  g.table.spice = n > 0 ? [...rest, { at, amount: n }] : rest;
}
export function blowSpice(g: G, at: Location, n: number): void {
  g.table.bankGave += n;
  setSpice(g, at, n + spiceAt(g, at)); // § dune.blow.adds-up
}
/** Spice on the map returns to the bank. */
export function loseSpice(g: G, at: Location): void {
  g.table.bankGave -= spiceAt(g, at);
  setSpice(g, at, 0);
}
export function loseSpiceIn(g: G, territory: Territory): number {
  let lost = 0;
  for (const s of g.table.spice.slice())
    if (territoryOf(s.at) === territory) {
      lost += s.amount;
      loseSpice(g, s.at);
    }
  return lost;
}
export function collectSpice(g: G, seat: Seat, at: Location, n: number): void {
  setSpice(g, at, spiceAt(g, at) - n);
  change(g, spice, seat, n);
}

export const spiceOfSeat = (g: Look, seat: Seat): number => amount(g, spice, seat);
/** What a player holds after claiming charity. */
export const CHARITY = 2;
/** Always in full. § dune.setup.spice-bank-unlimited */
export function fromBank(g: G, seat: Seat, n: number): void {
  g.table.bankGave += n;
  change(g, spice, seat, n);
}
/** Records what a seat has said it will pay. */
export function owe(g: G, seat: Seat, n: number): void {
  if (g.table.owed[seat] !== n) g.table.owed = replaced(g.table.owed, seat, n);
}
/** Records how much of a seat's spice its allies may use. */
export function release(g: G, seat: Seat, n: number): void {
  if (g.table.released[seat] !== n) g.table.released = replaced(g.table.released, seat, n);
}
/** A seat that pays takes back what it had released for its allies. */
function spend(g: G, seat: Seat, n: number): number {
  owe(g, seat, 0);
  if (n > 0) release(g, seat, 0);
  change(g, spice, seat, -n);
  return n;
}
export function payBank(g: G, seat: Seat, n: number): void {
  g.table.bankGave -= spend(g, seat, n);
}
export function paySeat(g: G, seat: Seat, to: Seat, n: number): void {
  change(g, spice, to, spend(g, seat, n));
}
