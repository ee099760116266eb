// The advantages that are used at a definite moment and can therefore be stopped by Karama.

import type { Option, Seat } from '@landsraad/kernel';
import { allied, option, seatOf, type Faction, type G, type Look, type Open, type Phase } from '../table.ts';

interface Stoppable {
  readonly faction: Faction;
  readonly phases: readonly Phase[];
}
const of = (faction: Faction, ...phases: Phase[]): Stoppable => ({ faction, phases });
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

const BASIC = {
  'atreides: look at auctioned cards': of('atreides', 'bidding'),
  'atreides: look at the spice deck': of('atreides', 'revival', 'shipment'),
  'atreides: prescience': of('atreides', 'battle'),
  'bene-gesserit: spiritual advisors': of('bene-gesserit', 'shipment'),
  'bene-gesserit: voice': of('bene-gesserit', 'battle'),
  'emperor: auction income': of('emperor', 'bidding'),
  'emperor: sharing wealth': of('emperor', ...ALL_PHASES),
  'emperor: revival for an ally': of('emperor', 'revival'),
  'fremen: two-territory move': of('fremen', 'shipment'),
  'fremen: worm immunity': of('fremen', 'spice blow'),
  'fremen: worm ride': of('fremen', 'spice blow'),
  'fremen: worm protection for an ally': of('fremen', 'spice blow'),
  'fremen: free revival for an ally': of('fremen', 'revival'),
  'spacing-guild: shipping income': of('spacing-guild', 'shipment'),
  'spacing-guild: half price': of('spacing-guild', 'shipment'),
  'spacing-guild: cross-shipment': of('spacing-guild', 'shipment'),
  'spacing-guild: return shipment': of('spacing-guild', 'shipment'),
  'spacing-guild: rates for an ally': of('spacing-guild', 'shipment'),
  'harkonnen: bonus card': of('harkonnen', 'bidding'),
  'harkonnen: traitors for an ally': of('harkonnen', 'battle'),
} as const satisfies { readonly [advantage: string]: Stoppable };
const ADVANCED = {
  'atreides: kwisatz haderach': of('atreides', 'battle'),
  'emperor: sardaukar': of('emperor', 'battle'),
  'fremen: fedaykin': of('fremen', 'battle'),
  'fremen: full strength': of('fremen', 'battle'),
  'fremen: half storm losses': of('fremen', 'storm', 'shipment'),
  'fremen: placing worms': of('fremen', 'spice blow'),
  'fremen: look at the storm card': of('fremen', 'storm'),
  'spacing-guild: out of turn': of('spacing-guild', 'shipment'),
  'harkonnen: capture': of('harkonnen', 'battle'),
  'bene-gesserit: charity': of('bene-gesserit', 'charity'),
  'bene-gesserit: sending advisors': of('bene-gesserit', 'shipment'),
  'bene-gesserit: intrusion': of('bene-gesserit', 'shipment', 'spice blow'),
  'bene-gesserit: announcing battle': of('bene-gesserit', 'charity', 'bidding', 'revival'),
  'bene-gesserit: worthless cards as Karama': of('bene-gesserit', ...ALL_PHASES),
} as const satisfies { readonly [advantage: string]: Stoppable };

const STOPPABLE = { ...BASIC, ...ADVANCED };

export type Advantage = keyof typeof STOPPABLE;
export const ADVANTAGE_NAMES = Object.keys(STOPPABLE) as Advantage[];
const BASIC_NAMES = Object.keys(BASIC) as Advantage[];
/** The advanced game adds its own to those of the basic game. */
const namesIn = (g: Look): readonly Advantage[] => (g.table.advanced ? ADVANTAGE_NAMES : BASIC_NAMES);
const stoppable = (advantage: Advantage): Stoppable => STOPPABLE[advantage];
/** The seat whose advantage it is, -1 if it is not in play. */
export const ownerOf = (g: Look, advantage: Advantage): Seat => seatOf(g, stoppable(advantage).faction);
export function advantageNamed(name: Option): Advantage {
  const found = ADVANTAGE_NAMES.find((a) => a === name);
  if (found === undefined) throw new Error(`no advantage is named ${name}`);
  return found;
}

export const isStopped = (g: Open, advantage: Advantage): boolean => g.table.stopped.includes(advantage);
/** Whether an advantage is stopped as it is about to be used. By option one Karama stops one use only. */
export function stoppedNow(g: G, advantage: Advantage): boolean {
  if (!isStopped(g, advantage)) return false;
  // § dune.treachery.karama-stop-duration
  if (option(g, 'karamaSingleUse')) g.table.stopped = g.table.stopped.filter((a) => a !== advantage);
  return true;
}

/**
 * What a seat could stop now: opponents' advantages of this phase.
 * § dune.treachery.karama-stoppable § dune.treachery.karama-not-stoppable
 * § dune.advanced.karama-stoppable § dune.advanced.karama-stops-advanced
 */
export const couldStop = (g: Look, seat: Seat): Advantage[] =>
  namesIn(g).filter((a) => {
    const owner = ownerOf(g, a);
    return (
      owner >= 0 &&
      owner !== seat &&
      !allied(g, seat, owner) &&
      !isStopped(g, a) &&
      stoppable(a).phases.includes(g.table.phase)
    );
  });
