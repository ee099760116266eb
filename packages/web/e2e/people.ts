// People in front of browsers, and everything their browsers are told.

import { patched, type Patch } from '@landsraad/table/patch';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect } from 'vitest';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function installed(): string {
  const said = process.env['LANDSRAAD_CHROMIUM'];
  if (said !== undefined && said !== '') return said;
  for (const name of NAMES)
    for (const folder of (process.env['PATH'] ?? '').split(delimiter))
      if (existsSync(join(folder, name))) return join(folder, name);
  throw new Error(
    'The end-to-end tests need Chromium: install the package chromium, or name one in LANDSRAAD_CHROMIUM.',
  );
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: installed(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A view as it came: the tests know no more of it than any reader. */
export interface View {
  readonly [field: string]: unknown;
}

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Every body of the interface and every frame of a stream that this browser was sent, as text. */
  readonly told: string[];
  /** Every view that it was told. */
  readonly views: readonly View[];
  /** What the page complained about. */
  readonly errors: string[];
}

export interface PersonSettings {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly theme?: 'night' | 'day';
  readonly name?: string;
  /** How fast bots move on this device. */
  readonly bots?: 'calm' | 'brisk' | 'at once';
  /** Whether the table stops at moments: only where a test is about them. */
  readonly moments?: 'stop' | 'brief' | 'off';
}

const isObject = (x: unknown): x is View => typeof x === 'object' && x !== null;

/** Finds the views in what a browser is told: whole ones, wherever they stand, and what a change makes of the one before. */
function seeing(views: View[]): (eyes: string, text: string) => void {
  const last = new Map<string, View>();
  return (eyes, text) => {
    const search = (x: unknown): void => {
      if (!isObject(x)) return;
      const patch = isObject(x['patch']) ? x['patch']['view'] : undefined;
      if (patch !== undefined) return search(patched(last.get(eyes) ?? null, patch as Patch));
      if ('hidden' in x && 'purses' in x) {
        last.set(eyes, x);
        views.push(x);
      }
      for (const value of Object.values(x)) search(value);
    };
    try {
      search(JSON.parse(text));
    } catch {
      // Not JSON: nothing of a game.
    }
  };
}

export async function sitDown(browser: Browser, how: PersonSettings = {}): Promise<Person> {
  const context = await browser.newContext({
    viewport: how.viewport ?? DESK,
    colorScheme: how.theme === 'day' ? 'light' : 'dark',
    reducedMotion: 'reduce',
    hasTouch: how.viewport === PHONE,
  });
  await context.addInitScript(
    (said) => {
      localStorage.setItem('landsraad-dev', '1');
      if (localStorage.getItem('landsraad-settings') === null)
        localStorage.setItem('landsraad-settings', JSON.stringify(said));
    },
    { name: how.name ?? '', bots: how.bots ?? 'calm', moments: how.moments ?? 'off' },
  );
  const page = await context.newPage();
  const told: string[] = [];
  const views: View[] = [];
  const errors: string[] = [];
  const see = seeing(views);
  const hear = (address: string, text: string): void => {
    told.push(text);
    see(new URL(address).searchParams.get('seat') ?? '', text);
  };
  page.on('response', (r) => {
    if (!new URL(r.url()).pathname.startsWith('/api/')) return;
    r.text().then(
      (text) => hear(r.url(), text),
      () => undefined,
    );
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', (frame) => hear(socket.url(), String(frame.payload)));
  });
  page.on('pageerror', (e) => errors.push(e.message));
  return { page, context, told, views, errors };
}

export const prompt = async (page: Page): Promise<string> => (await page.getByTestId('prompt').textContent()) ?? '';

/** How long a page may show the same while nothing can be answered. Bots think for seconds at most. */
const PATIENCE = 60_000;
const shown = new WeakMap<Page, { readonly what: string; readonly since: number }>();

/** Waits a moment because nothing can be answered yet. A page that stands still fails, and says what it shows. */
export async function nothingYet(page: Page): Promise<void> {
  const what = await page.evaluate(() => {
    const main = document.querySelector('main');
    const choices = document.querySelector('.choices');
    return JSON.stringify({
      question: main?.dataset['question'],
      moment: main?.dataset['moment'],
      choices: choices?.className,
      answers: [...document.querySelectorAll('[data-option]')].length,
      text: (main?.innerText ?? document.body.innerText).slice(0, 1500),
    });
  });
  const before = shown.get(page);
  if (before?.what !== what) shown.set(page, { what, since: Date.now() });
  else if (Date.now() - before.since > PATIENCE) throw new Error(`The page stands still: ${what}`);
  await page.waitForTimeout(20);
}

/** Waits until the page asks this. */
export async function asked(page: Page, words: RegExp): Promise<void> {
  await expect.poll(() => prompt(page), { timeout: 30_000, interval: 60 }).toMatch(words);
}

/** Chooses an answer by its option, whatever it looks like. */
export async function choose(page: Page, option: string | number): Promise<void> {
  await page.locator(`.choices [data-option="${option}"]`).first().click();
  const confirm = page.locator('.choices-confirm');
  if (await confirm.isVisible()) await confirm.click();
}

/** All answers that may be given now; none while others are asked. */
export const answers = (page: Page): Promise<string[]> =>
  page
    .locator('.choices:not(.still) :is(.option, .amount:not(.beyond))')
    .evaluateAll((all) => all.map((x) => (x instanceof HTMLElement ? (x.dataset['option'] ?? '') : '')));

/** Answers whatever is asked, if anything; what was answered. */
export async function answerSomething(
  page: Page,
  pick: (options: readonly string[], question: string) => string,
): Promise<string | null> {
  const options = await answers(page);
  if (options.length === 0) return null;
  const option = pick(options, await prompt(page));
  try {
    await page.locator(`.choices:not(.still) [data-option="${option}"]`).first().click({ timeout: 2000 });
  } catch {
    // Somebody else was faster: the question is gone.
    return null;
  }
  return option;
}
