// Phase 7: Battles. The First Player is aggressor until all their battles are fought, then the next to the right.

import { holdsThing, type Seat } from '@landsraad/kernel';
import { lookAtPlan } from '../advanced/atreides-karama.ts';
import { capture } from '../advanced/captured-leaders.ts';
import { groupAt, size } from '../board/forces.ts';
import type { Location, Territory } from '../board/map.ts';
import { traitors } from '../components.ts';
import { prescience } from '../factions/prescience.ts';
import { voice } from '../factions/voice.ts';
import { allied, is, option, seatOf, type G, type Look } from '../table.ts';
import { ownerOf } from '../board/leaders.ts';
import { isStopped } from '../treachery/advantages.ts';
import { emit, secretly, words, type None } from '../words.ts';
import { playerOrder } from './1-storm.ts';
import {
  availableLeaders,
  blankPlan,
  cheapHeroes,
  fighters,
  foeOf,
  forgetFixed,
  makePlan,
  newBattle,
  NONE,
  planOf,
  type Planning,
} from './7-battle-plan.ts';
import { firstToFight, sitesOf, type Site } from './7-forces-in-battle.ts';
import {
  betrayed,
  bothBetrayed,
  buryLeaders,
  decide,
  explode,
  explosion,
  leadersStay,
  loserLoses,
  showPlans,
  showTraitor,
  treachery,
  twoTraitors,
  winnerCards,
  winnerLosses,
} from './7-resolution.ts';
import { isLeader } from '../board/factions.ts';

// ---- choosing a battle ----

const aggressorOf = (g: Look): Seat => firstToFight(g, playerOrder(g)); // § dune.battle.aggressor
type Choosing = { aggressor: Seat; at: Location | Territory | '' };
const choosing = words<Choosing>();
/** A site is named by its territory or, where the storm has made two of it, by a sector in which the aggressor stands. */
function nameOfSite(g: Look, sites: readonly Site[], site: Site, aggressor: Seat): Location | Territory {
  if (sites.filter((s) => s.territory === site.territory).length === 1) return site.territory;
  return site.locations.find((at) => size(groupAt(g, aggressor, at)) > 0) ?? site.territory;
}
function siteNamed(g: Look, aggressor: Seat, at: string): Site | undefined {
  const sites = sitesOf(g, aggressor);
  return sites.find((s) => nameOfSite(g, sites, s, aggressor) === at);
}
const siteAt = (g: Look, v: Choosing): Site | undefined => siteNamed(g, v.aggressor, v.at);

function beginBattle(g: G, v: Choosing, enemy: Seat): void {
  const site = siteAt(g, v);
  if (site === undefined) return;
  g.table.battle = newBattle(site.territory, site.locations, v.aggressor, enemy);
  emit(g, 'battle', 'dune.battle.must-fight', { seat: v.aggressor, enemy, territory: site.territory });
}
const chooseBattle = choosing.procedure(
  'choosing a battle',
  'dune.battle.three-factions',
  choosing.act(function whoseTurn(g, v) {
    v.aggressor = aggressorOf(g);
  }),
  choosing.finishIf((_g, v) => v.aggressor < 0),
  choosing.ask('fight where?', 'dune.battle.aggressor', {
    who: (_g, v) => v.aggressor,
    means: (g, v, at) => ({ territory: siteNamed(g, v.aggressor, at)?.territory ?? 'polar-sink' }),
    options: (g, v) => sitesOf(g, v.aggressor).map((s, _n, all) => nameOfSite(g, all, s, v.aggressor)),
    then: (_g, v, at) => {
      v.at = at;
    },
  }),
  choosing.ask('fight whom?', 'dune.battle.three-factions', {
    who: (_g, v) => v.aggressor,
    about: (_g, v) => ({ at: v.at }),
    options: (g, v) => siteAt(g, v)?.enemies ?? [],
    then: beginBattle,
  }),
);

// ---- plans ----

function announceNoLeader(g: G): void {
  for (const s of fighters(g))
    if (availableLeaders(g, s).length + cheapHeroes(g, s).length === 0)
      emit(g, 'no leader', 'dune.battle.no-leader-no-cards', { seat: s });
}
function turnOver(g: G, _v: None, answers: readonly { readonly seat: Seat; readonly notes: Planning }[]): void {
  const b = g.table.battle;
  if (b === null) return;
  b.plans = answers.map(({ seat, notes: p }) => ({
    seat,
    leader: p.leader,
    weapon: p.weapon,
    defense: p.defense,
    dial: p.dial,
    spice: p.spice,
    haderach: p.haderach,
  }));
  showPlans(g);
  forgetFixed(g);
}

// ---- traitors ----

/** The side a seat calls treachery for: its own or, for the Harkonnen, an ally's. */
const callsFor = (g: Look, seat: Seat): Seat => {
  if (fighters(g).includes(seat)) return seat;
  // § dune.harkonnen.alliance-traitors
  return is(g, seat, 'harkonnen') && !isStopped(g, 'harkonnen: traitors for an ally')
    ? (fighters(g).find((s) => allied(g, s, seat)) ?? -1)
    : -1;
};
const mayCall = (g: Look, seat: Seat): boolean => {
  const p = planOf(g, foeOf(g, callsFor(g, seat)));
  const kept = traitors.kept[seat];
  if (p === undefined || kept === undefined) return false;
  if (!isLeader(p.leader) || p.haderach) return false; // § dune.traitor.no-cheap-hero § dune.atreides.kh-no-traitor
  // § dune.traitor.captured-own-card
  const ownLeader = option(g, 'capturedLeadersAreTraitors') && ownerOf(g, p.leader) === seat;
  return holdsThing(g, kept, p.leader) || ownLeader; // § dune.traitor.call § dune.traitor.captured-leader
};
const calling = secretly<{ seat: Seat; calls: boolean }>();
const callTraitor = calling.procedure(
  'traitor call',
  'dune.traitor.window',
  calling.ask('call treachery?', 'dune.traitor.optional', {
    options: (g, v) => (mayCall(g, v.seat) ? ['no', 'treachery'] : ['no']),
    then: (_g, v, said) => {
      v.calls = said === 'treachery';
    },
  }),
);
/** Only those in the battle, and the Harkonnen for their ally. § dune.traitor.only-own-battle */
const callers = (g: G): Seat[] => {
  const baron = seatOf(g, 'harkonnen');
  return [...fighters(g), ...(baron >= 0 && !fighters(g).includes(baron) && callsFor(g, baron) >= 0 ? [baron] : [])];
};
function hearCalls(
  g: G,
  _v: None,
  answers: readonly { readonly seat: Seat; readonly notes: { calls: boolean } }[],
): void {
  const b = g.table.battle;
  if (b === null) return;
  for (const { seat, notes } of answers) {
    const side = callsFor(g, seat);
    if (!notes.calls || side < 0) continue;
    const leader = planOf(g, foeOf(g, side))?.leader ?? NONE;
    showTraitor(g, seat, leader);
    if (!b.calls.includes(side)) b.calls = [...b.calls, side]; // § dune.harkonnen.alliance-traitors-effect
    emit(g, 'treachery called', 'dune.traitor.call', { seat, leader });
  }
}

// ---- one battle ----

const { act, call, leaveIf, repeat, when, together, procedure } = words<None>();
function battleIsOver(g: G): void {
  const b = g.table.battle;
  if (b === null) return;
  leadersStay(g);
  g.table.dialers = [b.aggressor, b.defender]; // § dune.storm.later-dialers
  g.table.battle = null;
}
export const battle = procedure(
  'battle',
  'dune.battle.resolve-order',
  act(announceNoLeader),
  call(voice, () => ({ says: 'nothing' })),
  call(prescience, () => ({ element: 'nothing', uses: false }), 'dune.battle.voice-before-prescience'),
  call(lookAtPlan, () => ({})),
  together('making battle plans', 'dune.battle.plan', {
    seats: fighters,
    each: makePlan,
    notes: (_g, _v, seat) => blankPlan(seat, ''),
    then: turnOver,
  }),
  together('calling traitors', 'dune.traitor.window', {
    seats: callers,
    each: callTraitor,
    notes: (_g, _v, seat) => ({ seat, calls: false }),
    then: hearCalls,
  }),
  when(
    treachery,
    [
      when(
        twoTraitors,
        [act(bothBetrayed, 'dune.traitor.two')],
        [act(betrayed, 'dune.traitor.win'), call(winnerCards, () => ({ at: 0 }), 'dune.traitor.winner-cheap-hero')],
      ),
    ],
    [
      when(
        explosion,
        [act(explode, 'dune.battle.lasgun-shield')],
        [
          act(decide, 'dune.battle.total'),
          act(buryLeaders),
          act(loserLoses),
          call(winnerLosses, () => ({ starred: 0 })),
          call(winnerCards, () => ({ at: 0 })),
        ],
      ),
    ],
  ),
  call(capture, () => ({ stopped: false })),
  act(battleIsOver),
);

export const battlePhase = procedure(
  'battles',
  'dune.battle.must-fight',
  act(function battlesBegin(g) {
    g.table.phase = 'battle';
    g.table.used = [];
    g.table.haderach.territory = '';
  }),
  repeat(
    call(chooseBattle, () => ({ aggressor: -1, at: '' as const })),
    leaveIf((g) => g.table.battle === null),
    call(battle, () => ({})),
  ),
  act(function leadersGoHome(g) {
    g.table.used = [];
  }),
);
