import { ASIDE, ATREIDES, HARKONNEN, areaOf, idOf, wormsigns, type Side } from '@landsraad/war-for-arrakis';
import { position } from '@landsraad/war-for-arrakis/testing';
import { count, things } from '@landsraad/kernel';
import { describe, expect } from 'vitest';
import { rule } from './rule.ts';

const roll = (hits: number, shields: number, specials: number) => ({ hits, shields, specials });
/** All tokens left in the pool are of this kind. */
const allSand = (p: ReturnType<typeof position>, kind = 'sand') =>
  p.pool(...Array.from({ length: count(p.g, wormsigns.pool) }, () => kind));

describe('desert hazards', () => {
  rule('wfa.hazards.sequence', () => {
    // Sand under both; then a storm strikes the legion.
    const p = position()
      .harkonnen('ne-12', { regular: 3 })
      .harvester('ne-01')
      .pool('sand', 'sand')
      .seed(1)
      .desertHazards();
    expect([p.table.phase, p.table.wormsigns, p.place(wormsigns.pool), p.table.harvesters.map(idOf)]).toEqual([
      'hazards',
      [],
      ['sand', 'sand'],
      ['ne-01'],
    ]);
    expect(p.at('ne-12')).toEqual([1, 0, 0, 0]);
    // A sandworm under the harvester.
    const q = position().harvester('ne-01').pool('sandworm').desertHazards();
    expect([q.table.sandworms.map(idOf), q.table.harvesters, q.place(wormsigns.pool)]).toEqual([
      ['ne-01'],
      [],
      ['sandworm'],
    ]);
  });
  rule('wfa.hazards.discard-first', () => {
    const p = position().wormsign('ne-11', 'sandworm').atreides('ne-11', { regular: 1 }).desertHazards();
    expect([p.table.sandworms, p.decisions]).toEqual([[], []]);
  });
  rule('wfa.hazards.place', () => {
    const p = allSand(position().harvester('ne-01').harvester('ne-02'), 'sandworm').desertHazards();
    expect([p.question, p.options]).toEqual(['which wormsign is resolved?', ['ne-01', 'ne-02']]);
  });
  rule('wfa.hazards.flip-all', () => {
    const p = position()
      .wormsign('ne-01', 'sandworm')
      .wormsign('ne-05', 'sandworm')
      .wormsign('ne-08', 'sand')
      .desertHazards();
    expect([p.options, p.asked.seat]).toEqual([['ne-01', 'ne-05'], ATREIDES]);
  });
  rule('wfa.hazards.token-sand', () =>
    expect(position().wormsign('ne-08', 'sand').desertHazards().table.sandworms).toEqual([]),
  );
  rule('wfa.hazards.token-sandworm', () =>
    expect(position().wormsign('ne-08', 'sandworm').desertHazards().table.sandworms.map(idOf)).toEqual(['ne-08']),
  );
  rule('wfa.hazards.token-burrowing', () => {
    const p = position().wormsign('ne-08', 'burrowingSandworm').wormsign('ne-14', 'burrowingSandworm').desertHazards();
    expect(p.table.sandworms.map(idOf)).toEqual(['ne-14']);
  });
  rule('wfa.hazards.discard-means-pool', () => {
    const p = position().wormsign('ne-12', 'sandworm').harkonnen('ne-11', { regular: 1 });
    const before = things(p.g, wormsigns.pool).join();
    p.play(HARKONNEN, 'spotter-control').say('ne-12', 'no more');
    expect([count(p.g, wormsigns.pool), things(p.g, wormsigns.pool).join() === `${before},sandworm`]).toEqual([
      16,
      false,
    ]);
  });
  rule('wfa.hazards.sandworm-source', () => {
    const p = position().wormsign('ne-08', 'sandworm').sandworm('nw-01').desertHazards();
    expect(p.options).toEqual(['off the board', 'nw-01']);
    expect(p.say('nw-01').table.sandworms.map(idOf)).toEqual(['ne-08']);
  });
  rule('wfa.hazards.sandworm-limit', () => {
    const p = position();
    for (const a of ['ne-01', 'ne-02', 'ne-03', 'ne-05']) p.wormsign(a, 'sandworm');
    for (const a of ['ne-10', 'ne-13']) p.wormsign(a, 'burrowingSandworm');
    p.desertHazards();
    for (let n = 0; n < 20 && p.question !== ''; n++) p.say(p.options[0]!);
    expect([p.table.sandworms.length, p.table.appearances]).toEqual([4, 4]);
  });
  rule('wfa.hazards.sandworm-not-twice', () => {
    const p = position()
      .wormsign('ne-01', 'sandworm')
      .wormsign('ne-05', 'sandworm')
      .sandworm('nw-01')
      .desertHazards()
      .say('ne-01', 'off the board');
    expect([p.options, p.why('ne-01')]).toEqual([['off the board', 'nw-01'], 'wfa.hazards.sandworm-not-twice']);
    // In later rounds it is: to another area, and to where it has been.
    p.say('off the board').wormsign('nw-05', 'sandworm').desertHazards();
    expect(p.say('ne-01').table.sandworms.map(idOf)).toEqual(['nw-01', 'ne-05', 'nw-05']);
    p.wormsign('ne-01', 'sandworm').desertHazards();
    expect(p.say('ne-05').table.sandworms.map(idOf)).toEqual(['nw-01', 'nw-05', 'ne-01']);
  });
  rule('wfa.hazards.wild-maker-appears', () => {
    const p = position().inPlay('wild-maker', ASIDE).wormsign('ne-01', 'sandworm').desertHazards();
    expect(p.options).toEqual(['off the board', 'wild-maker']);
    expect(p.say('wild-maker').leader('wild-maker')).toBe(areaOf('ne-01'));
  });
  rule('wfa.hazards.effects-after-placement', () => {
    const p = position()
      .wormsign('ne-01', 'sandworm')
      .wormsign('ne-05', 'sandworm')
      .harvester('ne-01', 'ne-05')
      .desertHazards()
      .say('ne-01');
    expect(p.table.harvesters.length).toBe(2);
    expect([p.question, p.options]).toEqual(['which sandworm strikes first?', ['ne-01', 'ne-05']]);
    expect(p.say('ne-05').table.harvesters).toEqual([]);
  });
  rule('wfa.hazards.harvester-only', () =>
    expect(position().sandworm('ne-05').harvester('ne-05').sandwormAppears('ne-05').table.harvesters).toEqual([]),
  );
  rule('wfa.hazards.legion-retreats', () => {
    const p = position()
      .sandworm('ne-11')
      .harkonnen('ne-11', { regular: 2 })
      .wormsign('ne-12', 'sand')
      .sandwormAppears('ne-11');
    expect([p.asked.seat, p.options]).toEqual([ATREIDES, ['gara-kulon', 'ne-07', 'ne-08', 'shield-wall-east']]);
    expect(p.say('ne-07').at('ne-07')).toEqual([2, 0, 0, 0]);
  });
  // ne-10 touches ne-09, ne-13 and Sihaya Ridge.
  const cornered = () =>
    position()
      .sandworm('ne-10')
      .harkonnen('ne-10', { regular: 3 })
      .sandworm('ne-09')
      .atreides('ne-13', { regular: 1 })
      .sietch('sihaya-ridge', 1);
  rule('wfa.hazards.legion-cannot-retreat', () => {
    const p = cornered()
      .rolls(roll(1, 3, 0))
      .sandwormAppears('ne-10');
    expect([p.at('ne-10'), p.table.sandworms.map(idOf)]).toEqual([[2, 0, 0, 0], ['ne-09']]);
  });
  rule('wfa.hazards.legion-and-harvester', () => {
    const p = cornered()
      .harvester('ne-10')
      .rolls(roll(1, 3, 0))
      .sandwormAppears('ne-10');
    expect(p.table.harvesters.map(idOf)).toEqual(['ne-10']);
  });
  rule('wfa.hazards.tokens-back', () => {
    const p = position().wormsign('ne-08', 'sand').desertHazards();
    expect([p.table.wormsigns, count(p.g, wormsigns.pool)]).toEqual([[], 16]);
  });
  rule('wfa.hazards.resolved-token-no-bar', () => {
    const p = allSand(
      position().wormsign('ne-12', 'sand').wormsign('ne-11', 'sandworm').harkonnen('ne-11', { regular: 1 }),
    ).desertHazards();
    expect(p.options).toContain('ne-12');
  });
  rule('wfa.hazards.carryall', () => {
    const p = position()
      .sandworm('ne-05')
      .harvester('ne-05')
      .air('az1', 'carryall')
      .air('az7', 'carryall')
      .sandwormAppears('ne-05');
    expect([p.asked.seat, p.options]).toEqual([HARKONNEN, ['az1', 'no']]);
    const stays = p.copy();
    expect(p.say('az1').table.air[0]).toBe('');
    const before = stays.table.air;
    expect([stays.say('no').table.air, stays.table.harvesters]).toEqual([before, []]);
  });
  rule('wfa.hazards.carryall-coexist', () => {
    const p = position()
      .sandworm('ne-05')
      .harvester('ne-05')
      .air('az1', 'carryall')
      .sandwormAppears('ne-05')
      .say('az1');
    expect([p.table.harvesters.map(idOf), p.table.sandworms.map(idOf)]).toEqual([['ne-05'], ['ne-05']]);
  });
  rule('wfa.hazards.carryall-only-phase', () => {
    const p = position().sandworm('ne-05').harvester('ne-05').air('az1', 'carryall').sandwormAppears('ne-05', false);
    expect([p.table.harvesters, p.table.air[0]]).toEqual([[], 'carryall']);
  });
});

describe('coriolis storms', () => {
  const inStorm = (area: string, r: ReturnType<typeof roll>) =>
    position().harkonnen(area, { regular: 6 }).rolls(r).storms();
  rule('wfa.hazards.storm-areas', () => {
    expect(inStorm('nw-13', roll(2, 0, 0)).at('nw-13')).toEqual([6, 0, 0, 0]);
    expect(inStorm('se-05', roll(2, 0, 0)).at('se-05')).toEqual([4, 0, 0, 0]);
  });
  rule('wfa.hazards.storm-exempt-list', () => {
    for (const a of ['arrakeen', 'carthag', 'arsunt', 'hagga-basin', 'imperial-basin'])
      expect(inStorm(a, roll(2, 0, 0)).at(a)).toEqual([6, 0, 0, 0]);
  });
  rule('wfa.hazards.storm-roll', () => expect(inStorm('ne-05', roll(2, 0, 0)).at('ne-05')).toEqual([4, 0, 0, 0]));
  rule('wfa.hazards.storm-atreides-immune', () => {
    expect(inStorm('ne-05', roll(2, 0, 0)).at('ne-05')).toEqual([4, 0, 0, 0]);
    const p = position()
      .atreides('ne-05', { regular: 6 })
      .rolls(roll(2, 0, 0))
      .storms();
    expect([p.at('ne-05'), p.decisions]).toEqual([[6, 0, 0, 0], []]);
  });
  rule('wfa.hazards.storm-hits', () => {
    expect(['ne-14', 'ne-12', 'cne-07', 'se-05'].map((a) => inStorm(a, roll(0, 1, 1)).at(a)[0])).toEqual([4, 5, 6, 6]);
  });
  rule('wfa.hazards.storm-casualties', () => {
    const p = position()
      .harkonnen('ne-05', { regular: 1, elite: 1 })
      .rolls(roll(1, 1, 0))
      .storms();
    expect([p.question, p.asked.seat]).toEqual(['take the hit on what?', HARKONNEN]);
  });
  rule('wfa.hazards.storm-no-defence', () => {
    const p = position()
      .harkonnen('ne-05', { regular: 1, special: 1, generic: 1 })
      .hand(HARKONNEN, 'sandmasters')
      .rolls(roll(1, 1, 0))
      .storms();
    expect([p.question, p.options]).toEqual(['take the hit on what?', ['regular', 'special', 'generic']]);
    expect(p.say('regular').at('ne-05')).toEqual([0, 0, 1, 1]);
  });
  rule('wfa.hazards.storm-vehicles-safe', () => {
    const p = position()
      .harkonnen('ne-05', { regular: 1 })
      .harvester('ne-05')
      .rolls(roll(1, 1, 0))
      .storms();
    expect([p.at('ne-05'), p.table.harvesters.map(idOf)]).toEqual([[], ['ne-05']]);
  });
});

describe('wormsigns and Harkonnen legions', () => {
  const marching = (kind: string, p = position()) =>
    p
      .harkonnen('ne-11', { regular: 2 })
      .wormsign('ne-12', kind)
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11', 'ne-12', 'the whole legion');
  rule('wfa.worms.legion-enters', () => {
    const p = marching('sandworm');
    expect([p.table.wormsigns, p.table.sandworms.map(idOf), p.question]).toEqual([[], ['ne-12'], 'retreat where?']);
  });
  rule('wfa.worms.simultaneous-entry', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 2 })
      .harkonnen('ne-08', { regular: 2 })
      .wormsign('ne-12', 'sandworm')
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11', 'ne-12', 'the whole legion');
    expect(p.table.wormsigns.length).toBe(1);
    p.say('ne-08', 'ne-12', 'the whole legion');
    expect([p.at('ne-12'), p.table.wormsigns, p.question]).toEqual([[4, 0, 0, 0], [], 'retreat where?']);
  });
  rule('wfa.worms.placed-on-legion', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 2 })
      .harvester('ne-12')
      .placeWormsigns(2)
      .say('ne', 'ne-11', 'ne', 'ne-12');
    expect(p.table.wormsigns.map(idOf)).toEqual(['ne-11', 'ne-12']);
    expect(p.view(ATREIDES).hidden['wormsigns']!['board']).toEqual({ row: [null, null] });
    p.action(HARKONNEN, 'strategy').say('move', 'ne-11', 'ne-12', 'the whole legion');
    expect(p.table.wormsigns.map(idOf)).toEqual(['ne-11']);
  });
  rule('wfa.worms.atreides-never-reveal', () => {
    const enters = (side: Side) => {
      const p = position().wormsign('ne-12', 'sand');
      if (side === ATREIDES) p.atreides('ne-11', { regular: 2 });
      else p.harkonnen('ne-11', { regular: 2 });
      return p.action(side, 'strategy').say('move', 'ne-11', 'ne-12', 'the whole legion');
    };
    expect([enters(HARKONNEN).at('ne-12'), enters(HARKONNEN).table.wormsigns]).toEqual([[2, 0, 0, 0], []]);
    expect([enters(ATREIDES).at('ne-12'), enters(ATREIDES).table.wormsigns.map(idOf)]).toEqual([
      [2, 0, 0, 0],
      ['ne-12'],
    ]);
  });
  rule('wfa.worms.appears-under-legion', () => {
    const p = marching('sandworm');
    expect([p.asked.seat, p.options.includes('ne-11')]).toEqual([ATREIDES, true]);
    expect(p.say('ne-11').at('ne-11')).toEqual([2, 0, 0, 0]);
    // The Wild Maker may be the one that comes.
    const wild = marching('sandworm', position().inPlay('wild-maker', ASIDE));
    expect(wild.options).toEqual(['off the board', 'wild-maker']);
    expect(wild.say('wild-maker').leader('wild-maker')).toBe(areaOf('ne-12'));
  });
  rule('wfa.worms.appears-harvester', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 2 })
      .harvester('ne-12')
      .air('az1', 'carryall')
      .wormsign('ne-12', 'sandworm')
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11', 'ne-12', 'the whole legion', 'ne-11');
    expect([p.table.harvesters, p.table.air[0]]).toEqual([[], 'carryall']);
  });
});

describe('sandworms', () => {
  rule('wfa.worms.action-phase-placement', () => {
    const p = position().atreides('ne-11', { regular: 1 }).play(ATREIDES, 'thumpers').say('ne-12', 'no more');
    expect(p.table.sandworms.map(idOf)).toEqual(['ne-12']);
  });
  rule('wfa.worms.persist', () => {
    const p = position().sandworm('ne-01').air('az1', 'ornithopter').endOfRound();
    expect([p.table.sandworms.map(idOf), p.table.air[0], p.decisions]).toEqual([['ne-01'], '', []]);
  });
  rule('wfa.worms.move', () => {
    const p = position().sandworm('ne-07').moveSandworms(1).say('ne-07');
    expect(p.options).toEqual(['gara-kulon', 'ne-02', 'ne-04', 'ne-05', 'ne-06', 'ne-08', 'ne-09', 'ne-11', 'ne-12']);
  });
  rule('wfa.worms.move-destination', () => {
    const p = position()
      .sandworm('ne-07')
      .station('ne-04', 'jihad')
      .harvester('ne-05')
      .wormsign('ne-08', 'sand')
      .atreides('ne-11', { regular: 1 })
      .moveSandworms(1)
      .say('ne-07');
    expect([p.why('ne-05'), p.why('ne-08'), p.why('ne-11'), p.why('ne-04')]).toEqual([
      'wfa.worms.move-destination',
      'wfa.worms.move-destination',
      'wfa.worms.move-destination',
      null,
    ]);
    expect(p.options).not.toContain('ne-05');
  });
  rule('wfa.worms.move-through', () => {
    const p = position()
      .sandworm('ne-07')
      .harkonnen('ne-05', { regular: 1 })
      .wormsign('ne-08', 'sand')
      .moveSandworms(1)
      .say('ne-07', 'ne-02');
    expect([p.table.sandworms.map(idOf), p.at('ne-05'), p.table.wormsigns.map(idOf)]).toEqual([
      ['ne-02'],
      [1, 0, 0, 0],
      ['ne-08'],
    ]);
  });
  rule('wfa.worms.attack-range', () => {
    const p = position()
      .sandworm('ne-07')
      .harkonnen('cne-08', { regular: 1 })
      .harkonnen('ne-09', { regular: 1 })
      .harkonnen('ne-08', { regular: 1 })
      .attackWithSandworm()
      .say('ne-07');
    expect(p.options).toEqual(['ne-08', 'ne-09']);
  });
  rule('wfa.worms.attack-targets', () => {
    const p = position()
      .sandworm('ne-07')
      .harkonnen('cne-06', { regular: 1 })
      .harvester('ne-08')
      .harkonnen('ne-05', { regular: 1 })
      .attackWithSandworm()
      .say('ne-07');
    expect([p.options, p.why('cne-06'), p.why('ne-11')]).toEqual([
      ['ne-05', 'ne-08'],
      'wfa.worms.attack-targets',
      'wfa.worms.attack-targets',
    ]);
  });
  rule('wfa.worms.attack-through', () => {
    const p = position()
      .sandworm('ne-07')
      .atreides('ne-08', { regular: 1 })
      .harvester('ne-09', 'ne-05')
      .attackWithSandworm()
      .say('ne-07', 'ne-09');
    expect([p.table.harvesters.map(idOf), p.at('ne-08')]).toEqual([['ne-05'], [1, 0, 0, 0]]);
  });
  rule('wfa.worms.attack-harvester', () => {
    const p = position().sandworm('ne-07').harvester('ne-08').attackWithSandworm().say('ne-07', 'ne-08');
    expect([p.table.harvesters, p.table.sandworms, p.table.deeds.wormTook]).toEqual([[], [], 1]);
  });
  const attacked = (area: string, r: ReturnType<typeof roll>) =>
    position().sandworm('ne-07').harkonnen(area, { regular: 6 }).rolls(r).attackWithSandworm().say('ne-07', area);
  rule('wfa.worms.attack-legion-dice', () => {
    expect(attacked('ne-08', roll(4, 0, 0)).at('ne-08')).toEqual([2, 0, 0, 0]);
    const p = position()
      .inPlay('wild-maker', areaOf('ne-07'))
      .harkonnen('ne-08', { regular: 6 })
      .rolls(roll(5, 1, 0))
      .attackWithSandworm()
      .say('ne-07', 'ne-08');
    expect(p.at('ne-08')).toEqual([1, 0, 0, 0]);
  });
  rule('wfa.worms.attack-legion-hits', () => {
    expect(attacked('ne-08', roll(1, 1, 2)).at('ne-08')).toEqual([3, 0, 0, 0]);
    const p = position()
      .sandworm('ne-12')
      .harkonnen('ne-14', { regular: 6 })
      .rolls(roll(0, 2, 2))
      .attackWithSandworm()
      .say('ne-12', 'ne-14');
    expect(p.at('ne-14')).toEqual([2, 0, 0, 0]);
  });
  rule('wfa.worms.attack-casualties', () => {
    const p = position()
      .sandworm('ne-07')
      .harkonnen('ne-08', { regular: 2, elite: 1 })
      .rolls(roll(1, 3, 0))
      .attackWithSandworm()
      .say('ne-07', 'ne-08');
    expect([p.question, p.asked.seat]).toEqual(['take the hit on what?', HARKONNEN]);
  });
  rule('wfa.worms.attack-harvester-with-legion', () => {
    const p = position()
      .sandworm('ne-07')
      .harkonnen('ne-08', { regular: 1 })
      .harvester('ne-08')
      .rolls(roll(1, 3, 0))
      .attackWithSandworm()
      .say('ne-07', 'ne-08');
    expect(p.table.harvesters).toEqual([]);
  });
  rule('wfa.worms.legions-barred', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 1 })
      .sandworm('ne-12')
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11');
    expect([p.why('ne-12'), p.options.includes('ne-12')]).toEqual(['wfa.worms.legions-barred', false]);
  });
});

describe('harvesters', () => {
  rule('wfa.harvesters.immobile', () => {
    const p = position().harkonnen('ne-11', { regular: 1 }).harvester('ne-11').retreat(HARKONNEN, 'ne-11').say('ne-12');
    expect([p.at('ne-12'), p.table.harvesters.map(idOf)]).toEqual([[1, 0, 0, 0], ['ne-11']]);
  });
  rule('wfa.harvesters.no-effect', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 1 })
      .harvester('ne-12')
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11', 'ne-12');
    expect([p.at('ne-12'), p.table.harvesters.map(idOf)]).toEqual([[1, 0, 0, 0], ['ne-12']]);
  });
  const raid = (p = position()) =>
    p.atreides('ne-11', { regular: 1 }).harvester('ne-12').action(ATREIDES, 'strategy').say('move', 'ne-11', 'ne-12');
  rule('wfa.harvesters.removed-by-move', () =>
    expect([raid().table.harvesters, raid().table.deeds.harvestersRaided, raid().table.battle]).toEqual([[], 1, null]),
  );
  rule('wfa.harvesters.only-means-no-legion', () => {
    const p = raid(position().wormsign('ne-12', 'sand').station('ne-12', 'jihad'));
    expect([p.table.harvesters, p.table.wormsigns.map(idOf), p.table.stations]).toEqual([[], ['ne-12'], []]);
  });
  rule('wfa.harvesters.removed-by-advance', () => {
    const p = position()
      .atreides('ne-11', { regular: 2 })
      .harkonnen('ne-12', { regular: 1 })
      .harvester('ne-12')
      .rolls(roll(2, 0, 0), roll(0, 1, 0))
      .action(ATREIDES, 'strategy')
      .say('attack', 'ne-11', 'ne-12', 'advance');
    expect(p.table.harvesters).toEqual([]);
  });
  rule('wfa.harvesters.tokens-stay-hidden', () => {
    const p = position()
      .token('ne-11', 'S-RR')
      .harvester('ne-12')
      .action(ATREIDES, 'strategy')
      .say('move', 'ne-11', 'ne-12');
    expect([p.table.harvesters, p.table.tokens.map((t) => idOf(t.area)), p.at('ne-12')]).toEqual([[], ['ne-12'], []]);
    expect(p.view(HARKONNEN).hidden['deployment tokens']!['board']).toEqual({ row: [null] });
  });
  rule('wfa.harvesters.return', () => {
    const p = position()
      .harvester('ne-01', 'ne-02', 'ne-03', 'ne-04', 'ne-05', 'ne-06', 'ne-08', 'ne-12')
      .atreides('ne-11', { regular: 1 })
      .action(ATREIDES, 'strategy')
      .say('move', 'ne-11', 'ne-12');
    p.action(HARKONNEN, 'house').say('vehicles', 'harvester');
    expect(p.options).toContain('supply');
  });
});

describe('spice', () => {
  const harvest = (spice: number) =>
    position()
      .with(
        (t) =>
          (t.harvesters = Array.from({ length: spice }, (_, n) =>
            areaOf(
              (['ne-03', 'ne-04', 'ne-05', 'ne-06', 'ne-07', 'ne-08', 'ne-09', 'ne-11', 'ne-12', 'ne-15'] as const)[n]!,
            ),
          )),
      )
      .with((t) => (t.markers = [3, 3, 3]))
      .spiceHarvesting();
  rule('wfa.spice.collect', () => {
    const p = position().harvester('ne-14', 'ne-12', 'ne-11').spiceHarvesting();
    expect([p.table.spice, p.table.harvesters]).toEqual([4, []]);
  });
  rule('wfa.spice.spend-now', () => {
    const p = harvest(2).say('done');
    expect([p.table.spice, p.decisions]).toEqual([0, []]);
  });
  rule('wfa.spice.keep', () => {
    const p = harvest(3).say('keep choam');
    expect([p.table.spice, p.why('keep choam')]).toEqual([1, 'wfa.spice.keep']);
    expect([p.why('keep landsraad'), p.options.includes('keep landsraad')]).toEqual(['wfa.spice.keep', false]);
  });
  rule('wfa.spice.raise', () => {
    const p = harvest(7).say('raise choam');
    expect([p.table.spice, p.table.markers[0], p.why('raise choam'), p.options.includes('raise choam')]).toEqual([
      4,
      2,
      'wfa.spice.raise',
      false,
    ]);
  });
  rule('wfa.spice.drop', () =>
    expect(harvest(2).say('keep choam').table).toMatchObject({ markers: [3, 4, 4], bans: [false, true, true] }),
  );
  rule('wfa.spice.example-four-points', () => {
    const p = harvest(4).say('keep choam', 'keep spacingGuild');
    expect([p.table.markers, p.table.bans]).toEqual([
      [3, 3, 4],
      [false, false, true],
    ]);
  });
  rule('wfa.spice.track-ends', () => {
    const p = position().harvester('ne-14', 'ne-13').spiceHarvesting();
    expect([p.why('raise choam'), p.options.includes('raise choam')]).toEqual(['wfa.spice.track-ends', false]);
    expect(
      position()
        .with((t) => (t.markers = [5, 5, 5]))
        .spiceHarvesting().table.markers,
    ).toEqual([5, 5, 5]);
  });
  rule('wfa.spice.bottom-needs-no-payment', () => {
    const p = position()
      .with((t) => (t.markers = [5, 1, 1]))
      .harvester('ne-14', 'ne-13')
      .spiceHarvesting();
    expect([p.why('keep choam'), p.options.includes('keep choam')]).toEqual([
      'wfa.spice.bottom-needs-no-payment',
      false,
    ]);
    expect(p.say('done').table).toMatchObject({ markers: [5, 2, 2], bans: [true, true, true] });
  });
  rule('wfa.spice.stockpile', () => {
    const p = harvest(8).say('stockpile');
    expect([p.table.supremacy, p.table.spice, p.why('stockpile'), p.options.includes('stockpile')]).toEqual([
      1,
      5,
      'wfa.spice.stockpile',
      false,
    ]);
  });
  rule('wfa.spice.stockpile-limit', () => {
    const at = (supremacy: number) =>
      position()
        .with((t) => (t.supremacy = supremacy))
        .harvester('ne-14', 'ne-13')
        .spiceHarvesting();
    expect([at(6).why('stockpile'), at(6).options.includes('stockpile')]).toEqual(['wfa.spice.stockpile-limit', false]);
    expect(at(5).options).toContain('stockpile');
  });
  rule('wfa.spice.stockpile-independent', () => {
    expect(harvest(3).say('stockpile').table).toMatchObject({ supremacy: 1, paid: ['', '', ''] });
    expect(harvest(5).say('keep choam', 'stockpile').table).toMatchObject({ supremacy: 1, paid: ['keep', '', ''] });
  });
  rule('wfa.spice.reserve', () => {
    const p = harvest(2).say('save one');
    expect([p.table.reserve, p.decisions]).toEqual([true, []]);
    expect(
      position()
        .with((t) => (t.reserve = true))
        .harvester('ne-12')
        .spiceHarvesting().options,
    ).not.toContain('save one');
    expect(harvest(1).say('save one').table.spice).toBe(0);
    const q = harvest(2).say('keep choam');
    expect(q.decisions).toEqual([]);
  });
  rule('wfa.spice.reserve-use', () => {
    const p = position()
      .with((t) => (t.reserve = true))
      .harvester('ne-12')
      .spiceHarvesting()
      .say('take the reserve');
    expect([p.table.spice, p.table.reserve]).toEqual([2, false]);
  });
  rule('wfa.spice.ban-activation', () => {
    const p = position()
      .with((t) => (t.markers = [5, 1, 1]))
      .harvester('ne-14', 'ne-13')
      .spiceHarvesting()
      .say('keep spacingGuild', 'keep landsraad');
    expect(p.table.bans).toEqual([true, false, false]);
  });
  rule('wfa.spice.ban-duration', () => {
    const p = position()
      .with((t) => (t.bans = [true, true, true]))
      .harvester('ne-14', 'ne-13', 'ne-10')
      .spiceHarvesting();
    expect(p.table.bans).toEqual([false, false, false]);
  });
  rule('wfa.spice.ban-bottom-raised', () => {
    const p = position()
      .with((t) => (t.markers = [5, 1, 1]))
      .harvester('ne-14', 'ne-12')
      .spiceHarvesting()
      .say('raise choam');
    expect([p.table.markers[0], p.table.bans[0]]).toEqual([4, false]);
  });
  rule('wfa.spice.ban-binding', () => {
    const p = position()
      .with((t) => (t.bans = [true, false, false]))
      .harkonnen('ne-11', { regular: 6 })
      .removeExcess(HARKONNEN);
    expect(p.at('ne-11')).toEqual([5, 0, 0, 0]);
  });
  rule('wfa.spice.ban-spacing-guild', () => {
    const p = position()
      .sietch('gara-kulon', 1)
      .air('az1', 'ornithopter')
      .with((t) => (t.bans = [false, true, false]))
      .turn(HARKONNEN);
    expect([p.offers(HARKONNEN), p.whyNotOffer(HARKONNEN, 'scouting: az1')]).toEqual([
      [],
      'wfa.spice.ban-spacing-guild',
    ]);
  });
  rule('wfa.spice.ban-landsraad', () => {
    const p = position()
      .with((t) => (t.bans = [false, false, true]))
      .hand(HARKONNEN, 'sandmasters')
      .harkonnen('ne-11', { regular: 2 })
      .atreides('ne-12', { regular: 2 })
      .action(HARKONNEN, 'strategy')
      .say('attack', 'ne-11', 'ne-12');
    expect(p.question).not.toBe('discard a card for a die?');
  });
  rule('wfa.spice.ban-choam', () => {
    const p = position()
      .with((t) => (t.bans = [true, false, false]))
      .harkonnen('ne-11', { regular: 6 })
      .atreides('ne-12', { regular: 6 })
      .removeExcess(HARKONNEN)
      .removeExcess(ATREIDES);
    expect([p.at('ne-11'), p.at('ne-12')]).toEqual([
      [5, 0, 0, 0],
      [6, 0, 0, 0],
    ]);
  });
  rule('wfa.spice.ban-choam-excess', () => {
    const p = position().harkonnen('ne-11', { regular: 6 }).spiceHarvesting();
    expect([p.table.bans[0], p.at('ne-11')]).toEqual([true, [5, 0, 0, 0]]);
  });
});
