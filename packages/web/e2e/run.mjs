// End-to-end tests in a real Chromium against the real server. `node e2e/run.mjs [name]` runs those whose file has the name.

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const web = join(import.meta.dirname, '..');
const root = join(web, '..', '..');
const require = createRequire(import.meta.url);
const run = (file, args) => spawnSync(process.execPath, [file, ...args], { cwd: web, stdio: 'inherit' }).status ?? 1;
const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs');

// Built once, before: a server that is begun again in the middle of a test must come back at once.
const built = process.env['LANDSRAAD_E2E_SERVE'] === undefined ? run(join(root, 'scripts', 'build.mjs'), []) : 0;
process.exitCode =
  built === 0 ? run(vitest, ['run', '--config', join('e2e', 'vitest.config.ts'), ...process.argv.slice(2)]) : built;
