// A finished game of the server, as a replay wants it.

import { configIn, type Log } from '@landsraad/kernel';
import { api } from '../remote/api.ts';
import type { Played } from './replay.ts';

export async function playedOnServer(id: string): Promise<Played> {
  const [info, log] = await Promise.all([api.table(id), api.log(id)]);
  if (info.status !== 'finished' || log.seed === undefined)
    throw new Error('This game is still being played. When it is over everybody may look back on it.');
  return {
    game: log.game,
    version: log.version,
    config: configIn(log as Log),
    seed: log.seed,
    seats: info.seats.map((s) => ({
      kind: s.kind === 'bot' ? 'bot' : 'person',
      name: (s.kind === 'bot' ? s.bot : s.name) ?? '',
      bot: s.kind === 'bot' ? (s.bot ?? null) : null,
    })),
    choices: log.choices as Log['choices'],
    finished: true,
  };
}
