import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { answerSomething, asked, choose, DESK, openBrowser, PHONE, prompt, sitDown } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function clean(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((v) => `${where}: ${v.id}: ${v.nodes.map((n) => n.html.slice(0, 160)).join(' | ')}`)).toEqual([]);
}

const sideways = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Everything that can be pressed and is too small for a finger. Links inside a sentence are text, not targets. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('button, a, select, input, [role="button"], [role="tab"], [role="radio"], label:has(input)')];
    return all
      .filter((x) => x.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((x) => !x.matches('.rule-link, .skip, p a, input[type="checkbox"], input[type="radio"]'))
      .map((x) => ({ x, box: x.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && (box.width < 43.5 || box.height < 43.5))
      .map(({ x, box }) => `${x.outerHTML.slice(0, 120)} ${Math.round(box.width)}×${Math.round(box.height)}`);
  });

const PAGES = ['', 'new/?game=reference', 'lobby/', 'tables/', 'settings/', 'rules/?game=dune', 'nowhere'];

for (const theme of ['night', 'day'] as const)
  for (const [size, viewport] of [
    ['desk', DESK],
    ['phone', PHONE],
  ] as const)
    describe(`${theme}, ${size}`, () => {
      async function check(page: Page, where: string): Promise<void> {
        await clean(page, where);
        expect(await sideways(page), `${where} scrolls sideways`).toBeLessThanOrEqual(0);
        if (size === 'phone') expect(await small(page), where).toEqual([]);
      }

      test('the pages', async () => {
        const me = await sitDown(browser, { viewport, theme });
        await me.page.goto(`${inject('address')}/play/?game=reference`);
        await asked(me.page, /bell/);
        for (const path of PAGES) {
          await me.page.goto(`${inject('address')}/${path}`);
          await me.page.locator('h1').waitFor();
          await me.page.waitForTimeout(400);
          await check(me.page, `/${path}`);
        }
        expect(me.errors).toEqual([]);
        await me.context.close();
      });

      test('the table', async () => {
        const me = await sitDown(browser, { viewport, theme });
        const { page } = me;
        await page.goto(`${inject('address')}/play/?game=reference`);
        await asked(page, /bell/);
        await check(page, 'the bell');
        for (let n = 0; n < 150 && !/Which stall/.test(await prompt(page)); n++) {
          if ((await answerSomething(page, (o) => (o.includes('done') ? 'done' : (o[0] ?? '')))) !== null && size === 'phone') {
            const confirm = page.locator('.choices-confirm');
            if (await confirm.isVisible()) await confirm.click();
          }
          await page.waitForTimeout(60);
        }
        await check(page, 'the stalls');
        await choose(page, 0);
        await asked(page, /How many coins/);
        await page.locator('.amount.beyond').first().click();
        await page.getByTestId('why-not').waitFor();
        await check(page, 'why not');
        const panes = size === 'phone' ? ['Hand', 'Seats', 'Log'] : [];
        for (const pane of panes) {
          await page.locator('.phone-tabs').getByRole('button', { name: pane }).click();
          await check(page, pane);
        }
        for (const tab of ['Rules', 'Standing', 'Log']) {
          await page.getByRole('tab', { name: tab }).click();
          await page.waitForTimeout(150);
          await check(page, tab);
        }
        await page.getByRole('button', { name: 'Invite somebody' }).click();
        await page.getByRole('dialog').waitFor();
        await check(page, 'the invitation');
        await page.keyboard.press('Escape');
        expect(me.errors).toEqual([]);
        await me.context.close();
      });
    });
