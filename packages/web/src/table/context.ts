// What every part of the table screen knows: the game, the position, and how things are called.

import type { Option, Seat, View } from '@landsraad/kernel';
import { createContext, useContext, type ReactNode } from 'react';
import type { ThingLook } from '../games/parts.ts';
import type { IconName } from '../look/iconNames.ts';
import type { Moment } from './moments.ts';
import type { TableSource, TableState } from './source.ts';
import type { Telling } from './telling.ts';
import type { TableControl } from './useTable.ts';
import type { Looking } from './withMoments.ts';

/** What a page puts on its table: a puzzle has a task and a verdict, and a list of its like instead of a log. */
export interface Around {
  /** What the tab of the browser says. */
  readonly title: string;
  /** Above the answers. */
  readonly above: ReactNode;
  /** Leads instead of the question; null: the question does. */
  readonly sentence: string | null;
  /** Places that the board points out. */
  readonly places: readonly string[];
  /** Stands where the log would. */
  readonly aside: { readonly icon: IconName; readonly name: string; readonly panel: ReactNode };
  /** Its keys, for the help. */
  readonly keys: readonly (readonly [string, string])[];
}

export interface AtTable extends Telling {
  readonly source: TableSource;
  readonly state: TableState;
  readonly view: View;
  readonly control: TableControl;
  /** 'You' for the seat in front of the screen, else what the game calls it. */
  readonly seatName: (seat: Seat) => string;
  readonly thing: (thing: string) => ThingLook;
  readonly label: (option: Option) => string;
  /** Where a board puts its buttons: among the tools, so that they never cover anything that can be chosen. */
  readonly boardTools: HTMLElement | null;
  readonly setBoardTools: (slot: HTMLElement | null) => void;
  readonly moments: {
    readonly all: readonly Moment[];
    /** The one that is looked at. */
    readonly looking: Looking | null;
    /** Whether I am asked something, be it behind a moment that is still looked at. */
    readonly asked: boolean;
    readonly goOn: () => void;
    readonly skip: () => void;
    readonly lookAgain: (moment: Moment) => void;
  };
  /** Places that the board points out. */
  readonly spotlight: readonly string[];
  readonly around: Around | null;
}

const Context = createContext<AtTable | null>(null);
export const TableProvider = Context.Provider;

export function useAtTable(): AtTable {
  const at = useContext(Context);
  if (at === null) throw new Error('This component must be inside a table.');
  return at;
}
