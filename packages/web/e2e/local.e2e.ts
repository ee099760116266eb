import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { answerSomething, asked, choose, openBrowser, prompt, sitDown } from './people.ts';
import { joinAndBegin } from './tables.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The page works offline from now on. */
const ready = (): boolean => navigator.serviceWorker.controller?.state === 'activated';

test('play now is a game at once, without a word to the server', async () => {
  const me = await sitDown(browser);
  await me.page.goto(inject('address'));
  await me.page.getByRole('link', { name: /Play The Night Bazaar now/ }).click();
  await asked(me.page, /bell/);
  expect(me.told).toEqual([]);
  await me.context.close();
});

test('a local game survives a reload without a network, and goes on to its end', async () => {
  const me = await sitDown(browser);
  const { page, context } = me;
  await page.goto(inject('address'));
  await expect.poll(() => page.evaluate(ready), { timeout: 20_000 }).toBe(true);
  await page.getByRole('link', { name: /Play The Night Bazaar now/ }).click();
  await asked(page, /bell/);
  await choose(page, 'ring');
  await asked(page, /partner/);
  const log = await page.getByTestId('log').innerText();

  await context.setOffline(true);
  await page.reload();
  await asked(page, /partner/);
  expect(await page.getByTestId('log').innerText()).toContain(log.split('\n')[2] ?? '');

  let turns = 0;
  for (let n = 0; n < 900 && !(await page.getByTestId('result').isVisible()); n++) {
    const said = await answerSomething(page, (options) => options[turns++ % options.length] ?? '');
    if (said === null) await page.waitForTimeout(80);
  }
  await page.getByTestId('result').waitFor();
  await page.reload();
  await page.getByTestId('result').waitFor();
  expect(me.errors).toEqual([]);
  await context.close();
});

test('several people at one screen: a curtain hides every hand until the next one sits down', async () => {
  const me = await sitDown(browser, { name: 'Mira' });
  const { page } = me;
  await page.goto(`${inject('address')}/new/?game=reference`);
  await page.getByRole('button', { name: 'Remove a seat' }).click();
  await page.getByLabel('Who plays Cobalt').selectOption('here');
  await page.getByLabel('Name of the player of Cobalt').fill('Otto');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByTestId('curtain').waitFor();
  expect(await page.locator('[data-thing]').count()).toBe(0);
  await page.getByRole('button', { name: 'I am Mira' }).click();
  await choose(page, 'ring');
  await asked(page, /partner/);
  const shown = async (): Promise<unknown[]> => [
    await page.locator('main').getAttribute('data-seat'),
    await page.locator('.hand-place h2').first().innerText(),
  ];
  expect(await shown()).toEqual(['0', expect.stringMatching(/hand\s+3/i)]);
  await choose(page, 'done');
  await page.getByTestId('curtain').waitFor();
  expect(await page.locator('[data-thing]').count()).toBe(0);
  await page.getByRole('button', { name: 'I am Otto' }).click();
  await asked(page, /partner/);
  // Both may hold the same three: whose they are is what counts.
  expect(await shown()).toEqual(['1', expect.stringMatching(/hand\s+3/i)]);
  // After a reload nobody's hand is open.
  await page.reload();
  await page.getByTestId('curtain').waitFor();
  await me.context.close();
});

test('a new name reaches a table that is open in another window', async () => {
  const me = await sitDown(browser, { name: 'Mira' });
  await me.page.goto(`${inject('address')}/play/?game=reference`);
  await asked(me.page, /bell/);
  const settings = await me.context.newPage();
  await settings.goto(`${inject('address')}/settings/`);
  await settings.getByLabel('Your name').fill('Miranda');
  await me.page.locator('.seat.you .seat-who', { hasText: 'Miranda' }).waitFor();
  await me.context.close();
});

test('undo takes back, also past the bots; what was refused says why', async () => {
  const me = await sitDown(browser);
  const { page } = me;
  await page.goto(`${inject('address')}/play/?game=reference`);
  await asked(page, /bell/);
  await choose(page, 'ring');
  await asked(page, /partner/);
  await page.getByRole('button', { name: /^Undo|^Back/ }).click();
  await asked(page, /bell/);
  await choose(page, 'ring');
  await asked(page, /partner/);
  for (let n = 0; n < 100 && !/Which stall/.test(await prompt(page)); n++) {
    await answerSomething(page, (options) => (options.includes('done') ? 'done' : (options[0] ?? '')));
    await page.waitForTimeout(80);
  }
  await choose(page, 0);
  await asked(page, /How many coins/);
  await page.locator('.amount.beyond').last().click();
  await page
    .getByTestId('why-not')
    .getByText(/A bid is at most 3 coins|Nobody bids more coins/)
    .waitFor();
  await page.keyboard.press('Control+z');
  await asked(page, /Which stall/);
  await me.context.close();
});

test('invite: a local game goes on at the server with a guest', async () => {
  const [mira, otto] = await Promise.all([sitDown(browser, { name: 'Mira' }), sitDown(browser, { name: 'Otto' })]);
  await mira.page.goto(`${inject('address')}/play/?game=reference`);
  await asked(mira.page, /bell/);
  await choose(mira.page, 'ring');
  await asked(mira.page, /partner/);
  await mira.page.getByRole('button', { name: 'Invite somebody' }).click();
  await mira.page.getByRole('button', { name: 'Make the link' }).click();
  await joinAndBegin(mira, otto);
  await asked(mira.page, /partner/);
  await asked(otto.page, /partner/);
  expect(await mira.page.locator('.table-phase').innerText()).toContain('Night 1 of 4');
  // Both say something, and the game goes on for both.
  for (let n = 0; n < 100 && !/Which stall/.test(await prompt(otto.page)); n++) {
    for (const p of [mira, otto])
      await answerSomething(p.page, (options) => (options.includes('done') ? 'done' : (options[0] ?? '')));
    await otto.page.waitForTimeout(80);
  }
  await asked(otto.page, /Which stall/);
  expect([...mira.errors, ...otto.errors]).toEqual([]);
  await Promise.all([mira.context.close(), otto.context.close()]);
});

test('out of sight the device says that it is my turn, and only then', async () => {
  const me = await sitDown(browser, { bots: 'at once' });
  const { page } = me;
  // Headless there is neither a tray nor another tab in front: what the page hands to the browser is written down.
  await page.addInitScript(() => {
    const said: string[] = [];
    const tray = { said, hidden: false };
    Object.assign(window, { tray });
    class Notice extends EventTarget {
      static readonly permission = 'granted';
      constructor(title: string) {
        super();
        said.push(title);
      }
      close(): void {
        said.push('taken back');
      }
    }
    Object.defineProperty(window, 'Notification', { value: Notice });
    Object.defineProperty(document, 'hidden', { get: () => tray.hidden });
  });
  const tray = (hidden: boolean): Promise<readonly string[]> =>
    page.evaluate((now) => {
      const { tray } = window as unknown as { tray: { said: string[]; hidden: boolean } };
      tray.hidden = now;
      document.dispatchEvent(new Event('visibilitychange'));
      return tray.said;
    }, hidden);
  await page.goto(`${inject('address')}/settings/`);
  await page.getByText('Notices').click();
  expect(await page.getByRole('switch', { name: /Notices/ }).isChecked()).toBe(true);
  await page.goto(`${inject('address')}/play/?game=imperium`);
  await asked(page, /Which leader/);
  expect(await tray(true)).toEqual([]);
  for (const _ of [1, 2, 3, 4, 5, 6, 7, 8])
    if ((await tray(true)).length === 0)
      await answerSomething(page, (options) => options.at(-1) ?? '').then(() => page.waitForTimeout(3500));
  expect((await tray(true))[0]).toBe('Your turn · Dune: Imperium');
  expect((await tray(false)).at(-1)).toBe('taken back');
  await me.context.close();
});
