// The Guild's Karama power: one shipment of another player from off-planet is stopped.

import type { Option, Seat } from '@landsraad/kernel';
import { allied, factionOf, seatOf, type G, type Look } from '../table.ts';
import { discardCard } from '../treachery/karama.ts';
import { emit, words, type None } from '../words.ts';
import { hasPower, powerUsed } from './karama-powers.ts';

const waiting = words<None>();
const playing = words<{ seat: Seat; choice: Option }>();
const guild = (g: Look): number => seatOf(g, 'spacing-guild');

function stopIt(g: G): void {
  const s = g.table.shipment;
  if (s === null) return;
  discardCard(g, guild(g), 'karama', 'dune.treachery.karama-discard');
  powerUsed(g, guild(g));
  s.stopped = true; // § dune.guild.karama-effect
  emit(g, 'shipment stopped', 'dune.guild.karama', { seat: guild(g), of: s.seat });
}

/** Open whenever another faction ships from off-planet and the power is unused, which everybody knows. */
export const guildStopsShipment = waiting.procedure(
  'the Guild stops a shipment',
  'dune.guild.karama',
  waiting.finishIf(
    (g) =>
      !g.table.advanced ||
      guild(g) < 0 ||
      g.table.karamaPowers.includes(guild(g)) ||
      g.table.shipment?.seat === guild(g) ||
      allied(g, guild(g), g.table.shipment?.seat ?? -1),
  ),
  waiting.window('stop the shipment with Karama?', 'dune.guild.karama', {
    seats: (g) => [guild(g)],
    about: (g) => ({ faction: factionOf(g, g.table.shipment?.seat ?? -1) }),
    options: (g, _v, seat) => (hasPower(g, seat) ? ['stop it'] : []),
    until: (g) => g.table.karamaPowers.includes(guild(g)),
    play: playing.procedure(
      'the Guild Karama stop',
      'dune.guild.karama-effect',
      playing.act(stopIt, 'dune.guild.karama'),
    ),
  }),
);
