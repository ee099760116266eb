// English for players.

import type { Config, Decision, Offer, Option, Text, View } from '@landsraad/kernel';
import { leaderName } from '../leaders.ts';
import { IN_TANK, namedOf } from '../leaders.ts';
import { RESULTS, type Table } from '../table.ts';
import { LINES } from './happenings.ts';
import { anyCardName, areaName, areaTitle, nounName, sideName, zoneName } from './names.ts';
import { QUESTIONS } from './questions.ts';

const SECTOR = ' in which sector?';

function question(d: Decision): string {
  if (!d.name.endsWith(SECTOR)) return QUESTIONS[d.name] ?? d.name;
  return `${QUESTIONS[d.name.slice(0, -SECTOR.length)] ?? d.name} First the sector.`;
}

const WAYS: { readonly [option: string]: string } = {
  move: 'Move',
  attack: 'Attack',
  'surprise attack': 'Make a surprise attack',
  deploy: 'Deploy',
  draw: 'Draw 2 cards',
  elites: 'Replace 2 Regulars by Elites',
  vehicles: 'Place 2 vehicles',
  wormsigns: 'Place 2 wormsigns',
  'wild-maker': 'The Wild Maker',
};
function option(asked: string, o: Option): string {
  const word = String(o);
  if (asked === 'use the die how?' && word.startsWith('leader ')) return `Special action of ${nounName(o)}`;
  if (asked === 'continue the battle?') return word === 'cease' ? 'Cease the attack' : 'Go on';
  return WAYS[word] ?? nounName(o);
}

function offer(o: Offer): string {
  const noun = String(o.noun);
  switch (o.name) {
    case 'guerrilla training':
      return `Reveal ${nounName(noun).toLowerCase()}`;
    case 'scouting':
      return `Scout with the ornithopter of ${zoneName(noun)}`;
    case 'hawats scheming':
      return `Discard ${noun} Hawat's Scheming: Hawat falls, Mohiam enters`;
    case 'family atomics':
      return `Detonate the Family Atomics at ${areaName(noun)}`;
    default:
      return `Claim ${anyCardName(noun)}`;
  }
}

// ---- the position ----

const tableOf = (v: View): Table => v.table as Table;
function legionLines(t: Table, seat: number): string[] {
  const areas = [
    ...new Set([
      ...t.legions.filter((l) => l.side === seat).map((l) => l.area),
      ...(seat === 0 ? t.tokens.map((x) => x.area) : []),
    ]),
  ];
  return areas
    .sort((a, b) => a - b)
    .map((a) => {
      const l = t.legions.find((x) => x.area === a);
      const tokens = seat === 0 ? t.tokens.filter((x) => x.area === a).length : 0;
      const parts = [
        [l?.regular ?? 0, 'R'],
        [l?.elite ?? 0, 'E'],
        [l?.special ?? 0, 'S'],
        [tokens, 'token'],
        [l?.generic ?? 0, seat === 0 ? 'Naib' : 'Bashar'],
      ] as const;
      const named = namedOf(seat)
        .filter((n) => t.leaders[n] === a)
        .map(leaderName);
      return `${areaTitle(a)}: ${[...parts.filter(([n]) => n > 0).map(([n, k]) => `${n} ${k}`), ...named].join(', ')}`;
    });
}
const list = (areas: readonly number[]): string => areas.map(areaTitle).join(', ') || 'none';

function position(v: View, _config: Config): string[] {
  const t = tableOf(v);
  const dice = (seat: number): string =>
    RESULTS.map((r, n) => [t.dice[seat]?.[n] ?? 0, r] as const)
      .filter(([n]) => n > 0)
      .map(([n, r]) => `${n} ${r}`)
      .join(', ') || 'none';
  const lines = [
    `Round ${t.round}. Supremacy ${t.supremacy} of 10. Kwisatz Haderach ${t.prescience[0] ?? 0}, Sand Dwellers ${t.prescience[1] ?? 0}, Jihad ${t.prescience[2] ?? 0}.`,
    `Imperium markers: CHOAM row ${t.markers[0] ?? 1}, Spacing Guild row ${t.markers[1] ?? 1}, Landsraad row ${t.markers[2] ?? 1}.`,
    `Sietches: ${list(t.sietches)}. Harkonnen settlements: ${list(t.settlements)}.`,
    `Sandworms: ${list(t.sandworms)}. Wormsigns: ${list(t.wormsigns)}. Harvesters: ${list(t.harvesters)}.`,
  ];
  for (const seat of [0, 1]) {
    const tank = namedOf(seat)
      .filter((n) => t.leaders[n] === IN_TANK)
      .map(leaderName);
    lines.push(
      `${sideName(seat)}${seat === v.seat ? ' (you)' : ''}: unused dice ${dice(seat)}${tank.length > 0 ? `; in the tank ${tank.join(', ')}` : ''}`,
    );
    for (const line of legionLines(t, seat)) lines.push(`  ${line}`);
  }
  return lines;
}

export const text: Text = {
  seat: (seat) => (seat === 0 ? 'Atreides' : 'Harkonnen'),
  question,
  option,
  offer,
  happening: (kind, nouns) => {
    const line = LINES[kind];
    return line === undefined ? null : line(nouns);
  },
  position,
};
