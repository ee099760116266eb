import { rules } from '@landsraad/dune';
import { asked as asking } from '@landsraad/kernel/testing';
import type { Decision } from '@landsraad/kernel';
import { describe, expect, test, vi } from 'vitest';
import { firstDraft, sayDraft, strengthOf, type Draft, type PlanAsked } from '../src/games/dune/battle/draft.ts';
import { boxOf, placeNames, type Box } from '../src/games/dune/map/labels.ts';
import { changesBetween, placesOf, strikesIn, sweptBy, type MapSeen } from '../src/games/dune/motion/telling.ts';
import type { ForcesSeen } from '../src/games/dune/position.ts';
import type { LogLine } from '../src/table/source.ts';

// Screens ask how wide the window is as soon as they are loaded.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { ANSWERED_BY, ANSWERS } = await import('../src/games/dune/answers/answers.ts');
const { starredToo } = await import('../src/games/dune/answers/Groups.tsx');

/** Every question that some procedure of the rules asks. */
function asked(): string[] {
  const names = new Set<string>();
  for (const procedure of rules.book.procedures.values())
    for (const i of procedure.code) if (i.op === 'ask' || i.op === 'freely' || i.op === 'window') names.add(i.name);
  return [...names].sort();
}

describe('answers', () => {
  test('every question of the rules has its answer, and no other', () => {
    expect(Object.keys(ANSWERED_BY).sort()).toEqual(asked());
    for (const question of asked()) expect(ANSWERS[question], question).toBeTypeOf('function');
  });
  test('at most a quarter of the questions are answered by a generic list', () => {
    const all = Object.values(ANSWERED_BY);
    expect(all.filter((a) => a.where === 'generic').length * 4).toBeLessThanOrEqual(all.length);
  });
  test('what is set together is said one after the other', () => {
    const next = starredToo('how many from there?', 2);
    const stars = (...options: number[]): Decision => ({
      ...asking('how many starred forces from there?', ''),
      options,
    });
    expect(next(stars(0, 1, 2))).toBe(2);
    expect(next(stars(0, 1))).toBeNull();
    expect(next({ ...asking('move?', ''), options: ['move'] })).toBeNull();
  });
});

describe('a battle plan', () => {
  const draft: Draft = {
    leader: 'stilgar',
    haderach: false,
    weapon: 'crysknife',
    defense: 'none',
    dial: 2.5,
    spice: 1,
  };
  const question = (name: string, ...options: (string | number)[]): Decision => ({ ...asking(name, ''), options });
  test('is said element by element', () => {
    const say = sayDraft(draft);
    expect(say(question('which leader?', 'chani', 'stilgar'))).toBe('stilgar');
    expect(say(question('which weapon?', 'none', 'crysknife'))).toBe('crysknife');
    expect(say(question('dial how much?', 0, 1, 2, 3))).toBe(2);
    expect(say(question('and a half?', 'no', 'and a half'))).toBe('and a half');
    expect(say(question('support with how much spice?', 0, 1))).toBe(1);
  });
  test('stops where the rules leave it no choice but another, and at other questions', () => {
    const say = sayDraft(draft);
    // Only one answer: it is given. Several, and not this one: the player is asked.
    expect(say(question('which weapon?', 'none'))).toBe('none');
    expect(say(question('which weapon?', 'none', 'chaumas'))).toBeNull();
    expect(say(question('bid?', 'pass'))).toBeNull();
    expect(sayDraft({ ...draft, dial: null })(question('dial how much?', 0, 1))).toBeNull();
  });
  test('comes to dial, leader and Kwisatz Haderach', () => {
    expect(strengthOf(draft)).toBe(2.5 + 7);
    expect(strengthOf({ ...draft, haderach: true })).toBe(2.5 + 7 + 2);
    expect(strengthOf({ ...draft, leader: 'cheap-hero' })).toBe(2.5);
  });
  test('begins with the strongest leader and nothing dialed', async () => {
    const { begin, configOf, settle, view } = await import('@landsraad/kernel');
    const g = begin(rules, configOf(rules, { mode: 'advanced', players: 6 }), 'plan');
    settle(rules, g, 'table');
    const d: PlanAsked = {
      ...asking('which leader?', ''),
      name: 'which leader?',
      options: ['jamis', 'stilgar', 'chani'],
      about: { leader: 'none', weapon: 'none', defense: 'none', dial: 0 },
      means: null,
    };
    expect(firstDraft(view(rules, g, 3), d)).toMatchObject({ leader: 'stilgar', weapon: 'none', dial: null });
  });
});

describe('what happened on the map', () => {
  const forces = (seat: number, at: ForcesSeen['at'], n: number, starred = 0): ForcesSeen => ({
    seat,
    faction: 'atreides',
    at,
    forces: n,
    starred,
    advisors: false,
  });
  const seen = (list: readonly ForcesSeen[], storm = 0, spice: MapSeen['spice'] = []): MapSeen => ({
    forces: list,
    storm,
    spice,
  });
  test('as many that left one place and came to another have moved', () => {
    const before = seen([forces(0, 'arrakeen@9', 10)]);
    const after = seen([forces(0, 'arrakeen@9', 6), forces(0, 'old-gap@9', 4)]);
    const changes = changesBetween(before, after);
    expect(changes).toMatchObject([{ kind: 'moved', from: 'arrakeen@9', to: 'old-gap@9', group: { forces: 4 } }]);
    expect(placesOf(changes)).toEqual(['arrakeen@9', 'old-gap@9']);
  });
  test('forces die, spice blows, the storm sweeps over the end of the count', () => {
    const before = seen([forces(1, 'old-gap@9', 3)], 16);
    const after = seen([], 1, [{ at: 'old-gap@9', amount: 6 }]);
    expect(changesBetween(before, after).map((c) => c.kind)).toEqual(['storm', 'spice', 'went']);
    expect(sweptBy(16, 1)).toEqual([17, 0, 1]);
    expect(changesBetween(before, before)).toEqual([]);
  });
  test('the log tells of worms and battles', () => {
    const line = (kind: string, territory: string): LogLine => ({
      id: 0,
      of: 'game',
      kind,
      rule: '',
      nouns: { territory },
    });
    expect(strikesIn([line('devoured', 'old-gap'), line('battle', 'carthag'), line('turn', 'carthag')])).toEqual([
      { kind: 'worm', territory: 'old-gap' },
      { kind: 'battle', territory: 'carthag' },
    ]);
  });
});

test('names stand on all territories, and not on each other', () => {
  const names = placeNames(14, []);
  expect(names).toHaveLength(42);
  const overlaps = (a: Box, b: Box): boolean =>
    a.x < b.x + b.wide && b.x < a.x + a.wide && a.y < b.y + b.high && b.y < a.y + a.high;
  const boxes = names.map((n) => [n.territory, boxOf(n)] as const);
  const clashes = boxes.flatMap(([a, p], n) =>
    boxes.slice(n + 1).flatMap(([b, q]) => (overlaps(p, q) ? [`${a} ${b}`] : [])),
  );
  expect(clashes).toEqual([]);
});
