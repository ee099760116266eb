// A position with one right choice, as a table: answers are judged instead of played.

import {
  copyGame,
  findEntry,
  entryText,
  NO_STANDING,
  settle,
  viewer,
  whyNot,
  whyNotOffer,
  type Game,
  type Option,
  type Rules,
} from '@landsraad/kernel';
import type { NotDone, Said, TableSource, TableState } from '../table/source.ts';
import type { MadePuzzle } from './made.ts';

/** How it stands: not answered yet, or what was answered. */
export type Verdict =
  | { readonly kind: 'open' }
  /** Not the best; `said`: what was chosen, as the table calls it. */
  | { readonly kind: 'wrong'; readonly said: string; readonly times: number }
  | { readonly kind: 'right'; readonly said: string }
  /** Somebody asked for the answer. */
  | { readonly kind: 'shown' };

export interface PuzzleSource extends TableSource {
  readonly verdict: () => Verdict;
  /** Tells what is right. */
  readonly show: () => void;
  /** As if nothing had been answered. */
  readonly again: () => void;
}

const OPEN: Verdict = { kind: 'open' };
const SOLVED: NotDone = { rule: null, sentence: 'This puzzle is over. Go on to the next one, or try it again.' };
const ONLY_A_PUZZLE: NotDone = { rule: null, sentence: 'Only at a table can that be done.' };

export function newPuzzle<T>(rules: Rules<T>, puzzle: MadePuzzle): PuzzleSource {
  const { seat, config, right } = puzzle;
  const game = copyGame(rules.copyTable, puzzle.game as Game<T>);
  const open = settle(rules, game, 'table');
  const seen = viewer(rules, game, open).see(seat);
  // Deals and the like would only be in the way where no act is the answer.
  const acts = seen.offers.some((o) => right.includes(o.id));
  const view = { ...seen, offers: acts ? seen.offers.filter((o) => o.form === null) : [] };
  const asking: TableState = {
    game: rules.id,
    config,
    status: 'live',
    seats: Array.from({ length: config.players }, (_, n) => ({
      seat: n,
      kind: 'person',
      name: '',
      mine: n === seat,
    })),
    viewer: seat,
    view,
    log: [],
    earlier: false,
    undo: null,
    redo: false,
    standing: NO_STANDING,
    clock: null,
    conferring: null,
    curtain: null,
    connection: { kind: 'here' },
    pending: false,
    proposal: null,
    invite: null,
  };
  // When it is over nobody is asked any more: nothing glows.
  const over: TableState = { ...asking, view: { ...view, decision: null, offers: [], waitingFor: [] } };

  let verdict = OPEN;
  const listeners = new Set<() => void>();
  function tell(next: Verdict): void {
    verdict = next;
    for (const listener of listeners) listener();
  }
  const isOver = (): boolean => verdict.kind === 'right' || verdict.kind === 'shown';

  function judge(option: Option, said: string): NotDone | null {
    if (isOver()) return SOLVED;
    if (right.includes(option)) tell({ kind: 'right', said });
    else tell({ kind: 'wrong', said, times: verdict.kind === 'wrong' ? verdict.times + 1 : 1 });
    return null;
  }
  const because = (rule: string | null): NotDone | null => {
    if (rule === null) return null;
    const entry = findEntry(rules.ledger, rule);
    return { rule, sentence: entry === undefined ? 'The rules do not offer that now.' : entryText(entry) };
  };
  const notHere = (): Said => Promise.resolve(ONLY_A_PUZZLE);

  return {
    kind: 'puzzle',
    id: puzzle.id,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => (isOver() ? over : asking),
    verdict: () => verdict,
    show: () => (isOver() ? undefined : tell({ kind: 'shown' })),
    again: () => tell(OPEN),
    choose(question, option) {
      const { decision } = view;
      if (decision === null || decision.question !== question) return Promise.resolve(SOLVED);
      return Promise.resolve(judge(option, rules.text.option(decision, option, view)));
    },
    act: (offer) => Promise.resolve(judge(offer.id, rules.text.offer(offer, view))),
    whyNot: (option) =>
      Promise.resolve(
        because(
          whyNotOffer(rules, game, seat, String(option)) ?? (isOver() ? null : whyNot(rules, game, seat, option)),
        ),
      ),
    undo: notHere,
    redo: notHere,
    setStanding: notHere,
    hint: null,
    hurry: null,
    earlier: () => undefined,
    face: () => undefined,
    takeSeat: notHere,
    start: notHere,
    talk: notHere,
    consent: notHere,
    close: () => undefined,
  };
}
