// A position in a few lines, for a terminal.

import type { Config, PlaceView, View } from '@landsraad/kernel';
import { CONTROLLED, MAKERS } from '../board/spaces.ts';
import { isFighting, strengthOf } from '../board/troops.ts';
import { TILES } from '../rise-of-ix/tech.ts';
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
  tileName,
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

/** The face-up tile of a stack, with its price and how many lie there. */
function topTile(place: PlaceView | undefined): string {
  const top = place !== undefined && 'row' in place ? place.row.at(-1) : null;
  return top == null ? '' : `${tileName(top)} (${TILES.get(top)?.price ?? 0}, ${rowLength(place)} in the stack)`;
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
    isFighting(h) || h.swords > 0 ? `strength ${strengthOf(h, n >= config.players)}` : '',
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
    ...(t.riseOfIx ? [ixLine(t, n, name)] : []),
    `${name}’s influence: ${influence}${h.sent.length === 0 ? '' : ` · agents on ${h.sent.map(spaceName).join(', ')}`}`,
  ];
  if (n >= config.players) return lines;
  const waiting = seen(v.hidden['intrigue']?.[`waiting ${n}`], intrigueName);
  lines.push(
    `${name}’s cards: hand ${seen(own?.['hand'], cardName)} · in play ${seen(own?.['inPlay'], cardName)} · deck ${rowLength(own?.['deck'])}${topOf(own?.['deck'])}, discard ${rowLength(own?.['discard'])} · intrigue ${seen(v.hidden['intrigue']?.[`hand ${n}`], intrigueName)}${waiting === '–' ? '' : ` · waiting for the reveal turn: ${waiting}`}`,
  );
  return lines;
}

const TRACK_NAMES = ['at the start', 'on the lowest space', 'on the middle space', 'on the top space'];
function ixLine(t: Table, n: number, name: string): string {
  const h = t.houses[n];
  if (h === undefined) return '';
  const tiles = h.tech.map((x) => `${tileName(x)}${h.flipped.includes(x) ? ' (face down)' : ''}`);
  const parts = [
    `dreadnoughts ${h.dreadnoughtSupply} in supply, ${h.dreadnoughtGarrison} in the garrison, ${h.dreadnoughtConflict} in the Conflict`,
    `freighter ${TRACK_NAMES[h.freighter] ?? ''}`,
    h.negotiators > 0 ? count(h.negotiators, 'negotiator') : '',
    tiles.length > 0 ? `tech ${tiles.join(', ')}` : '',
    h.snoopers.length > 0 ? `snoopers with ${h.snoopers.map((f) => factionShort(FACTIONS[f])).join(', ')}` : '',
  ];
  return `${name}’s fleet: ${parts.filter((x) => x !== '').join(' · ')}`;
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
  if (t.riseOfIx) {
    const offered = ['top', 'middle', 'bottom'].map((s) => topTile(v.hidden['tech']?.[s]));
    lines.push(`Tech tiles: ${offered.filter((x) => x !== '').join('; ') || '–'}`);
    const fleets = CONTROLLED.filter((_, n) => (t.fleets[n] ?? -1) >= 0);
    for (const s of fleets)
      lines.push(`A dreadnought of ${houseName(t.fleets[CONTROLLED.indexOf(s)], config)} stands on ${spaceName(s)}.`);
  }
  for (const c of t.closed) lines.push(`${spaceName(c.space)} is closed by ${houseName(c.by, config)}.`);
  for (let n = 0; n < t.houses.length; n++) lines.push(...houseLines(v, t, n, config));
  return lines;
}
