// A bot never stalls a game: whoever fails is replaced by the next cheaper one.

import type { Move, Situation } from './bot.ts';
import { botNamed, cheaper } from './bots.ts';

/** The move of a bot, or of a cheaper one where it throws or has no legal answer; null only for a seat that is not asked. */
export function moveOf<T>(name: string, s: Situation<T>, complain: (error: unknown) => void): Move | null {
  for (let bot: ReturnType<typeof cheaper> = botNamed(name); bot !== null; bot = cheaper(bot.name))
    try {
      const move = bot.move(s);
      if (isPossible(s, move)) return move;
      complain(new Error(`${bot.name} has no answer to "${s.decision?.name}" of ${s.rules.id}`));
    } catch (error) {
      complain(error);
    }
  return null;
}

/** Acts are checked by the rules when they are made. */
function isPossible<T>({ decision }: Situation<T>, move: Move | null): boolean {
  if (move === null) return decision === null;
  return move.kind === 'act' || decision?.options.includes(move.option) === true;
}
