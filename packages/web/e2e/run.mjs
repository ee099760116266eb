// End-to-end tests in a real Chromium against the real server. `node e2e/run.mjs [name]` runs those whose file has the name.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const web = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const run = (file, args) => spawnSync(process.execPath, [file, ...args], { cwd: web, stdio: 'inherit' }).status ?? 1;
const bin = (name, file) => join(dirname(require.resolve(`${name}/package.json`)), file);

if (!existsSync(join(web, 'dist', 'index.html'))) {
  const built = run(bin('vite', 'bin/vite.js'), ['build', '--logLevel', 'warn']);
  if (built !== 0) process.exit(built);
}
process.exitCode = run(bin('vitest', 'vitest.mjs'), [
  'run',
  '--config',
  join('e2e', 'vitest.config.ts'),
  ...process.argv.slice(2),
]);
