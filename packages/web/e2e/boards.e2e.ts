// Dune on its own board: territories are pressed themselves, on a phone. A desk has a whole game of its own.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedSeed } from './arrakis.ts';
import { barriers, sideways } from './looks.ts';
import { answerSomething, openBrowser, PHONE, sitDown } from './people.ts';
import { newTable, seatBots } from './tables.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Board {
  readonly game: string;
  readonly mode: RegExp;
  /** What is pressed on it. */
  readonly pressed: string;
  /** The part of the window that is the board. */
  readonly board: string;
}
const DUNE: Board = { game: 'dune', mode: /basic/i, pressed: '.dn-place.offered', board: '.dn-board' };
const ANSWERS = 20;
const BY_THE_BOARD = 3;
const LONGEST = 60_000;

/** Presses something on the board or in the hand, if it answers the question. */
async function pressBoard(page: Page, { pressed }: Board, n: number): Promise<boolean> {
  const there = page.locator(pressed).filter({ visible: true });
  const count = await there.count();
  if (count === 0) return false;
  const one = there.nth((n * 7) % count);
  await one.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => undefined);
  // The middle of a territory's box may lie outside of it: its own label is focused and pressed by key.
  if (pressed === DUNE.pressed) {
    await one.focus({ timeout: 1000 }).catch(() => undefined);
    await page.keyboard.press('Enter');
  } else await one.click({ timeout: 1500 }).catch(() => undefined);
  return true;
}

/** Any answer of the list; a long row of amounts is a slider with a button. */
async function sayAnything(page: Page, n: number): Promise<string | null> {
  const slider = page.locator('.choices:not(.still) .amount-long [data-option]');
  if (!(await slider.isVisible())) return answerSomething(page, (o) => o[(n * 5) % o.length] ?? '');
  await slider.click({ timeout: 2000 }).catch(() => undefined);
  return 'slider';
}

test.each([['Dune on a phone', DUNE, PHONE, 0.3]] as const)('%s', async (_name, board, viewport, share) => {
  const me = await sitDown(browser, { bots: 'at once', viewport });
  const { page } = me;
  await fixedSeed(me, 3);
  await newTable(me, board.game, board.mode, async () => {
    // Three sit down, so that one's own turn comes soon.
    while ((await page.getByLabel(/^Who plays/).count()) > 3)
      await page.getByRole('button', { name: 'Remove a seat' }).click();
    await seatBots(page, 'random');
  });
  await page.locator(board.board).waitFor({ timeout: 20_000 });
  const box = await page.locator(board.board).boundingBox();
  expect(((box?.width ?? 0) * (box?.height ?? 0)) / (viewport.width * viewport.height)).toBeGreaterThan(share);
  const until = Date.now() + LONGEST;
  let [byBoard, answered] = [0, 0];
  while ((answered < ANSWERS || byBoard < BY_THE_BOARD) && Date.now() < until) {
    const done = (await pressBoard(page, board, answered)) ? 'board' : await sayAnything(page, answered);
    const confirm = page.locator('.choices-confirm');
    if (await confirm.isVisible()) await confirm.click({ timeout: 1500 }).catch(() => undefined);
    if (done === null) await page.waitForTimeout(40);
    else answered++;
    if (done === 'board') byBoard++;
  }
  expect(byBoard).toBeGreaterThanOrEqual(BY_THE_BOARD);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await barriers(page)).toEqual([]);
  expect(me.errors).toEqual([]);
  await me.context.close();
});
