// War for Arrakis, whole games against greedy from Play now to the result: by pressing the very things that are asked
// about, and by keyboard alone.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { askedNow, fixedSeed, goneOn, over, playByPressing, playNow } from './arrakis.ts';
import { fraction } from './gather.ts';
import { nothingYet, openBrowser, prompt, sitDown } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** How many answers the question has, in sight or not. */
const optionsAsked = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('main')?.getAttribute('data-answers') ?? 0));

test('a whole game by pressing areas, cards, dice and pieces', async () => {
  const me = await sitDown(browser, { bots: 'at once' });
  const { page } = me;
  await fixedSeed(me, 7);
  await playNow(me);
  const pressed = await playByPressing(me, 'press');
  expect(await page.getByTestId('result').innerText()).toMatch(/win/i);
  for (const where of ['board', 'battle', 'hand', 'dashboard'])
    expect(pressed.get(where) ?? 0, where).toBeGreaterThan(0);
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('a whole game by keyboard alone', async () => {
  const me = await sitDown(browser, { bots: 'at once' });
  const { page } = me;
  await fixedSeed(me, 11);
  await page.goto(inject('address'));
  await page.getByRole('link', { name: /Play War for Arrakis now/ }).waitFor();
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  for (let n = 0; n < 60 && !/Play War for Arrakis now/.test(await focused()); n++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => prompt(page), { timeout: 30_000 }).not.toBe('');
  let turns = 0;
  let walked = 0;
  while (!(await over(page))) {
    const now = await askedNow(page);
    if (now === null) {
      await nothingYet(page);
      continue;
    }
    // Mostly by number; now and then by walking to an answer, as one must for the tenth.
    if (turns++ % 16 === 15) {
      const onAnAnswer = (): Promise<boolean> =>
        page.evaluate(() => document.activeElement?.matches('.offered[data-option], .choices [data-option]') === true);
      for (let step = 0; step < 150; step++) {
        await page.keyboard.press('Tab');
        if (await onAnAnswer()) break;
      }
      await page.keyboard.press('Enter');
      walked++;
    } else {
      const most = Math.min(9, await optionsAsked(page));
      await page.keyboard.press(String(1 + Math.floor(fraction(`key ${turns}`) * most)));
    }
    await goneOn(page, now.moment, `${now.question}: the keyboard`);
  }
  expect(walked).toBeGreaterThan(3);
  expect(me.errors).toEqual([]);
  await me.context.close();
});
