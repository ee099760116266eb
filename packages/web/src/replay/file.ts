// A game as a file: the log of the command line and of the server.

import { BadLog, configIn, parseLog, type Log } from '@landsraad/kernel';
import { hasRules, rulesOf } from '../games/rules.ts';
import { keepLocal } from '../local/newLocal.ts';

export function saveFile(log: Log, name: string): void {
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(log, null, 1)}\n`], { type: 'application/json' }));
  const a = document.createElement('a');
  a.href = address;
  a.download = `${log.game}-${name.slice(0, 8)}.json`;
  a.click();
  URL.revokeObjectURL(address);
}

const MOST_BYTES = 4 * 1024 * 1024;

/** Keeps the game of a file on this device; its id. Throws a sentence if it is no game of ours. */
export async function openFile(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new BadLog('This file is too large for a game.');
  const log = parseLog(await file.text());
  if (!hasRules(log.game)) throw new BadLog(`There is no game "${log.game}" here.`);
  const lent = await rulesOf(log.game);
  const title = lent((rules) => (rules.version === log.version ? null : rules.title));
  if (title !== null) throw new BadLog(`This game was played by another version of ${title}: it cannot be shown.`);
  // Who sat there a log does not say.
  const seats = Array.from(
    { length: log.players },
    () => ({ kind: 'person', name: '', bot: null, mine: true }) as const,
  );
  const setup = { config: configIn(log), seats, seed: log.seed };
  return keepLocal(log.game, log.version, setup, log.choices, log.result !== null);
}
