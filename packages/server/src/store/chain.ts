// The hash chain of a table's log: whoever changes, drops or adds a row on disk is found out when it is read.

import { hash } from 'node:crypto';
import type { StoredCommand, StoredRow, StoredTable } from './store.ts';

export const digest = (text: string): string => hash('sha256', text);

/** The chain of every table begins with its own id, so that rows cannot move to another table. */
export const firstLink = (table: string): string => digest(table);
/**
 * Over everything that is stored of a row; what was sent goes in by its digest, so that it need not be read to check the
 * rest. Body and command are JSON in one line each.
 */
export const link = (
  before: string,
  { n, at, sent, body, toldDigest, command }: Omit<StoredRow, 'told' | 'hash'>,
): string => digest(`${before}\n${n}\n${at}\n${sent}\n${toldDigest}\n${body}${command === null ? '' : `\n${command}`}`);

/** What is wrong with the log, in one sentence; null if it verifies. */
export function brokenLink(table: string, stored: Pick<StoredTable, 'rows' | 'count' | 'head'>): string | null {
  let head = firstLink(table);
  for (const [index, row] of stored.rows.entries()) {
    const n = index + 1;
    if (row.n !== n) return `Row ${n} of its log is missing.`;
    head = link(head, row);
    if (head !== row.hash) return `Row ${n} of its log is not what was written.`;
  }
  if (stored.rows.length !== stored.count || head !== stored.head)
    return `Its log has ${stored.rows.length} rows where ${stored.count} were written.`;
  return null;
}

/** Rows to follow the first `count`, of which `head` is the hash; the first of them bears the command. */
export const chained = (
  head: string,
  count: number,
  rows: readonly Pick<StoredRow, 'at' | 'body' | 'sent' | 'told'>[],
  came: StoredCommand | null = null,
): StoredRow[] => {
  let before = head;
  return rows.map(({ at, body, sent, told }, index) => {
    const n = count + index + 1;
    const toldDigest = digest(told);
    const command = came === null || index > 0 ? null : JSON.stringify(came);
    before = link(before, { n, at, body, sent, toldDigest, command });
    return { n, at, body, sent, told, toldDigest, command, hash: before };
  });
};
