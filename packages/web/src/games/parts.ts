// How a game plugs into the table. Only its rules are needed; whatever else it brings takes the place of a generic part.

import type { Config, Decision, Offer, Option, Rules, Seat, Standing, View, WindowOfGame } from '@landsraad/kernel';
import type { ComponentType } from 'react';
import type { IconName } from '../look/iconNames.ts';
import type { Lesson } from '../table/guide/lessons.ts';
import type { MomentsOf } from '../table/moments.ts';
import type { LogLine } from '../table/source.ts';

/** What screens read of the rules: nothing that depends on what the table is made of. */
export type GameBook = Pick<
  Rules<unknown>,
  | 'id'
  | 'title'
  | 'version'
  | 'modes'
  | 'options'
  | 'refuseConfig'
  | 'heldTogether'
  | 'ledger'
  | 'applies'
  | 'facts'
  | 'box'
  | 'text'
> & {
  /** The windows in which a seat may interfere: what standing answers speak of. */
  readonly windows: readonly WindowOfGame[];
};

/** What a board or a part is told, and what it may ask for. */
export interface BoardProps {
  readonly view: View;
  readonly config: Config;
  /** The question to the seat in front of the screen; null while others decide. */
  readonly decision: Decision | null;
  /** What is chosen but not yet confirmed, on small screens. */
  readonly picked: Option | null;
  readonly offers: readonly Offer[];
  /** Places that the screen points at: of the moment looked at, or of a name pressed in the log. */
  readonly spotlight: readonly string[];
  readonly seatName: (seat: Seat) => string;
  /** An option of the question: chosen. Anything else: answered with the rule that keeps it. */
  readonly press: (option: Option) => void;
  /** Why this may not be done now. */
  readonly whyNot: (option: Option) => void;
  readonly act: (offer: Offer) => void;
}

export interface SeatPanelProps extends BoardProps {
  readonly seat: Seat;
}

/** How a thing looks in a hand or a row. */
export interface ThingLook {
  readonly title: string;
  readonly note?: string;
  readonly icon?: IconName;
  /** A colour of the tokens for its picture. */
  readonly tint?: string;
}

/** A seat is known by colour, outline and emblem together, never by colour alone. */
export interface SeatLook {
  readonly colour: string;
  /** What the outline is filled with, if not its colour: then that is its rim. */
  readonly fill?: string;
  readonly on: string;
  readonly text: string;
  readonly outline: 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'octagon' | 'shield' | 'drop';
  readonly emblem: IconName | null;
}

/** Something a seat may arm in advance at a window. */
export type Armable = Standing['armed'][number] & { readonly label: string };

/** An answer that a player may leave to the table from now on. It may look at what this seat sees, and at nothing else. */
export interface Habit {
  readonly id: string;
  readonly question: string;
  /** "Claim charity every time". */
  readonly words: string;
  /** Null: this time the player is asked. */
  readonly answer: (decision: Decision, view: View) => Option | null;
}

/** Something that a line of the log names: a place of the board, or a thing that can be looked at closer. */
export interface Named {
  readonly kind: 'place' | 'thing';
  readonly id: string;
  /** As the line says it. */
  readonly words: string;
}

export interface GameParts {
  readonly book: GameBook;
  readonly board?: ComponentType<BoardProps>;
  /** By the name of the question: what answers it instead of the generic list. */
  readonly parts?: { readonly [question: string]: ComponentType<BoardProps> };
  /** Questions whose own part is a row of amounts: a number key says that amount. */
  readonly amounts?: ReadonlySet<string>;
  /** What is public of a seat, under its name. */
  readonly seatPanel?: ComponentType<SeatPanelProps>;
  /** Who plays by the rules alone and has no seat, as further entries of the list of seats. */
  readonly automata?: ComponentType<BoardProps>;
  /** What lies before one's own seat, beside the hand; a game that has it is answered beside the board, not below. */
  readonly dashboard?: ComponentType<BoardProps>;
  /** What the dashboard is called on a phone, and its icon. */
  readonly dashboardTab?: readonly [IconName, string];
  /** The own things, instead of the generic cards. */
  readonly hand?: ComponentType<BoardProps>;
  /** How many things the hand holds, for its tab on a phone; everything that lies before the seat unless said. */
  readonly held?: (view: View) => number;
  /** Over the board while it has something to show (a battle); null when it has not. */
  readonly scene?: (view: View) => ComponentType<BoardProps> | null;
  readonly thing?: (thing: string) => ThingLook;
  readonly seat?: (seat: Seat, config: Config) => SeatLook;
  /** The sentence of a question whose own part answers more than it asks; null: as the rules put it. */
  readonly question?: (decision: Decision, view: View) => string | null;
  /** "makes a sealed bid": what somebody does who is asked this; without it the question itself is told. */
  readonly doing?: (question: string, several: boolean) => string | null;
  /** What a procedure that is going on is called to a player; null: nothing that a player need read. */
  readonly crumb?: (procedure: string) => string | null;
  /** What is going on, in a few words above the sentence, while others decide. */
  readonly trail?: (view: View, seatTitle: (seat: Seat) => string) => readonly string[];
  /** How an act that is a form is filled in, instead of a list of fields. */
  readonly form?: ComponentType<{ readonly offer: Offer; readonly close: () => void }>;
  /** What an offer is called, seen from this position; without it the words of the rules. */
  readonly offer?: (offer: Offer, view: View) => string | null;
  /** The icon of a place or purse in the list of seats. */
  readonly mark?: (place: string) => IconName | null;
  /** Where the game stands, for the line under the brand: "Night 2 of 4". */
  readonly phase?: (view: View) => readonly string[];
  /** What a seat's score counts; null: only who has won matters. Without it the number stands alone. */
  readonly score?: (seat: Seat, view: View) => string | null;
  /** What deserves a look before the game goes on. */
  readonly moments?: MomentsOf;
  /** What a line of the log names, in the words of its sentence. */
  readonly names?: (line: LogLine, config: Config) => readonly Named[];
  /** What is shown of a named thing; without it the look of the thing. */
  readonly closer?: (id: string, config: Config) => ThingLook | null;
  readonly habits?: readonly Habit[];
  /** By the name of the window: what one may do there, in plain words. */
  readonly windowWords?: { readonly [window: string]: string };
  /** What a guide tells in a first game. */
  readonly lessons?: () => Promise<readonly Lesson[]>;
  readonly armable?: (config: Config) => readonly Armable[];
}
