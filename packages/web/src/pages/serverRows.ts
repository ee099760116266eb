// Tables of the server as lists show them.

import type { TableLine } from '@landsraad/wire';
import { to } from '../app/router.tsx';
import { api } from '../remote/api.ts';
import { meIfKnown } from '../remote/session.ts';
import { listed } from '../table/words.ts';
import type { TableRow } from './useTables.ts';

function serverWords(t: TableLine): string {
  const open = t.seats.filter((s) => s.kind === 'open').length;
  if (t.status === 'finished') return 'over';
  if (t.status === 'open')
    return open === 0 ? 'ready to begin' : open === 1 ? 'one seat is open' : `${open} seats are open`;
  const others = t.seats.filter((s) => !s.mine).map((s) => (s.kind === 'bot' ? 'a bot' : (s.name ?? 'somebody')));
  return `with ${listed(others)}`;
}

export const serverRow = (t: TableLine): TableRow => ({
  id: t.id,
  where: 'server',
  game: t.game,
  title: t.title,
  words: serverWords(t),
  yourTurn: t.yourTurn,
  finished: t.status === 'finished',
  changed: Date.parse(t.changed),
  link: to.table(t.id),
});

/** Those at which we sit. */
export async function myServerRows(): Promise<TableRow[]> {
  if ((await meIfKnown()) === null) return [];
  return (await api.lobby('mine=1')).tables.map(serverRow);
}
