// Imperium in front of a browser: where its answers are, and a whole game by pressing them.

import { SPACES } from '@landsraad/imperium';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { askedNow, goneOn, over, type Parts } from './arrakis.ts';
import { fraction } from './gather.ts';
import { barriers, sideways, tooSmall } from './looks.ts';
import type { Person } from './people.ts';

/** Where an answer is looked for first: the thing itself, the list only for what is no thing. */
export const PARTS: Parts = {
  board: '.table-board .im-board',
  hand: '.table-hand',
  choices: '.choices',
};
const ORDER = Object.keys(PARTS);
const PLACES = new Set(SPACES.map((s) => s.id));

interface How {
  /** What makes this game another than the next. */
  readonly seed: string;
  /** With a finger instead of a mouse. */
  readonly touch?: boolean;
  /** Looks for barriers at every question that is new. */
  readonly axe?: boolean;
}

/** Presses things until the game is over; how often in which part of the table. */
export async function playWhole({ page }: Person, { seed, touch = false, axe = false }: How) {
  const pressed = new Map<string, number>();
  const looked = new Set<string>();
  let turns = 0;
  let misses = 0;
  while (!(await over(page))) {
    const now = await askedNow(page, PARTS);
    if (now === null) {
      await page.waitForTimeout(20);
      continue;
    }
    const options = [...new Set(now.targets.map((t) => t.option))];
    const option = options[Math.floor(fraction(`${seed} ${turns++}`) * options.length)] ?? '';
    const at = now.targets.filter((t) => t.option === option);
    const target = at.toSorted((a, b) => ORDER.indexOf(a.where) - ORDER.indexOf(b.where))[0];
    if (target === undefined) throw new Error(`${now.question}: nothing answers it.`);
    if (!touch && PLACES.has(option))
      expect(
        at.map((t) => t.where),
        `${now.question} ${option}`,
      ).toContain('board');
    if (!looked.has(now.question)) {
      looked.add(now.question);
      if (axe) expect.soft(await barriers(page), now.question).toEqual([]);
      if (touch) {
        expect.soft(await sideways(page), now.question).toBeLessThanOrEqual(0);
        expect.soft(await tooSmall(page), now.question).toEqual([]);
      }
    }
    const what = `${now.question}: pressing ${option} on the ${target.where}`;
    if (touch) {
      await page.touchscreen.tap(target.x, target.y);
      misses = (await confirmed(page, now.moment)) ? 0 : misses + 1;
      if (misses > 4) throw new Error(`${what} does nothing.`);
    } else {
      await page.mouse.click(target.x, target.y);
      await goneOn(page, now.moment, what);
    }
    pressed.set(target.where, (pressed.get(target.where) ?? 0) + 1);
  }
  return { pressed, turns };
}

/** Taps what confirms a pick; false if nothing was picked. */
async function confirmed(page: Page, moment: string): Promise<boolean> {
  const heard = (before: string): { readonly x: number; readonly y: number } | 'answered' | null => {
    if (document.querySelector('main')?.getAttribute('data-moment') !== before) return 'answered';
    const box = document.querySelector('.choices-confirm')?.getBoundingClientRect();
    return box === undefined ? null : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const waited = await page.waitForFunction(heard, moment, { timeout: 3000 }).catch(() => null);
  const button = (await waited?.jsonValue()) ?? null;
  if (button === null || button === 'answered') return button !== null;
  await page.touchscreen.tap(button.x, button.y);
  await goneOn(page, moment, 'Confirming');
  return true;
}
