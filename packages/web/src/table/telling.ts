// How lines of the log are told. It stays the same from one picture to the next, so that nothing is told twice: a long
// game has thousands of lines.

import type { Config, Seat } from '@landsraad/kernel';
import { createContext, useContext } from 'react';
import type { GameParts, Named, SeatLook } from '../games/parts.ts';

export interface Telling {
  readonly parts: GameParts;
  readonly config: Config;
  readonly seatTitle: (seat: Seat) => string;
  readonly seatLook: (seat: Seat) => SeatLook;
  /** Shows what a name in the log stands for. */
  readonly look: (named: Named) => void;
  /** Opens the rulebook at a rule. */
  readonly openRule: (rule: string) => void;
}

const Context = createContext<Telling | null>(null);
export const TellingProvider = Context.Provider;

export function useTelling(): Telling {
  const telling = useContext(Context);
  if (telling === null) throw new Error('This component must be inside a table.');
  return telling;
}
