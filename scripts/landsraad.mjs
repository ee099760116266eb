// The `landsraad` command in a checkout: installs and builds what is stale, without a word, then runs it.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ROOT, running } from './install.mjs';

/** Runs the command in this process: signals, terminal and exit code are its own. */
export async function landsraad(
  args,
  { root = ROOT, serve = args.length === 0 || args[0] === 'serve', quiet = true } = {},
) {
  await build(root, { serve, quiet });
  const { main } = await import(pathToFileURL(join(root, 'packages', 'cli', 'dist', 'main.js')).href);
  await main(args);
}

await running(import.meta, () => landsraad(process.argv.slice(2)));
