// War for Arrakis with four players, with its reconstructed expansions and in the Mahdi mode: whole games, at a desk and on
// a phone.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askedNow, fixedSeed, playByPressing } from './arrakis.ts';
import { playByFingers } from './fingers.ts';
import { openBrowser, PHONE, prompt, sitDown } from './people.ts';
import { newTable } from './tables.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Expansions are switched on among the house rules, which say what each brings. */
async function withExpansion(page: Page, name: RegExp): Promise<void> {
  await page.getByText('House rules').click();
  await page.getByRole('switch', { name }).check();
  expect(
    await page.getByText('Reconstructed: cards and numbers that we do not know are ours.').count(),
  ).toBeGreaterThan(0);
}

const EXPANSIONS = [
  ['Smugglers', /^Smugglers/, 23, '.wa-p-smugglers'],
  ['the Spacing Guild', /^The Spacing Guild/, 29, '.wa-p-heighliner'],
] as const;

test.each(EXPANSIONS)('a whole game with %s', async (name, option, seed, board) => {
  const me = await sitDown(browser, { bots: 'at once' });
  await fixedSeed(me, seed);
  await newTable(me, 'war-for-arrakis', /Two players/, (page) => withExpansion(page, option));
  await expect.poll(() => prompt(me.page), { timeout: 30_000 }).not.toBe('');
  await me.page.locator(board).first().waitFor();
  await playByPressing(me, name);
  expect(await me.page.getByTestId('result').innerText()).toMatch(/win/i);
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test.each(EXPANSIONS)('a whole game with %s on a phone', async (_name, option, seed) => {
  const me = await sitDown(browser, { viewport: PHONE, bots: 'at once' });
  await fixedSeed(me, seed + 1);
  await newTable(me, 'war-for-arrakis', /Two players/, (page) => withExpansion(page, option));
  await expect.poll(() => prompt(me.page), { timeout: 30_000 }).not.toBe('');
  await playByFingers(me, (page) => askedNow(page));
  await me.context.close();
});

test('a whole game of four players', async () => {
  const me = await sitDown(browser, { bots: 'at once' });
  await fixedSeed(me, 37);
  await newTable(me, 'war-for-arrakis', /Four players/, () => Promise.resolve());
  await expect.poll(() => prompt(me.page), { timeout: 30_000 }).not.toBe('');
  await playByPressing(me, 'four players');
  // Partners win together.
  expect(await me.page.getByTestId('result').innerText()).toMatch(/win/i);
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('a whole game of four players on a phone', async () => {
  const me = await sitDown(browser, { viewport: PHONE, bots: 'at once' });
  await fixedSeed(me, 39);
  await newTable(me, 'war-for-arrakis', /Four players/, () => Promise.resolve());
  await expect.poll(() => prompt(me.page), { timeout: 30_000 }).not.toBe('');
  await playByFingers(me, (page) => askedNow(page));
  await me.context.close();
});

const MAHDI = [
  ['alone', /Mahdi solo/, 31],
  ['two together', /Mahdi, two together/, 33],
] as const;

test.each(MAHDI)('a whole game against the automatic Harkonnens, %s', async (name, mode, seed) => {
  const me = await sitDown(browser, { bots: 'at once' });
  await fixedSeed(me, seed);
  await newTable(me, 'war-for-arrakis', mode, () => Promise.resolve());
  await expect.poll(() => prompt(me.page), { timeout: 30_000 }).not.toBe('');
  // What they are after stands with their dashboard; what they do is told with the priority that decided it.
  expect(await me.page.locator('.wa-mahdi').innerText()).toMatch(/Target:\s.*Harvest:\s/s);
  await playByPressing(me, name);
  expect(await me.page.getByTestId('log').innerText()).toMatch(/The Harkonnens use a die/);
  expect(await me.page.getByTestId('result').isVisible()).toBe(true);
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('a whole game against the automatic Harkonnens on a phone', async () => {
  const me = await sitDown(browser, { viewport: PHONE, bots: 'at once' });
  await fixedSeed(me, 35);
  await newTable(me, 'war-for-arrakis', /Mahdi solo/, () => Promise.resolve());
  await expect.poll(() => prompt(me.page), { timeout: 30_000 }).not.toBe('');
  await playByFingers(me, (page) => askedNow(page));
  await me.context.close();
});
