// Packages of Debian that tests need, installed if we may.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { running, Stop } from './install.mjs';

/** The first of these programs that is there; null: none. */
export function program(...names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  for (const name of names) for (const folder of folders) if (existsSync(join(folder, name))) return join(folder, name);
  return null;
}

/** Whether the package is there now. */
export function fromDebian(name, why) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  process.stderr.write(`Installing Debian's ${name} ${why}.\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 2] }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', name);
  // The lists of a fresh machine are empty or old: fetch them only when the first try fails.
  return install() || (apt('update') && install());
}

/** What writes down every byte that the server writes, so that lost power can be played through. */
export function tracer() {
  if (program('strace') === null && !fromDebian('strace', 'for the tests of lost power'))
    throw new Stop('The tests of lost power need strace: install the package strace.');
}

await running(import.meta, () => tracer());
