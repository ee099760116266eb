import { next, pick } from '@landsraad/kernel';
import { answering, type Bot } from './bot.ts';
import { anyAct, OFFER_CHANCE } from './offers.ts';

const often = Math.floor(OFFER_CHANCE * 2 ** 32);

/** Any answer is as good as any other. */
export const random: Bot = {
  name: 'random',
  about: 'chooses anything that the rules allow',
  thinks: false,
  move(s) {
    // The list of acts open to a seat is part of its view: reading it in the true game tells nothing more.
    const act = s.mayAct && next(s.random) < often ? anyAct(s.rules, s.game, s.seat, s.random) : null;
    if (act !== null) return act;
    return s.decision === null ? null : answering(pick(s.random, s.decision.options));
  },
};
