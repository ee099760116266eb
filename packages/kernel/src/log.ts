// The log is the truth: settings, seed, and what the seats said. It only grows; even an undo is an entry.

import { hashOfBox, isShallow, withBox } from './box.ts';
import type { Box, Config, Form, Option, Result, Scalar, Seat } from './game.ts';

/**
 * `[seat, option]` answers a question; `[seat, offer, 'act', form?]` is an act of a seat that was not asked;
 * `[seat, 0, 'undo']` takes the seat's last entry back, `[seat, 0, 'redo']` restores it;
 * `[seat, n, 'rewind', seed]` goes back, by consent, to the first n entries that still count, with fresh randomness.
 */
export type Entry =
  | readonly [Seat, Option, undefined?]
  | readonly [Seat, string, 'act']
  | readonly [Seat, string, 'act', Form]
  | readonly [Seat, 0, 'undo' | 'redo']
  | readonly [Seat, number, 'rewind', string];

export interface Log {
  readonly landsraad: 1;
  readonly game: string;
  readonly version: string;
  readonly mode: string;
  readonly players: number;
  readonly options: Config['options'];
  /** The values that were put in, and their hash. */
  readonly box?: Box & { readonly hash: string };
  readonly seed: string | number;
  readonly choices: readonly Entry[];
  /** The fingerprint of the state after each entry. */
  readonly hashes?: readonly string[];
  readonly result: Result | null;
}

/** A log that cannot be used, in one sentence. */
export class BadLog extends Error {}

const isSeat = (x: unknown, players: number): boolean => Number.isInteger(x) && Number(x) >= 0 && Number(x) < players;
const isOption = (x: unknown): boolean => typeof x === 'string' || (typeof x === 'number' && Number.isFinite(x));
const isScalar = (x: unknown): x is Scalar =>
  x === null || typeof x === 'string' || typeof x === 'boolean' || isOption(x);
const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

function isEntry(e: unknown, players: number): e is Entry {
  if (!Array.isArray(e) || !isSeat(e[0], players)) return false;
  const [, what, kind, more] = e as unknown[];
  if (e.length === 2) return isOption(what);
  if (kind === 'act')
    return (
      typeof what === 'string' &&
      (e.length === 3 || (e.length === 4 && isRecord(more) && Object.values(more).every(isOption)))
    );
  if (kind === 'undo' || kind === 'redo') return what === 0 && e.length === 3;
  return kind === 'rewind' && Number.isInteger(what) && typeof more === 'string' && e.length === 4;
}

/** Settings as a log says them. */
export const settingsOf = ({
  mode,
  players,
  options,
  box,
}: Config): Pick<Log, 'mode' | 'players' | 'options' | 'box'> => ({
  mode,
  players,
  options,
  ...(box === undefined ? {} : { box: { name: box.name, values: box.values, hash: hashOfBox(box) } }),
});
/** The settings that a log was played with. */
export const configIn = ({ mode, players, options, box }: Log): Config =>
  withBox({ mode, players, options }, box === undefined ? undefined : { name: box.name, values: box.values });

function boxIn(raw: unknown): Log['box'] {
  if (raw === undefined) return undefined;
  const { name, values, hash } = isRecord(raw) ? raw : {};
  if (typeof name !== 'string' || !isRecord(values) || typeof hash !== 'string' || !isShallow(values))
    throw new BadLog('The box of the log must have a name, values and a hash.');
  if (hashOfBox({ name, values }) !== hash)
    throw new BadLog('The box of the log has been changed: its values do not have the hash that the log says.');
  return { name, values, hash };
}

/** Reads a log from the text of a file; whatever is wrong with it is said in one sentence. */
export function parseLog(text: string): Log {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new BadLog('This is not a whole log: it is not valid JSON (cut off or damaged).');
  }
  if (!isRecord(raw) || raw['landsraad'] !== 1)
    throw new BadLog('This is not a Landsraad log of format 1: the field "landsraad" must be 1.');
  const { game, version, mode, players, options, box, seed, choices, hashes, result } = raw;
  if (typeof game !== 'string' || typeof version !== 'string' || typeof mode !== 'string')
    throw new BadLog('The log must name its game, version and mode as text.');
  if (typeof players !== 'number' || !Number.isInteger(players) || players < 1)
    throw new BadLog('The log must say how many players there are.');
  if (!isRecord(options) || !Object.values(options).every(isScalar))
    throw new BadLog('The options of the log must be an object of plain values.');
  if (typeof seed !== 'string' && typeof seed !== 'number') throw new BadLog('The log has no seed.');
  if (!Array.isArray(choices)) throw new BadLog('The log has no list of choices.');
  const bad = choices.findIndex((e) => !isEntry(e, players));
  if (bad >= 0) throw new BadLog(`Entry ${bad + 1} of the log is damaged: ${JSON.stringify(choices[bad])}.`);
  if (
    hashes !== undefined &&
    (!Array.isArray(hashes) || !hashes.every((h) => typeof h === 'string') || hashes.length !== choices.length)
  )
    throw new BadLog('The log must have one hash for every choice, or none at all.');
  const own = boxIn(box);
  return {
    landsraad: 1,
    game,
    version,
    mode,
    players,
    options: options as Config['options'],
    ...(own === undefined ? {} : { box: own }),
    seed,
    choices: choices as Entry[],
    ...(hashes === undefined ? {} : { hashes }),
    result: (result ?? null) as Result | null,
  };
}
