// Haggling: an open floor on which partnerships are offered and must be accepted.

import { count, show, type Seat } from '@landsraad/kernel';
import { crates } from '../components.ts';
import type { RuleId } from '../ledger.ts';
import { SAID } from '../questions.ts';
import { others, seats, type G, type Look } from '../table.ts';
import { emit, words } from '../words.ts';

const { freely, procedure } = words<Record<never, never>>();

const waitsFor = (g: Look, seat: Seat) => g.table.offered.filter((o) => o.to === seat && o.open);

function couldSay(g: G, _v: object, seat: Seat): string[] {
  const answers = waitsFor(g, seat).flatMap((o) => [
    SAID.key({ says: 'accept', to: o.from }),
    SAID.key({ says: 'refuse', to: o.from }),
  ]);
  return [...answers, ...others(g, seat).map((to) => SAID.key({ says: 'offer', to }))];
}

function forbidden(g: G, _v: object, option: string, seat: Seat): RuleId | null {
  const said = SAID.of(option);
  if (said === null || said.says === 'refuse') return null;
  const other = said.to;
  if (g.table.partners[seat] !== -1 || g.table.partners[other] !== -1) return 'bazaar.haggle.one-partner';
  if (said.says === 'offer' && g.table.offered.some((o) => o.from === seat && o.to === other))
    return 'bazaar.haggle.asked-already';
  return null;
}

function say(g: G, _v: object, option: string, seat: Seat): void {
  const said = SAID.of(option);
  if (said === null) return;
  const other = said.to;
  if (said.says === 'offer') {
    g.table.offered.push({ from: seat, to: other, open: true });
    emit(g, 'partnership offered', 'bazaar.haggle.floor', { seat, to: other });
    return;
  }
  answered(g, other, seat);
  if (said.says === 'accept') becomePartners(g, seat, other);
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
    means: (_g, _v, option) => SAID.of(option),
    then: say,
    done: refuseTheRest,
    again: (g, _v, seat) => waitsFor(g, seat).length > 0,
    most: (g) => 2 * g.table.players,
  }),
);
