// Imperium in its other modes and by other hands: solo, two players with House Hagal, keyboard alone, fingers on a phone.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { askedNow, fixedSeed, goneOn, over, playNow } from './arrakis.ts';
import { playByFingers } from './fingers.ts';
import { fraction } from './gather.ts';
import { PARTS, playWhole } from './imperium.ts';
import { nothingYet, openBrowser, PHONE, prompt, sitDown } from './people.ts';
import { newTable, seatBots } from './tables.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each([
  // Rivals of a solo game have points, and one of them may win; House Hagal of two players has none.
  ['solo', 'Play Imperium, solo, now', 3],
  ['two players and House Hagal', 'Play Imperium, two and house hagal, now', 2],
] as const)('a whole game: %s', async (name, mode, scoring) => {
  const me = await sitDown(browser, { bots: 'at once' });
  await fixedSeed(me, 9);
  await me.page.goto(inject('address'));
  await me.page.getByRole('link', { name: mode }).click();
  await expect.poll(() => prompt(me.page), { timeout: 30_000 }).not.toBe('');
  expect(await me.page.locator('.im-hagal').count()).toBe(1);
  await playWhole(me, { seed: name, axe: true });
  expect(await me.page.getByTestId('result').innerText()).toMatch(/win/i);
  expect(await me.page.getByTestId('result').getByRole('listitem').count()).toBe(scoring);
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('a whole game by keyboard alone', async () => {
  const me = await sitDown(browser, { bots: 'at once' });
  const { page } = me;
  await fixedSeed(me, 11);
  await page.goto(inject('address'));
  await page.getByRole('link', { name: 'Play Imperium now' }).waitFor();
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  for (let n = 0; n < 80 && (await focused()) !== 'Play Imperium now'; n++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => prompt(page), { timeout: 30_000 }).not.toBe('');
  let turns = 0;
  let walked = 0;
  while (!(await over(page))) {
    const now = await askedNow(page, PARTS);
    if (now === null) {
      await nothingYet(page);
      continue;
    }
    // Mostly by number; now and then by walking to an answer, as one must for the tenth.
    if (turns++ % 8 === 7) {
      await walkToAnAnswer(page);
      await page.keyboard.press('Enter');
      walked++;
    } else {
      const most = await page.evaluate(() => Number(document.querySelector('main')?.dataset['answers'] ?? 1));
      await page.keyboard.press(String(1 + Math.floor(fraction(`key ${turns}`) * Math.min(9, most))));
    }
    await goneOn(page, now.moment, `${now.question}: the keyboard`);
  }
  expect(walked).toBeGreaterThan(3);
  expect(me.errors).toEqual([]);
  await me.context.close();
});
async function walkToAnAnswer(page: Page): Promise<void> {
  for (let step = 0; step < 200; step++) {
    await page.keyboard.press('Tab');
    if (
      await page.evaluate(
        () => document.activeElement?.matches('.offered[data-option], .choices [data-option]') === true,
      )
    )
      return;
  }
  throw new Error('No answer can be reached by Tab.');
}

test('a whole game on a phone, without sideways scrolling, with targets for fingers', async () => {
  const me = await sitDown(browser, { viewport: PHONE, bots: 'at once' });
  await fixedSeed(me, 13);
  await playNow(me, 'Imperium');
  await playByFingers(me, (page) => askedNow(page, PARTS));
  await me.context.close();
});

/** Rise of Ix is switched on among the house rules. */
async function withIx(page: Page): Promise<void> {
  await page.getByText('House rules').click();
  await page.getByRole('switch', { name: /^Rise of Ix/ }).check();
}

test.each([
  ['four players', /Three or four players/, 4],
  ['solo', /One player against two rivals/, 3],
] as const)('a whole game with Rise of Ix: %s', async (name, mode, scoring) => {
  const me = await sitDown(browser, { bots: 'at once' });
  await fixedSeed(me, 17);
  await newTable(me, 'imperium', mode, async (page) => {
    await withIx(page);
    await seatBots(page, 'random');
  });
  await expect.poll(() => prompt(me.page), { timeout: 30_000 }).not.toBe('');
  await me.page.locator('.im-shipping').waitFor();
  const { pressed } = await playWhole(me, { seed: `ix ${name}`, axe: true });
  expect(await me.page.getByTestId('result').innerText()).toMatch(/win/i);
  expect(await me.page.getByTestId('result').getByRole('listitem').count()).toBe(scoring);
  for (const where of ['board', 'hand', 'choices']) expect(pressed.get(where) ?? 0, where).toBeGreaterThan(5);
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('a whole game with Rise of Ix on a phone', async () => {
  const me = await sitDown(browser, { viewport: PHONE, bots: 'at once' });
  await fixedSeed(me, 19);
  await newTable(me, 'imperium', /Three or four players/, async (page) => {
    await withIx(page);
    await seatBots(page, 'random');
  });
  await expect.poll(() => prompt(me.page), { timeout: 30_000 }).not.toBe('');
  await playByFingers(me, (page) => askedNow(page, PARTS));
  await me.context.close();
});
