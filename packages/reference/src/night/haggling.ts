// Haggling: an open floor on which partnerships are offered and must be accepted.

import { count, show, type Option, type Seat } from '@landsraad/kernel';
import { crates } from '../components.ts';
import type { RuleId } from '../ledger.ts';
import { others, seats, type G, type Look } from '../table.ts';
import { emit, words } from '../words.ts';

const { freely, procedure } = words<Record<never, never>>();

const to = (option: Option): Seat => Number(String(option).split(' ').at(-1));
const waitsFor = (g: Look, seat: Seat) => g.table.offered.filter((o) => o.to === seat && o.open);

function couldSay(g: G, _v: object, seat: Seat): string[] {
  const answers = waitsFor(g, seat).flatMap((o) => [`accept ${o.from}`, `refuse ${o.from}`]);
  return [...answers, ...others(g, seat).map((s) => `offer ${s}`)];
}

function forbidden(g: G, _v: object, option: string, seat: Seat): RuleId | null {
  const other = to(option);
  if (option.startsWith('refuse')) return null;
  if (g.table.partners[seat] !== -1 || g.table.partners[other] !== -1) return 'bazaar.haggle.one-partner';
  if (option.startsWith('offer') && g.table.offered.some((o) => o.from === seat && o.to === other))
    return 'bazaar.haggle.asked-already';
  return null;
}

function say(g: G, _v: object, option: string, seat: Seat): void {
  const other = to(option);
  if (option.startsWith('offer')) {
    g.table.offered.push({ from: seat, to: other, open: true });
    emit(g, 'partnership offered', 'bazaar.haggle.floor', { seat, to: other });
    return;
  }
  answered(g, other, seat);
  if (option.startsWith('accept')) becomePartners(g, seat, other);
  else emit(g, 'partnership refused', 'bazaar.haggle.accept', { seat, to: other });
}

const answered = (g: G, from: Seat, by: Seat): void => {
  g.table.offered = g.table.offered.map((o) => (o.from === from && o.to === by ? { from, to: by, open: false } : o));
};

function becomePartners(g: G, seat: Seat, other: Seat): void {
  g.table.partners[seat] = other;
  g.table.partners[other] = seat;
  emit(g, 'partners', 'bazaar.haggle.accept', { seat, to: other });
  if (count(g, crates.stalls) === 0) return;
  for (const s of [seat, other]) show(g, crates.stalls, 0, s);
  emit(g, 'looked together', 'bazaar.haggle.shared-look', { seat, to: other });
}

/** Who is done refuses whatever still waits for an answer. */
const refuseTheRest = (g: G, _v: object, seat: Seat): void => {
  for (const o of waitsFor(g, seat)) answered(g, o.from, seat);
};

export const haggling = procedure(
  'haggling',
  'bazaar.haggle.floor',
  freely('haggle?', 'bazaar.haggle.floor', {
    seats: (g) => seats(g),
    options: couldSay,
    refuse: forbidden,
    then: say,
    done: refuseTheRest,
    again: (g, _v, seat) => waitsFor(g, seat).length > 0,
    most: (g) => 2 * g.table.players,
  }),
);
