// Phase 6: in player order each ships and then moves.

import { added, count, show, things, type Seat } from '@landsraad/kernel';
import { guildChoosesItsTime, guildMayGoNow, type GuildTurn } from '../advanced/guild-out-of-turn.ts';
import { advises, isIn, killAllIn, lonelyAdvisors, territoriesOf } from '../board/forces.ts';
import { POLAR_SINK } from '../board/map.ts';
import { spiceCards } from '../components.ts';
import { alliesOf, hasAllies, inPlay, is, option, seatOf, type G } from '../table.ts';
import { stoppedNow } from '../treachery/advantages.ts';
import { announce, announcement } from '../treachery/karama.ts';
import { emit, words } from '../words.ts';
import { playerOrder } from './1-storm.ts';
import { movement } from './6-movement.ts';
import { shipment } from './6-shipment.ts';

// ---- the look at the Spice Deck ----

function lookAtTheSpiceDeck(g: G): void {
  const atreides = seatOf(g, 'atreides');
  const top = count(g, spiceCards.deck) - 1;
  if (top < 0 || stoppedNow(g, 'atreides: look at the spice deck')) return;
  show(g, spiceCards.deck, top, atreides);
  emit(
    g,
    'spice look',
    'dune.atreides.spice-look',
    { seat: atreides },
    { to: [atreides], nouns: { card: things(g, spiceCards.deck)[top] ?? '' } },
  );
}

// ---- one player's turn ----

const turns = words<{ seat: Seat }>();

/** Allies who still stand together when the second of them has moved lose that second ally's forces. */
function alliesSeparate(g: G, v: { seat: Seat }): void {
  g.table.moved = added(g.table.moved, v.seat);
  if (hasAllies(g, v.seat)) leaveAllies(g, v.seat);
  lonelyAdvisors(g);
}
function leaveAllies(g: G, seat: Seat): void {
  const first = alliesOf(g, seat).filter((s) => g.table.moved.includes(s) || option(g, 'allyEntryKills'));
  if (first.length === 0) return;
  for (const t of territoriesOf(g, seat)) {
    if (t === POLAR_SINK || advises(g, seat, t)) continue;
    if (!first.some((s) => isIn(g, s, t) && !advises(g, s, t))) continue;
    const n = killAllIn(g, seat, t);
    emit(g, 'allies clash', 'dune.alliance.already-together', { seat, territory: t, forces: n });
  }
}

export const shipAndMove = turns.procedure(
  'shipment and movement of one player',
  'dune.ship.order',
  turns.turnOf((_g, v) => v.seat),
  turns.call(shipment, (_g, v) => ({ seat: v.seat, announced: 0 })),
  turns.call(movement, (_g, v) => ({ seat: v.seat, moved: false, more: true, hajr: false })), // § dune.ship.then-move-them
  turns.act(alliesSeparate, 'dune.alliance.already-together'),
);

// ---- the phase ----

/** Nobody is ever out of the game. */
const isWaiting = (g: G, seat: Seat): boolean => !g.table.moved.includes(seat);
const howManyWait = (g: G): number => g.table.players - g.table.moved.length;
/** While the Guild may choose its time, it comes after everybody else. */
function nextInOrder(g: G): Seat {
  const order = playerOrder(g);
  const guildWaits = guildMayGoNow(g);
  // § dune.guild.timing-stopped: once it may not choose its time, it is the next whose place has passed
  for (const s of order) if (isWaiting(g, s) && !(guildWaits && is(g, s, 'spacing-guild'))) return s;
  return order.find((s) => isWaiting(g, s)) ?? -1;
}

const { act, call, when, whilst, procedure } = words<GuildTurn>();
export const shipmentPhase = procedure(
  'shipment and movement',
  'dune.ship.order',
  act(function shipmentBegins(g) {
    g.table.phase = 'shipment';
    g.table.moved = [];
  }),
  when(
    (g) => inPlay(g, 'atreides') && count(g, spiceCards.deck) > 0, // § dune.atreides.spice-look-empty
    [
      call(announcement, announce('atreides: look at the spice deck')),
      act(lookAtTheSpiceDeck, 'dune.atreides.spice-look'),
    ],
  ),
  whilst(
    (g) => howManyWait(g) > 0,
    when((g) => guildMayGoNow(g) && howManyWait(g) > 1, guildChoosesItsTime),
    call(shipAndMove, (g, v) => {
      const seat = v.guildNow ? seatOf(g, 'spacing-guild') : nextInOrder(g);
      v.guildNow = false;
      return { seat };
    }),
  ),
  act(function phaseEnds(g) {
    g.table.released = g.table.released.map(() => 0);
  }),
);
