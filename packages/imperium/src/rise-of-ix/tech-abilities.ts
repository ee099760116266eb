// Tech tiles that serve on their owner's turns, without being asked.

import { canStillBeSent, toBeSent } from '../board/agents.ts';
import { doable } from '../effects/costs.ts';
import { keysOf } from '../effects/grammar.ts';
import { resolveByItself } from '../effects/pending.ts';
import { resolve, resolving } from '../effects/resolving.ts';
import { most } from '../intrigue/holding.ts';
import { betweenEffects } from '../intrigue/plot.ts';
import type { RuleId } from '../ledger.ts';
import { lookAt, type G } from '../table.ts';
import { turn } from '../round/turn.ts';
import { meanwhile, words } from '../words.ts';
import { isFaceDown, tileOf } from './tech.ts';

const INVASION_SHIPS = 'invasion-ships';

function refuseTile(g: G, house: number, id: string): RuleId | null {
  const t = g.table.turn;
  const tile = tileOf(id);
  // § imp.tech.no-flip-timing
  if (t.house !== house) return tile.flips ? 'imp.tech.flip' : 'imp.tech.no-flip-timing';
  if (!betweenEffects(g)) return 'imp.tech.no-flip-timing';
  if (isFaceDown(g, house, id)) return 'imp.tech.flip';
  // For the agent of this turn, so before it is sent.
  if (id === INVASION_SHIPS && t.kind !== '' && !toBeSent(g)) return 'imp.tech.invasion-ships';
  if (!tile.ownTurn.every((l) => doable(g, house, l))) return 'imp.effect.arrow';
  return canStillBeSent(g, house, most(tile.ownTurn)) ? null : 'imp.agent.cost';
}

type Using = { house: number; tile: string };
const use = words<Using>();
/** § imp.tech.acquired-then-used: from the moment it is owned. */
const useTile = use.procedure(
  'a tech tile',
  'imp.tech.flip',
  use.act(function begun(g) {
    g.table.turn.begun = true;
  }),
  use.call(resolve, (_g, v) => resolving(v.house, ...keysOf(tileOf(v.tile).ownTurn))),
  use.act(function whatItSetsOff(g, v) {
    resolveByItself(g, v.house);
  }),
);

meanwhile(turn, 'tech', 'imp.tech.flip', {
  options: (g, seat) => lookAt(g, seat).tech.filter((t) => tileOf(t).ownTurn.length > 0),
  refuse: (g, seat, tile) => refuseTile(g, seat, String(tile)),
  play: useTile,
  notes: (_g, seat, tile) => ({ house: seat, tile: String(tile) }),
});
