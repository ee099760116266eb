import { TRACK } from '@landsraad/imperium';
import { describe, expect, test } from 'vitest';
import { rule } from '../rule.ts';
import { ix, ixAt, send } from './ix.ts';

const smuggle = (w = {}, more = {}) => send('dune-the-desert-planet', 'smuggling', w, more);
const FREIGHTER = 'smuggling space 1';

describe('shipping track', () => {
  rule('imp.shipping.positions', () => {
    expect(TRACK.map((lines) => lines.length > 0)).toEqual([false, true, true, true]);
  });
  rule('imp.shipping.freighter-icon', () => {
    expect(smuggle({ freighter: 1 }).next(FREIGHTER).options).toEqual(['advance', 'recall']);
    expect(smuggle({ freighter: 1 }).next(FREIGHTER).next('advance').house(0).freighter).toBe(2);
    const declined = smuggle({ freighter: 1 }).next('end turn');
    expect([declined.house(0).freighter, declined.seat]).toEqual([1, 1]);
  });
  rule('imp.shipping.advance-top', () => {
    const p = smuggle({ freighter: 3 }).next(FREIGHTER);
    expect(p.house(0).freighter).toBe(0);
  });
  rule('imp.shipping.recall', () => {
    const p = smuggle({ freighter: 2 }).next(FREIGHTER).next('recall');
    expect([p.house(0).freighter, p.table.turn.todo]).toEqual([0, ['shipping reward 1 0', 'shipping reward 2 1']]);
  });
  rule('imp.shipping.reward-order', () => {
    const p = smuggle({ freighter: 3 }, { stacks: [['chaumurky'], [], []] }).next(FREIGHTER);
    // Chaumurky costs 4, less 2: only the spice of the lowest reward pays for it.
    expect(p.options).not.toContain('shipping reward 3 0');
    p.next('shipping reward 1 0').next('shipping reward 1 0 of 1').next('shipping reward 3 0');
    expect([p.house(0).tech, p.goods(0)[1]]).toEqual([['chaumurky'], 0]);
  });
  rule('imp.shipping.reward-lowest', () => {
    const spice = smuggle({ freighter: 1 }).next(FREIGHTER).next('recall').next('shipping reward 1 0 of 1');
    expect([spice.goods(0), spice.goods(1)]).toEqual([
      [1, 2, 0],
      [0, 0, 0],
    ]);
    const paid = smuggle({ freighter: 1 }).next(FREIGHTER).next('recall').next('shipping reward 1 0 of 0');
    expect([paid.goods(0), paid.goods(1), paid.goods(3)]).toEqual([
      [6, 0, 0],
      [1, 0, 0],
      [1, 0, 0],
    ]);
  });
  rule('imp.shipping.reward-middle', () => {
    const p = smuggle({ freighter: 2 }).next(FREIGHTER).next('recall').next('shipping reward 2 1').next('fremen');
    expect([p.troops(0)[1], p.house(0).influence[3]]).toEqual([5, 1]);
  });
  rule('imp.shipping.reward-top', () => {
    const p = smuggle({ freighter: 3, spice: 1 }).next(FREIGHTER).next('shipping reward 3 0').next('holoprojectors');
    expect([p.house(0).tech, p.goods(0)[1]]).toEqual([['holoprojectors'], 0]);
  });
  rule('imp.shipping.recall-at-start', () => {
    expect(smuggle().next(FREIGHTER).house(0).freighter).toBe(1);
  });
  rule('imp.shipping.several-icons', () => {
    const p = send('dune-the-desert-planet', 'interstellar-shipping', { influence: [0, 2, 0, 0] });
    expect(p.options).toEqual(['interstellar-shipping space 0', 'interstellar-shipping space 1', 'end turn']);
    p.next('interstellar-shipping space 0').next('interstellar-shipping space 1').next('recall');
    expect(p.house(0).freighter).toBe(0);
  });
  rule('imp.shipping.dividends-opponents', () => {
    const dividends = (mode: 'solo' | 'two-player') =>
      ix({
        mode,
        houses: [{ hand: ['dune-the-desert-planet', 'dagger'], freighter: 1 }],
        hagal: ['hagal-wealth', 'hagal-secrets', 'hagal-conspire'],
      })
        .send('dune-the-desert-planet', 'smuggling')
        .next(FREIGHTER)
        .next('recall')
        .next('shipping reward 1 0 of 0');
    const solo = dividends('solo');
    expect([solo.goods(1)[0], solo.goods(2)[0]]).toEqual([1, 1]);
    const two = dividends('two-player');
    expect([two.goods(1)[0], two.goods(2)[0]]).toEqual([1, 0]);
  });
  rule('imp.shipping.troops-deployable', () => {
    const away = smuggle({ freighter: 2 }).next(FREIGHTER).next('recall');
    expect([away.troops(0)[1], away.options.some((o) => String(o).startsWith('deploy'))]).toEqual([5, false]);
    const there = send('landing-rights', 'arrakeen', { freighter: 2, garrison: 0, supply: 12, deck: [] })
      .next('landing-rights agent 0')
      .next('recall');
    expect(there.options).toContain('deploy 3');
  });
  rule('imp.shipping.example-top', () => {
    const p = send(
      'dune-the-desert-planet',
      'interstellar-shipping',
      { influence: [0, 2, 0, 0], freighter: 2 },
      { players: 3, stacks: [['chaumurky'], [], []] },
    );
    p.next('interstellar-shipping space 0').next('advance').next('interstellar-shipping space 1');
    p.next('shipping reward 1 0')
      .next('shipping reward 1 0 of 1')
      .next('shipping reward 3 0')
      .next('shipping reward 2 1')
      .next('emperor');
    expect([p.goods(0)[1], p.house(0).tech, p.troops(0)[1], p.house(0).influence[0], p.house(0).freighter]).toEqual([
      0,
      ['chaumurky'],
      5,
      1,
      0,
    ]);
    expect([p.goods(1), p.goods(2)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });
  test('recalled for a Conflict, the troops go to the garrison', () => {
    const p = ixAt('combat', { conflict: 'skirmish-ix-troop', houses: [{ conflict: 2, freighter: 2, garrison: 0 }] });
    p.next('skirmish-ix-troop first 0').next('recall');
    expect(p.troops(0)).toEqual([7, 3, 2]);
  });
});

describe('board spaces', () => {
  rule('imp.space.tech-negotiation', () => {
    const p = send('dagger', 'tech-negotiation', { spice: 2 });
    p.next('tech-negotiation space 0').next('tech-negotiation space 0 of 0').next('holoprojectors');
    expect([p.house(0).tech, p.goods(0)[1]]).toEqual([['holoprojectors'], 0]);
    const q = send('dagger', 'tech-negotiation', { spice: 2 })
      .next('tech-negotiation space 0')
      .next('tech-negotiation space 0 of 1');
    expect([q.house(0).negotiators, q.house(0).supply]).toEqual([1, 8]);
    const there = ix({ houses: [{ sent: ['tech-negotiation'], hand: ['convincing-argument', 'dagger'] }] }).reveal();
    expect(there.house(0).persuasion).toBe(3);
    const gone = ix({ houses: [{ hand: ['convincing-argument', 'dagger'] }] }).reveal();
    expect(gone.house(0).persuasion).toBe(2);
  });
  rule('imp.space.dreadnought', () => {
    const p = send('dagger', 'dreadnought', { solari: 3, spice: 2 });
    expect([p.goods(0)[0], p.options]).toEqual([0, ['dreadnought space 0', 'dreadnought space 1', 'end turn']]);
    p.next('dreadnought space 0').next('dreadnought space 1').next('windtraps');
    expect([p.fleet(0), p.house(0).tech, p.goods(0)[1]]).toEqual([[1, 1, 0], ['windtraps'], 0]);
    expect(ix({ houses: [{ solari: 2, hand: ['dagger', 'dagger'] }] }).destinations('dagger')).not.toContain(
      'dreadnought',
    );
  });
  rule('imp.space.interstellar-shipping', () => {
    const to = (guild: number) =>
      ix({ houses: [{ influence: [0, guild, 0, 0], hand: ['dune-the-desert-planet', 'dagger'] }] }).destinations(
        'dune-the-desert-planet',
      );
    expect([to(1).includes('interstellar-shipping'), to(2).includes('interstellar-shipping')]).toEqual([false, true]);
    const p = send('dune-the-desert-planet', 'interstellar-shipping', { influence: [0, 2, 0, 0] });
    p.next('interstellar-shipping space 0').next('interstellar-shipping space 1').next('advance');
    expect(p.house(0).freighter).toBe(2);
  });
  rule('imp.space.smuggling', () => {
    const p = smuggle();
    expect(p.goods(0)).toEqual([1, 0, 0]);
    expect(p.next(FREIGHTER).house(0).freighter).toBe(1);
  });
});
