// A whole game on a phone, by fingers: whatever the game.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { goneOn, over, type askedNow } from './arrakis.ts';
import { fraction } from './gather.ts';
import { sideways, tooSmall } from './looks.ts';
import { nothingYet, type Person } from './people.ts';

/** A board may still be on its way to the question: then a tap meets nothing. */
const MOST_MISSES = 4;

/** Presses what confirms a pick, if the window asks for that; false if nothing was answered or picked. */
export async function confirmed(
  page: Page,
  moment: string,
  press: (x: number, y: number) => Promise<void> = (x, y) => page.mouse.click(x, y),
): Promise<boolean> {
  const heard = (before: string): { readonly x: number; readonly y: number } | 'answered' | null => {
    if (document.querySelector('main')?.getAttribute('data-moment') !== before) return 'answered';
    const box = document.querySelector('.choices-confirm')?.getBoundingClientRect();
    return box === undefined ? null : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const waited = await page.waitForFunction(heard, moment, { timeout: 3000 }).catch(() => null);
  const button = (await waited?.jsonValue()) ?? null;
  if (button === null || button === 'answered') return button !== null;
  await press(button.x, button.y);
  await goneOn(page, moment, 'Confirming');
  return true;
}

/** Taps until the game is over. At every new question nothing scrolls sideways, and every target is as wide as a finger. */
export async function playByFingers(
  { page, errors }: Person,
  asks: (page: Page, turn: number) => ReturnType<typeof askedNow>,
): Promise<void> {
  const looked = new Set<string>();
  let [turns, misses] = [0, 0];
  while (!(await over(page))) {
    const now = await asks(page, turns);
    if (now === null) {
      await nothingYet(page);
      continue;
    }
    if (!looked.has(now.question)) {
      looked.add(now.question);
      expect.soft(await sideways(page), now.question).toBeLessThanOrEqual(0);
      expect.soft(await tooSmall(page), now.question).toEqual([]);
    }
    const target = now.targets[Math.floor(fraction(`tap ${turns++}`) * now.targets.length)];
    if (target === undefined) throw new Error(`${now.question}: nothing in sight answers it.`);
    await page.touchscreen.tap(target.x, target.y);
    misses = (await confirmed(page, now.moment, (x, y) => page.touchscreen.tap(x, y))) ? 0 : misses + 1;
    if (misses > MOST_MISSES)
      throw new Error(`${now.question}: tapping ${target.option} on the ${target.where} does nothing.`);
  }
  expect(errors).toEqual([]);
}
