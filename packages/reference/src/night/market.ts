// The market: one turn each. A raid is announced, may be stopped, and only then carried out.

import { count, holdsThing, moveOpenly, takeAtRandom, type Option, type Seat } from '@landsraad/kernel';
import { BOX, cards, drawCard, handOf, payFromBank, storeOf } from '../components.ts';
import type { RuleId } from '../ledger.ts';
import { RAID } from '../questions.ts';
import { others, seatsFrom, type G } from '../table.ts';
import { emit, on, putInForce, words } from '../words.ts';

type Turn = { seat: Seat };
const turns = words<Turn>();
const raids = words<Record<never, never>>();

const hasCard = (g: G, seat: Seat, card: string): boolean => holdsThing(g, handOf(seat), card);

function playOpenly(g: G, seat: Seat, card: string): void {
  moveOpenly(g, handOf(seat), card, cards.played);
}

// ---- raids ----

const raidOf = (g: G): { by: Seat; on: Seat; stopped: boolean } => g.table.raid ?? { by: -1, on: -1, stopped: true };

const stopIt = words<{ seat: Seat; choice: Option }>().procedure(
  'guard',
  'bazaar.raid.guard',
  words<{ seat: Seat; choice: Option }>().act(function stopTheRaid(g, v) {
    playOpenly(g, v.seat, 'guard');
    if (g.table.raid !== null) g.table.raid.stopped = true;
    emit(g, 'raid stopped', 'bazaar.raid.guard', { seat: v.seat, by: raidOf(g).by });
  }, 'bazaar.raid.guard'),
);

function loot(g: G): void {
  const { by, on: victim } = raidOf(g);
  const crate = takeAtRandom(g, storeOf(victim), storeOf(by));
  emit(g, 'raided', 'bazaar.raid.loot', { seat: by, victim }, { to: [by, victim], nouns: { crate } });
}

function endRaid(g: G): void {
  g.table.raid = null;
}

export const raid = raids.procedure(
  'raid',
  'bazaar.raid.announce',
  raids.abandonIf(
    (g) => count(g, storeOf(raidOf(g).on)) === 0,
    raids.act(function nothingThere(g) {
      emit(g, 'nothing to raid', 'bazaar.raid.empty-handed', { seat: raidOf(g).by, victim: raidOf(g).on });
    }, 'bazaar.raid.empty-handed'),
    raids.act(endRaid),
  ),
  raids.window('stop the raid?', 'bazaar.raid.guard', {
    seats: (g) => seatsFrom(g, raidOf(g).on).filter((s) => s !== raidOf(g).by),
    about: (g) => ({ by: raidOf(g).by, on: raidOf(g).on }),
    stake: (g, _v, seat) => seat === raidOf(g).on,
    options: (g, _v, seat) => (hasCard(g, seat, 'guard') ? ['guard'] : []),
    play: stopIt,
    until: (g) => raidOf(g).stopped,
  }),
  raids.when((g) => !raidOf(g).stopped, [raids.act(loot, 'bazaar.raid.loot')]),
  raids.act(endRaid),
);

/** Whoever was robbed draws a card. */
const alarm = words<{ seat: Seat; victim: Seat }>();
on(
  'raided',
  'bazaar.raid.alarm',
  alarm.procedure(
    'alarm',
    'bazaar.raid.alarm',
    alarm.act(function drawAtTheAlarm(g, v) {
      drawCard(g, v.victim);
      emit(g, 'alarm', 'bazaar.raid.alarm', { seat: v.victim });
    }),
  ),
);

// ---- a turn ----

function couldDo(g: G, v: Turn): string[] {
  const played = ['broker', 'festival'].filter((card) => hasCard(g, v.seat, card));
  return ['draw', ...played, ...others(g, v.seat).map((on) => RAID.key({ on }))];
}

function forbidden(g: G, v: Turn, option: string): RuleId | null {
  const victim = RAID.of(option)?.on;
  if (victim === undefined) return null;
  if (g.table.partners[v.seat] === victim) return 'bazaar.raid.partner';
  return count(g, storeOf(victim)) === 0 ? 'bazaar.raid.store' : null;
}

function brokerComes(g: G, v: Turn): void {
  playOpenly(g, v.seat, 'broker');
  emit(g, 'broker', 'bazaar.market.broker', { seat: v.seat, coins: payFromBank(g, v.seat, BOX.brokerPays) });
}

function festivalBegins(g: G, v: Turn): void {
  playOpenly(g, v.seat, 'festival');
  putInForce(g, 'festival', v.seat, `night ${g.table.night + 1}`);
  emit(g, 'festival', 'bazaar.market.festival', { seat: v.seat });
}

function drawOne(g: G, v: Turn): void {
  drawCard(g, v.seat);
  emit(g, 'drew', 'bazaar.market.draw', { seat: v.seat });
}

const turn = turns.procedure(
  'turn',
  'bazaar.market.turns',
  turns.turnOf((_g, v) => v.seat),
  turns.ask('what do you do?', 'bazaar.market.turns', {
    who: (_g, v) => v.seat,
    options: couldDo,
    refuse: forbidden,
    // Which cards could be played is secret: the question is asked even if only drawing is left.
    always: true,
    means: (_g, _v, option) => RAID.of(option),
    then: (g, v, option) => {
      const announced = RAID.of(option);
      if (announced === null) return;
      g.table.raid = { by: v.seat, on: announced.on, stopped: false };
      emit(g, 'raid announced', 'bazaar.raid.announce', { seat: v.seat, victim: announced.on });
    },
  }),
  turns.when((_g, _v, chose) => chose === 'draw', [turns.act(drawOne, 'bazaar.market.draw')]),
  turns.when((_g, _v, chose) => chose === 'broker', [turns.act(brokerComes, 'bazaar.market.broker')]),
  turns.when((_g, _v, chose) => chose === 'festival', [turns.act(festivalBegins, 'bazaar.market.festival')]),
  turns.when((g) => g.table.raid !== null, [turns.call(raid, () => ({}))]),
);

const market = words<{ taken: number }>();
export const marketTurns = market.procedure(
  'market',
  'bazaar.market.turns',
  market.whilst(
    (g, v) => v.taken < g.table.players,
    market.act(function nextTurn(_g, v) {
      v.taken++;
    }),
    market.call(turn, (g, v) => ({ seat: (g.table.first + v.taken - 1) % g.table.players })),
  ),
);
