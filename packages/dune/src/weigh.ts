// How likely a random player is to choose each option: roughly as people do, so that forces meet, leaders
// fight and traitors are called.

import { things, weighing, type Option, type QuestionWeights, type Seat } from '@landsraad/kernel';
import { isLeader, strengthOf } from './board/factions.ts';
import { advises, forcesIn, groupsIn, reserveOf, size } from './board/forces.ts';
import { captivesOf } from './board/leaders.ts';
import { isStronghold, locationsOf, POLAR_SINK, TERRITORIES, territoryOf, type Territory } from './board/map.ts';
import { spiceAt, spiceOfSeat } from './board/spice.ts';
import { kindOf } from './components.ts';
import { strongholdsNeeded, strongholdsOfSide } from './phases/9-mentat-pause.ts';
import type { Questions, Asked } from './questions.ts';
import { allied, seats, type G, type Table } from './table.ts';

const SELDOM = 0.3;
const GLADLY = 3;
const TERRITORY = new Set<Option>(TERRITORIES);
const isTerritory = (o: Option): o is Territory => TERRITORY.has(o);

// ---- where to go ----

const strengthIn = (g: G, seat: Seat, t: Territory): number =>
  groupsIn(g, seat, t).reduce((n, x) => n + x.forces + 2 * x.starred, 0);

/** How gladly a seat goes there with so much: to empty strongholds, where a win is near, where spice lies. */
function goal(g: G, seat: Seat, t: Territory, strength: number): number {
  let enemies = 0;
  let strongest = 0;
  let near = 1;
  for (const s of seats(g)) {
    if (s === seat || advises(g, s, t)) continue;
    const there = strengthIn(g, s, t);
    if (there === 0) continue;
    // Allies must not meet.
    if (allied(g, s, seat)) return 0.01;
    enemies++;
    strongest = Math.max(strongest, there);
    if (strongholdsOfSide(g, s) >= strongholdsNeeded(g, s)) near = 4;
  }
  const chance = enemies === 0 ? 1 : strength ** 2 / (strength ** 2 + (strongest + 1) ** 2);
  let worth = 0.05;
  for (const at of locationsOf(t)) worth += 0.12 * Math.min(spiceAt(g, at), 3 * strength);
  if (isStronghold(t)) {
    if (strengthIn(g, seat, t) > 0 && enemies === 0) worth += 0.3;
    else worth += 2 * near * (strongholdsOfSide(g, seat) + 1 >= strongholdsNeeded(g, seat) ? 3 : 1);
  }
  return worth * (0.15 + 0.85 * chance);
}
const shippingTo = (g: G, seat: Seat, o: Option): number =>
  isTerritory(o) ? goal(g, seat, o, Math.min(size(reserveOf(g, seat)), Math.max(2, spiceOfSeat(g, seat) / 1.5))) : 1;

/** Enough to hold the place, all that can be sent to a battle, and as many as can carry the spice. */
function howMany(g: G, seat: Seat, t: Territory, n: number, most: number): number {
  const foes = seats(g).reduce(
    (sum, s) => sum + (s === seat || allied(g, s, seat) || advises(g, s, t) ? 0 : forcesIn(g, s, t)),
    0,
  );
  if (n === 0) return 0.05;
  if (foes > 0) return (n / most) ** 2 + 0.02;
  let lies = 0;
  for (const at of locationsOf(t)) lies += spiceAt(g, at);
  const wanted = lies > 0 ? Math.ceil(lies / 2) : isStronghold(t) ? 4 : 1;
  return 1 / (1 + Math.abs(n - wanted));
}

// ---- what people do ----

/** What can be held is worth its price; few pay much for a card they do not know. */
function bidding(options: readonly Option[], bid: number): number[] {
  return options.map((o) => (typeof o === 'number' ? Math.exp(-0.8 * (o - bid - 1)) : o === 'pass' ? 0.3 + 0.2 * bid : 0.05));
}
/** What people seldom say when they could do something instead. */
const idly =
  (idle: string) =>
  (_g: G, d: { readonly options: readonly Option[] }): readonly number[] =>
    d.options.map((o) => (o === idle ? SELDOM : 1));
/** A worthless card is good for nothing else. */
const worthless = (_g: G, d: { readonly options: readonly Option[] }): readonly number[] =>
  d.options.map((o) => (kindOf(String(o)) === 'worthless' ? GLADLY : 1));

const WEIGHTS: QuestionWeights<Table, Questions> = {
  'bid?': (_g, d) => bidding(d.options, d.about.bid),
  'bid how much?': (_g, d) => bidding(d.options, d.about.bid),
  'move?': idly('end the turn'),
  // Whoever sits alone in a stronghold stays there.
  'move from which territory?': (g, d) =>
    d.options.map((o) => (isTerritory(o) ? (isStronghold(o) ? (forcesIn(g, d.seat, o) > 5 ? 1 : SELDOM) : 2) : 1)),
  'ride the worm where?': idly('stay'),
  'claim charity?': idly('decline'),
  'which weapon?': idly('none'),
  'which defense?': idly('none'),
  'add the Kwisatz Haderach?': idly('no'),
  'call treachery?': idly('no'),
  'capture a leader?': idly('no'),
  'kill the captive or keep it?': idly('kill'),
  'protect your ally from the worm?': idly('let it happen'),
  'ship to which territory?': (g, d) => d.options.map((o) => shippingTo(g, d.seat, o)),
  'ship how many forces?': (g, d) => {
    const most = Number(d.options.at(-1) ?? 1);
    const to = g.table.shipment?.to ?? '';
    return d.options.map((n) => howMany(g, d.seat, to === '' ? POLAR_SINK : territoryOf(to), n, Math.max(1, most)));
  },
  'move to which territory?': (g, d) => {
    const strength = isTerritory(d.about.from) ? strengthIn(g, d.seat, d.about.from) : 4;
    return d.options.map((o) => goal(g, d.seat, o, strength));
  },
  // Most go together.
  'how many from there?': (_g, d) => d.options.map((n) => 0.3 + n),
  'revive how many forces?': (_g, d) => d.options.map((n) => (n <= d.about.free ? 0.2 + n : 0.5)),
  'collect how much?': (_g, d) => {
    const most = Math.max(...d.options);
    return d.options.map((n) => (n === most ? 1 : 0.02));
  },
  // A captive fights once and is gone: one's own leaders are spared.
  'which leader?': (g, d) =>
    d.options.map((o) =>
      things(g, captivesOf(d.seat)).includes(o) ? GLADLY : isLeader(o) ? 0.3 + strengthOf(o) / 4 : SELDOM,
    ),
  'ship?': (_g, d) => d.options.map((o) => (o === 'decline' ? SELDOM : kindOf(o) === 'worthless' ? GLADLY : 1)),
  'what do you say in the Nexus?': (_g, d) =>
    d.options.map((o, n) => (d.means[n]?.says === 'agree with' ? GLADLY : o === 'leave the alliance' ? SELDOM : 1)),
  'stop the advantage?': worthless,
  'stop the worthless card?': worthless,
};

export const weigh = (g: G, d: Asked): readonly number[] | null => weighing(WEIGHTS, g, d);
