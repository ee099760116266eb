// What is written together: the rows of a table with what belongs to them, or any statements. A table's change comes so often
// that its statements are made by hand, once, where they are used, and cross between threads as their numbers.

import type { Batch } from './store.ts';

/** The text of a statement, or the number of one of a table's; then its parameters. Lists cross faster than objects. */
export type Statement = readonly [what: number | string, ...parameters: readonly unknown[]];
/** All of it is kept or nothing. */
export type Change = readonly Statement[];

const ROW = ['table_id', 'n', 'at', 'body', 'sent', 'told', 'toldDigest', 'command', 'hash'] as const;
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
const PUT_LINE = `${inserting('tables', LINE)} on conflict (id) do update set ${LINE.slice(1)
  .map((c) => `"${c}" = excluded."${c}"`)
  .join(', ')}`;

/** Most moves change nothing that the lobby is sorted by. */
const GO_ON = 'update tables set waiting = ?, count = ?, head = ? where id = ?';

const TEXTS = [
  INSERT_ROW,
  PUT_LINE,
  GO_ON,
  'delete from people where table_id = ?',
  inserting('people', ['table_id', 'identity']),
];
const AT = { row: 0, line: 1, goOn: 2, nobody: 3, somebody: 4 } as const;

export const textOf = (what: number | string): string => (typeof what === 'string' ? what : (TEXTS[what] ?? ''));

/** A change of a table. */
export function changeOf({ table, rows, line, waiting, people }: Batch): Change {
  const change: Statement[] = [];
  for (const r of rows)
    change.push([AT.row, table, r.n, r.at, r.body, r.sent, r.told, r.toldDigest, r.command, r.hash]);
  const last = rows.at(-1);
  if (last !== undefined && line === null) change.push([AT.goOn, waiting, last.n, last.hash, table]);
  else if (last !== undefined && line !== null) {
    const now = { id: table, ...line, public: line.public ? 1 : 0, waiting, count: last.n, head: last.hash };
    change.push([AT.line, ...LINE.map((c) => now[c])]);
  }
  if (people === null) return change;
  change.push([AT.nobody, table]);
  for (const identity of people) change.push([AT.somebody, table, identity]);
  return change;
}
