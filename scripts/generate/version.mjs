// The rules version of a package: its version and a hash of its rules and facts, the same on every machine.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of all files below `folder`, with forward slashes, relative to it. */
function pathsBelow(folder, prefix = '') {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((d) =>
    d.isDirectory() ? pathsBelow(join(folder, d.name), `${prefix}${d.name}/`) : [`${prefix}${d.name}`],
  );
}

// What is left out changes no game: English, tests, what bots go by, and what is made from the rest.
const isRule = (path) =>
  path.endsWith('.ts') &&
  !path.startsWith('generated/') &&
  !/(^|\/)text(\.ts$|\/)/.test(path) &&
  !/^(greedy\/|value\.ts$|weigh\.ts$)/.test(path) &&
  !path.endsWith('.test.ts');

export function rulesVersion(folder) {
  const rules = pathsBelow(join(folder, 'src'))
    .filter(isRule)
    .map((path) => `src/${path}`);
  const facts = pathsBelow(join(folder, 'facts'))
    .filter((path) => path.endsWith('.json'))
    .map((path) => `facts/${path}`);
  const hash = createHash('sha256');
  for (const path of [...rules, ...facts].toSorted()) {
    const text = readFileSync(join(folder, path), 'utf8').replace(/\r\n/g, '\n');
    hash.update(`${path}\0${text}\0`);
  }
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `${version}+${hash.digest('hex').slice(0, 12)}`;
}

export const versionModule = (folder) => `export const VERSION = '${rulesVersion(folder)}';\n`;
