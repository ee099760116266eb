// Files: read with a clear sentence when that fails, written whole or not at all.

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { BadLog, parseLog, type Log } from '@landsraad/kernel';
import { WrongUse } from './wrong.ts';

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read or written',
  EROFS: 'it may not be written there',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'a part of its path is not a folder',
};
const reason = (error: unknown): string =>
  REASONS[codeOf(error)] ?? (error instanceof Error ? error.message : String(error));

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new WrongUse(`${path} cannot be read: ${reason(error)}.`);
  }
}

/** A device or a pipe: there is nothing to put in its place. */
const isSpecial = (full: string): boolean => {
  const there = statSync(full, { throwIfNoEntry: false });
  return there !== undefined && !there.isFile() && !there.isDirectory();
};

/** Written beside its place first: whoever looks sees the old file or the new one. */
export function writeWhole(path: string, text: string): void {
  const full = resolve(path);
  const beside = `${full}.${process.pid}.part`;
  try {
    if (isSpecial(full)) return writeFileSync(full, text);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(beside, text);
    renameSync(beside, full);
  } catch (error) {
    if (existsSync(beside)) rmSync(beside);
    throw new WrongUse(`${path} cannot be written: ${reason(error)}.`);
  }
}

/** Before an hour of work: whether its result could be written at all. */
export function checkWritable(path: string): void {
  const full = resolve(path);
  const beside = `${full}.${process.pid}.part`;
  try {
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(beside, '');
    rmSync(beside);
  } catch (error) {
    throw new WrongUse(`${path} cannot be written: ${reason(error)}.`);
  }
}

export function readLog(path: string): Log {
  try {
    return parseLog(readText(path));
  } catch (error) {
    if (error instanceof BadLog) throw new WrongUse(`${path}: ${error.message}`);
    throw error;
  }
}
