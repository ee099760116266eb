// Dune, whole games against greedy to the result: the advanced game for six by pressing the very things that are asked
// about, and one from Play now by keyboard alone.

import { FACTS } from '@landsraad/dune';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { askedNow, fixedSeed, goneOn, over } from './arrakis.ts';
import { duneAsks, ORDER } from './dune.ts';
import { fraction } from './gather.ts';
import { barriers } from './looks.ts';
import { openBrowser, prompt, sitDown } from './people.ts';
import { newTable } from './tables.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PLACES = new Set<string>([...FACTS.map.territories.map((t) => t.id), ...FACTS.map.locations.map((l) => l.id)]);
const CARDS = new Set<string>(FACTS.treachery.cards.map((c) => c.id));

test('a whole advanced game for six by pressing places, cards and panels', async () => {
  const me = await sitDown(browser, { bots: 'at once' });
  const { page } = me;
  await fixedSeed(me, 5);
  await newTable(me, 'dune', /advanced/i, async () => undefined);
  await expect.poll(() => prompt(page), { timeout: 30_000 }).not.toBe('');
  const pressed = new Map<string, number>();
  const looked = new Set<string>();
  let turns = 0;
  while (!(await over(page))) {
    const now = await duneAsks(page, turns);
    if (now === null) {
      await page.waitForTimeout(20);
      continue;
    }
    const options = [...new Set(now.targets.map((t) => t.option))];
    const option = options[Math.floor(fraction(`dune ${turns++}`) * options.length)] ?? '';
    const at = now.targets.filter((t) => t.option === option);
    const target = at.toSorted((a, b) => ORDER.indexOf(a.where) - ORDER.indexOf(b.where))[0];
    if (target === undefined) throw new Error(`${now.question}: nothing answers it.`);
    const places = at.map((t) => t.where);
    if (PLACES.has(option)) expect(places, `${now.question} ${option}`).toContain('board');
    if (CARDS.has(option) && now.question === 'give back which card?') expect(places).toContain('hand');
    if (!looked.has(now.question)) {
      looked.add(now.question);
      expect.soft(await barriers(page), now.question).toEqual([]);
    }
    await page.mouse.click(target.x, target.y);
    pressed.set(target.where, (pressed.get(target.where) ?? 0) + 1);
    await goneOn(page, now.moment, `${now.question}: pressing ${option} on the ${target.where}`);
  }
  expect(await page.getByTestId('result').innerText()).toMatch(/win/i);
  for (const where of ['board', 'choices']) expect(pressed.get(where) ?? 0, where).toBeGreaterThan(3);
  expect(looked.size).toBeGreaterThan(15);
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('a whole game by keyboard alone', async () => {
  const me = await sitDown(browser, { bots: 'at once' });
  const { page } = me;
  await fixedSeed(me, 11);
  await page.goto(inject('address'));
  await page.getByRole('link', { name: 'Play Dune now' }).waitFor();
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  for (let n = 0; n < 60 && (await focused()) !== 'Play Dune now'; n++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => prompt(page), { timeout: 30_000 }).not.toBe('');
  let [turns, walked] = [0, 0];
  while (!(await over(page))) {
    const now = await askedNow(page, { choices: '.choices', plan: '.choices .dn-plan' });
    const planned = now === null && (await page.locator('.choices:not(.still) .dn-plan').count()) > 0;
    if (now === null && !planned) {
      await page.waitForTimeout(20);
      continue;
    }
    const moment = (await page.locator('main').getAttribute('data-moment')) ?? '';
    // Mostly by key; now and then by walking to an answer, as one must for the tenth.
    if (turns++ % 16 === 15 && !planned) {
      for (let step = 0; step < 150; step++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement?.matches('.choices [data-option]') === true)) break;
      }
      await page.keyboard.press('Enter');
      walked++;
    } else {
      const keys = await page.evaluate(() => {
        const options = [...document.querySelectorAll('.choices [data-option]')].map(
          (x) => x.getAttribute('data-option') ?? '',
        );
        const numbers = options.filter((o) => /^\d$/.test(o));
        const count = Number(document.querySelector('main')?.getAttribute('data-answers') ?? 0);
        return numbers.length > 1 && numbers.length === options.length
          ? numbers
          : Array.from({ length: Math.min(9, count) }, (_, n) => String(n + 1));
      });
      await page.keyboard.press(keys[Math.floor(fraction(`key ${turns}`) * keys.length)] ?? '1');
    }
    await goneOn(page, moment, `${now?.question ?? 'the plan'}: the keyboard`);
  }
  expect(walked).toBeGreaterThan(3);
  expect(me.errors).toEqual([]);
  await me.context.close();
});
