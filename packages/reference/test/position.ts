// Positions to test from: a table set up as one wishes, then answers by seat and name.

import {
  amount,
  answer,
  bit,
  EVERYONE,
  interrupt,
  offers,
  placeOf,
  sortSet,
  startPlay,
  things,
  view,
  whyNot,
  type Decision,
  type Form,
  type Happening,
  type Option,
  type PlaceRef,
  type Play,
  type Rules,
  type Seat,
  type View,
} from '@landsraad/kernel';
import { cards, coins, crates, rules, type G, type Table } from '@landsraad/reference';

/** What lies where when the first bell of the test is rung; what is not named is as the box has it. */
export interface SetUp {
  readonly players?: number;
  /** The night that falls. */
  readonly night?: number;
  readonly hands?: readonly (readonly string[])[];
  readonly coins?: readonly number[];
  readonly stores?: readonly (readonly string[])[];
  readonly cellars?: readonly (readonly string[])[];
  /** What will be set out, first stall first. */
  readonly stalls?: readonly string[];
  readonly deck?: readonly string[];
  readonly played?: readonly string[];
  readonly bank?: number;
}

function lay(g: G, ref: PlaceRef | undefined, list: readonly string[]): void {
  if (ref === undefined || (ref.owner ?? 0) >= g.seats) return;
  const place = placeOf(g, ref);
  place.things = [...list];
  place.known = list.map(() => (ref.open ? EVERYONE : ref.owner === null ? 0 : bit(ref.owner)));
  if (!ref.ordered) sortSet(place);
}

function arrange(g: G, p: SetUp): void {
  const each = (refs: readonly PlaceRef[], lists: readonly (readonly string[])[] | undefined): void =>
    refs.forEach((ref, seat) => lay(g, ref, lists?.[seat] ?? []));
  each(cards.hand, p.hands);
  each(crates.store, p.stores);
  each(crates.cellar, p.cellars);
  lay(g, cards.played, p.played ?? []);
  // The top of a pile is its last thing.
  lay(
    g,
    cards.deck,
    p.deck?.toReversed() ?? [
      'guard',
      'broker',
      'lantern',
      'cloak',
      'rumour',
      'festival',
      'guard',
      'broker',
      'lantern',
      'cloak',
    ],
  );
  lay(g, crates.warehouse, [
    'sand',
    'glass',
    'silk',
    'spice',
    'glass',
    'silk',
    ...(p.stalls ?? ['spice', 'silk']).toReversed(),
  ]);
  p.coins?.forEach((n, seat) => void (g.purses[coins.index]![seat] = n));
  g.table.bank = p.bank ?? 0;
  g.table.night = (p.night ?? 1) - 1;
}

/** The same rules with a set-up of one's own: so logs, undo and rewind work from it too. */
function rigged(p: SetUp): Rules<Table> {
  const procedures = new Map(rules.book.procedures);
  const bazaar = procedures.get(rules.play.name)!;
  const code = bazaar.code.map((i) => (i.name === 'dealHands' ? { ...i, run: (g: G) => arrange(g, p) } : i));
  procedures.set(bazaar.name, { ...bazaar, code });
  return { ...rules, book: { ...rules.book, procedures } };
}

/** What says nothing in particular, to get on to what a test is about. */
const DULL: { readonly [question: string]: Option } = {
  'ring the bell?': 'ring',
  'haggle?': 'done',
  'bid for which stall?': -1,
  'what do you do?': 'draw',
  'stop the raid?': 'pass',
};

export interface Position {
  readonly play: Play<Table>;
  /** Everything that has happened. */
  readonly happened: Happening[];
  readonly table: () => Table;
  readonly asked: (seat: Seat) => Decision | undefined;
  readonly options: (seat: Seat) => readonly Option[];
  readonly why: (seat: Seat, option: Option) => string | null;
  readonly says: (seat: Seat, question: string, option: Option) => void;
  readonly bids: (seat: Seat, stall: number, n: number) => void;
  readonly offers: (seat: Seat) => string[];
  readonly acts: (seat: Seat, offer: string, form?: Form) => void;
  readonly until: (question: string) => void;
  readonly toTheEnd: () => void;
  readonly sees: (seat: Seat) => View;
  readonly coins: (seat: Seat) => number;
  readonly lies: (place: PlaceRef | undefined) => readonly string[];
  /** The nouns of the latest thing of that kind that happened. */
  readonly latest: (kind: string) => Happening['nouns'] | undefined;
}

export function position(p: SetUp = {}): Position {
  const happened: Happening[] = [];
  const config = { mode: 'standard', players: p.players ?? 3, options: {} };
  const play = startPlay(rigged(p), config, 'position', happened);
  const asked = (seat: Seat): Decision | undefined => play.decisions.find((d) => d.seat === seat);

  const says = (seat: Seat, question: string, option: Option): void => {
    const d = asked(seat);
    if (d?.name !== question) throw new Error(`seat ${seat} is asked "${d?.name ?? 'nothing'}", not "${question}"`);
    answer(play, seat, d.question, option, happened);
  };
  const dully = (enough: () => boolean): void => {
    for (let n = 0; n < 300 && !enough(); n++) {
      const d = play.decisions[0];
      if (d === undefined) throw new Error('the game is over');
      says(d.seat, d.name, DULL[d.name] ?? d.options[0]!);
    }
    if (!enough()) throw new Error('that never comes');
  };

  return {
    play,
    happened,
    table: () => play.game.table,
    asked,
    options: (seat) => asked(seat)?.options ?? [],
    why: (seat, option) => whyNot(play.rules, play.game, seat, option),
    says,
    bids: (seat, stall, n) => {
      says(seat, 'bid for which stall?', stall);
      says(seat, 'how many coins?', n);
    },
    offers: (seat) => offers(play.rules, play.game, seat).map((o) => o.id),
    acts: (seat, offer, form) => interrupt(play, seat, offer, form ?? null, happened),
    until: (question) => dully(() => play.decisions.some((d) => d.name === question)),
    toTheEnd: () => dully(() => play.game.over !== null),
    sees: (seat) => view(play.rules, play.game, seat),
    coins: (seat) => amount(play.game, coins, seat),
    lies: (place) => things(play.game, place!),
    latest: (kind) => happened.findLast((h) => h.kind === kind)?.nouns,
  };
}
