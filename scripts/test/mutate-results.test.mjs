// What became of a mutant is kept until something changes that could change it.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openResults, readTests } from '../mutate/results.mjs';

let root = '';
const write = (storm, worm) =>
  writeFileSync(
    join(root, 'packages', 'dune', 'test', 'desert.test.ts'),
    `describe('the desert', () => {\n  rule('dune.storm.moves', () => ${storm});\n  rule('dune.worm.eats', () => ${worm});\n});\n`,
  );
const results = () => openResults(root, 'dune', readTests(root, ['dune']));
const known = () => ['killed', 'survived'].map((key) => results().of(key)?.status ?? 'forgotten');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'landsraad-mutate-'));
  mkdirSync(join(root, 'packages', 'dune', 'test'), { recursive: true });
  write(1, 1);
  results().add([
    { key: 'killed', status: 'Killed', killedBy: ['packages/dune/test/desert.test.ts › the desert dune.worm.eats'] },
    { key: 'survived', status: 'Survived', killedBy: [] },
  ]);
});
afterEach(() => rmSync(root, { recursive: true }));

test('everything is known while nothing changes', () => {
  expect(known()).toEqual(['Killed', 'Survived']);
});
test('a survivor is tried again when any test changes, a killed mutant is not', () => {
  write(2, 1);
  expect(known()).toEqual(['Killed', 'forgotten']);
});
test('a killed mutant is tried again when the test that killed it changes', () => {
  write(1, 2);
  expect(known()).toEqual(['forgotten', 'forgotten']);
});
