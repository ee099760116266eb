// Tessia's Careful Observation: a snooper token on the second space of each influence track. The tokens she reaches fill the
// slots of her sheet from the top, each with its reward.

import { without } from '@landsraad/kernel';
import { box, FACTIONS, keysOf, type Faction, type Lines, type Printed } from '../effects/grammar.ts';
import { perform } from '../effects/plain.ts';
import { FACTS } from '../facts.ts';
import { houseOf, type G } from '../table.ts';
import { emit } from '../words.ts';

export const TESSIA = 'tessia-vernius';
const SLOTS: readonly { readonly effect: readonly Printed[] }[] = FACTS.ixLeaders.leaders.flatMap((l) =>
  'slots' in l.ability ? l.ability.slots : [],
);

/** The reward of a slot, for the token of one track. */
const ofTrack = (e: Printed, faction: Faction): Printed =>
  'op' in e && (e.op === 'trackBonus' || e.faction === "this token's track") ? { ...e, faction } : e;
const REWARDS: readonly (readonly Lines[])[] = SLOTS.map((slot, n) =>
  FACTIONS.map((faction) =>
    box(
      TESSIA,
      `ability slot${n + 1} ${faction}`,
      slot.effect.map((e) => ofTrack(e, faction)),
    ),
  ),
);

/** On her own turn she takes the reward when she likes. */
export function reachSnooper(g: G, house: number, faction: number): void {
  const h = houseOf(g, house);
  if (!h.snoopers.includes(faction)) return;
  const slot = SLOTS.length - h.snoopers.length;
  h.snoopers = without(h.snoopers, h.snoopers.indexOf(faction));
  emit(g, 'snooper', 'imp.leader.tessia-careful-observation', {
    house,
    faction: FACTIONS[faction] ?? '',
    slot: slot + 1,
  });
  const lines = REWARDS[slot]?.[faction] ?? [];
  if (g.table.turn.house === house) g.table.turn.todo = [...g.table.turn.todo, ...keysOf(lines)];
  // Outside her turns she has no hand to discard from.
  else for (const line of lines) if (line.kind === 'op') perform(g, house, line);
}
