// A guided first game: lessons beside the questions of a real game, kept when the page is left, and gone when skipped.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { barriers, tooSmall } from './looks.ts';
import { answers, asked, DESK, openBrowser, PHONE, sitDown } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('lessons come with their questions, and stay read', async () => {
  const me = await sitDown(browser, { bots: 'at once' });
  const { page } = me;
  await page.goto(inject('address'));
  await page.getByRole('link', { name: 'Learn Imperium in a guided game' }).click();
  const guide = page.getByTestId('guide');
  const title = (): Promise<string> => guide.getByRole('heading').innerText();
  await guide.waitFor();
  await asked(page, /Which leader/);
  expect(await title()).toBe('Ten points end the game');
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    expect.soft(await barriers(page)).toEqual([]);
    if (size === PHONE) expect.soft(await tooSmall(page)).toEqual([]);
  }
  await page.setViewportSize(DESK);
  await guide.getByRole('button', { name: 'Next' }).click();
  await expect.poll(title).toBe('Your leader');
  await guide.getByRole('button', { name: 'Back' }).click();
  await expect.poll(title).toBe('Ten points end the game');
  await guide.getByRole('button', { name: 'Next' }).click();

  await page.reload();
  await expect.poll(title, { timeout: 20_000 }).toBe('Your leader');
  const [leader = ''] = await answers(page);
  await page.locator(`.choices [data-option="${leader}"]`).first().click();
  // Whoever has answered knows it.
  await asked(page, /agent|reveal/i);
  await expect.poll(title).toBe('Five cards a round');
  await guide.getByRole('button', { name: 'Skip the guide' }).click();
  await guide.waitFor({ state: 'detached' });
  await page.reload();
  await asked(page, /agent|reveal/i);
  expect(await guide.count()).toBe(0);
  expect(me.errors).toEqual([]);
  await me.context.close();
});
