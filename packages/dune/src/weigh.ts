// How likely a random player is to choose each option: roughly as people do, so that forces meet, leaders
// fight and traitors are called.

import { things, weighing, type Option, type QuestionWeights, type Seat } from '@landsraad/kernel';
import { variantOf } from './alliances/nexus.ts';
import { isLeader, strengthOf } from './board/factions.ts';
import { advises, forcesIn, groupsIn, groupsOf, reserveOf, size } from './board/forces.ts';
import { captivesOf } from './board/leaders.ts';
import { isStronghold, POLAR_SINK, TERRITORIES, territoryOf, type Territory } from './board/map.ts';
import { spiceOfSeat } from './board/spice.ts';
import { kindOf } from './components.ts';
import { fremenCondition, strongholdsNeeded, strongholdsOfSide } from './phases/9-mentat-pause.ts';
import type { Questions, Asked } from './questions.ts';
import { allied, inPlay, is, seats, type G, type Table } from './table.ts';

const SELDOM = 0.3;
const GLADLY = 3;
const TERRITORY = new Set<Option>(TERRITORIES);
const isTerritory = (o: Option): o is Territory => TERRITORY.has(o);

// ---- where to go ----

/** What a seat finds in a territory. */
interface Ground {
  mine: number;
  /** The strongest of the others, and whether one of them is about to win. */
  foe: number;
  threat: boolean;
  ally: boolean;
  spice: number;
}
const EMPTY: Ground = { mine: 0, foe: 0, threat: false, ally: false, spice: 0 };

/** Every territory in which somebody stands or spice lies. */
function groundsFor(g: G, seat: Seat): ReadonlyMap<Territory, Ground> {
  const grounds = new Map<Territory, Ground>();
  const at = (t: Territory): Ground => {
    let ground = grounds.get(t);
    if (ground === undefined) grounds.set(t, (ground = { ...EMPTY }));
    return ground;
  };
  for (const s of seats(g)) {
    const groups = groupsOf(g, s);
    const friend = s !== seat && allied(g, s, seat);
    const threat = s !== seat && groups.length > 2 && strongholdsOfSide(g, s) >= strongholdsNeeded(g, s);
    for (const x of groups) {
      const t = territoryOf(x.at);
      if (advises(g, s, t)) continue;
      const ground = at(t);
      const strength = x.forces + 2 * x.starred;
      if (s === seat) ground.mine += strength;
      else if (friend) ground.ally = true;
      else {
        ground.foe = Math.max(ground.foe, strength);
        ground.threat ||= threat;
      }
    }
  }
  for (const x of g.table.spice) at(territoryOf(x.at)).spice += x.amount;
  return grounds;
}

/** How gladly a seat goes to each with so much: to empty strongholds, where a win is near, where spice lies. */
function goals(g: G, seat: Seat, options: readonly Option[], strength: number): number[] {
  const grounds = groundsFor(g, seat);
  const last = strongholdsOfSide(g, seat) + 1 >= strongholdsNeeded(g, seat);
  return options.map((t) => {
    if (!isTerritory(t)) return 1;
    const { mine, foe, threat, ally, spice } = grounds.get(t) ?? EMPTY;
    // Allies must not meet.
    if (ally) return 0.01;
    let worth = 0.05 + 0.12 * Math.min(spice, 3 * strength);
    if (isStronghold(t)) worth += mine > 0 && foe === 0 ? 0.3 : 2 * (threat ? 4 : 1) * (last ? 3 : 1);
    return foe === 0 ? worth : worth * (0.15 + (0.85 * strength ** 2) / (strength ** 2 + (foe + 1) ** 2));
  });
}
/** As much as a seat could ship. */
const reinforcements = (g: G, seat: Seat): number =>
  Math.min(size(reserveOf(g, seat)), Math.max(2, spiceOfSeat(g, seat) / 1.5));
const strengthIn = (g: G, seat: Seat, t: Territory): number =>
  groupsIn(g, seat, t).reduce((n, x) => n + x.forces + 2 * x.starred, 0);

/** All that can be sent to a battle, as many as can carry the spice, enough to hold the place. */
function howMany(g: G, seat: Seat, t: Territory, options: readonly number[]): number[] {
  const { foe, spice } = groundsFor(g, seat).get(t) ?? EMPTY;
  const most = Math.max(1, ...options);
  const wanted = spice > 0 ? Math.ceil(spice / 2) : isStronghold(t) ? 4 : 1;
  return options.map((n) => (foe > 0 ? (n / most) ** 2 + 0.02 : 1 / (1 + Math.abs(n - wanted))));
}

// ---- with whom ----

const LATE = 8;
/** Whoever wins after the last turn if nobody else does, once that is near. */
function isHeir(g: G, seat: Seat): boolean {
  if (g.table.turn < LATE) return false;
  return is(g, seat, fremenCondition(g) || !inPlay(g, 'spacing-guild') ? 'fremen' : 'spacing-guild');
}
/** How gladly a seat allies with another: to win together at once or at last, not if it wins alone. */
function partner(g: G, seat: Seat, other: Seat): number {
  if (isHeir(g, seat) || strongholdsOfSide(g, seat) >= strongholdsNeeded(g, seat)) return 0.05;
  const together = strongholdsOfSide(g, seat) + strongholdsOfSide(g, other);
  return isHeir(g, other) || together >= variantOf(g).strongholds ? 8 : 1;
}

// ---- what people do ----

/** Whoever raises by more than need be pays for nothing: nobody does. The dearer a card has become, the more pass. */
function bidding(options: readonly Option[], bid: number): number[] {
  const least = Math.min(...options.map((o) => (typeof o === 'number' ? o : Infinity)));
  return options.map((o) =>
    o === least ? 1 : typeof o === 'number' || o === 'more' ? 0 : o === 'pass' ? 0.3 + 0.2 * bid : 0.05,
  );
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
  'ship to which territory?': (g, d) => goals(g, d.seat, d.options, reinforcements(g, d.seat)),
  'ship how many forces?': (g, d) => {
    const to = g.table.shipment?.to ?? '';
    return howMany(g, d.seat, to === '' ? POLAR_SINK : territoryOf(to), d.options);
  },
  'move to which territory?': (g, d) =>
    goals(g, d.seat, d.options, isTerritory(d.about.from) ? strengthIn(g, d.seat, d.about.from) : 4),
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
  'what do you say in the Nexus?': (g, d) =>
    d.options.map((o, n) => {
      const said = d.means[n];
      if (said == null) return o === 'leave the alliance' ? SELDOM : 2;
      if (said.says === 'refuse') return 0.7;
      return partner(g, d.seat, said.to) * (said.says === 'propose to' ? SELDOM : 1);
    }),
  'stop the advantage?': worthless,
  'stop the worthless card?': worthless,
};

export const weigh = (g: G, d: Asked): readonly number[] | null => weighing(WEIGHTS, g, d);
