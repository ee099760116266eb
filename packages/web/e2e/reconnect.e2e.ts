import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './house.ts';
import { asked, choose, openBrowser, sitDown } from './people.ts';

let browser: Browser;
let house: House;
beforeAll(async () => {
  [browser, house] = await Promise.all([openBrowser(), openHouse()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

test('the server ends and comes back in the middle of a sealed answer: nothing is lost, what was said meanwhile is said once', async () => {
  const mira = await sitDown(browser, { name: 'Mira' });
  const { page } = mira;
  await page.goto(`${house.address}/new/?game=reference`);
  await page.getByLabel('Who plays Jade').selectOption('open');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.getByTestId('lounge').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Jade' }).getByRole('button', { name: 'A bot' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();

  const until = async (words: RegExp): Promise<void> => {
    for (let n = 0; n < 200; n++) {
      const now = (await page.getByTestId('prompt').textContent()) ?? '';
      if (words.test(now)) return;
      const done = page.locator('.choices:not(.still) .option').first();
      if (await done.isVisible()) await done.click({ timeout: 1000 }).catch(() => undefined);
      await page.waitForTimeout(60);
    }
    throw new Error(`Never asked ${words}`);
  };
  await until(/Which stall/);
  await choose(page, 0);
  await asked(page, /How many coins/);

  await house.restart(async () => {
    await page.getByTestId('reconnecting').waitFor();
    // Said while nobody hears: it waits, and is said again until it is answered.
    await page
      .locator('.choices [data-option="1"]')
      .first()
      .click({ force: true, timeout: 2000 })
      .catch(() => undefined);
  });
  await expect.poll(() => page.getByTestId('reconnecting').isVisible(), { timeout: 20_000 }).toBe(false);
  await until(/What do you do|Your answer is sealed|How many coins/);
  if ((await page.getByTestId('prompt').textContent())?.includes('How many coins') === true) await choose(page, 1);
  await page
    .getByTestId('log')
    .getByText(/Amber bids 1 coin for stall 1\./)
    .waitFor({ timeout: 20_000 });
  expect(
    await page
      .getByTestId('log')
      .getByText(/Amber bids/)
      .count(),
  ).toBe(1);
  expect(mira.errors).toEqual([]);
  await mira.context.close();
});
