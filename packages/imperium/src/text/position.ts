// A position in a few lines, for a terminal.

import type { Config, PlaceView, View } from '@landsraad/kernel';
import { CONTROLLED, MAKERS } from '../board/spaces.ts';
import { strengthOf } from '../board/troops.ts';
import { CARDS } from '../cards/cards.ts';
import { FACTIONS } from '../effects/grammar.ts';
import { conflictOf } from '../round/conflicts.ts';
import { MODES } from '../modes.ts';
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

/** Cards as they lie there: equal ones once, with their number. Some names have commas in them. */
function several(names: readonly string[]): string {
  const told = [...new Set(names)].map((name) => {
    const n = names.filter((x) => x === name).length;
    return n === 1 ? name : `${name} ×${n}`;
  });
  return told.join('; ') || '–';
}
function seen(place: PlaceView | undefined, name: (card: string) => string): string {
  if (place === undefined) return '–';
  if ('row' in place) return several(place.row.map((x) => (x === null ? '?' : name(x))));
  const backs = place.backs ?? 0;
  return several([...place.known.map(name), ...(backs > 0 ? [count(backs, 'card')] : [])]);
}
const rowLength = (place: PlaceView | undefined): number =>
  place !== undefined && 'row' in place ? place.row.length : 0;
/** The top card, where the seat knows it. */
function topOf(place: PlaceView | undefined): string {
  const top = place !== undefined && 'row' in place ? place.row.at(-1) : null;
  return top == null ? '' : ` (on top ${cardName(top)})`;
}

function houseLines(v: View, t: Table, n: number, config: Config): string[] {
  const h = t.houses[n];
  if (h === undefined) return [];
  const own = v.hidden[`cards ${n}`];
  const name = houseName(n, config);
  const influence = FACTIONS.map(
    (f, k) => `${factionShort(f)} ${h.influence[k] ?? 0}${t.alliances[k] === n ? ' (alliance)' : ''}`,
  ).join(', ');
  const marks = [
    h.persuasion > 0 ? `${h.persuasion} persuasion` : '',
    h.conflict > 0 || h.swords > 0 ? `strength ${strengthOf(h)}` : '',
    h.councilSeat ? 'council seat' : '',
    h.swordmaster ? 'swordmaster' : '',
    t.mentat === n ? 'Mentat' : '',
    n === t.first ? 'first player' : '',
    h.revealed > 0 ? 'has revealed' : '',
  ].filter((x) => x !== '');
  // House Hagal of two players has no leader, no goods and no points.
  const apart = n >= config.players && !MODES[t.mode].rivalsGather;
  const person = `${n === v.seat ? ' (you)' : ''}, ${h.leader === '' ? 'no leader yet' : leaderName(h.leader)}: ${count(h.vp, 'point')} · ${h.solari} Solari, ${h.spice} spice, ${h.water} water ·`;
  const lines = [
    `${name}${apart ? ':' : person} garrison ${h.garrison}, Conflict ${h.conflict}, supply ${h.supply} · agents ${h.agents}${marks.length === 0 ? '' : ` · ${marks.join(', ')}`}`,
    `${name}’s influence: ${influence}${h.sent.length === 0 ? '' : ` · agents on ${h.sent.map(spaceName).join(', ')}`}`,
  ];
  if (n >= config.players) return lines;
  const waiting = seen(v.hidden['intrigue']?.[`waiting ${n}`], intrigueName);
  lines.push(
    `${name}’s cards: hand ${seen(own?.['hand'], cardName)} · in play ${seen(own?.['inPlay'], cardName)} · deck ${rowLength(own?.['deck'])}${topOf(own?.['deck'])}, discard ${rowLength(own?.['discard'])} · intrigue ${seen(v.hidden['intrigue']?.[`hand ${n}`], intrigueName)}${waiting === '–' ? '' : ` · waiting for the reveal turn: ${waiting}`}`,
  );
  return lines;
}

const withCost = (card: string): string => `${cardName(card)} (${CARDS.get(card)?.cost ?? 0})`;

export function position(v: View, config: Config): string[] {
  const t = v.table as Table;
  const lines = [t.round === 0 ? 'Before the first round' : `Round ${t.round} · ${conflictName(t.conflict)}`];
  if (t.conflict !== '')
    for (const [n, box] of conflictOf(t.conflict).rewards.entries())
      lines.push(`${['First', 'Second', 'Third'][n] ?? ''}: ${boxText(box)}`);
  lines.push(`Row: ${seen(v.hidden['imperium']?.['row'], withCost)}`);
  const aside = v.hidden['imperium']?.['aside'];
  if (rowLength(aside) > 0) lines.push(`Set aside by Helena Richese: ${seen(aside, withCost)}`);
  const bonus = MAKERS.map((m, n) => `${spaceName(m)} ${t.bonusSpice[n] ?? 0}`).join(', ');
  const control = CONTROLLED.filter((_, n) => (t.control[n] ?? -1) >= 0).map(
    (s) => `${spaceName(s)} (${houseName(t.control[CONTROLLED.indexOf(s)], config)})`,
  );
  lines.push(`Bonus spice: ${bonus}${control.length === 0 ? '' : ` · controlled: ${control.join(', ')}`}`);
  for (const c of t.closed) lines.push(`${spaceName(c.space)} is closed by ${houseName(c.by, config)}.`);
  for (let n = 0; n < t.houses.length; n++) lines.push(...houseLines(v, t, n, config));
  return lines;
}
