// The board leads in windows of every size, all answers are in reach, and nothing floats over what can be chosen.

import { isDeepStrictEqual } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askedNow, fixedSeed, playNow, type Parts } from './arrakis.ts';
import { PARTS as DUNE_PARTS } from './dune.ts';
import { confirmed } from './fingers.ts';
import { fraction } from './gather.ts';
import { PARTS } from './imperium.ts';
import { barriers, sideways } from './looks.ts';
import { nothingYet, openBrowser, sitDown } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const QUESTIONS = 6;
/** Width, height, and the share of the window that the board keeps at least. */
const WINDOWS = [
  [1440, 900, 0.45],
  [1280, 720, 0.5],
  [820, 1180, 0.5],
  [390, 844, 0.45],
  [844, 390, 0.45],
] as const;

interface Table {
  readonly game: string;
  readonly board: string;
  /** Where its answers are, if not as in War for Arrakis. */
  readonly parts?: Parts;
}
const ARRAKIS: Table = { game: 'War for Arrakis', board: '.wa-board' };
const TABLES: readonly Table[] = [
  ARRAKIS,
  { game: 'Imperium', board: '.im-board', parts: PARTS },
  { game: 'Dune', board: '.dn-board', parts: DUNE_PARTS },
];
const EACH = TABLES.flatMap((table) => WINDOWS.map((window) => [table.game, ...window, table] as const));

test.each(EACH)('%s at %i×%i', async (game, width, height, share, { board: selector, parts }) => {
  const me = await sitDown(browser, { bots: 'at once', viewport: { width, height } });
  const { page } = me;
  await fixedSeed(me, 11);
  await playNow(me, game);
  for (let n = 0; n < QUESTIONS;) {
    const now = await askedNow(page, parts);
    if (now === null) {
      await nothingYet(page);
      continue;
    }
    const board = await page.locator(selector).boundingBox();
    if (board !== null)
      expect.soft((board.width * board.height) / (width * height), now.question).toBeGreaterThanOrEqual(share);
    expect.soft(await sideways(page), now.question).toBeLessThanOrEqual(0);
    const reached = await page.evaluate(() => {
      const rail = document.querySelector('.choices')?.getBoundingClientRect();
      return rail !== undefined && rail.bottom <= innerHeight + 1 && rail.right <= innerWidth + 1;
    });
    expect.soft(reached, `${now.question}: the answers are in the window`).toBe(true);
    if (n === 2) expect.soft(await barriers(page), now.question).toEqual([]);
    const target = now.targets[Math.floor(fraction(`size ${n}`) * now.targets.length)];
    if (target === undefined) throw new Error(`${now.question}: nothing answers it.`);
    await page.mouse.click(target.x, target.y);
    if (!(await confirmed(page, now.moment))) {
      // A board follows its window for a moment after a question appears: then the finger comes too early.
      if (isDeepStrictEqual(await askedNow(page, parts), now)) throw new Error(`${now.question}: nothing answers it.`);
      continue;
    }
    expect.soft(await page.locator('.enlarged').count(), `${now.question}: no closer look stays open`).toBe(0);
    n++;
  }
  expect(me.errors).toEqual([]);
  await me.context.close();
});
