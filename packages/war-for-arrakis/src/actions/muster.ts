// Deploying and placing: pieces come one after another, each may be left out.

import { added, drawTop, ofSeat, replaced, show, takeAt, type PlaceRef } from '@landsraad/kernel';
import { ALL_AREAS, ARRAKEEN, CARTHAG, TERRAIN, areaOf, near, type Area } from '../board/areas.ts';
import { isAuxiliary, ofRank } from '../board/auxiliaries.ts';
import {
  deserts,
  hasLegion,
  hasSettlement,
  isDesert,
  isEmpty,
  isFree,
  isMountain,
  legionAreas,
  legionAt,
  settlementAreas,
  unitsIn,
} from '../board/contents.ts';
import {
  addFigures,
  isRank,
  namedAside,
  supply,
  takeFigures,
  tokensLeft,
  whereIs,
  type Rank,
} from '../board/figures.ts';
import { hasExcess, hasLeaderAlone, leadersLeftAlone, removeExcess } from '../board/stacking.ts';
import { nameLegion } from '../board/that-legion.ts';
import { NOWHERE, whichArea } from '../board/which-area.ts';
import { deployment } from '../components.ts';
import { legionEnters } from '../desert-war/troopers.ts';
import { ASIDE, leaderWord, namedOf } from '../leaders.ts';
import type { RuleId } from '../ledger.ts';
import { SUPPLY, figureIn, fromArea, fromSupply, leaderIn } from '../pieces.ts';
import { ATREIDES, HARKONNEN, deciderOf, seatsOf, type Side } from '../sides.ts';
import type { G, Legion, Look } from '../table.ts';
import { emit, words } from '../words.ts';
import { isPinned } from './filters.ts';

/** 'leader': any leader, generic or named; 'leader 7': that named one. */
export type Piece = Rank | 'token' | 'generic' | 'leader' | `leader ${number}`;
/** 'area': only in the area that `only` names. */
export type Where =
  | 'own settlements'
  | 'one settlement'
  | 'threatened sietch'
  | 'carthag or arrakeen'
  | 'legion'
  | 'special legion'
  | 'empty deserts'
  | 'empty desert'
  | 'free mountain'
  | 'free plateau'
  | 'area';
type Muster = {
  side: Side;
  pieces: readonly Piece[];
  where: Where;
  /** Placed, not deployed: pieces may come from the board too. */
  place: boolean;
  /** Which of the pieces is next. */
  at: number;
  /** For 'area': which one. */
  only: Area;
  /** Where the first piece went, and so all others unless they spread; -1 before. */
  area: Area;
  /** Areas used so far: for 'empty deserts' each piece needs another. */
  usedAreas: readonly number[];
  /** The piece in hand: 'supply elite', an area and a rank, 'generic', 'leader 7', 'token'; '' for none. */
  taken: string;
  sector: string;
};
export const deploy = (side: Side, pieces: readonly Piece[], where: Where): Muster => ({
  side,
  pieces,
  where,
  place: false,
  at: 0,
  only: NOWHERE,
  area: NOWHERE,
  usedAreas: [],
  taken: '',
  sector: '',
});
/** `where` as a number: in that area. */
export const place = (side: Side, pieces: readonly Piece[], where: Where | Area): Muster =>
  typeof where === 'number'
    ? { ...deploy(side, pieces, 'area'), place: true, only: where }
    : { ...deploy(side, pieces, where), place: true };
const muster = words<Muster>();

// ---- where ----

/** A Harkonnen legion is at most two areas away. */
const sietchUnderThreat = (g: Look, a: Area): boolean =>
  near(a).some((x) => hasLegion(g, HARKONNEN, x) || near(x).some((y) => hasLegion(g, HARKONNEN, y)));

function fits(g: Look, v: Muster, a: Area): boolean {
  switch (v.where) {
    case 'own settlements':
    case 'one settlement':
      return hasSettlement(g, v.side, a);
    case 'threatened sietch':
      return hasSettlement(g, ATREIDES, a) && sietchUnderThreat(g, a);
    case 'carthag or arrakeen':
      return (a === CARTHAG || a === ARRAKEEN) && isFree(g, v.side, a);
    case 'legion':
      return hasLegion(g, v.side, a);
    case 'special legion':
      return (legionAt(g, a)?.special ?? 0) > 0 && hasLegion(g, v.side, a);
    case 'empty deserts':
    case 'empty desert':
      return isDesert(g, a) && isEmpty(g, a);
    case 'free mountain':
      return isMountain(g, a) && isFree(g, v.side, a);
    case 'free plateau':
      return TERRAIN[a] === 'plateau' && isFree(g, v.side, a);
    case 'area':
      return isFree(g, v.side, a);
  }
}
/** Whether each piece may go to an area of its own; otherwise all follow the first. */
const spreads = (v: Muster): boolean => v.where === 'own settlements' || v.where === 'empty deserts';
/** The areas that could fit, so that `fits` need not look at the whole board. */
function candidatesFor(g: Look, v: Muster): readonly Area[] {
  switch (v.where) {
    case 'legion':
    case 'special legion':
      return legionAreas(g, v.side);
    case 'empty desert':
    case 'empty deserts':
      return deserts(g);
    case 'own settlements':
    case 'one settlement':
    case 'threatened sietch':
      return settlementAreas(g, v.side);
    case 'carthag or arrakeen':
    case 'free mountain':
    case 'free plateau':
      return ALL_AREAS;
    case 'area':
      return [v.only];
  }
}
function places(g: Look, v: Muster): readonly Area[] {
  if (v.area >= 0) return [v.area];
  const found: Area[] = [];
  for (const a of candidatesFor(g, v)) if (isOpen(g, v, a)) found.push(a);
  return found;
}
const isOpen = (g: Look, v: Muster, a: Area): boolean =>
  fits(g, v, a) && (v.where !== 'empty deserts' || !v.usedAreas.includes(a));
const isLeaderPiece = (piece: string): boolean => piece === 'leader' || piece === 'generic' || leaderIn(piece) >= 0;

/** A leader needs a unit; one that arrives with the same effect will do. */
function notThere(g: G, v: Muster, a: Area): RuleId | null {
  // § wfa.actions.deployment-leader-needs-unit
  const comesAlone = isLeaderPiece(pieceOf(v)) && unitsIn(g, v.side, a) === 0;
  return comesAlone ? 'wfa.actions.deployment-leader-needs-unit' : null;
}

// ---- what ----

const pieceOf = (v: Muster): Piece | '' => v.pieces[v.at] ?? '';
const SKIP = 'leave it out';
/** Whether a placed piece can be taken from there: not from the area it goes to. */
const isElsewhere = (v: Muster, a: Area): boolean => a >= 0 && a !== v.area && a !== v.only;
const otherLegions = (g: Look, v: Muster): readonly Legion[] =>
  g.table.legions.filter((l) => l.side === v.side && isElsewhere(v, l.area));
/** The ranks that a unit may be of: its own or a lower one. § wfa.setup.unit-substitution */
const IN_ITS_STEAD: { readonly [rank in Rank]: readonly Rank[] } = {
  regular: ['regular'],
  elite: ['elite', 'regular'],
  special: ['special', 'elite', 'regular'],
};
/** Where a unit of this rank, or a lower one in its stead, can come from: the supply and, when placed, the board. */
function unitSources(g: Look, v: Muster, rank: Rank): string[] {
  const ranks = IN_ITS_STEAD[rank];
  const all: string[] = [];
  for (const r of ranks) if (supply(g, v.side, r) > 0) all.push(fromSupply(r)); // § wfa.setup.unit-supply-limit
  if (!v.place) return all; // § wfa.actions.place § wfa.actions.deploy
  for (const r of ranks) for (const l of otherLegions(g, v)) if (ofRank(g, l, r) > 0) all.push(fromArea(l.area, r));
  return all;
}
function genericSources(g: Look, v: Muster): string[] {
  const stock = supply(g, v.side, 'generic') > 0 ? ['generic'] : [];
  if (!v.place) return stock;
  for (const kind of ['generic', 'escort'] as const)
    for (const l of otherLegions(g, v)) if (l[kind] > 0) stock.push(fromArea(l.area, kind));
  return stock;
}
function leaderSources(g: Look, v: Muster): string[] {
  const all = genericSources(g, v);
  for (const l of namedAside(g, v.side)) all.push(leaderWord(l));
  if (v.place) for (const l of namedOf(v.side)) if (isElsewhere(v, whereIs(g, l))) all.push(leaderWord(l));
  return all;
}
function sources(g: Look, v: Muster): string[] {
  const piece = pieceOf(v);
  if (isRank(piece)) return unitSources(g, v, piece);
  if (piece === 'token') return tokensLeft(g) ? ['token'] : []; // § wfa.setup.token-supply-out
  if (piece === 'generic') return genericSources(g, v);
  if (piece === 'leader') return leaderSources(g, v);
  const l = leaderIn(piece);
  // § wfa.actions.deploy-place-not-tank § wfa.cards.missing-leader
  return whereIs(g, l) === ASIDE || (v.place && whereIs(g, l) >= 0) ? [piece] : [];
}
function notThatPiece(g: G, _v: Muster, option: string): RuleId | null {
  const l = leaderIn(option);
  return l >= 0 && isPinned(g, l) ? 'wfa.cards.seek-out-units' : null;
}
/** Where a token lies between being drawn and being put down. */
const drawnToken = (g: Look): PlaceRef => ofSeat(deployment.drawn, deciderOf(g, ATREIDES));
/** A token is drawn and looked at before its place is chosen. § wfa.actions.deployment-atreides-draw */
function takeUp(g: G, v: Muster, option: string): void {
  v.taken = option === SKIP ? '' : option;
  if (v.taken === 'token') drawTop(g, deployment.supply, drawnToken(g));
}

// ---- putting it down ----

function putDown(g: G, v: Muster, a: Area): void {
  if (a < 0) return;
  if (!spreads(v)) v.area = a;
  v.usedAreas = [...v.usedAreas, a];
  const piece = figureIn(v.taken);
  if (piece === null || isAuxiliary(piece.kind)) return;
  if (piece.kind === 'token') {
    takeAt(g, drawnToken(g), 0, deployment.board);
    g.table.tokens = added(g.table.tokens, { area: a, starting: false, moved: false });
    for (const seat of seatsOf(g, ATREIDES)) show(g, deployment.board, g.table.tokens.length - 1, seat); // § wfa.team.shared-secrets
  } else if (piece.kind === 'leader') g.table.leaders = replaced(g.table.leaders, piece.which, a);
  else {
    if (areaIn(v.taken) !== '') takeFigures(g, areaOf(piece.from), piece.kind, 1);
    addFigures(g, v.side, a, piece.kind, 1);
  }
  legionEnters(g, v.side, a);
  if (v.place) nameLegion(g, v.side, a);
  emit(g, 'put on the board', v.place ? 'wfa.actions.place' : 'wfa.actions.deploy', {
    seat: deciderOf(g, v.side),
    area: a,
    what: v.taken,
  });
}
/** The area that a piece is taken from; '' if it comes from elsewhere. */
function areaIn(taken: string): string {
  const from = figureIn(taken)?.from ?? '';
  return from === SUPPLY ? '' : from;
}
function nextPiece(_g: G, v: Muster): void {
  v.at++;
  v.taken = '';
}

function hasPlace(g: G, v: Muster): boolean {
  if (v.area >= 0) return notThere(g, v, v.area) === null;
  for (const a of candidatesFor(g, v)) if (isOpen(g, v, a) && notThere(g, v, a) === null) return true;
  return false;
}
const canBePut = (g: G, v: Muster): boolean => hasPlace(g, v) && sources(g, v).length > 0;

export const putOnBoard = muster.procedure(
  'put on the board',
  'wfa.actions.elective',
  muster.whilst(
    (_g, v) => v.at < v.pieces.length,
    muster.when(
      function couldBePut(g, v) {
        return canBePut(g, v);
      },
      [
        muster.ask('put which piece on the board?', 'wfa.actions.elective', {
          who: (g, v) => deciderOf(g, v.side),
          about: (_g, v) => ({ piece: pieceOf(v) }),
          means: (_g, _v, option) => figureIn(option),
          options: (g, v): string[] => {
            const all = sources(g, v);
            all.push(SKIP);
            return all;
          },
          refuse: notThatPiece,
          then: takeUp,
        }),
        muster.when(
          (_g, v) => v.taken !== '',
          [
            ...whichArea(muster, 'put it where?', 'wfa.actions.elective', {
              who: (g, v) => deciderOf(g, v.side),
              about: (_g, v) => ({ from: areaIn(v.taken), piece: v.taken }),
              areas: places,
              refuse: notThere,
              then: putDown,
            }),
          ],
        ),
      ],
    ),
    muster.act(nextPiece),
  ),
  muster.when((g, v) => hasExcess(g, v.side), [muster.call(removeExcess, (_g, v) => ({ side: v.side }))]),
  muster.when((g, v) => hasLeaderAlone(g, v.side), [muster.call(leadersLeftAlone, (_g, v) => ({ side: v.side }))]),
);
