// Lets bots play: one thought at a time per table, and a legal move for a bot that fails or is late.

import { randomInt } from 'node:crypto';
import type { Move } from '@landsraad/bots';
import { DONE, PASS, type Decision, type Option } from '@landsraad/kernel';
import type { House } from '../house.ts';
import { freshSeed } from '../identities.ts';
import { answerQuestion, openQuestion, takeOffer } from '../table/answer.ts';
import { change, type Draft, type Room } from '../table/room.ts';
import { statusOf, type TableState } from '../table/state.ts';

const ACTS_IN_A_ROW = 3;

interface Asked {
  readonly decision: Decision;
  readonly bot: string;
}

function askedBot(t: TableState): Asked | null {
  if (statusOf(t) !== 'live') return null;
  for (const decision of t.match?.open() ?? []) {
    const holder = t.seats[decision.seat];
    if (holder?.kind === 'bot') return { decision, bot: holder.bot };
  }
  return null;
}

/** Gives the next bot that is asked something to think about, if there is one and none is thinking. */
export function wakeBots(house: House, room: Room, complain: (error: unknown) => void): void {
  if (room.thinking || room.broken || house.bots.isClosed()) return;
  const asked = askedBot(room.state);
  const { match, made, id } = room.state;
  if (asked === null || match === null) return;
  room.thinking = true;
  const { decision, bot } = asked;
  const thought = {
    game: made.game,
    position: match.game(),
    seat: decision.seat,
    decision,
    bot,
    mayAct: room.botActs < ACTS_IN_A_ROW,
    seed: freshSeed(),
  };
  house.bots
    .think(thought)
    .catch((error: unknown) => {
      if (house.bots.isClosed()) throw error;
      complain(error);
      return null;
    })
    .then((move) =>
      house.rooms.at(id, (here) => change(house.store, here, (draft) => make(house, draft, asked, move, complain))),
    )
    .then(
      (went) => {
        room.thinking = false;
        if (went) wakeBots(house, room, complain);
      },
      (error: unknown) => {
        room.thinking = false;
        if (!house.bots.isClosed()) complain(error);
      },
    );
}

/** Makes the bot's move, or a legal one in its place. False: nothing could be played, the rules are at fault. */
function make(
  house: House,
  draft: Draft,
  { decision }: Asked,
  move: Move | null,
  complain: (error: unknown) => void,
): boolean {
  const t = draft.room.state;
  const { seat, question } = decision;
  // While it thought somebody may have changed the question or taken the seat: then it is asked again.
  if (statusOf(t) !== 'live' || t.seats[seat]?.kind !== 'bot') return true;
  const open = openQuestion(t, seat);
  if (open === null || open.question !== question) return true;
  if (move !== null && attempt(draft, complain, () => moved(draft, decision, move))) {
    house.counters.botMoves++;
    return true;
  }
  house.counters.botFallbacks++;
  return legalOrder(open.options).some((option) =>
    attempt(draft, complain, () => answerQuestion(draft, seat, question, option, 'fallback')),
  );
}

function moved(draft: Draft, { seat, question }: Decision, move: Move): void {
  if (move.kind === 'answer') return answerQuestion(draft, seat, question, move.option, 'bot');
  draft.room.botActs++;
  takeOffer(draft, seat, move.offer, Object.keys(move.form).length === 0 ? null : move.form, 'bot');
}

function attempt(draft: Draft, complain: (error: unknown) => void, work: () => void): boolean {
  const before = draft.rows.length;
  try {
    work();
    return true;
  } catch (error) {
    complain(error);
    if (draft.rows.length > before) throw error;
    return false;
  }
}

/** What does least harm first, the rest in any order. */
function legalOrder(options: readonly Option[]): Option[] {
  const harm = (o: Option): number => (o === PASS || o === DONE ? 0 : randomInt(1, 1_000_000));
  return options
    .map((option) => ({ option, harm: harm(option) }))
    .sort((a, b) => a.harm - b.harm)
    .map((x) => x.option);
}
