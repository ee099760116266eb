// What the documents name is there: links, files and tests.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((f) => f.endsWith('.md'))
    .map((f) => `docs/${f}`),
];

test.each(DOCUMENTS)('%s: every link and every path leads somewhere', (document) => {
  const text = read(document);
  const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, to]) => join(dirname(document), to!));
  const paths = [...text.matchAll(/`((?:packages|docs|scripts)\/[\w./-]+)`/g)].map(([, path]) => path!);
  const missing = [...links, ...paths].filter(
    (path) => !/GAME|three-wells|\*/.test(path) && !existsSync(join(ROOT, path)),
  );
  expect(missing).toEqual([]);
});

test('docs/kernel.md names eighteen properties, files that exist and tests that exist', () => {
  const rows = [...read('docs/kernel.md').matchAll(/^\| \d+ \| .* \| (.*) \| (.*) \|$/gm)];
  expect(rows.length).toBe(18);
  for (const [, sources, tests] of rows) {
    for (const [, file] of sources!.matchAll(/`([^`]+)`/g))
      expect(existsSync(join(ROOT, 'packages/kernel/src', file!)), file).toBe(true);
    for (const [, file, titles] of tests!.matchAll(/`(\S+\.test\.ts)`([^`]*)/g)) {
      const path = ['packages/kernel/test', 'packages/reference/test']
        .map((folder) => join(folder, file!))
        .find((p) => existsSync(join(ROOT, p)));
      expect(path, `${file} exists`).toBeDefined();
      for (const [, title] of titles!.matchAll(/"([^"]+)"/g)) expect(read(path!)).toContain(`test('${title}'`);
    }
  }
});
