// Dune by other hands, whole games from Play now: keyboard alone, and fingers on a phone.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { askedNow, fixedSeed, goneOn, over, playNow } from './arrakis.ts';
import { answerByKey, duneAsks } from './dune.ts';
import { fraction } from './gather.ts';
import { sideways, tooSmall } from './looks.ts';
import { openBrowser, PHONE, prompt, sitDown } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a whole game by keyboard alone', async () => {
  const me = await sitDown(browser, { bots: 'at once' });
  const { page } = me;
  await fixedSeed(me, 11);
  await page.goto(inject('address'));
  await page.getByRole('link', { name: 'Play Dune now' }).waitFor();
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  for (let n = 0; n < 60 && (await focused()) !== 'Play Dune now'; n++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => prompt(page), { timeout: 30_000 }).not.toBe('');
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

/** Taps what confirms a pick, if one is picked; whether the question is answered. */
async function confirmed(page: Page, moment: string): Promise<boolean> {
  const heard = (before: string): 'answered' | 'picked' | null =>
    document.querySelector('main')?.getAttribute('data-moment') !== before
      ? 'answered'
      : document.querySelector('.choices-confirm') === null
        ? null
        : 'picked';
  const waited = await page.waitForFunction(heard, moment, { timeout: 3000 }).catch(() => null);
  const state = (await waited?.jsonValue()) ?? null;
  if (state !== 'picked') return state === 'answered';
  await page.locator('.choices-confirm').tap();
  await goneOn(page, moment, 'Confirming');
  return true;
}

test('a whole game on a phone, without sideways scrolling, with targets for fingers', async () => {
  const me = await sitDown(browser, { viewport: PHONE, bots: 'at once' });
  const { page } = me;
  await fixedSeed(me, 17);
  await playNow(me, 'Dune');
  const looked = new Set<string>();
  let [turns, misses] = [0, 0];
  while (!(await over(page))) {
    const now = await duneAsks(page, turns);
    if (now === null) {
      await page.waitForTimeout(20);
      continue;
    }
    if (!looked.has(now.question)) {
      looked.add(now.question);
      expect.soft(await sideways(page), now.question).toBeLessThanOrEqual(0);
      expect.soft(await tooSmall(page), now.question).toEqual([]);
    }
    const target = now.targets[Math.floor(fraction(`tap ${turns++}`) * now.targets.length)];
    if (target === undefined) throw new Error(`${now.question}: nothing in sight answers it.`);
    await page.touchscreen.tap(target.x, target.y);
    misses = (await confirmed(page, now.moment)) ? 0 : misses + 1;
    if (misses > 4) throw new Error(`${now.question}: tapping ${target.option} on the ${target.where} does nothing.`);
  }
  expect(me.errors).toEqual([]);
  await me.context.close();
});
