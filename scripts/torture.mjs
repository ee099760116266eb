// npm run torture: the long forms of the tests that try to break what the server promises. It goes on where it was stopped.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bin, generated } from './build.mjs';
import { tracer } from './debian.mjs';
import { install, ROOT, running, Stop } from './install.mjs';

const STATE = join(ROOT, '.landsraad', 'torture');
/** The test of each part, by its name. */
const PARTS = new Map(
  readdirSync(join(ROOT, 'packages')).flatMap((pkg) => {
    const folder = join('packages', pkg, 'test', 'torture');
    const files = existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)) : [];
    return files.filter((f) => f.endsWith('.test.ts')).map((f) => [f.replace('.test.ts', ''), join(folder, f)]);
  }),
);
const parts = () => [...PARTS.keys()];

const HELP = `npm run torture -- [part ...] [--fresh]

Parts: ${parts().join(', ')} (default: one after the other)
  --fresh   begin anew instead of going on
How far each is, is kept in .landsraad/torture.`;

await running(import.meta, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { fresh: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return void process.stdout.write(`${HELP}\n`);
  const unknown = positionals.filter((p) => !parts().includes(p));
  if (unknown.length > 0) throw new Stop(`There is no part "${unknown[0]}"; there are ${parts().join(', ')}.`);
  install();
  await generated();
  tracer();
  const failed = (positionals.length > 0 ? positionals : parts()).filter((part) => {
    if (values.fresh) rmSync(join(STATE, `${part}.json`), { force: true });
    const args = [bin(ROOT, 'vitest'), 'run', PARTS.get(part)];
    const env = { ...process.env, LANDSRAAD_TORTURE: 'long', LANDSRAAD_TORTURE_STATE: STATE };
    return spawnSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env }).status !== 0;
  });
  if (failed.length > 0) throw new Stop(`Broken: ${failed.join(', ')}.`);
});
