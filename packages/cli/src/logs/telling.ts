// What happened, in sentences, as somebody is allowed to hear it.

import { nounsFor, WATCHER, type Config, type Happening, type Nouns, type Rules, type Seat } from '@landsraad/kernel';

/** Null: whoever holds the whole log may hear everything. */
export type Listener = Seat | null;

const heard = (h: Happening, listener: Listener): Nouns =>
  listener === null ? { ...h.nouns, ...h.whisper } : nounsFor(h, listener);

export function sentences<T>(
  rules: Rules<T>,
  config: Config,
  happenings: readonly Happening[],
  listener: Listener,
): { readonly text: string; readonly rule: string }[] {
  return happenings.flatMap((h) => {
    const text = rules.text.happening(h.kind, heard(h, listener), config);
    return text === null ? [] : [{ text, rule: h.rule }];
  });
}

export const listenerAs = (seat: Seat | undefined): Seat => seat ?? WATCHER;
