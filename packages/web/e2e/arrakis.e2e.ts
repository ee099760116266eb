// War for Arrakis, whole games against greedy from Play now to the result: by pressing the very things that are asked
// about, and by keyboard alone.

import { FACTS } from '@landsraad/war-for-arrakis';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { askedNow, fixedSeed, goneOn, ORDER, over, playNow } from './arrakis.ts';
import { fraction } from './gather.ts';
import { barriers } from './looks.ts';
import { openBrowser, prompt, sitDown } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const AREAS = new Set<string>(FACTS.board.areas.map((a) => a.id));
const ZONES = new Set<string>(FACTS.board.airZones.map((z) => z.id));
const CARDS = new Set<string>(Object.values(FACTS.planningCards.decks).flatMap((deck) => deck.map((c) => c.id)));

/** How many answers the question has, in sight or not. */
const optionsAsked = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('main')?.getAttribute('data-answers') ?? 0));

test('a whole game by pressing areas, cards, dice and pieces', async () => {
  const me = await sitDown(browser, { bots: 'at once' });
  const { page } = me;
  await fixedSeed(me, 7);
  await playNow(me);
  const pressed = new Map<string, number>();
  const looked = new Set<string>();
  let turns = 0;
  while (!(await over(page))) {
    const now = await askedNow(page);
    if (now === null) {
      await page.waitForTimeout(20);
      continue;
    }
    const options = [...new Set(now.targets.map((t) => t.option))];
    const option = options[Math.floor(fraction(`press ${turns++}`) * options.length)] ?? '';
    const at = now.targets.filter((t) => t.option === option);
    const target = at.toSorted((a, b) => ORDER.indexOf(a.where) - ORDER.indexOf(b.where))[0];
    if (target === undefined) throw new Error(`${now.question}: nothing answers it.`);
    const places = at.map((t) => t.where);
    if (AREAS.has(option) || ZONES.has(option)) expect(places, `${now.question} ${option}`).toContain('board');
    if (CARDS.has(option.replace(/^play /, ''))) expect(places, `${now.question} ${option}`).toContain('hand');
    if (!looked.has(now.question)) {
      looked.add(now.question);
      expect.soft(await barriers(page), now.question).toEqual([]);
    }
    await page.mouse.click(target.x, target.y);
    pressed.set(target.where, (pressed.get(target.where) ?? 0) + 1);
    await goneOn(page, now.moment, `${now.question}: pressing ${option} on the ${target.where}`);
  }
  expect(await page.getByTestId('result').innerText()).toMatch(/win/i);
  for (const where of ['board', 'battle', 'hand', 'dashboard'])
    expect(pressed.get(where) ?? 0, where).toBeGreaterThan(0);
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('a whole game by keyboard alone', async () => {
  const me = await sitDown(browser, { bots: 'at once' });
  const { page } = me;
  await fixedSeed(me, 11);
  await page.goto(inject('address'));
  await page.getByRole('link', { name: /Play War for Arrakis now/ }).waitFor();
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  for (let n = 0; n < 60 && !/Play War for Arrakis now/.test(await focused()); n++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => prompt(page), { timeout: 30_000 }).not.toBe('');
  let turns = 0;
  let walked = 0;
  while (!(await over(page))) {
    const now = await askedNow(page);
    if (now === null) {
      await page.waitForTimeout(20);
      continue;
    }
    // Mostly by number; now and then by walking to an answer, as one must for the tenth.
    if (turns++ % 16 === 15) {
      const onAnAnswer = (): Promise<boolean> =>
        page.evaluate(() => document.activeElement?.matches('.offered[data-option], .choices [data-option]') === true);
      for (let step = 0; step < 150; step++) {
        await page.keyboard.press('Tab');
        if (await onAnAnswer()) break;
      }
      await page.keyboard.press('Enter');
      walked++;
    } else {
      const most = Math.min(9, await optionsAsked(page));
      await page.keyboard.press(String(1 + Math.floor(fraction(`key ${turns}`) * most)));
    }
    await goneOn(page, now.moment, `${now.question}: the keyboard`);
  }
  expect(walked).toBeGreaterThan(3);
  expect(me.errors).toEqual([]);
  await me.context.close();
});
