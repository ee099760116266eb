// Where a shipment may land.

import { halvesItsLosses } from '../advanced/storm-losses.ts';
import { allyIsIn, inStorm, isFull } from '../board/forces.ts';
import {
  FREMEN_RANGE,
  land,
  type Land,
  locationsOf,
  POLAR_SINK,
  STRONGHOLDS,
  TERRITORIES,
  type Location,
  type Territory,
} from '../board/map.ts';
import type { RuleId } from '../ledger.ts';
import { is, type Look, type Shipment } from '../table.ts';
import { canPay, costTo, shippingCost } from './6-shipping-costs.ts';

type Kind = Pick<Shipment, 'seat' | 'kind' | 'rate'>;

/** Forces may only be set down beside the storm; Fremen reserves of the advanced game also in it. */
const open = (g: Look, s: Pick<Shipment, 'seat' | 'kind'>, at: Location): boolean => !inStorm(g, at) || intoStorm(g, s); // § dune.ship.no-storm
export const intoStorm = (g: Look, s: Pick<Shipment, 'seat' | 'kind'>): boolean =>
  s.kind === 'fremen reserves' && halvesItsLosses(g, s.seat); // § dune.fremen.reserves-into-storm
export function landing(g: Look, s: Pick<Shipment, 'seat' | 'kind'>, t: Territory): Location[] {
  const list: Location[] = [];
  for (const at of locationsOf(t)) if (open(g, s, at)) list.push(at);
  return list;
}

/** Why a territory is closed to a shipment, whatever it costs. */
function isClosed(g: Look, s: Kind, { id: t, onlySector, terrain }: Land): RuleId | null {
  if (s.kind === 'fremen reserves' && !FREMEN_RANGE.includes(t)) return 'dune.fremen.reserves';
  if (onlySector === g.table.storm && landing(g, s, t).length === 0) return 'dune.ship.no-storm';
  const full = terrain === 'stronghold' && isFull(g, s.seat, t); // § dune.ship.full-stronghold
  if (!full && !allyIsIn(g, s.seat, t)) return null;
  if (s.kind === 'fremen reserves') return 'dune.fremen.reserves-limits';
  if (is(g, s.seat, 'spacing-guild')) return 'dune.guild.shipment-limits';
  return full ? 'dune.ship.full-stronghold' : 'dune.alliance.no-shared-territory';
}
/** Why a shipment cannot land in a territory. */
export function cannotLand(g: Look, s: Kind, t: Territory): RuleId | null {
  const there = land(t);
  const closed = isClosed(g, s, there);
  if (closed !== null) return closed;
  return canPay(g, s.seat, costTo(s, there.terrain === 'stronghold', 1)) ? null : 'dune.ship.must-afford';
}

/** Strongholds are the cheapest places. */
const CHEAP_FIRST: readonly Territory[] = [...STRONGHOLDS, ...TERRITORIES.filter((t) => !STRONGHOLDS.includes(t))];
/** What one force costs at least, by what everybody sees; Infinity if there is no place. */
export function cheapest(g: Look, s: Kind, except: Territory | ''): number {
  for (const t of s.kind === 'fremen reserves' ? FREMEN_RANGE : CHEAP_FIRST)
    if (t !== except && isClosed(g, s, land(t)) === null) return shippingCost(s, t, 1);
  return Infinity;
}
export function somewhere(g: Look, s: Kind, except: Territory | ''): boolean {
  // The Polar Sink is open to every shipment: a player who can pay for it need not look further.
  if (except !== POLAR_SINK && s.kind !== 'fremen reserves' && canPay(g, s.seat, costTo(s, false, 1))) return true;
  return canPay(g, s.seat, cheapest(g, s, except));
}
