// War for Arrakis in front of a browser: what it asks, what answers, and whether it goes on.

import { FACTS, PLANNING_CARDS } from '@landsraad/war-for-arrakis';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { fraction } from './gather.ts';
import { barriers } from './looks.ts';
import { nothingYet, prompt, type Person } from './people.ts';

/** The same game every time: what the page draws at random comes from a fixed row. */
export async function fixedSeed(me: Person, seed: number): Promise<void> {
  await me.context.addInitScript((from) => {
    let n = from;
    crypto.getRandomValues = (into) => {
      if (into instanceof Uint8Array)
        for (let i = 0; i < into.length; i++) into[i] = (n = (n * 69069 + 1) >>> 0) >>> 24;
      return into;
    };
  }, seed);
}

interface Target {
  readonly option: string;
  /** In which part of the table it stands. */
  readonly where: string;
  /** A point at which a finger meets it and nothing else. */
  readonly x: number;
  readonly y: number;
}
interface Asked {
  readonly question: string;
  readonly moment: string;
  readonly targets: readonly Target[];
}

/** Where an answer is looked for first: the thing itself, the list only for what is no thing. */
export type Parts = { readonly [part: string]: string };
const PARTS: Parts = {
  battle: '.table-board .wa-battle',
  board: '.table-board .wa-board',
  hand: '.table-hand',
  dashboard: '.table-dashboard',
  seats: '.table-seats',
  choices: '.choices',
};
export const ORDER = Object.keys(PARTS);

/** What the page asks and everything that answers it and can be met by a finger; null while others decide. */
export const askedNow = (page: Page, of: Parts = PARTS): Promise<Asked | null> =>
  page.evaluate((parts) => {
    const main = document.querySelector('main');
    const question = main?.getAttribute('data-question') ?? null;
    const moment = main?.getAttribute('data-moment') ?? null;
    const choices = document.querySelector('.choices');
    if (question === null || moment === null || choices === null || choices.matches('.still')) return null;
    const meet = (x: Element): readonly [number, number] | null => {
      const box = x.getBoundingClientRect();
      for (const v of [0.5, 0.3, 0.7, 0.15, 0.85])
        for (const u of [0.5, 0.3, 0.7, 0.15, 0.85]) {
          const at = [box.left + u * box.width, box.top + v * box.height] as const;
          if (document.elementFromPoint(...at)?.closest('[data-option]') === x) return at;
        }
      return null;
    };
    const targets = Object.entries(parts).flatMap(([where, root]) =>
      [...document.querySelectorAll(`${root} [data-option]`)]
        .filter((x) => (where === 'choices' || x.matches('.offered')) && !x.matches('[disabled]'))
        .flatMap((x) => {
          const at = meet(x);
          return at === null ? [] : [{ option: x.getAttribute('data-option') ?? '', where, x: at[0], y: at[1] }];
        }),
    );
    // Answers further down are scrolled to, as a person would; they are met the next time.
    if (targets.length === 0) document.querySelector('.choices [data-option]')?.scrollIntoView({ block: 'nearest' });
    return targets.length === 0 ? null : { question, moment, targets };
  }, of);

export const over = (page: Page): Promise<boolean> => page.getByTestId('result').isVisible();

/** Waits until the page has gone on from a moment. */
export async function goneOn(page: Page, moment: string, what: string): Promise<void> {
  const on = (before: string): boolean => document.querySelector('main')?.getAttribute('data-moment') !== before;
  await page.waitForFunction(on, moment, { timeout: 20_000 }).catch((cause: unknown) => {
    throw new Error(`${what} does nothing.`, { cause });
  });
}

export async function playNow(me: Person, game = 'War for Arrakis'): Promise<void> {
  await me.page.goto(inject('address'));
  await me.page.getByRole('link', { name: `Play ${game} now` }).click();
  await expect.poll(() => prompt(me.page), { timeout: 30_000 }).not.toBe('');
}

const AREAS = new Set<string>(FACTS.board.areas.map((a) => a.id));
const ZONES = new Set<string>(FACTS.board.airZones.map((z) => z.id));
const CARDS = new Set<string>(Object.keys(PLANNING_CARDS));

/** A whole game by pressing the very things that are asked about; says how often each part of the table was pressed. */
export async function playByPressing(me: Person, seed: string): Promise<Map<string, number>> {
  const { page } = me;
  const pressed = new Map<string, number>();
  const looked = new Set<string>();
  let turns = 0;
  while (!(await over(page))) {
    const now = await askedNow(page);
    if (now === null) {
      await nothingYet(page);
      continue;
    }
    const options = [...new Set(now.targets.map((t) => t.option))];
    const option = options[Math.floor(fraction(`${seed} ${turns++}`) * options.length)] ?? '';
    const at = now.targets.filter((t) => t.option === option);
    const target = at.toSorted((a, b) => ORDER.indexOf(a.where) - ORDER.indexOf(b.where))[0];
    if (target === undefined) throw new Error(`${now.question}: nothing answers it.`);
    const places = at.map((t) => t.where);
    if (AREAS.has(option) || ZONES.has(option)) expect(places, `${now.question} ${option}`).toContain('board');
    if (CARDS.has(option.replace(/^play /, ''))) expect(places, `${now.question} ${option}`).toContain('hand');
    if (!looked.has(now.question)) {
      looked.add(now.question);
      expect.soft(await barriers(page), now.question).toEqual([]);
    }
    await page.mouse.click(target.x, target.y);
    pressed.set(target.where, (pressed.get(target.where) ?? 0) + 1);
    await goneOn(page, now.moment, `${now.question}: pressing ${option} on the ${target.where}`);
  }
  return pressed;
}
