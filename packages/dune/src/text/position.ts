// A position, for a terminal.

import type { Config, View } from '@landsraad/kernel';
import { leaderName, strengthOf } from '../board/factions.ts';
import { locationsOf, nameOf, sectorOf, territoryOf, type Location } from '../board/map.ts';
import type { Table } from '../table.ts';
import { battle, me, noun, seatIn } from './names.ts';

/** Ordinary and starred forces in words. */
const strong = (x: { readonly forces: number; readonly starred: number }): string =>
  x.starred === 0 ? String(x.forces) : x.forces === 0 ? `${x.starred}*` : `${x.forces}+${x.starred}*`;
/** Sectors are named only where a territory has several. */
function place(at: Location): string {
  const t = territoryOf(at);
  return locationsOf(t).length === 1 ? nameOf(t) : `${nameOf(t)} (sector ${sectorOf(at)})`;
}
/** What only the seat that looks may see, and the battle under way. */
function own(v: View<Table>, t: Table): string[] {
  const lines: string[] = [];
  const known = (pool: string, name: string): readonly string[] => {
    const there = v.hidden[pool]?.[`${name} ${me(v)}`];
    return there !== undefined && 'known' in there ? there.known : [];
  };
  const leaders = known('leaders', 'home').map((l) => `${leaderName(l)} ${strengthOf(l)}`);
  const spies = known('traitors', 'kept').map(noun);
  if (leaders.length > 0) lines.push(`Your leaders: ${leaders.join(', ')}.`);
  if (spies.length > 0) lines.push(`Your traitors: ${spies.join(', ')}.`);
  if (t.battle !== null) lines.push(battle(v));
  return lines;
}

export function position(v: View<Table>, config: Config): string[] {
  const t = v.table;
  const lines = [
    `Turn ${t.turn}, ${t.phase}. Storm in sector ${t.storm}. Spice: ${t.spice.map((s) => `${s.amount} in ${place(s.at)}`).join('; ') || 'none'}.`,
  ];
  for (let s = 0; s < config.players; s++) {
    const hand = v.hidden['treachery']?.[`hand ${s}`];
    const cards =
      hand !== undefined && 'known' in hand
        ? [...hand.known.map(noun), ...(hand.backs === null ? ['?'] : Array.from({ length: hand.backs }, () => '?'))]
        : [];
    const where = (t.groups[s] ?? []).map((x) => `${strong(x)} in ${place(x.at)}`).join('; ') || 'nobody';
    const [reserve, tanks] = [t.reserves[s], t.tanks[s]];
    const amount = v.purses['spice']?.amounts[s] ?? null;
    const allied = t.alliances.flatMap((a, k) => (k !== s && a >= 0 && a === t.alliances[s] ? [seatIn(v, k)] : []));
    lines.push(
      `${seatIn(v, s)}${s === v.seat ? ' (you)' : ''}${allied.length > 0 ? `, allied with ${allied.join(' and ')}` : ''}: spice ${amount ?? '?'} · on the map ${where} · reserve ${(reserve?.forces ?? 0) + (reserve?.starred ?? 0)} · tanks ${(tanks?.forces ?? 0) + (tanks?.starred ?? 0)} · hand ${cards.join(', ') || '–'}`,
    );
  }
  return [...lines, ...own(v, t)];
}
