import type { Option } from '@landsraad/kernel';
import { useEffect } from 'react';
import { useAtTable } from './context.ts';
import type { TableSource } from './source.ts';

/** Where other people could tell from haste what was answered by itself: about as long as a thought takes. */
const THOUGHT = { least: 800, more: 1200 };
export const thoughtFor = (people: boolean): number => (people ? THOUGHT.least + Math.random() * THOUGHT.more : 0);

/** Questions that answered themselves: whoever takes such an answer back wants to be asked. */
const answered = new WeakMap<TableSource, Set<string>>();

/** Gives an answer that was decided in advance, once for each question. */
export function useAutomatic(option: Option | null): boolean {
  const { source, view, state, control, moments } = useAtTable();
  const question = view.decision?.question ?? null;
  const id = `${view.seat} ${question}`;
  const stopped = moments.looking?.stops === true;
  const people = state.seats.filter((s) => s.kind === 'person').length > 1;
  const may =
    option !== null &&
    question !== null &&
    answered.get(source)?.has(id) !== true &&
    state.connection.kind !== 'reconnecting';
  const { choose, busy } = control;
  useEffect(() => {
    if (!may || busy || stopped || option === null) return undefined;
    const moment = setTimeout(() => {
      answered.set(source, (answered.get(source) ?? new Set()).add(id));
      choose(option, true);
    }, thoughtFor(people));
    return () => clearTimeout(moment);
    // Only another question begins the moment anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, option, may, busy, stopped, people]);
  return may;
}
