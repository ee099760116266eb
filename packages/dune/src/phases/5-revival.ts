// Phase 5: Revival. Everybody at the same time: some forces free, more for spice, and leaders once all are gone.

import { added, type Seat } from '@landsraad/kernel';
import { reviveHaderach, haderachIsDead, HADERACH_COST, KWISATZ_HADERACH } from '../advanced/kwisatz-haderach.ts';
import { announceBattles } from '../advanced/announcing-battle.ts';
import { COMMON, sheet, strengthOf } from '../board/factions.ts';
import { revive, size, tanksOf } from '../board/forces.ts';
import { noneAtHome, deadOf, howManyDead, mayRevive, reviveLeader } from '../board/leaders.ts';
import { owe, payBank, spiceOfSeat } from '../board/spice.ts';
import type { RuleId } from '../ledger.ts';
import { fromTo, upTo } from '../numbers.ts';
import { alliesOf, factionOf, inPlay, is, seatOf, seats, type G, type Look } from '../table.ts';
import { isStopped, stoppedNow } from '../treachery/advantages.ts';
import { announce, announcement } from '../treachery/karama.ts';
import { emit, secretly, words } from '../words.ts';

const LIMIT = COMMON.forceRevivalLimitPerTurn;
const PRICE = COMMON.forceRevivalCost;

// ---- forces ----

/** Whether the Fremen let their allies revive three forces free. */
type Revival = { fremenAllow: boolean };
/** § dune.revival.free */
const freeFor = (g: Look, seat: Seat, fremenAllow: boolean): number =>
  fremenAllow && inPlay(g, 'fremen') && alliesOf(g, seatOf(g, 'fremen')).includes(seat)
    ? LIMIT
    : sheet(factionOf(g, seat)).freeRevival;
export const revivalPrice = (g: Look, seat: Seat, n: number, fremenAllow: boolean): number =>
  Math.max(0, n - freeFor(g, seat, fremenAllow)) * PRICE; // § dune.revival.paid

type Reviving = { seat: Seat; allow: boolean; forces: number; starred: number; leader: string };
const reviving = secretly<Reviving>();

function cannotRevive(g: Look, v: Reviving, n: number): RuleId | null {
  if (is(g, v.seat, 'fremen') && n > freeFor(g, v.seat, v.allow)) return 'dune.fremen.free-revival';
  if (n > LIMIT) return 'dune.revival.force-limit';
  // § dune.revival.no-ally-pay: only what the seat itself holds
  return revivalPrice(g, v.seat, n, v.allow) > spiceOfSeat(g, v.seat) ? 'dune.revival.paid' : null;
}
/** How many of the revived forces may be starred: at most one a turn, and enough to make up for missing ordinary ones. */
export const starredWays = (g: Look, seat: Seat, n: number): number[] =>
  fromTo(leastStarred(g, seat, n), mostStarred(g, seat, n));
const leastStarred = (g: Look, seat: Seat, n: number): number => Math.max(0, n - tanksOf(g, seat).forces);
const mostStarred = (g: Look, seat: Seat, n: number): number =>
  Math.min(
    tanksOf(g, seat).starred,
    n,
    1 - (g.table.starredRevived[seat] ?? 0), // § dune.fremen.fedaykin-revival § dune.emperor.sardaukar-revival
  );
/** Whether the tanks hold a legal mix of that many forces. */
export const canMakeUp = (g: Look, seat: Seat, n: number): boolean =>
  leastStarred(g, seat, n) <= mostStarred(g, seat, n);
/** One more than the limit, so that the refusal names its rule. */
function couldRevive(g: Look, v: Reviving): number[] {
  const list: number[] = [];
  const most = Math.min(size(tanksOf(g, v.seat)), LIMIT + 1);
  for (let n = 0; n <= most; n++) if (canMakeUp(g, v.seat, n)) list.push(n);
  return list;
}

// ---- leaders ----

/** Leader revival begins when none is left to play and goes on, one a turn, until all have come back. */
export const leadersMayReturn = (g: Look, seat: Seat): boolean =>
  noneAtHome(g, seat) || // § dune.revival.leader-condition § dune.revival.captured § dune.atreides.kh-no-effect-on-revival
  g.table.reviving.includes(seat); // § dune.revival.leader-one-per-turn

const candidates = (g: Look, seat: Seat): string[] =>
  leadersMayReturn(g, seat) ? [...deadOf(g, seat), ...(haderachIsDead(g, seat) ? [KWISATZ_HADERACH] : [])] : [];
const leaderCost = (leader: string): number => (leader === KWISATZ_HADERACH ? HADERACH_COST : strengthOf(leader)); // § dune.revival.leader-cost

function cannotReturn(g: Look, v: Reviving, leader: string): RuleId | null {
  if (leader === 'nobody') return null;
  if (leader !== KWISATZ_HADERACH && !mayRevive(g, v.seat, leader)) return 'dune.revival.dead-again';
  return leaderCost(leader) + revivalPrice(g, v.seat, v.forces + v.starred, v.allow) > spiceOfSeat(g, v.seat)
    ? 'dune.revival.leader-cost'
    : null;
}

const choose = reviving.procedure(
  'reviving',
  'dune.revival.both-kinds',
  reviving.when(
    (g, v) => size(tanksOf(g, v.seat)) > 0,
    [
      reviving.ask('revive how many forces?', 'dune.revival.force-limit', {
        about: (g, v) => ({ free: freeFor(g, v.seat, v.allow) }),
        means: (g, v, n) => ({ price: revivalPrice(g, v.seat, n, v.allow) }),
        options: couldRevive,
        refuse: cannotRevive,
        then: (_g, v, n) => {
          v.forces = n;
        },
      }),
      reviving.when(
        (g, v) => tanksOf(g, v.seat).starred > 0 && v.forces > 0,
        [
          reviving.ask('how many of them starred?', 'dune.revival.force-limit', {
            about: (_g, v) => ({ forces: v.forces }),
            options: (g, v) => starredWays(g, v.seat, v.forces),
            then: (_g, v, n) => {
              v.starred = n;
              v.forces -= n;
            },
          }),
        ],
      ),
    ],
  ),
  reviving.when(
    (g, v) => candidates(g, v.seat).length > 0,
    [
      reviving.ask('revive which leader?', 'dune.revival.leader-one-per-turn', {
        means: (_g, _v, leader) => (leader === 'nobody' ? null : { price: leaderCost(leader) }),
        options: (g, v) => ['nobody', ...candidates(g, v.seat)],
        refuse: cannotReturn,
        then: (_g, v, leader) => {
          v.leader = leader === 'nobody' ? '' : leader;
        },
      }),
    ],
  ),
);

function bringBack(g: G, v: Revival, answers: readonly { readonly seat: Seat; readonly notes: Reviving }[]): void {
  for (const { seat, notes } of answers) {
    const n = notes.forces + notes.starred;
    if (n > 0) {
      const cost = revivalPrice(g, seat, n, v.fremenAllow);
      payBank(g, seat, cost);
      revive(g, seat, { forces: notes.forces, starred: notes.starred });
      emit(g, 'forces revived', 'dune.revival.to-reserve', { seat, forces: n, spice: cost });
    }
    if (notes.leader === '') continue;
    payBank(g, seat, leaderCost(notes.leader));
    if (notes.leader === KWISATZ_HADERACH) reviveHaderach(g);
    else reviveLeader(g, seat, notes.leader);
    if (!g.table.reviving.includes(seat)) g.table.reviving = added(g.table.reviving, seat);
    emit(g, 'leader revived', 'dune.revival.leader-cost', {
      seat,
      leader: notes.leader,
      spice: leaderCost(notes.leader),
    });
  }
  // When every one has come back, the next revival has to begin anew.
  g.table.reviving = g.table.reviving.filter((s) => howManyDead(g, s) > 0);
}
/** Seats with something in the tanks that could come back, by public knowledge. */
const concerned = (g: G): Seat[] =>
  seats(g).filter(
    (s) => size(tanksOf(g, s)) > 0 || (leadersMayReturn(g, s) && (howManyDead(g, s) > 0 || haderachIsDead(g, s))),
  );

// ---- the Emperor's allies ----

const EXTRA = 3;
const emperor = (g: Look): Seat => seatOf(g, 'emperor');
const emperorsAllies = (g: Look): readonly Seat[] => (emperor(g) < 0 ? [] : alliesOf(g, emperor(g))); // § dune.variant.emperor-several-allies
function couldPayFor(g: Look, ally: Seat): number[] {
  const most = Math.min(EXTRA, size(tanksOf(g, ally)), Math.floor(spiceOfSeat(g, emperor(g)) / PRICE));
  return upTo(most).filter((n) => canMakeUp(g, ally, n));
}

type Paid = { ally: Seat; forces: number; starred: number };
const paid = words<Paid>();
const extraRevivals = paid.procedure(
  'extra revivals',
  'dune.emperor.ally-revival',
  // A card that empties the tanks meanwhile would leave too few for what the Emperor pays for.
  paid.undisturbed(),
  paid.when(
    (g, v) => tanksOf(g, v.ally).starred > 0,
    [
      paid.ask('how many of them starred?', 'dune.emperor.ally-revival', {
        who: (_g, v) => v.ally,
        about: (_g, v) => ({ forces: v.forces }),
        options: (g, v) => starredWays(g, v.ally, v.forces),
        then: (_g, v, n) => {
          v.starred = n;
        },
      }),
    ],
  ),
  paid.act(function payForThem(g, v) {
    const spice = v.forces * PRICE;
    payBank(g, emperor(g), spice);
    revive(g, v.ally, { forces: v.forces - v.starred, starred: v.starred });
    emit(g, 'forces revived', 'dune.emperor.ally-revival', { seat: v.ally, forces: v.forces, spice });
  }, 'dune.emperor.ally-revival'),
);

type Extra = { at: number; ally: Seat; forces: number };
const extra = words<Extra>();
const emperorPays = extra.procedure(
  "the Emperor's allies",
  'dune.emperor.ally-revival',
  extra.whilst(
    (g, v) => v.at < emperorsAllies(g).length && !isStopped(g, 'emperor: revival for an ally'),
    extra.act(function nextAlly(g, v) {
      v.ally = emperorsAllies(g)[v.at] ?? -1;
      v.forces = 0;
      v.at++;
    }),
    extra.when(
      (g, v) => canMakeUp(g, v.ally, 1),
      [
        extra.ask('pay for how many extra revivals?', 'dune.emperor.ally-revival', {
          who: emperor,
          about: (_g, v) => ({ ally: v.ally }),
          means: (_g, _v, n) => ({ price: n * PRICE }),
          options: (g, v) => couldPayFor(g, v.ally),
          always: true,
          then: (g, v, n) => {
            v.forces = n;
            owe(g, emperor(g), n * PRICE);
          },
        }),
      ],
    ),
    extra.when(
      (_g, v) => v.forces > 0,
      [
        extra.call(announcement, announce('emperor: revival for an ally')),
        extra.act(function ifNotStopped(g, v) {
          if (!stoppedNow(g, 'emperor: revival for an ally')) return;
          v.forces = 0;
          owe(g, emperor(g), 0);
        }),
      ],
    ),
    extra.when(
      (_g, v) => v.forces > 0,
      [extra.call(extraRevivals, (_g, v) => ({ ally: v.ally, forces: v.forces, starred: 0 }))],
    ),
  ),
);

const { act, ask, call, when, together, procedure } = words<Revival>();
const fremenAlliesInTanks = (g: G): boolean =>
  inPlay(g, 'fremen') && alliesOf(g, seatOf(g, 'fremen')).some((s) => size(tanksOf(g, s)) > 0);

export const revivalPhase = procedure(
  'revival',
  'dune.setup.simultaneous-phases',
  act(function revivalBegins(g) {
    g.table.phase = 'revival';
  }),
  when(fremenAlliesInTanks, [
    ask('let your ally revive three free?', 'dune.fremen.alliance-revival', {
      who: (g) => seatOf(g, 'fremen'),
      options: () => ['allow', 'refuse'],
      then: (_g, v, said) => {
        v.fremenAllow = said === 'allow';
      },
    }),
    when(
      (_g, v) => v.fremenAllow,
      [
        call(announcement, announce('fremen: free revival for an ally')),
        act(function ifNotStopped(g, v) {
          v.fremenAllow = !stoppedNow(g, 'fremen: free revival for an ally');
        }),
      ],
    ),
  ]),
  together('revival', 'dune.revival.both-kinds', {
    seats: concerned,
    each: choose,
    notes: (_g, v, seat) => ({ seat, allow: v.fremenAllow, forces: 0, starred: 0, leader: '' }),
    then: bringBack,
  }),
  call(emperorPays, () => ({ at: 0, ally: -1, forces: 0 })),
  call(announceBattles, () => ({ territory: '' })),
);
