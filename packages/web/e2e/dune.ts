// Dune in front of a browser: a battle plan is drafted before it is locked in, everything else is pressed where it is.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { askedNow, goneOn } from './arrakis.ts';
import { fraction } from './gather.ts';

/** Where an answer is looked for first: the thing itself, the list only for what is no thing. */
const PARTS = { board: '.table-board .dn-board', hand: '.table-hand', choices: '.choices' };
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
  if ((await page.locator('.dn-plan-group').count()) > 0) await draft(page, turn);
  return askedNow(page, PARTS);
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'p'];
/** Answers by a key: one of those that stand for an answer, amounts by themselves. Not every key answers every question. */
export async function answerByKey(page: Page, moment: string, turn: number): Promise<void> {
  const first = Math.floor(fraction(`key ${turn}`) * KEYS.length);
  for (let n = 0; n < KEYS.length; n++) {
    await page.keyboard.press(KEYS[(first + n) % KEYS.length] ?? '1');
    // An answer is on its way at once, even if what follows takes a while.
    const heard = (before: string): boolean =>
      document.querySelector('main')?.getAttribute('data-moment') !== before ||
      document.querySelector('.choices.still') !== null;
    if ((await page.waitForFunction(heard, moment, { timeout: 800 }).catch(() => null)) === null) continue;
    return goneOn(page, moment, 'The keyboard');
  }
  // A slow machine may have heard the last key only now.
  if ((await page.locator('main').getAttribute('data-moment')) !== moment) return undefined;
  return expect.fail(`${await page.locator('main').getAttribute('data-question')}: no key answers it.`);
}
