import type { Option, View } from '@landsraad/kernel';
import { useEffect } from 'react';
import { useAtTable } from './context.ts';
import type { Connection } from './source.ts';
import { thoughtFor } from './useAutomatic.ts';
import type { Notice } from './useTable.ts';

/** The answer that will be given by itself: the only one, with nothing else that could be done instead. */
export function loneAnswer(
  { decision, offers, waitingFor }: Pick<View, 'decision' | 'offers' | 'waitingFor'>,
  { notice, connection }: { readonly notice: Notice | null; readonly connection: Connection['kind'] },
): Option | null {
  if (decision === null || decision.options.length !== 1 || notice !== null) return null;
  if (connection !== 'here' && connection !== 'live') return null;
  // Asked together with others in the open, the first to answer counts: that is a choice.
  const first = !decision.sealed && waitingFor.some((w) => w.seat !== decision.seat && w.name === decision.name);
  return first || offers.some((o) => o.form === null) ? null : (decision.options[0] ?? null);
}

/** Gives the only answer, and returns it: at once among bots, else after a moment that is alike for everybody. */
export function useLoneAnswer(): Option | null {
  const { view, state, control } = useAtTable();
  const option = loneAnswer(view, { notice: control.notice, connection: state.connection.kind });
  const question = view.decision?.question ?? null;
  const people = state.seats.filter((s) => s.kind === 'person').length > 1;
  const { choose, busy } = control;
  useEffect(() => {
    if (option === null || busy) return undefined;
    const moment = setTimeout(() => choose(option, true), thoughtFor(people));
    return () => clearTimeout(moment);
    // Only another question begins the moment anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [question, option, people, busy]);
  return option;
}
