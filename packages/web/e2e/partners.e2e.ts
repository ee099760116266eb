// Partners under a Cone of Silence: two of them write to each other, and a watcher sees no more than that they do.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers, clipped, sideways } from './looks.ts';
import { DESK, openBrowser, PHONE } from './people.ts';
import { seatBots, twoAndAWatcher } from './tables.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('partners confer in secret, and everybody sees for how long', async () => {
  const { mira, otto, ines } = await twoAndAWatcher(
    browser,
    'war-for-arrakis',
    async (page) => {
      await page.getByRole('radio', { name: /Four players/ }).check();
      await page
        .getByLabel(/^Who plays/)
        .nth(1)
        .selectOption('open');
      await seatBots(page, 'random');
    },
    (page) => page.getByTestId('prompt').waitFor(),
  );
  const cone = mira.page.locator('[data-offer^="cone of silence"]');
  if (!(await cone.isVisible())) await mira.page.locator('.offers summary').click();
  await cone.click();
  await mira.page.getByLabel('To your partner').fill('Attack Arrakeen after the storm.');
  await mira.page.getByRole('button', { name: 'Say', exact: true }).click();
  await otto.page.getByTestId('confer').getByText('Attack Arrakeen').waitFor();
  await otto.page.getByLabel('To your partner').fill('Agreed.');
  await otto.page.keyboard.press('Enter');
  await mira.page.getByTestId('confer').getByText('Agreed.').waitFor();
  await ines.page.getByTestId('confer').getByText('confer in secret').waitFor();
  expect(await ines.page.locator('body').innerText()).not.toContain('Arrakeen after the storm');
  expect(ines.told.join('')).not.toContain('after the storm');
  for (const size of [DESK, PHONE]) {
    await mira.page.setViewportSize(size);
    expect(await sideways(mira.page)).toBeLessThanOrEqual(0);
    expect(await clipped(mira.page)).toEqual([]);
    if (process.env['LANDSRAAD_SHOTS'] !== undefined)
      await mira.page.screenshot({ path: `${process.env['LANDSRAAD_SHOTS']}/confer-${size.width}.png` });
  }
  expect(await barriers(mira.page)).toEqual([]);
  for (const p of [mira, otto, ines]) expect(p.errors).toEqual([]);
});
