// The log as it is given out: whole when the game is over, before that only one's own entries.

import type { Entry, Log, Seat } from '@landsraad/kernel';
import type { LogEntry, LogFile } from '@landsraad/wire';

const plain = (e: Entry): LogEntry => e.filter((x) => x !== undefined);
const withoutSeed = (e: Entry): Entry => (e[2] === 'rewind' ? [e[0], e[1], 'rewind', ''] : e);

export const wholeLog = (log: Log): LogFile => ({ ...log, choices: log.choices.map(plain) });

export function ownLog(log: Log, seats: readonly Seat[]): LogFile {
  const { landsraad, game, version, mode, players, options, box } = log;
  const own = log.choices.filter((e) => seats.includes(e[0]));
  return {
    landsraad,
    game,
    version,
    mode,
    players,
    options,
    ...(box === undefined ? {} : { box }),
    choices: own.map((e) => plain(withoutSeed(e))),
    result: null,
    partial: true,
  };
}
