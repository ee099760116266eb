// A space that was pressed before a card: the card that is played next sends its agent there.

import type { Decision } from '@landsraad/kernel';
import { useSyncExternalStore } from 'react';
import type { Plan } from '../../table/useTable.ts';

interface Intent {
  readonly question: number;
  readonly space: string;
}
let intent: Intent | null = null;
const listeners = new Set<() => void>();

export function intend(next: Intent | null): void {
  intent = next;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The space that is meant; it is meant for one question only. */
export function useIntent(decision: Decision | null): string | null {
  const now = useSyncExternalStore(subscribe, () => intent);
  return now !== null && decision?.question === now.question ? now.space : null;
}

/** After the card: an agent from the leader, if that is asked, to the space. */
export const sendTo =
  (space: string): Plan =>
  ({ name, options }) => {
    if (name === 'which agent?') return options.includes('leader') ? 'leader' : null;
    return name === 'send the agent where?' && options.includes(space) ? space : null;
  };
