// A new table, or one made from a log.

import { refuseBot, USUAL_LEVEL } from '@landsraad/bots';
import { BadLog, configIn, parseLog, type Config, type Log } from '@landsraad/kernel';
import { created, newTable, Refused, thaw, write, type Created, type Holder, type HostedGame } from '@landsraad/table';
import type { Import, NewSeat, NewTable } from '@landsraad/wire';
import { gameNamed, type House } from '../house.ts';
import { secret } from '../identities.ts';
import { firstLink } from '../store/chain.ts';
import { keepSnapshot } from './load.ts';
import { countMessages, keep, newDraft, newRoom, type Room } from './room.ts';

function holders(who: string, seats: readonly NewSeat[]): Holder[] {
  return seats.map((s): Holder => {
    if (s.kind === 'open') return { kind: 'open' };
    if (s.kind === 'me') return { kind: 'person', who };
    const bot = s.bot ?? USUAL_LEVEL;
    const refused = refuseBot(bot);
    if (refused !== null) throw new Refused(422, 'no-bot', refused);
    return { kind: 'bot', bot };
  });
}

function findGame(house: House, id: string): HostedGame {
  const game = gameNamed(house.games, id);
  if (game === undefined)
    throw new Refused(
      404,
      'no-game',
      `There is no game "${id}"; there are ${house.games.map((g) => g.id).join(', ') || 'none'}.`,
    );
  return game;
}

async function refuseTooMany(house: House, who: string): Promise<void> {
  if ((await house.store.unfinishedTablesOf(who)) >= house.limits.tablesPerSession)
    throw new Refused(
      429,
      'too-many-tables',
      `One person has at most ${house.limits.tablesPerSession} tables that are not finished.`,
    );
}

/** Whoever makes several tables at once makes them one after the other, so that each counts the ones before. */
const lines = new WeakMap<House, Map<string, Promise<unknown>>>();
async function inLine<R>(house: House, who: string, work: () => Promise<R>): Promise<R> {
  const line = lines.get(house) ?? new Map<string, Promise<unknown>>();
  lines.set(house, line);
  const mine = (line.get(who) ?? Promise.resolve()).then(work);
  const done: Promise<unknown> = mine
    .catch(() => undefined)
    .then(() => {
      if (line.get(who) === done) line.delete(who);
    });
  line.set(who, done);
  return mine;
}

function checkConfig(game: HostedGame, config: Config): void {
  const refused = game.refuse(config);
  if (refused !== null) throw new Refused(422, 'bad-config', refused);
}

/** Who makes a table of what, and who may watch. */
interface Making {
  readonly game: HostedGame;
  readonly config: Config;
  readonly owner: string;
  readonly public: boolean;
}
const newTableOf = ({ game, ...who }: Making, rest: Pick<Created, 'seats' | 'seed' | 'base'>) => ({
  id: secret(12),
  made: created(game, { ...who, ...rest, invite: secret(12) }),
});
function newRoomOf(making: Making, rest: Pick<Created, 'seats' | 'seed' | 'base'>): Room {
  const { id, made } = newTableOf(making, rest);
  return newRoom(id, newTable(making.game, made), Date.now(), firstLink(id));
}

/** Writes down that the table was made. */
async function keepNew(house: House, room: Room): Promise<Room> {
  const draft = newDraft(room);
  write(draft, room.table.made);
  await keep(house.store, draft, null);
  house.rooms.enter(room);
  return room;
}

export async function makeTable(house: House, who: string, asked: NewTable): Promise<Room> {
  const game = findGame(house, asked.game);
  const config = game.config({
    ...(asked.mode === undefined ? {} : { mode: asked.mode }),
    players: asked.seats.length,
    options: asked.options ?? {},
    ...(asked.box === undefined ? {} : { box: asked.box }),
  });
  checkConfig(game, config);
  const seats = holders(who, asked.seats);
  if (asked.seed !== undefined && seats.some((h) => h.kind === 'open'))
    throw new Refused(
      422,
      'seed-not-allowed',
      "A seed can be chosen only when one person holds all seats that are not bots'.",
    );
  const making = { game, config, owner: who, public: asked.public ?? false };
  return inLine(house, who, async () => {
    await refuseTooMany(house, who);
    return keepNew(house, newRoomOf(making, { seats, seed: asked.seed ?? null, base: null }));
  });
}

// ---- from a log ----

function readLog(
  house: House,
  raw: unknown,
): { readonly game: HostedGame; readonly log: Log; readonly config: Config } {
  let log: Log;
  try {
    log = parseLog(JSON.stringify(raw) ?? '');
  } catch (error) {
    throw badLog(error);
  }
  const game = findGame(house, log.game);
  if (log.version !== game.version)
    throw new Refused(
      422,
      'bad-log',
      `This log was written by version ${log.version} of ${game.title}; this is ${game.version}.`,
    );
  if (log.choices.length > house.limits.importEntries)
    throw new Refused(413, 'log-too-long', `A log that is imported has at most ${house.limits.importEntries} entries.`);
  const config = configIn(log);
  checkConfig(game, config);
  return { game, log, config };
}

const badLog = (error: unknown): unknown =>
  error instanceof BadLog ? new Refused(422, 'bad-log', error.message) : error;

export async function importTable(house: House, who: string, asked: Import): Promise<Room> {
  const { game, log, config } = readLog(house, asked.log);
  const making = { game, config, owner: who, public: asked.public ?? false };
  return inLine(house, who, async () => {
    await refuseTooMany(house, who);
    return asked.from === undefined ? finishedTable(house, making, log) : goingOn(house, making, log, asked);
  });
}

/** A finished game to scrub through: its log becomes the table's, entry by entry. */
async function finishedTable(house: House, making: Making, log: Log): Promise<Room> {
  const seats = Array.from({ length: making.config.players }, (): Holder => ({ kind: 'open' }));
  const { id, made } = newTableOf(making, { seats, seed: log.seed, base: null });
  const { rows, snapshot } = await house.replays.play({ kind: 'import', id, made, log });
  const table = thaw(making.game, made, snapshot);
  if (table === null) throw new Error('A log was played by other rules than these.');
  const room = newRoom(id, table, Date.now(), firstLink(id));
  for (const row of rows) countMessages(room, row.sent);
  await keep(house.store, { ...newDraft(room), rows: [...rows], seatsChanged: true }, null);
  // Nobody who reads it plays it again.
  await keepSnapshot(house.store, room);
  house.rooms.enter(room);
  return room;
}

/** Going back costs as much as all that is played again; where a table goes on, that happens while everybody waits. */
function replayed(log: Log): number {
  return log.choices.reduce((n, [, to, what]) => n + 1 + (what === 'rewind' ? to : 0), 0);
}

/** A new table that goes on after so many entries, with fresh randomness. */
async function goingOn(house: House, making: Making, log: Log, asked: Import): Promise<Room> {
  const { config } = making;
  const from = asked.from ?? 0;
  if (from > log.choices.length)
    throw new Refused(
      422,
      'bad-log',
      `The log has ${log.choices.length} entries; it cannot go on after entry ${from}.`,
    );
  if (asked.seats === undefined || asked.seats.length !== config.players)
    throw new Refused(422, 'bad-seats', `Say who sits on the ${config.players} seats ("seats").`);
  const base = { ...log, choices: log.choices.slice(0, from), result: null };
  if (replayed(base) > house.limits.importEntries)
    throw new Refused(422, 'log-too-slow', 'This log goes back too often for a table to go on from it.');
  const room = newRoomOf(making, { seats: holders(making.owner, asked.seats), seed: null, base });
  // Played once now, so that the start cannot fail.
  await house.replays.play({ kind: 'try', made: room.table.made, log: base });
  return keepNew(house, room);
}
