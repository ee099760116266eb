import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chooseMutants, failingAnyway, testsNotice, type Mutant } from '../src/rulebook/mutants.ts';
import { folder } from './landsraad.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** A checkout with a game of three rules: a good test, one that proves nothing, one that fails anyway. */
function toyCheckout(): string {
  const root = folder();
  mkdirSync(join(root, 'packages', 'toy', 'src'), { recursive: true });
  mkdirSync(join(root, 'packages', 'toy', 'test'));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{ "name": "toy", "type": "module" }');
  writeFileSync(
    join(root, 'packages', 'toy', 'src', 'rules.ts'),
    "act(x, 'toy.good'); act(x, 'toy.idle'); act(x, 'toy.broken'); emit(g, 'told', 'toy.told', {});",
  );
  writeFileSync(
    join(root, 'packages', 'toy', 'test', 'rules.test.ts'),
    `import { expect, test } from 'vitest';
     const rule = test;
     rule('toy.good', () => expect(process.env.LANDSRAAD_IGNORE).not.toBe('toy.good'));
     rule('toy.idle', () => expect(1).toBe(1));
     rule('toy.broken', () => expect(1).toBe(2));
     rule('toy.told', () => expect(1).toBe(1));`,
  );
  return root;
}

test('a mutant is caught, survives, or its test fails anyway and counts for nothing', async () => {
  const root = toyCheckout();
  const known = new Set(['toy.good', 'toy.idle', 'toy.broken', 'toy.told']);
  const mutants = chooseMutants('toy', known, 9, 'seed', root);
  const named = (id: string): Mutant => mutants.find((m) => m.id === id)!;
  expect(mutants.map((m) => m.id).toSorted()).toEqual(['toy.broken', 'toy.good', 'toy.idle']);
  expect((await failingAnyway(mutants, root)).map((m) => m.id)).toEqual(['toy.broken']);
  expect(await failingAnyway([named('toy.good'), named('toy.idle')], root)).toEqual([]);
  expect(await testsNotice(named('toy.good'), root)).toBe(true);
  expect(await testsNotice(named('toy.idle'), root)).toBe(false);
});
