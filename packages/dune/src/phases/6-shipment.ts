// Phase 6, first half: one shipment. From off-planet reserves to the map; the Guild also across it and back; the Fremen
// bring their reserves from the far side of Dune.

import type { Seat } from '@landsraad/kernel';
import { intrusion } from '../advanced/advisors.ts';
import { guildStopsShipment } from '../advanced/guild-karama.ts';
import { half } from '../advanced/storm-losses.ts';
import { alliesPay } from '../alliances/ally-money.ts';
import { inStorm, killForces, putForces, putReserve, size, takeForces, takeReserve } from '../board/forces.ts';
import { gatheredCount } from '../board/gathering.ts';
import { territoryOf } from '../board/map.ts';
import { owe, payBank, paySeat } from '../board/spice.ts';
import { spiritualAdvisors } from '../factions/spiritual-advisors.ts';
import { inPlay, is, type G, type Look } from '../table.ts';
import { stoppedNow, type Advantage } from '../treachery/advantages.ts';
import { announced, announcement } from '../treachery/karama.ts';
import { emit, words } from '../words.ts';
import { chooseShipment, freshChoice } from './6-choosing-a-shipment.ts';
import { guild, shipmentOf } from './6-shipping-costs.ts';

/** The advantages a shipment relies on, in the order in which they are announced. */
function reliesOn(g: Look): Advantage[] {
  const s = shipmentOf(g);
  if (!is(g, s.seat, 'spacing-guild'))
    return s.rate === 'half' || s.kind === 'across' ? ['spacing-guild: rates for an ally'] : [];
  if (s.kind === 'back') return ['spacing-guild: return shipment'];
  return [
    ...(s.kind === 'across' ? ['spacing-guild: cross-shipment' as const] : []),
    ...(s.rate === 'half' ? ['spacing-guild: half price' as const] : []),
  ];
}

function pay(g: G): void {
  const s = shipmentOf(g);
  // § dune.guild.income § dune.guild.alliance-pays
  const income =
    guild(g) >= 0 && guild(g) !== s.seat && s.rate !== 'karama' && !stoppedNow(g, 'spacing-guild: shipping income');
  alliesPay(g, s.seat, s.allyPays, income ? guild(g) : -1);
  if (income) paySeat(g, s.seat, guild(g), s.cost - s.allyPays);
  else payBank(g, s.seat, s.cost - s.allyPays);
}
function ship(g: G): void {
  const s = shipmentOf(g);
  const group = s.kind === 'across' || s.kind === 'back' ? gatheredCount(g) : { forces: s.forces, starred: s.starred };
  if (s.kind === 'across' || s.kind === 'back') for (const x of g.table.gathered) takeForces(g, s.seat, x.at, x);
  else takeReserve(g, s.seat, group);
  g.table.gathered = [];
  if (s.to === '') putReserve(g, s.seat, group);
  else putForces(g, s.seat, s.to, group);
  emit(g, 'shipped', 'dune.ship.one-shipment', {
    seat: s.seat,
    kind: s.kind,
    to: s.to,
    forces: size(group),
    spice: s.cost,
  });
}
/** Reserves brought into the storm lose half, rounded up. */
function lostInTheStorm(g: G): void {
  const s = shipmentOf(g);
  // § dune.fremen.reserves-into-storm-terrain: in every territory
  if (s.to === '' || s.kind !== 'fremen reserves' || !inStorm(g, s.to)) return;
  const dead = half(s.forces + s.starred);
  const forces = Math.min(dead, s.forces);
  killForces(g, s.seat, s.to, { forces, starred: dead - forces });
}

const { act, call, leaveIf, repeat, when, whilst, procedure } = words<{ seat: Seat; announced: number }>();
export const shipment = procedure(
  'shipment',
  'dune.guild.one-of-three',
  repeat(
    call(chooseShipment, (_g, v) => freshChoice(v.seat)),
    leaveIf((g) => g.table.shipment === null),
    act(function announceAll(_g, v) {
      v.announced = 0;
    }),
    whilst(
      (g, v) => g.table.shipment !== null && v.announced < reliesOn(g).length,
      call(announcement, (g, v) => announced(reliesOn(g)[v.announced] ?? 'spacing-guild: half price')),
      act(function lookWhetherStopped(g, v) {
        const advantage = reliesOn(g)[v.announced];
        v.announced++;
        if (advantage !== undefined && stoppedNow(g, advantage)) g.table.shipment = null;
      }),
    ),
    leaveIf((g) => g.table.shipment !== null), // § dune.treachery.karama-stop-redo
  ),
  when(
    (g) => g.table.shipment !== null,
    [
      when(
        (g) => shipmentOf(g).kind === 'reserves', // § dune.guild.karama-fremen
        [call(guildStopsShipment, () => ({}))],
      ),
      when(
        (g) => !shipmentOf(g).stopped, // § dune.guild.karama-effect § dune.bene-gesserit.advisor-stopped
        [
          act(pay, 'dune.ship.pay-bank'),
          act(ship, 'dune.ship.one-shipment'),
          act(lostInTheStorm),
          when(
            (g) => shipmentOf(g).to !== '',
            [
              call(intrusion, (g, v) => ({
                seat: v.seat,
                territory: territoryOf(shipmentOf(g).to || 'polar-sink'),
                flips: false,
              })),
            ],
          ),
          when(
            (g) =>
              shipmentOf(g).kind === 'reserves' &&
              inPlay(g, 'bene-gesserit') &&
              !is(g, shipmentOf(g).seat, 'bene-gesserit'),
            [
              call(spiritualAdvisors, (g) => ({
                territory: territoryOf(shipmentOf(g).to || 'polar-sink'),
                goal: '' as const,
              })),
            ],
            [],
            'dune.bene-gesserit.advisor-off-planet-only',
          ),
        ],
      ),
    ],
  ),
  act(function shipmentEnds(g, v) {
    owe(g, v.seat, 0);
    g.table.shipment = null;
    g.table.gathered = [];
  }),
);
