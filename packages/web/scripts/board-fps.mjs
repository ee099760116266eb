// How smoothly the board of War for Arrakis is panned and zoomed, with a full board and glowing areas, in Chromium:
//   node packages/web/scripts/board-fps.mjs [address of a running client; without it one is built]
// Counts animation frames (callbacks) and frames that were really drawn, each second, at the size of a desk and a phone.
// Only worth something on a machine with nothing else to do: the load is told.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';

const HERE = import.meta.dirname;
const QUESTION = 'put it where?';
const SECONDS = 3;
const GOAL = 50;

const installed = () =>
  process.env.LANDSRAAD_CHROMIUM ??
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/** A table of the second round, stopped at a question with glowing areas. */
function stopped() {
  const said = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--conditions=@landsraad/source', join(HERE, 'arrakis-positions.ts'), 'looks', QUESTION],
    { maxBuffer: 1e8, encoding: 'utf8' },
  );
  const [table] = JSON.parse(said);
  if (table === undefined) throw new Error(`no table was stopped at '${QUESTION}'`);
  return table;
}

/** Lays the table into the browser's storage, where local tables live. */
const lay = (page, table) =>
  page.evaluate(async (t) => {
    const person = { kind: 'person', name: 'Mira', bot: null };
    const bot = { kind: 'bot', name: 'greedy', bot: 'greedy' };
    const saved = {
      id: 'fps',
      game: 'war-for-arrakis',
      version: t.version,
      setup: { config: t.config, seats: [0, 1].map((n) => (n === t.seat ? person : bot)), seed: t.seed },
      choices: t.choices,
      standing: [],
      finished: false,
      yourTurn: true,
      changed: Date.now(),
      server: null,
    };
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open('landsraad', 1);
      opening.addEventListener('upgradeneeded', () =>
        opening.result.createObjectStore('tables', { keyPath: 'id' }).createIndex('changed', 'changed'),
      );
      opening.addEventListener('error', reject);
      opening.addEventListener('success', () => {
        const writing = opening.result.transaction('tables', 'readwrite');
        writing.objectStore('tables').put(saved);
        writing.addEventListener('complete', () => {
          opening.result.close();
          resolve(undefined);
        });
      });
    });
  }, table);

/** Frames a second while something is done, callbacks and drawn. */
async function measure(browser, page, doing) {
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'],
  });
  await page.evaluate(() => {
    window.frames_ = 0;
    window.since_ = performance.now();
    const count = () => {
      window.frames_++;
      window.counting_ = requestAnimationFrame(count);
    };
    window.counting_ = requestAnimationFrame(count);
  });
  const until = Date.now() + SECONDS * 1000;
  for (let n = 0; Date.now() < until; n++) await doing(n);
  const callbacks = await page.evaluate(() => {
    cancelAnimationFrame(window.counting_);
    return (window.frames_ * 1000) / (performance.now() - window.since_);
  });
  const trace = JSON.parse(String(await browser.stopTracing()));
  const drawn = trace.traceEvents.filter((e) => e.name === 'DrawFrame').map((e) => e.ts / 1e6);
  const span = Math.max(...drawn) - Math.min(...drawn);
  return { callbacks, drawn: drawn.length > 1 ? drawn.length / span : 0 };
}

const table = stopped();
/** The client as players get it. */
async function served() {
  const out = await mkdtemp(join(tmpdir(), 'landsraad-fps-'));
  const root = join(HERE, '..');
  await build({ root, logLevel: 'error', build: { outDir: out, emptyOutDir: true } });
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir: out },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const close = async () => {
    await server.close();
    await rm(out, { recursive: true, force: true });
  };
  return { address: server.resolvedUrls?.local[0] ?? '', close };
}
const said = process.argv[2];
const { address, close } = said === undefined ? await served() : { address: said, close: async () => undefined };
const browser = await chromium.launch({
  executablePath: installed(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ],
});

console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores, ${browser.version()}, no GPU`);
let slowest = Infinity;
for (const [size, viewport] of Object.entries({
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  const context = await browser.newContext({ viewport, hasTouch: size === 'phone' });
  const page = await context.newPage();
  await page.goto(address);
  await lay(page, table);
  await page.goto(`${address}local/?id=fps`);
  await page.waitForSelector('.wa-area.offered');
  await page.waitForTimeout(2000);
  const box = await page.locator('.wa-board').boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const pieces = await page.locator('[data-stands] > g').count();
  const glowing = await page.locator('.wa-area.offered').count();

  await page.mouse.move(x, y);
  const zoom = await measure(browser, page, async (n) => {
    await page.mouse.wheel(0, n % 40 < 20 ? -40 : 40);
  });
  await page.waitForTimeout(2000);
  await page.getByRole('button', { name: 'Closer' }).click();
  await page.waitForTimeout(2000);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const pan = await measure(browser, page, async (n) => {
    await page.mouse.move(x + 110 * Math.sin(n / 12), y + 80 * Math.cos(n / 17));
  });
  await page.mouse.up();
  for (const [what, f] of Object.entries({ pan, zoom })) {
    slowest = Math.min(slowest, f.callbacks);
    console.log(
      `${size} ${what}: ${f.callbacks.toFixed(0)} callbacks, ${f.drawn.toFixed(0)} drawn frames a second (${pieces} pieces, ${glowing} glowing areas)`,
    );
  }
  await context.close();
}
await browser.close();
await close();
if (slowest < GOAL) {
  console.error(`below ${GOAL}`);
  process.exitCode = 1;
}
