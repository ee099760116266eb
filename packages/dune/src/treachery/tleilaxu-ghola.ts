// Tleilaxu Ghola: one leader or up to five forces, free, at any time. The Emperor's Karama power is a smaller one.

import { again, sealedSeats, type Option, type Seat } from '@landsraad/kernel';
import { hasPower, powerUsed } from '../advanced/karama-powers.ts';
import { haderachIsDead, KWISATZ_HADERACH, reviveHaderach } from '../advanced/kwisatz-haderach.ts';
import { revive, size, tanksOf } from '../board/forces.ts';
import { deadOf, reviveLeader } from '../board/leaders.ts';
import { hasCard } from '../components.ts';
import type { RuleId } from '../ledger.ts';
import { fromTo } from '../numbers.ts';
import { canMakeUp, starredWays } from '../phases/5-revival.ts';
import { is, option, type G, type Look } from '../table.ts';
import { emit, offer, words } from '../words.ts';
import { isOpen } from './interruptions.ts';
import { backsABid, discardCard } from './karama.ts';

const FORCES = 'forces';
const GHOLA = 5;
const EMPEROR = 3;

type Reviving = { seat: Seat; what: string; most: number; forces: number; rule: string };
const reviving = words<Reviving>();

/** The card sets aside the usual conditions: any leader in the tanks, face down too. § dune.setup.card-precedence § dune.treachery.ghola-face-down */
const couldRevive = (g: Look, seat: Seat): string[] => [
  ...(size(tanksOf(g, seat)) > 0 && numbers(g, seat, GHOLA).length > 0 ? [FORCES] : []),
  ...deadOf(g, seat),
  ...(haderachIsDead(g, seat) ? [KWISATZ_HADERACH] : []),
];
const numbers = (g: Look, seat: Seat, most: number): number[] =>
  fromTo(1, Math.min(most, size(tanksOf(g, seat)))).filter((n) => canMakeUp(g, seat, n));

/** What the seat has sealed is decided anew, always: whether it would still be legal must not be revealed. */
function decideAnew(g: G, v: Reviving): void {
  again(g, v.seat);
}
function returns(g: G, v: Reviving): void {
  if (v.what === FORCES) return;
  if (v.what === KWISATZ_HADERACH) reviveHaderach(g);
  else reviveLeader(g, v.seat, v.what);
  // A leader back from the tanks counts as unused.
  g.table.used = g.table.used.filter((u) => u.leader !== v.what); // § dune.treachery.ghola-fresh-leader
  emit(g, 'leader revived', v.most === EMPEROR ? 'dune.emperor.karama' : 'dune.treachery.ghola', {
    seat: v.seat,
    leader: v.what,
    spice: 0,
  });
}
const revival = reviving.procedure(
  'tleilaxu ghola',
  'dune.treachery.ghola',
  reviving.undisturbed(),
  reviving.act(function playTheCard(g, v) {
    discardCard(g, v.seat, v.most === EMPEROR ? 'karama' : 'tleilaxu-ghola', 'dune.treachery.special-discard');
    if (v.most === EMPEROR) powerUsed(g, v.seat);
  }, 'dune.treachery.special-discard'),
  reviving.act(returns, 'dune.treachery.ghola'),
  reviving.when(
    (_g, v) => v.what === FORCES,
    [
      reviving.ask('revive how many by the card?', 'dune.treachery.ghola', {
        who: (_g, v) => v.seat,
        options: (g, v) => numbers(g, v.seat, v.most),
        then: (_g, v, n) => {
          v.forces = n;
        },
      }),
      reviving.ask('how many of them starred by the card?', 'dune.treachery.ghola-starred', {
        who: (_g, v) => v.seat,
        about: (_g, v) => ({ forces: v.forces }),
        options: (g, v) => starredWays(g, v.seat, v.forces),
        then: (g, v, starred) => {
          revive(g, v.seat, { forces: v.forces - starred, starred });
          emit(g, 'forces revived', 'dune.treachery.ghola', { seat: v.seat, forces: v.forces, spice: 0 });
        },
      }),
    ],
  ),
  reviving.act(decideAnew),
);

/** Not between the completion of one's own plan and its reveal: what came back could not enter it. */
const planIsMade = (g: Look, seat: Seat): RuleId | null =>
  g.table.battle !== null && sealedSeats(g).includes(seat) ? 'dune.treachery.ghola-battle-window' : null;

offer('tleilaxu ghola', 'dune.treachery.ghola-when', {
  options: (g, seat) => (isOpen(g) && hasCard(g, seat, 'tleilaxu-ghola') ? couldRevive(g, seat) : []),
  refuse: (g, seat) => planIsMade(g, seat),
  play: revival,
  notes: (_g, seat, what: Option) => ({ seat, what: String(what), most: GHOLA, forces: 0, rule: '' }),
});
/** § dune.emperor.karama-when */
const inTime = (g: Look): boolean =>
  isOpen(g) && (!option(g, 'emperorKaramaRevivalOnly') || g.table.phase === 'revival');
offer('revive with Karama', 'dune.emperor.karama', {
  options: (g, seat) => (inTime(g) && is(g, seat, 'emperor') && hasPower(g, seat) ? couldRevive(g, seat) : []),
  refuse: (g, seat) => backsABid(g, seat) ?? planIsMade(g, seat),
  play: revival,
  notes: (_g, seat, what: Option) => ({ seat, what: String(what), most: EMPEROR, forces: 0, rule: '' }),
});
