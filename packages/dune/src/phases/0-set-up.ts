// Set-up for play: positions, prediction, traitors, spice, forces, treachery cards, turn marker.

import {
  drawTop,
  moveOpenly,
  moveSecretly,
  random,
  replaced,
  revealAll,
  shuffle,
  things,
  type Option,
  type Seat,
} from '@landsraad/kernel';
import { ALL_LEADERS, COMMON, factionOfLeader, sheet } from '../board/factions.ts';
import { putForces, putReserve, reserveOf, takeReserve } from '../board/forces.ts';
import { homeOf } from '../board/leaders.ts';
import { CIRCLES, locationsOf, type Location } from '../board/map.ts';
import { fromBank } from '../board/spice.ts';
import {
  drawTreachery,
  handOf,
  leaders,
  predictedFaction,
  predictedTurn,
  spiceCards,
  traitors,
  treachery,
} from '../components.ts';
import { FACTS } from '../facts.ts';
import { fromTo, upTo } from '../numbers.ts';
import { FACTIONS, factionOf, inPlay, is, seatOf, seats, TURNS, type Faction, type G, type Look } from '../table.ts';
import { emit, secretly, words, type None } from '../words.ts';
import { starredForcesOf } from '../advanced/starred-forces.ts';
import { placeAdvisor, startsAsAdvisor } from '../advanced/starting-advisor.ts';

const { act, call, when, together, procedure } = words<None>();

// ---- factions and positions ----

/** Suggested, not required. */
export const SUGGESTED: { readonly [players: number]: readonly Faction[] } = {
  2: ['atreides', 'harkonnen'],
  3: ['atreides', 'harkonnen', 'fremen'],
  4: ['atreides', 'harkonnen', 'emperor', 'fremen'],
  5: ['atreides', 'harkonnen', 'emperor', 'fremen', 'spacing-guild'],
  6: ['atreides', 'harkonnen', 'emperor', 'fremen', 'spacing-guild', 'bene-gesserit'],
};

function shuffled<E>(g: G, list: readonly E[]): E[] {
  const deck = list.slice();
  const out: E[] = [];
  while (deck.length > 0) out.push(...deck.splice(random(g, deck.length), 1));
  return out;
}
function takeSeats(g: G): void {
  const how = g.table.options['factions'];
  // § dune.setup.suggestions-free
  if (how === 'suggested') g.table.factions = (SUGGESTED[g.table.players] ?? []).slice();
  // § dune.setup.faction-choice
  else if (how === 'dealt') g.table.factions = shuffled(g, FACTIONS).slice(0, g.table.players);
  // § dune.setup.empty-circles
  if (g.table.options['circles'] === 'dealt')
    g.table.circles = shuffled(
      g,
      CIRCLES.map((_, n) => n),
    ).slice(0, g.table.players);
}

/** Each draws a turn card; the highest picks first. */
type Picking = { order: readonly Seat[]; picked: readonly string[] };
const picking = words<Picking>();
const pickFactions = picking.procedure(
  'picking factions',
  'dune.setup.faction-choice',
  picking.act(function drawTurnCards(g, v) {
    v.order = shuffled(g, seats(g));
    v.picked = seats(g).map(() => '');
  }),
  picking.whilst(
    (_g, v) => v.picked.includes(''),
    picking.ask('which faction?', 'dune.setup.faction-choice', {
      who: (_g, v) => v.order.find((s) => v.picked[s] === '') ?? 0,
      options: () => FACTIONS,
      refuse: (_g, v, f) => (v.picked.includes(f) ? 'dune.setup.players' : null),
      then: (g, v, f, seat) => {
        v.picked = v.picked.map((old, s) => (s === seat ? f : old));
        emit(g, 'faction picked', 'dune.setup.faction-choice', { seat, faction: f });
      },
    }),
  ),
  picking.act(function sitDown(g, v) {
    g.table.factions = v.picked.map((f) => FACTIONS.find((x) => x === f) ?? 'atreides');
  }),
);

/** Two players may swap if both agree. */
type Swapping = { from: Seat; to: Seat };
const swapping = words<Swapping>();
const swap = swapping.procedure(
  'swapping factions',
  'dune.setup.faction-swap',
  swapping.ask('swap factions?', 'dune.setup.faction-swap', {
    who: (_g, v) => v.to,
    about: (_g, v) => ({ from: v.from }),
    options: () => ['swap', 'keep'],
    then: (g, v, said) => {
      if (said !== 'swap') return;
      const [a, b] = [factionOf(g, v.from), factionOf(g, v.to)];
      g.table.factions = replaced(replaced(g.table.factions, v.from, b), v.to, a);
      emit(g, 'factions swapped', 'dune.setup.faction-swap', { seat: v.from, to: v.to });
    },
  }),
);
type Wishing = { at: number; wish: number };
const wishing = words<Wishing>();
const swaps = wishing.procedure(
  'swaps',
  'dune.setup.faction-swap',
  wishing.whilst(
    (g, v) => v.at < g.table.players,
    wishing.ask('swap with whom?', 'dune.setup.faction-swap', {
      who: (_g, v) => v.at,
      options: (g, v) => ['nobody', ...seats(g).filter((s) => s !== v.at)],
      then: (_g, v, to) => {
        v.wish = typeof to === 'number' ? to : -1;
      },
    }),
    wishing.when((_g, v) => v.wish >= 0, [wishing.call(swap, (_g, v) => ({ from: v.at, to: v.wish }))]),
    wishing.act(function next(_g, v) {
      v.at++;
    }),
  ),
);

/** § dune.setup.leaders-5 */
function everythingInItsPlace(g: G): void {
  for (const s of seats(g)) {
    emit(g, 'takes a seat', 'dune.setup.colours', {
      seat: s,
      faction: factionOf(g, s),
      colour: sheet(factionOf(g, s)).colour,
      circle: g.table.circles[s] ?? 0,
    });
    for (const l of sheet(factionOf(g, s)).leaders) moveOpenly(g, leaders.box, l.id, homeOf(s));
  }
  shuffle(g, treachery.deck);
  shuffle(g, spiceCards.deck);
}

// ---- the prediction ----

type Predicting = { faction: string; turn: number };
const predicting = secretly<Predicting>();
const predict = predicting.procedure(
  'prediction',
  'dune.bene-gesserit.prediction',
  predicting.ask('predict which faction?', 'dune.bene-gesserit.prediction', {
    options: (g) => g.table.factions,
    refuse: (_g, _v, f) => (f === 'bene-gesserit' ? 'dune.bene-gesserit.prediction' : null),
    then: (_g, v, f) => {
      v.faction = f;
    },
  }),
  predicting.ask('predict which turn?', 'dune.bene-gesserit.prediction', {
    about: (_g, v) => ({ faction: v.faction }),
    options: () => fromTo(1, TURNS), // § dune.setup.prediction-deck
    then: (_g, v, turn) => {
      v.turn = turn;
    },
  }),
);
function keepPrediction(g: G, _v: None, answers: readonly { readonly seat: Seat; readonly notes: Predicting }[]): void {
  for (const { seat, notes } of answers) {
    const [faction, turn] = [predictedFaction.chosen[seat], predictedTurn.chosen[seat]];
    if (faction === undefined || turn === undefined) continue;
    moveSecretly(g, predictedFaction.cards, notes.faction, faction);
    moveSecretly(g, predictedTurn.cards, `turn ${notes.turn}`, turn);
    // With two players everybody knows the predicted faction.
    if (g.table.players === 2) for (const place of [predictedFaction.cards, faction]) revealAll(g, place);
    emit(
      g,
      'predicted',
      'dune.bene-gesserit.prediction',
      { seat },
      { to: [seat], nouns: { faction: notes.faction, turn: notes.turn } },
    );
  }
}

// ---- traitors ----

const dealtTo = (seat: Seat) => traitors.dealt[seat] ?? traitors.deck;
const keptBy = (seat: Seat) => traitors.kept[seat] ?? traitors.deck;

function dealTraitors(g: G): void {
  // § dune.setup.traitor-remove
  for (const l of ALL_LEADERS)
    if (!inPlay(g, factionOfLeader(l.id))) moveOpenly(g, traitors.deck, l.id, traitors.removed);
  shuffle(g, traitors.deck);
  for (const s of seats(g))
    for (let n = 0; n < FACTS.spiceDeck.traitorDeck.dealt; n++) drawTop(g, traitors.deck, dealtTo(s));
}
const keepsAll = (g: Look, seat: Seat): boolean => is(g, seat, 'harkonnen'); // § dune.harkonnen.traitors
const choosing = secretly<{ seat: Seat; kept: string }>();
const keepOne = choosing.procedure(
  'traitors',
  'dune.setup.traitor-keep',
  choosing.ask('keep which traitor?', 'dune.setup.traitor-keep', {
    options: (g, v) => things(g, dealtTo(v.seat)).slice(), // § dune.setup.traitor-own: any of them
    then: (_g, v, leader) => {
      v.kept = leader;
    },
  }),
);
function keepTraitors(
  g: G,
  _v: None,
  answers: readonly { readonly seat: Seat; readonly notes: { kept: string } }[],
): void {
  for (const { seat, notes } of answers) {
    for (const l of things(g, dealtTo(seat)).slice())
      moveSecretly(g, dealtTo(seat), l, l === notes.kept ? keptBy(seat) : traitors.under); // § dune.setup.traitor-return
    emit(g, 'traitor kept', 'dune.setup.traitor-return', { seat }, { to: [seat], nouns: { leader: notes.kept } });
  }
  for (const s of seats(g)) for (const l of things(g, dealtTo(s)).slice()) moveSecretly(g, dealtTo(s), l, keptBy(s));
}

// ---- spice, forces, cards ----

/** § dune.atreides.start § dune.harkonnen.start § dune.emperor.start § dune.guild.start § dune.bene-gesserit.start */
function startingSpice(g: G): void {
  for (const s of seats(g)) fromBank(g, s, sheet(factionOf(g, s)).spice);
}
/**
 * § dune.atreides.start § dune.harkonnen.start § dune.emperor.start § dune.guild.start § dune.bene-gesserit.start
 * § dune.setup.forces-20
 */
function startingForces(g: G): void {
  for (const s of seats(g)) {
    const faction = factionOf(g, s);
    const starred = starredForcesOf(g, faction);
    putReserve(g, s, { forces: COMMON.forces - starred, starred });
    for (const { territory, forces } of startsAsAdvisor(g, s) ? [] : sheet(faction).onMap)
      fromReserve(g, s, locationsOf(territory)[0], forces, 0);
  }
}
function fromReserve(g: G, seat: Seat, at: Location | undefined, forces: number, starred: number): void {
  if (at === undefined) return;
  takeReserve(g, seat, { forces, starred });
  putForces(g, seat, at, { forces, starred });
  emit(g, 'forces placed', 'dune.setup.start-forces', { seat, at, forces: forces + starred });
}

/** The Fremen split their ten over three territories, sector by sector. */
const FREMEN_START = FACTS.factions.factions.flatMap((f) => ('onMapChoice' in f.start ? [f.start.onMapChoice] : []))[0];
const FREMEN_PLACES: readonly Location[] = (FREMEN_START?.territories ?? []).flatMap((t) => locationsOf(t));
type Placing = { at: number; left: number; starred: number };
const placing = words<Placing>();
const fremenPlacement = placing.procedure(
  'Fremen placement',
  'dune.fremen.start',
  placing.when(
    (g) => reserveOf(g, seatOf(g, 'fremen')).starred > 0,
    [
      placing.ask('how many Fedaykin among the ten?', 'dune.fremen.start-fedaykin', {
        who: (g) => seatOf(g, 'fremen'),
        options: (g) => upTo(reserveOf(g, seatOf(g, 'fremen')).starred),
        then: (_g, v, n) => {
          v.starred = n;
          v.left -= n;
        },
      }),
    ],
  ),
  placing.whilst(
    (_g, v) => v.left + v.starred > 0 && v.at < FREMEN_PLACES.length,
    placing.ask('place how many there?', 'dune.fremen.start', {
      who: (g) => seatOf(g, 'fremen'),
      about: (_g, v) => ({ at: FREMEN_PLACES[v.at] ?? '', left: v.left }),
      options: (_g, v) => (v.at === FREMEN_PLACES.length - 1 ? [v.left] : upTo(v.left)),
      then: (g, v, n, seat) => {
        v.left -= n;
        if (n > 0) fromReserve(g, seat, FREMEN_PLACES[v.at], n, 0);
      },
    }),
    placing.when(
      (_g, v) => v.starred > 0,
      [
        placing.ask('place how many Fedaykin there?', 'dune.fremen.start-fedaykin', {
          who: (g) => seatOf(g, 'fremen'),
          about: (_g, v) => ({ at: FREMEN_PLACES[v.at] ?? '', left: v.starred }),
          options: (_g, v) => (v.at === FREMEN_PLACES.length - 1 ? [v.starred] : upTo(v.starred)),
          then: (g, v, n, seat) => {
            v.starred -= n;
            if (n > 0) fromReserve(g, seat, FREMEN_PLACES[v.at], 0, n);
          },
        }),
      ],
    ),
    placing.act(function nextPlace(_g, v) {
      v.at++;
    }),
  ),
);
export const fremenPlaces = FREMEN_PLACES;

function startingTreachery(g: G): void {
  for (const s of seats(g)) for (let n = 0; n < sheet(factionOf(g, s)).startCards; n++) drawTreachery(g, handOf(s));
  emit(g, 'treachery dealt', 'dune.setup.start-treachery', { cards: 1 });
}
function turnMarker(g: G): void {
  g.table.turn = 1;
}

const asked = (g: G, wanted: Option): boolean => g.table.options['factions'] === wanted;

export const setUp = procedure(
  'set-up',
  'dune.setup.step-order',
  act(takeSeats),
  when((g) => asked(g, 'picked'), [call(pickFactions, () => ({ order: [], picked: [''] }))]),
  when((g) => !asked(g, 'suggested'), [call(swaps, () => ({ at: 0, wish: -1 }))]),
  act(everythingInItsPlace, 'dune.setup.positions'),
  when(
    (g) => inPlay(g, 'bene-gesserit'),
    [
      together('the prediction', 'dune.bene-gesserit.prediction', {
        seats: (g) => [seatOf(g, 'bene-gesserit')],
        each: predict,
        notes: () => ({ faction: '', turn: 0 }),
        then: keepPrediction,
      }),
    ],
  ),
  act(dealTraitors, 'dune.setup.traitor-deal'),
  together('choosing traitors', 'dune.setup.traitor-keep', {
    seats: (g) => seats(g).filter((s) => !keepsAll(g, s)),
    each: keepOne,
    notes: (_g, _v, seat) => ({ seat, kept: '' }),
    then: keepTraitors,
  }),
  act(startingSpice, 'dune.setup.start-forces'),
  act(startingForces, 'dune.setup.start-forces'),
  when(
    (g) => inPlay(g, 'fremen'),
    [call(fremenPlacement, () => ({ at: 0, left: FREMEN_START?.forces ?? 0, starred: 0 }))],
  ),
  call(placeAdvisor, () => ({ territory: '' as const }), 'dune.setup.start-forces-order'),
  act(startingTreachery, 'dune.setup.start-treachery'),
  act(turnMarker, 'dune.setup.turn-limit'),
);
