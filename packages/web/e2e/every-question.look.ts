// Every question of War for Arrakis at three sizes: no barrier, nothing too small, cut off or on top of something else.
// Long, so not among the tests of `npm test`: `npm run looks -w packages/web`. LANDSRAAD_SHOTS names a folder for pictures.

import { configOf } from '@landsraad/kernel';
import { rules } from '@landsraad/war-for-arrakis';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { waysToQuestions } from './gather.ts';
import { barriers, clipped, sideways, tooFine, tooSmall } from './looks.ts';
import { DESK, openBrowser, PHONE, sitDown } from './people.ts';
import { openAt } from './saved.ts';

const BETWEEN = { width: 1000, height: 760 };
const SIZES = { desk: DESK, between: BETWEEN, phone: PHONE };
const shots = process.env['LANDSRAAD_SHOTS'];
const only = process.env['LANDSRAAD_QUESTION'];
const ways = waysToQuestions(rules, configOf(rules, {}), 60, 2500);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

for (const [question, way] of [...ways].sort(([a], [b]) => a.localeCompare(b)))
  test.runIf(only === undefined || question.includes(only))(question, async () => {
    const me = await sitDown(browser);
    const { page } = me;
    await page.goto(inject('address'));
    for (const [size, viewport] of Object.entries(SIZES))
      for (const theme of ['night', 'day'] as const) {
        await page.setViewportSize(viewport);
        if (theme === 'night') {
          await openAt(page, inject('address'), rules, way);
          await page.getByTestId('prompt').waitFor();
        }
        await page.evaluate((t) => (document.documentElement.dataset['theme'] = t), theme);
        await page.waitForTimeout(350);
        const named = `${question} ${size} ${theme}`;
        if (shots !== undefined)
          await page.screenshot({ path: join(shots, `${named.replace(/\W+/g, '-').toLowerCase()}.png`) });
        expect.soft(await barriers(page), named).toEqual([]);
        if (theme === 'day') continue;
        expect.soft(await sideways(page), `${named} scrolls sideways`).toBeLessThanOrEqual(0);
        expect.soft(await clipped(page), named).toEqual([]);
        expect.soft(await tooFine(page), named).toEqual([]);
        if (size === 'phone') expect.soft(await tooSmall(page), named).toEqual([]);
      }
    expect(me.errors).toEqual([]);
    await me.context.close();
  });
