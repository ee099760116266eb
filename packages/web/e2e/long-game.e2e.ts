import type { Message } from '@landsraad/wire';
import type { APIRequestContext, Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser, sitDown } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const MESSAGES = 400;

/** Plays against a bot, as anybody could with requests alone; the table. */
async function longGame(api: APIRequestContext, address: string): Promise<string> {
  const post = async <R>(path: string, data: object): Promise<R> =>
    (await (await api.post(`${address}/api/${path}`, { data })).json()) as R;
  await post('session', { name: 'Mira' });
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const { id } = await post<{ id: string }>('tables', { game: 'war-for-arrakis', seats, seed: 'long' });
  await post(`tables/${id}/start`, {});
  const table = `${address}/api/tables/${id}`;
  for (let n = 0; n < 4 * MESSAGES; n++) {
    const { seq, decision: d, status } = (await (await api.get(`${table}/view`)).json()) as Message;
    if (seq >= MESSAGES || status !== 'live') break;
    if (d === null) await api.get(`${table}/events?as=story&wait=5&after=${seq}`);
    else
      await post(`tables/${id}/choices`, {
        command: `c${n}`,
        seat: d.seat,
        question: d.question,
        option: d.options[(n * 7) % d.options.length],
      });
  }
  return id;
}

test('a long game opens with little; earlier lines come when they are asked for', async () => {
  const address = inject('address');
  const { page, context, told, errors } = await sitDown(browser);
  const id = await longGame(context.request, address);
  told.length = 0;
  await page.goto(`${address}/table/?id=${id}`);
  const log = page.getByTestId('log');
  await expect.poll(() => log.locator('li').count(), { timeout: 30_000 }).toBeGreaterThan(50);
  expect(told.reduce((sum, text) => sum + text.length, 0)).toBeLessThan(60_000);
  const last = await log.locator('li').last().innerText();
  const lines = await log.locator('li').count();
  const earlier = log.getByRole('button', { name: 'Earlier lines' });
  await earlier.click();
  await expect.poll(() => log.locator('li').count()).toBeGreaterThan(lines);
  await earlier.waitFor({ state: 'detached' });
  expect(await log.locator('li').last().innerText()).toBe(last);
  expect(errors).toEqual([]);
  await context.close();
});
