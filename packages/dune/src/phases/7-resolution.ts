// How a battle comes out: traitors, the explosion, weapons against defenses, totals, losses, spice and cards.

import { reveal, things, type Seat } from '@landsraad/kernel';
import { countLosses, HADERACH_BONUS } from '../advanced/kwisatz-haderach.ts';
import { strengthOf, isLeader } from '../board/factions.ts';
import { groupAt, killAllIn, killForces, size } from '../board/forces.ts';
import { captivesOf, killLeader, sendHome, showLeader } from '../board/leaders.ts';
import { fromBank, loseSpiceIn, payBank } from '../board/spice.ts';
import { hasCard, handOf, isCheapHero, kindOf, traitors } from '../components.ts';
import { option, seats, type G, type Look, type Plan } from '../table.ts';
import { discardCard } from '../treachery/karama.ts';
import { emit, words } from '../words.ts';
import { armyFor, battleOf, fighters, foeOf, NONE, planOf } from './7-battle-plan.ts';
import { waysToLose, type Losses } from './7-forces-in-battle.ts';
import { KEPT } from '../questions.ts';

const plan = (g: Look, seat: Seat): Plan =>
  planOf(g, seat) ?? { seat, leader: NONE, weapon: NONE, defense: NONE, dial: 0, spice: 0, haderach: false };

/** Both plans are turned over: everybody sees leaders and cards. */
export function showPlans(g: G): void {
  for (const p of battleOf(g).plans) {
    if (isLeader(p.leader)) showLeader(g, p.leader);
    for (const card of [p.leader, p.weapon, p.defense]) {
      const n = things(g, handOf(p.seat)).indexOf(card);
      if (n >= 0) reveal(g, handOf(p.seat), n);
    }
    emit(g, 'plan', 'dune.battle.reveal', {
      seat: p.seat,
      leader: p.leader,
      weapon: p.weapon,
      defense: p.defense,
      dial: p.dial,
      spice: p.spice,
      haderach: p.haderach,
    });
  }
}

// ---- what is lost ----

function loseForces(g: G, seat: Seat): void {
  let dead = 0;
  for (const at of battleOf(g).locations) {
    const x = groupAt(g, seat, at);
    dead += size(x);
    killForces(g, seat, at, x);
  }
  countLosses(g, seat, dead);
}
function discardPlan(g: G, seat: Seat): void {
  const p = plan(g, seat);
  for (const card of [p.leader, p.weapon, p.defense])
    if (!isLeader(card) && card !== NONE && hasCard(g, seat, card))
      discardCard(g, seat, card, 'dune.battle.loser-discards');
}
function paySupport(g: G, seat: Seat): void {
  payBank(g, seat, plan(g, seat).spice);
}

// ---- traitors ----

export const treachery = (g: G): boolean => battleOf(g).calls.length > 0;
export const twoTraitors = (g: G): boolean => battleOf(g).calls.length > 1;

/** Both lose everything there, and nobody is paid. § dune.traitor.two § dune.traitor.two-spice-support */
export function bothBetrayed(g: G): void {
  const b = g.table.battle;
  if (b === null) return;
  b.outcome = 'two traitors';
  for (const s of fighters(g)) {
    killLeader(g, plan(g, s).leader);
    loseForces(g, s);
    discardPlan(g, s);
    paySupport(g, s);
  }
  emit(g, 'two traitors', 'dune.traitor.two', { territory: b.territory });
}
/** § dune.traitor.win § dune.traitor.leader-dies § dune.traitor.loser § dune.traitor.winner-spice-support */
export function betrayed(g: G): void {
  const b = g.table.battle;
  if (b === null) return;
  b.outcome = 'treachery';
  b.winner = b.calls[0] ?? -1;
  const loser = foeOf(g, b.winner);
  const leader = plan(g, loser).leader;
  killLeader(g, leader);
  fromBank(g, b.winner, strengthOf(leader));
  loseForces(g, loser);
  discardPlan(g, loser);
  paySupport(g, loser);
  emit(g, 'traitor', 'dune.traitor.leader-dies', { seat: b.winner, leader, spice: strengthOf(leader) });
}

// ---- the explosion ----

export function explosion(g: G): boolean {
  const plans = battleOf(g).plans;
  return plans.some((p) => kindOf(p.weapon) === 'lasgun') && plans.some((p) => kindOf(p.defense) === 'shield');
}
/** § dune.battle.lasgun-shield-cards § dune.battle.lasgun-shield-whole-territory § dune.advanced.spice-explosion */
export function explode(g: G): void {
  const b = g.table.battle;
  if (b === null) return;
  b.outcome = 'explosion';
  for (const s of fighters(g)) {
    if (plan(g, s).haderach) g.table.haderach.alive = false; // § dune.atreides.kh-death
    killLeader(g, plan(g, s).leader);
    paySupport(g, s);
  }
  for (const s of seats(g)) countLosses(g, s, killAllIn(g, s, b.territory));
  loseSpiceIn(g, b.territory);
  for (const s of fighters(g)) discardPlan(g, s);
  emit(g, 'explosion', 'dune.battle.lasgun-shield', { territory: b.territory });
}

// ---- weapons, totals ----

/** Whether a plan's leader is killed by the other's weapon. § dune.battle.weapon-kills */
export function isKilled(p: Plan, by: Plan): boolean {
  switch (kindOf(by.weapon)) {
    case 'projectile':
      return kindOf(p.defense) !== 'shield'; // § dune.treachery.projectile § dune.treachery.shield
    case 'poison':
      return kindOf(p.defense) !== 'snooper'; // § dune.treachery.poison § dune.treachery.snooper
    case 'lasgun':
      return true; // § dune.treachery.lasgun
    case 'snooper':
    case 'shield':
    case 'worthless':
    case 'cheap hero':
    case '':
      return false;
  }
}
export function total(p: Plan, dead: boolean): number {
  if (dead) return p.dial; // § dune.battle.both-killed § dune.atreides.kh-leader-killed
  return p.dial + strengthOf(p.leader) + (p.haderach ? HADERACH_BONUS : 0); // § dune.treachery.cheap-hero § dune.advanced.leaders-unaffected
}
export function decide(g: G): void {
  const b = g.table.battle;
  if (b === null) return;
  const [mine, theirs] = [plan(g, b.aggressor), plan(g, b.defender)];
  const [deadMine, deadTheirs] = [isKilled(mine, theirs), isKilled(theirs, mine)];
  const [a, d] = [total(mine, deadMine), total(theirs, deadTheirs)];
  b.outcome = 'fought';
  b.winner = a >= d ? b.aggressor : b.defender; // § dune.battle.tie
  // § dune.treachery.cheap-hero-killable § dune.battle.weapon-without-target: only leaders are paid for
  b.killed = [...(deadMine ? [mine.leader] : []), ...(deadTheirs ? [theirs.leader] : [])].filter(isLeader);
  emit(g, 'battle won', 'dune.battle.total', { seat: b.winner, territory: b.territory, aggressor: a, defender: d });
}
/** The winner is paid for every leader killed, also their own. */
export function buryLeaders(g: G): void {
  const b = g.table.battle;
  if (b === null) return;
  for (const leader of b.killed) {
    killLeader(g, leader);
    fromBank(g, b.winner, strengthOf(leader)); // § dune.battle.leader-spice
    emit(g, 'leader spice', 'dune.battle.leader-spice', { seat: b.winner, leader, spice: strengthOf(leader) });
  }
}
/** § dune.battle.loser-loses-all § dune.battle.loser-discards § dune.advanced.spice-paid */
export function loserLoses(g: G): void {
  const b = battleOf(g);
  const loser = foeOf(g, b.winner);
  loseForces(g, loser);
  discardPlan(g, loser);
  for (const s of fighters(g)) paySupport(g, s);
}

// ---- the winner ----

const winner = (g: Look): Seat => battleOf(g).winner;
const ways = (g: Look): Losses[] => {
  const p = plan(g, winner(g));
  const army = armyFor(g, winner(g));
  const list = waysToLose(army, p.dial, p.spice);
  return list.length > 0 ? list : [{ forces: Math.min(army.ordinary, Math.ceil(p.dial)), starred: 0 }];
};
type Losing = { starred: number };
const losing = words<Losing>();
const distinct = (list: readonly number[]): number[] => [...new Set(list)];

function takeLosses(g: G, v: Losing, forces: number): void {
  const seat = winner(g);
  let [left, starred] = [forces, v.starred];
  for (const at of battleOf(g).locations) {
    const x = groupAt(g, seat, at);
    const dead = { forces: Math.min(x.forces, left), starred: Math.min(x.starred, starred) };
    left -= dead.forces;
    starred -= dead.starred;
    killForces(g, seat, at, dead);
  }
  countLosses(g, seat, forces + v.starred);
}
/** The winner loses what was dialed; where there are several ways, the winner chooses. */
export const winnerLosses = losing.procedure(
  'losses of the winner',
  'dune.battle.winner-loses-dial',
  losing.ask('lose how many starred forces?', 'dune.advanced.winner-losses', {
    who: winner,
    options: (g) => distinct(ways(g).map((w) => w.starred)),
    then: (_g, v, n) => {
      v.starred = n;
    },
  }),
  losing.ask('lose how many ordinary forces?', 'dune.advanced.winner-losses', {
    who: winner,
    about: (_g, v) => ({ starred: v.starred }),
    options: (g, v) =>
      distinct(
        ways(g)
          .filter((w) => w.starred === v.starred)
          .map((w) => w.forces),
      ),
    then: takeLosses,
  }),
);

type Keeping = { at: number };
const keeping = words<Keeping>();
const slots = (g: Look): string[] => {
  const p = plan(g, winner(g));
  return [p.weapon, p.defense, isCheapHero(p.leader) && battleOf(g).outcome === 'treachery' ? p.leader : NONE];
};
/** A card that has left the hand, even while its owner thinks, is not asked about. */
function keepOrDiscard(g: Look, v: Keeping): string[] {
  const card = slots(g)[v.at] ?? NONE;
  if (!hasCard(g, winner(g), card)) return [];
  return [KEPT.key({ keep: true, card }), KEPT.key({ keep: false, card })]; // § dune.treachery.worthless-discard
}
export const winnerCards = keeping.procedure(
  'cards of the winner',
  'dune.battle.winner-cards',
  keeping.act(function cheapHeroIsSpent(g) {
    const { leader } = plan(g, winner(g));
    if (battleOf(g).outcome === 'fought' && isCheapHero(leader) && hasCard(g, winner(g), leader))
      discardCard(g, winner(g), leader, 'dune.treachery.cheap-hero-discard');
  }, 'dune.treachery.cheap-hero-discard'),
  keeping.whilst(
    (g, v) => v.at < slots(g).length,
    keeping.ask('keep the card?', 'dune.battle.winner-cards', {
      who: winner,
      about: (g, v) => ({ card: slots(g)[v.at] ?? NONE }),
      means: (_g, _v, said) => KEPT.of(said),
      options: keepOrDiscard,
      orNothing: true,
      then: (g, _v, said) => {
        const decided = KEPT.of(said);
        // § dune.battle.cards-again
        if (decided?.keep === false) discardCard(g, winner(g), decided.card, 'dune.battle.winner-cards');
      },
    }),
    keeping.act(function nextCard(_g, v) {
      v.at++;
    }),
  ),
);

/** Leaders who fought stay where they are until the phase is over; a captive goes home after its one battle. */
export function leadersStay(g: G): void {
  const b = battleOf(g);
  for (const p of b.plans) {
    // § dune.atreides.kwisatz-after-treachery § dune.atreides.kh-one-territory
    if (p.haderach) g.table.haderach.territory = b.territory;
    if (!isLeader(p.leader)) continue;
    // § dune.traitor.winner-leader-bound
    const free = option(g, 'traitorWinnerLeaderFree') && b.outcome === 'treachery' && p.seat === b.winner;
    // § dune.battle.survivors-stay
    if (!free)
      g.table.used = [
        ...g.table.used.filter((u) => u.leader !== p.leader),
        { leader: p.leader, territory: b.territory },
      ];
    // § dune.harkonnen.capture-keep § dune.harkonnen.captive-after-treachery
    if (things(g, captivesOf(p.seat)).includes(p.leader)) {
      sendHome(g, p.seat, p.leader);
      showLeader(g, p.leader);
    }
  }
}
export function showTraitor(g: G, holder: Seat, leader: string): void {
  const kept = traitors.kept[holder];
  if (kept === undefined) return;
  const n = things(g, kept).indexOf(leader);
  if (n >= 0) reveal(g, kept, n);
}
