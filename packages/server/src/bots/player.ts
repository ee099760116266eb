// Lets bots play: one thought at a time per table.

import { askedBots, moveBot } from '@landsraad/table';
import type { House } from '../house.ts';
import { freshSeed } from '../identities.ts';
import { change, type Room } from '../table/room.ts';

/** Gives the next bot that is asked something to think about, if there is one and none is thinking. */
export function wakeBots(house: House, room: Room, complain: (error: unknown) => void): void {
  if (room.thinking || room.broken || house.bots.isClosed()) return;
  const { match, made } = room.table;
  const [asked] = askedBots(room.table);
  if (asked === undefined || match === null) return;
  room.thinking = true;
  const { decision, bot, mayAct } = asked;
  house.bots
    .think({
      game: made.game,
      position: match.game(),
      seat: decision.seat,
      decision,
      bot,
      mayAct,
      seed: freshSeed(),
    })
    .catch((error: unknown) => {
      if (house.bots.isClosed()) throw error;
      complain(error);
      return null;
    })
    .then((move) =>
      house.rooms.at(room.id, (here) => change(house.store, here, (draft) => moveBot(draft, asked, move, complain))),
    )
    .then(
      (moved) => {
        room.thinking = false;
        if (moved === 'moved') house.counters.botMoves++;
        if (moved === 'replaced' || moved === 'stuck') house.counters.botFallbacks++;
        if (moved !== 'stuck') wakeBots(house, room, complain);
      },
      (error: unknown) => {
        room.thinking = false;
        if (!house.bots.isClosed()) complain(error);
      },
    );
}
