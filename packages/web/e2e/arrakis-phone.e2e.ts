// War for Arrakis on a phone: a whole game by fingers.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { askedNow, fixedSeed, playNow } from './arrakis.ts';
import { playByFingers } from './fingers.ts';
import { openBrowser, PHONE, sitDown } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a whole game on a phone, without sideways scrolling, with targets for fingers', async () => {
  const me = await sitDown(browser, { viewport: PHONE, bots: 'at once' });
  await fixedSeed(me, 13);
  await playNow(me);
  await playByFingers(me, (page) => askedNow(page));
  await me.context.close();
});
