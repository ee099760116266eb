// Dune by other hands, whole games from Play now: keyboard alone, and fingers on a phone.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fixedSeed, goneOn, over } from './arrakis.ts';
import { answerByKey, duneAsks } from './dune.ts';
import { playByFingers } from './fingers.ts';
import { nothingYet, openBrowser, PHONE, prompt, sitDown, type Person } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** An advanced game for six, against greedy. */
async function begin({ page }: Person): Promise<void> {
  await page.goto(`${inject('address')}/play/?game=dune&mode=advanced&bot=greedy`);
  await expect.poll(() => prompt(page), { timeout: 30_000 }).not.toBe('');
}

/** What is asked, once it can be answered: on the map, in the hand or in the list. */
const openQuestion = (page: Page): Promise<{ readonly name: string; readonly moment: string } | null> =>
  page.evaluate(() => {
    const { question, moment } = document.querySelector('main')?.dataset ?? {};
    const open = document.querySelector('.choices:not(.still)') !== null;
    return open && question !== undefined && moment !== undefined ? { name: question, moment } : null;
  });

/** By Tab to something that answers the question; false where a battle plan is drafted first. */
async function walkToAnAnswer(page: Page): Promise<boolean> {
  if ((await page.locator('.choices .dn-plan').count()) > 0) return false;
  for (let step = 0; step < 200; step++) {
    await page.keyboard.press('Tab');
    const there = (): boolean =>
      document.activeElement?.matches('.offered[data-option], .choices [data-option]') === true;
    if (await page.evaluate(there)) return true;
  }
  throw new Error('No answer can be reached by Tab.');
}

test('a whole game by keyboard alone', async () => {
  const me = await sitDown(browser, { bots: 'at once' });
  const { page } = me;
  await fixedSeed(me, 11);
  await begin(me);
  let [turns, walked] = [0, 0];
  while (!(await over(page))) {
    const question = await openQuestion(page);
    if (question === null) {
      await nothingYet(page);
      continue;
    }
    // Mostly by key; now and then by walking to an answer, as one must for the tenth.
    if (turns++ % 8 === 7 && (await walkToAnAnswer(page))) {
      await page.keyboard.press('Enter');
      walked++;
      await goneOn(page, question.moment, `${question.name}: the keyboard`);
    } else await answerByKey(page, question.moment, turns);
  }
  expect(walked).toBeGreaterThan(3);
  expect(me.errors).toEqual([]);
  await me.context.close();
});

test('a whole game on a phone, without sideways scrolling, with targets for fingers', async () => {
  const me = await sitDown(browser, { viewport: PHONE, bots: 'at once' });
  await fixedSeed(me, 17);
  await begin(me);
  await playByFingers(me, duneAsks);
  await me.context.close();
});
