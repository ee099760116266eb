// One bot's thought, in a thread. The bot is handed a world that its seat could be in, so that it cannot peek.

import { botNamed, type Move } from '@landsraad/bots';
import { imagine, seeded, type Game, type Rules } from '@landsraad/kernel';
import { rulesNamed } from '../games.ts';
import type { Thought } from './pool.ts';

export default function think(thought: Thought): Move | null {
  return rulesNamed(thought.game, (rules) => moveIn(rules, thought));
}

function moveIn<T>(rules: Rules<T>, { position, seat, decision, bot, mayAct, seed, ms }: Thought): Move | null {
  const random = seeded(seed);
  const game = imagine(rules, position as Game<T>, seat, random);
  return botNamed(bot).move({ rules, game, seat, decision, mayAct, random, budget: { ms } });
}
