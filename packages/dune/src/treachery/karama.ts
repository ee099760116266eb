// Karama: an advantage is announced, everybody else may stop it, and only then it takes effect. It can also be stopped in
// advance, at any time of the phase.

import { worthlessCardsAreKarama } from '../advanced/worthless-karama.ts';
import { added, again, amount, kinds, moveOpenly, things, type Option, type Seat } from '@landsraad/kernel';
import { handOf, hasCard, karamaIsAbout, kindOf, releasedFor, spice, standingBid, treachery } from '../components.ts';
import type { RuleId } from '../ledger.ts';
import { allied, around, is, seatOf, type Faction, type G, type Look } from '../table.ts';
import { emit, offer, words, type None } from '../words.ts';
import { advantageNamed, couldStop, isStopped, ownerOf, type Advantage } from './advantages.ts';
import { isOpen } from './interruptions.ts';

const WORTHLESS_KARAMA: Advantage = 'bene-gesserit: worthless cards as Karama';

/** Whether a worthless card played as Karama has been stopped: then it is lost without effect. */
export const cardWasStopped = (g: Look, card: string): boolean =>
  kindOf(card) === 'worthless' && isStopped(g, WORTHLESS_KARAMA);

/** The cards that a seat could play as Karama, each kind once. */
export function karamasOf(g: Look, seat: Seat): readonly string[] {
  const sister = is(g, seat, 'bene-gesserit') && worthlessCardsAreKarama(g);
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

/** § dune.setup.discards-face-up § dune.treachery.special-open */
export function discardCard(g: G, seat: Seat, card: string, rule: RuleId): void {
  moveOpenly(g, handOf(seat), card, treachery.discard);
  emit(g, 'card played', rule, { seat, card });
}

// ---- stopping an advantage ----

type Stopping = { seat: Seat; card: string; advantage: Advantage };
const stopping = words<Stopping>();

/** Advantages that count in a plan. */
const STRENGTH: { readonly [A in Advantage]?: Faction } = {
  'atreides: kwisatz haderach': 'atreides',
  'emperor: sardaukar': 'emperor',
  'fremen: fedaykin': 'fremen',
  'fremen: full strength': 'fremen',
};

function stopIt(g: G, v: Stopping): void {
  if (cardWasStopped(g, v.card)) return;
  g.table.stopped = added(g.table.stopped, v.advantage);
  // A plan that relied on it is given back and made again.
  const owner = STRENGTH[v.advantage];
  if (owner !== undefined && g.table.battle !== null) again(g, seatOf(g, owner)); // § dune.advanced.karama-replan
  emit(g, 'advantage stopped', 'dune.treachery.karama-stop', { seat: v.seat, advantage: v.advantage });
}

type Played = { seat: Seat; choice: Option };
const windows = words<Played>();
type Announced = { advantage: Advantage };
export const announced = (advantage: Advantage): Announced => ({ advantage });
/** The notes of an announcement. */
export const announce = (advantage: Advantage) => (): Announced => announced(advantage);
const announcing = words<Announced>();

function opponentsOf(g: G, advantage: Advantage): Seat[] {
  const owner = ownerOf(g, advantage);
  const list: Seat[] = [];
  for (const s of around(g, g.table.first)) if (s !== owner && !allied(g, s, owner)) list.push(s);
  return list;
}

function playAgainstAnnounced(g: G, v: Played): void {
  discardCard(g, v.seat, String(v.choice), 'dune.treachery.karama-discard');
}
const nobodyCanStop = (g: G, advantage: Advantage): boolean => !karamaIsAbout(g) || isStopped(g, advantage);

/** A worthless card played as Karama may itself be stopped. */
const warning = words<None>();
export const worthlessKarama = warning.procedure(
  'a worthless card as Karama',
  'dune.bene-gesserit.worthless-karama-stop',
  warning.undisturbed(),
  warning.finishIf((g) => nobodyCanStop(g, WORTHLESS_KARAMA)),
  warning.window('stop the worthless card?', 'dune.bene-gesserit.worthless-karama-stop', {
    seats: (g) => opponentsOf(g, WORTHLESS_KARAMA),
    about: () => ({ advantage: WORTHLESS_KARAMA }),
    options: (g, _v, seat) => karamasOf(g, seat),
    refuse: (g, _v, _card, seat) => backsABid(g, seat),
    until: (g) => isStopped(g, WORTHLESS_KARAMA),
    play: windows.procedure(
      'Karama against Karama',
      'dune.bene-gesserit.worthless-karama-stop',
      windows.act(playAgainstAnnounced),
      windows.act(function stopTheWorthless(g, v) {
        g.table.stopped = added(g.table.stopped, WORTHLESS_KARAMA);
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
  stopping.when((_g, v) => kindOf(v.card) === 'worthless', [stopping.call(worthlessKarama, () => ({}))]),
  stopping.act(stopIt, 'dune.treachery.karama-stop'),
);

/** Announces an advantage: opponents may stop it now. Afterwards the caller checks whether it was stopped. */
export const announcement = announcing.procedure(
  'announcement',
  'dune.treachery.karama-stop-when',
  announcing.undisturbed(),
  announcing.finishIf((g, v) => nobodyCanStop(g, v.advantage)),
  announcing.act(function sayIt(g, v) {
    g.table.announced = v.advantage;
  }),
  announcing.window('stop the advantage?', 'dune.treachery.karama-stop-when', {
    seats: (g, v) => opponentsOf(g, v.advantage),
    about: (_g, v) => ({ advantage: v.advantage }),
    stake: (g, _v, seat) =>
      g.table.battle !== null && [g.table.battle.aggressor, g.table.battle.defender].includes(seat),
    options: (g, _v, seat) => karamasOf(g, seat),
    refuse: (g, _v, _card, seat) => backsABid(g, seat),
    until: (g, v) => isStopped(g, v.advantage),
    play: windows.procedure(
      'Karama',
      'dune.treachery.karama-stop',
      windows.act(playAgainstAnnounced),
      windows.when(
        (g) => g.table.announced !== '',
        [
          windows.call(carryOut, (g, v) => ({
            seat: v.seat,
            card: String(v.choice),
            advantage: g.table.announced || WORTHLESS_KARAMA,
          })),
        ],
      ),
    ),
  }),
  announcing.act(function itIsSaid(g) {
    g.table.announced = '';
  }),
);

// ---- in advance ----

/** The card is shown at once: a question about which card would reveal what else is held. */
const inAdvance = stopping.procedure(
  'Karama in advance',
  'dune.treachery.karama-stop',
  stopping.undisturbed(),
  stopping.act(function showIt(g, v) {
    discardCard(g, v.seat, v.card, 'dune.treachery.karama-discard');
  }),
  stopping.call(carryOut, (_g, v) => v),
);
/** Once plans are revealed it is too late to stop battle advantages. */
const tooLate = (g: Look, advantage: Option): RuleId | null =>
  g.table.battle !== null &&
  g.table.battle.plans.length > 0 &&
  advantage !== WORTHLESS_KARAMA &&
  advantage !== 'harkonnen: capture'
    ? 'dune.treachery.karama-stop-when'
    : null;

for (const [name, fits] of [
  ['stop with Karama', (c: string) => c === 'karama'],
  ['stop with a worthless card', (c: string) => c !== 'karama'],
] as const)
  offer(name, name === 'stop with Karama' ? 'dune.treachery.karama-stop' : 'dune.bene-gesserit.worthless-karama', {
    options: (g, seat) => (karamasOf(g, seat).some(fits) && isOpen(g) ? couldStop(g, seat) : []),
    refuse: (g, seat, advantage) => backsABid(g, seat) ?? tooLate(g, advantage),
    play: inAdvance,
    notes: (g, seat, advantage) => ({
      seat,
      card: karamasOf(g, seat).find(fits) ?? '',
      advantage: advantageNamed(advantage),
    }),
  });
