// How near the prescience cards are to being claimable, from 0 to 1: for bots, not for the rules.

import type { Area } from './board/areas.ts';
import { hasSietch, legionAreas, tokenCount, unitsIn } from './board/contents.ts';
import { asksFor, isOnGround, whereNow } from './cards/prescience.ts';
import { distance } from './distances.ts';
import { printedFor } from './printed/printed.ts';
import type { Act, GroundWord, Test } from './printed/requirements.ts';
import { ATREIDES, HARKONNEN } from './sides.ts';
import type { Look } from './table.ts';

/** 1 at one of these areas, less with every area between. */
const close = (from: number, to: readonly Area[]): number => {
  if (from < 0) return 0;
  let best = 0;
  for (const a of to) best = Math.max(best, 1 / (1 + distance(from, a)));
  return best;
};
const quiet = (g: Look, a: number): number => {
  if (a < 0) return 0;
  let least = 9;
  for (const x of legionAreas(g, HARKONNEN)) least = Math.min(least, distance(x, a));
  return Math.min(1, least / 4);
};

/** The terrain is right, the sietch next door is not: near enough. */
const nearGround = (ground: GroundWord): GroundWord => (ground === 'deepDesertWithoutSietch' ? 'deepDesert' : ground);
/** How near a condition is to being true. */
function nearness(g: Look, t: Test): number {
  switch (t.test) {
    case 'legionsOn': {
      let n = 0;
      for (const a of legionAreas(g, ATREIDES))
        if (isOnGround(g, a, t.terrain) && !(t.withoutSietch && hasSietch(g, a))) n++;
      return Math.min(0.95, n / t.count);
    }
    case 'leaderIn': {
      const a = whereNow(g, t.leader);
      if (a < 0) return 0;
      if (t.ground === 'anywhere') return t.quietSector ? 0.4 + 0.4 * quiet(g, a) : 0.4;
      const ground =
        t.ground === 'sietch' ? close(a, g.table.sietches) : isOnGround(g, a, nearGround(t.ground)) ? 1 : 0;
      return t.quietSector ? 0.3 + 0.3 * ground + 0.3 * quiet(g, a) : 0.4 + 0.5 * ground;
    }
    case 'together': {
      const [first = -1, second = -1] = t.leaders.map((who) => whereNow(g, who));
      return (first >= 0 ? 0.25 : 0) + (second >= 0 ? 0.25 : 0) + (second >= 0 ? 0.3 * close(first, [second]) : 0);
    }
    case 'legionDestroyed':
    case 'sietchHeld':
      return 0.2;
    case 'sandwormTook':
      return g.table.sandworms.length > 0 ? 0.6 : 0.3;
    case 'harvestersRaided':
      return 0.3 + 0.4 * Math.min(1, g.table.deeds.harvestersRaided / Math.max(1, t.count - 1));
    case 'rode':
      return (whereNow(g, t.leader) >= 0 ? 0.3 : 0) + 0.05 * Math.min(6, g.table.wormsigns.length);
  }
}
/** How nearly that can be done; null where it takes no preparing. */
function preparation(g: Look, act: Act): number | null {
  switch (act.do) {
    case 'nothing':
    case 'toTheTank':
      return null;
    case 'revealSietch': {
      const a = whereNow(g, act.leader);
      return a < 0 ? 0 : 0.4 + 0.5 * close(a, g.table.sietches);
    }
    case 'revealTokens': {
      const a = whereNow(g, act.leader);
      return a < 0 ? 0 : 0.4 + 0.5 * Math.min(1, tokenCount(g, a) / act.count);
    }
    case 'removeUnits':
      return g.table.sietches.reduce((n, a) => n + unitsIn(g, ATREIDES, a), 0) / act.count;
  }
}

export function progress(g: Look, id: string): number {
  if (asksFor(g, id)) return 1;
  const card = printedFor(g).prescience.get(id);
  if (card === undefined) return 0;
  const { all, act } = card.requirement;
  const done = preparation(g, act);
  let sum = done ?? 0;
  for (const test of all) sum += nearness(g, test);
  const parts = all.length + (done === null ? 0 : 1);
  return Math.min(0.95, parts === 0 ? 0 : sum / parts);
}
