// Which rules the tests of a game name: `rule('id', () => …)`.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverage, type Coverage } from '@landsraad/kernel';
import type { Shelved } from '../games.ts';
import { checkoutRoot, typescriptFiles } from './checkout.ts';

const NAMED = /\brule\(\s*(['"`])([^'"`\s]+)\1/g;
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g, '');

/** The ids in the text of a test. */
export const namedRules = (text: string): string[] => [...withoutComments(text).matchAll(NAMED)].map((m) => m[2] ?? '');

/** Every id that tests of the game name, and the files that do. */
export function testedRules(game: string, root = checkoutRoot()): Map<string, string[]> {
  const tested = new Map<string, string[]>();
  for (const file of typescriptFiles(join(root, 'packages', game, 'test')))
    for (const id of new Set(namedRules(readFileSync(file, 'utf8')))) tested.set(id, [...(tested.get(id) ?? []), file]);
  return tested;
}

export const coverageOf = (game: Shelved, tested: ReadonlyMap<string, unknown>): Coverage =>
  coverage(game.ledger, game.inForceSomewhere, tested.keys());
