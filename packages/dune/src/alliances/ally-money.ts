// Allies may pay for each other's bids and shipments, up to what they have released.

import { change, type Seat } from '@landsraad/kernel';
import { release, spiceOfSeat } from '../board/spice.ts';
import { spice, standingBid } from '../components.ts';
import { fromTo } from '../numbers.ts';
import { alliesOf, hasAllies, is, option, type G, type Look } from '../table.ts';
import { emit, offer, words } from '../words.ts';
import { isOpen } from '../treachery/interruptions.ts';

/** Allies pay their share: to the bank, to a seat, and their own share never back to themselves. */
export function alliesPay(g: G, seat: Seat, share: number, to: Seat): void {
  let left = share;
  for (const s of alliesOf(g, seat)) {
    const n = Math.min(left, g.table.released[s] ?? 0);
    if (n <= 0) continue;
    left -= n;
    release(g, s, (g.table.released[s] ?? 0) - n);
    change(g, spice, s, -n);
    if (to < 0 || (s === to && !returns(g, s))) g.table.bankGave -= n;
    else change(g, spice, to, n);
    emit(g, 'ally paid', 'dune.alliance.pay-bids', { seat: s, to: seat, spice: n });
  }
}
/**
 * The part that the Emperor or the Guild pays itself goes to the bank, unless the table says otherwise.
 * § dune.emperor.ally-bid-share § dune.guild.alliance-share
 */
const returns = (g: G, seat: Seat): boolean =>
  option(g, is(g, seat, 'emperor') ? 'emperorShareReturns' : 'guildShareReturns');

type Releasing = { seat: Seat; spice: number };
const releasing = words<Releasing>();
const releaseSpice = releasing.procedure(
  'releasing spice',
  'dune.alliance.pay-consent',
  releasing.act(function releaseIt(g, v) {
    release(g, v.seat, v.spice);
    emit(g, 'spice released', 'dune.alliance.pay-consent', { seat: v.seat, spice: v.spice });
  }),
);
/** What an ally's bid or shipment relies on is not taken back. */
const reliedOn = (g: Look, seat: Seat): number =>
  alliesOf(g, seat).some((s) => standingBid(g, s) > 0 || g.table.shipment?.seat === s)
    ? (g.table.released[seat] ?? 0)
    : 0;
offer('release spice to your allies', 'dune.alliance.pay-consent', {
  form: (g, seat) => {
    return hasAllies(g, seat) && (g.table.phase === 'bidding' || g.table.phase === 'shipment') && isOpen(g)
      ? [{ name: 'spice', from: fromTo(reliedOn(g, seat), spiceOfSeat(g, seat)) }]
      : null;
  },
  play: releaseSpice,
  notes: (_g, seat, _noun, form) => ({ seat, spice: Number(form['spice'] ?? 0) }),
});
