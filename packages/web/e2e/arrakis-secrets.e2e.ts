// War for Arrakis at a table of the server: what one seat hides is in nothing that the other's browser is sent or shows.

import { PLANNING_CARDS, type CardId } from '@landsraad/war-for-arrakis';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goneOn } from './arrakis.ts';
import { openBrowser, prompt, type Person } from './people.ts';
import { twoAndAWatcher } from './tables.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Mira plays the Atreides, Otto the Harkonnens, Ines watches. */
const threeAtATable = (): Promise<{ mira: Person; otto: Person; ines: Person }> =>
  twoAndAWatcher(
    browser,
    'war-for-arrakis',
    (page) => page.getByLabel('Who plays Harkonnen').selectOption('open'),
    (page) => expect.poll(() => prompt(page), { timeout: 30_000 }).not.toBe(''),
  );

interface Asked {
  readonly question: number;
  readonly options: readonly (string | number)[];
}
/** The question in the newest view that this browser was sent. */
const askedLast = (p: Person): Asked | null => (p.views.at(-1)?.['decision'] ?? null) as Asked | null;

// Cards, attacks, spies and scouts lay open what was hidden, and rightly so: here nobody uses them.
const LAYS_OPEN = /^play |attack|spy|scout|reveal|rockets|detonate/;

/** Answers with one of the first nine options, by its key; whether anything was asked. */
async function answerQuietly(p: Person, turn: number): Promise<boolean> {
  const moment = await p.page.locator('main').getAttribute('data-moment');
  const asked = askedLast(p);
  if (moment === null || asked === null || String(asked.question) !== moment) return false;
  const quiet = asked.options
    .slice(0, 9)
    .map((option, n) => ({ option: String(option), key: String(n + 1) }))
    .filter(({ option }) => !LAYS_OPEN.test(option));
  await p.page.keyboard.press(quiet[turn % Math.max(1, quiet.length)]?.key ?? '1');
  await goneOn(p.page, moment, `The key for ${quiet[turn % Math.max(1, quiet.length)]?.option ?? '1'}`);
  return true;
}

type Place = { readonly known?: readonly string[]; readonly row?: readonly (string | null)[] };
type Pools = { readonly [pool: string]: { readonly [place: string]: Place } };
const poolsTold = (p: Person): Pools[] => p.views.map((v) => v['hidden'] as Pools);
const inPlace = (place: Place | undefined): readonly string[] => [
  ...(place?.known ?? []),
  ...(place?.row ?? []).filter((x) => x !== null),
];
/** Everything that a browser was ever told of a place. */
const ever = (p: Person, pool: string, place: string): Set<string> =>
  new Set(poolsTold(p).flatMap((pools) => inPlace(pools[pool]?.[place])));
const anyDeck = (p: Person, place: string): Set<string> =>
  new Set(
    ['houseAtreides', 'fremenAlly', 'houseHarkonnen', 'corrinoAlly'].flatMap((deck) => [...ever(p, deck, place)]),
  );

/** The cards of a hand that were never laid open. */
const keptCards = (owner: Person, seat: number, watcher: Person): string[] => {
  const open = new Set(['played', 'attached', 'discard'].flatMap((place) => [...anyDeck(watcher, place)]));
  return [...anyDeck(owner, `hand ${seat}`)].filter((card) => !open.has(card));
};
const isCard = (card: string): card is CardId => card in PLANNING_CARDS;

async function knowsNothingOf(p: Person, cards: readonly string[]): Promise<void> {
  const sent = p.told.join('\n');
  const shown = await p.page.content();
  const read = await p.page.locator('body').innerText();
  for (const card of cards) {
    expect(sent, 'what was sent').not.toContain(card);
    expect(shown, 'the page').not.toContain(card);
    if (isCard(card)) expect(read, 'the words on the page').not.toContain(PLANNING_CARDS[card].title);
  }
}

const TOKEN = /"[SD]-[REF]+"/;
const OBJECTIVE = /"\d+-\d+-\d+"/;
/** Tokens on the board whose units are drawn. */
const openTokens = (p: Person): Promise<number> =>
  p.page.locator(':is(.wa-regular, .wa-elite, .wa-special):is(.wa-token ~ *)').count();
const rankedSietches = (p: Person): Promise<number> => p.page.locator('[aria-label*="sietch of rank"]').count();

test('nothing of the other seat is sent or shown: hand, objective, ranks of sietches, tokens', async () => {
  const { mira, otto, ines } = await threeAtATable();
  let turns = 0;
  for (let waits = 0; turns < 70 && waits < 400;) {
    const said = (await answerQuietly(mira, turns)) || (await answerQuietly(otto, turns));
    if (said) turns++;
    else {
      waits++;
      await mira.page.waitForTimeout(40);
    }
  }
  expect(turns).toBe(70);

  // The owners know it: so there is something to hide, and these are the words to look for.
  expect(mira.told.join('\n')).toMatch(TOKEN);
  expect(mira.told.join('\n')).toMatch(OBJECTIVE);
  expect(ever(mira, 'sietches', 'board').size).toBeGreaterThan(1);
  expect(await rankedSietches(mira)).toBeGreaterThan(3);
  expect(await openTokens(mira)).toBeGreaterThan(0);
  const [hers, his] = [keptCards(mira, 0, ines), keptCards(otto, 1, ines)];
  expect(hers.length).toBeGreaterThan(0);
  expect(his.length).toBeGreaterThan(0);

  await knowsNothingOf(mira, his);
  await knowsNothingOf(otto, hers);
  await knowsNothingOf(ines, [...hers, ...his]);
  for (const p of [otto, ines]) {
    const sent = p.told.join('\n');
    expect(sent).not.toMatch(TOKEN);
    expect(sent).not.toMatch(OBJECTIVE);
    expect([...ever(p, 'sietches', 'board')]).toEqual([]);
    expect([...ever(p, 'objectives', 'kept 0')]).toEqual([]);
    expect(await rankedSietches(p)).toBe(0);
    expect(await p.page.locator('[aria-label*="sietch of unknown rank"]').count()).toBeGreaterThan(3);
    expect(await openTokens(p)).toBe(0);
  }
  const seats: readonly (readonly [Person, number])[] = [
    [mira, 0],
    [otto, 1],
    [ines, -1],
  ];
  for (const [p, seat] of seats) {
    for (const view of p.views) expect(view['seat']).toBe(seat);
    for (const pools of poolsTold(p))
      for (const [pool, places] of Object.entries(pools))
        for (const unseen of ['deck', 'pool', 'supply', 'aside', 'garrisons'])
          expect(inPlace(places[unseen]), `${pool}: ${unseen}`).toEqual([]);
    for (const text of p.told) expect(text).not.toMatch(/"seed"|"hashes"/);
    expect(p.errors).toEqual([]);
    await p.context.close();
  }
});
