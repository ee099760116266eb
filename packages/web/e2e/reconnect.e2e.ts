import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './house.ts';
import { answerSomething, asked, choose, openBrowser, prompt, sitDown, type Person } from './people.ts';

let browser: Browser;
let house: House;
beforeAll(async () => {
  [browser, house] = await Promise.all([openBrowser(), openHouse()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** Mira alone with bots at the server, in the middle of a sealed answer. */
async function inTheMiddle(): Promise<Person> {
  const mira = await sitDown(browser, { name: 'Mira' });
  const { page } = mira;
  await page.goto(`${house.address}/new/?game=reference`);
  await page.getByLabel('Who plays Jade').selectOption('open');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByTestId('lounge').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Jade' }).getByRole('button', { name: 'A bot' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (let n = 0; n < 200 && !/Which stall/.test(await prompt(page).catch(() => '')); n++) {
    // The question that is waited for may come between two looks: it is left alone.
    await answerSomething(page, (options, question) =>
      /Which stall/.test(question) ? '' : options.includes('done') ? 'done' : (options[0] ?? ''),
    );
    await page.waitForTimeout(60);
  }
  await choose(page, 0);
  // A bot may act in the very moment of the click, and then the question is asked anew.
  const stale = page.getByText('That question is no longer open.').waitFor({ timeout: 1500 });
  await stale.then(
    () => choose(page, 0),
    () => undefined,
  );
  await asked(page, /How many coins/);
  return mira;
}

const bids = (mira: Person) => mira.page.getByTestId('log').getByText(/Amber bids/);

test('the server ends and comes back in the middle of a sealed answer: nothing is lost', async () => {
  const mira = await inTheMiddle();
  await house.restart(() => mira.page.getByTestId('reconnecting').waitFor());
  await expect.poll(() => mira.page.getByTestId('reconnecting').isVisible(), { timeout: 20_000 }).toBe(false);
  await asked(mira.page, /How many coins/);
  await choose(mira.page, 1);
  await mira.page.getByText('Amber bids 1 coin for stall 1.').waitFor();
  expect(await bids(mira).count()).toBe(1);
  expect(mira.errors).toEqual([]);
  await mira.context.close();
});

test('an answer whose acknowledgement is lost is said again and counts once', async () => {
  const mira = await inTheMiddle();
  const commands: string[] = [];
  await mira.page.route('**/choices', async (route) => {
    commands.push(String(route.request().postDataJSON().command));
    if (commands.length > 1) return route.continue();
    // The server has heard it; the browser never learns so.
    await route.fetch();
    return route.abort();
  });
  await choose(mira.page, 2);
  await mira.page.getByText('Amber bids 2 coins for stall 1.').waitFor();
  await expect.poll(() => commands.length).toBeGreaterThan(1);
  expect(new Set(commands).size).toBe(1);
  expect(await bids(mira).count()).toBe(1);
  await expect.poll(() => mira.page.getByTestId('reconnecting').isVisible()).toBe(false);
  await mira.context.close();
});
