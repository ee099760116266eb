// Imperium and Dune are played to the end by whatever the list of answers offers.

import { below, seeded } from '@landsraad/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedSeed } from './arrakis.ts';
import { answerSomething, openBrowser, sitDown, type Person } from './people.ts';
import { newTable, seatBots } from './tables.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const over = (page: Page): Promise<boolean> => page.getByTestId('result').isVisible();

/** Any answer, as chance has it: whoever goes by a rule can take up a card and put it down for ever. */
function answering(): (options: readonly string[]) => string {
  const random = seeded('plain table');
  return (options) => options[below(random, options.length)] ?? '';
}

/** Questions with one answer that were shown: none, unless something could be done instead. */
let lone = 0;

/** Answers what is asked, if anything; a long row of amounts is a slider with a button. */
async function says(page: Page, pick: (options: readonly string[]) => string): Promise<boolean> {
  const slider = page.locator('.choices:not(.still) .amount-long [data-option]');
  if (await slider.isVisible()) {
    await slider.click({ timeout: 2000 }).catch(() => undefined);
    return true;
  }
  // A card that could be played now is another answer; a deal can be offered at nearly any time and is none.
  const acts = await page.locator('.choices [data-offer]:not([data-offer*="deal"], [data-offer^="show "])').count();
  const only = await page.locator('main[data-answers="1"] .choices:not(.still) [data-option]').count();
  if (acts === 0) lone += only;
  const said = await answerSomething(page, pick);
  const confirm = page.locator('.choices-confirm');
  if (said !== null && (await confirm.isVisible())) await confirm.click({ timeout: 2000 }).catch(() => undefined);
  return said !== null;
}

async function toTheEnd(me: Person, most: number): Promise<void> {
  const pick = answering();
  for (let n = 0; n < most && !(await over(me.page)); n++)
    if (!(await says(me.page, pick))) await me.page.waitForTimeout(30);
  await me.page.getByTestId('result').waitFor({ timeout: 1000 });
  expect(me.errors).toEqual([]);
}

test('Imperium alone against two rivals, to the result', async () => {
  const me = await sitDown(browser, { bots: 'at once' });
  await fixedSeed(me, 5);
  await newTable(me, 'imperium&plain', /two rivals/i, async () => undefined);
  await toTheEnd(me, 1500);
  await me.context.close();
});

test('Imperium with four players, three of them bots, to the result', async () => {
  const me = await sitDown(browser, { bots: 'at once' });
  await fixedSeed(me, 5);
  await newTable(me, 'imperium&plain', /3 to 4 players/i, async (page) => {
    while (await page.getByRole('button', { name: 'Add a seat' }).isEnabled())
      await page.getByRole('button', { name: 'Add a seat' }).click();
    await seatBots(page, 'random');
  });
  await toTheEnd(me, 1500);
  await me.context.close();
});

test('Dune with three players, two of them bots, to the result', async () => {
  const me = await sitDown(browser, { bots: 'at once' });
  await fixedSeed(me, 5);
  await newTable(me, 'dune&plain', /advanced/i, async (page) => {
    while ((await page.getByLabel(/^Who plays/).count()) > 3)
      await page.getByRole('button', { name: 'Remove a seat' }).click();
    while ((await page.getByLabel(/^Who plays/).count()) < 3)
      await page.getByRole('button', { name: 'Add a seat' }).click();
    await seatBots(page, 'random');
  });
  lone = 0;
  await toTheEnd(me, 4000);
  expect(lone, 'questions with one answer').toBe(0);
  await me.context.close();
});

test('Dune, two people with two factions each: each is asked for both and told of no other', async () => {
  const [mira, otto] = await Promise.all([sitDown(browser, { name: 'Mira' }), sitDown(browser, { name: 'Otto' })]);
  await newTable(mira, 'dune&plain', /basic/i, async (page) => {
    while ((await page.getByLabel(/^Who plays/).count()) < 4)
      await page.getByRole('button', { name: 'Add a seat' }).click();
    while ((await page.getByLabel(/^Who plays/).count()) > 4)
      await page.getByRole('button', { name: 'Remove a seat' }).click();
    const seats = await page.getByLabel(/^Who plays/).all();
    for (const [n, seat] of seats.entries()) await seat.selectOption(n % 2 === 0 ? 'me' : 'open');
    await page.locator('.house-rules summary').click();
    await page.getByRole('switch', { name: /two factions each/ }).check();
  });
  await mira.page.getByTestId('lounge').waitFor();
  const link = await mira.page.locator('[data-link]').getAttribute('data-link');
  await otto.page.goto(link ?? '');
  // The seats of one player are taken together.
  await otto.page.getByRole('button', { name: 'Take this seat', exact: true }).first().click();
  await mira.page.getByText('Everybody is here.').waitFor();
  await mira.page.getByRole('button', { name: 'Start the game' }).click();
  let curtains = 0;
  const both = [
    { person: mira, seats: [0, 2], pick: answering(), asked: new Set<unknown>() },
    { person: otto, seats: [1, 3], pick: answering(), asked: new Set<unknown>() },
  ];
  for (let n = 0; n < 160 && !(n > 30 && both.every((b) => b.asked.size > 1)); n++) {
    for (const { person, pick, asked } of both) {
      if (await person.page.getByTestId('curtain').isVisible()) curtains++;
      if (await says(person.page, pick)) asked.add(person.views.at(-1)?.['seat']);
    }
    await mira.page.waitForTimeout(20);
  }
  for (const { person, seats, asked } of both) {
    const told = new Set(person.views.map((v) => Number(v['seat'])));
    expect([...told].filter((s) => s >= 0).toSorted()).toEqual(seats);
    expect(asked.size).toBeGreaterThan(1);
    expect(person.errors).toEqual([]);
  }
  // Both seats are theirs: no curtain falls between them.
  expect(curtains).toBe(0);
  await Promise.all([mira.context.close(), otto.context.close()]);
});
