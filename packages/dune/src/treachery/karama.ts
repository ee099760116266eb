// Karama: an advantage is announced, everybody else may stop it, and only then it takes effect. It can also be stopped in
// advance, at any time of the phase.

import { again, amount, count, kinds, moveOpenly, things, type Option, type Seat } from '@landsraad/kernel';
import {
  handOf,
  hasCard,
  KARAMA_SWAP,
  karamaIsAbout,
  kindOf,
  releasedFor,
  spice,
  standingBid,
  treachery,
} from '../components.ts';
import type { RuleId } from '../ledger.ts';
import { allied, around, is, seatOf, type Faction, type G, type Look } from '../table.ts';
import { emit, offer, words } from '../words.ts';
import { couldStop, isStopped, type Advantage } from './advantages.ts';

export const WORTHLESS_KARAMA: Advantage = 'bene-gesserit: worthless cards as Karama';

/** Whether a worthless card played as Karama has been stopped: then it is lost without effect. */
export const cardWasStopped = (g: Look, card: string): boolean =>
  kindOf(card) === 'worthless' && isStopped(g, WORTHLESS_KARAMA);

/** The cards that a seat could play as Karama, each kind once. */
export function karamasOf(g: Look, seat: Seat): readonly string[] {
  const sister = g.table.advanced && is(g, seat, 'bene-gesserit');
  if (!sister && !hasCard(g, seat, 'karama')) return NO_CARDS;
  if (g.table.phase === 'set-up') return NO_CARDS; // § dune.treachery.karama-not-set-up
  const worthless = sister && !isStopped(g, WORTHLESS_KARAMA); // § dune.bene-gesserit.worthless-karama
  return kinds(g, handOf(seat)).filter((c) => c === 'karama' || (worthless && kindOf(c) === 'worthless'));
}
const NO_CARDS: readonly string[] = [];
/** The one card behind a bid that is more than its bidder can pay is not free for anything else. */
export const backsABid = (g: Look, seat: Seat): RuleId | null =>
  standingBid(g, seat) > amount(g, spice, seat) + releasedFor(g, seat) &&
  things(g, handOf(seat)).filter((c) => karamasOf(g, seat).includes(c)).length === 1
    ? 'dune.treachery.karama-overbid'
    : null;

export function discardCard(g: G, seat: Seat, card: string, rule: RuleId): void {
  moveOpenly(g, handOf(seat), card, treachery.discard); // § dune.setup.discards-face-up
  emit(g, 'card played', rule, { seat, card }); // § dune.treachery.special-open
}

// ---- stopping an advantage ----

type Stopping = { seat: Seat; card: string; advantage: string; before: string };
const stopping = words<Stopping>();

/** Advantages that count in a plan. */
const STRENGTH: { readonly [advantage: string]: Faction } = {
  'atreides: kwisatz haderach': 'atreides',
  'emperor: sardaukar': 'emperor',
  'fremen: fedaykin': 'fremen',
  'fremen: full strength': 'fremen',
};

function stopIt(g: G, v: Stopping): void {
  g.table.announced = v.before;
  if (kindOf(v.card) === 'worthless' && isStopped(g, WORTHLESS_KARAMA)) return;
  g.table.stopped = [...g.table.stopped, v.advantage];
  // A plan that relied on it is given back and made again.
  const owner = STRENGTH[v.advantage];
  if (owner !== undefined && g.table.battle !== null) again(g, seatOf(g, owner)); // § dune.advanced.karama-replan
  emit(g, 'advantage stopped', 'dune.treachery.karama-stop', { seat: v.seat, advantage: v.advantage });
}

type Played = { seat: Seat; choice: Option };
const windows = words<Played>();
type Announced = { seat: Seat; advantage: string; before: string };
const announcing = words<Announced>();

function opponentsOf(g: G, seat: Seat): Seat[] {
  const list: Seat[] = [];
  for (const s of around(g, g.table.first)) if (s !== seat && !allied(g, s, seat)) list.push(s);
  return list;
}

function playAgainstAnnounced(g: G, v: Played): void {
  discardCard(g, v.seat, String(v.choice), 'dune.treachery.karama-discard');
}
const nobodyCanStop = (g: G, v: Announced): boolean => !karamaIsAbout(g) || isStopped(g, v.advantage as Advantage);

/** An announced worthless card as Karama may itself be stopped, so the two procedures know each other by name. */
export const worthlessKarama = announcing.procedure(
  'a worthless card as Karama',
  'dune.bene-gesserit.worthless-karama-stop',
  announcing.finishIf(nobodyCanStop),
  announcing.window('stop the worthless card?', 'dune.bene-gesserit.worthless-karama-stop', {
    seats: (g, v) => opponentsOf(g, v.seat),
    about: (_g, v) => v.advantage,
    options: (g, _v, seat) => karamasOf(g, seat),
    refuse: (g, _v, _card, seat) => backsABid(g, seat),
    until: (g, v) => isStopped(g, v.advantage as Advantage),
    play: windows.procedure(
      'Karama against Karama',
      'dune.bene-gesserit.worthless-karama-stop',
      windows.act(playAgainstAnnounced),
      windows.act(function stopTheWorthless(g, v) {
        g.table.stopped = [...g.table.stopped, WORTHLESS_KARAMA];
        emit(g, 'advantage stopped', 'dune.bene-gesserit.worthless-karama-stop', {
          seat: v.seat,
          advantage: WORTHLESS_KARAMA,
        });
      }),
    ),
  }),
);

const carryOut = stopping.procedure(
  'an advantage is stopped',
  'dune.treachery.karama-stop',
  stopping.when(
    (_g, v) => kindOf(v.card) === 'worthless',
    [
      stopping.call(worthlessKarama, (g, v) => ({
        seat: v.seat,
        advantage: WORTHLESS_KARAMA,
        before: g.table.announced,
      })),
    ],
  ),
  stopping.act(stopIt, 'dune.treachery.karama-stop'),
);

/** Said aloud: who else holds a Karama may stop it now. Afterwards the caller looks whether it was. */
export const announcement = announcing.procedure(
  'announcement',
  'dune.treachery.karama-stop-when',
  announcing.finishIf(nobodyCanStop),
  announcing.act(function sayIt(g, v) {
    v.before = g.table.announced;
    g.table.announced = v.advantage;
  }),
  announcing.window('stop the advantage?', 'dune.treachery.karama-stop-when', {
    seats: (g, v) => opponentsOf(g, v.seat),
    about: (_g, v) => v.advantage,
    stake: (g, _v, seat) =>
      g.table.battle !== null && [g.table.battle.aggressor, g.table.battle.defender].includes(seat),
    options: (g, _v, seat) => karamasOf(g, seat),
    refuse: (g, _v, _card, seat) => backsABid(g, seat),
    until: (g, v) => isStopped(g, v.advantage as Advantage),
    play: windows.procedure(
      'Karama',
      'dune.treachery.karama-stop',
      windows.act(playAgainstAnnounced),
      windows.call(carryOut, (g, v) => ({
        seat: v.seat,
        card: String(v.choice),
        advantage: g.table.announced,
        before: g.table.announced,
      })),
    ),
  }),
  announcing.act(function itIsSaid(g, v) {
    g.table.announced = v.before;
  }),
);

// ---- in advance ----

/** The card is shown with the word: nothing is asked that would tell what else is held. */
const inAdvance = stopping.procedure(
  'Karama in advance',
  'dune.treachery.karama-stop',
  stopping.act(function showIt(g, v) {
    discardCard(g, v.seat, v.card, 'dune.treachery.karama-discard');
  }),
  stopping.call(carryOut, (_g, v) => v),
);
/** Once plans are shown battle advantages are past stopping. */
const tooLate = (g: Look, advantage: Option): RuleId | null =>
  g.table.battle !== null &&
  g.table.battle.plans.length > 0 &&
  String(advantage) !== WORTHLESS_KARAMA &&
  String(advantage) !== 'harkonnen: capture'
    ? 'dune.treachery.karama-stop-when'
    : null;

for (const [name, fits] of [
  ['stop with Karama', (c: string) => c === 'karama'],
  ['stop with a worthless card', (c: string) => c !== 'karama'],
] as const)
  offer(name, name === 'stop with Karama' ? 'dune.treachery.karama-stop' : 'dune.bene-gesserit.worthless-karama', {
    options: (g, seat) => (karamasOf(g, seat).some(fits) && !isBusy(g) ? couldStop(g, seat) : []),
    refuse: (g, seat, advantage) => backsABid(g, seat) ?? tooLate(g, advantage),
    play: inAdvance,
    notes: (g, seat, advantage) => ({
      seat,
      card: karamasOf(g, seat).find(fits) ?? '',
      advantage: String(advantage),
      before: g.table.announced,
    }),
  });

/** Somebody is answering a card or a window: that is finished first. */
export const isBusy = (g: Look): boolean => {
  const top = g.stack[g.stack.length - 1];
  return g.over !== null || top === undefined || BUSY.has(top.proc);
};
const BUSY = new Set([
  'announcement',
  'a worthless card as Karama',
  'Karama in advance',
  'truthtrance',
  'tleilaxu ghola',
  'deal',
  KARAMA_SWAP,
  'sharing wealth',
  'before the storm moves',
  'a card against the storm',
]);
export const cardsIn = (g: Look, seat: Seat): number => count(g, handOf(seat));
