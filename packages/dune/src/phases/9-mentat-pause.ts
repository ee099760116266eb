// Phase 9: Mentat Pause. Spice of deals is taken in, and victory is checked.

import { change, moveOpenly, things, type Seat } from '@landsraad/kernel';
import { variantOf } from '../alliances/nexus.ts';
import { COMMON } from '../board/factions.ts';
import { groupsOf, occupants, occupies } from '../board/forces.ts';
import { spot, type Territory } from '../board/map.ts';
import { predictedFaction, predictedTurn, spice } from '../components.ts';
import type { RuleId } from '../ledger.ts';
import { allied, alliesOf, factionOf, option, seatOf, seats, TURNS, type G, type Look, type Open } from '../table.ts';
import { emit, endGame, words, type None } from '../words.ts';
import { playerOrder } from './1-storm.ts';

function takeInBribes(g: G): void {
  for (const s of seats(g)) {
    const n = g.table.bribes[s] ?? 0;
    if (n > 0) change(g, spice, s, n);
  }
  g.table.bribes = g.table.bribes.map(() => 0);
}

// ---- strongholds ----

const shared = (g: Open, seat: Seat, t: Territory): boolean => {
  for (const s of seats(g)) if (s !== seat && occupies(g, s, t)) return true;
  return false;
};
/** § dune.victory.contested */
const contestedIsNobodys = (g: Open): boolean => !option(g, 'contestedCountsAsOccupied');
/** A stronghold that two factions share under the storm counts for neither. */
export function strongholdsOf(g: Open, seat: Seat): number {
  let n = 0;
  // Each has one sector, so one group at most.
  for (const { at } of groupsOf(g, seat)) {
    const { stronghold, territory: t } = spot(at);
    // § dune.setup.strongholds
    if (stronghold && occupies(g, seat, t) && !(shared(g, seat, t) && contestedIsNobodys(g))) n++;
  }
  return n;
}
const side = (g: Look, seat: Seat): Seat[] => seats(g).filter((s) => s === seat || allied(g, s, seat));
export function strongholdsOfSide(g: Open, seat: Seat): number {
  let n = 0;
  for (const s of seats(g)) if (s === seat || allied(g, s, seat)) n += strongholdsOf(g, s);
  return n;
}

export function strongholdsNeeded(g: Open, seat: Seat): number {
  if (alliesOf(g, seat).length > 0) return variantOf(g).strongholds; // § dune.victory.ally-with-three
  // § dune.variant.two-player-strongholds § dune.victory.two-players
  return g.table.players === 2 || option(g, 'twoFactionsEach')
    ? COMMON.winStrongholds.twoPlayerGame
    : COMMON.winStrongholds.alone;
}
const enough = (g: Look, seat: Seat): boolean => strongholdsOfSide(g, seat) >= strongholdsNeeded(g, seat);

/** The side that wins by strongholds: should there be two, the one earliest in player order. */
function strongholdWinners(g: Look): Seat[] {
  const first = playerOrder(g).find((s) => enough(g, s)); // § dune.victory.tie
  return first === undefined ? [] : side(g, first);
}

// ---- ending ----

function winUnlessForetold(g: G, winners: readonly Seat[], rule: RuleId): void {
  if (!foretold(g, winners)) win(g, winners, rule);
}
function win(g: G, winners: readonly Seat[], rule: RuleId): void {
  const all = partnersToo(g, winners);
  for (const s of all) emit(g, 'won', rule, { seat: s, faction: factionOf(g, s) });
  endGame(
    g,
    rule,
    all,
    seats(g).map((s) => (all.includes(s) ? 1 : 0)),
  );
}
/** A player of two factions wins when either of them does. */
export const partnersToo = (g: Look, winners: readonly Seat[]): Seat[] =>
  option(g, 'twoFactionsEach') // § dune.setup.two-factions-each
    ? seats(g).filter((s) => winners.some((w) => w % 2 === s % 2))
    : winners.slice();
/** The Bene Gesserit alone win if they foretold who would win, and when. */
function foretold(g: G, winners: readonly Seat[]): boolean {
  const sisters = seatOf(g, 'bene-gesserit');
  const [factions, turns] = [predictedFaction.chosen[sisters], predictedTurn.chosen[sisters]];
  if (sisters < 0 || factions === undefined || turns === undefined) return false;
  const [faction, turn] = [things(g, factions)[0], things(g, turns)[0]];
  if (faction === undefined || turn !== `turn ${g.table.turn}` || !winners.some((s) => factionOf(g, s) === faction))
    return false;
  moveOpenly(g, factions, faction, predictedFaction.cards);
  moveOpenly(g, turns, turn, predictedTurn.cards);
  emit(g, 'prediction', 'dune.bene-gesserit.prediction-win', { seat: sisters, faction, turn: g.table.turn });
  endGame(
    g,
    'dune.bene-gesserit.prediction-win',
    [sisters],
    seats(g).map((s) => (s === sisters ? 1 : 0)),
  );
  return true;
}

function checkStrongholds(g: G): void {
  const winners = strongholdWinners(g);
  if (winners.length > 0)
    winUnlessForetold(g, winners, winners.length > 1 ? 'dune.victory.alliance' : 'dune.victory.solo');
}

// ---- the last turn ----

const isLast = (g: G): boolean => g.table.turn >= TURNS; // § dune.setup.turn-limit

export function fremenCondition(g: Open): boolean {
  const fremen = seatOf(g, 'fremen');
  if (fremen < 0) return false;
  // § dune.fremen.special-victory-ally § dune.fremen.special-shared-stronghold
  const mine = (t: Territory): boolean => occupants(g, t).every((s) => s === fremen);
  const barred = seats(g).some(
    (s) => ['harkonnen', 'atreides', 'emperor'].includes(factionOf(g, s)) && occupies(g, s, 'tueks-sietch'),
  );
  return mine('sietch-tabr') && mine('habbanya-sietch') && !barred;
}
function lastTurn(g: G): void {
  const [fremen, guild] = [seatOf(g, 'fremen'), seatOf(g, 'spacing-guild')];
  // § dune.victory.last-order § dune.fremen.alliance-victory § dune.bene-gesserit.prediction-special
  if (fremenCondition(g)) return win(g, side(g, fremen), 'dune.fremen.special-victory');
  // § dune.guild.alliance-victory § dune.bene-gesserit.prediction-special
  if (guild >= 0) return win(g, side(g, guild), 'dune.guild.special-victory');
  // § dune.victory.default-fremen-ally § dune.victory.prediction-default
  if (fremen >= 0) return win(g, side(g, fremen), 'dune.victory.default-fremen');
  const counts = seats(g).map((s) => strongholdsOfSide(g, s)); // § dune.victory.default-most-allies
  const most = Math.max(...counts);
  winUnlessForetold(
    g,
    seats(g).filter((s) => counts[s] === most),
    'dune.victory.default-most',
  );
}

function nextTurn(g: G): void {
  g.table.turn++;
  g.table.sent = [];
  g.table.starredRevived = g.table.starredRevived.map(() => 0);
  g.table.promises = g.table.promises.filter((p) => p.turn >= g.table.turn);
  emit(g, 'turn', 'dune.mentat.next-turn', { turn: g.table.turn });
}

const { act, when, procedure } = words<None>();
export const mentatPause = procedure(
  'mentat pause',
  'dune.mentat.steps',
  act(function pauseBegins(g) {
    g.table.phase = 'mentat pause';
  }),
  act(takeInBribes, 'dune.bribe.payment'),
  act(checkStrongholds, 'dune.victory.only-in-pause'),
  when(isLast, [act(lastTurn, 'dune.mentat.last-turn')], [act(nextTurn, 'dune.mentat.next-turn')]),
);
