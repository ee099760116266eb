// How smoothly a board is panned and zoomed, or scrolled where it does not pan, with a full board and glowing areas, in
// Chromium:
//   node packages/web/scripts/board-fps.mjs [game, or all] [address of a running client; without it one is built]
// Counts animation frames (callbacks) and frames that were really drawn, each second, at the size of a desk and a phone.
// The gesture goes one step in every animation frame, made inside the page: steps sent from outside come seldomer.
// These are only worth something on a machine with nothing else to do: the load is told. The processor time that a frame
// costs (page, tiles, screen together) depends less on it: below 20 ms even one free core shows 50 frames a second.
// Before the gestures nobody touches anything for a while: a board that only waits should take next to no processor time,
// or it empties the battery of a phone.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';

const HERE = import.meta.dirname;
const SECONDS = 4;
const GOAL = 50;
/** After a question the glow breathes for so long, and then stands. */
const BREATHING_MS = 8000;
/** The page's work for a frame, the drawing of tiles, and putting all on the screen. */
const COSTS = new Set(['ProxyMain::BeginMainFrame', 'RasterTask', 'Display::DrawAndSwap']);

const installed = () =>
  process.env.LANDSRAAD_CHROMIUM ??
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/** What is measured of each game: the board, a question at which much of it glows, and the gestures it knows. */
const GAMES = {
  'war-for-arrakis': {
    board: '.wa-board',
    glowing: '.wa-area.offered',
    question: 'put it where?',
    gestures: ['pan', 'zoom'],
  },
  imperium: {
    board: '.im-board',
    glowing: '.im-board .offered',
    question: 'send the agent where?',
    gestures: ['scroll'],
  },
  dune: {
    board: '.dn-board',
    glowing: '.dn-place.offered',
    question: 'ship to which territory?',
    mode: 'advanced',
    gestures: ['pan', 'zoom'],
  },
};

/** A table well into a game, stopped at that question. */
const stopped = (game, { question, mode }) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--import',
        'tsx',
        '--conditions=@landsraad/source',
        join(HERE, 'stopped.ts'),
        game,
        question,
        ...(mode === undefined ? [] : [mode]),
      ],
      { maxBuffer: 1e8, encoding: 'utf8' },
    ),
  );

/** Lays the table into the browser's storage, where local tables live. */
const lay = (page, table) =>
  page.evaluate(async (t) => {
    const person = { kind: 'person', name: 'Mira', bot: null };
    const bot = { kind: 'bot', name: 'greedy', bot: 'greedy' };
    const saved = {
      id: 'fps',
      game: t.game,
      version: t.version,
      setup: {
        config: t.config,
        seats: Array.from({ length: t.config.players }, (_, n) => (n === t.seat ? person : bot)),
        seed: t.seed,
      },
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

const traced = async (browser, page, work) => {
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame', 'cc', 'viz'],
  });
  const result = await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const drawn = traceEvents.filter((e) => e.name === 'DrawFrame').map((e) => e.ts / 1e6);
  const cost = traceEvents.reduce((sum, e) => sum + (COSTS.has(e.name) ? (e.tdur ?? 0) / 1000 : 0), 0);
  return { result, drawn, cost };
};

/** Frames drawn and processor time in each second while nobody touches anything. */
async function measureRest(browser, page) {
  await page.waitForTimeout(BREATHING_MS);
  const { drawn, cost } = await traced(browser, page, () => page.waitForTimeout(SECONDS * 1000));
  return { drawn: drawn.length / SECONDS, cost: cost / SECONDS };
}

/** Frames a second while a step is made in each of them, callbacks and drawn. */
async function measure(browser, page, selector, gesture, at) {
  const move = () =>
    page.evaluate(
      ({ selector: on, gesture: name, at: [x, y], seconds }) =>
        new Promise((resolve) => {
          const board = document.querySelector(on);
          const far = board.scrollHeight - board.clientHeight;
          const step = {
            scroll: (n) => board.scrollTo(0, (far / 2) * (1 - Math.cos(n / 25))),
            zoom: (n) =>
              board.dispatchEvent(
                new WheelEvent('wheel', { deltaY: n % 80 < 40 ? -20 : 20, clientX: x, clientY: y, cancelable: true }),
              ),
            // The mouse is held down already: this is where it goes.
            pan: (n) =>
              board.dispatchEvent(
                new PointerEvent('pointermove', {
                  pointerId: 1,
                  pointerType: 'mouse',
                  clientX: x + 110 * Math.sin(n / 12),
                  clientY: y + 80 * Math.cos(n / 17),
                }),
              ),
          }[name];
          const since = performance.now();
          let frames = 0;
          const frame = () => {
            step(frames++);
            const spent = performance.now() - since;
            if (spent < seconds * 1000) requestAnimationFrame(frame);
            else resolve((frames * 1000) / spent);
          };
          requestAnimationFrame(frame);
        }),
      { selector, gesture, at, seconds: SECONDS },
    );
  const { result: callbacks, drawn, cost } = await traced(browser, page, move);
  const span = Math.max(...drawn) - Math.min(...drawn);
  return { callbacks, drawn: drawn.length > 1 ? drawn.length / span : 0, cost: cost / Math.max(1, drawn.length) };
}

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
const [only = 'all', said] = process.argv.slice(2);
const measured = Object.entries(GAMES).filter(([game]) => only === 'all' || only === game);
if (measured.length === 0) throw new Error(`There is no board of "${only}": ${Object.keys(GAMES).join(', ')}.`);
const { address, close } =
  said === undefined ? await served() : { address: said.replace(/\/?$/, '/'), close: async () => undefined };
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
const WINDOWS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

async function measureGame(game, wanted) {
  const table = stopped(game, wanted);
  for (const [size, viewport] of Object.entries(WINDOWS)) {
    const context = await browser.newContext({ viewport, hasTouch: size === 'phone' });
    const page = await context.newPage();
    await page.goto(address);
    await lay(page, table);
    await page.goto(`${address}local/?id=fps`);
    await page.waitForSelector(wanted.glowing);
    await page.waitForTimeout(2000);
    const box = await page.locator(wanted.board).boundingBox();
    const at = [box.x + box.width / 2, box.y + box.height / 2];
    const glowing = await page.locator(wanted.glowing).count();
    const rest = await measureRest(browser, page);
    console.log(
      `${game}, ${size}, at rest: ${rest.drawn.toFixed(0)} drawn frames and ${rest.cost.toFixed(0)} ms of processor time a second (${glowing} glowing places)`,
    );
    for (const gesture of wanted.gestures) {
      const fits = await page.locator(wanted.board).evaluate((b) => b.scrollHeight <= b.clientHeight + 1);
      if (gesture === 'scroll' && fits) {
        console.log(`${game}, ${size}: all of it fits, nothing scrolls`);
        continue;
      }
      await page.mouse.move(...at);
      if (gesture === 'pan') {
        await page.keyboard.press('+');
        await page.waitForTimeout(2000);
        await page.mouse.move(...at);
        await page.mouse.down();
        await page.mouse.move(at[0] + 20, at[1] + 20, { steps: 4 });
      }
      const f = await measure(browser, page, wanted.board, gesture, at);
      await page.mouse.up();
      await page.waitForTimeout(2000);
      slowest = Math.min(slowest, f.callbacks, f.drawn);
      console.log(
        `${game}, ${size}, ${gesture}: ${f.callbacks.toFixed(0)} callbacks, ${f.drawn.toFixed(0)} drawn frames a second, ${f.cost.toFixed(1)} ms of processor time a frame (${glowing} glowing places)`,
      );
    }
    await context.close();
  }
}
for (const [game, wanted] of measured) await measureGame(game, wanted);
await browser.close();
await close();
if (slowest < GOAL) {
  console.error(`below ${GOAL}`);
  process.exitCode = 1;
}
