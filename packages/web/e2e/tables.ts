// People who meet at a table of the server.

import type { Browser, Page } from 'playwright-core';
import { inject } from 'vitest';
import { sitDown, type Person } from './people.ts';

/** From the lounge: the guest follows the link and takes a seat, the host begins. */
export async function joinAndBegin(host: Person, guest: Person): Promise<void> {
  await host.page.getByTestId('lounge').waitFor();
  const link = await host.page.locator('[data-link]').getAttribute('data-link');
  await guest.page.goto(link ?? '');
  await guest.page.getByRole('button', { name: 'Take this seat' }).click();
  await host.page.getByText('Everybody is here.').waitFor();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
}

/** Mira lays a new table, Otto takes the open seat, Ines watches once it has begun. */
export async function twoAndAWatcher(
  browser: Browser,
  game: string,
  setUp: (page: Page) => Promise<unknown>,
  begun: (page: Page) => Promise<unknown>,
): Promise<{ mira: Person; otto: Person; ines: Person }> {
  const address = inject('address');
  const [mira, otto, ines] = await Promise.all([
    sitDown(browser, { name: 'Mira' }),
    sitDown(browser, { name: 'Otto' }),
    sitDown(browser, { name: 'Ines' }),
  ]);
  await mira.page.goto(`${address}/new/?game=${game}`);
  await setUp(mira.page);
  await mira.page.getByRole('button', { name: 'Open the table' }).click();
  await joinAndBegin(mira, otto);
  await begun(mira.page);
  const table = new URL(mira.page.url()).searchParams.get('id') ?? '';
  await ines.page.goto(`${address}/table/?id=${table}`);
  await ines.page.getByTestId('log').waitFor();
  return { mira, otto, ines };
}

/** A table of any game, as the page for new tables makes it. */
export async function newTable(
  me: Person,
  game: string,
  mode: RegExp,
  change: (page: Page) => Promise<void>,
): Promise<void> {
  await me.page.goto(`${inject('address')}/new/?game=${game}`);
  await me.page.getByRole('radio', { name: mode }).check();
  await change(me.page);
  await me.page.getByRole('button', { name: /Start the game|Open the table/ }).click();
}

/** Every bot of the new table plays like this one. */
export async function seatBots(page: Page, bot: 'random' | 'greedy'): Promise<void> {
  for (const seat of await page.getByLabel(/^Who plays/).all())
    if ((await seat.inputValue()).startsWith('bot ')) await seat.selectOption(`bot ${bot}`);
}
