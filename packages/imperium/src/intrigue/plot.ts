// Plot cards: played at any point of the player's own turn, without being asked.

import { isTop, kinds, notesOf } from '@landsraad/kernel';
import type { RuleId } from '../ledger.ts';
import type { G } from '../table.ts';
import { meanwhile } from '../words.ts';
import { canStillBeSent, toBeSent } from '../board/agents.ts';
import { agentTurn } from '../round/agent-turn.ts';
import { revealTurn } from '../round/reveal-turn.ts';
import { turn } from '../round/turn.ts';
import { intrigueHand, intrigueOf } from './holding.ts';
import { playIntrigue, refuseLines, waits } from './playing.ts';

/** Between the steps of a turn; anything else on top is an effect being resolved. */
export const betweenEffects = (g: G): boolean => isTop(g, turn) || isTop(g, agentTurn) || isTop(g, revealTurn);

function refusePlot(g: G, house: number, card: string): RuleId | null {
  const t = g.table.turn;
  const c = intrigueOf(card);
  if (t.house !== house) return 'imp.intrigue.plot';
  // § imp.intrigue.combat § imp.intrigue.endgame
  if (!c.kinds.includes('plot')) return c.kinds.includes('combat') ? 'imp.intrigue.combat' : 'imp.intrigue.endgame';
  // § imp.agent.plot-before-sending: also before the agent is sent; but how much spice is sold belongs to sending it there.
  if (!betweenEffects(g) || (toBeSent(g) && notesOf(g, agentTurn)?.space !== ''))
    return 'imp.intrigue.plot-between-effects';
  for (const { op } of c.plot) {
    if (op === 'mayPassThisTurn' && t.begun) return 'imp.intrigue.bindu-suspension';
    // Both are for the card and the agent of this turn, so before it is sent.
    if (op === 'cardGainsIcons' && t.kind !== '' && !toBeSent(g)) return 'imp.intrigue.dispatch-an-envoy';
    if (op === 'ignoreEnemyAgentBlocking' && t.kind !== '' && !toBeSent(g)) return 'imp.intrigue.needs-target';
  }
  if (!canStillBeSent(g, house, c.pays)) return 'imp.agent.cost';
  if (waits(c.plot) && t.strengthSet) return 'imp.intrigue.needs-target';
  return refuseLines(g, house, c.plot);
}

meanwhile(turn, 'plot', 'imp.intrigue.plot', {
  options: (g, seat) => kinds(g, intrigueHand(g, seat)),
  refuse: (g, seat, card) => refusePlot(g, seat, String(card)),
  play: playIntrigue,
  notes: (_g, seat, card) => ({ house: seat, card: String(card), kind: 'plot' }),
});
