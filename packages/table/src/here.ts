// A table without a server: who sits where is settled, and the game goes on after what has been played.

import type { Config, Entry, Rules, Standing } from '@landsraad/kernel';
import { fireStanding } from './answer.ts';
import { hosted, type Match } from './game.ts';
import { write, type Host } from './host.ts';
import type { Holder, Row } from './row.ts';
import type { Told } from './sight.ts';
import { created, newTable } from './state.ts';

export interface Setup {
  readonly config: Config;
  readonly seed: string | number;
  readonly seats: readonly Holder[];
  readonly choices: readonly Entry[];
  readonly standing?: readonly Standing[];
}

export interface HostHere<T> extends Host<T> {
  readonly match: Match<T>;
}

export function hostHere<T>(
  rules: Rules<T>,
  { config, seed, seats, choices, standing = [] }: Setup,
  keep: (row: Row, told: Told, match: Match<T>) => void,
): HostHere<T> {
  const game = hosted(rules);
  const table = newTable(game, created(game, { config, owner: '', seats, seed }));
  const host: Host<T> = {
    table,
    // Whoever has the table has its seed as well: there is no secret to keep.
    freshSeed: () => `${seed} again ${table.match?.entries().length ?? 0}`,
    keep(row, told) {
      if (table.match !== null) keep(row, told, table.match);
    },
  };
  for (const [seat, said] of standing.entries()) write(host, { kind: 'standing', seat, standing: said });
  write(host, { kind: 'started', seed, print: '' });
  for (const entry of choices) {
    const by = seats[entry[0]]?.kind === 'bot' ? 'bot' : 'imported';
    write(host, { kind: 'played', entry, by, print: '', left: null });
  }
  fireStanding(host);
  if (table.match === null) throw new Error('The game has not begun.');
  return { ...host, match: table.match };
}
