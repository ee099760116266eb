import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerSomething, asked, choose, openBrowser, type Person } from './people.ts';
import { twoAndAWatcher } from './tables.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Two people at a new table of the Night Bazaar, and somebody who watches. */
const threePeople = (): Promise<{ mira: Person; otto: Person; ines: Person }> =>
  twoAndAWatcher(
    browser,
    'reference',
    async (page) => {
      await page.getByRole('button', { name: 'Remove a seat' }).click();
      await page.getByLabel('Who plays Cobalt').selectOption('open');
    },
    (page) => asked(page, /bell/),
  );

type Places = { readonly [place: string]: { readonly known?: readonly string[] } };
type Purses = { readonly [purse: string]: { readonly amounts: readonly (number | null)[] } };

/** Nothing that was told may show another's hand or purse before the end. */
function keepsSecrets(person: Person, seat: number): void {
  const views = person.views;
  expect(views.length).toBeGreaterThan(5);
  for (const view of views) {
    expect(view['seat']).toBe(seat);
    const cards = (view['hidden'] as { readonly cards: Places }).cards;
    for (const other of [0, 1]) if (other !== seat) expect(cards[`hand ${other}`]?.known ?? []).toEqual([]);
    const purses = view['purses'] as Purses;
    for (const other of [0, 1]) if (other !== seat) expect(purses['coins']?.amounts[other]).toBeNull();
    const decision = view['decision'] as { readonly seat: number } | null;
    if (decision !== null) expect(decision.seat).toBe(seat);
  }
  for (const text of person.told) expect(text).not.toMatch(/"seed"|"hashes"/);
}

const things = (p: Person): Promise<string[]> =>
  p.page
    .locator('.hand-place')
    .first()
    .locator('[data-thing]')
    .evaluateAll((all) => all.map((x) => (x instanceof HTMLElement ? (x.dataset['thing'] ?? '') : '')));

test('two people play a whole game, a third watches, and nobody is told what is not theirs', async () => {
  const { mira, otto, ines } = await threePeople();

  // In the page: what the other holds and I do not is nowhere to be read.
  const [hers, his] = await Promise.all([things(mira), things(otto)]);
  expect(hers.length).toBeGreaterThan(0);
  const whoReads: readonly (readonly [Person, readonly string[], readonly string[]])[] = [
    [mira, his, hers],
    [otto, hers, his],
    [ines, [...hers, ...his], []],
  ];
  for (const [me, theirs, mine] of whoReads) {
    const text = (await me.page.locator('body').innerText()).toLowerCase();
    for (const thing of theirs.filter((t) => !mine.includes(t))) expect(text).not.toContain(thing);
  }
  expect(await ines.page.locator('[data-thing]').count()).toBe(0);
  expect(await ines.page.locator('.option, .amount').count()).toBe(0);

  let turns = 0;
  const pick = (options: readonly string[]): string => options[turns++ % options.length] ?? '';
  const over = (p: Person): Promise<boolean> => p.page.getByTestId('result').isVisible();
  for (let n = 0; n < 600 && !(await over(mira)); n++) {
    const said = await Promise.all([answerSomething(mira.page, pick), answerSomething(otto.page, pick)]);
    if (said.every((s) => s === null)) await mira.page.waitForTimeout(40);
  }
  for (const p of [mira, otto, ines]) {
    await p.page.getByTestId('result').waitFor();
    expect(p.errors).toEqual([]);
  }
  keepsSecrets(mira, 0);
  keepsSecrets(otto, 1);
  keepsSecrets(ines, -1);
  expect(await mira.page.getByTestId('result').innerText()).toMatch(/win/i);
  expect(await ines.page.getByTestId('log').innerText()).toContain('Night 4 falls.');
  await Promise.all([mira, otto, ines].map((p) => p.context.close()));
});

test('an answer is sealed: undone, made again after a reload, shown only when all are in', async () => {
  const { mira, otto, ines } = await threePeople();
  await choose(mira.page, 'ring');
  await asked(mira.page, /partner/);
  await asked(otto.page, /partner/);
  // Both are asked at once: Otto answers when he has heard that Mira is done, or his answer comes too late.
  const moment = (): Promise<string | null> => otto.page.locator('main').getAttribute('data-moment');
  const before = await moment();
  await choose(mira.page, 'done');
  await expect.poll(moment).not.toBe(before);
  await choose(otto.page, 'done');

  await asked(mira.page, /Which stall/);
  await choose(mira.page, 0);
  await asked(mira.page, /How many coins/);

  // Undo by key: the stall is asked again.
  await mira.page.keyboard.press('u');
  await asked(mira.page, /Which stall/);
  await mira.page.keyboard.press('Shift+U');
  await asked(mira.page, /How many coins/);

  // A refused click answers with its rule, and the rule opens the rulebook.
  await mira.page.locator('.amount.beyond').first().click();
  await mira.page.getByTestId('why-not').getByText('A bid is at most 3 coins.').waitFor();
  await mira.page.getByTestId('why-not').getByRole('button', { name: /^Rule/ }).click();
  await mira.page.locator('[data-rule="bazaar.bid.limit"].asked').waitFor();

  // In the middle of the answer the page is loaded anew: the same question, the log still there.
  await mira.page.reload();
  await asked(mira.page, /How many coins/);
  expect(await mira.page.getByTestId('log').innerText()).toContain('rings the bell');
  await choose(mira.page, 2);
  await asked(mira.page, /Your answer is sealed|Cobalt makes a sealed bid/);
  expect(await otto.page.getByTestId('log').innerText()).not.toMatch(/bids/);
  expect(await ines.page.getByTestId('log').innerText()).not.toMatch(/bids/);
  for (const p of [otto, ines])
    for (const view of p.views) expect((view['table'] as { readonly bids: readonly unknown[] }).bids).toEqual([]);

  await choose(otto.page, -1);
  await ines.page.getByText('bids 2 coins for stall 1.').waitFor();
  await Promise.all([mira, otto, ines].map((p) => p.context.close()));
});
