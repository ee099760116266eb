import { CONFLICTS, FACTS, intrigue, strength } from '@landsraad/imperium';
import { describe, expect, test } from 'vitest';
import { at, position, type Wish } from './position.ts';
import { rule } from './rule.ts';

/** Strengths by troops and swords. */
const fights = (...s: number[]): Wish[] =>
  s.map((n) => ({
    conflict: Math.min(1, n),
    swords: Math.max(0, n - 2),
    garrison: 3,
    supply: n > 0 ? 8 : 9,
    revealed: 1,
  }));
const rewards = (p: ReturnType<typeof at>): [number, number][] =>
  p.happened
    .filter((h) => h.kind === 'reward')
    .map((h): [number, number] => [Number(h.nouns['house']), Number(h.nouns['place'])])
    .toSorted((a, b) => a[0] - b[0]);
const solari = (p: ReturnType<typeof at>): number[] => p.table.houses.map((h) => h.solari);

describe('combat', () => {
  rule('imp.combat.phase-order', () => {
    const p = at('combat', {
      conflict: 'guild-bank-raid',
      houses: [{ ...fights(4)[0]!, intrigue: ['ambush'] }, ...fights(0, 0, 0)],
    });
    expect([p.question, solari(p)]).toEqual(['play a combat card?', [0, 0, 0, 0]]);
    p.next('pass');
    expect(solari(p)).toEqual([6, 0, 0, 0]);
  });
  rule('imp.combat.who-takes-part', () => {
    const p = at('combat', {
      houses: [{ intrigue: ['ambush'], revealed: 1 }, { ...fights(4)[0]!, intrigue: ['ambush'] }, ...fights(0, 0)],
    });
    expect([p.question, p.seat]).toEqual(['play a combat card?', 1]);
    p.next('pass');
    expect(p.question).not.toBe('play a combat card?');
  });
  rule('imp.combat.intrigue-order', () => {
    const p = at('combat', { first: 2, houses: fights(4, 4, 4, 4).map((h) => ({ ...h, intrigue: ['ambush'] })) });
    const seats = [];
    for (let n = 0; n < 4; n++) {
      seats.push(p.seat);
      p.next('pass');
    }
    expect(seats).toEqual([2, 3, 0, 1]);
  });
  rule('imp.combat.pass-not-final', () => {
    const p = at('combat', {
      players: 3,
      houses: fights(4, 4, 0).map((h) => ({ ...h, intrigue: ['ambush', 'ambush'] })),
    });
    p.next('pass').next('ambush').next('pass');
    expect([p.question, p.seat]).toEqual(['play a combat card?', 0]);
    p.next('ambush');
    expect(strength(p.g, 0)).toBe(8);
  });
  rule('imp.combat.all-pass', () => {
    const p = at('combat', {
      conflict: 'guild-bank-raid',
      players: 3,
      houses: fights(4, 6, 0).map((h) => ({ ...h, intrigue: ['ambush'] })),
    });
    p.next('pass');
    expect(p.question).toBe('play a combat card?');
    p.next('pass');
    expect(solari(p)).toEqual([4, 6, 0]);
  });
  rule('imp.combat.dropped-out', () => {
    const p = at('combat', {
      conflict: 'guild-bank-raid',
      players: 3,
      houses: [
        { ...fights(6)[0]!, intrigue: ['windfall'] },
        { conflict: 3, supply: 6, revealed: 1, intrigue: ['staged-incident', 'ambush'] },
        ...fights(0),
      ],
    });
    p.next('pass').next('staged-incident');
    // No troop is left: only the other's pass is needed, and his own is not.
    expect([p.house(1).vp, p.question, p.seat]).toEqual([1, 'play a combat card?', 0]);
    p.next('pass');
    expect([solari(p), p.question]).toEqual([[6, 0, 0], 'play a card for the win?']);
  });
  rule('imp.combat.strength-updates', () => {
    const p = at('combat', { houses: [{ ...fights(4)[0]!, intrigue: ['ambush', 'ambush'] }, ...fights(5, 0, 0)] });
    p.next('ambush');
    expect([strength(p.g, 0), p.latest('strength')]).toEqual([8, { house: 0, strength: 8 }]);
  });
  rule('imp.combat.winner', () => {
    const p = at('combat', { conflict: 'guild-bank-raid', houses: fights(4, 9, 5, 2) });
    expect([solari(p), rewards(p)]).toEqual([
      [2, 6, 4, 0],
      [
        [0, 2],
        [1, 0],
        [2, 1],
      ],
    ]);
  });
  rule('imp.combat.second', () => {
    expect(solari(at('combat', { conflict: 'guild-bank-raid', houses: fights(4, 9, 0, 0) }))).toEqual([4, 6, 0, 0]);
  });
  rule('imp.combat.third-four-players', () => {
    expect(solari(at('combat', { conflict: 'guild-bank-raid', houses: fights(4, 9, 5, 2) }))).toEqual([2, 6, 4, 0]);
  });
  rule('imp.combat.no-third-place', () => {
    expect(solari(at('combat', { conflict: 'guild-bank-raid', players: 3, houses: fights(4, 9, 5) }))).toEqual([
      0, 6, 4,
    ]);
  });
  rule('imp.combat.zero-no-reward', () => {
    expect(solari(at('combat', { conflict: 'guild-bank-raid', houses: fights(4, 0, 0, 0) }))).toEqual([6, 0, 0, 0]);
  });
  rule('imp.combat.tie-first', () => {
    expect(solari(at('combat', { conflict: 'guild-bank-raid', players: 3, houses: fights(7, 7, 0) }))).toEqual([
      4, 4, 0,
    ]);
  });
  rule('imp.combat.tie-first-two-of-four', () => {
    expect(solari(at('combat', { conflict: 'guild-bank-raid', houses: fights(7, 7, 5, 3) }))).toEqual([4, 4, 2, 0]);
  });
  rule('imp.combat.tie-first-nothing-else', () => {
    expect(solari(at('combat', { conflict: 'guild-bank-raid', players: 3, houses: fights(7, 7, 5) }))).toEqual([
      4, 4, 0,
    ]);
    expect(solari(at('combat', { conflict: 'guild-bank-raid', houses: fights(7, 7, 7, 5) }))).toEqual([4, 4, 4, 0]);
  });
  rule('imp.combat.tie-second', () => {
    expect(solari(at('combat', { conflict: 'guild-bank-raid', houses: fights(9, 5, 5, 3) }))).toEqual([6, 2, 2, 0]);
  });
  rule('imp.combat.tie-second-few-players', () => {
    expect(solari(at('combat', { conflict: 'guild-bank-raid', players: 3, houses: fights(9, 5, 5) }))).toEqual([
      6, 2, 2,
    ]);
  });
  rule('imp.combat.tie-third', () => {
    expect(solari(at('combat', { conflict: 'guild-bank-raid', houses: fights(9, 5, 3, 3) }))).toEqual([6, 4, 0, 0]);
  });
  rule('imp.combat.reward-order', () => {
    const p = at('combat', { first: 2, conflict: 'guild-bank-raid', houses: fights(9, 5, 3, 2) });
    expect(p.happened.filter((h) => h.kind === 'reward').map((h) => h.nouns['house'])).toEqual([2, 0, 1]);
  });
  rule('imp.combat.rewards-as-effects', () => {
    const p = at('combat', {
      conflict: 'skirmish-influence-solari',
      houses: [{ ...fights(4)[0]!, influence: [1, 0, 0, 0] }, ...fights(0, 0, 0)],
    });
    p.says('influence with which faction?', 'emperor');
    expect([p.house(0).influence[0], p.house(0).vp, p.house(0).solari]).toEqual([2, 1, 2]);
    const q = at('combat', {
      conflict: 'terrible-purpose',
      houses: [{ ...fights(4)[0]!, discard: ['dagger'] }, ...fights(0, 0, 0)],
    });
    expect([q.question, q.options]).toEqual(['take which reward?', ['terrible-purpose first 1', 'no more']]);
  });
  rule('imp.combat.reward-troops', () => {
    const p = at('combat', {
      conflict: 'skirmish-influence-solari',
      houses: [{ ...fights(4)[0]!, influence: [3, 0, 0, 0] }, ...fights(0, 0, 0)],
    });
    p.says('influence with which faction?', 'emperor');
    // 2 recruits in the garrison; the troop of the Conflict is back in the supply.
    expect(p.troops(0)).toEqual([7, 5, 0]);
  });
  rule('imp.combat.win-effects', () => {
    const p = at('combat', {
      conflict: 'guild-bank-raid',
      houses: [{ ...fights(4)[0]!, intrigue: ['to-the-victor'] }, ...fights(4, 0, 0)],
    });
    p.next('pass');
    expect([p.question, p.intrigue(0)]).toEqual(['play which card?', ['to-the-victor']]);
    const q = at('combat', {
      conflict: 'guild-bank-raid',
      houses: [{ ...fights(5)[0]!, intrigue: ['to-the-victor'] }, ...fights(4, 0, 0)],
    });
    q.next('pass').says('play a card for the win?', 'to-the-victor');
    expect(q.house(0).spice).toBe(3);
  });
  rule('imp.combat.win-cards-after', () => {
    const p = at('combat', {
      conflict: 'guild-bank-raid',
      houses: [{ ...fights(5)[0]!, intrigue: ['to-the-victor'] }, ...fights(4, 0, 0)],
    });
    expect(p.why('to-the-victor')).toBe('imp.combat.win-cards-after');
    p.next('pass');
    expect([p.question, p.options]).toEqual(['play a card for the win?', ['no more', 'to-the-victor']]);
  });
  rule('imp.combat.win-card-from-reward', () => {
    const p = at('combat', {
      conflict: 'raid-stockpiles',
      intrigueDeck: ['demand-respect'],
      houses: fights(5, 4, 0, 0),
    });
    // The card drawn as a reward is played at once; spice of the same reward pays for it.
    p.says('play a card for the win?', 'demand-respect')
      .says('choose which?', 'demand-respect combat 0 then 0 of 1')
      .says('influence with which faction?', 'fremen');
    expect([p.house(0).spice, p.house(0).influence]).toEqual([1, [0, 0, 0, 2]]);
  });
  rule('imp.combat.aftermath', () => {
    const p = at('combat', {
      houses: [{ conflict: 4, garrison: 2, supply: 6, swords: 3, revealed: 1 }, ...fights(2, 0, 0)],
    });
    expect([p.troops(0), p.house(0).swords, p.troops(1)]).toEqual([[10, 2, 0], 0, [9, 3, 0]]);
  });
  rule('imp.combat.nobody-fights', () => {
    const p = at('combat', { conflict: 'guild-bank-raid', houses: fights(0, 0, 0, 0) });
    expect([solari(p), rewards(p), p.table.round]).toEqual([[0, 0, 0, 0], [], 2]);
    expect(p.latest('nobody fought')).toEqual({ conflict: 'guild-bank-raid' });
  });
  rule('imp.combat.mentat-reward', () => {
    const p = at('combat', { conflict: 'sort-through-the-chaos', mentat: 1, houses: [...fights(5, 0, 0, 0)] });
    expect([p.table.round, p.table.mentat, p.house(0).agents]).toEqual([1, 1, 2]);
    p.next('no more');
    expect([p.table.round, p.table.mentat, p.house(0).agents, p.house(1).agents]).toEqual([2, 0, 3, 2]);
  });
  rule('imp.combat.example-three-players', () => {
    const p = at('combat', {
      conflict: 'guild-bank-raid',
      players: 3,
      houses: [
        { ...fights(8)[0]!, intrigue: ['windfall'] },
        { ...fights(6)[0]!, intrigue: ['ambush', 'windfall'] },
        { revealed: 3, intrigue: ['ambush'] },
      ],
    });
    expect(p.seat).toBe(0);
    p.next('pass');
    expect(p.seat).toBe(1);
    p.next('ambush').next('pass');
    expect(p.seat).toBe(0);
    p.next('pass').next('pass');
    expect([solari(p), p.troops(0)[2], p.troops(1)[2]]).toEqual([[4, 6, 0], 1, 1]);
    p.next('no more');
    expect([p.troops(0)[2], p.troops(1)[2]]).toEqual([0, 0]);
  });
  rule('imp.combat.example-pass-again', () => {
    const p = at('combat', {
      players: 3,
      houses: [
        { ...fights(8)[0]!, intrigue: ['ambush', 'windfall'] },
        { ...fights(6)[0]!, spice: 2, intrigue: ['private-army', 'windfall'] },
        ...fights(0),
      ],
    });
    p.next('pass').next('private-army').next('pass').next('ambush').next('pass');
    expect(p.seat).toBe(1);
    p.next('pass');
    expect([p.question, p.seat]).toEqual(['play a combat card?', 0]);
    p.next('pass');
    expect(p.question).not.toBe('play a combat card?');
  });
  rule('imp.combat.example-tie-first-four', () => {
    expect(solari(at('combat', { conflict: 'guild-bank-raid', houses: fights(9, 9, 6, 4) }))).toEqual([4, 4, 2, 0]);
  });
  rule('imp.combat.example-tie-first-and-third', () => {
    const p = at('combat', { conflict: 'guild-bank-raid', houses: fights(9, 9, 5, 5) });
    expect(solari(p)).toEqual([4, 4, 0, 0]);
  });
  rule('imp.combat.example-tie-first-three', () => {
    const p = at('combat', { conflict: 'siege-of-carthag', players: 3, control: [-1, 2, -1], houses: fights(7, 7, 5) });
    expect([p.house(0).spice, p.house(1).spice, p.house(2).spice, p.table.control]).toEqual([1, 1, 0, [-1, 2, -1]]);
    // A win would have put a marker there.
    expect(
      at('combat', { conflict: 'siege-of-carthag', players: 3, control: [-1, 2, -1], houses: fights(8, 7, 5) }).table
        .control,
    ).toEqual([-1, 0, -1]);
  });
  rule('imp.combat.example-three-tied-of-four', () => {
    expect(solari(at('combat', { conflict: 'guild-bank-raid', houses: fights(8, 8, 8, 3) }))).toEqual([4, 4, 4, 0]);
  });
  rule('imp.combat.example-tie-second-four', () => {
    expect(solari(at('combat', { conflict: 'guild-bank-raid', houses: fights(12, 6, 6, 2) }))).toEqual([6, 2, 2, 0]);
  });
  rule('imp.combat.example-tie-second-three', () => {
    expect(solari(at('combat', { conflict: 'guild-bank-raid', players: 3, houses: fights(10, 4, 4) }))).toEqual([
      6, 2, 2,
    ]);
  });
});

describe('conflicts', () => {
  /** What three players get for places one to three: solari, spice, water, points, intrigue cards. */
  const table: { readonly [conflict: string]: readonly (readonly number[])[] } = {
    'skirmish-influence-solari': [
      [2, 0, 0, 0, 0],
      [3, 0, 0, 0, 0],
      [2, 0, 0, 0, 0],
    ],
    'skirmish-influence-spice': [
      [0, 1, 0, 0, 0],
      [0, 2, 0, 0, 0],
      [0, 1, 0, 0, 0],
    ],
    'skirmish-vp-water': [
      [0, 0, 0, 1, 0],
      [0, 0, 1, 0, 0],
      [0, 1, 0, 0, 0],
    ],
    'skirmish-vp-intrigue': [
      [0, 0, 0, 1, 0],
      [2, 0, 0, 0, 1],
      [2, 0, 0, 0, 0],
    ],
    'cloak-and-dagger': [
      [0, 0, 0, 0, 2],
      [0, 1, 0, 0, 1],
      [0, 1, 0, 0, 0],
    ],
    'desert-power': [
      [0, 0, 1, 1, 0],
      [0, 1, 1, 0, 0],
      [0, 1, 0, 0, 0],
    ],
    'guild-bank-raid': [
      [6, 0, 0, 0, 0],
      [4, 0, 0, 0, 0],
      [2, 0, 0, 0, 0],
    ],
    machinations: [
      [0, 0, 0, 0, 0],
      [2, 0, 1, 0, 0],
      [0, 0, 1, 0, 0],
    ],
    'raid-stockpiles': [
      [0, 3, 0, 0, 1],
      [0, 2, 0, 0, 0],
      [0, 1, 0, 0, 0],
    ],
    'secure-imperial-basin': [
      [0, 0, 0, 1, 0],
      [0, 0, 2, 0, 0],
      [0, 0, 1, 0, 0],
    ],
    'siege-of-arrakeen': [
      [0, 0, 0, 1, 0],
      [4, 0, 0, 0, 0],
      [2, 0, 0, 0, 0],
    ],
    'siege-of-carthag': [
      [0, 0, 0, 1, 0],
      [0, 1, 0, 0, 1],
      [0, 1, 0, 0, 0],
    ],
    'sort-through-the-chaos': [
      [2, 0, 0, 0, 1],
      [2, 0, 0, 0, 1],
      [2, 0, 0, 0, 0],
    ],
    'terrible-purpose': [
      [0, 0, 0, 1, 0],
      [0, 1, 1, 0, 0],
      [0, 1, 0, 0, 0],
    ],
    'battle-for-arrakeen': [
      [0, 0, 0, 2, 0],
      [3, 2, 0, 0, 0],
      [2, 0, 0, 0, 1],
    ],
    'battle-for-carthag': [
      [0, 0, 0, 2, 0],
      [0, 3, 0, 0, 1],
      [0, 3, 0, 0, 0],
    ],
    'battle-for-imperial-basin': [
      [0, 0, 0, 2, 0],
      [0, 5, 0, 0, 0],
      [0, 3, 0, 0, 0],
    ],
    'grand-vision': [
      [0, 0, 0, 0, 1],
      [0, 3, 0, 0, 1],
      [0, 3, 0, 0, 0],
    ],
  };
  /** Influence that the winner gains in all. */
  const influence: { readonly [conflict: string]: number } = {
    'skirmish-influence-solari': 1,
    'skirmish-influence-spice': 1,
    'cloak-and-dagger': 1,
    machinations: 2,
    'grand-vision': 2,
  };
  test('all 18 are here', () => {
    expect(Object.keys(table).toSorted()).toEqual(FACTS.baseConflicts.cards.map((c) => c.id).toSorted());
  });
  for (const [conflict, wanted] of Object.entries(table))
    test(conflict, () => {
      const p = at('combat', {
        conflict,
        intrigueDeck: Array.from({ length: 9 }, () => 'windfall'),
        houses: fights(9, 6, 4, 0),
      });
      const last = [
        'machinations first 0 of 0',
        'machinations first 0 of 1',
        'cloak-and-dagger third 0 of 1',
        'battle-for-arrakeen second 0 of 1',
        'battle-for-arrakeen second 0 of 2',
        'spacing-guild',
        'no more',
      ];
      for (let n = 0; n < 12 && p.table.round === 1; n++)
        p.next(last.find((o) => p.options.includes(o)) ?? p.options[0]!);
      const got = [0, 1, 2].map((h) => [
        ...p.goods(h),
        p.house(h).vp - (h === 0 && conflict === 'grand-vision' ? 1 : 0),
        p.intrigue(h).length,
      ]);
      expect(got).toEqual(wanted);
      expect(p.house(0).influence.reduce((a, b) => a + b, 0)).toBe(influence[conflict] ?? 0);
      const location = CONFLICTS.get(conflict)!.location;
      expect(p.table.control.filter((c) => c === 0).length).toBe(location === null ? 0 : 1);
      expect(p.lies(intrigue.discard)).toEqual([]);
    });
});

test('combat in a position of its own', () => {
  expect(position().question).toBe('play which card?');
});
