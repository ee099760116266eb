// docs/adding-a-game.md is run: its files are written out, generated for, type-checked and tested.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PAGE = readFileSync(join(ROOT, 'docs', 'adding-a-game.md'), 'utf8');
/** Inside the repository, so that the packages are found; never in a commit. */
const FOLDER = join(ROOT, 'test-results', 'adding-a-game');

const files = [...PAGE.matchAll(/^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```$/gms)].map(([, name, content]) => ({
  name: name!,
  content: content!,
}));

/** The kernel is not beside the page's package here: one project checks everything, its own are only compared with others. */
const isProject = (name: string): boolean => name.endsWith('tsconfig.json');
const TYPES = {
  extends: '../../tsconfig.base.json',
  compilerOptions: { composite: false, incremental: false, noEmit: true, rootDir: ROOT, types: ['node'] },
  include: ['packages'],
};

const run = (...args: string[]): { status: number | null; said: string } => {
  const done = spawnSync(process.execPath, args, {
    cwd: FOLDER,
    encoding: 'utf8',
    env: { ...process.env, LANDSRAAD_IGNORE: undefined },
  });
  return { status: done.status, said: `${done.stdout}${done.stderr}` };
};

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const { name, content } of files.filter((f) => !isProject(f.name))) {
    mkdirSync(dirname(join(FOLDER, name)), { recursive: true });
    writeFileSync(join(FOLDER, name), content);
  }
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(TYPES));
  const generate = `import(process.argv[1]).then(({ generate }) => generate(process.argv[2]))`;
  const generated = run(
    '--input-type=module',
    '-e',
    generate,
    new URL('../../../scripts/generate.mjs', import.meta.url).href,
    FOLDER,
  );
  expect(generated).toMatchObject({ status: 0 });
});
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test('the page has every file of a package, set up like the others', () => {
  expect(files.map((f) => f.name.replace('packages/three-wells/', ''))).toEqual([
    'package.json',
    'tsconfig.json',
    'ledger.yaml',
    'facts/box.json',
    'src/table.ts',
    'src/cards.ts',
    'src/three-wells.ts',
    'src/text.ts',
    'src/index.ts',
    'test/tsconfig.json',
    'test/three-wells.test.ts',
  ]);
  for (const { name, content } of files.filter((f) => isProject(f.name)))
    expect(JSON.parse(readFileSync(join(ROOT, name.replace('three-wells', 'reference')), 'utf8'))).toMatchObject(
      JSON.parse(content) as object,
    );
});

test('the page compiles', () => {
  expect(run(join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', FOLDER)).toEqual({ status: 0, said: '' });
});

test('the tests of the page pass, the battery among them', () => {
  const done = run(
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    join(ROOT, 'vitest.config.ts'),
    '--root',
    FOLDER,
  );
  expect(done.status, done.said).toBe(0);
  expect(done.said).toContain('three-wells.test.ts');
});

test('what the page names exists', () => {
  const bazaar = join(ROOT, 'packages/reference');
  const sources = [
    'bazaar',
    'components',
    'index',
    'words',
    'night/any-time',
    'night/bidding',
    'night/haggling',
    'night/market',
  ].map((name) => readFileSync(join(bazaar, 'src', `${name}.ts`), 'utf8'));
  const table = PAGE.slice(PAGE.indexOf('## Every further word'));
  const rows = [...table.matchAll(/^\| (`[^|]+) \|[^|]+\| ([^|]+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(15);
  for (const [, words, where] of rows)
    for (const [, word] of words!.matchAll(/`(\w+)`/g)) {
      if (where === '–') continue;
      expect(
        sources.some((source) => new RegExp(`\\b${word}\\b`).test(source)),
        `the bazaar uses ${word}`,
      ).toBe(true);
    }
  for (const [path] of PAGE.matchAll(/packages\/(?!three-wells)[\w/.-]+\.tsx?/g))
    expect(readFileSync(join(ROOT, path), 'utf8')).not.toBe('');
});
