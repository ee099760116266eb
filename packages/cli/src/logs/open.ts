// A log file and the rules it was played by.

import { BadLog, replay, type Log, type Play, type Rules } from '@landsraad/kernel';
import { readLog } from '../files.ts';
import { playableGame, type Playable } from '../games.ts';
import { WrongUse } from '../wrong.ts';

export interface OpenLog {
  readonly log: Log;
  readonly game: Playable;
}

/** Reads it; a log that cannot be used at all is a wrong use. */
export async function openLog(path: string): Promise<OpenLog> {
  const log = readLog(path);
  try {
    return { log, game: await playableGame(log.game) };
  } catch (error) {
    if (error instanceof WrongUse) throw new WrongUse(`${path}: ${error.message}`);
    throw error;
  }
}

/** The table as it was set up, nothing chosen yet. */
export function setUpAgain<T>(rules: Rules<T>, log: Log, path: string): Play<T> {
  try {
    return replay(rules, log, { to: 0 });
  } catch (error) {
    if (error instanceof BadLog) throw new WrongUse(`${path}: ${error.message}`);
    throw error;
  }
}

/** A seat by its number or by its name in the game. */
export function seatNamed<T>(rules: Rules<T>, config: Parameters<Rules<T>['table']>[0], text: string): number {
  const names = Array.from({ length: config.players }, (_, seat) => rules.text.seat(seat, config));
  const byName = names.findIndex((name) => name.toLowerCase() === text.toLowerCase());
  if (byName >= 0) return byName;
  const n = Number(text);
  if (/^\d+$/.test(text) && n < config.players) return n;
  throw new WrongUse(
    `There is no seat "${text}"; there are ${names.map((name, seat) => `${seat} (${name})`).join(', ')}.`,
  );
}
