#!/usr/bin/env node
// In a checkout the command builds what is stale first; an installed one just runs.

import { existsSync } from 'node:fs';

const checkout = new URL('../../../scripts/landsraad.mjs', import.meta.url);
const args = process.argv.slice(2);
if (existsSync(checkout)) {
  const { landsraad } = await import(checkout.href);
  try {
    await landsraad(args);
  } catch (error) {
    if (error?.constructor?.name !== 'Stop') throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
} else {
  const { main } = await import('../dist/main.js');
  await main(args);
}
