// Looking back on a game that has been played: through it, with other eyes, and on from the middle of it.

import { configOf, pick, seeded, startPlay, replayEntry } from '@landsraad/kernel';
import { rules } from '@landsraad/imperium';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { barriers, sideways, tooSmall } from './looks.ts';
import { DESK, openBrowser, PHONE, sitDown } from './people.ts';
import { keepGame } from './saved.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A whole game by chance. */
function aGame() {
  const config = configOf(rules, { players: 4 });
  const play = startPlay(rules, config, 'look back', null, false);
  const random = seeded('look back');
  while (play.decisions.length > 0) {
    const d = pick(random, play.decisions);
    replayEntry(play, [d.seat, pick(random, d.options)]);
  }
  return { config, way: { seed: 'look back', seat: 1, choices: play.entries }, over: play.game.over };
}

const where = (page: Page): Promise<string> => page.locator('.replay-where').innerText();
const lines = (page: Page): Promise<number> => page.getByTestId('log').locator('li').count();

test('through a game and on from the middle of it', async () => {
  const me = await sitDown(browser);
  const { page } = me;
  await page.goto(`${inject('address')}/settings/`);
  const { config, way, over } = aGame();
  await keepGame(page, rules, way, config, true);
  await page.goto(`${inject('address')}/tables/`);
  await page.getByRole('link', { name: 'Replay of Imperium' }).click();
  const bar = page.getByTestId('replay');
  await bar.waitFor();
  const slider = page.getByRole('slider', { name: 'Position in the game' });
  expect(await slider.inputValue()).toBe('0');
  await expect.poll(() => where(page)).toMatch(/^Set-up\s+0 \/ \d+$/);
  const before = await lines(page);

  await page.locator('main').press('ArrowRight');
  await page.locator('main').press('PageDown');
  const second = Number(await slider.inputValue());
  expect(second).toBeGreaterThan(1);
  // The slider's own keys mean the same as everywhere else.
  await slider.press('PageDown');
  await slider.press('PageUp');
  expect(Number(await slider.inputValue())).toBe(second);
  await slider.press('ArrowLeft');
  expect(Number(await slider.inputValue())).toBe(second - 1);
  await slider.press('ArrowRight');
  await expect.poll(() => lines(page)).toBeGreaterThan(before);
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    expect.soft(await barriers(page)).toEqual([]);
    expect.soft(await sideways(page)).toBeLessThanOrEqual(0);
    if (size === PHONE) expect.soft(await tooSmall(page)).toEqual([]);
  }
  await page.setViewportSize(DESK);

  // Another seat has other cards in hand.
  const hand = (): Promise<string> => page.locator('.table-hand').innerText();
  const mine = await hand();
  await bar.getByRole('combobox').selectOption({ index: 2 });
  await expect.poll(hand).not.toBe(mine);
  await expect.poll(() => new URL(page.url()).searchParams.get('seat')).toBe('2');

  await page.locator('main').press('End');
  const winners = (over?.winners ?? []).length;
  expect(winners).toBe(1);
  await expect.poll(() => page.getByTestId('prompt').innerText()).toMatch(/^The game is over\. \w+ wins\.$/);
  const turning = bar.getByRole('button', { name: /^Round \d+/ }).first();
  const [round = ''] = /^Round \d+/.exec(await turning.innerText()) ?? [];
  await turning.click();
  await expect.poll(() => where(page)).toContain(round);
  const there = Number(await slider.inputValue());

  // The address leads back to the same position.
  await expect.poll(() => Number(new URL(page.url()).searchParams.get('step'))).toBe(there);
  await page.reload();
  await bar.waitFor();
  expect(Number(await slider.inputValue())).toBe(there);

  const score = await page.locator('.table-seats').innerText();
  await bar.getByRole('button', { name: 'Play on' }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('main.table').waitFor();
  expect(await page.locator('main.table').getAttribute('data-seat')).toBe('2');
  expect((await page.locator('.table-seats').innerText()).match(/\d+/g)?.[0]).toBe(score.match(/\d+/g)?.[0]);
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('it plays by itself, until somebody stops it', async () => {
  const me = await sitDown(browser, { viewport: PHONE });
  const { page } = me;
  await page.goto(`${inject('address')}/settings/`);
  const { config, way } = aGame();
  const id = await keepGame(page, rules, way, config, true);
  await page.goto(`${inject('address')}/replay/?id=${id}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const slider = page.getByRole('slider', { name: 'Position in the game' });
  await expect.poll(async () => Number(await slider.inputValue()), { timeout: 10_000 }).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Stop' }).click();
  const stopped = await slider.inputValue();
  await page.waitForTimeout(1500);
  expect(await slider.inputValue()).toBe(stopped);
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('a game is saved as a file, and opened from one', async () => {
  const me = await sitDown(browser);
  const { page } = me;
  await page.goto(`${inject('address')}/settings/`);
  const { config, way } = aGame();
  const id = await keepGame(page, rules, way, config, true);
  await page.goto(`${inject('address')}/replay/?id=${id}`);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the game as a file' }).click(),
  ]);
  const file = await saved.path();
  const steps = await page.getByRole('slider').getAttribute('max');
  await page.goto(`${inject('address')}/tables/`);
  await page.getByLabel('A file with a game').setInputFiles(file);
  await page.waitForURL(/\/replay\//);
  await page.getByTestId('replay').waitFor();
  expect(new URL(page.url()).searchParams.get('id')).not.toBe(id);
  expect(await page.getByRole('slider').getAttribute('max')).toBe(steps);
  await page.goto(`${inject('address')}/tables/`);
  await page
    .getByLabel('A file with a game')
    .setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"landsraad":7}') });
  await page.getByText('This is not a Landsraad log of format 1').waitFor();
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('a table that is not there is a sentence', async () => {
  const me = await sitDown(browser);
  await me.page.goto(`${inject('address')}/replay/?id=nobody`);
  await me.page.getByText('There is no such table on this device.').waitFor();
  await me.page.goto(`${inject('address')}/replay/?table=nobody`);
  await me.page.getByText(/There is no table "nobody"/).waitFor();
  await me.context.close();
});
