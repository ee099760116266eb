// Finds a Chromium for the browser tests: an installed one, Debian's package if we may install it, else the one from npm.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromDebian, program } from './debian.mjs';
import { ROOT, running, Stop } from './install.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** The last release that needs nothing but glibc and Node 20. */
const FROM_NPM = '@sparticuz/chromium@147.0.0';

export function installedBrowser() {
  const said = process.env['LANDSRAAD_CHROMIUM'];
  if (said) {
    if (!existsSync(said)) throw new Stop(`LANDSRAAD_CHROMIUM names ${said}, and there is no such file.`);
    return said;
  }
  return program(...NAMES);
}

const ofDebian = () => (fromDebian('chromium', 'for the browser tests') ? installedBrowser() : null);

async function fromNpm(root) {
  const folder = join(root, 'node_modules', '.cache', 'landsraad', 'browser');
  const home = join(folder, 'node_modules', '@sparticuz', 'chromium');
  if (!existsSync(home)) {
    process.stderr.write('Installing a chromium from npm for the browser tests.\n');
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', FROM_NPM];
    if (spawnSync('npm', args, { stdio: ['ignore', 2, 2] }).status !== 0) return null;
  }
  const entry = createRequire(join(folder, 'package.json')).resolve('@sparticuz/chromium');
  const { default: chromium } = await import(pathToFileURL(entry).href);
  return chromium.executablePath();
}

/** The path of a Chromium that runs. */
export async function browser(root = ROOT) {
  const found = installedBrowser() ?? ofDebian() ?? (await fromNpm(root));
  if (found === null)
    throw new Stop('The browser tests need Chromium: install the package chromium, or name one in LANDSRAAD_CHROMIUM.');
  return found;
}

await running(import.meta, async () => process.stdout.write(`${await browser()}\n`));
