import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const OXLINT = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'landsraad-lint-'));
  const config = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')) as object;
  // None of what is tried here needs types, and there are none in the folder.
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, options: {} }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the repository's linter says about a file that contains this. */
function lint(path: string, code: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const done = spawnSync(
    process.execPath,
    [OXLINT, '--deny-warnings', '--disable-nested-config', '-c', '.oxlintrc.json', path],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  rmSync(file);
  return done.status === 0 ? '' : `${done.stdout}${done.stderr}`;
}

const RULES_PACKAGES = ['reference', 'war-for-arrakis', 'imperium', 'dune'];
const FORBIDDEN: { readonly [what: string]: readonly [code: string, rule: string] } = {
  'Math.random': ['export const x = Math.random();', 'no-restricted-properties'],
  'Math.random taken apart': ['const { random } = Math;\nexport const x = random();', 'no-restricted-properties'],
  Date: ['export const x = new Date();', 'no-restricted-globals'],
  'Date.now': ['export const x = Date.now();', 'no-restricted-globals'],
  performance: ['export const x = performance.now();', 'no-restricted-globals'],
  setTimeout: ['export const x = setTimeout(() => undefined, 1);', 'no-restricted-globals'],
  setInterval: ['export const x = setInterval(() => undefined, 1);', 'no-restricted-globals'],
  setImmediate: ['export const x = setImmediate(() => undefined);', 'no-restricted-globals'],
  process: ["export const x = process.env['HOME'];", 'no-restricted-globals'],
  globalThis: ['export const x = globalThis.process;', 'no-restricted-globals'],
  crypto: ['export const x = crypto.randomUUID();', 'no-restricted-globals'],
  fetch: ["export const x = fetch('there');", 'no-restricted-globals'],
  'a Node module': [
    "import { readFileSync } from 'node:fs';\nexport const x = readFileSync('y');",
    'no-restricted-imports',
  ],
  'a Node module by its old name': [
    "import { readFileSync } from 'fs';\nexport const x = readFileSync('y');",
    'no-restricted-imports',
  ],
  'a library': ["import { parse } from 'yaml';\nexport const x = parse('y');", 'no-restricted-imports'],
  'another game': ["import { LEDGER } from '@landsraad/imperium';\nexport const x = LEDGER;", 'no-restricted-imports'],
  'what only tests of the kernel need': [
    "import { battery } from '@landsraad/kernel/battery';\nexport const x = battery;",
    'no-restricted-imports',
  ],
  'another package, passed on': ["export { x } from '@landsraad/server';", 'no-restricted-imports'],
  'an import at run time': ["export const x = await import('node:os');", 'no-restricted-imports'],
};

describe('rules packages', () => {
  for (const [what, [code, rule]] of Object.entries(FORBIDDEN))
    test(`may not use ${what}`, () => expect(lint('packages/dune/src/phases/bad.ts', code)).toContain(rule));

  for (const name of RULES_PACKAGES)
    test(`${name} is one of them`, () => {
      expect(lint(`packages/${name}/src/bad.ts`, 'export const x = Math.random();')).toContain(
        'no-restricted-properties',
      );
      expect(lint(`packages/${name}/src/deep/er/bad.ts`, "import { x } from 'yaml';\nexport const y = x;")).toContain(
        'no-restricted-imports',
      );
    });

  test('may import the kernel and their own files, and do sums', () => {
    const code = [
      "import { roll } from '@landsraad/kernel';",
      "import { area } from './board.ts';",
      "import { LEDGER } from '../ledger.ts';",
      'export const x = [roll, area, LEDGER, Math.max(1, 2)];\n',
    ].join('\n');
    expect(lint('packages/dune/src/phases/good.ts', code)).toBe('');
  });
});

describe('everywhere', () => {
  test('no any', () =>
    expect(lint('packages/cli/src/bad.ts', 'export const x = (y: any): unknown => y;')).toContain('no-explicit-any'));
  test('no ! outside tests', () => {
    const code = 'export const x = (y: string | null): string => y!;\n';
    expect(lint('packages/cli/src/bad.ts', code)).toContain('no-non-null-assertion');
    expect(lint('packages/cli/test/good.ts', code)).toBe('');
  });
  test('no Math.random in the kernel and in bots', () => {
    for (const name of ['kernel', 'bots'])
      expect(lint(`packages/${name}/src/bad.ts`, 'export const x = Math.random();')).toContain(
        'no-restricted-properties',
      );
  });
});
