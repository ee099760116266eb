// Dune at a table of the server: what one shield hides is in nothing that the rival's browser is sent.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerByKey } from './dune.ts';
import { openBrowser, prompt, type Person, type View } from './people.ts';
import { twoAndAWatcher } from './tables.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Answers by key; whether anything was asked. */
async function answered(p: Person, turn: number): Promise<boolean> {
  const moment = await p.page.locator('main').getAttribute('data-moment');
  if (moment === null || (await p.page.locator('.choices.still').count()) > 0) return false;
  await answerByKey(p.page, moment, turn);
  return true;
}

type Place = { readonly known?: readonly string[]; readonly row?: readonly (string | null)[] };
type Pools = { readonly [pool: string]: { readonly [place: string]: Place } };
const pools = (v: View): Pools => v['hidden'] as Pools;
const inPlace = (place: Place | undefined): readonly string[] => [
  ...(place?.known ?? []),
  ...(place?.row ?? []).filter((x) => x !== null),
];
const ever = (p: Person, pool: string, place: string): Set<string> =>
  new Set(p.views.flatMap((v) => inPlace(pools(v)[pool]?.[place])));
const spiceTold = (p: Person, seat: number): unknown[] =>
  p.views.map((v) => (v['purses'] as { readonly spice: { readonly amounts: readonly unknown[] } }).spice.amounts[seat]);

interface Shown {
  readonly leader: string;
  readonly weapon: string;
  readonly defense: string;
}
const plansIn = (v: View): readonly Shown[] =>
  (v['table'] as { readonly battle: { readonly plans: readonly Shown[] } | null }).battle?.plans ?? [];
/** Cards that their owner played or chose to show, as this browser was told. */
const SHOWN = /"kind":"(?:shown|card played|element shown)"[^{}]*"nouns":\{[^{}]*"(?:card|value)":"([\w-]+)"/g;
const shownTo = (p: Person): string[] => p.told.flatMap((text) => [...text.matchAll(SHOWN)].map((m) => m[1] ?? ''));
/** What this browser may know of hands: also cards turned over in battles and, for the Atreides, those up for auction. */
const laidOpen = (p: Person): ReadonlySet<string> =>
  new Set([
    ...shownTo(p),
    ...ever(p, 'treachery', 'row'),
    ...p.views.flatMap((v) => plansIn(v).flatMap((plan) => [plan.leader, plan.weapon, plan.defense])),
  ]);

test('nothing of the rival is sent: hand, traitors, spice, plan', async () => {
  const { mira, otto, ines } = await twoAndAWatcher(
    browser,
    'dune',
    async (page) => {
      while ((await page.getByLabel(/^Who plays/).count()) > 2)
        await page.getByRole('button', { name: 'Remove a seat' }).click();
      await page
        .getByLabel(/^Who plays/)
        .nth(1)
        .selectOption('open');
    },
    (page) => expect.poll(() => prompt(page), { timeout: 30_000 }).not.toBe(''),
  );
  let turns = 0;
  for (let waits = 0; turns < 60 && waits < 600;) {
    const said = (await answered(mira, turns)) || (await answered(otto, turns));
    if (said) turns++;
    else {
      waits++;
      await mira.page.waitForTimeout(40);
    }
  }
  expect(turns).toBe(60);
  const seats: readonly (readonly [Person, number, Person])[] = [
    [mira, 0, otto],
    [otto, 1, mira],
  ];
  for (const [owner, seat, rival] of seats) {
    // The owner knows it, so there is something to hide.
    expect(ever(owner, 'traitors', `kept ${seat}`).size).toBeGreaterThan(0);
    expect(ever(owner, 'treachery', `hand ${seat}`).size).toBeGreaterThan(0);
    expect(spiceTold(owner, seat).some((n) => typeof n === 'number' && n > 0)).toBe(true);
    for (const p of [rival, ines]) {
      expect([...ever(p, 'traitors', `kept ${seat}`)]).toEqual([]);
      expect([...ever(p, 'traitors', `dealt ${seat}`)]).toEqual([]);
      expect(spiceTold(p, seat).every((n) => n === null)).toBe(true);
      const open = laidOpen(p);
      expect([...ever(p, 'treachery', `hand ${seat}`)].filter((card) => !open.has(card))).toEqual([]);
      for (const v of p.views) expect(inPlace(pools(v)['treachery']?.['deck'])).toEqual([]);
      // A plan is open for both or for nobody.
      for (const v of p.views) expect([0, 2]).toContain(plansIn(v).length);
    }
  }
  const eyes: readonly (readonly [Person, number])[] = [
    [mira, 0],
    [otto, 1],
    [ines, -1],
  ];
  for (const [p, seat] of eyes) {
    for (const v of p.views) expect(v['seat']).toBe(seat);
    for (const text of p.told) expect(text).not.toMatch(/"seed"|"hashes"/);
    expect(p.errors).toEqual([]);
    await p.context.close();
  }
});
