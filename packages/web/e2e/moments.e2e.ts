// What matters stops the table until it was looked at, can be looked up again, and can be switched off; names in the log
// open what they name.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askedNow, fixedSeed, playNow } from './arrakis.ts';
import { fraction } from './gather.ts';
import { barriers, sideways, tooSmall } from './looks.ts';
import { nothingYet, openBrowser, PHONE, sitDown, type Person, type PersonSettings } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const moment = (page: Page) => page.getByTestId('moment');
const title = (page: Page): Promise<string> => moment(page).locator('h2').innerText();

/** Plays until a moment is shown. */
async function toAMoment(me: Person, from = 0): Promise<void> {
  const { page } = me;
  for (let n = from; !(await moment(page).isVisible()); n++) {
    const now = await askedNow(page);
    const target = now?.targets[Math.floor(fraction(`moment ${n}`) * now.targets.length)];
    if (target === undefined) {
      await nothingYet(page);
      continue;
    }
    await page.mouse.click(target.x, target.y);
    await page.waitForTimeout(15);
    const confirm = page.locator('.choices-confirm');
    if (await confirm.isVisible()) await confirm.click();
  }
}

async function warWith(how: PersonSettings): Promise<Person> {
  const me = await sitDown(browser, { bots: 'at once', ...how });
  await fixedSeed(me, 7);
  await playNow(me);
  return me;
}

test('the table stops at moments; one key goes on; the log has them all', async () => {
  const me = await warWith({ moments: 'stop' });
  const { page } = me;
  const told: string[] = [];
  for (let n = 0; n < 5; n++) {
    await toAMoment(me, 100 * n);
    told.push(await title(page));
    // Nothing can be answered meanwhile, by key or otherwise.
    await page.keyboard.press('1');
    expect(await page.locator('.choices').count()).toBe(0);
    expect(await title(page)).toBe(told[n]);
    if (n === 0) expect(await barriers(page), told[n]).toEqual([]);
    await page.keyboard.press(n % 2 === 0 ? 'Space' : 'Enter');
    const before = told[n] ?? '';
    await expect.poll(async () => ((await moment(page).isVisible()) ? title(page) : '')).not.toBe(before);
  }
  while (await moment(page).isVisible()) await page.keyboard.press('Space');
  await page.getByRole('button', { name: /^Moments/ }).click();
  const listed = page.locator('.moment-line');
  expect(await listed.count()).toBeGreaterThanOrEqual(5);
  await listed.last().click();
  expect(await title(page)).toBe(told[0]);
  expect(await page.locator('.choices').count(), 'looked up again it stops nothing').toBe(1);
  expect(await barriers(page), 'the list').toEqual([]);
  await page.keyboard.press('Escape');
  await moment(page).waitFor({ state: 'hidden' });
  // A veteran switches them off at once, here.
  await page.getByText('Off', { exact: true }).click();
  expect(await page.evaluate(() => localStorage.getItem('landsraad-settings'))).toContain('"moments":"off"');
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('on a phone a moment takes the place of the question, the board stays in sight', async () => {
  const me = await warWith({ moments: 'stop', viewport: PHONE });
  const { page } = me;
  await toAMoment(me);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await tooSmall(page)).toEqual([]);
  expect(await barriers(page)).toEqual([]);
  const board = await page.locator('.wa-board').boundingBox();
  expect(board?.height ?? 0).toBeGreaterThan(PHONE.height * 0.3);
  // Several may have come together.
  while (await moment(page).isVisible()) await page.getByRole('button', { name: 'Continue' }).tap();
  await page.locator('.choices').waitFor();
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('names in the log open what they name: areas on the board, cards and leaders beside it', async () => {
  const me = await warWith({});
  const { page } = me;
  const names = page.getByTestId('log').locator('.name-link');
  const place = names.filter({ hasNotText: /^$/ }).first();
  await place.click();
  await page.locator('.map-spotlight path').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.map-spotlight').waitFor({ state: 'detached' });
  const card = page
    .getByTestId('log')
    .getByRole('button', { name: /look closer/ })
    .first();
  const words = await card.innerText();
  await card.focus();
  await page.keyboard.press('Enter');
  expect(await page.getByTestId('closer-look').innerText()).toContain(words);
  await me.context.close();
});
