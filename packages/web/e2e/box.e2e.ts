import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { barriers, sideways, tooSmall } from './looks.ts';
import { DESK, openBrowser, PHONE, sitDown } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PAUL = 'leaders.leaders.paul-atreides.special';
const entry = (page: Page, path: string) => page.locator(`[data-path="${path}"]`);
const status = (page: Page): Promise<string> => page.getByTestId('box-status').innerText();

async function openBox(page: Page): Promise<void> {
  await page.goto(`${inject('address')}/box/?game=war-for-arrakis`);
  await page.getByTestId('box-status').waitFor();
}
/** Paul draws five cards instead of moving twice. */
async function putInPaul(page: Page): Promise<void> {
  const paul = entry(page, PAUL);
  await paul.locator('summary').click();
  await paul.getByRole('button', { name: 'Put in what is printed' }).click();
  await paul.getByRole('button', { name: 'Remove step 2' }).click();
  await paul.getByRole('combobox').first().selectOption('draw');
  await paul.getByRole('spinbutton').fill('5');
}

test('a box is made, exported, imported, chosen for a table, and seen in play', async () => {
  const me = await sitDown(browser);
  const { page } = me;
  await openBox(page);
  expect(await status(page)).toContain('Nothing is put in yet.');
  await page.getByLabel('Its name').fill('Grandfather’s copy');
  await putInPaul(page);
  expect(await status(page)).toContain('1 of 72 values are yours. Everything fits.');

  // What does not fit is said beside the value.
  await entry(page, PAUL).getByRole('spinbutton').fill('50');
  await expect.poll(() => entry(page, PAUL).getByRole('alert').innerText()).toContain('from 1 to 6, not 50');
  await entry(page, PAUL).getByRole('spinbutton').fill('5');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as a file' }).click();
  const file = join(tmpdir(), `box-${Date.now()}.json`);
  await (await downloading).saveAs(file);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    game: 'war-for-arrakis',
    name: 'Grandfather’s copy',
    values: { [PAUL]: { steps: [{ op: 'draw', count: 5, deck: 'either' }] } },
  });
  await page.getByRole('button', { name: 'Empty the box' }).click();
  expect(await status(page)).toContain('Nothing is put in yet.');
  const damaged = join(tmpdir(), `box-${Date.now()}-damaged.json`);
  await writeFile(damaged, '{"name":"x","values":{"units.limits.handSize":9}}');
  await page.getByLabel('A file with a box').setInputFiles(damaged);
  await expect.poll(() => page.locator('.box-said').innerText()).toContain('cannot be replaced');
  await page.getByLabel('A file with a box').setInputFiles(file);
  await expect.poll(() => status(page)).toContain('1 of 72 values are yours. Everything fits.');
  await page.reload();
  await page.getByTestId('box-status').waitFor();
  expect(await status(page)).toContain('1 of 72 values are yours.');

  await page.getByRole('link', { name: 'A new table' }).click();
  expect(await page.getByRole('radio', { name: /Grandfather’s copy/ }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByTestId('box-note').first().waitFor();
  expect(await page.getByTestId('box-note').first().innerText()).toContain('of the box “Grandfather’s copy”');
  await expect.poll(() => page.content()).toContain('Draw 5 cards from either of your decks.');
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('whoever is invited sees whose values are played before taking a seat', async () => {
  const me = await sitDown(browser, { name: 'Mira' });
  await openBox(me.page);
  await putInPaul(me.page);
  await me.page.goto(`${inject('address')}/new/?game=war-for-arrakis`);
  await me.page.getByLabel('Who plays Harkonnen').selectOption('open');
  await me.page.getByRole('button', { name: 'Open the table' }).click();
  await me.page.getByTestId('lounge').waitFor();
  const guest = await sitDown(browser, { name: 'Otto' });
  await guest.page.goto(me.page.url());
  await guest.page.getByTestId('lounge').waitFor();
  await guest.page.getByTestId('box-note').locator('summary').click();
  expect(await guest.page.getByTestId('box-note').innerText()).toContain('Draw planning cards (how many: 5');
  await guest.page.getByRole('button', { name: 'Take this seat' }).click();
  await me.page.getByRole('button', { name: 'Start the game' }).click();
  await guest.page.getByTestId('box-note').first().waitFor();
  expect([me.errors, guest.errors]).toEqual([[], []]);
  await guest.context.close();
  await me.context.close();
});

test('the page on a desk and a phone, by night and by day', async () => {
  const me = await sitDown(browser);
  const { page } = me;
  await openBox(page);
  await putInPaul(page);
  for (const path of [
    'prescienceCards.cards.unknown-ar-3.requirement',
    'tokens.harkonnenStartingDeployment.black',
    'dashboards.fremenAlly.boxes',
    'dice.atreidesActionDie.faces',
  ]) {
    await entry(page, path).locator('summary').click();
    await entry(page, path).getByRole('button', { name: 'Put in what is printed' }).click();
  }
  for (const size of [DESK, PHONE])
    for (const theme of ['night', 'day']) {
      await page.setViewportSize(size);
      await page.evaluate((t) => (document.documentElement.dataset['theme'] = t), theme);
      const named = `${size.width}, ${theme}`;
      expect.soft(await barriers(page), named).toEqual([]);
      expect.soft(await sideways(page), `${named} scrolls sideways`).toBeLessThanOrEqual(0);
      if (size === PHONE) expect.soft(await tooSmall(page), named).toEqual([]);
      const shots = process.env['LANDSRAAD_SHOTS'];
      if (shots !== undefined)
        await page.screenshot({ path: join(shots, `box-${size.width}-${theme}.png`), fullPage: true });
    }
  // By keyboard alone.
  await page.setViewportSize(DESK);
  await entry(page, 'tracks.prescience.lastStep').locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => entry(page, 'tracks.prescience.lastStep').getByRole('spinbutton').count()).toBe(1);
  expect(me.errors).toEqual([]);
  await me.context.close();
});
