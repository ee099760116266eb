// Imperium, a whole game of four from Play now to the result, by pressing spaces, cards and what stands for them.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askedNow, fixedSeed, goneOn, playNow } from './arrakis.ts';
import { PARTS, playWhole } from './imperium.ts';
import { nothingYet, openBrowser, sitDown } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a whole game of four by pressing spaces and cards', async () => {
  const me = await sitDown(browser, { bots: 'at once' });
  await fixedSeed(me, 5);
  await playNow(me, 'Imperium');
  const { pressed } = await playWhole(me, { seed: 'four', axe: true });
  expect(await me.page.getByTestId('result').innerText()).toMatch(/win/i);
  for (const where of ['board', 'hand', 'choices']) expect(pressed.get(where) ?? 0, where).toBeGreaterThan(5);
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('a space first, then its card; a space out of reach says why', async () => {
  const me = await sitDown(browser, { bots: 'at once' });
  const { page } = me;
  await fixedSeed(me, 5);
  await playNow(me, 'Imperium');
  const next = async () => {
    for (;;) {
      const now = await askedNow(page, PARTS);
      if (now !== null) return now;
      await nothingYet(page);
    }
  };
  for (let now = await next(); now.question !== 'play which card?'; now = await next()) {
    const [target] = now.targets;
    if (target === undefined) throw new Error(`${now.question}: nothing answers it.`);
    await page.mouse.click(target.x, target.y);
    await goneOn(page, now.moment, now.question);
  }
  const { moment } = await next();
  await page.locator('.im-space:not(.reached)').first().click();
  await page.getByTestId('why-not').waitFor();
  expect(await page.getByTestId('why-not').innerText()).toMatch(
    /You have|does not show|No card in your hand|an agent on/,
  );
  const space = page.locator('.im-space.reached').first();
  const id = (await space.getAttribute('data-space')) ?? '';
  await space.click();
  // Several cards may lead there: then the second press says which.
  const card = page.locator('.im-hand .offered').first();
  const waits = page.getByText('with which card?');
  await expect
    .poll(async () => (await waits.isVisible()) || (await page.locator('main').getAttribute('data-moment')) !== moment)
    .toBe(true);
  if (await waits.isVisible()) await card.click();
  await page.locator(`[data-space="${id}"] .im-there`).waitFor();
  expect(me.errors).toEqual([]);
  await me.context.close();
});
