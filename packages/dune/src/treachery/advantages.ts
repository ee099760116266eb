// The advantages that are used at a definite moment and can therefore be stopped by Karama.

import type { Seat } from '@landsraad/kernel';
import { allied, option, seatOf, type Faction, type G, type Look, type Phase } from '../table.ts';

interface Stoppable {
  readonly faction: Faction;
  readonly phases: readonly Phase[];
  readonly advanced: boolean;
}
const basic = (faction: Faction, ...phases: Phase[]): Stoppable => ({ faction, phases, advanced: false });
const advanced = (faction: Faction, ...phases: Phase[]): Stoppable => ({ faction, phases, advanced: true });
const ALL_PHASES: readonly Phase[] = [
  'storm',
  'spice blow',
  'charity',
  'bidding',
  'revival',
  'shipment',
  'battle',
  'collection',
  'mentat pause',
];

/** § dune.treachery.karama-stoppable § dune.advanced.karama-stoppable */
const STOPPABLE = {
  'atreides: look at auctioned cards': basic('atreides', 'bidding'),
  'atreides: look at the spice deck': basic('atreides', 'revival', 'shipment'),
  'atreides: prescience': basic('atreides', 'battle'),
  'bene-gesserit: spiritual advisors': basic('bene-gesserit', 'shipment'),
  'bene-gesserit: voice': basic('bene-gesserit', 'battle'),
  'emperor: auction income': basic('emperor', 'bidding'),
  'emperor: sharing wealth': basic('emperor', ...ALL_PHASES),
  'emperor: revival for an ally': basic('emperor', 'revival'),
  'fremen: two-territory move': basic('fremen', 'shipment'),
  'fremen: worm immunity': basic('fremen', 'spice blow'),
  'fremen: worm ride': basic('fremen', 'spice blow'),
  'fremen: worm protection for an ally': basic('fremen', 'spice blow'),
  'fremen: free revival for an ally': basic('fremen', 'revival'),
  'spacing-guild: shipping income': basic('spacing-guild', 'shipment'),
  'spacing-guild: half price': basic('spacing-guild', 'shipment'),
  'spacing-guild: cross-shipment': basic('spacing-guild', 'shipment'),
  'spacing-guild: return shipment': basic('spacing-guild', 'shipment'),
  'spacing-guild: rates for an ally': basic('spacing-guild', 'shipment'),
  'harkonnen: bonus card': basic('harkonnen', 'bidding'),
  'harkonnen: traitors for an ally': basic('harkonnen', 'battle'),
  'atreides: kwisatz haderach': advanced('atreides', 'battle'),
  'emperor: sardaukar': advanced('emperor', 'battle'),
  'fremen: fedaykin': advanced('fremen', 'battle'),
  'fremen: full strength': advanced('fremen', 'battle'),
  'fremen: half storm losses': advanced('fremen', 'storm', 'shipment'),
  'fremen: placing worms': advanced('fremen', 'spice blow'),
  'fremen: look at the storm card': advanced('fremen', 'storm'),
  'spacing-guild: out of turn': advanced('spacing-guild', 'shipment'),
  'harkonnen: capture': advanced('harkonnen', 'battle'),
  'bene-gesserit: charity': advanced('bene-gesserit', 'charity'),
  'bene-gesserit: sending advisors': advanced('bene-gesserit', 'shipment'),
  'bene-gesserit: intrusion': advanced('bene-gesserit', 'shipment', 'spice blow'),
  'bene-gesserit: announcing battle': advanced('bene-gesserit', 'charity', 'bidding', 'revival'),
  'bene-gesserit: worthless cards as Karama': advanced('bene-gesserit', ...ALL_PHASES),
} as const satisfies { readonly [advantage: string]: Stoppable };

export type Advantage = keyof typeof STOPPABLE;
const NAMES = Object.keys(STOPPABLE) as Advantage[];
export const stoppable = (advantage: Advantage): Stoppable => STOPPABLE[advantage];

export const isStopped = (g: Look, advantage: Advantage): boolean => g.table.stopped.includes(advantage);
/** Whether it is stopped where it is about to be used; by option one Karama stops one use only. */
export function stoppedNow(g: G, advantage: Advantage): boolean {
  if (!isStopped(g, advantage)) return false;
  // § dune.treachery.karama-stop-duration
  if (option(g, 'karamaSingleUse')) g.table.stopped = g.table.stopped.filter((a) => a !== advantage);
  return true;
}

/** What a seat could stop now: opponents' advantages of this phase. */
export const couldStop = (g: Look, seat: Seat): Advantage[] =>
  NAMES.filter((a) => {
    const { faction, phases, advanced: late } = stoppable(a);
    const owner = seatOf(g, faction);
    return (
      owner >= 0 &&
      owner !== seat &&
      !allied(g, seat, owner) &&
      !isStopped(g, a) &&
      phases.includes(g.table.phase) && // § dune.treachery.karama-not-stoppable
      (!late || g.table.advanced) // § dune.advanced.karama-stops-advanced
    );
  });
