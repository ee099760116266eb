// How long it takes from Play now to the first decision on a slow phone (a quarter of this processor, 10 Mbit/s, 40 ms
// away), and how much crosses the wire. `node packages/web/scripts/first-decision.mjs ADDRESS [game]`, with a server running
// at the address (`npm start`).

import { chromium } from 'playwright-core';
import { installedBrowser } from '../../../scripts/browser.mjs';

const [address = 'http://127.0.0.1:3000', only] = process.argv.slice(2);
const GAMES = only === undefined ? ['war-for-arrakis', 'imperium', 'dune'] : [only];
const SLOWER = 4;
const LINE = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 };
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

const browser = await chromium.launch({ executablePath: installedBrowser() ?? undefined, args: FLAGS });
for (const game of GAMES) {
  // A context of its own: nothing is in its cache, as for somebody who comes for the first time.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let bytes = 0;
  let scripts = 0;
  const urls = new Map();
  devtools.on('Network.responseReceived', (e) => urls.set(e.requestId, e.response.url));
  devtools.on('Network.loadingFinished', (e) => {
    bytes += e.encodedDataLength;
    if (urls.get(e.requestId)?.endsWith('.js')) scripts += e.encodedDataLength;
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const home = scripts;
  const playNow = page.locator(`a[href$="play/?game=${game}"]`);
  await playNow.scrollIntoViewIfNeeded();
  const since = performance.now();
  await playNow.tap();
  await page.waitForSelector('main[data-question]', { timeout: 60_000 });
  const ms = performance.now() - since;
  await page.waitForLoadState('networkidle');
  const kb = (n) => `${(n / 1024).toFixed(0)} KB`;
  console.log(
    `${game}: first decision after ${(ms / 1000).toFixed(2)} s; scripts ${kb(home)} for the home page, ${kb(scripts)} with the game; ${kb(bytes)} in all`,
  );
  await context.close();
}
await browser.close();
