// How readily a careless player of the Mahdi mode takes some options, where it differs: for bots, not for the rules.

import type { QuestionWeights } from '@landsraad/kernel';
import { areaOf, near, type Area } from '../board/areas.ts';
import { hasSietch, hasStation, isFree, legionAreas } from '../board/contents.ts';
import { rankIn } from '../battles/combat-roll.ts';
import { distance } from '../distances.ts';
import { LADY_JESSICA, MUADDIB, PAUL, REVEREND_MOTHER, leaderWord } from '../leaders.ts';
import type { AskedLeader } from '../printed/requirements.ts';
import type { Questions } from '../questions.ts';
import { ATREIDES, HARKONNEN } from '../sides.ts';
import type { Look, Table } from '../table.ts';
import { isStronger } from './combat-power.ts';
import { areasAway } from './paths.ts';
import { calling, errands, wantedIn } from './plans.ts';

const FAR_OFF = 4;
/** How near a legion is that would attack a sietch. */
function threat(g: Look, sietch: Area): number {
  let most = 0;
  for (const from of legionAreas(g, HARKONNEN)) {
    const away = areasAway(from, sietch);
    if (away < FAR_OFF && FAR_OFF - away > most && isStronger(g, from, sietch)) most = FAR_OFF - away;
  }
  return most;
}
/** Where sietches of high rank are in danger. */
const putWhere = (g: Look, option: string): number => {
  const a = areaOf(option);
  return a < 0 || !hasSietch(g, a) ? 1 : 0.3 + rankIn(g, ATREIDES, a) * threat(g, a);
};
const exposed = (g: Look, a: Area): boolean => legionAreas(g, HARKONNEN).some((x) => distance(x, a) === 1);
function marchWhere(g: Look, all: ReturnType<typeof errands>, from: Area, to: Area): number {
  if (from < 0 || to < 0) return 1;
  const bait = hasStation(g, to) ? 10 : 1;
  const safety = hasSietch(g, to) ? 1 + threat(g, to) : exposed(g, to) ? 0.4 : 1;
  return bait * calling(g, all, from, to) * safety;
}
/** The legion that has the best reason to go somewhere. */
function whoMarches(g: Look, all: ReturnType<typeof errands>, from: Area): number {
  if (from < 0) return 0.08;
  let most = 0.1;
  for (const to of near(from)) if (isFree(g, ATREIDES, to)) most = Math.max(most, marchWhere(g, all, from, to));
  return hasSietch(g, from) && threat(g, from) > 0 ? most * 0.5 : most;
}
const MEANT: { readonly [piece: string]: AskedLeader } = Object.fromEntries([
  [leaderWord(PAUL), 'paul'],
  [leaderWord(MUADDIB), 'paul'],
  [leaderWord(LADY_JESSICA), 'jessica'],
  [leaderWord(REVEREND_MOTHER), 'jessica'],
]);
const LAZY: ReadonlySet<string> = new Set(['nothing', 'none', 'leave it out']);
function putWhich(option: string): number {
  if (LAZY.has(option)) return 0.08;
  return MEANT[option] === undefined ? 1 : 4;
}

export const MAHDI_WEIGHTS: QuestionWeights<Table, Questions> = {
  'put it where?': (g, d) => {
    const all = errands(g);
    return d.options.map((o) => {
      const a = areaOf(o);
      const meets = wantedIn(g, all, 'paul', a) || wantedIn(g, all, 'jessica', a);
      return putWhere(g, o) * (meets ? 2 : 1);
    });
  },
  'move which legion?': (g, d) => {
    const all = errands(g);
    return d.options.map((o) => whoMarches(g, all, areaOf(o)));
  },
  'move where?': (g, d) => {
    const all = errands(g);
    return d.options.map((o) => marchWhere(g, all, areaOf(d.about.from), areaOf(o)));
  },
  'put which piece on the board?': (_g, d) => d.options.map((o) => putWhich(o)),
};
