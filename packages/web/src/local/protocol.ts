// What is said between the screen and the worker.

import type { Entry, Log, Seat } from '@landsraad/kernel';
import type { BotPace } from '../app/readSettings.ts';
import type { Advice, NotDone, TableState } from '../table/source.ts';
import type { Outline, Played } from '../replay/replay.ts';
import type { LocalEngine } from './engine.ts';

/** What a person can say at a table on this device: a function of its engine, by name. */
type Sayings = Pick<LocalEngine, 'choose' | 'act' | 'undo' | 'redo' | 'setStanding' | 'whyNot' | 'face'>;
export type Saying = { [K in keyof Sayings]: { readonly do: K; readonly with: Parameters<Sayings[K]> } }[keyof Sayings];

export type Request =
  | { readonly do: 'prepare'; readonly game: string }
  | { readonly do: 'open'; readonly table: string; readonly bots: BotPace }
  | { readonly do: 'log' }
  | { readonly do: 'hint' }
  | { readonly do: 'replay'; readonly played: Played }
  | { readonly do: 'look'; readonly step: number; readonly seat: Seat }
  /** How a game would be played on from a position. */
  | { readonly do: 'branch'; readonly step: number; readonly seed: string }
  | { readonly do: 'hurry'; readonly on: boolean }
  | Saying;
export interface Numbered {
  readonly number: number;
  readonly request: Request;
}

/** What the worker answers to a request. */
export interface Answered {
  readonly notDone: NotDone | null;
  readonly log?: Log;
  readonly hint?: readonly Advice[];
  readonly outline?: Outline;
  readonly choices?: readonly Entry[];
}

export type FromWorker =
  | {
      readonly kind: 'state';
      /** With the lines of its log that are new. */
      readonly state: TableState;
      /** How many of the lines from before stay. */
      readonly kept: number;
    }
  | ({ readonly kind: 'answer'; readonly number: number } & Answered)
  | { readonly kind: 'broken'; readonly why: string };
