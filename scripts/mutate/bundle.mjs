// The tests of some packages and all they import, as one script: it can be run again and again in one process, each time
// with modules of its own. Starting a process for every mutant of a constant would take ten times as long.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { build } from 'esbuild';

const FILE = 'bundle.cjs';

/** In one script every file must still find what lies beside it. */
const OWN_URL = {
  name: 'own-url',
  setup({ onLoad }) {
    onLoad({ filter: /\.test\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }));
  },
};

/**
 * What a game has worked out once and for all (`tabulate`) must not outlive a test: a mutant would not be noticed, or
 * its mistakes would be found by the tests of the next one.
 */
const FORGETFUL = {
  name: 'forgetful',
  setup({ onLoad }) {
    onLoad({ filter: /kernel.src.remember\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const contents = text.replace(/= (new Map<number, .*>\(\));/, '= globalThis.__landsraadTable__($1);');
      if (contents === text) throw new Error('tabulate keeps its results in another way than scripts/mutate expects');
      return { contents, loader: 'ts' };
    });
  },
};
const tables = [];
globalThis.__landsraadTable__ = (table) => {
  tables.push(table);
  return table;
};
export function forgetTables() {
  for (const table of tables) table.clear();
}

const entry = (files) =>
  [
    `const { nowLoading } = require('vitest');`,
    ...files.flatMap((f) => [`nowLoading(${JSON.stringify(f)});`, `require(${JSON.stringify(f)});`]),
  ].join('\n');

/** Writes the script into a folder. */
export async function bundle(folder, files, { ofTheKernel }) {
  await build({
    stdin: { contents: entry(files), resolveDir: folder },
    outfile: join(folder, FILE),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    conditions: ['@landsraad/source'],
    external: ['vitest', 'fast-check', 'yaml'],
    plugins: ofTheKernel ? [OWN_URL] : [OWN_URL, FORGETFUL],
    logLevel: 'error',
  });
}

/** Reads the script; each call of what it gives declares the tests anew. */
export function loader(folder) {
  const file = join(folder, FILE);
  const script = new Script(`(require, module, exports) => {${readFileSync(file, 'utf8')}\n}`, { filename: file });
  const require = createRequire(file);
  return () => {
    const module = { exports: {} };
    tables.length = 0;
    script.runInThisContext()(require, module, module.exports);
  };
}
