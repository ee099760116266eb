// Phase 6, first half: one shipment. From off-planet reserves to the map; the Guild also across it and back; the Fremen
// bring their reserves from the far side of Dune.

import type { Seat } from '@landsraad/kernel';
import { arriveAs, intrusion } from '../advanced/advisors.ts';
import { guildStopsShipment } from '../advanced/guild-karama.ts';
import { half, halvesItsLosses } from '../advanced/storm-losses.ts';
import { alliesPay } from '../alliances/ally-money.ts';
import { COMMON } from '../board/factions.ts';
import {
  allyIsIn,
  forcesIn,
  groupAt,
  groupsIn,
  groupsOf,
  inStorm,
  isFull,
  killForces,
  putForces,
  putReserve,
  reserveOf,
  size,
  takeForces,
  takeReserve,
} from '../board/forces.ts';
import { add, gatheredCount, gatheredSize, here, ordinary, starred } from '../board/gathering.ts';
import {
  FREMEN_RANGE,
  isStronghold,
  locationsOf,
  STRONGHOLDS,
  territoryOf,
  TERRITORIES,
  type Location,
  type Territory,
} from '../board/map.ts';
import { payBank, paySeat, spiceOfSeat } from '../board/spice.ts';
import { spiritualAdvisors } from '../factions/spiritual-advisors.ts';
import type { RuleId } from '../ledger.ts';
import { allied, inPlay, is, seatOf, type Count, type G, type Look, type Shipment } from '../table.ts';
import { isStopped, stoppedNow, type Advantage } from '../treachery/advantages.ts';
import {
  announcement,
  discardCard,
  karamasOf,
  cardWasStopped,
  worthlessKarama,
  WORTHLESS_KARAMA,
} from '../treachery/karama.ts';
import { kindOf, releasedFor } from '../components.ts';
import { emit, holds, words } from '../words.ts';

const NO_SHIPMENT: Shipment = {
  seat: -1,
  kind: 'reserves',
  rate: 'full',
  from: '',
  to: '',
  forces: 0,
  starred: 0,
  cost: 0,
  allyPays: 0,
  stopped: false,
};
export const shipmentOf = (g: Look): Shipment => g.table.shipment ?? NO_SHIPMENT;
const guild = (g: Look): Seat => seatOf(g, 'spacing-guild');

// ---- kinds and prices ----

/** At half price: the Guild, its ally, and whoever plays a Karama. */
const guildRates = (g: Look, seat: Seat): boolean =>
  (is(g, seat, 'spacing-guild') && !isStopped(g, 'spacing-guild: half price') && holds('dune.guild.half-price')) ||
  (guild(g) >= 0 &&
    allied(g, seat, guild(g)) &&
    !isStopped(g, 'spacing-guild: rates for an ally') &&
    holds('dune.guild.alliance-rates'));
const mayCross = (g: Look, seat: Seat): boolean =>
  (is(g, seat, 'spacing-guild') && !isStopped(g, 'spacing-guild: cross-shipment') && holds('dune.guild.cross-ship')) ||
  (guild(g) >= 0 &&
    allied(g, seat, guild(g)) &&
    !isStopped(g, 'spacing-guild: rates for an ally') &&
    holds('dune.guild.alliance-rates'));
const mayShipBack = (g: Look, seat: Seat): boolean =>
  is(g, seat, 'spacing-guild') && !isStopped(g, 'spacing-guild: return shipment') && holds('dune.guild.ship-back');

export function shippingCost(s: Pick<Shipment, 'seat' | 'kind' | 'rate'>, to: Territory | '', n: number): number {
  if (s.kind === 'fremen reserves') return 0;
  if (s.kind === 'back') return holds('dune.guild.ship-back-price') ? Math.ceil(n / 2) : n;
  const each =
    to !== '' && isStronghold(to) && (s.kind !== 'across' || holds('dune.guild.cross-price'))
      ? COMMON.shippingCostPerForce.stronghold
      : COMMON.shippingCostPerForce.other;
  const full = n * (holds('dune.ship.cost') ? each : 1);
  return s.rate === 'full' ? full : Math.ceil(full / 2);
}
const means = (g: Look, seat: Seat): number => spiceOfSeat(g, seat) + releasedFor(g, seat);

// ---- choosing ----

type Choosing = { seat: Seat; goal: Territory | ''; card: string };
const choosing = words<Choosing>();

/** Where Guild forces may be shipped from: not out of the storm. */
const shippable = (g: Look, seat: Seat, t: Territory): Location[] =>
  groupsIn(g, seat, t)
    .filter((x) => !inStorm(g, x.at) || !holds('dune.guild.out-of-storm'))
    .map((x) => x.at);

const WAYS = ['decline', 'ship', 'bring reserves', 'ship across', 'ship back'] as const;
/** Besides the ways, a Karama card by its name: one shipment at half price. */
const waysToShip = (g: Look, v: Choosing): readonly string[] => [
  ...(is(g, v.seat, 'spacing-guild') && !holds('dune.guild.one-of-three') ? WAYS.slice(0, 2) : WAYS),
  ...karamasOf(g, v.seat),
];

function cannotShip(g: Look, way: string, seat: Seat): RuleId | null {
  const off = is(g, seat, 'fremen');
  const onMap = groupsOf(g, seat).some((x) => !inStorm(g, x.at) || !holds('dune.guild.out-of-storm'));
  switch (way) {
    case 'decline':
      return null;
    case 'bring reserves':
      if (!off) return 'dune.fremen.reserves';
      return size(reserveOf(g, seat)) === 0 || !somewhere(g, { seat, kind: 'fremen reserves', rate: 'free' })
        ? 'dune.fremen.reserves'
        : null;
    case 'ship across':
      if (!mayCross(g, seat) || (off && !holds('dune.guild.alliance-fremen'))) return 'dune.guild.cross-ship';
      return onMap && somewhere(g, { seat, kind: 'across', rate: rateOf(g, seat) }) ? null : 'dune.guild.cross-ship';
    case 'ship back':
      return mayShipBack(g, seat) && onMap && means(g, seat) > 0 ? null : 'dune.ship.one-way';
    default: {
      if (off) return 'dune.fremen.reserves-instead';
      if (size(reserveOf(g, seat)) === 0) return 'dune.ship.one-shipment';
      const rate = way === 'ship' ? rateOf(g, seat) : 'karama';
      return somewhere(g, { seat, kind: 'reserves', rate }) ? null : 'dune.ship.must-afford';
    }
  }
}
const rateOf = (g: Look, seat: Seat): Shipment['rate'] => (guildRates(g, seat) ? 'half' : 'full');

/** Why a shipment cannot land in a territory. */
function cannotLand(g: Look, s: Pick<Shipment, 'seat' | 'kind' | 'rate'>, t: Territory): RuleId | null {
  if (s.kind === 'fremen reserves' && !FREMEN_RANGE.includes(t)) return 'dune.fremen.reserves';
  if (landing(g, s, t).length === 0) return 'dune.ship.no-storm';
  const [full, ally] = [isFull(g, s.seat, t), allyIsIn(g, s.seat, t)];
  if (s.kind === 'fremen reserves') return full || ally ? 'dune.fremen.reserves-limits' : null;
  if (is(g, s.seat, 'spacing-guild') && (full || ally)) return 'dune.guild.shipment-limits';
  if (full) return 'dune.ship.full-stronghold';
  if (ally) return 'dune.alliance.no-shared-territory';
  return shippingCost(s, t, 1) > means(g, s.seat) ? 'dune.ship.must-afford' : null;
}
/** Whether there is any place for a shipment: the cheap ones are looked at first. */
const somewhere = (g: Look, s: Pick<Shipment, 'seat' | 'kind' | 'rate'>): boolean => {
  const list = s.kind === 'fremen reserves' ? FREMEN_RANGE : STRONGHOLDS;
  return list.some((t) => cannotLand(g, s, t) === null) || TERRITORIES.some((t) => cannotLand(g, s, t) === null);
};
/** Whoever has said to ship can pay for some place: in an imagined world that may not be so, and money is no matter. */
function cannotGoThere(g: Look, t: Territory): RuleId | null {
  const s = shipmentOf(g);
  const rule = cannotLand(g, s, t);
  return rule === 'dune.ship.must-afford' && TERRITORIES.every((x) => cannotLand(g, s, x) !== null) ? null : rule;
}
const intoStorm = (g: Look, s: Pick<Shipment, 'seat' | 'kind'>): boolean =>
  s.kind === 'fremen reserves' && halvesItsLosses(g, s.seat) && holds('dune.fremen.reserves-into-storm');
const landing = (g: Look, s: Pick<Shipment, 'seat' | 'kind'>, t: Territory): Location[] =>
  locationsOf(t).filter((at) => !inStorm(g, at) || intoStorm(g, s) || !holds('dune.ship.no-storm'));

function begin(g: G, v: Choosing, way: string): void {
  if (way === 'decline') return;
  const kind =
    way === 'ship across'
      ? 'across'
      : way === 'ship back'
        ? 'back'
        : way === 'bring reserves'
          ? 'fremen reserves'
          : 'reserves';
  const karama = !WAYS.some((w) => w === way) && holds('dune.treachery.karama-cheap-shipment');
  v.card = karama ? way : '';
  if (karama) discardCard(g, v.seat, way, 'dune.treachery.karama-cheap-shipment');
  const rate = karama ? 'karama' : kind === 'fremen reserves' ? 'free' : rateOf(g, v.seat);
  g.table.shipment = {
    seat: v.seat,
    kind,
    rate,
    from: '',
    to: '',
    forces: 0,
    starred: 0,
    cost: 0,
    allyPays: 0,
    stopped: false,
  };
  willPay(g, kind === 'fremen reserves' ? 0 : 1);
  emit(g, 'shipment begins', 'dune.ship.one-shipment', { seat: v.seat, kind });
}

/** What has been said about the shipment costs so much: what the allies have not released for it the shipper has. */
function willPay(g: G, cost: number): void {
  const { seat } = shipmentOf(g);
  g.table.owed[seat] = Math.max(0, cost - releasedFor(g, seat));
}

const from = (g: Look): Territory | '' => shipmentOf(g).from;
/** How many the shipper can pay for. */
function affordable(g: Look, most: number): number {
  const s = shipmentOf(g);
  let n = most;
  // One at least: whoever has said where can pay for one.
  while (
    n > 1 &&
    shippingCost(s, s.to === '' ? '' : territoryOf(s.to), n) > means(g, s.seat) &&
    holds('dune.ship.must-afford')
  )
    n--;
  return n;
}
const reserveNow = (g: Look): number => size(reserveOf(g, shipmentOf(g).seat));
const starredNow = (g: Look): number => reserveOf(g, shipmentOf(g).seat).starred;
const numbers = (least: number, most: number): number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, n) => least + n);

type Loading = { seat: Seat; sources: readonly Location[]; at: number };
const loading = words<Loading>();
const canPayFor = (g: Look): number => {
  const t = from(g);
  return t === '' ? 0 : affordable(g, forcesIn(g, shipmentOf(g).seat, t));
};
function loadThem(g: G, v: Loading, c: Count): void {
  add(g, here(v), c);
  const s = shipmentOf(g);
  willPay(g, shippingCost(s, s.to === '' ? '' : territoryOf(s.to), Math.max(1, gatheredSize(g))));
}
/** How many can be paid for is a secret: every sector is asked about, whatever the answer can be. */
const load = loading.procedure(
  'loading',
  'dune.guild.cross-ship',
  loading.act(function noneYet(g) {
    g.table.gathered = [];
  }),
  loading.whilst(
    (_g, v) => v.at < v.sources.length,
    loading.act(function thisSector(g, v) {
      g.table.about = here(v);
    }),
    loading.ask('ship how many from there?', 'dune.guild.cross-ship', {
      who: (_g, v) => v.seat,
      options: (g, v) => ordinary(g, v, canPayFor(g)),
      always: true,
      then: (g, v, n) => loadThem(g, v, { forces: n, starred: 0 }),
    }),
    loading.when(
      (g, v) => groupAt(g, v.seat, here(v)).starred > 0,
      [
        loading.ask('ship how many starred forces from there?', 'dune.guild.cross-ship', {
          who: (_g, v) => v.seat,
          options: (g, v) => starred(g, v, canPayFor(g)),
          always: true,
          then: (g, v, n) => loadThem(g, v, { forces: 0, starred: n }),
        }),
      ],
    ),
    loading.act(function nextSector(_g, v) {
      v.at++;
    }),
  ),
);

/** What the allies pay is at least what the shipper lacks. */
function shares(g: Look, seat: Seat): number[] {
  const most = Math.min(shipmentOf(g).cost, releasedFor(g, seat));
  return numbers(Math.min(most, Math.max(0, shipmentOf(g).cost - spiceOfSeat(g, seat))), most);
}

const fromWhere = choosing.ask('ship from which territory?', 'dune.guild.cross-ship', {
  who: (_g, v) => v.seat,
  options: (g, v) => TERRITORIES.filter((t) => shippable(g, v.seat, t).length > 0),
  then: (g, _v, t) => {
    if (g.table.shipment !== null) g.table.shipment.from = t;
  },
});
const toWhere = [
  choosing.ask('ship to which territory?', 'dune.ship.one-shipment', {
    who: (_g, v) => v.seat,
    options: (g) => TERRITORIES.filter((t) => t !== from(g)),
    refuse: (g, _v, t) => cannotGoThere(g, t),
    always: true,
    then: (g, v, t) => {
      v.goal = t;
      willPay(g, shippingCost(shipmentOf(g), t, 1));
    },
  }),
  choosing.ask('ship to which sector?', 'dune.ship.sector', {
    who: (_g, v) => v.seat,
    options: (g, v) => (v.goal === '' ? [] : landing(g, shipmentOf(g), v.goal)),
    then: (g, _v, at) => {
      if (g.table.shipment !== null) g.table.shipment.to = at;
    },
  }),
];
const howMany = [
  choosing.ask('ship how many forces?', 'dune.ship.one-shipment', {
    who: (_g, v) => v.seat,
    options: (g) => numbers(1, affordable(g, reserveNow(g))),
    always: true,
    then: (g, _v, n) => {
      const s = g.table.shipment;
      if (s === null || s.to === '') return;
      s.forces = n;
      willPay(g, shippingCost(s, territoryOf(s.to), n));
    },
  }),
  choosing.when(
    (g) => starredNow(g) > 0,
    [
      choosing.ask('ship how many starred forces?', 'dune.ship.one-shipment', {
        who: (_g, v) => v.seat,
        options: (g, v) =>
          numbers(
            Math.max(0, shipmentOf(g).forces - reserveOf(g, v.seat).forces),
            Math.min(starredNow(g), shipmentOf(g).forces),
          ),
        then: (g, _v, n) => {
          const s = g.table.shipment;
          if (s === null) return;
          s.starred = n;
          s.forces -= n;
        },
      }),
    ],
  ),
];

/** Reserves on their way into the storm cannot land there once that advantage is stopped. */
const cannotLandAnyMore = (g: G, v: Choosing): boolean => {
  const s = shipmentOf(g);
  if (s.kind !== 'fremen reserves' || v.goal === '') return false;
  return s.to === '' ? landing(g, s, v.goal).length === 0 : inStorm(g, s.to) && !intoStorm(g, s);
};
const SHIP_AGAIN = 'the shipment is made again';

/** A player whose shipment relied on a stopped advantage makes it again without. */
const choose = choosing.procedure(
  'choosing a shipment',
  'dune.ship.one-shipment',
  choosing.abandonIf(
    cannotLandAnyMore,
    choosing.act(function takeItBack(g) {
      g.table.shipment = null;
      g.table.announced = SHIP_AGAIN;
    }),
  ),
  choosing.act(function nothingYet(g, v) {
    g.table.owed[v.seat] = 0;
    g.table.shipment = null;
  }),
  choosing.ask('ship?', 'dune.ship.one-shipment', {
    who: (_g, v) => v.seat,
    options: waysToShip,
    refuse: (g, _v, way, seat) => cannotShip(g, way, seat),
    always: true,
    then: begin,
  }),
  choosing.finishIf((g) => g.table.shipment === null),
  choosing.when(
    (_g, v) => kindOf(v.card) === 'worthless',
    [
      choosing.call(worthlessKarama, (_g, v) => ({ seat: v.seat, advantage: WORTHLESS_KARAMA, before: '' })),
      choosing.act(function ifNotStopped(g, v) {
        if (!cardWasStopped(g, v.card)) return;
        g.table.shipment = null;
        g.table.announced = SHIP_AGAIN;
      }),
      choosing.finishIf((g) => g.table.shipment === null),
    ],
  ),
  choosing.when(
    (g) => ['across', 'back'].includes(shipmentOf(g).kind),
    [
      fromWhere,
      choosing.when((g) => shipmentOf(g).kind === 'across', toWhere),
      choosing.call(load, (g, v) => {
        const t = from(g);
        return { seat: v.seat, sources: t === '' ? [] : shippable(g, v.seat, t), at: 0 };
      }),
    ],
    [...toWhere, ...howMany],
  ),
  choosing.act(function priceIt(g) {
    const s = g.table.shipment;
    if (s === null) return;
    const n = s.kind === 'across' || s.kind === 'back' ? gatheredSize(g) : s.forces + s.starred;
    s.cost = shippingCost(s, s.to === '' ? '' : territoryOf(s.to), n);
    willPay(g, s.cost);
  }),
  choosing.when(
    (g, v) => releasedFor(g, v.seat) > 0 && shipmentOf(g).cost > 0,
    [
      choosing.ask('how much of it do your allies pay?', 'dune.alliance.pay-bids', {
        who: (_g, v) => v.seat,
        options: (g, v) => shares(g, v.seat),
        always: true,
        then: (g, _v, n) => {
          const s = g.table.shipment;
          if (s === null) return;
          s.allyPays = n;
          g.table.owed[s.seat] = s.cost - n;
        },
      }),
    ],
  ),
);

// ---- carrying it out ----

/** The advantages a shipment relies on, in the order in which they are announced. */
function reliesOn(g: Look): Advantage[] {
  const s = shipmentOf(g);
  if (!is(g, s.seat, 'spacing-guild'))
    return s.rate === 'half' || s.kind === 'across' ? ['spacing-guild: rates for an ally'] : [];
  if (s.kind === 'back') return ['spacing-guild: return shipment'];
  return [
    ...(s.kind === 'across' ? ['spacing-guild: cross-shipment' as const] : []),
    ...(s.rate === 'half' ? ['spacing-guild: half price' as const] : []),
  ];
}

function pay(g: G): void {
  const s = shipmentOf(g);
  const income =
    guild(g) >= 0 &&
    guild(g) !== s.seat &&
    s.rate !== 'karama' &&
    (!allied(g, guild(g), s.seat) || holds('dune.guild.alliance-pays')) &&
    holds('dune.guild.income') &&
    !stoppedNow(g, 'spacing-guild: shipping income');
  alliesPay(g, s.seat, s.allyPays, income ? guild(g) : -1);
  if (income) paySeat(g, s.seat, guild(g), s.cost - s.allyPays);
  else payBank(g, s.seat, s.cost - s.allyPays);
}
function ship(g: G): void {
  const s = shipmentOf(g);
  const group = s.kind === 'across' || s.kind === 'back' ? gatheredCount(g) : { forces: s.forces, starred: s.starred };
  if (s.kind === 'across' || s.kind === 'back') for (const x of g.table.gathered) takeForces(g, s.seat, x.at, x);
  else takeReserve(g, s.seat, group);
  g.table.gathered = [];
  if (s.to === '') putReserve(g, s.seat, group);
  else {
    const joining = forcesIn(g, s.seat, territoryOf(s.to)) > 0;
    putForces(g, s.seat, s.to, group);
    if (is(g, s.seat, 'bene-gesserit') && g.table.advanced)
      arriveAs(g, territoryOf(s.to), holds('dune.bene-gesserit.ship-occupied') ? 'fighters' : 'advisors', joining);
  }
  emit(g, 'shipped', 'dune.ship.one-shipment', {
    seat: s.seat,
    kind: s.kind,
    to: s.to,
    forces: size(group),
    spice: s.cost,
  });
}
/** Reserves brought into the storm lose half, rounded up. */
function lostInTheStorm(g: G): void {
  const s = shipmentOf(g);
  if (
    s.to === '' ||
    s.kind !== 'fremen reserves' ||
    !inStorm(g, s.to) ||
    !holds('dune.fremen.reserves-into-storm-terrain')
  )
    return;
  const dead = half(s.forces + s.starred);
  const forces = Math.min(dead, s.forces);
  killForces(g, s.seat, s.to, { forces, starred: dead - forces });
}

const { act, call, when, whilst, procedure } = words<{ seat: Seat; again: boolean; at: number }>();
export const shipment = procedure(
  'shipment',
  'dune.guild.one-of-three',
  whilst(
    (_g, v) => v.again,
    act(function once(_g, v) {
      v.again = false;
      v.at = 0;
    }),
    call(choose, (_g, v) => ({ seat: v.seat, goal: '' as const, card: '' })),
    act(function lookWhetherTakenBack(g, v) {
      if (g.table.announced !== SHIP_AGAIN) return;
      g.table.announced = '';
      v.again = true;
    }),
    whilst(
      (g, v) => g.table.shipment !== null && !v.again && v.at < reliesOn(g).length,
      call(announcement, (g, v) => ({ seat: guild(g), advantage: reliesOn(g)[v.at] ?? '', before: '' })),
      act(function lookWhetherStopped(g, v) {
        const advantage = reliesOn(g)[v.at];
        v.at++;
        if (advantage === undefined || !stoppedNow(g, advantage)) return;
        v.again = holds('dune.treachery.karama-stop-redo');
        g.table.shipment = null;
      }),
    ),
  ),
  when(
    (g) => g.table.shipment !== null,
    [
      when(
        (g) =>
          g.table.advanced &&
          inPlay(g, 'spacing-guild') &&
          (shipmentOf(g).kind === 'reserves' || !holds('dune.guild.karama-fremen')),
        [call(guildStopsShipment, () => ({ card: '' }))],
      ),
      when(
        (g) => !shipmentOf(g).stopped || !holds('dune.bene-gesserit.advisor-stopped'),
        [
          act(pay, 'dune.ship.pay-bank'),
          act(ship, 'dune.ship.one-shipment'),
          act(lostInTheStorm),
          when(
            (g) => shipmentOf(g).to !== '',
            [
              call(intrusion, (g, v) => ({
                seat: v.seat,
                territory: territoryOf(shipmentOf(g).to || 'polar-sink'),
                flips: false,
              })),
            ],
          ),
          when(
            (g) =>
              shipmentOf(g).kind === 'reserves' &&
              inPlay(g, 'bene-gesserit') &&
              !is(g, shipmentOf(g).seat, 'bene-gesserit'),
            [
              call(spiritualAdvisors, (g) => ({
                territory: territoryOf(shipmentOf(g).to || 'polar-sink'),
                goal: '' as const,
              })),
            ],
            [],
            'dune.bene-gesserit.advisor-off-planet-only',
          ),
        ],
      ),
    ],
  ),
  act(function shipmentEnds(g, v) {
    g.table.owed[v.seat] = 0;
    g.table.shipment = null;
    g.table.gathered = [];
  }),
);
