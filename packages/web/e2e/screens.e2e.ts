import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { barriers, sideways, tooSmall } from './looks.ts';
import { answerSomething, asked, choose, DESK, openBrowser, PHONE, prompt, sitDown } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function checkAs(page: Page, where: string, size: 'desk' | 'phone', theme: 'night' | 'day'): Promise<void> {
  const named = `${where}, ${size}, ${theme}`;
  await page.setViewportSize(size === 'desk' ? DESK : PHONE);
  await page.evaluate((t) => (document.documentElement.dataset['theme'] = t), theme);
  expect.soft(await barriers(page), named).toEqual([]);
  expect.soft(await sideways(page), `${named} scrolls sideways`).toBeLessThanOrEqual(0);
  if (size === 'phone') expect.soft(await tooSmall(page), named).toEqual([]);
}

/** A screen at both sizes, by night and by day. */
async function check(page: Page, where: string): Promise<void> {
  await checkAs(page, where, 'desk', 'day');
  await checkAs(page, where, 'desk', 'night');
  await checkAs(page, where, 'phone', 'night');
  await checkAs(page, where, 'phone', 'day');
  await page.setViewportSize(DESK);
}

test('the pages', async () => {
  const me = await sitDown(browser);
  await me.page.goto(`${inject('address')}/play/?game=reference`);
  await asked(me.page, /bell/);
  for (const path of [
    '',
    'new/?game=reference',
    'lobby/',
    'tables/',
    'settings/',
    'rules/?game=dune',
    'box/',
    'nowhere',
  ]) {
    await me.page.goto(`${inject('address')}/${path}`);
    await me.page.locator('h1').waitFor();
    await me.page.waitForTimeout(400);
    await check(me.page, `/${path}`);
  }
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('the table, its panels and its panes', async () => {
  const me = await sitDown(browser);
  const { page } = me;
  await page.goto(`${inject('address')}/play/?game=reference`);
  await asked(page, /bell/);
  await check(page, 'the bell');
  for (let n = 0; n < 150 && !/Which stall/.test(await prompt(page)); n++) {
    await answerSomething(page, (o) => (o.includes('done') ? 'done' : (o[0] ?? '')));
    await page.waitForTimeout(60);
  }
  await check(page, 'the stalls');
  await choose(page, 0);
  await asked(page, /How many coins/);
  await page.locator('.amount.beyond').first().click();
  await page.getByTestId('why-not').waitFor();
  await check(page, 'why not');
  for (const tab of ['Rules', 'Auto-responses']) {
    await page.getByRole('tab', { name: tab }).click();
    await checkAs(page, tab, 'desk', 'night');
    await checkAs(page, tab, 'desk', 'day');
  }
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await page.getByRole('dialog').waitFor();
  await check(page, 'the invitation');
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  for (const pane of ['Hand', 'Seats', 'Log']) {
    await page.locator('.phone-tabs').getByRole('button', { name: pane }).click();
    await checkAs(page, pane, 'phone', 'night');
    await checkAs(page, pane, 'phone', 'day');
  }
  for (const tab of ['Rules', 'Auto-responses']) {
    await page.getByRole('tab', { name: tab }).click();
    await checkAs(page, tab, 'phone', 'night');
    await checkAs(page, tab, 'phone', 'day');
  }
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('before a game, between people, and after it', async () => {
  const me = await sitDown(browser, { name: 'Mira' });
  const { page } = me;
  await page.goto(`${inject('address')}/new/?game=reference`);
  await page.getByLabel('Who plays Cobalt').selectOption('open');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByTestId('lounge').waitFor();
  await check(page, 'the lounge');

  await page.goto(`${inject('address')}/new/?game=reference`);
  await page.getByLabel('Who plays Cobalt').selectOption('here');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByTestId('curtain').waitFor();
  await check(page, 'the curtain');

  await page.goto(`${inject('address')}/play/?game=reference&plain`);
  await asked(page, /bell/);
  await check(page, 'the plain table');
  let turns = 0;
  for (let n = 0; n < 900 && !(await page.getByTestId('result').isVisible()); n++) {
    const said = await answerSomething(page, (options) => options[turns++ % options.length] ?? '');
    if (said === null) await page.waitForTimeout(80);
  }
  // A game that brings nothing but its rules was played to its end by the generic parts.
  expect(await page.getByTestId('plain-table').innerText()).not.toMatch(/[{}[\]"]/);
  await check(page, 'the result');
  expect(me.errors).toEqual([]);
  await me.context.close();
});
