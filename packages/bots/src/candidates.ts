// What a seat could do now, as it sees it itself.

import { fillIn, offers, type Game, type RandomState } from '@landsraad/kernel';
import { acting, answering, type Move, type Situation } from './bot.ts';

/** Forms have too many ways to be filled in to try them all. */
const FORMS_TRIED = 4;

/** Every answer, and every act if the seat may act; read in a world that the seat has imagined. */
export function candidates<T>(s: Situation<T>, world: Game<T>, random: RandomState): Move[] {
  const moves: Move[] = (s.decision?.options ?? []).map(answering);
  if (!s.mayAct) return moves;
  for (const offer of offers(s.rules, world, s.seat)) {
    if (offer.form === null) moves.push(acting(offer, {}));
    else
      for (let n = 0; n < FORMS_TRIED; n++) {
        const form = fillIn(offer, random);
        if (form !== null) moves.push(acting(offer, form));
      }
  }
  return moves;
}
