// What only a screen can bring to Dune: one person with two factions, a bidding clock, notes on cards.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { barriers } from './looks.ts';
import { openBrowser, prompt, sitDown } from './people.ts';
import { seatBots } from './tables.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const SECONDS = 10;

test('two factions each, a clock and notes for all, set up as house rules', async () => {
  const me = await sitDown(browser, { bots: 'at once' });
  const { page } = me;
  await page.goto(`${inject('address')}/new/?game=dune`);
  for (let n = 0; n < 2; n++) await page.getByRole('button', { name: 'Remove a seat' }).click();
  await page.getByText('House rules').click();
  await page.getByRole('switch', { name: /two factions each/i }).check();
  await page.getByRole('button', { name: /Clock and notes/ }).click();
  await page.getByRole('radio', { name: String(SECONDS) }).check();
  await page.getByRole('switch', { name: /notes on cards/i }).check();
  await seatBots(page, 'random');
  // The first and the third seat are one person's.
  expect(
    await page.locator('.setup-seats li').evaluateAll((all) => all.map((x) => x.getAttribute('data-kind'))),
  ).toEqual(['me', 'bot', 'me', 'bot']);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect.poll(() => prompt(page), { timeout: 30_000 }).not.toBe('');

  // Both factions are asked, and no curtain falls between them.
  const asked = new Set<string>();
  const main = page.locator('main');
  const question = (): Promise<string | null> => main.getAttribute('data-question');
  for (let n = 0; n < 400 && (await question()) !== 'bid?'; n++) {
    expect(await page.getByTestId('curtain').count()).toBe(0);
    if ((await page.locator('.choices:not(.still)').count()) === 0 || (await question()) === null) {
      await page.waitForTimeout(50);
      continue;
    }
    asked.add((await main.getAttribute('data-seat')) ?? '');
    await page.keyboard.press('1');
    await page.waitForTimeout(50);
  }
  expect([...asked].toSorted()).toEqual(['0', '2']);

  // The clock runs down, and silence is a pass.
  const clock = page.getByTestId('clock');
  await clock.waitFor();
  const left = Number(await clock.locator('b').textContent());
  expect(left).toBeGreaterThan(SECONDS / 2);
  expect(left).toBeLessThanOrEqual(SECONDS);
  expect(await barriers(page)).toEqual([]);
  const moment = await main.getAttribute('data-moment');
  await expect.poll(() => main.getAttribute('data-moment'), { timeout: 2 * SECONDS * 1000 }).not.toBe(moment);
  await expect.poll(() => page.getByTestId('log').innerText()).toMatch(/time of .* ran out/);

  // A note on a card is there again after a reload.
  await page.getByText('Cards seen, and notes').click();
  await page.getByLabel('Note on Crysknife').fill('Harkonnen, I think');
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await page.getByText('Cards seen, and notes').click();
  await expect.poll(() => page.getByLabel('Note on Crysknife').inputValue()).toBe('Harkonnen, I think');
  expect(me.errors).toEqual([]);
  await me.context.close();
});
