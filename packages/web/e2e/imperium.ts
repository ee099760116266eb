// Imperium in front of a browser: where its answers are, and a whole game by pressing them.

import { BOARD_SPACES } from '@landsraad/imperium';
import { expect } from 'vitest';
import { askedNow, goneOn, over, type Parts } from './arrakis.ts';
import { fraction } from './gather.ts';
import { barriers } from './looks.ts';
import { nothingYet, type Person } from './people.ts';

/** Where an answer is looked for first: the thing itself, the list only for what is no thing. */
export const PARTS: Parts = {
  board: '.table-board .im-board',
  hand: '.table-hand',
  choices: '.choices',
};
const ORDER = Object.keys(PARTS);
const PLACES = new Set(BOARD_SPACES.keys());

interface How {
  /** What makes this game another than the next. */
  readonly seed: string;
  /** Looks for barriers at every question that is new. */
  readonly axe?: boolean;
}

/** Presses things until the game is over; how often in which part of the table. */
export async function playWhole({ page }: Person, { seed, axe = false }: How) {
  const pressed = new Map<string, number>();
  const looked = new Set<string>();
  let turns = 0;
  while (!(await over(page))) {
    const now = await askedNow(page, PARTS);
    if (now === null) {
      await nothingYet(page);
      continue;
    }
    const options = [...new Set(now.targets.map((t) => t.option))];
    const option = options[Math.floor(fraction(`${seed} ${turns++}`) * options.length)] ?? '';
    const at = now.targets.filter((t) => t.option === option);
    const target = at.toSorted((a, b) => ORDER.indexOf(a.where) - ORDER.indexOf(b.where))[0];
    if (target === undefined) throw new Error(`${now.question}: nothing answers it.`);
    if (PLACES.has(option))
      expect(
        at.map((t) => t.where),
        `${now.question} ${option}`,
      ).toContain('board');
    if (!looked.has(now.question)) {
      looked.add(now.question);
      if (axe) expect.soft(await barriers(page), now.question).toEqual([]);
    }
    const what = `${now.question}: pressing ${option} on the ${target.where}`;
    await page.mouse.click(target.x, target.y);
    await goneOn(page, now.moment, what);
    pressed.set(target.where, (pressed.get(target.where) ?? 0) + 1);
  }
  return { pressed, turns };
}
