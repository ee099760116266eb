import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGES, pageOf } from '../src/app/pages.ts';
import { readSettings } from '../src/app/readSettings.ts';
import { bookOf } from '../src/games/book.ts';
import { gamesFor, playable } from '../src/games/registry.ts';
import { rulesOf } from '../src/games/rules.ts';
import { panorama, vignette } from '../src/look/art.ts';
import { ICON_NAMES } from '../src/look/iconNames.ts';
import { BOTS } from '../src/pages/SeatCards.tsx';
import { localSeats, pairedPlan, serverSeats, USUAL_BOT, whereFor, type SeatPlan } from '../src/pages/seatPlan.ts';
import { LEVELS, USUAL_LEVEL } from '@landsraad/bots';
import { rules } from '@landsraad/reference';

test('a page is found in any folder of any host', () => {
  expect(pageOf('/', '/')).toBe('');
  expect(pageOf('/some/folder/', '/some/folder/')).toBe('');
  expect(pageOf('/some/folder/index.html', '/some/folder/')).toBe('');
  for (const page of PAGES) expect(pageOf(`/some/folder/${page}/`, '/some/folder/')).toBe(page);
  expect(pageOf('/tables', '/')).toBe('tables');
  expect(pageOf('/nowhere/', '/')).toBeNull();
  expect(pageOf('/elsewhere/', '/some/folder/')).toBeNull();
});

test('the page offers the levels that there are', () => {
  expect(BOTS).toEqual(LEVELS.map((l) => [l.name, l.about]));
  expect(USUAL_BOT).toBe(USUAL_LEVEL);
});

test('settings that make no sense are as if unsaid', () => {
  const unsaid = {
    theme: 'system',
    motion: 'system',
    bots: 'calm',
    moments: 'stop',
    sound: false,
    notices: false,
    name: '',
  };
  expect(readSettings(null)).toEqual(unsaid);
  expect(readSettings('{broken')).toEqual(unsaid);
  expect(readSettings('{"theme":"pink","sound":"yes","name":7}')).toEqual(unsaid);
  expect(readSettings('{"theme":"day","motion":"less","sound":true,"name":"Mira"}')).toEqual({
    theme: 'day',
    motion: 'less',
    bots: 'calm',
    moments: 'stop',
    sound: true,
    notices: false,
    name: 'Mira',
  });
});

test('every icon that has a name is drawn, and every drawing has a name', () => {
  const svg = readFileSync(new URL('../src/look/icons.svg', import.meta.url), 'utf8');
  expect([...svg.matchAll(/id="i-([a-z\d-]+)"/g)].map((m) => m[1])).toEqual([...ICON_NAMES]);
});

test('a page that waits for somebody stands still: only what is on its way turns for ever', () => {
  const source = new URL('../src/', import.meta.url);
  const styles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.css'));
  const forEver = styles.flatMap((f) =>
    [...readFileSync(new URL(f, source), 'utf8').matchAll(/animation: ([\w-]+)[^;]* infinite/g)].map(
      ([, name]) => `${f}: ${name}`,
    ),
  );
  expect(styles.length).toBeGreaterThan(20);
  expect(forEver.toSorted()).toEqual(['app/loading.css: breathe', 'table/prompt.css: turn']);
});

test('the same seed draws the same picture', () => {
  expect(vignette('guard')).toBe(vignette('guard'));
  expect(vignette('guard')).not.toBe(vignette('cloak'));
  expect(panorama()).not.toMatch(/NaN|undefined/);
});

test('players are not offered the reference game; whoever works on Landsraad is', () => {
  expect(gamesFor(false).map((g) => g.id)).toEqual(['war-for-arrakis', 'imperium', 'dune']);
  expect(gamesFor(true).map((g) => g.id)).toContain('reference');
  expect(
    gamesFor(true)
      .filter(playable)
      .map((g) => g.id),
  ).toContain('reference');
});

test('a game’s book names its windows', () => {
  expect(bookOf(rules).windows).toEqual([{ name: 'stop the raid?', rule: 'bazaar.raid.guard' }]);
});

test('who sits where decides where the table is', () => {
  const plan = (...kinds: SeatPlan['kind'][]): SeatPlan[] => kinds.map((kind) => ({ kind, bot: 'naib', name: '' }));
  expect(whereFor(plan('me', 'bot'))).toEqual({ place: 'device', problem: null });
  expect(whereFor(plan('me', 'open'))).toEqual({ place: 'server', problem: null });
  expect(whereFor(plan('me', 'here', 'open')).problem).toMatch(/not both/);
  expect(whereFor(plan('me', 'open', 'me', 'open'))).toEqual({ place: 'server', problem: null });
  expect(whereFor(plan('bot', 'bot')).problem).toMatch(/No seat is yours/);
  expect(localSeats(plan('me', 'here', 'bot'), 'Mira').map((s) => s.name)).toEqual(['Mira', 'Player 2', 'naib']);
  expect(serverSeats(plan('me', 'open', 'bot'))).toEqual([
    { kind: 'me' },
    { kind: 'open' },
    { kind: 'bot', bot: 'naib' },
  ]);
});

test('seats that one player holds are planned together', () => {
  const seat = (kind: SeatPlan['kind'], name = ''): SeatPlan => ({ kind, bot: 'naib', name });
  const pairs = [
    [0, 2],
    [1, 3],
  ];
  const plan = [seat('me'), seat('bot'), seat('bot'), seat('here', 'Dara')];
  expect(pairedPlan(plan, pairs).map((p) => p.kind)).toEqual(['me', 'bot', 'me', 'bot']);
  expect(pairedPlan(plan, pairs, 3).map((p) => p.kind)).toEqual(['me', 'here', 'me', 'here']);
  expect(pairedPlan(plan, []).map((p) => p.kind)).toEqual(['me', 'bot', 'bot', 'here']);
  expect(localSeats(pairedPlan(plan, pairs, 3), 'Mira', pairs)).toEqual([
    { kind: 'person', name: 'Mira', bot: null, mine: true },
    { kind: 'person', name: 'Dara', bot: null },
    { kind: 'person', name: 'Mira', bot: null, mine: true },
    { kind: 'person', name: 'Dara', bot: null, with: 1 },
  ]);
});

test('whatever can be begun at once is a mode of its game', async () => {
  for (const { id, ways } of gamesFor(true)) {
    const modes = (await rulesOf(id))((r) => r.modes.map((m) => m.id));
    expect(modes).toEqual(expect.arrayContaining(ways.map((w) => w.mode)));
    expect(ways.map((w) => w.mode)).not.toContain(modes[0]);
  }
});
