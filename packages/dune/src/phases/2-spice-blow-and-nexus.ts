// Phase 2: the Spice Deck is revealed card by card; Shai-Hulud brings a Nexus.

import { added, count, drawTop, replaced, shuffleInto, things, type PlaceRef } from '@landsraad/kernel';
import { fremenKaramaWorm } from '../advanced/karama-worm.ts';
import { blowsTwice, placeWorm } from '../advanced/placed-worms.ts';
import { nexus } from '../alliances/nexus.ts';
import { talk } from '../alliances/talk.ts';
import { inStorm } from '../board/forces.ts';
import { land, TERRITORIES, type Territory } from '../board/map.ts';
import { blowSpice } from '../board/spice.ts';
import { spiceCards, spiceOf, WORM } from '../components.ts';
import type { RuleId } from '../ledger.ts';
import { inPlay, option, type G, type Look } from '../table.ts';
import { emit, words, type None } from '../words.ts';
import { devours, wormRides } from './2-shai-hulud.ts';

/** One spice blow: its pile, the card just drawn, and whether a territory card has been resolved. */
type Blow = { pile: number; card: string; over: boolean };
const blow = words<Blow>();
const pileOf = (v: Blow): PlaceRef => (v.pile === 0 ? spiceCards.a : spiceCards.b);

/** An empty deck is rebuilt from all discards; then no pile shows a territory. § dune.blow.worm-discard */
function drawSpiceCard(g: G, v: Blow): void {
  // § dune.advanced.reshuffle-all
  if (count(g, spiceCards.deck) === 0) {
    shuffleInto(g, spiceCards.a, spiceCards.deck);
    shuffleInto(g, spiceCards.b, spiceCards.deck);
    if (!option(g, 'reshuffleRemembersTerritory')) g.table.shown = ['', ''];
    emit(g, 'reshuffled', 'dune.setup.reshuffle', { deck: 'spice' });
  }
  const isSetAside = g.table.turn === 1 && things(g, spiceCards.deck).at(-1) === WORM; // § dune.blow.turn-one-worms
  v.card = drawTop(g, spiceCards.deck, isSetAside ? spiceCards.aside : pileOf(v));
  emit(g, 'spice card', 'dune.blow.reveal', { card: v.card, pile: v.pile });
}
const isWorm = (_g: G, v: Blow): boolean => v.card === WORM;
const wormCounts = (g: G): boolean => g.table.turn > 1; // § dune.blow.turn-one-worms

function wormAppears(g: G): void {
  g.table.wormsSeen++;
}
/** § dune.blow.more-worms § dune.advanced.more-worms */
const firstWorm = (g: G): boolean => g.table.wormsSeen + g.table.wormsBefore === 1;
const shownOn = (g: Look, v: Blow): Territory | '' => g.table.shown[v.pile] ?? '';

/** A further worm devours nothing, but the Fremen may ride once more from where the first appeared. */
function anotherRide(g: G, v: Blow): void {
  const t = shownOn(g, v);
  if (t !== '' && g.table.worms.length > 0) g.table.worms = added(g.table.worms, t);
}

/** § dune.blow.in-storm-card */
function spiceBlows(g: G, v: Blow): void {
  const territory = TERRITORIES.find((t) => t === v.card);
  const at = territory === undefined ? null : land(territory).icon; // § dune.setup.spice-icons
  v.over = true;
  if (territory === undefined || at === null) return;
  g.table.shown = replaced(g.table.shown, v.pile, territory);
  if (inStorm(g, at)) {
    emit(g, 'no spice', 'dune.blow.in-storm', { at });
    return;
  }
  blowSpice(g, at, spiceOf(v.card));
  emit(g, 'spice blows', 'dune.blow.place-spice', { at, spice: spiceOf(v.card) });
}

const spiceBlow = blow.procedure(
  'spice blow',
  'dune.blow.reveal',
  blow.act(function noWormYet(g) {
    g.table.wormsBefore = option(g, 'extraWormsPerPhase') ? g.table.wormsSeen : 0; // § dune.fremen.extra-worms-per-blow
    g.table.wormsSeen = 0;
  }),
  blow.whilst(
    (_g, v) => !v.over,
    blow.act(drawSpiceCard, 'dune.blow.reveal'),
    blow.when(
      isWorm,
      [
        blow.when(wormCounts, [
          blow.act(wormAppears, 'dune.nexus.trigger'),
          blow.when(
            firstWorm,
            [
              blow.when(
                (g, v) => shownOn(g, v) !== '', // § dune.blow.worm-no-territory
                [
                  blow.call(
                    devours,
                    (g, v) => ({ territory: shownOn(g, v) || 'polar-sink', spares: false }),
                    'dune.blow.worm-devours',
                  ),
                ],
              ),
            ],
            [
              blow.when(
                blowsTwice,
                [
                  blow.when(
                    (g) => inPlay(g, 'fremen'),
                    [blow.call(placeWorm, () => ({ territory: '' as const }), 'dune.fremen.extra-worms')],
                  ),
                ],
                [blow.act(anotherRide, 'dune.blow.more-worms-ride')],
              ),
            ],
          ),
        ]),
      ],
      [blow.act(spiceBlows, 'dune.blow.place-spice')],
    ),
  ),
);

function wormsBack(g: G): void {
  if (count(g, spiceCards.aside) > 0) shuffleInto(g, spiceCards.aside, spiceCards.deck);
}

const { act, call, when, procedure } = words<None>();
/** § dune.blow.worm-before-nexus: devouring and the spice of the territory card come before the Nexus, the rides after it. */
const blowOn = (pile: number, blows: RuleId, meets: RuleId, rides: RuleId) => [
  call(spiceBlow, () => ({ pile, card: '', over: false }), blows),
  when((g) => g.table.wormsSeen > 0, [call(nexus, () => ({}), meets)]),
  call(wormRides, () => ({ at: 0 }), rides),
];

export const spiceBlowPhase = procedure(
  'spice blow and nexus',
  'dune.setup.phase-order',
  act(function blowBegins(g) {
    g.table.phase = 'spice blow';
    g.table.wormsSeen = 0;
    g.table.worms = [];
  }),
  call(fremenKaramaWorm, () => ({})),
  when(
    blowsTwice,
    [
      ...blowOn(0, 'dune.advanced.blow-a', 'dune.advanced.two-nexus', 'dune.advanced.rides-between'),
      ...blowOn(1, 'dune.advanced.blow-b', 'dune.advanced.two-nexus', 'dune.fremen.worm-ride'),
    ],
    blowOn(0, 'dune.blow.worm-before-nexus', 'dune.nexus.when', 'dune.fremen.worm-ride'),
    'dune.advanced.double-blow',
  ),
  act(wormsBack, 'dune.blow.turn-one-worms'),
  call(talk, () => ({})),
);
