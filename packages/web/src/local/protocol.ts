// What is said between the screen and the worker.

import type { Form, Log, Option, Seat, Standing } from '@landsraad/kernel';
import type { BotPace } from '../app/readSettings.ts';
import type { NotDone, TableState } from '../table/source.ts';

export type Request =
  | { readonly do: 'open'; readonly table: string; readonly bots: BotPace }
  | { readonly do: 'choose'; readonly question: number; readonly option: Option }
  | { readonly do: 'act'; readonly offer: string; readonly form: Form | null }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  | { readonly do: 'standing'; readonly standing: Standing }
  | { readonly do: 'why'; readonly option: Option }
  | { readonly do: 'face'; readonly seat: Seat }
  | { readonly do: 'log' };
export interface Numbered {
  readonly number: number;
  readonly request: Request;
}

export type FromWorker =
  | { readonly kind: 'state'; readonly state: TableState }
  | { readonly kind: 'answer'; readonly number: number; readonly notDone: NotDone | null; readonly log?: Log }
  | { readonly kind: 'broken'; readonly why: string };
