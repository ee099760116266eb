import { ATREIDES, HARKONNEN, areaOf, idOf, leaderOf, type Side } from '@landsraad/war-for-arrakis';
import { position } from '@landsraad/war-for-arrakis/testing';
import { describe, expect, test } from 'vitest';
import { rule } from './rule.ts';

const WHOLE = 'the whole legion';
const PART = 'a part';
const strategy = (side: Side, p = position()) => p.action(side, 'strategy').say('move');

describe('movement', () => {
  rule('wfa.move.when', () => {
    const p = position().harkonnen('ne-11', { regular: 1 }).action(HARKONNEN, 'strategy').say('move', 'ne-11', 'ne-07');
    expect([p.at('ne-11'), p.at('ne-07')]).toEqual([[], [1, 0, 0, 0]]);
  });
  rule('wfa.move.one-area', () => {
    const p = strategy(
      HARKONNEN,
      position()
        .harkonnen('ne-12', { regular: 1 })
        .harkonnen('ne-10', { regular: 1 })
        .sandworm('ne-09', 'ne-13')
        .sietch('sihaya-ridge', 1),
    );
    expect(p.why('ne-10')).toBe('wfa.move.one-area');
    expect(p.options).toEqual(['ne-12', 'done']);
    expect(p.say('ne-12').options).toEqual(['gara-kulon', 'ne-08', 'ne-11', 'ne-14']);
  });
  rule('wfa.move.not-into-enemy', () => {
    const p = strategy(
      HARKONNEN,
      position().harkonnen('ne-11', { regular: 1 }).sietch('gara-kulon', 1).atreides('ne-12', { regular: 1 }),
    ).say('ne-11');
    expect([p.why('gara-kulon'), p.why('ne-12')]).toEqual(['wfa.move.not-into-enemy', 'wfa.move.not-into-enemy']);
    expect(p.options).toEqual(['ne-07', 'ne-08', 'shield-wall-east']);
  });
  rule('wfa.move.split', () => {
    const p = strategy(HARKONNEN, position().harkonnen('ne-11', { regular: 3, elite: 1 })).say('ne-11', 'ne-07');
    expect(p.options).toEqual([WHOLE, PART]);
    p.say(PART);
    expect(p.options).toEqual(['0 regular', '1 regular', '2 regular', '3 regular']);
    p.say('2 regular', '0 elite');
    expect([p.at('ne-11'), p.at('ne-07')]).toEqual([
      [1, 1, 0, 0],
      [2, 0, 0, 0],
    ]);
  });
  test('who has moved with this action stays where they are, special elites and leaders too', () => {
    const p = strategy(HARKONNEN, position().harkonnen('ne-11', { special: 1, named: ['beast-rabban'] })).say(
      'ne-11',
      'ne-07',
    );
    expect(p.decisions).toEqual([]);
    const q = strategy(
      HARKONNEN,
      position()
        .harkonnen('ne-11', { special: 1, named: ['beast-rabban'] })
        .harkonnen('ne-12', { regular: 1 }),
    ).say('ne-11', 'ne-07');
    expect([q.options, q.why('ne-07')]).toEqual([['ne-12', 'done'], 'wfa.move.simultaneous']);
    // Others who stood there may go; Rabban is not among them.
    const r = strategy(
      HARKONNEN,
      position()
        .harkonnen('ne-11', { special: 1, generic: 1, named: ['beast-rabban'] })
        .harkonnen('ne-07', { regular: 2 }),
    ).say('ne-11', 'ne-07', WHOLE, 'ne-07', 'ne-05', WHOLE);
    expect([r.at('ne-07'), r.at('ne-05'), r.leader('beast-rabban')]).toEqual([
      [0, 0, 1, 1],
      [2, 0, 0, 0],
      areaOf('ne-07'),
    ]);
  });
  rule('wfa.move.leader-needs-unit', () => {
    const p = strategy(HARKONNEN, position().harkonnen('ne-11', { regular: 3, generic: 1 })).say(
      'ne-11',
      'ne-07',
      PART,
    );
    expect(p.why('0 regular') ?? 'lone').toBe('wfa.move.leader-needs-unit');
  });
  rule('wfa.move.leader-left-alone', () => {
    const p = strategy(HARKONNEN, position().harkonnen('ne-11', { regular: 3, generic: 1 })).say(
      'ne-11',
      'ne-07',
      PART,
    );
    expect([p.options, p.why('3 regular')]).toEqual([['1 regular', '2 regular'], 'wfa.move.leader-left-alone']);
  });
  rule('wfa.move.leadership-split', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 2, elite: 1, generic: 1 })
      .action(HARKONNEN, 'leadership')
      .say('move', 'ne-11', 'ne-07', PART, '1 regular', '0 elite');
    expect(p.at('ne-07')).toEqual([1, 0, 0, 1]);
    // Of two leaders either goes, or both.
    const two = position()
      .harkonnen('ne-11', { regular: 3, generic: 1, named: ['beast-rabban'] })
      .action(HARKONNEN, 'leadership')
      .say('move', 'ne-11', 'ne-07', PART, '1 regular');
    expect(two.options).toEqual(['0 generic', '1 generic']);
    expect(two.copy().say('1 generic').options).toEqual(['0 leader 1', '1 leader 1']);
    // Without the first the second must.
    two.say('0 generic');
    expect([two.at('ne-07'), two.leader('beast-rabban')]).toEqual([[1, 0, 0, 0], areaOf('ne-07')]);
  });
  rule('wfa.move.token-not-split', () => {
    const p = strategy(ATREIDES, position().token('ne-11', 'S-RR').token('ne-11', 'S-RE')).say('ne-11', 'ne-07', PART);
    expect(p.options).toEqual(['0 token 0', '1 token 0']);
    p.say('1 token 0');
    expect([p.table.tokens.map((t) => idOf(t.area)), p.at('ne-07')]).toEqual([['ne-07', 'ne-11'], []]);
  });
  rule('wfa.move.example-split', () => {
    const p = strategy(HARKONNEN, position().harkonnen('ne-11', { regular: 5, generic: 1 })).say(
      'ne-11',
      'ne-07',
      PART,
      '2 regular',
      '0 generic',
    );
    expect(p.options).toEqual(['ne-11', 'done']);
    p.say('ne-11', 'ne-12', WHOLE);
    expect([p.at('ne-11'), p.at('ne-07'), p.at('ne-12')]).toEqual([[], [2, 0, 0, 0], [3, 0, 0, 1]]);
  });
  rule('wfa.move.simultaneous', () => {
    const p = strategy(HARKONNEN, position().harkonnen('ne-11', { regular: 2 })).say('ne-11', 'ne-07', WHOLE);
    expect(p.decisions).toEqual([]);
    expect(p.at('ne-07')).toEqual([2, 0, 0, 0]);
  });
  rule('wfa.move.example-merge', () => {
    const p = strategy(
      HARKONNEN,
      position().harkonnen('ne-11', { regular: 2, elite: 1 }).harkonnen('ne-07', { regular: 1 }),
    ).say('ne-11', 'ne-07', WHOLE, 'ne-07', 'ne-08', WHOLE);
    expect([p.at('ne-07'), p.at('ne-08')]).toEqual([
      [2, 1, 0, 0],
      [1, 0, 0, 0],
    ]);
  });
  rule('wfa.move.join-friendly', () => {
    const p = strategy(HARKONNEN, position().harkonnen('ne-11', { regular: 2 }).harkonnen('ne-07', { elite: 1 })).say(
      'ne-11',
      'ne-07',
      WHOLE,
      'done',
    );
    expect(p.at('ne-07')).toEqual([2, 1, 0, 0]);
  });
});

describe('stacking', () => {
  rule('wfa.move.stacking-limit', () => {
    const p = strategy(
      HARKONNEN,
      position().harkonnen('ne-11', { regular: 4 }).harkonnen('ne-07', { elite: 3, generic: 3 }),
    ).say('ne-11', 'ne-07', WHOLE, 'done');
    expect([p.question, p.options]).toEqual(['remove which unit?', ['regular', 'elite']]);
    expect(p.say('regular').at('ne-07')).toEqual([3, 3, 0, 3]);
  });
  rule('wfa.move.stacking-excess', () => {
    const p = position().harkonnen('ne-07', { regular: 4, elite: 4 }).removeExcess(HARKONNEN).say('elite', 'regular');
    expect([p.at('ne-07'), p.decisions]).toEqual([[3, 3, 0, 0], []]);
  });
  rule('wfa.move.stacking-after-action', () => {
    const p = strategy(HARKONNEN, position().harkonnen('ne-11', { regular: 6 }).harkonnen('ne-07', { elite: 6 })).say(
      'ne-11',
      'ne-07',
      WHOLE,
      'ne-07',
      'ne-08',
      WHOLE,
    );
    expect([p.at('ne-07'), p.at('ne-08'), p.table.arrived]).toEqual([[6, 0, 0, 0], [0, 6, 0, 0], []]);
  });
  rule('wfa.move.stacking-on-reveal', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 1 })
      .atreides('gara-kulon', { elite: 4 })
      .token('gara-kulon', 'S-RR')
      .token('gara-kulon', 'S-EE')
      .action(HARKONNEN, 'strategy')
      .say('attack', 'ne-11', 'gara-kulon');
    expect([p.question, p.at('gara-kulon'), p.asked.seat]).toEqual(['remove which unit?', [2, 6, 0, 0], ATREIDES]);
  });
  rule('wfa.move.stacking-token-removed', () => {
    const p = position()
      .atreides('gara-kulon', { elite: 6 })
      .token('gara-kulon', 'S-RR')
      .removeExcess(ATREIDES)
      .say('token 0');
    expect([p.table.tokens, p.table.removedTokens, p.view(HARKONNEN).hidden['deployment tokens']!['removed']]).toEqual([
      [],
      [true],
      { row: [null] },
    ]);
  });
  rule('wfa.move.excess-before-wormsign', () => {
    const p = strategy(
      HARKONNEN,
      position().harkonnen('ne-11', { regular: 4 }).harkonnen('ne-07', { regular: 3 }).wormsign('ne-07', 'sand'),
    ).say('ne-11', 'ne-07', WHOLE, 'done');
    expect([p.at('ne-07'), p.table.wormsigns]).toEqual([[6, 0, 0, 0], []]);
  });
});

describe('sandriding', () => {
  // ne-11 touches ne-12, which touches ne-13 and ne-09.
  const rider = () => position().atreides('ne-11', { regular: 2 }).wormsign('ne-12', 'sand').sandworm('ne-13');
  rule('wfa.move.sandriding', () => {
    const p = strategy(ATREIDES, rider()).say('ne-11');
    expect(p.options).toEqual(['gara-kulon', 'ne-07', 'ne-08', 'ne-09', 'ne-10', 'ne-12', 'ne-14', 'shield-wall-east']);
    expect(p.say('ne-10', WHOLE).at('ne-10')).toEqual([2, 0, 0, 0]);
  });
  rule('wfa.move.sandriding-destination', () => {
    const p = strategy(ATREIDES, rider().wormsign('ne-10', 'sand')).say('ne-11');
    expect([p.why('ne-13'), p.why('ne-10')]).toEqual(['wfa.move.sandriding-destination', null]);
  });
  rule('wfa.move.sandriding-blocked', () => {
    const p = strategy(ATREIDES, rider().harkonnen('ne-12', { regular: 1 })).say('ne-11');
    expect(p.options).toEqual(['gara-kulon', 'ne-07', 'ne-08', 'shield-wall-east']);
    expect(strategy(ATREIDES, rider().harvester('ne-12')).say('ne-11').options).toContain('ne-10');
  });
  rule('wfa.move.sandriding-attack', () => {
    const p = rider()
      .harkonnen('ne-10', { regular: 1 })
      .harkonnen('ne-01', { regular: 1 })
      .action(ATREIDES, 'strategy')
      .say('attack', 'ne-11', 'ne-10');
    expect([p.at('ne-11').length, p.table.battle === null || idOf(p.table.battle.to) === 'ne-10']).toEqual([4, true]);
    const q = position()
      .atreides('ne-11', { regular: 1 })
      .sandworm('ne-12')
      .sandworm('ne-13')
      .harkonnen('ne-08', { regular: 1 })
      .harkonnen('ne-10', { regular: 1 })
      .action(ATREIDES, 'strategy')
      .say('attack', 'ne-11');
    expect(q.options).toEqual(['ne-08', 'ne-10']);
    expect(q.why('ne-13')).toBe('wfa.worms.legions-barred');
    expect(
      position()
        .atreides('ne-11', { regular: 1 })
        .wormsign('ne-12', 'sand')
        .harkonnen('ne-12', { regular: 1 })
        .harkonnen('ne-13', { regular: 1 })
        .action(ATREIDES, 'strategy')
        .say('attack', 'ne-11').options,
    ).not.toContain('ne-13');
  });
  rule('wfa.move.sandriding-any-action', () => {
    const p = position()
      .atreides('ne-11', { regular: 1, generic: 1 })
      .wormsign('ne-12', 'sand')
      .play(ATREIDES, 'jubba-cloaks')
      .say('ne-11');
    expect(p.destinations).toEqual([
      ...['gara-kulon', 'ne-07', 'ne-08', 'ne-09', 'ne-12', 'ne-13', 'ne-14', 'shield-wall-east'],
    ]);
  });
  rule('wfa.move.sandriding-keeps-tokens', () => {
    const p = strategy(ATREIDES, rider()).say('ne-11', 'ne-10', WHOLE);
    expect([p.at('ne-10'), p.table.wormsigns.map(idOf), p.table.sandworms.map(idOf)]).toEqual([
      [2, 0, 0, 0],
      ['ne-12'],
      ['ne-13'],
    ]);
  });
  rule('wfa.move.sandriding-not-retreat', () => {
    const p = position().atreides('cne-05', { regular: 1 }).wormsign('ne-05', 'sand').retreat(ATREIDES, 'cne-05');
    expect(p.options).toEqual(['rimwall-west', 'cne-04', 'cne-06', 'cne-07', 'cne-08']);
  });
  rule('wfa.move.multi-no-pickup', () => {
    const p = strategy(ATREIDES, rider().atreides('ne-12', { elite: 1 })).say('ne-11', 'ne-10', WHOLE, 'done');
    expect([p.at('ne-12'), p.at('ne-10')]).toEqual([
      [0, 1, 0, 0],
      [2, 0, 0, 0],
    ]);
  });
  rule('wfa.move.multi-stacking', () => {
    const six = () => strategy(ATREIDES, rider().atreides('ne-12', { elite: 6 })).say('ne-11');
    expect(six().say('ne-12', WHOLE, 'done').question).toBe('remove which unit?');
    const p = six().say('ne-10', WHOLE, 'done');
    expect([p.at('ne-12'), p.at('ne-10'), p.decisions]).toEqual([[0, 6, 0, 0], [2, 0, 0, 0], []]);
  });
  rule('wfa.move.multi-station', () => {
    const stopsIn = (area: string) => strategy(ATREIDES, rider().station('ne-12', 'jihad')).say('ne-11', area, WHOLE);
    expect([stopsIn('ne-12').at('ne-12'), stopsIn('ne-12').table.stations]).toEqual([[2, 0, 0, 0], []]);
    expect([stopsIn('ne-10').at('ne-10'), stopsIn('ne-10').table.stations.map(idOf)]).toEqual([
      [2, 0, 0, 0],
      ['ne-12'],
    ]);
  });
  rule('wfa.move.multi-harvester', () => {
    const stopsIn = (area: string) => strategy(ATREIDES, rider().harvester('ne-12')).say('ne-11', area, WHOLE);
    expect([stopsIn('ne-12').at('ne-12'), stopsIn('ne-12').table.harvesters]).toEqual([[2, 0, 0, 0], []]);
    expect([stopsIn('ne-10').at('ne-10'), stopsIn('ne-10').table.harvesters.map(idOf)]).toEqual([
      [2, 0, 0, 0],
      ['ne-12'],
    ]);
  });
});

describe('troop-transport', () => {
  const flyer = () => position().harkonnen('ne-11', { regular: 2 }).air('az1', 'ornithopter');
  rule('wfa.move.transport', () => {
    const p = strategy(HARKONNEN, flyer()).say('ne-11', 'ne', 'ne-13', WHOLE);
    expect([p.at('ne-13'), p.table.air[0]]).toEqual([[2, 0, 0, 0], '']);
  });
  rule('wfa.move.transport-start-sector', () => {
    const p = strategy(HARKONNEN, position().harkonnen('ne-11', { regular: 2 }).air('az4', 'ornithopter')).say('ne-11');
    expect(p.options).toEqual(['gara-kulon', 'ne-07', 'ne-08', 'ne-12', 'shield-wall-east']);
  });
  rule('wfa.move.transport-jump', () => {
    const p = strategy(
      HARKONNEN,
      position().harkonnen('cne-05', { regular: 1 }).air('az1', 'ornithopter').atreides('ne-05', { regular: 1 }),
    ).say('cne-05', 'ne', 'ne-02');
    expect(p.at('ne-02')).toEqual([1, 0, 0, 0]);
  });
  rule('wfa.move.transport-one-area', () => {
    const p = strategy(
      HARKONNEN,
      position()
        .harkonnen('cne-06', { regular: 1 })
        .air('az1', 'ornithopter')
        .sietch('gara-kulon', 1)
        .sandworm('ne-07')
        .atreides('cne-08', { regular: 1 })
        .atreides('ne-11', { regular: 1 }),
    ).say('cne-06');
    if (p.question.endsWith('sector?')) p.say('cne');
    expect(p.options).toContain('shield-wall-east');
  });
  rule('wfa.move.transport-over-wormsign', () => {
    const p = strategy(HARKONNEN, flyer().wormsign('ne-12', 'sandworm').wormsign('ne-13', 'sand')).say(
      'ne-11',
      'ne',
      'ne-13',
      WHOLE,
    );
    expect([p.at('ne-13'), p.table.wormsigns.map(idOf), p.table.sandworms]).toEqual([[2, 0, 0, 0], ['ne-12'], []]);
  });
  rule('wfa.move.transport-once', () => {
    const feyd = position()
      .inPlay('feyd-rautha')
      .harkonnen('cne-07', { regular: 2, named: ['feyd-rautha'] })
      .air('az4', 'ornithopter')
      .air('az5', 'ornithopter')
      .atreides('tasmin-sink', { regular: 1 });
    feyd.action(HARKONNEN, 'leadership').say(`leader ${leaderOf('feyd-rautha')}`, 'cne-07', 'cse', 'cse-03', WHOLE);
    // He cannot fly again to attack Tasmin Sink.
    expect([feyd.at('cse-03'), feyd.decisions]).toEqual([[2, 0, 0, 0], []]);
    const two = () =>
      strategy(
        HARKONNEN,
        position()
          .harkonnen('cne-07', { regular: 2 })
          .harkonnen('cse-03', { elite: 2 })
          .air('az4', 'ornithopter')
          .air('az5', 'ornithopter'),
      );
    const flown = [[], [2, 0, 0, 0], [0, 2, 0, 0]];
    const inwards = two().say('cne-07', 'cse', 'cse-03', WHOLE, 'cse-03', 'cse', 'cse-04', WHOLE);
    expect([inwards.at('cne-07'), inwards.at('cse-03'), inwards.at('cse-04')]).toEqual(flown);
    const outwards = two().say('cse-03', 'cse', 'cse-04', 'az5', WHOLE, 'cne-07', 'cse', 'cse-03', WHOLE);
    expect([outwards.at('cne-07'), outwards.at('cse-03'), outwards.at('cse-04')]).toEqual(flown);
  });
  rule('wfa.move.transport-split', () => {
    const p = strategy(HARKONNEN, flyer()).say('ne-11', 'ne', 'ne-13', PART, '1 regular', 'done');
    expect([p.at('ne-11'), p.at('ne-13')]).toEqual([
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
  });
});
