// Dune, a whole advanced game for six against greedy to the result, by pressing the very things that are asked about.

import { FACTS } from '@landsraad/dune';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedSeed, goneOn, over } from './arrakis.ts';
import { duneAsks, ORDER } from './dune.ts';
import { fraction } from './gather.ts';
import { barriers } from './looks.ts';
import { nothingYet, openBrowser, prompt, sitDown } from './people.ts';
import { newTable, seatBots } from './tables.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PLACES = new Set<string>([...FACTS.map.territories.map((t) => t.id), ...FACTS.map.locations.map((l) => l.id)]);
const LOOKED_AT = 8;
const CARDS = new Set<string>(FACTS.treachery.cards.map((c) => c.id));

test('a whole advanced game for six by pressing places, cards and panels', async () => {
  const pressed = new Map<string, number>();
  const looked = new Set<string>();
  // A game may be over before much was asked: then another one follows.
  const enough = (): boolean =>
    looked.size > 15 && (pressed.get('board') ?? 0) > 3 && (pressed.get('choices') ?? 0) > 3;
  for (let seed = 5; seed < 10 && !enough(); seed++) await wholeGame(seed, pressed, looked);
  expect([[...pressed], [...looked]], 'what was pressed and asked').toSatisfy(enough);
});

async function wholeGame(seed: number, pressed: Map<string, number>, looked: Set<string>): Promise<void> {
  const me = await sitDown(browser, { bots: 'at once' });
  const { page } = me;
  await fixedSeed(me, seed);
  await newTable(me, 'dune', /advanced/i, () => seatBots(page, 'greedy'));
  await expect.poll(() => prompt(page), { timeout: 30_000 }).not.toBe('');
  let turns = 0;
  while (!(await over(page))) {
    const now = await duneAsks(page, turns);
    if (now === null) {
      await nothingYet(page);
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
    // The first ones are looked at here; `npm run looks` looks at every question, at every size.
    if (!looked.has(now.question) && looked.size < LOOKED_AT)
      expect.soft(await barriers(page), now.question).toEqual([]);
    looked.add(now.question);
    await page.mouse.click(target.x, target.y);
    pressed.set(target.where, (pressed.get(target.where) ?? 0) + 1);
    await goneOn(page, now.moment, `${now.question}: pressing ${option} on the ${target.where}`);
  }
  expect(await page.getByTestId('result').innerText()).toMatch(/win/i);
  expect(me.errors).toEqual([]);
  await me.context.close();
}
