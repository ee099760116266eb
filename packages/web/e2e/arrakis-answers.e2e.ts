// One press for what has one sensible way, and the odds before an attack is committed: War for Arrakis at given moments.

import { configOf } from '@landsraad/kernel';
import { rules } from '@landsraad/war-for-arrakis';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { waysToQuestions, type WayTo } from './gather.ts';
import { barriers } from './looks.ts';
import { openBrowser, sitDown, type Person } from './people.ts';
import { openAt } from './saved.ts';

let browser: Browser;
let ways: ReadonlyMap<string, WayTo>;
beforeAll(async () => {
  browser = await openBrowser();
  ways = waysToQuestions(rules, configOf(rules, {}), { games: 8, atMost: 8, decisions: 500, near: 400 });
});
afterAll(() => browser.close());

async function at(question: string): Promise<Person> {
  const way = ways.get(question);
  if (way === undefined) throw new Error(`No game came to "${question}".`);
  const me = await sitDown(browser, { bots: 'at once' });
  await me.page.goto(inject('address'));
  await openAt(me.page, inject('address'), rules, way);
  await me.page.locator(`main[data-question="${question}"] .choices:not(.still)`).waitFor();
  return me;
}
const leaves = (page: Page, question: string): Promise<unknown> =>
  page.waitForFunction((q) => document.querySelector('main')?.getAttribute('data-question') !== q, question);

test('all unclaimed prescience cards are sorted in one panel', async () => {
  const question = 'remove the card or shuffle it back?';
  const me = await at(question);
  const { page } = me;
  const cards = await page.locator('.wa-sorting fieldset').count();
  expect(cards).toBeGreaterThan(0);
  expect(await barriers(page)).toEqual([]);
  await page.locator('.wa-sorting label', { hasText: 'Remove' }).first().click();
  const log = page.getByTestId('log');
  const before = (await log.innerText()).split('leaves the game').length;
  await page.locator('.wa-sorting .answer-go').click();
  await leaves(page, question);
  expect((await log.innerText()).split('leaves the game').length).toBe(before + 1);
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('vehicles as in the last round with one press', async () => {
  const me = await at('place a harvester where? in which sector?');
  const { page } = me;
  const placed = (): Promise<number> => page.locator('.wa-progress .done').count();
  const before = await placed();
  await page.getByRole('button', { name: /as last round$/ }).click();
  await expect.poll(placed, { timeout: 15_000 }).not.toBe(before);
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('the legion that may attack shows its odds before it is chosen', async () => {
  const me = await at('attack with which legion?');
  const { page } = me;
  const folded = page.locator('.choices summary').first();
  if (await folded.isVisible()) await folded.click();
  const note = page.locator('.choices [data-option]').first().locator('.wa-chances-words').first();
  expect(await note.innerText()).toMatch(/% to win|ornithopter or ride/);
  await page.locator('.wa-board .wa-area.offered').first().focus();
  await page.locator('.wa-card .wa-chances-words').first().waitFor();
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('where the sector is asked first only areas that can be chosen light up, the others say why not', async () => {
  const question = 'place a harvester where? in which sector?';
  const me = await at(question);
  const { page } = me;
  const taken = '.wa-area[aria-label*=", harvester"], .wa-area[aria-label*=": harvester"]';
  expect(await page.locator(taken).evaluateAll((all) => all.filter((x) => x.matches('.offered')).length)).toBe(0);
  // One that is taken if there is one, else any other that cannot be chosen.
  const barred = (await page.locator(taken).count()) > 0 ? taken : '.wa-area:not(.offered)';
  await page.locator(barred).first().press('Enter');
  await page.getByTestId('why-not').waitFor();
  expect(await page.locator('main').getAttribute('data-question')).toBe(question);
  // One press on an area that lights up chooses it, sector and all.
  await page.locator('.wa-area.offered').first().press('Enter');
  await page.waitForFunction(
    (q) => document.querySelector('main')?.getAttribute('data-question') !== q,
    'place a harvester where?',
  );
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('B takes back everything since the turn began', async () => {
  const me = await at('what do you do?');
  const { page } = me;
  const asked = (): Promise<string | null> => page.locator('main').getAttribute('data-question');
  // Whatever the list offers first; which dice and cards there are differs from game to game.
  await page.keyboard.press('1');
  await leaves(page, 'what do you do?');
  expect(await asked()).not.toBe('what do you do?');
  await page.keyboard.press('b');
  await expect.poll(asked, { timeout: 10_000 }).toBe('what do you do?');
  expect(me.errors).toEqual([]);
  await me.context.close();
});
