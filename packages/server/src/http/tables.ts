// Tables and who sits at them.

import { timingSafeEqual } from 'node:crypto';
import { WATCHER } from '@landsraad/kernel';
import { changeSeat, people, proposalOf, seatsOf, start, statusOf, type Holder } from '@landsraad/table';
import {
  Created,
  Done,
  Import,
  Lobby,
  LobbyQuery,
  NewTable,
  SeatChange,
  SeatParams,
  TableInfo,
  TableParams,
  type TableInfo as TableInfoType,
  type TableLine,
} from '@landsraad/wire';
import { gameNamed, type House } from '../house.ts';
import type { ListedTable } from '../store/store.ts';
import { importTable, makeTable } from '../table/make.ts';
import { seatInfos } from '../table/naming.ts';
import { change, onlooker, type Room } from '../table/room.ts';
import { call, making, type App } from './app.ts';
import { namingOf } from './messages.ts';
import { needWho } from './who.ts';

const PAGE = 20;

export function tableRoutes(app: App, house: House, wake: (room: Room) => void): void {
  app.post('/api/tables', making('tables', 'A new table', { body: NewTable }, Created), async (request, reply) => {
    const who = needWho(request);
    // What is kept for long counts.
    if (request.body.box !== undefined)
      await house.quota.keep(who, Number(request.headers['content-length'] ?? house.limits.body));
    const room = await makeTable(house, who, request.body);
    return reply.code(201).send({ id: room.id, invite: room.table.made.invite });
  });

  app.post(
    '/api/tables/import',
    {
      bodyLimit: house.limits.importBody,
      ...making('tables', 'A log becomes a finished table, or one that goes on', { body: Import }, Created),
    },
    async (request, reply) => {
      const who = needWho(request);
      await house.quota.keep(who, Number(request.headers['content-length'] ?? house.limits.importBody));
      const room = await importTable(house, who, request.body);
      return reply.code(201).send({ id: room.id, invite: room.table.made.invite });
    },
  );

  app.get(
    '/api/tables',
    call('tables', 'The lobby, or my tables', { querystring: LobbyQuery }, Lobby),
    async (request) => {
      const { status, mine, page = 0 } = request.query;
      const of = mine === '1' ? needWho(request) : null;
      const found = await house.store.tables({ status: status ?? null, of, offset: page * PAGE, limit: PAGE + 1 });
      const shown = found.slice(0, PAGE);
      await house.identities.learn(
        shown.flatMap((t) => [t.owner, ...(holdersOf(t) ?? []).flatMap((h) => (h.kind === 'person' ? [h.who] : []))]),
      );
      return { tables: shown.flatMap((t) => lineOf(house, t, request.who)), page, more: found.length > PAGE };
    },
  );

  app.get(
    '/api/tables/:id',
    call('tables', 'What is public of a table', { params: TableParams }, TableInfo),
    (request) => house.rooms.at(request.params.id, (room) => tableInfo(house, room, request.who)),
  );

  app.post(
    '/api/tables/:id/seats/:seat',
    call('tables', 'Take, leave or open a seat, or seat a bot', { params: SeatParams, body: SeatChange }, TableInfo),
    async (request) => {
      const who = needWho(request);
      return house.rooms.at(request.params.id, async (room) => {
        const { do: what, bot, invite } = request.body;
        const how = { do: what, bot, invited: same(room.table.made.invite, invite ?? '') };
        await change(house.store, room, (draft) => changeSeat(draft, who, request.params.seat, how));
        wake(room);
        return tableInfo(house, room, who);
      });
    },
  );

  app.post(
    '/api/tables/:id/start',
    call('tables', 'Start, when every seat is filled', { params: TableParams }, Done),
    async (request) => {
      const who = needWho(request);
      return house.rooms.at(request.params.id, async (room) => {
        await change(house.store, room, (draft) => start(draft, who));
        wake(room);
        return { done: true as const };
      });
    },
  );
}

function same(secret: string, said: string): boolean {
  const [a, b] = [Buffer.from(secret), Buffer.from(said)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function tableInfo(house: House, room: Room, who: string | null): Promise<TableInfoType> {
  const t = room.table;
  await house.identities.learn([t.made.owner, ...people(t)]);
  const mine = who === null ? [] : seatsOf(t, who);
  const status = statusOf(t);
  return {
    id: room.id,
    game: t.game.id,
    title: t.game.title,
    version: t.made.version,
    mode: t.made.config.mode,
    options: t.made.config.options,
    ...(t.made.config.box === undefined ? {} : { box: t.made.config.box }),
    players: t.made.config.players,
    status,
    public: t.made.public,
    owner: house.identities.nameOf(t.made.owner),
    mine: t.made.owner === who,
    seats: seatInfos(namingOf(house, t), t.seats, who),
    waitingFor: t.match?.view(WATCHER).waitingFor ?? [],
    proposal: proposalOf(t),
    seq: onlooker(room, mine[0] ?? WATCHER).seq,
    result: t.match?.over() ?? null,
    invite: who !== null && (t.made.owner === who || mine.length > 0) ? t.made.invite : null,
    problem: null,
    created: new Date(room.created).toISOString(),
    changed: new Date(room.changed).toISOString(),
  };
}

/** A line that cannot be read is that of one damaged table; the others are listed all the same. */
function listIn(json: string): readonly unknown[] | null {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}
const holdersOf = (t: ListedTable): readonly Holder[] | null => listIn(t.seats) as readonly Holder[] | null;

function lineOf(house: House, t: ListedTable, who: string | null): TableLine[] {
  const game = gameNamed(house.games, t.game);
  if (game === undefined) return [];
  const config = { mode: t.mode, players: t.players, options: {} };
  const [holders, waiting] = [holdersOf(t), listIn(t.waiting)];
  const { nameOf } = house.identities;
  const seats = seatInfos({ game, config, nameOf }, holders ?? [], who);
  return [
    {
      id: t.id,
      game: t.game,
      title: game.title,
      mode: t.mode,
      status: t.problem === null && holders !== null && waiting !== null ? t.status : 'set-aside',
      owner: nameOf(t.owner),
      seats,
      yourTurn: t.status === 'live' && seats.some((s) => s.mine && waiting?.includes(s.seat) === true),
      created: new Date(t.created).toISOString(),
      changed: new Date(t.changed).toISOString(),
    },
  ];
}
