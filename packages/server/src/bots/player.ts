// Lets bots play: one thought at a time per table.

import { cheaper, type Move } from '@landsraad/bots';
import { askedBots, moveBot } from '@landsraad/table';
import type { House } from '../house.ts';
import { freshSeed } from '../identities.ts';
import { change, type Room } from '../table/room.ts';

/** The bot's move, or that of the next cheaper one where it fails or is late; null: they all did. */
async function moveOrCheaper(
  house: House,
  person: string,
  thought: Parameters<House['bots']['think']>[1],
  complain: (error: unknown) => void,
): Promise<{ readonly move: Move | null; readonly by: 'bot' | 'fallback' }> {
  let hurry = 1;
  for (let bot: string | undefined = thought.bot; bot !== undefined; bot = cheaper(bot)?.name) {
    try {
      const move = await house.bots.think(person, { ...thought, bot }, hurry);
      if (move !== null) return { move, by: bot === thought.bot ? 'bot' : 'fallback' };
      complain(new Error(`${bot} has no answer to "${thought.decision.name}" of ${thought.game}`));
    } catch (error) {
      if (house.bots.isClosed()) throw error;
      complain(error);
    }
    house.counters.botFallbacks++;
    // People have waited long enough: all of them together take no longer than twice the limit.
    hurry *= 2;
  }
  return { move: null, by: 'fallback' };
}

/** Gives the next bot that is asked something to think about, if there is one and none is thinking; `wake` goes on after it. */
export function wakeBots(
  house: House,
  room: Room,
  complain: (error: unknown) => void,
  wake: (room: Room) => void,
): void {
  if (room.thinking || room.broken || house.bots.isClosed()) return;
  const { match, made } = room.table;
  const [asked] = askedBots(room.table);
  if (asked === undefined || match === null) return;
  room.thinking = true;
  const { decision, bot, mayAct } = asked;
  const thought = {
    game: made.game,
    position: match.game(),
    seat: decision.seat,
    decision,
    bot,
    mayAct,
    seed: freshSeed(),
    table: room.id,
    bots: room.table.seats.filter((s) => s.kind === 'bot').length,
  };
  moveOrCheaper(house, made.owner, thought, complain)
    .then(({ move, by }) =>
      house.rooms.at(room.id, (here) =>
        change(house.store, here, (draft) => moveBot(draft, asked, move, complain, by)),
      ),
    )
    .then(
      (moved) => {
        room.thinking = false;
        if (moved === 'moved') house.counters.botMoves++;
        if (moved === 'replaced' || moved === 'stuck') house.counters.botFallbacks++;
        if (moved !== 'stuck') wake(room);
      },
      (error: unknown) => {
        room.thinking = false;
        if (!house.bots.isClosed()) complain(error);
      },
    );
}
