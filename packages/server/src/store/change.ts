// What is written together: the rows of a table with what belongs to them, or any statements. A table's change comes so often
// that its statements are made by hand, once, where they are used.

import type { Batch } from './store.ts';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}
/** All of it is kept or nothing. */
export type Change = Batch | readonly Statement[];

const isBatch = (change: Change): change is Batch => 'rows' in change;
export const statements = (change: Change): readonly Statement[] => (isBatch(change) ? statementsOf(change) : change);

const ROW = ['table_id', 'n', 'at', 'body', 'sent', 'told', 'toldDigest', 'hash'] as const;
const COMMAND = ['table_id', 'key', 'digest', 'reply'] as const;
const LINE = [
  'id',
  'game',
  'mode',
  'players',
  'status',
  'public',
  'owner',
  'created',
  'changed',
  'seats',
  'waiting',
  'count',
  'head',
] as const;

const inserting = (into: string, columns: readonly string[]): string =>
  `insert into ${into} (${columns.map((c) => `"${c}"`).join(', ')}) values (${columns.map(() => '?').join(', ')})`;
const INSERT_ROW = inserting('rows', ROW);
const INSERT_COMMAND = inserting('commands', COMMAND);
const PUT_LINE = `${inserting('tables', LINE)} on conflict (id) do update set ${LINE.slice(1)
  .map((c) => `"${c}" = excluded."${c}"`)
  .join(', ')}`;

/** Most moves change nothing that the lobby is sorted by. */
const GO_ON = 'update tables set waiting = ?, count = ?, head = ? where id = ?';

function statementsOf({ table, rows, command, line, waiting, people }: Batch): readonly Statement[] {
  const statements: Statement[] = rows.map((r) => ({
    sql: INSERT_ROW,
    parameters: [table, r.n, r.at, r.body, r.sent, r.told, r.toldDigest, r.hash],
  }));
  if (command !== null)
    statements.push({ sql: INSERT_COMMAND, parameters: [table, command.key, command.digest, command.reply] });
  const last = rows.at(-1);
  if (last !== undefined && line === null)
    statements.push({ sql: GO_ON, parameters: [waiting, last.n, last.hash, table] });
  else if (last !== undefined && line !== null) {
    const now = { id: table, ...line, public: line.public ? 1 : 0, waiting, count: last.n, head: last.hash };
    statements.push({ sql: PUT_LINE, parameters: LINE.map((c) => now[c]) });
  }
  if (people === null) return statements;
  statements.push({ sql: 'delete from people where table_id = ?', parameters: [table] });
  for (const identity of people)
    statements.push({ sql: inserting('people', ['table_id', 'identity']), parameters: [table, identity] });
  return statements;
}
