// Bots at a table: which of them is to move, and a legal move for one that fails.

import { ACTS_IN_A_ROW, type Move } from '@landsraad/bots';
import { DONE, PASS, type Decision, type Option } from '@landsraad/kernel';
import { answerQuestion, openQuestion, takeOffer } from './answer.ts';
import type { Host } from './host.ts';
import { statusOf, type Table } from './state.ts';

/** A bot that is asked something. */
export interface AskedBot {
  readonly decision: Decision;
  readonly bot: string;
  readonly mayAct: boolean;
}

export function askedBots(t: Table): AskedBot[] {
  if (statusOf(t) !== 'live') return [];
  return (t.match?.open() ?? []).flatMap((decision) => {
    const holder = t.seats[decision.seat];
    return holder?.kind === 'bot' ? [{ decision, bot: holder.bot, mayAct: t.botActs < ACTS_IN_A_ROW }] : [];
  });
}

/** What became of a bot's thought: it moved, a legal move was made for it, it came too late, or nothing can be played. */
export type BotMoved = 'moved' | 'replaced' | 'too late' | 'stuck';

/** Makes the bot's move, or a legal one in its place, so that a game never hangs; null: it has failed to find one. */
export function moveBot(
  host: Host,
  { decision }: AskedBot,
  move: Move | null,
  complain: (error: unknown) => void = () => undefined,
  /** 'fallback': another bot has thought in its place, and the table is told. */
  by: 'bot' | 'fallback' = 'bot',
): BotMoved {
  const t = host.table;
  const { seat, question } = decision;
  // While it thought somebody may have changed the question or taken the seat: then it is asked again.
  const open = statusOf(t) === 'live' && t.seats[seat]?.kind === 'bot' ? openQuestion(t, seat) : null;
  if (open === null || open.question !== question) return 'too late';
  if (move !== null && attempt(host, complain, () => make(host, decision, move, by))) return 'moved';
  const replaced = leastHarmFirst(open.options).some((option) =>
    attempt(host, complain, () => answerQuestion(host, seat, question, option, 'fallback')),
  );
  return replaced ? 'replaced' : 'stuck';
}

function make(host: Host, { seat, question }: Decision, move: Move, by: 'bot' | 'fallback'): void {
  if (move.kind === 'answer') return answerQuestion(host, seat, question, move.option, by);
  takeOffer(host, seat, move.offer, Object.keys(move.form).length === 0 ? null : move.form, by);
  host.table.botActs++;
}

/** False: it was refused and changed nothing. What fails in the middle is not tried again. */
function attempt(host: Host, complain: (error: unknown) => void, work: () => void): boolean {
  const before = host.table.match?.entries().length;
  try {
    work();
    return true;
  } catch (error) {
    complain(error);
    if (host.table.match?.entries().length !== before) throw error;
    return false;
  }
}

const leastHarmFirst = (options: readonly Option[]): Option[] => {
  const harmless = (o: Option): boolean => o === PASS || o === DONE;
  return [...options.filter(harmless), ...options.filter((o) => !harmless(o))];
};
