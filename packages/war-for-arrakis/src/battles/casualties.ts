// Removing casualties: one hit at a time, whatever it came from.

import { idOf, type Area } from '../board/areas.ts';
import { auxiliariesIn, isAuxiliary, ofRank } from '../board/auxiliaries.ts';
import { figuresIn, legionAt, namedIn } from '../board/contents.ts';
import {
  RANKS,
  addFigures,
  isRank,
  loseAuxiliary,
  loseGeneric,
  loseNamed,
  supply,
  takeFigures,
} from '../board/figures.ts';
import { leadersLeftAlone } from '../board/stacking.ts';
import { leaderWord } from '../leaders.ts';
import { takesHit } from '../mahdi/combat.ts';
import { chooserOf, isAutomatic } from '../mahdi/mahdi.ts';
import { figureIn, leaderIn } from '../pieces.ts';
import { deciderOf, type Side } from '../sides.ts';
import type { G } from '../table.ts';
import { emit, words } from '../words.ts';

type Hits = { side: Side; area: Area; left: number; by: string };
const hits = words<Hits>();

const standing = (g: G, v: Hits): boolean => legionAt(g, v.area)?.side === v.side && figuresIn(g, v.area) > 0;

function couldTakeIt(g: G, v: Hits): readonly string[] {
  if (isAutomatic(g, v.side)) return takesHit(g, v.area, v.left);
  const l = legionAt(g, v.area);
  if (l === undefined) return [];
  const named = namedIn(g, v.side, v.area).map(leaderWord);
  // § wfa.battle.casualty-same-unit
  const escort = l.escort === 0 ? [] : v.left > 1 ? [ESCORT, ESCORT_TWICE] : [ESCORT];
  const ranks = RANKS.filter((r) => ofRank(g, l, r) > 0);
  return [...ranks, ...auxiliariesIn(g, v.area), ...(l.generic > 0 ? ['generic'] : []), ...escort, ...named];
}

const ESCORT = 'escort';
const ESCORT_TWICE = 'escort, 2 hits';
/** How many hits it absorbs. § wfa.desert-war.escort-hits */
const absorbed = (what: string): number => (what === ESCORT_TWICE ? 2 : 1);

function takeHit(g: G, v: Hits, what: string): void {
  v.left -= absorbed(what);
  let removed = true;
  if (isRank(what)) {
    // § wfa.battle.casualty-no-elite-removal § wfa.battle.casualty-no-regular
    const replaced = what !== 'regular' && supply(g, v.side, 'regular') > 0;
    takeFigures(g, v.area, what, 1);
    if (replaced) {
      addFigures(g, v.side, v.area, 'regular', 1);
      removed = false;
    }
  } else if (isAuxiliary(what)) loseAuxiliary(g, what, v.area);
  else if (what === 'generic') loseGeneric(g, v.area);
  else if (what === ESCORT || what === ESCORT_TWICE) loseGeneric(g, v.area, 'escort');
  else loseNamed(g, leaderIn(what));
  if (removed && v.by === 'sandworm') g.table.deeds.wormTook++;
  emit(g, 'casualty', 'wfa.battle.casualty-options', { seat: deciderOf(g, v.side), area: v.area, what, removed });
}

export const takeHits = hits.procedure(
  'casualties',
  'wfa.battle.casualty-any-source',
  hits.abandonIf(
    (g, v) => !standing(g, v),
    hits.call(leadersLeftAlone, (_g, v) => ({ side: v.side })),
  ),
  hits.whilst(
    function hitsAreLeft(g, v) {
      return v.left > 0 && standing(g, v); // § wfa.battle.casualty-all-hits
    },
    hits.ask('take the hit on what?', 'wfa.battle.casualty-options', {
      who: (g, v) => chooserOf(g, v.side),
      about: (_g, v) => ({ area: idOf(v.area), left: v.left, by: v.by }),
      means: (_g, _v, what) => figureIn(what === ESCORT_TWICE ? ESCORT : what),
      options: couldTakeIt,
      then: takeHit,
    }),
  ),
  hits.when(
    (g, v) => !standing(g, v),
    [hits.call(leadersLeftAlone, (_g, v) => ({ side: v.side }), 'wfa.battle.casualty-leaders-with-last-unit')],
  ),
);
