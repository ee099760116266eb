// Phase 6, first half: what is shipped, from where, where to, how many, and who pays.

import type { Procedure, Seat } from '@landsraad/kernel';
import { forcesIn, groupAt, groupsIn, inStorm, reserveOf, size, territoriesOf } from '../board/forces.ts';
import { add, gatheredSize, here, ordinary, starred } from '../board/gathering.ts';
import { territoryOf, TERRITORIES, type Location, type Territory } from '../board/map.ts';
import { owe, spiceOfSeat } from '../board/spice.ts';
import { kindOf, releasedFor } from '../components.ts';
import type { RuleId } from '../ledger.ts';
import { fromTo } from '../numbers.ts';
import { is, type Count, type G, type Look, type Shipment, type Table } from '../table.ts';
import { cardWasStopped, discardCard, karamasOf, worthlessKarama } from '../treachery/karama.ts';
import { emit, words } from '../words.ts';
import {
  mayCross,
  mayShipBack,
  means,
  newShipment,
  rateOf,
  shipmentOf,
  shippingCost,
  willPay,
} from './6-shipping-costs.ts';
import { cannotLand, cheapest, intoStorm, landing, somewhere } from './6-shipping-places.ts';

type Choosing = { seat: Seat; goal: Territory | ''; card: string };
export const freshChoice = (seat: Seat): Choosing => ({ seat, goal: '', card: '' });
const choosing = words<Choosing>();

/** Where Guild forces may be shipped from: not out of the storm. */
const mayBoard = (g: Look, at: Location): boolean => !inStorm(g, at); // § dune.guild.out-of-storm
const shippable = (g: Look, seat: Seat, t: Territory): Location[] =>
  groupsIn(g, seat, t)
    .filter((x) => mayBoard(g, x.at))
    .map((x) => x.at);
const canShipFrom = (g: Look, seat: Seat, t: Territory): boolean => {
  for (const x of groupsIn(g, seat, t)) if (mayBoard(g, x.at)) return true;
  return false;
};
const shippableFrom = (g: Look, seat: Seat): Territory[] =>
  territoriesOf(g, seat).filter((t) => canShipFrom(g, seat, t));
/** From every territory or from none: a list of some would reveal what the player can pay. */
function canCross(g: Look, seat: Seat): boolean {
  const from = shippableFrom(g, seat);
  const way = { seat, kind: 'across', rate: rateOf(g, seat) } as const;
  for (const t of from) if (!somewhere(g, way, t)) return false;
  return from.length > 0;
}

/** § dune.guild.one-of-three */
const WAYS = ['decline', 'ship', 'bring reserves', 'ship across', 'ship back'] as const;
const KINDS: { readonly [way: string]: Shipment['kind'] } = {
  'bring reserves': 'fremen reserves',
  'ship across': 'across',
  'ship back': 'back',
};
const kindOfShipment = (way: string): Shipment['kind'] => KINDS[way] ?? 'reserves';
/** Besides the ways, every card that serves as Karama, by its name: one shipment at half price. */
function waysToShip(g: Look, v: Choosing): readonly string[] {
  const cards = karamasOf(g, v.seat); // § dune.treachery.karama-cheap-shipment
  return cards.length === 0 ? WAYS : [...WAYS, ...cards];
}

function cannotShip(g: Look, way: string, seat: Seat): RuleId | null {
  if (way === 'decline') return null;
  const kind = kindOfShipment(way);
  switch (kind) {
    case 'fremen reserves':
      if (!is(g, seat, 'fremen')) return 'dune.fremen.reserves';
      return size(reserveOf(g, seat)) === 0 || !somewhere(g, { seat, kind, rate: 'free' }, '')
        ? 'dune.fremen.reserves'
        : null;
    case 'across':
      return mayCross(g, seat) && canCross(g, seat) ? null : 'dune.guild.cross-ship'; // § dune.guild.alliance-fremen
    case 'back':
      return mayShipBack(g, seat) && means(g, seat) > 0 && shippableFrom(g, seat).length > 0
        ? null
        : 'dune.ship.one-way';
    case 'reserves': {
      if (is(g, seat, 'fremen')) return 'dune.fremen.reserves-instead';
      if (size(reserveOf(g, seat)) === 0) return 'dune.ship.one-shipment';
      const rate = way === 'ship' ? rateOf(g, seat) : 'karama';
      return somewhere(g, { seat, kind, rate }, '') ? null : 'dune.ship.must-afford';
    }
  }
}
function begin(g: G, v: Choosing, way: string): void {
  if (way === 'decline') return;
  const kind = kindOfShipment(way);
  const karama = !WAYS.some((w) => w === way);
  v.card = karama ? way : '';
  if (karama) discardCard(g, v.seat, way, 'dune.treachery.karama-cheap-shipment');
  const rate = karama ? 'karama' : kind === 'fremen reserves' ? 'free' : rateOf(g, v.seat);
  g.table.shipment = newShipment(v.seat, kind, rate);
  willPay(g, kind === 'back' ? 1 : cheapest(g, shipmentOf(g), ''));
  emit(g, 'shipment begins', 'dune.ship.one-shipment', { seat: v.seat, kind });
}

const from = (g: Look): Territory | '' => shipmentOf(g).from;
/** How many of these forces the shipper and the allies can pay for. */
function affordable(g: Look, most: number): number {
  const s = shipmentOf(g);
  let n = most;
  // At least one: a player who has named the place can pay for one.
  // § dune.ship.must-afford
  while (n > 1 && shippingCost(s, s.to === '' ? '' : territoryOf(s.to), n) > means(g, s.seat)) n--;
  return n;
}
const reserveNow = (g: Look): number => size(reserveOf(g, shipmentOf(g).seat));
const starredNow = (g: Look): number => reserveOf(g, shipmentOf(g).seat).starred;

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
/** Every sector is asked about, even with no spice left for more: what the player can pay is secret. */
const load = loading.procedure(
  'loading',
  'dune.guild.cross-ship',
  loading.act(function noneYet(g) {
    g.table.gathered = [];
  }),
  loading.whilst(
    (_g, v) => v.at < v.sources.length,
    loading.ask('ship how many from there?', 'dune.guild.cross-ship', {
      who: (_g, v) => v.seat,
      about: (g, v) => ({ at: here(v), gathered: gatheredSize(g) }),
      options: (g, v) => ordinary(g, v, canPayFor(g)),
      always: true,
      then: (g, v, n) => loadThem(g, v, { forces: n, starred: 0 }),
    }),
    loading.when(
      (g, v) => groupAt(g, v.seat, here(v)).starred > 0,
      [
        loading.ask('ship how many starred forces from there?', 'dune.guild.cross-ship', {
          who: (_g, v) => v.seat,
          about: (g, v) => ({ at: here(v), gathered: gatheredSize(g) }),
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

/** How much the allies may pay: at least what the shipper lacks, at most what they have released. */
function shares(g: Look, seat: Seat): number[] {
  const most = Math.min(shipmentOf(g).cost, releasedFor(g, seat));
  return fromTo(Math.min(most, Math.max(0, shipmentOf(g).cost - spiceOfSeat(g, seat))), most);
}

const fromWhere = choosing.ask('ship from which territory?', 'dune.guild.cross-ship', {
  who: (_g, v) => v.seat,
  options: (g, v) => shippableFrom(g, v.seat),
  then: (g, _v, t) => {
    const s = g.table.shipment;
    if (s === null) return;
    s.from = t;
    if (s.kind === 'across') willPay(g, cheapest(g, s, t));
  },
});
const toWhere = [
  choosing.ask('ship to which territory?', 'dune.ship.one-shipment', {
    who: (_g, v) => v.seat,
    about: (g) => ({ from: from(g) }),
    means: (g, _v, t) => ({ price: shippingCost(shipmentOf(g), t, 1) }),
    options: (g) => (from(g) === '' ? TERRITORIES : TERRITORIES.filter((t) => t !== from(g))),
    refuse: (g, _v, t) => cannotLand(g, shipmentOf(g), t),
    always: true,
    then: (g, v, t) => {
      v.goal = t;
      willPay(g, shippingCost(shipmentOf(g), t, 1));
    },
  }),
  choosing.ask('ship to which sector?', 'dune.ship.sector', {
    who: (_g, v) => v.seat,
    about: (_g, v) => ({ territory: v.goal }),
    options: (g, v) => (v.goal === '' ? [] : landing(g, shipmentOf(g), v.goal)),
    then: (g, _v, at) => {
      if (g.table.shipment !== null) g.table.shipment.to = at;
    },
  }),
];
const howMany = [
  choosing.ask('ship how many forces?', 'dune.ship.one-shipment', {
    who: (_g, v) => v.seat,
    about: (g) => ({ to: shipmentOf(g).to }),
    means: (g, v, n) => ({ price: shippingCost(shipmentOf(g), v.goal, n) }),
    options: (g) => fromTo(1, affordable(g, reserveNow(g))),
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
        about: (g) => ({ forces: shipmentOf(g).forces }),
        options: (g, v) =>
          fromTo(
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

/** A player whose shipment relied on a stopped advantage makes it again without it. */
export const chooseShipment: Procedure<Table, Choosing> = choosing.procedure(
  'choosing a shipment',
  'dune.ship.one-shipment',
  choosing.abandonIf(
    cannotLandAnyMore,
    choosing.call(
      () => chooseShipment,
      (_g, v) => freshChoice(v.seat),
    ),
  ),
  choosing.repeat(
    choosing.act(function nothingYet(g, v) {
      owe(g, v.seat, 0);
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
    choosing.when((_g, v) => kindOf(v.card) === 'worthless', [choosing.call(worthlessKarama, () => ({}))]),
    choosing.leaveIf((g, v) => !cardWasStopped(g, v.card)),
  ),
  choosing.when(
    (g) => shipmentOf(g).kind === 'across' || shipmentOf(g).kind === 'back',
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
        about: (g) => ({ price: shipmentOf(g).cost }),
        options: (g, v) => shares(g, v.seat),
        always: true,
        then: (g, _v, n) => {
          const s = g.table.shipment;
          if (s === null) return;
          s.allyPays = n;
          owe(g, s.seat, s.cost - n);
        },
      }),
    ],
  ),
);
