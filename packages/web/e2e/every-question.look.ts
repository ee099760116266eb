// Every question of the games with boards at five sizes: no barrier, nothing too small, cut off or on top of something else.
// Long, so not among the tests of `npm test`: `npm run looks -w packages/web`. LANDSRAAD_GAME chooses a game by its id,
// LANDSRAAD_SHOTS names a folder for pictures,
// LANDSRAAD_QUESTION chooses questions by words, LANDSRAAD_MOST=20 the twenty that are asked most, LANDSRAAD_PART=2/6 every sixth beginning with the second,
// LANDSRAAD_NEAR=400 a moment about so many decisions into a game instead of the first (a fuller table), and
// LANDSRAAD_MODE is the mode of War for Arrakis, and
// LANDSRAAD_WAYS names a file that keeps the ways to the questions from one part to the next.

import { rules as dune } from '@landsraad/dune';
import { rules as imperium } from '@landsraad/imperium';
import { configOf, type Config, type Rules } from '@landsraad/kernel';
import { rules as arrakis } from '@landsraad/war-for-arrakis';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { waysToQuestions, type WayTo } from './gather.ts';
import { barriers, clipped, sideways, tooFine, tooSmall } from './looks.ts';
import { DESK, openBrowser, PHONE, sitDown } from './people.ts';
import { openAt } from './saved.ts';

const SIZES = {
  desk: DESK,
  laptop: { width: 1280, height: 720 },
  tablet: { width: 820, height: 1180 },
  phone: PHONE,
  sideways: { width: 844, height: 390 },
};
/** Where axe looks too, and for what; by day only the colours are others. */
const AXE: { readonly [sizeAndTheme: string]: string[] | null } = {
  'desk night': null,
  'desk day': ['color-contrast'],
  'phone night': null,
};
const shots = process.env['LANDSRAAD_SHOTS'];
const only = process.env['LANDSRAAD_QUESTION'];
const most = Number(process.env['LANDSRAAD_MOST'] ?? Infinity);
const [part = 1, parts = 1] = (process.env['LANDSRAAD_PART'] ?? '1/1').split('/').map(Number);

function ways<T>(rules: Rules<T>, config: Config, note: string): readonly (readonly [question: string, way: WayTo])[] {
  const file = process.env['LANDSRAAD_WAYS'];
  const kept = file === undefined ? undefined : `${file}.${rules.id}${note}`;
  if (kept !== undefined && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const near = Number(process.env['LANDSRAAD_NEAR'] ?? 0);
  const all = waysToQuestions(rules, config, { games: 60, atMost: 200, decisions: 2500, near });
  const found = [...all].sort(([a], [b]) => a.localeCompare(b));
  if (kept !== undefined) writeFileSync(kept, JSON.stringify(found));
  return found;
}
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Questions of this game that a test before looks at: another setting only adds its own. */
const known = new Map<string, Set<string>>();

function everyQuestion<T>(rules: Rules<T>, config: Config = configOf(rules, {}), note = '', again = true): void {
  if ((process.env['LANDSRAAD_GAME'] ?? rules.id) !== rules.id) return;
  const before = known.get(rules.id) ?? new Set();
  const all = ways(rules, config, note).filter(([question]) => again || !before.has(question));
  known.set(rules.id, new Set([...before, ...all.map(([question]) => question)]));
  const enough = all.map(([, { times }]) => times).toSorted((a, b) => b - a)[most - 1] ?? 0;
  const looked = all
    .filter(([question, { times }]) => times >= enough && (only === undefined || question.includes(only)))
    .filter((_, n) => n % parts === part - 1);
  for (const [question, way] of looked)
    test(`${rules.title}${note}: ${question}`, async () => {
      const me = await sitDown(browser);
      const { page } = me;
      await page.goto(inject('address'));
      await openAt(page, inject('address'), rules, way, config);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await page.getByTestId('prompt').waitFor();
        for (const theme of ['night', 'day'] as const) {
          await page.evaluate((t) => (document.documentElement.dataset['theme'] = t), theme);
          await page.waitForTimeout(350);
          const named = `${rules.id}${note} ${question} ${size} ${theme}`;
          if (shots !== undefined)
            await page.screenshot({ path: join(shots, `${named.replace(/\W+/g, '-').toLowerCase()}.png`) });
          const rulesOfAxe = AXE[`${size} ${theme}`];
          if (rulesOfAxe !== undefined) expect.soft(await barriers(page, rulesOfAxe), named).toEqual([]);
          if (theme === 'day') continue;
          expect.soft(await sideways(page), `${named} scrolls sideways`).toBeLessThanOrEqual(0);
          expect.soft(await clipped(page), named).toEqual([]);
          expect.soft(await tooFine(page), named).toEqual([]);
          if (size === 'phone' || size === 'sideways') expect.soft(await tooSmall(page), named).toEqual([]);
        }
      }
      expect(me.errors).toEqual([]);
      await me.context.close();
    });
}

// With the expansions, which add questions and take none away.
const mode = process.env['LANDSRAAD_MODE'] ?? 'two-player';
everyQuestion(arrakis, configOf(arrakis, { mode, options: { desertWar: true, smugglers: true, spacingGuild: true } }));
everyQuestion(imperium);
// Another board, and questions of its own.
everyQuestion(imperium, configOf(imperium, { players: 4, options: { riseOfIx: true } }), ' with Rise of Ix');
everyQuestion(dune, configOf(dune, { mode: 'advanced', players: 6 }));
// What only some tables settle: how factions are chosen, and who dials the storm without the Fremen.
everyQuestion(dune, configOf(dune, { mode: 'basic', players: 4, options: { factions: 'picked' } }), ' picked', false);
