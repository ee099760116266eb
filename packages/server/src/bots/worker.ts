// One bot's thought, in a thread. The bot is handed a world that its seat could be in, so that it cannot peek.

import { botNamed, newMemory, turnBudget, type Memory, type Move } from '@landsraad/bots';
import { imagine, seeded, type Game, type Rules } from '@landsraad/kernel';
import { rulesNamed } from '../games.ts';
import type { Thought } from './pool.ts';

export default function think(thought: Thought): Move | null {
  return rulesNamed(thought.game, (rules) => moveIn(rules, thought));
}

/** What the bots of this thread remember; the seat that has waited longest is forgotten first. A bot can do without. */
const memories = new Map<string, Memory>();
const MOST_MEMORIES = 300;

function memoryOf(whose: string): Memory {
  const memory = memories.get(whose) ?? newMemory();
  memories.delete(whose);
  memories.set(whose, memory);
  for (const oldest of memories.keys()) {
    if (memories.size <= MOST_MEMORIES) break;
    memories.delete(oldest);
  }
  return memory;
}

function moveIn<T>(rules: Rules<T>, thought: Thought): Move | null {
  const { position, seat, decision, bot, mayAct, seed, table, bots, patienceMs } = thought;
  const random = seeded(seed);
  const game = imagine(rules, position as Game<T>, seat, random);
  const memory = memoryOf(`${table} ${seat} ${bot}`);
  return botNamed(bot).move({
    rules,
    game,
    seat,
    decision,
    mayAct,
    random,
    budget: turnBudget(bots, patienceMs),
    memory,
  });
}
