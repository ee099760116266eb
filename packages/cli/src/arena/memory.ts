// `--resume FILE`: an arena that adds up over runs.

import { existsSync } from 'node:fs';
import { readText, writeWhole } from '../files.ts';
import { WrongUse } from '../wrong.ts';
import type { ArenaTally } from './tally.ts';

export interface ArenaMemory {
  readonly landsraadArena: 1;
  /** What was played; another run must be about the same. */
  readonly about: string;
  /** The number of the next game. */
  readonly next: number;
  readonly tally: ArenaTally;
}

const isMemory = (x: unknown): x is ArenaMemory =>
  typeof x === 'object' && x !== null && 'landsraadArena' in x && x.landsraadArena === 1 && 'tally' in x && 'next' in x;

export function recall(path: string, about: string): ArenaMemory | null {
  if (!existsSync(path)) return null;
  let found: unknown;
  try {
    found = JSON.parse(readText(path));
  } catch {
    found = null;
  }
  if (!isMemory(found)) throw new WrongUse(`${path} is no arena file; name another file, or remove it.`);
  if (found.about !== about)
    throw new WrongUse(`${path} is about another arena (${found.about}, not ${about}); name another file.`);
  return found;
}

export const remember = (path: string, memory: ArenaMemory): void => writeWhole(path, JSON.stringify(memory));
