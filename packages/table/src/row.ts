// What a table's log is made of. A table is what comes out when its rows are read from the first to the last.

import type { Config, Entry, Log, Seat, Standing } from '@landsraad/kernel';

export type Holder =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly who: string }
  | { readonly kind: 'bot'; readonly bot: string };

/** Who made an entry: a person, that person's standing answer or silence, a bot, the server for a bot that failed, an imported log. */
export type By = 'person' | 'standing' | 'clock' | 'bot' | 'fallback' | 'imported';

export interface Created {
  readonly kind: 'created';
  readonly game: string;
  readonly version: string;
  readonly config: Config;
  readonly owner: string;
  readonly public: boolean;
  readonly invite: string;
  readonly seats: readonly Holder[];
  /** Chosen by a person who holds all seats that are not bots'. */
  readonly seed: string | number | null;
  /** A log that the table goes on from, cut to what is taken over. */
  readonly base: Log | null;
}

export type Row =
  | Created
  | { readonly kind: 'seat'; readonly seat: Seat; readonly holder: Holder }
  | {
      readonly kind: 'started';
      readonly seed: string | number;
      readonly print: string;
      readonly commitment?: string;
    }
  | {
      readonly kind: 'played';
      readonly entry: Entry;
      readonly by: By;
      /** The kernel's fingerprint after it: the rules must still play the game the same way. */
      readonly print: string;
      /** What is left of the seat's standing answers when one of them was used up. */
      readonly left: Standing | null;
      /** Of the fresh randomness that a rewind brings. */
      readonly commitment?: string;
    }
  | { readonly kind: 'standing'; readonly seat: Seat; readonly standing: Standing }
  | {
      readonly kind: 'proposed';
      readonly number: number;
      readonly what: 'undo' | 'end';
      readonly seat: Seat;
      readonly to: number;
    }
  | { readonly kind: 'answered'; readonly number: number; readonly who: string; readonly accept: boolean }
  /** These seats may talk in secret until then, in milliseconds of the host's clock. */
  | { readonly kind: 'conferring'; readonly seats: readonly Seat[]; readonly until: number }
  /** Without `to` everybody hears it. */
  | { readonly kind: 'said'; readonly seat: Seat; readonly to?: readonly Seat[]; readonly text: string }
  | { readonly kind: 'ended' };
