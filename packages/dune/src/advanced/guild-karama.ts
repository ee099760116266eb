// The Guild's Karama power: one shipment of another player from off-planet is stopped.

import { allied, seatOf, type G, type Look } from '../table.ts';
import { discardCard } from '../treachery/karama.ts';
import { emit, holds, words } from '../words.ts';
import { hasPower, powerUsed } from './karama-powers.ts';

const stopping = words<{ card: string }>();
const guild = (g: Look): number => seatOf(g, 'spacing-guild');

function stopIt(g: G): void {
  const s = g.table.shipment;
  if (s === null) return;
  discardCard(g, guild(g), 'karama', 'dune.treachery.karama-discard');
  powerUsed(g, guild(g));
  s.stopped = holds('dune.guild.karama-effect');
  emit(g, 'shipment stopped', 'dune.guild.karama', { seat: guild(g), of: s.seat });
}

/** Asked by public knowledge: whenever another faction ships from off-planet and the power is unused. */
export const guildStopsShipment = stopping.procedure(
  'the Guild stops a shipment',
  'dune.guild.karama',
  stopping.finishIf(
    (g) =>
      g.table.karamaPowers.includes(guild(g)) ||
      g.table.shipment?.seat === guild(g) ||
      allied(g, guild(g), g.table.shipment?.seat ?? -1),
  ),
  stopping.ask('stop the shipment with Karama?', 'dune.guild.karama', {
    who: guild,
    options: (g) => ['no', ...(hasPower(g, guild(g)) ? ['stop it'] : [])],
    always: true,
  }),
  stopping.when((_g, _v, chose) => chose === 'stop it', [stopping.act(stopIt, 'dune.guild.karama')]),
);
