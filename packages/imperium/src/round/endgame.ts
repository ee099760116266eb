// Endgame: endgame intrigue cards around the table, then the most victory points win.

import { cardRound, newCardRound } from '../intrigue/card-round.ts';
import { refuseLines } from '../intrigue/playing.ts';
import { hasTile } from '../rise-of-ix/tech.ts';
import { tilesInTheEndgame } from '../rise-of-ix/tech-moments.ts';
import { gathers, houses, isRival, lookAt, type G, type Look } from '../table.ts';
import { emit, endGame, words } from '../words.ts';

const endgameIntrigue = cardRound({
  name: 'endgame intrigue',
  rule: 'imp.endgame.order',
  question: 'play an endgame card?',
  questionRule: 'imp.endgame.intrigue',
  endRule: 'imp.endgame.order',
  playRule: 'imp.endgame.intrigue',
  kind: 'endgame',
  takesPart: (g, house) => !isRival(g, house),
  refuse: (g, house, card) => refuseLines(g, house, card.endgame),
});

// ---- the winner ----

const CHAUMURKY = 'chaumurky';
/** Points, then Chaumurky, spice, Solari, water, troops in the garrison, then the later reveal turn. */
function standing(g: Look, house: number): number[] {
  const h = lookAt(g, house);
  // § imp.endgame.tie-breakers § imp.endgame.tie-breaker-troops § imp.endgame.still-tied § imp.tech.chaumurky
  return [h.vp, hasTile(g, house, CHAUMURKY) ? 1 : 0, h.spice, h.solari, h.water, h.garrison, h.revealed];
}
export function better(a: readonly number[], b: readonly number[]): number {
  for (let n = 0; n < a.length; n++) if (a[n] !== b[n]) return (a[n] ?? 0) - (b[n] ?? 0);
  return 0;
}

/** § imp.endgame.rivals */
const competitors = (g: Look): number[] => houses(g).filter((h) => gathers(g, h));

interface Standing {
  readonly house: number;
  readonly standing: readonly number[];
}
/** Says which tie-breaker put an equal score behind. */
function tellTie(g: G, best: Standing, other: Standing): void {
  const by = best.standing.findIndex((n, k) => n !== other.standing[k]);
  if (by > 0) emit(g, 'tie broken', 'imp.endgame.tie-breakers', { house: best.house, other: other.house, by });
}

function declareWinner(g: G): void {
  const list = competitors(g).map((house) => ({ house, standing: standing(g, house) }));
  const best = list.reduce((a, b) => (better(b.standing, a.standing) > 0 ? b : a));
  // § imp.endgame.rival-named
  const winners = list.filter((x) => better(x.standing, best.standing) === 0).map((x) => x.house);
  for (const x of list) emit(g, 'final score', 'imp.endgame.winner', { house: x.house, vp: x.standing[0] ?? 0 });
  for (const x of list) if (x !== best) tellTie(g, best, x);
  for (const house of winners) emit(g, 'won', 'imp.endgame.winner', { house });
  endGame(
    g,
    'imp.endgame.winner',
    winners,
    list.map((x) => x.standing[0] ?? 0),
  );
}

const whole = words<Record<never, never>>();
export const endgame = whole.procedure(
  'endgame',
  'imp.endgame.intrigue',
  whole.when((g) => g.table.riseOfIx, [whole.act(tilesInTheEndgame)]),
  whole.call(endgameIntrigue, newCardRound),
  whole.act(declareWinner, 'imp.endgame.winner'),
);
