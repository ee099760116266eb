import { NO_STANDING, WATCHER, recording, view, type Happening, type View } from '@landsraad/kernel';
import {
  ATREIDES,
  HARKONNEN,
  areaOf,
  battleOdds,
  hitsOfSandworm,
  leaderOf,
  oddsOfAttack,
  rules,
} from '@landsraad/war-for-arrakis';
import { position, type Force, type Position } from '@landsraad/war-for-arrakis/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { bookOf } from '../src/games/book.ts';
import { battleSeen, STEPS, type BattleSeen } from '../src/games/war-for-arrakis/battle/battleSeen.ts';
import { attacksFrom } from '../src/games/war-for-arrakis/battle/attacks.ts';
import { kindsOf, legionWords, movableKinds, tokenName } from '../src/games/war-for-arrakis/battle/legions.ts';
import { oddsNow, weakened } from '../src/games/war-for-arrakis/battle/oddsNow.ts';
import { amount, percent, previewOf } from '../src/games/war-for-arrakis/battle/preview.ts';
import { areasSeen } from '../src/games/war-for-arrakis/position.ts';
import type { AtTable } from '../src/table/context.ts';
import { plainSeatLook } from '../src/table/seatLook.ts';
import type { LogLine, TableSource } from '../src/table/source.ts';

// Screens ask how wide the window is as soon as they are loaded.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));

const roll = (hits: number, shields: number, specials: number) => ({ hits, shields, specials });

/** Harkonnens in ne-11 against Atreides in Gara Kulon, and what has been told so far. */
function assault(red: Force, green: Force, how = 'strategy', rank = 0) {
  const p = position();
  if (rank > 0) p.sietch('gara-kulon', rank);
  p.harkonnen('ne-11', red).atreides('gara-kulon', green);
  const told: Happening[] = [];
  const say = (...answers: string[]): Position => recording(told, () => p.say(...answers));
  const go = (...rolls: ReturnType<typeof roll>[]): Position => {
    p.rolls(...rolls);
    recording(told, () => p.action(HARKONNEN, how));
    return say(how === 'leadership' ? 'surprise attack' : 'attack', 'ne-11', 'gara-kulon');
  };
  const log = (): LogLine[] => told.map((h, id) => ({ id, of: 'game', kind: h.kind, rule: h.rule, nouns: h.nouns }));
  const look = (seat: number = HARKONNEN): BattleSeen => {
    const seen = battleSeen(p.view(seat), log());
    if (seen === null) throw new Error('there is no battle');
    return seen;
  };
  return { p, go, say, look, log };
}

test('before the roll: a blank die for each unit, the rank and each card', () => {
  const a = assault({ regular: 2 }, { regular: 1 }, 'strategy', 2);
  a.p.hand(HARKONNEN, 'sandmasters');
  a.go(roll(0, 3, 0));
  const [attacker, defender] = a.look().sides;
  expect([attacker.dice.map((d) => d.face), defender.dice.length]).toEqual([['blank', 'blank'], 3]);
  expect([STEPS[a.look().step], a.look().rolled, attacker.asked]).toEqual(['Cards', false, true]);
  expect([attacker.seat, attacker.attacks, defender.rank]).toEqual([HARKONNEN, true, 2]);
});

test('after the roll: who used a special, what is cancelled, and the sum in words', () => {
  const a = assault({ regular: 2, special: 1, named: ['beast-rabban'] }, { regular: 3, generic: 1 });
  a.go(roll(1, 1, 1), roll(1, 2, 0));
  const [attacker, defender] = a.look().sides;
  expect(attacker.dice.map((d) => [d.face, d.note])).toEqual([
    ['hit', ''],
    ['shield', ''],
    ['special', 'Beast Rabban'],
  ]);
  // One Sardaukar cancels one of two shields.
  expect(defender.dice.map((d) => d.struck)).toEqual([false, true, false]);
  expect(attacker.sum).toEqual({ rolled: 1, byLeaders: 2, shields: 2, cancelled: 1, total: 2 });
  expect(defender.sum).toEqual({ rolled: 1, byLeaders: 0, shields: 1, cancelled: 0, total: 0 });
  expect([attacker.hits, defender.hits, STEPS[a.look().step]]).toEqual([0, 2, 'Casualties']);
  expect(a.p.table.battle?.hits[ATREIDES]).toBe(2);
});

test('a surprise adds a special that no die shows', () => {
  const a = assault({ regular: 2, generic: 1 }, { regular: 2 }, 'leadership');
  a.go(roll(0, 2, 0), roll(0, 2, 0));
  const [attacker] = a.look().sides;
  expect([attacker.rolled, attacker.dice.length]).toEqual([2, 3]);
});

test('casualties: who falls is seen to fall, and the sum stays what it was', () => {
  const b = assault({ regular: 1, special: 2 }, { regular: 3 });
  b.go(roll(1, 0, 2), roll(2, 1, 0));
  expect(b.look().sides[0].hits).toBe(2);
  const before = b.look().sides[0].sum;
  b.say('special');
  // The Sardaukar that stepped down had cancelled a shield before.
  expect([b.look().sides[0].taken, b.look().sides[0].sum]).toEqual([1, before]);
  expect(b.look().sides[0].figures.map((f) => [f.kind, f.was])).toEqual([
    ['special', ''],
    ['regular', ''],
    ['regular', 'special'],
  ]);
  b.say('regular');
  const [attacker] = b.look().sides;
  expect([attacker.taken, attacker.units]).toEqual([2, 2]);
  expect(attacker.figures.map((f) => f.lost >= 0)).toEqual([false, false, true]);
});

test('to go on against a settlement costs a hit that no die gave', () => {
  const a = assault({ regular: 3, elite: 1 }, { regular: 2 }, 'strategy', 1);
  a.go(roll(0, 4, 0), roll(0, 3, 0));
  expect([a.p.question, STEPS[a.look().step]]).toEqual(['continue the battle?', 'Go on or cease']);
  a.say('continue');
  const [attacker] = a.look().sides;
  expect([a.p.question, attacker.pays, attacker.hits]).toEqual(['take the hit on what?', true, 0]);
});

test('the odds take waiting hits into account', () => {
  const b = assault({ regular: 3 }, { regular: 2, elite: 1 });
  b.go(roll(3, 0, 0), roll(0, 1, 2));
  expect(b.look(ATREIDES).sides[1].hits).toBe(2);
  const named: never[] = [];
  const side = (regular: number, elite: number) => ({
    regular,
    elite,
    special: 0,
    generic: 0,
    escort: 0,
    named,
    cards: 0,
  });
  expect(weakened(side(2, 1), 2)).toEqual(side(2, 0));
  expect(oddsNow(b.p.view(ATREIDES), b.look(ATREIDES))?.win).toBeCloseTo(
    battleOdds(side(3, 0), side(2, 0)).attackerWins,
    9,
  );
});

test('what a seat does not know is guessed and said to be', () => {
  const p = position().harkonnen('ne-11', { regular: 3 }).token('gara-kulon', 'S-RR');
  const from = areaOf('ne-11');
  const to = areaOf('gara-kulon');
  const theirs = oddsOfAttack(p.view(HARKONNEN), from, to);
  const own = oddsOfAttack(p.view(ATREIDES), from, to);
  if (theirs === null || own === null) throw new Error('there is nobody to fight');
  expect([previewOf(theirs).certain, previewOf(own).certain]).toEqual([false, true]);
  const { bars, win, lose, neither } = previewOf(own);
  expect(bars.map((b) => b.left)).toEqual([-2, -1, 0, 1, 2, 3]);
  expect(bars.reduce((sum, b) => sum + b.p, 0)).toBeCloseTo(1, 9);
  expect(win + lose + neither).toBeCloseTo(1, 9);
});

test('chances in words', () => {
  expect([percent(0.784), percent(0.9999), percent(0.0001), percent(1)]).toEqual([
    '78 %',
    'over 99 %',
    'under 1 %',
    '100 %',
  ]);
  expect([amount(1), amount(0.94), amount(2.04), amount(-1e-12)]).toEqual(['1', '0.9', '2', '0']);
});

test('before a legion is chosen: what it could attack next to it, and what a sandworm would do there', () => {
  const p = position()
    .atreides('gara-kulon', { regular: 2 })
    .sietch('gara-kulon', 3)
    .harkonnen('shield-wall-east', { regular: 1 });
  expect(attacksFrom(p.view(HARKONNEN), 'shield-wall-east', HARKONNEN)).toEqual(['gara-kulon']);
  expect(attacksFrom(p.view(ATREIDES), 'gara-kulon', ATREIDES)).toEqual(['shield-wall-east']);
  expect(attacksFrom(p.view(ATREIDES), 'arrakeen', HARKONNEN)).toEqual([]);
  // 4 dice: 3 of 6 faces hit; the one special hits once in the desert, nowhere else.
  const [from, desert, rock] = ['sw-07', 'gara-kulon', 'shield-wall-east'].map(areaOf);
  expect(hitsOfSandworm(p.view(ATREIDES), from ?? -1, desert ?? -1)).toEqual({ dice: 4, mean: (4 * 4) / 6 });
  expect(hitsOfSandworm(p.view(ATREIDES), from ?? -1, rock ?? -1)).toEqual({ dice: 4, mean: 2 });
});

test('a legion in words and by kinds, in the order in which the rules ask', () => {
  const p = position()
    .atreides('gara-kulon', { regular: 2, special: 1, generic: 1, named: ['stilgar'] })
    .token('gara-kulon', 'S-RR');
  const legion = areasSeen(p.view(ATREIDES))[areaOf('gara-kulon')]?.legions[0];
  if (legion === undefined) throw new Error('nobody is there');
  const stilgar = `leader ${leaderOf('stilgar')}`;
  // Its owner reads what is under a token, nobody else does.
  expect(legionWords(legion)).toBe('2 Regulars, 1 Fedaykin, a token of 2 regulars, 1 Naib and Stilgar');
  expect(tokenName(legion, 'token 0')).toBe('Token: 2 Regulars');
  const seen = areasSeen(p.view(HARKONNEN))[areaOf('gara-kulon')]?.legions[0] ?? expect.fail();
  expect(legionWords(seen)).toBe('2 Regulars, 1 Fedaykin, 1 hidden token, 1 Naib and Stilgar');
  expect(tokenName(seen, 'token 0')).toBeNull();
  expect(kindsOf(legion).map((k) => k.kind)).toEqual(['regular', 'special', 'token 0', 'generic', stilgar]);
  const came = [
    {
      area: 0,
      flown: false,
      regular: 1,
      elite: 0,
      special: 1,
      generic: 0,
      escort: 0,
      leaders: 1 << leaderOf('stilgar'),
    },
  ];
  expect(movableKinds(legion, came, [true], [])).toEqual([
    { kind: 'regular', n: 1 },
    { kind: 'generic', n: 1 },
  ]);
});

// ---- on the screen ----

const nothing = (): void => undefined;
const source: TableSource = {
  kind: 'local',
  id: 'here',
  subscribe: () => nothing,
  state: () => null,
  choose: () => Promise.resolve(null),
  act: () => Promise.resolve(null),
  undo: () => Promise.resolve(null),
  redo: () => Promise.resolve(null),
  setStanding: () => Promise.resolve(null),
  whyNot: () => Promise.resolve(null),
  hint: null,
  hurry: null,
  earlier: nothing,
  face: nothing,
  takeSeat: () => Promise.resolve(null),
  start: () => Promise.resolve(null),
  talk: () => Promise.resolve(null),
  consent: () => Promise.resolve(null),
  close: nothing,
};

async function drawn(seen: View, log: readonly LogLine[]): Promise<string> {
  const { BattleScene } = await import('../src/games/war-for-arrakis/battle/BattleScene.tsx');
  const { TableProvider } = await import('../src/table/context.ts');
  const config = { mode: 'two-player', players: 2, options: {} };
  const seatTitle = (seat: number): string => (seat === ATREIDES ? 'Atreides' : 'Harkonnen');
  const state: AtTable['state'] = {
    game: rules.id,
    config,
    status: 'live',
    seats: [],
    viewer: seen.seat,
    view: seen,
    log,
    earlier: false,
    undo: null,
    redo: false,
    clock: null,
    conferring: null,
    standing: NO_STANDING,
    curtain: null,
    connection: { kind: 'here' },
    pending: false,
    proposal: null,
    invite: null,
  };
  const at: AtTable = {
    source,
    parts: { book: bookOf(rules) },
    state,
    config,
    view: seen,
    control: {
      state,
      busy: false,
      notice: null,
      dismiss: nothing,
      picked: null,
      confirm: nothing,
      press: nothing,
      follow: nothing,
      turnBegan: null,
      choose: nothing,
      whyNot: nothing,
      hint: null,
      askHint: null,
      act: nothing,
      undo: nothing,
      run: [],
      takeBack: nothing,
      redo: nothing,
      say: nothing,
    },
    seatName: seatTitle,
    seatTitle,
    seatLook: plainSeatLook,
    thing: (thing) => ({ title: thing }),
    label: String,
    openRule: nothing,
    moments: { all: [], looking: null, asked: false, goOn: nothing, skip: nothing, lookAgain: nothing },
    spotlight: [],
    around: null,
    look: nothing,
    boardTools: null,
    setBoardTools: nothing,
  };
  const props = {
    view: seen,
    config,
    decision: seen.decision,
    picked: null,
    offers: [],
    spotlight: [],
    seatName: seatTitle,
    press: nothing,
    whyNot: nothing,
    act: nothing,
  };
  return renderToStaticMarkup(createElement(TableProvider, { value: at }, createElement(BattleScene, props)));
}
const options = (html: string): string[] => [...html.matchAll(/data-option="([^"]+)"/g)].map((m) => m[1] ?? '');

test('whoever is hit presses the units themselves; everybody else sees the same without buttons', async () => {
  const a = assault({ regular: 2, elite: 1 }, { regular: 3 });
  a.go(roll(0, 0, 3), roll(2, 1, 0));
  expect(a.p.question).toBe('take the hit on what?');
  const [mine, theirs, watched] = await Promise.all(
    [HARKONNEN, ATREIDES, WATCHER].map((seat) => drawn(view(rules, a.p.g, seat), a.log())),
  );
  expect(options(mine ?? '')).toEqual(['elite', 'regular', 'regular']);
  expect(mine).toContain('aria-label="Elite weakened"');
  expect([options(theirs ?? ''), options(watched ?? '')]).toEqual([[], []]);
  for (const html of [mine, theirs, watched]) expect(html).toMatch(/Battle in Gara Kulon<.*round 1/);
});

test('to go on or to cease are large buttons in the battle', async () => {
  const a = assault({ regular: 2 }, { regular: 2 });
  a.go(roll(0, 2, 0), roll(0, 2, 0));
  expect(options(await drawn(view(rules, a.p.g, HARKONNEN), a.log()))).toEqual(['continue', 'cease']);
  expect(options(await drawn(view(rules, a.p.g, ATREIDES), a.log()))).toEqual([]);
});
