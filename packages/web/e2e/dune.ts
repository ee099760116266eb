// Dune in front of a browser: a battle plan is drafted before it is locked in, everything else is pressed where it is.

import type { Page } from 'playwright-core';
import { askedNow } from './arrakis.ts';
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
