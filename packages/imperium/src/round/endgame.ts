// Endgame: endgame intrigue cards around the table, then the most victory points win.

import { intrigueHeld } from '../intrigue/holding.ts';
import { heldOfKind, playIntrigue, refuseLines } from '../intrigue/playing.ts';
import { intrigueOf } from '../intrigue/holding.ts';
import type { RuleId } from '../ledger.ts';
import { clockwise, gathers, houses, isRival, lookAt, type G, type Look } from '../table.ts';
import { emit, endGame, words } from '../words.ts';

type Around = { at: number; passes: number; played: number; card: string };
const { act, ask, call, when, whilst, procedure } = words<Around>();

const people = (g: Look): number[] => clockwise(g, g.table.first).filter((h) => !isRival(g, h));
function houseAt(g: Look, v: Around): number {
  const all = people(g);
  return all[v.at % all.length] ?? 0;
}
export const PASS_ENDGAME = 'pass';

function refuse(g: G, v: Around, card: string): RuleId | null {
  if (card === PASS_ENDGAME) return null;
  return refuseLines(g, houseAt(g, v), intrigueOf(card).endgame);
}
function turnIsOver(_g: G, v: Around): void {
  v.passes = v.played > 0 ? 0 : v.passes + 1;
  v.played = 0;
  v.at++;
}

export const endgameIntrigue = procedure(
  'endgame intrigue',
  'imp.endgame.order',
  whilst(
    (g, v) => v.passes < people(g).length,
    act(function nobodyYet(_g, v) {
      v.card = '';
    }),
    whilst(
      (g, v) => v.card !== PASS_ENDGAME && intrigueHeld(g, houseAt(g, v)) > 0,
      ask('play an endgame card?', 'imp.endgame.intrigue', {
        who: houseAt,
        options: (g, v) => [PASS_ENDGAME, ...heldOfKind(g, houseAt(g, v), 'endgame')],
        refuse,
        always: true,
        then: (_g, v, card) => {
          v.card = card;
        },
      }),
      when(
        (_g, v) => v.card !== PASS_ENDGAME && v.card !== '',
        [
          act(function counts(_g, v) {
            v.played++;
          }),
          call(playIntrigue, (g, v) => ({ house: houseAt(g, v), card: v.card, kind: 'endgame' })),
        ],
      ),
    ),
    act(turnIsOver, 'imp.endgame.order'),
  ),
);

// ---- the winner ----

/** Points, then spice, Solari, water, troops in the garrison, then the later reveal turn. */
function standing(g: Look, house: number): number[] {
  const h = lookAt(g, house);
  // § imp.endgame.tie-breakers § imp.endgame.tie-breaker-troops § imp.endgame.still-tied
  return [h.vp, h.spice, h.solari, h.water, h.garrison, h.revealed];
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
  whole.call(endgameIntrigue, () => ({ at: 0, passes: 0, played: 0, card: '' })),
  whole.act(declareWinner, 'imp.endgame.winner'),
);
