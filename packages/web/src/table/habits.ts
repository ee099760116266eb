// Which habits a player has taken up: questions that the table answers for this seat until told otherwise. Kept on this device.

import { useSyncExternalStore } from 'react';

const KEY = 'landsraad-habits';

function stored(): ReadonlySet<string> {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(list) ? list.filter((x) => typeof x === 'string') : []);
  } catch {
    return new Set();
  }
}
let on: ReadonlySet<string> | null = null;
const now = (): ReadonlySet<string> => (on ??= stored());
const listeners = new Set<() => void>();

export function setHabit(id: string, takenUp: boolean): void {
  const next = new Set(now());
  if (takenUp) next.add(id);
  else next.delete(id);
  on = next;
  try {
    localStorage.setItem(KEY, JSON.stringify([...next]));
  } catch {
    // Without storage the habit holds until the page is left.
  }
  for (const tell of listeners) tell();
}
const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};
/** The habits that are on, as `game: habit`. */
export const useHabitsOn = (): ReadonlySet<string> => useSyncExternalStore(subscribe, now);
