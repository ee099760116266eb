// A position in a few lines, for a terminal.

import type { Config, PlaceView, View } from '@landsraad/kernel';
import { CONTROLLED, MAKERS } from '../board/spaces.ts';
import { FACTIONS } from '../effects/grammar.ts';
import { conflictOf } from '../round/set-up.ts';
import type { Table } from '../table.ts';
import { boxText } from './effects.ts';
import {
  cardName,
  conflictName,
  count,
  factionShort,
  houseName,
  intrigueName,
  leaderName,
  spaceName,
} from './names.ts';

function seen(place: PlaceView | undefined, name: (card: string) => string): string {
  if (place === undefined) return '–';
  if ('row' in place) return place.row.map((x) => (x === null ? '?' : name(x))).join(', ') || '–';
  const backs = place.backs ?? 0;
  return [...place.known.map(name), ...(backs > 0 ? [count(backs, 'card')] : [])].join(', ') || '–';
}
const rowLength = (place: PlaceView | undefined): number =>
  place !== undefined && 'row' in place ? place.row.length : 0;

function houseLines(v: View, t: Table, n: number, config: Config): string[] {
  const h = t.houses[n];
  if (h === undefined) return [];
  const own = v.hidden[`cards ${n}`];
  const you = n === v.seat ? ' (you)' : '';
  const influence = FACTIONS.map(
    (f, k) => `${factionShort(f)} ${h.influence[k] ?? 0}${t.alliances[k] === n ? ' (alliance)' : ''}`,
  ).join(', ');
  const marks = [
    h.councilSeat ? 'council seat' : '',
    h.swordmaster ? 'swordmaster' : '',
    t.mentat === n ? 'Mentat' : '',
    n === t.first ? 'first player' : '',
    h.revealed > 0 ? 'has revealed' : '',
  ].filter((x) => x !== '');
  const lines = [
    `${houseName(n, config)}${you}, ${leaderName(h.leader)}: ${count(h.vp, 'point')} · ${h.solari} Solari, ${h.spice} spice, ${h.water} water · garrison ${h.garrison}, Conflict ${h.conflict}, supply ${h.supply} · agents ${h.agents}${marks.length === 0 ? '' : ` · ${marks.join(', ')}`}`,
    `  ${influence}${h.sent.length === 0 ? '' : ` · on ${h.sent.map(spaceName).join(', ')}`}`,
  ];
  if (n >= config.players) return lines;
  lines.push(
    `  hand ${seen(own?.['hand'], cardName)} · in play ${seen(own?.['inPlay'], cardName)} · deck ${rowLength(own?.['deck'])}, discard ${rowLength(own?.['discard'])} · intrigue ${seen(v.hidden['intrigue']?.[`hand ${n}`], intrigueName)}`,
  );
  return lines;
}

export function position(v: View, config: Config): string[] {
  const t = v.table as Table;
  const lines = [`Round ${t.round} · ${conflictName(t.conflict)}`];
  if (t.conflict !== '')
    for (const [n, keys] of conflictOf(t.conflict).rewards.entries())
      lines.push(`  ${['First', 'Second', 'Third'][n] ?? ''}: ${boxText(keys)}`);
  lines.push(`Row: ${seen(v.hidden['imperium']?.['row'], cardName)}`);
  const bonus = MAKERS.map((m, n) => `${spaceName(m)} ${t.bonusSpice[n] ?? 0}`).join(', ');
  const control = CONTROLLED.filter((_, n) => (t.control[n] ?? -1) >= 0).map(
    (s) => `${spaceName(s)} (${houseName(t.control[CONTROLLED.indexOf(s)], config)})`,
  );
  lines.push(`Bonus spice: ${bonus}${control.length === 0 ? '' : ` · controlled: ${control.join(', ')}`}`);
  for (const c of t.closed) lines.push(`${spaceName(c.space)} is closed by ${houseName(c.by, config)}.`);
  for (let n = 0; n < t.houses.length; n++) lines.push(...houseLines(v, t, n, config));
  return lines;
}
