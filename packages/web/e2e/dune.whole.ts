// Dune by other hands, whole games from Play now: keyboard alone, and fingers on a phone.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { askedNow, fixedSeed, goneOn, over } from './arrakis.ts';
import { answerByKey, duneAsks } from './dune.ts';
import { playByFingers } from './fingers.ts';
import { openBrowser, PHONE, prompt, sitDown, type Person } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** An advanced game for six, against greedy. */
async function begin({ page }: Person): Promise<void> {
  await page.goto(`${inject('address')}/play/?game=dune&mode=advanced&bot=greedy`);
  await expect.poll(() => prompt(page), { timeout: 30_000 }).not.toBe('');
}

test('a whole game by keyboard alone', async () => {
  const me = await sitDown(browser, { bots: 'at once' });
  const { page } = me;
  await fixedSeed(me, 11);
  await begin(me);
  let [turns, walked] = [0, 0];
  while (!(await over(page))) {
    const now = await askedNow(page, { choices: '.choices', plan: '.choices .dn-plan' });
    const planned = now === null && (await page.locator('.choices:not(.still) .dn-plan').count()) > 0;
    if (now === null && !planned) {
      await page.waitForTimeout(20);
      continue;
    }
    const moment = (await page.locator('main').getAttribute('data-moment')) ?? '';
    // Mostly by key; now and then by walking to an answer, as one must for the tenth.
    if (turns++ % 16 === 15 && !planned) {
      for (let step = 0; step < 150; step++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement?.matches('.choices [data-option]') === true)) break;
      }
      await page.keyboard.press('Enter');
      walked++;
      await goneOn(page, moment, `${now?.question ?? 'the plan'}: the keyboard`);
    } else await answerByKey(page, moment, turns);
  }
  expect(walked).toBeGreaterThan(3);
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('a whole game on a phone, without sideways scrolling, with targets for fingers', async () => {
  const me = await sitDown(browser, { viewport: PHONE, bots: 'at once' });
  await fixedSeed(me, 17);
  await begin(me);
  await playByFingers(me, duneAsks);
  await me.context.close();
});
