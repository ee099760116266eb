// A game as a file: the log of the command line and of the server.

import { BadLog, configIn, parseLog, replay, type Log } from '@landsraad/kernel';
import { hasRules, rulesOf } from '../games/rules.ts';
import type { LocalSeat } from '../local/engine.ts';
import { keepLocal } from '../local/newLocal.ts';
import type { Played } from './replay.ts';

export function saveFile(log: Log, name: string): void {
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(log, null, 1)}\n`], { type: 'application/json' }));
  const a = document.createElement('a');
  a.href = address;
  a.download = `${log.game}-${name.slice(0, 8)}.json`;
  a.click();
  URL.revokeObjectURL(address);
}

const MOST_BYTES = 4 * 1024 * 1024;

/** The game that a file tells. Throws a sentence if it is none of ours, or if it could not have been played like that. */
export async function gameIn(text: string): Promise<Played> {
  const log = parseLog(text);
  const { game, version, seed, choices } = log;
  if (!hasRules(game)) throw new BadLog(`There is no game "${game}" here.`);
  const finished = (await rulesOf(game))((rules) => {
    if (rules.version !== version)
      throw new BadLog(`This game was played by another version of ${rules.title}: it cannot be shown.`);
    return replay(rules, log).game.over !== null;
  });
  // Who sat there a log does not say.
  const seats = Array.from({ length: log.players }, (): LocalSeat => ({
    kind: 'person',
    name: '',
    bot: null,
    mine: true,
  }));
  return { game, version, config: configIn(log), seed, seats, choices, finished };
}

/** Keeps the game of a file on this device; its id. Throws a sentence if it cannot be shown. */
export async function openFile(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new BadLog('This file is too large for a game.');
  const { game, version, config, seed, seats, choices, finished } = await gameIn(await file.text());
  return keepLocal(game, version, { config, seats, seed }, choices, finished);
}
