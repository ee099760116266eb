// Phase 3, desert hazards: wormsigns, sandworms, storms.

import { added, count, drawMany, reveal, shuffle, things } from '@landsraad/kernel';
import { areaOf, idOf, type Area } from '../board/areas.ts';
import { deserts, hasHarvester, hasLegion, hasSandworm, wildMakerInPlay } from '../board/contents.ts';
import { HARKONNEN_LEGION, HARVESTER, SANDWORM, WORMSIGN, occupancy } from '../board/occupancy.ts';
import { wormsigns } from '../components.ts';
import { FACTS } from '../facts.ts';
import { ATREIDES, HARKONNEN, allyOf, deciderOf } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { handBack, handOver } from '../three-four-players/acting.ts';
import { sandwormEffects } from '../worms/effects.ts';
import { bringsWorm, putWormsign, putWormsigns, returnWormsign, sandwormComes } from '../worms/wormsigns.ts';
import { emit, words } from '../words.ts';
import { coriolisStorms } from './3-coriolis-storms.ts';

type Hazards = { area: Area };
const hazards = words<Hazards>();
const SANDWORMS = FACTS.units.figures.atreides.sandworm;

// ---- discarding and placing ----

/** § wfa.team.hazards */
function fremenDecide(g: G): void {
  handOver(g, ATREIDES, allyOf(g, ATREIDES));
}
function discardUseless(g: G): void {
  g.table.phase = 'hazards';
  fremenDecide(g);
  for (const a of g.table.wormsigns.slice()) if (hasLegion(g, ATREIDES, a) || hasSandworm(g, a)) returnWormsign(g, a);
}
/** Where a harvester or a Harkonnen legion in the desert has neither a wormsign nor a sandworm yet. */
function needsWormsign(g: Look): Area[] {
  const { all } = occupancy(g);
  const found: Area[] = [];
  for (const a of deserts(g)) {
    const there = all[a] ?? 0;
    if ((there & (HARKONNEN_LEGION | HARVESTER)) !== 0 && (there & (WORMSIGN | SANDWORM)) === 0) found.push(a);
  }
  return found;
}
function placeTokens(g: G): void {
  const areas = needsWormsign(g);
  if (areas.length <= count(g, wormsigns.pool)) putWormsigns(g, areas);
}

// ---- flipping ----

function flipAll(g: G): void {
  g.table.wormsigns.forEach((a, n) => {
    const kind = reveal(g, wormsigns.board, n);
    emit(g, 'wormsign revealed', 'wfa.hazards.flip-all', { area: a, kind });
  });
  g.table.appearances = 0;
}
/** Where a flipped token brings a sandworm and has not been resolved. */
const calling = (g: Look): Area[] =>
  g.table.wormsigns.filter(
    (a, n) => !g.table.appeared.includes(a) && bringsWorm(things(g, wormsigns.board)[n] ?? '', a),
  );
/** § wfa.hazards.sandworm-limit */
const mostAppearances = (g: Look): number => SANDWORMS + (wildMakerInPlay(g) ? 1 : 0);
const moreMayAppear = (g: Look): boolean => g.table.appearances < mostAppearances(g) && calling(g).length > 0;

/** Already before the effects: a token that has been resolved no longer bars a retreat. § wfa.hazards.resolved-token-no-bar */
function discardTokens(g: G): void {
  drawMany(g, wormsigns.board, wormsigns.pool, g.table.wormsigns.length);
  g.table.wormsigns = [];
  shuffle(g, wormsigns.pool);
}

/** Where a sandworm of this phase has yet to strike a legion or a harvester. */
const waiting = (g: Look): Area[] =>
  g.table.appeared.filter((a) => hasSandworm(g, a) && (hasLegion(g, HARKONNEN, a) || hasHarvester(g, a)));
const isWaiting = (g: Look): boolean => waiting(g).length > 0;

export const desertHazards = hazards.procedure(
  'desert hazards',
  'wfa.hazards.sequence',
  hazards.act(discardUseless, 'wfa.hazards.discard-first'),
  // With too few tokens in the pool the Atreides choose where they go.
  hazards.whilst(
    (g) => count(g, wormsigns.pool) > 0 && needsWormsign(g).length > count(g, wormsigns.pool),
    hazards.ask('put a wormsign where?', 'wfa.actions.wormsign-pool-empty', {
      who: (g) => deciderOf(g, ATREIDES),
      options: (g): string[] => needsWormsign(g).map(idOf),
      then: (g, _v, a) => putWormsign(g, areaOf(a)),
    }),
  ),
  hazards.act(placeTokens, 'wfa.hazards.place'),
  hazards.act(flipAll, 'wfa.hazards.flip-all'),
  // Only tokens that bring a sandworm: the order of the others makes no difference.
  hazards.whilst(
    moreMayAppear,
    hazards.ask('which wormsign is resolved?', 'wfa.hazards.flip-all', {
      who: (g) => deciderOf(g, ATREIDES),
      options: (g): string[] => calling(g).map(idOf),
      then: (g, v, a) => {
        v.area = areaOf(a);
        g.table.appearances++;
        g.table.appeared = added(g.table.appeared, areaOf(a));
      },
    }),
    hazards.call(sandwormComes, (_g, v) => ({ area: v.area, plain: false })),
  ),
  hazards.act(discardTokens, 'wfa.hazards.tokens-back'),
  hazards.whilst(
    isWaiting,
    hazards.ask('which sandworm strikes first?', 'wfa.hazards.effects-after-placement', {
      who: (g) => deciderOf(g, ATREIDES),
      options: (g): string[] => waiting(g).map(idOf),
      then: (g, v, a) => {
        v.area = areaOf(a);
        g.table.appeared = g.table.appeared.filter((x) => x !== areaOf(a));
      },
    }),
    hazards.call(sandwormEffects, (_g, v) => ({ area: v.area, carryall: true, dice: 0, zone: -1 })),
  ),
  hazards.act(function wormsAreDone(g) {
    g.table.appeared = [];
    g.table.settled = [];
  }),
  hazards.call(coriolisStorms, () => ({ struck: [], area: -1, hits: 0 })),
  hazards.act(function theyArePast(g) {
    handBack(g, -1);
  }),
);
