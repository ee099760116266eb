// Movement: which legion, where, how many of each; when all have moved, what they find there.

import { added, remember, replaced } from '@landsraad/kernel';
import { areaOf, idOf, zoneId, zoneOf, type Area, type Zone } from '../board/areas.ts';
import {
  auxiliaries,
  auxiliariesStand,
  auxiliariesToMove,
  forgetAlong,
  isAuxiliary,
  plainToMove,
  sendAuxiliaries,
} from '../board/auxiliaries.ts';
import { legionAreas, namedIn, tokensIn, legionAt, unitsIn } from '../board/contents.ts';
import { occupancy } from '../board/occupancy.ts';
import { RANKS, bitOf, isRank, moveFigures } from '../board/figures.ts';
import { hasExcess, removeExcess } from '../board/stacking.ts';
import { whichArea } from '../board/which-area.ts';
import { flyWith } from '../desert-war/escorts.ts';
import { legionEnters } from '../desert-war/troopers.ts';
import { leaderWord, type Leader } from '../leaders.ts';
import type { RuleId } from '../ledger.ts';
import { countedIn, countedWord, tokenWord } from '../pieces.ts';
import { haveRidden } from '../deeds.ts';
import { ATREIDES, HARKONNEN, deciderOf, type Side } from '../sides.ts';
import { arrival, group, moveToken, type Arrival, type G, type Look } from '../table.ts';
import { onWormsign, revealWormsign } from '../worms/wormsigns.ts';
import { emit, words } from '../words.ts';
import { atreidesStop } from './entering.ts';
import { addUp, flownGoOn, flownIn, recordFlights, sumIn } from './flights.ts';
import { ANY, holdsPinnedLeader, isPinned, notThatLegion, type Filter } from './filters.ts';
import { canMove, crossedTo, needsTransport, noMoveTo, ornithoptersFor, within } from './reach.ts';

// ---- what can still move ----

/** One kind of figure in a legion that has not moved with this action: 'regular', 'generic', 'token 3', 'leader 7'. */
interface Kind {
  readonly name: string;
  readonly n: number;
  readonly unit: boolean;
  /** Which token or named leader it is; -1 for others. */
  readonly token: number;
  readonly leader: Leader;
}
const figures = (name: string, n: number, unit: boolean): Kind => ({ name, n, unit, token: -1, leader: -1 });
/** § wfa.move.token-not-split */
const facedown = (t: number): Kind => ({ name: tokenWord(t), n: 1, unit: true, token: t, leader: -1 });
const named = (l: Leader): Kind => ({ name: leaderWord(l), n: 1, unit: false, token: -1, leader: l });

/** Remembered, as the same legion is looked at for every count that could go. */
const movable = remember((seen, g: Look, side: Side, a: Area, flying: boolean) => {
  seen[0] = occupancy(g).version;
  seen[1] = g.table.arrived;
  seen[2] = side;
  seen[3] = a;
  seen[4] = flying;
}, movableKinds);
function movableKinds(g: Look, side: Side, a: Area, flying: boolean): readonly Kind[] {
  const l = legionAt(g, a);
  const arrived = sumIn(g.table.arrived, a);
  if (flying) addUp(arrived, flownIn(g, a));
  const kinds: Kind[] = [];
  const own = l !== undefined && l.side === side;
  if (own) {
    for (const r of RANKS) {
      const n = r === 'regular' ? plainToMove(g, l, arrived.regular) : l[r] - arrived[r];
      if (n > 0) kinds.push(figures(r, n, true));
    }
    // § wfa.smugglers.regulars
    if (auxiliaries(g).length > 0)
      for (const { kind, n } of auxiliariesToMove(g, l, arrived.regular)) if (n > 0) kinds.push(figures(kind, n, true));
  }
  if (side === ATREIDES) for (const t of tokensIn(g, a)) if (g.table.tokens[t]?.moved !== true) kinds.push(facedown(t));
  if (own && l.generic > arrived.generic) kinds.push(figures('generic', l.generic - arrived.generic, false));
  if (own && l.escort > arrived.escort) kinds.push(figures('escort', l.escort - arrived.escort, false));
  for (const n of namedIn(g, side, a)) if ((arrived.leaders & bitOf(n)) === 0) kinds.push(named(n));
  return kinds;
}
/** Units that have not moved with this action. § wfa.move.simultaneous */
function unitsToMove(g: Look, side: Side, a: Area): number {
  let n = unitsIn(g, side, a);
  for (const x of g.table.arrived) if (x.area === a) n -= x.regular + x.elite + x.special;
  if (side === ATREIDES) for (const t of g.table.tokens) if (t.moved && t.area === a) n--;
  return n;
}

type March = Filter & {
  side: Side;
  /** How many legions may still move. */
  left: number;
  from: Area;
  to: Area;
  zone: Zone;
  sector: string;
  /** How many of each kind go, in the order of `movable`; empty while the whole legion goes. */
  taken: readonly number[];
  part: boolean;
};
export const march = (side: Side, legions: number, { who, leader, area, along }: Filter = ANY): March => ({
  side,
  left: legions,
  who,
  leader,
  area,
  along,
  from: -1,
  to: -1,
  zone: -1,
  sector: '',
  taken: [],
  part: false,
});
const marching = words<March>();

// ---- which legion, and how far ----

/** By the rules of movement, or as a card says: carried to another legion, or along to one area. */
function wayOf(g: Look, v: March): readonly Area[] {
  if (v.who === 'carriers') return legionAreas(g, v.side).filter((a) => a !== v.from);
  return v.along >= 0 ? [v.along] : within(g, v.side, v.from, false);
}
const byRules = (v: March): boolean => v.who !== 'carriers' && v.along < 0;
const cannotGoTo = (g: Look, v: March, a: Area): RuleId | null => (byRules(v) ? noMoveTo(g, v.side, v.from, a) : null);
const flies = (g: Look, v: March): boolean => byRules(v) && needsTransport(g, v.side, v.from, v.to);

const DONE = 'done';

/** Whether the leader that the action asks for can go along. */
function itsLeaderGoes(g: Look, v: March, a: Area): boolean {
  // While nobody has moved and Paul is not sought, any leader can.
  if (g.table.arrived.length === 0 && g.table.mahdiSought !== 1) return true;
  if (v.who !== 'leader' && v.who !== 'with') return true;
  return movable(g, v.side, a, false).some(
    (k) => isLeader(k) && (v.who === 'leader' || k.leader === v.leader) && canGo(g, k),
  );
}
/** Paul has to stay, and needs a unit to stay with him. */
const nobodyMayLeave = (g: Look, side: Side, a: Area): boolean =>
  holdsPinnedLeader(g, side, a) && unitsIn(g, side, a) < 2;
function cannotMove(g: G, v: March, option: string): RuleId | null {
  if (option === DONE) return null;
  const a = areaOf(option);
  const wrong = notThatLegion(g, v.side, a, v);
  if (wrong !== null) return wrong;
  if (unitsToMove(g, v.side, a) <= 0) return 'wfa.move.simultaneous';
  if (v.who !== 'any' && !itsLeaderGoes(g, v, a))
    return v.who === 'leader' ? 'wfa.move.leadership-split' : 'wfa.cards.seek-out-units';
  if (nobodyMayLeave(g, v.side, a)) return 'wfa.cards.seek-out-units';
  if (!byRules(v)) return null;
  return canMove(g, v.side, a) ? null : 'wfa.move.one-area';
}
function takeLegion(_g: G, v: March, option: string): void {
  v.from = option === DONE ? -1 : areaOf(option);
  if (v.from < 0) v.left = 0;
  v.to = v.zone = -1;
  v.taken = [];
  v.part = false;
}

// ---- how many of each ----

const WHOLE = 'the whole legion';
const PART = 'a part';

function noWholeOrPart(g: G, v: March, option: string): RuleId | null {
  if (option === WHOLE) return holdsPinnedLeader(g, v.side, v.from) ? 'wfa.cards.seek-out-units' : null;
  return unitsIn(g, v.side, v.from) < 2 ? 'wfa.move.split' : null;
}
const countOf = (option: string): number => countedIn(option)?.count ?? 0;
const onTheWay = (_g: Look, v: March): { from: string; to: string } => ({ from: idOf(v.from), to: idOf(v.to) });
/** What can go along, on the ground or by air. */
const kindsOf = (g: Look, v: March): readonly Kind[] => movable(g, v.side, v.from, v.zone >= 0);
const kindNow = (g: Look, v: March): Kind | undefined => kindsOf(g, v)[v.taken.length];

function howMany(g: G, v: March): string[] {
  const k = kindNow(g, v);
  return k === undefined ? [] : Array.from({ length: k.n + 1 }, (_, n) => countedWord(n, k.name));
}
const canGo = (g: Look, k: Kind): boolean => k.leader < 0 || !isPinned(g, k.leader);
/** A leader, or a troop, which is a unit and a leader. */
const isLeader = (k: Kind): boolean => !k.unit || k.name === TROOP;
const TROOP = 'troop';
/** A legion chosen for its special elites, or its smugglers, takes one along; so does one that only troops can lead. */
function mustGo(g: Look, v: March, k: Kind, kinds: readonly Kind[]): number {
  if (v.who === 'leader') return k.name === TROOP && kinds.every((x) => x.unit || !canGo(g, x)) ? 1 : 0; // § wfa.guild.troops
  return (v.who === 'special' || v.who === 'smuggler') && k.name === v.who ? 1 : 0;
}

/** A count is offered only if it can be completed to a legal part of the legion. */
function noSuchPart(g: G, v: March, option: string): RuleId | null {
  const kinds = kindsOf(g, v);
  const at = v.taken.length;
  const k = kinds[at];
  if (k === undefined) return 'wfa.move.split';
  const n = countOf(option);
  // Units, or leaders, as `k` is: how many go with it, how many more could go, how many must go in all.
  let taken = n;
  let available = 0;
  let required = n;
  for (let i = 0; i < kinds.length; i++) {
    const x = kinds[i];
    if (x === undefined || i === at || x.unit !== k.unit) continue;
    if (i < at) taken += v.taken[i] ?? 0;
    else if (canGo(g, x)) available += x.n;
    required += i < at ? (v.taken[i] ?? 0) : mustGo(g, v, x, kinds);
  }
  if (k.unit) {
    if (n < mustGo(g, v, k, kinds))
      return v.who === 'leader' ? 'wfa.move.leadership-split' : 'wfa.cards.special-elite-goes-along';
    if (taken + available < 1) return 'wfa.move.leader-needs-unit';
    return required >= unitsIn(g, v.side, v.from) ? 'wfa.move.leader-left-alone' : null;
  }
  if (n === 0 && k.leader >= 0 && k.leader === v.leader) return 'wfa.leaders.rabban-both-moves';
  if (n > 0 && !canGo(g, k)) return 'wfa.cards.seek-out-units';
  const troops = v.taken[kinds.findIndex((x) => x.name === TROOP)] ?? 0;
  return v.who === 'leader' && taken + available + troops === 0 ? 'wfa.move.leadership-split' : null;
}

// ---- carrying it out ----

function carryOut(g: G, v: March): void {
  // A free action may have changed what was chosen. § wfa.actions.overtaken
  if (cannotGoTo(g, v, v.to) !== null) {
    v.left--;
    return;
  }
  const kinds = kindsOf(g, v);
  const moved = { regular: 0, elite: 0, special: 0, generic: 0, escort: 0, leaders: 0 };
  const tokens: number[] = [];
  forgetAlong(g);
  if (v.side === ATREIDES) {
    const goes = (k: { readonly leader: number }, i: number): boolean =>
      k.leader >= 0 && (!v.part || (v.taken[i] ?? 0) > 0);
    haveRidden(g, crossedTo(g, v.from, v.to), () => kinds.filter(goes).map((k) => k.leader));
  }
  kinds.forEach((k, i) => {
    const n = v.part ? (v.taken[i] ?? 0) : k.n;
    if (n === 0) return;
    if (isRank(k.name) || k.name === 'generic' || k.name === 'escort') moved[k.name] += n;
    else if (isAuxiliary(k.name)) {
      moved.regular += n;
      sendAuxiliaries(g, k.name, v.from, v.to, n);
    } else if (k.token >= 0) {
      moveToken(g, k.token, v.to, true);
      tokens.push(k.token);
    } else {
      g.table.leaders = replaced(g.table.leaders, k.leader, v.to);
      moved.leaders |= bitOf(k.leader);
    }
  });
  if (v.zone < 0) flownGoOn(g, v.from, v.to, moved);
  moveFigures(g, v.side, v.from, v.to, moved);
  if (v.zone >= 0) moved.escort += flyWith(g, v.zone, v.to);
  // § wfa.desert-war.escort-not-with-transport
  g.table.arrived = added(g.table.arrived, arrival(v.to, v.zone >= 0, moved));
  g.table.thatLegion = group(v.side, v.to, moved, tokens);
  emit(g, 'moved', 'wfa.move.one-area', {
    seat: deciderOf(g, v.side),
    from: v.from,
    to: v.to,
    whole: !v.part,
    zone: v.zone,
  });
  v.left--;
}

// ---- when all have moved ----

const NOBODY: readonly Arrival[] = [];
type Arrived = { side: Side; areas: readonly number[] };
const arriving = words<Arrived>();

export const movementComplete = arriving.procedure(
  'movement complete',
  'wfa.move.stacking-after-action',
  arriving.act(function whereTheyWent(g, v) {
    const areas: Area[] = [];
    for (const x of g.table.arrived) if (!areas.includes(x.area)) areas.push(x.area);
    v.areas = areas;
  }),
  arriving.when(
    (g, v) => hasExcess(g, v.side),
    [arriving.call(removeExcess, (_g, v) => ({ side: v.side }), 'wfa.move.excess-before-wormsign')],
  ),
  arriving.act(function everybodyStands(g) {
    recordFlights(g);
    g.table.arrived = NOBODY;
    auxiliariesStand(g);
    g.table.tokens.forEach((t, n) => {
      if (t.moved) moveToken(g, n, t.area, false);
    });
  }),
  arriving.act(function theyMeetDesertTroopers(g, v) {
    for (const a of v.areas) legionEnters(g, v.side, a);
  }),
  arriving.when(
    (_g, v) => v.side === ATREIDES,
    [
      arriving.act(function theyStop(g, v) {
        for (const a of v.areas) atreidesStop(g, a);
      }),
    ],
  ),
  arriving.whilst(
    (g, v) => v.side === HARKONNEN && onWormsign(g, v.areas) >= 0, // § wfa.worms.legion-enters
    arriving.call(
      revealWormsign,
      (g, v) => ({ area: onWormsign(g, v.areas), comes: false }),
      'wfa.worms.simultaneous-entry',
    ),
  ),
);

/** Whether what was chosen before an interruption can no longer be done. */
const overtaken = (g: Look, v: March): boolean =>
  v.from >= 0 && v.left > 0 && (unitsIn(g, v.side, v.from) === 0 || nobodyMayLeave(g, v.side, v.from));

export const move = marching.procedure(
  'move',
  'wfa.move.when',
  marching.abandonIf(
    (g, v) => overtaken(g, v),
    marching.call(movementComplete, (_g, v) => ({ side: v.side, areas: [] })),
  ),
  marching.whilst(
    (_g, v) => v.left > 0,
    marching.ask('move which legion?', 'wfa.move.when', {
      who: (g, v) => deciderOf(g, v.side),
      about: (_g, v) => ({ left: v.left }),
      options: (g, v): string[] => {
        const all: string[] = legionAreas(g, v.side).map(idOf);
        all.push(DONE);
        return all;
      },
      refuse: cannotMove,
      then: takeLegion,
    }),
    marching.leaveIf((_g, v) => v.from < 0),
    ...whichArea(marching, 'move where?', 'wfa.move.one-area', {
      who: (g, v) => deciderOf(g, v.side),
      about: (_g, v) => ({ from: idOf(v.from), piece: 'legion' }),
      areas: wayOf,
      refuse: cannotGoTo,
      then: (_g, v, a) => {
        v.to = a;
      },
    }),
    marching.leaveIf((_g, v) => v.to < 0),
    marching.when(
      (g, v) => flies(g, v),
      [
        marching.ask('which ornithopter?', 'wfa.move.transport', {
          who: (g, v) => deciderOf(g, v.side),
          about: onTheWay,
          options: (g, v): string[] => ornithoptersFor(g, v.side, v.from, v.to, false).map(zoneId),
          orNothing: true,
          then: (_g, v, zone) => {
            v.zone = zoneOf(zone);
          },
        }),
      ],
    ),
    marching.when(
      (g, v) => !flies(g, v) || v.zone >= 0, // § wfa.move.transport-split
      [
        marching.ask('how much of the legion?', 'wfa.move.split', {
          who: (g, v) => deciderOf(g, v.side),
          about: onTheWay,
          options: () => [WHOLE, PART],
          refuse: noWholeOrPart,
          then: (_g, v, option) => {
            v.part = option === PART;
          },
        }),
        marching.whilst(
          function moreKinds(g, v) {
            return v.part && kindNow(g, v) !== undefined;
          },
          marching.ask('how many go along?', 'wfa.move.split', {
            who: (g, v) => deciderOf(g, v.side),
            about: (g, v) => ({ ...onTheWay(g, v), kind: kindNow(g, v)?.name ?? '' }),
            means: (_g, _v, option) => countedIn(option),
            options: howMany,
            refuse: noSuchPart,
            then: (_g, v, option) => {
              v.taken = [...v.taken, countOf(option)];
            },
          }),
        ),
        marching.act(carryOut),
      ],
    ),
  ),
  marching.call(movementComplete, (_g, v) => ({ side: v.side, areas: [] })),
);
