// A position in words, as far as a seat knows it: for a terminal.

import type { Config, View } from '@landsraad/kernel';
import { zoneId } from '../board/areas.ts';
import { AUXILIARY_KINDS, type AuxiliaryKind } from '../board/auxiliaries.ts';
import { printedFor } from '../printed/printed.ts';
import { ASIDE, IN_TANK, leaderName, namedOf } from '../leaders.ts';
import { tacticalCard } from '../mahdi/components.ts';
import { ATREIDES, SIDES, type Side } from '../sides.ts';
import { MARKERS, RESULTS, VISIONS, type Table } from '../table.ts';
import { cardText } from './cards.ts';
import {
  anyCardName,
  areaName,
  areaTitle,
  figureName,
  markerName,
  objectiveName,
  resultName,
  sectorTitle,
  sideName,
  thingName,
  tokenName,
  vehicleName,
  visionName,
  zoneName,
} from './names.ts';
import { prescienceText } from './prescience.ts';
import { seatName } from './seats.ts';

const DECKS = ['houseAtreides', 'fremenAlly', 'houseHarkonnen', 'corrinoAlly'] as const;
const list = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(', '));
const many = (n: number, noun: string, more = `${noun}s`): string => `${n} ${n === 1 ? noun : more}`;
const areas = (all: readonly number[]): string => list(all.map(areaTitle));

/** What lies at each position of a row; null for a back. */
function rowOf(v: View, pool: string, place: string): readonly (string | null)[] {
  const there = v.hidden[pool]?.[place];
  return there !== undefined && 'row' in there ? there.row : [];
}
function knownIn(v: View, pool: string, place: string): readonly string[] {
  const there = v.hidden[pool]?.[place];
  if (there === undefined) return [];
  return 'row' in there ? there.row.filter((x) => x !== null) : there.known;
}
/** How many cards a seat holds, known or not. */
function handCount(v: View, seat: number): number {
  let n = 0;
  for (const deck of DECKS) {
    const there = v.hidden[deck]?.[`hand ${seat}`];
    if (there !== undefined && 'known' in there) n += there.known.length + (there.backs ?? 0);
  }
  return n;
}
const handOf = (v: View): readonly string[] => DECKS.flatMap((deck) => knownIn(v, deck, `hand ${v.seat}`));

// ---- legions ----

/** Regulars that are told apart from the others. */
function regulars(t: Table, side: Side, a: number, all: number): string[] {
  const count = (kind: AuxiliaryKind): number =>
    (t.auxiliaries ?? []).filter((x) => x.area === a && x.kind === kind).length;
  return [
    [all - count('smuggler') - count('troop'), 'regular'] as const,
    ...AUXILIARY_KINDS.map((kind) => [count(kind), kind] as const),
  ]
    .filter(([n]) => n > 0)
    .map(([n, kind]) => `${n} ${figureName(kind, side, n)}`);
}
function legionLine(v: View, t: Table, side: Side, a: number): string {
  const l = t.legions.find((x) => x.area === a);
  const faces = rowOf(v, 'deployment tokens', 'board');
  const tokens = side === ATREIDES ? t.tokens.flatMap((x, n) => (x.area === a ? [n] : [])) : [];
  const figures = (['elite', 'special', 'generic', 'escort'] as const)
    .map((kind) => [l?.[kind] ?? 0, kind] as const)
    .filter(([n]) => n > 0)
    .map(([n, kind]) => `${n} ${figureName(kind, side, n)}`);
  const facedown = tokens.map((n) => {
    const face = faces[n] ?? null;
    return `token ${n + 1}${face === null ? '' : ` (${tokenName(face)})`}`;
  });
  const garrison = side === ATREIDES ? 0 : (t.mahdi?.tokens.filter((x) => x.area === a).length ?? 0);
  if (garrison > 0) facedown.push(many(garrison, 'facedown token'));
  const named = namedOf(side)
    .filter((n) => t.leaders[n] === a)
    .map(leaderName);
  return `  ${areaTitle(a)}: ${[...regulars(t, side, a, l?.regular ?? 0), ...figures, ...facedown, ...named].join(', ')}`;
}
function legionLines(v: View, t: Table, side: Side): string[] {
  const all = new Set(t.legions.filter((l) => l.side === side).map((l) => l.area));
  for (const x of side === ATREIDES ? t.tokens : (t.mahdi?.tokens ?? [])) all.add(x.area);
  return [...all].sort((a, b) => a - b).map((a) => legionLine(v, t, side, a));
}

// ---- what belongs to a side ----

function diceOf(t: Table, seat: number): string {
  const dice = RESULTS.map((r, n) => [t.dice[seat]?.[n] ?? 0, resultName(r)] as const)
    .filter(([n]) => n > 0)
    .map(([n, r]) => `${n} ${r}`);
  const box = t.gesseritBox[seat] ?? -1;
  if (box >= 0) dice.push(`a Bene Gesserit token on ${resultName(RESULTS[box])}`);
  return list(dice);
}
function sideLines(v: View, t: Table, side: Side, config: Config): string[] {
  const seats = t.sides.flatMap((s, seat) => (s === side ? [seat] : []));
  const shared = seats.length > 1;
  const where = (place: number): string[] =>
    namedOf(side)
      .filter((n) => t.leaders[n] === place)
      .map((n) => `${leaderName(n)}${t.spent[n] === true ? ' (spent)' : ''}`);
  const cards = t.sides.reduce((n: number, s, seat) => (s === side ? n + handCount(v, seat) : n), 0);
  const partners = seats.map(
    (seat) =>
      `  ${seatName(seat, config)}${seat === v.seat ? ' (you)' : ''}: dice ${diceOf(t, seat)}; ${many(handCount(v, seat), 'card')}.`,
  );
  return [
    `${sideName(side)}${t.sides[v.seat] === side ? ' (you)' : ''}: ${shared ? '' : `dice ${diceOf(t, seats[0] ?? -1)}; `}${many(t.gesserit[side] ?? 0, 'Bene Gesserit token')}${cards > 0 ? `; ${many(cards, 'card')}` : ''}${shared ? `; ${many(t.cones[side] ?? 0, 'Cone of Silence', 'Cones of Silence')}` : ''}.`,
    ...(shared ? partners : []),
    `  Leaders aside: ${list(where(ASIDE))}. In the tank: ${list(where(IN_TANK))}.`,
    ...legionLines(v, t, side),
  ];
}

function boardLines(v: View, t: Table): string[] {
  const ranks = rowOf(v, 'sietches', 'board');
  const sietches = t.sietches.map((a, n) => {
    const rank = ranks[n] ?? null;
    return `${areaTitle(a)}${rank === null ? '' : ` (rank ${rank})`}`;
  });
  const aircraft = t.air.flatMap((what, zone) =>
    what === '' ? [] : [`${vehicleName(what)} in ${zoneName(zoneId(zone))}`],
  );
  return [
    `Sietches: ${list(sietches)}. Harkonnen settlements: ${areas(t.settlements)}.`,
    `Ecological stations: ${areas(t.stations)}. Harvesters: ${areas(t.harvesters)}. Aircraft: ${list(aircraft)}.`,
    `Sandworms: ${areas(t.sandworms)}. Wormsigns: ${areas(t.wormsigns)}.${t.atomics < 0 ? '' : ` The Family Atomics have made ${areaName(t.atomics)} a desert.`}`,
  ];
}

// ---- the Desert War ----

function desertWarLines(v: View, { desertWar }: Table): string[] {
  if (desertWar === null) return [];
  const symbols = rowOf(v, 'fremen camps', 'board');
  const camps = desertWar.camps.map((a, n) => {
    const symbol = symbols[n] ?? null;
    return `${areaTitle(a)}${symbol === null ? '' : ` (${visionName(symbol)})`}`;
  });
  return [
    `Desert War tokens: ${desertWar.tokens}. Fremen Camps: ${list(camps)}. Suspensor Troopers: ${areas(desertWar.suspensor)}.`,
    `Rocket Launchers: ${areas(desertWar.rocket)}. Sandriders: ${areas(desertWar.sandrider)}; their card is ${desertWar.ridersSpent ? 'spent' : 'ready'}.`,
  ];
}

// ---- the Mahdi mode ----

function mahdiLines(v: View, { mahdi }: Table): string[] {
  if (mahdi === null) return [];
  const card = (place: string) => tacticalCard(knownIn(v, 'tactical cards', place)[0] ?? '');
  const sector = card('harvesting')?.sector ?? '';
  const used = RESULTS.map((r, n) => [mahdi.shown[n] ?? 0, resultName(r)] as const).filter(([n]) => n > 0);
  return [
    `The Harkonnens harvest in ${sectorTitle(sector)}; their Target Sietch is ${areaName(card('target')?.sietch ?? '')}.`,
    `Harkonnen dice: ${mahdi.unrolled} not rolled; used: ${list(used.map(([n, r]) => `${n} ${r}`))}. Reinforcements: ${many(mahdi.reinforcements.length, 'card')}.`,
  ];
}

// ---- the Spacing Guild ----

function guildLines(t: Table): string[] {
  const { guild } = t;
  if (guild === undefined) return [];
  const heighliner = (side: Side): string =>
    `${sideName(side)} on step ${guild.steps[side] ?? 0} of ${printedFor({ table: t }).guild.steps[side] ?? 0}, with ${many(guild.troops[side] ?? 0, 'troop')} and ${many(guild.frigates[side] ?? 0, 'frigate')} aboard`;
  const navigator =
    guild.navigator < 0
      ? ''
      : ` The navigator closes ${zoneName(zoneId(guild.navigator))} to the enemies of the ${sideName(guild.navigatorOf)}.`;
  return [`Heighliners: ${SIDES.map(heighliner).join('; ')}.${navigator}`];
}

// ---- the Smugglers ----

function smugglersLines({ smugglers }: Table): string[] {
  if (smugglers === undefined) return [];
  if (smugglers.stance === 'gone') return ['The Smugglers are out of the game.'];
  if (smugglers.stance === 'allied')
    return [
      `The Smugglers are allied with the Atreides. Their base: ${areas(smugglers.base < 0 ? [] : [smugglers.base])}. Their die: ${smugglers.die < 0 ? 'none' : resultName(RESULTS[smugglers.die])}.`,
    ];
  return [
    `The Smugglers are neutral: Staban Tuek on step ${smugglers.step}, ${many(smugglers.waiting, 'smuggler')} on their board. Smuggler harvesters: ${areas(smugglers.harvesters)}; ${smugglers.harvestersLeft} not captured.`,
  ];
}

export function position(v: View, config: Config): string[] {
  const t = v.table as Table;
  const printed = printedFor({ table: t });
  const objective = knownIn(v, 'objectives', `kept ${v.seat}`);
  const visions = VISIONS.map((id, n) => `${visionName(id)} ${t.prescience[n] ?? 0}`);
  const lines = [
    `Round ${t.round}. Supremacy ${t.supremacy} of 10. ${visions.join(', ')}.${objective.length === 0 ? '' : ` Your objective: ${objective.map(objectiveName).join(', or ')}.`}`,
    `Imperium: ${MARKERS.map((m, n) => `${markerName(m)} row ${t.markers[n] ?? 1}${t.bans[n] === true ? ' (ban)' : ''}`).join(', ')}.`,
    ...boardLines(v, t),
    ...desertWarLines(v, t),
    ...mahdiLines(v, t),
    ...smugglersLines(t),
    ...guildLines(t),
    ...knownIn(v, 'prescience cards', 'row').map(
      (card) => `Prescience: ${anyCardName(card, printed)}. ${prescienceText(card, printed)}`,
    ),
  ];
  if (t.box !== undefined) lines.push(`Played with the printed values of the box "${t.box.name}".`);
  for (const side of SIDES) lines.push(...sideLines(v, t, side, config));
  for (const card of handOf(v)) lines.push(`In your hand: ${thingName(card)}. ${cardText(card, printed)}`);
  return lines;
}
