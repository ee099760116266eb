// What a shipment costs: by the place, half for the Guild and its allies, nothing for the Fremen.

import type { Seat } from '@landsraad/kernel';
import { COMMON } from '../board/factions.ts';
import { isStronghold, type Territory } from '../board/map.ts';
import { owe, spiceOfSeat } from '../board/spice.ts';
import { releasedFor } from '../components.ts';
import { allied, is, seatOf, type G, type Look, type Shipment } from '../table.ts';
import { isStopped } from '../treachery/advantages.ts';

/** A shipment that has just begun: who ships, how, and at what rate. */
export const newShipment = (seat: Seat, kind: Shipment['kind'], rate: Shipment['rate']): Shipment => ({
  seat,
  kind,
  rate,
  from: '',
  to: '',
  forces: 0,
  starred: 0,
  cost: 0,
  allyPays: 0,
  stopped: false,
});
const NO_SHIPMENT: Shipment = newShipment(-1, 'reserves', 'full');
export const shipmentOf = (g: Look): Shipment => g.table.shipment ?? NO_SHIPMENT;
export const guild = (g: Look): Seat => seatOf(g, 'spacing-guild');

/** At half price: the Guild, its allies, and a player who uses Karama. */
const guildRates = (g: Look, seat: Seat): boolean =>
  (is(g, seat, 'spacing-guild') && !isStopped(g, 'spacing-guild: half price')) || // § dune.guild.half-price
  hasAllysRates(g, seat);
export const mayCross = (g: Look, seat: Seat): boolean =>
  (is(g, seat, 'spacing-guild') && !isStopped(g, 'spacing-guild: cross-shipment')) || // § dune.guild.cross-ship
  hasAllysRates(g, seat);
/** § dune.guild.alliance-rates */
const hasAllysRates = (g: Look, seat: Seat): boolean =>
  guild(g) >= 0 && allied(g, seat, guild(g)) && !isStopped(g, 'spacing-guild: rates for an ally');
/** § dune.guild.ship-back */
export const mayShipBack = (g: Look, seat: Seat): boolean =>
  is(g, seat, 'spacing-guild') && !isStopped(g, 'spacing-guild: return shipment');

type Kind = Pick<Shipment, 'seat' | 'kind' | 'rate'>;
export const shippingCost = (s: Kind, to: Territory | '', n: number): number =>
  costTo(s, to !== '' && isStronghold(to), n);
export function costTo(s: Kind, stronghold: boolean, n: number): number {
  if (s.kind === 'fremen reserves') return 0;
  if (s.kind === 'back') return Math.ceil(n / 2); // § dune.guild.ship-back-price
  // § dune.ship.cost § dune.guild.cross-price
  const full = n * (stronghold ? COMMON.shippingCostPerForce.stronghold : COMMON.shippingCostPerForce.other);
  return s.rate === 'full' ? full : Math.ceil(full / 2);
}
export const means = (g: Look, seat: Seat): number => spiceOfSeat(g, seat) + releasedFor(g, seat);
export const canPay = (g: Look, seat: Seat, cost: number): boolean =>
  cost <= spiceOfSeat(g, seat) || cost <= means(g, seat);

export const rateOf = (g: Look, seat: Seat): Shipment['rate'] => (guildRates(g, seat) ? 'half' : 'full');

/** The shipper is known to have what the shipment costs so far, less what the allies have released. */
export function willPay(g: G, cost: number): void {
  const { seat } = shipmentOf(g);
  owe(g, seat, Math.max(0, cost - releasedFor(g, seat)));
}
