// Acts without a form, such as a card played on one's own turn: the search tries them beside the answers.

import { imagine, offers, type Decision, type Option } from '@landsraad/kernel';
import { acting, answering, type Move, type Situation } from '../bot.ts';
import { changesSomething } from './acts.ts';

/** No answer of any game begins like this. */
const ACT = '\u0000';
export const isAct = (option: Option): boolean => typeof option === 'string' && option.startsWith(ACT);
/** Which offer it stands for. */
export const actOf = (option: Option): string => String(option).slice(ACT.length);

export const moveFor = (option: Option): Move =>
  isAct(option) ? { kind: 'act', offer: actOf(option), form: {} } : answering(option);

/** What the seat could do besides answering, as long as it does more than tell others something. */
export function actsToTry<T>(s: Situation<T>, d: Decision): readonly Option[] {
  if (!s.mayAct || d.sealed || d.window !== null || s.rules.book.offers.length === 0) return [];
  const world = imagine(s.rules, s.game, s.seat, s.random);
  return offers(s.rules, world, s.seat)
    .filter((offer) => offer.form === null && changesSomething(s, world, acting(offer, {})))
    .map((offer) => ACT + offer.id);
}
