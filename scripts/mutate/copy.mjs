// A copy of the checkout for mutants to live in: a run that is killed leaves no mutated file behind, and the packages of
// the workspace are links to the copy, not to the original.

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));

const listed = (root) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate', 'packages', '*.json', '*.ts'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
    .split('\n')
    .filter((f) => f !== '' && existsSync(join(root, f)));

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Makes a copy of this process's own and gives its folder; it is removed at the end, and what a killed run left. */
export function copyCheckout(root, name) {
  const all = join(root, 'node_modules', '.cache', 'landsraad-mutants');
  mkdirSync(all, { recursive: true });
  for (const old of readdirSync(all))
    if (!isRunning(Number(old.split('.').at(-1)))) rmSync(join(all, old), { recursive: true, force: true });
  const copy = join(all, `${name}.${process.pid}`);
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  mkdirSync(copy);
  for (const file of listed(root)) cpSync(join(root, file), join(copy, file));
  for (const p of readdirSync(join(root, 'packages'))) {
    const generated = join('packages', p, 'src', 'generated');
    if (existsSync(join(root, generated))) cpSync(join(root, generated), join(copy, generated), { recursive: true });
  }
  linkModules(root, copy);
  return copy;
}

function linkModules(root, copy) {
  const to = join(copy, 'node_modules');
  mkdirSync(join(to, '@landsraad'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name.startsWith('.') || name === '@landsraad' || name === 'vitest') continue;
    symlinkSync(join(root, 'node_modules', name), join(to, name));
  }
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(to, '@landsraad', name));
  cpSync(join(HERE, 'vitest-in-process'), join(to, 'vitest'), { recursive: true });
}
