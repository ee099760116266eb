// Dune in front of a browser: a battle plan is drafted before it is locked in, everything else is pressed where it is.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { askedNow, goneOn } from './arrakis.ts';
import { fraction } from './gather.ts';

/** Where an answer is looked for first: the thing itself, the list only for what is no thing. */
export const PARTS = { board: '.table-board .dn-board', hand: '.table-hand', choices: '.choices' };
export const ORDER = Object.keys(PARTS);

/** Chooses something for every part of a plan that is still open; whether there was a plan to draft. */
async function draft(page: Page, turn: number): Promise<void> {
  for (const group of await page.locator('.choices:not(.still) .dn-plan-group').all()) {
    const choices = group.locator('[data-draft]');
    const n = await choices.count();
    if (n === 0) continue;
    await choices
      .nth(Math.floor(fraction(`draft ${turn}`) * n))
      .click({ timeout: 2000 })
      .catch(() => undefined);
  }
}

/** What is asked, with a plan drafted if it is one. */
export async function duneAsks(page: Page, turn: number): ReturnType<typeof askedNow> {
  if ((await page.locator('.dn-plan-group').count()) > 0) {
    await draft(page, turn);
    // On a phone what locks it in stands below what was drafted.
    await page
      .locator('.dn-plan .answer-go')
      .scrollIntoViewIfNeeded({ timeout: 2000 })
      .catch(() => undefined);
  }
  return askedNow(page, PARTS);
}

/** The keys that the answers show, amounts by themselves. */
const keysShown = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('.choices .option-key, .choices [data-option]')]
        .map((x) => (x.matches('.option-key') ? x.textContent : x.getAttribute('data-option')) ?? '')
        .filter((key) => /^[0-9a-z]$/i.test(key)),
    ),
  ]);
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'p'];
/** Answers by a key: one of those shown, else any that may stand for an answer. Not every number is the key of its amount. */
export async function answerByKey(page: Page, moment: string, turn: number): Promise<void> {
  const shown = await keysShown(page);
  const keys = [...shown, ...KEYS.filter((k) => !shown.includes(k))];
  const first = Math.floor(fraction(`key ${turn}`) * shown.length);
  for (let n = 0; n < keys.length; n++) {
    await page.keyboard.press(keys[(first + n) % keys.length] ?? '1');
    // An answer is on its way at once, even if what follows takes a while.
    const heard = (before: string): boolean =>
      document.querySelector('main')?.getAttribute('data-moment') !== before ||
      document.querySelector('.choices.still') !== null;
    if ((await page.waitForFunction(heard, moment, { timeout: 300 }).catch(() => null)) === null) continue;
    return goneOn(page, moment, 'The keyboard');
  }
  // A slow machine may have heard the last key only now.
  if ((await page.locator('main').getAttribute('data-moment')) !== moment) return undefined;
  return expect.fail(`${await page.locator('main').getAttribute('data-question')}: no key answers it.`);
}
