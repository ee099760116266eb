// Installs what package-lock.json names, when it is not there. Runs before anything is installed: built-in modules only.

import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Something is wrong that a person can mend: one sentence, no stack. */
export class Stop extends Error {}

const NODE_FLOOR = [20, 19];

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NODE_FLOOR[0] || (major === NODE_FLOOR[0] && minor >= NODE_FLOOR[1])) return;
  throw new Stop(`Landsraad needs Node ${NODE_FLOOR.join('.')} or newer; this is Node ${process.versions.node}.`);
}

/** Why `npm ci` must run, in a few words; null when everything is there. */
export function whyInstall(root = ROOT) {
  const lockFile = join(root, 'package-lock.json');
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const marker = join(root, 'node_modules', '.landsraad-lock');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return null;
  // npm keeps its own note of what it has put there: whoever ran `npm install` by hand need not do it again.
  const noteFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(noteFile)) return 'nothing is installed yet';
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const there = JSON.parse(readFileSync(noteFile, 'utf8')).packages;
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) continue;
    if (entry.optional === true || entry.devOptional === true) continue;
    if (there[path] === undefined) return `${path.replace(/^.*node_modules\//, '')} is missing`;
    if (there[path].version !== entry.version)
      return `${path.replace(/^.*node_modules\//, '')} should be ${entry.version}`;
  }
  writeFileSync(marker, hash);
  return null;
}

const FLAGS = ['--no-audit', '--no-fund', '--loglevel=error'];

function npm(root, args) {
  const windows = process.platform === 'win32';
  const done = spawnSync(windows ? 'npm.cmd' : 'npm', [...args, ...FLAGS], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
    maxBuffer: 1 << 28,
  });
  if (done.error !== undefined)
    throw new Stop(
      `The packages could not be installed because npm could not be run (${done.error.message}); install npm and try again.`,
    );
  return { ok: done.status === 0, said: `${done.stdout}${done.stderr}` };
}

/** Installs if something is missing. What npm says goes to standard error: standard output belongs to the command. */
export function install(root = ROOT) {
  checkNode();
  const why = whyInstall(root);
  if (why === null) return false;
  process.stderr.write(`Installing packages: ${why}.\n`);
  let done = npm(root, ['ci']);
  // A registry that lacks the binaries of some other platform leaves them out of the lock, and then npm ci refuses. The
  // other way to install takes the same versions from the lock and does not mind.
  if (!done.ok && done.said.includes('EUSAGE')) done = npm(root, ['install', '--no-save']);
  if (!done.ok) {
    process.stderr.write(done.said.split('\n').slice(0, 20).join('\n'));
    throw new Stop(
      '\nThe packages could not be installed: npm says why above (often there is no way to the package registry, or the folder may not be written to).',
    );
  }
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  writeFileSync(join(root, 'node_modules', '.landsraad-lock'), hash);
  return true;
}

/** Runs a script's work; a Stop becomes its sentence and exit code 1. */
export async function running(meta, work) {
  if (!process.argv[1] || meta.url !== pathToFileURL(process.argv[1]).href) return;
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

await running(import.meta, () => {
  if (!install()) process.stdout.write('Everything is installed.\n');
});
