import { imperium, priceOf, SPACES, spaceOf } from '@landsraad/imperium';
import { describe, expect, test } from 'vitest';
import { at, position } from './position.ts';
import { rule } from './rule.ts';

describe('board spaces', () => {
  rule('imp.space.list', () => {
    const p = position({
      houses: [{ hand: ['kwisatz-haderach'], solari: 20, spice: 20, water: 20, influence: [0, 0, 0, 2] }],
    });
    p.says('play which card?', 'kwisatz-haderach');
    expect(p.options.length).toBe(22);
    expect(SPACES.map((s) => s.id)).toEqual(p.options);
  });

  rule('imp.space.combat-spaces', () => {
    const combat = SPACES.filter((s) => s.combat).map((s) => s.id);
    expect(combat).toEqual([
      'heighliner',
      'hardy-warriors',
      'stillsuits',
      'arrakeen',
      'carthag',
      'research-station',
      'sietch-tabr',
      'the-great-flat',
      'hagga-basin',
      'imperial-basin',
    ]);
    const p = position({ houses: [{ hand: ['diplomacy'] }] });
    p.send('diplomacy', 'stillsuits');
    expect(p.options).toEqual(['deploy 1', 'deploy 2', 'end turn']);
    const q = position({ houses: [{ hand: ['diplomacy'] }] });
    q.send('diplomacy', 'wealth');
    expect(q.seat).toBe(1);
  });

  rule('imp.space.arrakeen', () => {
    const p = position({ houses: [{ hand: ['reconnaissance'] }] });
    p.send('reconnaissance', 'arrakeen');
    expect([p.troops(0), p.hand(0)]).toEqual([[8, 4, 0], ['convincing-argument']]);
  });
  rule('imp.space.carthag', () => {
    const p = position({ houses: [{ hand: ['reconnaissance'] }] });
    p.send('reconnaissance', 'carthag');
    expect([p.troops(0), p.intrigue(0)]).toEqual([[8, 4, 0], ['windfall']]);
  });
  rule('imp.space.conspire', () => {
    const p = position({ houses: [{ hand: ['diplomacy'], spice: 4 }] });
    p.send('diplomacy', 'conspire');
    expect([p.goods(0), p.troops(0), p.intrigue(0), p.house(0).influence]).toEqual([
      [5, 0, 0],
      [7, 5, 0],
      ['windfall'],
      [1, 0, 0, 0],
    ]);
  });
  rule('imp.space.foldspace', () => {
    const p = position({ houses: [{ hand: ['diplomacy'] }] });
    p.send('diplomacy', 'foldspace');
    expect([
      p.house(0).influence,
      p.discard(0),
      p.lies(imperium.reserve).filter((c) => c === 'foldspace').length,
    ]).toEqual([[0, 1, 0, 0], ['foldspace'], 1]);
  });
  rule('imp.space.the-great-flat', () => {
    const p = position({ bonusSpice: [2, 0, 0], houses: [{ hand: ['dune-the-desert-planet'], water: 2 }] });
    p.send('dune-the-desert-planet', 'the-great-flat');
    expect([p.goods(0), p.table.bonusSpice]).toEqual([
      [0, 5, 0],
      [0, 0, 0],
    ]);
  });
  rule('imp.space.hagga-basin', () => {
    const p = position({ bonusSpice: [0, 1, 0], houses: [{ hand: ['dune-the-desert-planet'], water: 1 }] });
    p.send('dune-the-desert-planet', 'hagga-basin');
    expect([p.goods(0), p.table.bonusSpice]).toEqual([
      [0, 3, 0],
      [0, 0, 0],
    ]);
  });
  rule('imp.space.imperial-basin', () => {
    const p = position({ bonusSpice: [0, 0, 3], houses: [{ hand: ['dune-the-desert-planet'] }] });
    p.send('dune-the-desert-planet', 'imperial-basin');
    expect([p.goods(0), p.table.bonusSpice]).toEqual([
      [0, 4, 0],
      [0, 0, 0],
    ]);
  });
  rule('imp.space.hall-of-oratory', () => {
    const p = position({ houses: [{ hand: ['dagger'] }] });
    p.send('dagger', 'hall-of-oratory');
    expect([p.troops(0), p.house(0).persuasion]).toEqual([[8, 4, 0], 0]);
    p.toTurn(0);
    expect(p.house(0).persuasion).toBe(1);
  });
  rule('imp.space.hardy-warriors', () => {
    const p = position({ houses: [{ hand: ['diplomacy'], water: 1 }] });
    p.send('diplomacy', 'hardy-warriors');
    expect([p.goods(0), p.troops(0), p.house(0).influence]).toEqual([
      [0, 0, 0],
      [7, 5, 0],
      [0, 0, 0, 1],
    ]);
  });
  rule('imp.space.heighliner', () => {
    const p = position({ houses: [{ hand: ['diplomacy'], spice: 6 }] });
    p.send('diplomacy', 'heighliner');
    expect([p.goods(0), p.troops(0), p.house(0).influence]).toEqual([
      [0, 0, 2],
      [4, 8, 0],
      [0, 1, 0, 0],
    ]);
  });
  rule('imp.space.high-council', () => {
    const p = position({ houses: [{ hand: ['dagger'], solari: 5 }] });
    p.send('dagger', 'high-council');
    expect([p.house(0).councilSeat, p.house(0).solari]).toEqual([true, 0]);
    p.toTurn(0);
    expect(p.house(0).persuasion).toBe(2);
  });
  rule('imp.space.high-council-once', () => {
    const p = position({ houses: [{ hand: ['dagger'], solari: 5, councilSeat: true }] });
    p.says('play which card?', 'dagger');
    expect(p.why('high-council')).toBe('imp.space.high-council-once');
  });
  rule('imp.space.mentat', () => {
    const p = position({ houses: [{ hand: ['dagger'], solari: 2 }] });
    p.send('dagger', 'mentat');
    expect([p.goods(0), p.table.mentat, p.house(0).agents, p.hand(0)]).toEqual([
      [0, 0, 0],
      0,
      2,
      ['convincing-argument'],
    ]);
    const away = position({ mentat: 1, houses: [{ hand: ['dagger'], solari: 2 }, { agents: 3 }] });
    away.send('dagger', 'mentat');
    expect([away.table.mentat, away.house(0).agents, away.hand(0)]).toEqual([1, 1, ['convincing-argument']]);
  });
  rule('imp.space.rally-troops', () => {
    const p = position({ houses: [{ hand: ['dagger'], solari: 4 }] });
    p.send('dagger', 'rally-troops');
    expect([p.troops(0), p.seat]).toEqual([[5, 7, 0], 1]);
  });
  rule('imp.space.research-station', () => {
    const p = position({ houses: [{ hand: ['reconnaissance'], water: 2 }] });
    p.send('reconnaissance', 'research-station');
    expect([p.hand(0).length, p.house(0).water]).toEqual([3, 0]);
  });
  rule('imp.space.secrets', () => {
    const four = ['ambush', 'bribery', 'charisma', 'refocus'];
    const p = position({ houses: [{ hand: ['diplomacy'] }, { intrigue: four }, { intrigue: four.slice(1) }] });
    p.send('diplomacy', 'secrets');
    expect([p.house(0).influence, p.intrigue(0).length, p.intrigue(1).length, p.intrigue(2).length]).toEqual([
      [0, 0, 1, 0],
      2,
      3,
      3,
    ]);
  });
  rule('imp.space.secure-contract', () => {
    const p = position({ houses: [{ hand: ['dune-the-desert-planet'] }] });
    p.send('dune-the-desert-planet', 'secure-contract');
    expect(p.goods(0)).toEqual([3, 0, 0]);
  });
  rule('imp.space.selective-breeding', () => {
    const p = position({ houses: [{ hand: ['diplomacy', 'dagger'], spice: 2 }] });
    p.send('diplomacy', 'selective-breeding');
    expect(p.options).toEqual(['selective-breeding space 1', 'end turn']);
    p.next('selective-breeding space 1').says('trash a card from where?', 'hand').says('trash which card?', 'dagger');
    expect([p.house(0).influence, p.hand(0), p.lies(imperium.trash)]).toEqual([
      [0, 0, 1, 0],
      ['convincing-argument', 'convincing-argument'],
      ['dagger'],
    ]);
  });
  rule('imp.space.sell-melange', () => {
    const p = position({ houses: [{ hand: ['dune-the-desert-planet'], spice: 3 }] });
    p.send('dune-the-desert-planet', 'sell-melange');
    expect([p.question, p.options]).toEqual(['sell how much spice?', [2, 3]]);
    p.next(3);
    expect(p.goods(0)).toEqual([8, 0, 0]);
    const q = position({ houses: [{ hand: ['dune-the-desert-planet'], spice: 1 }] });
    q.says('play which card?', 'dune-the-desert-planet');
    expect(q.why('sell-melange')).toBe('imp.space.sell-melange');
  });
  rule('imp.space.sietch-tabr', () => {
    const p = position({ houses: [{ hand: ['reconnaissance'], influence: [0, 0, 0, 2] }] });
    p.send('reconnaissance', 'sietch-tabr');
    expect([p.troops(0), p.goods(0), p.house(0).influence]).toEqual([
      [8, 4, 0],
      [0, 0, 1],
      [0, 0, 0, 2],
    ]);
  });
  rule('imp.space.stillsuits', () => {
    const p = position({ houses: [{ hand: ['diplomacy'] }] });
    p.send('diplomacy', 'stillsuits');
    expect([p.goods(0), p.house(0).influence]).toEqual([
      [0, 0, 1],
      [0, 0, 0, 1],
    ]);
  });
  rule('imp.space.swordmaster', () => {
    const p = position({ houses: [{ hand: ['dagger'], solari: 8 }] });
    p.send('dagger', 'swordmaster');
    expect([p.house(0).agents, p.house(0).swordmaster, p.house(0).solari]).toEqual([2, true, 0]);
  });
  rule('imp.space.swordmaster-once', () => {
    const p = position({ houses: [{ hand: ['dagger'], solari: 8, swordmaster: true }] });
    p.says('play which card?', 'dagger');
    expect(p.why('swordmaster')).toBe('imp.space.swordmaster-once');
  });
  rule('imp.space.wealth', () => {
    const p = position({ houses: [{ hand: ['diplomacy'] }] });
    p.send('diplomacy', 'wealth');
    expect([p.goods(0), p.house(0).influence]).toEqual([
      [2, 0, 0],
      [1, 0, 0, 0],
    ]);
  });
  rule('imp.space.example-sell-melange', () => {
    const p = position({ houses: [{ hand: ['dune-the-desert-planet'], spice: 6, solari: 1 }] });
    p.send('dune-the-desert-planet', 'sell-melange').next(4);
    expect([p.goods(0), p.seat]).toEqual([[11, 2, 0], 1]);
  });
});

describe('deploying', () => {
  rule('imp.deploy.recruit', () => {
    const p = position({ houses: [{ hand: ['dagger'] }] });
    p.send('dagger', 'hall-of-oratory');
    expect(p.troops(0)).toEqual([8, 4, 0]);
  });
  rule('imp.deploy.supply-limit', () => {
    const p = position({ houses: [{ hand: ['dagger'], supply: 0, garrison: 12 }] });
    p.send('dagger', 'hall-of-oratory');
    expect(p.troops(0)).toEqual([0, 12, 0]);
  });
  rule('imp.deploy.combat-space-only', () => {
    const p = position({ houses: [{ hand: ['dagger', 'convincing-argument'] }] });
    p.send('dagger', 'hall-of-oratory');
    expect([p.troops(0), p.seat]).toEqual([[8, 4, 0], 1]);
    p.toTurn(0).reveal();
    expect(p.options.filter((o) => String(o).startsWith('deploy'))).toEqual([]);
  });
  rule('imp.deploy.recruited-units', () => {
    const p = position({ houses: [{ hand: ['diplomacy'], water: 1 }] });
    p.send('diplomacy', 'hardy-warriors');
    expect(p.options).toEqual(['deploy 1', 'deploy 2', 'deploy 3', 'deploy 4', 'end turn']);
    p.next('deploy 4');
    expect(p.troops(0)).toEqual([7, 1, 4]);
  });
  rule('imp.deploy.any-recruit-source', () => {
    // Recruited by an intrigue card before the agent was sent.
    const p = position({
      houses: [{ hand: ['diplomacy'], solari: 3, garrison: 0, supply: 12, intrigue: ['reinforcements'] }],
    });
    p.plot(0, 'reinforcements').send('diplomacy', 'stillsuits');
    expect(p.options).toEqual(['deploy 1', 'deploy 2', 'deploy 3', 'end turn']);
  });
  rule('imp.deploy.garrison-limit', () => {
    const p = position({ houses: [{ hand: ['diplomacy'], garrison: 5, supply: 7 }] });
    p.send('diplomacy', 'stillsuits');
    expect(p.options).toEqual(['deploy 1', 'deploy 2', 'end turn']);
    p.next('deploy 2');
    expect([p.seat, p.troops(0)]).toEqual([1, [7, 3, 2]]);
  });
  rule('imp.deploy.optional', () => {
    const p = position({ houses: [{ hand: ['diplomacy'] }] });
    p.send('diplomacy', 'stillsuits').next('end turn');
    expect(p.troops(0)).toEqual([9, 3, 0]);
  });
  rule('imp.deploy.timing', () => {
    const p = position({ houses: [{ hand: ['fremen-camp'], spice: 4 }] });
    p.send('fremen-camp', 'imperial-basin');
    expect(p.options).toEqual(['fremen-camp agent 0', 'deploy 1', 'deploy 2', 'end turn']);
    p.next('deploy 1').next('fremen-camp agent 0').next('deploy 4');
    expect([p.troops(0), p.seat]).toEqual([[6, 1, 5], 1]);
    // Two recruits and two others, in as many steps as one likes: recruits go first.
    const q = position({ houses: [{ hand: ['diplomacy'], water: 1, garrison: 5, supply: 7 }] });
    q.send('diplomacy', 'hardy-warriors').next('deploy 1');
    expect(q.options).toEqual(['deploy 1', 'deploy 2', 'deploy 3', 'end turn']);
    q.next('deploy 2');
    expect(q.options).toEqual(['deploy 1', 'end turn']);
  });
  rule('imp.deploy.stay-until-resolved', () => {
    // Troops can leave the Conflict: an effect makes them retreat.
    const retreats = position({ houses: [{ conflict: 2, supply: 7, intrigue: ['master-tactician'] }], at: 'combat' });
    expect(retreats.options).toContain('master-tactician');
    const p = position({ houses: [{ hand: ['diplomacy', 'dagger'] }] });
    p.send('diplomacy', 'stillsuits').next('deploy 2');
    expect([p.troops(0), p.seat]).toEqual([[9, 1, 2], 1]);
    // The next turn of the player: nothing takes them back, neither with an agent nor on the reveal turn.
    p.toTurn(0);
    expect([p.question, p.options]).toEqual(['play which card?', ['dagger', 'reveal']]);
    p.send('dagger', 'hall-of-oratory');
    expect(p.troops(0)).toEqual([8, 2, 2]);
    p.toTurn(0).revealFully();
    expect(p.troops(0)).toEqual([8, 2, 2]);
  });
  rule('imp.deploy.effects-without-agent', () => {
    const p = position({ houses: [{ hand: ['diplomacy'], garrison: 5, supply: 7, intrigue: ['rapid-mobilization'] }] });
    p.plot(0, 'rapid-mobilization').says('deploy how many troops?', 2).send('diplomacy', 'stillsuits');
    expect(p.options).toEqual(['deploy 1', 'deploy 2', 'end turn']);
  });
  rule('imp.deploy.example-limit', () => {
    const p = position({ houses: [{ hand: ['arrakis-recruiter'] }] });
    p.send('arrakis-recruiter', 'carthag');
    expect(p.options.at(-2)).toBe('deploy 4');
    p.next('deploy 4');
    expect(p.troops(0)).toEqual([7, 1, 4]);
  });
  rule('imp.deploy.example-empty-supply', () => {
    const p = position({ houses: [{ hand: ['diplomacy'], water: 1, supply: 1, garrison: 4, conflict: 7 }] });
    p.send('diplomacy', 'hardy-warriors');
    expect(p.options.at(-2)).toBe('deploy 3');
    p.next('deploy 3');
    expect(p.troops(0)).toEqual([0, 2, 10]);
  });
});

describe('control', () => {
  rule('imp.control.spaces', () => {
    expect(SPACES.filter((s) => s.control !== null).map((s) => s.id)).toEqual([
      'arrakeen',
      'carthag',
      'imperial-basin',
    ]);
    const p = at('combat', { conflict: 'secure-imperial-basin', houses: [{ conflict: 1 }] });
    expect(p.table.control).toEqual([-1, -1, 0]);
  });
  rule('imp.control.win', () => {
    const p = at('combat', { conflict: 'siege-of-carthag', houses: [{ conflict: 1 }, { conflict: 2 }] });
    expect(p.table.control).toEqual([-1, 1, -1]);
  });
  rule('imp.control.replace', () => {
    const p = at('combat', {
      conflict: 'siege-of-carthag',
      control: [-1, 0, -1],
      houses: [{ conflict: 1 }, { conflict: 2 }],
    });
    expect(p.table.control).toEqual([-1, 1, -1]);
  });
  rule('imp.control.bonus', () => {
    const p = position({ control: [1, -1, -1], houses: [{ hand: ['reconnaissance'] }] });
    p.send('reconnaissance', 'arrakeen');
    expect([p.house(1).solari, p.house(0).solari]).toEqual([1, 0]);
    const own = position({ control: [0, -1, -1], houses: [{ hand: ['reconnaissance'] }] });
    own.send('reconnaissance', 'arrakeen');
    expect(own.house(0).solari).toBe(1);
  });
  rule('imp.control.bonus-timing', () => {
    const p = position({ control: [-1, 0, -1], houses: [{ hand: ['reconnaissance'] }] });
    p.send('reconnaissance', 'carthag');
    const order = p.kinds();
    expect(p.house(0).solari).toBe(1);
    expect(order.indexOf('gained')).toBeLessThan(order.indexOf('recruited'));
  });
  rule('imp.control.defensive-bonus', () => {
    const p = position({
      control: [2, 2, 2],
      conflictDeck: ['siege-of-arrakeen'],
      houses: [{}, {}, { supply: 1, garrison: 2, conflict: 9 }],
    });
    p.phase('round start');
    expect([p.question, p.seat]).toEqual(['deploy a troop in defence?', 2]);
    p.next('defend');
    expect(p.troops(2)).toEqual([0, 2, 10]);
  });
  rule('imp.control.example-bonus', () => {
    const p = position({
      players: 3,
      control: [-1, -1, 1],
      bonusSpice: [0, 0, 2],
      houses: [{ hand: ['dune-the-desert-planet'] }],
    });
    p.send('dune-the-desert-planet', 'imperial-basin');
    expect([p.house(1).spice, p.house(0).spice]).toEqual([1, 3]);
  });
});

describe('spice', () => {
  rule('imp.spice.maker-spaces', () => {
    expect(['the-great-flat', 'hagga-basin', 'imperial-basin'].map((s) => spaceOf(s).base)).toEqual([3, 2, 1]);
    const p = position({ houses: [{ hand: ['dune-the-desert-planet'] }] });
    p.send('dune-the-desert-planet', 'imperial-basin');
    expect(p.house(0).spice).toBe(1);
    const q = position({ houses: [{ hand: ['dune-the-desert-planet'], water: 2 }], bonusSpice: [2, 0, 0] });
    q.send('dune-the-desert-planet', 'the-great-flat');
    expect(q.house(0).spice).toBe(5);
  });
  rule('imp.spice.harvest', () => {
    const p = position({ bonusSpice: [0, 2, 0], houses: [{ hand: ['dune-the-desert-planet'], water: 1 }] });
    p.send('dune-the-desert-planet', 'hagga-basin');
    expect([p.house(0).spice, p.table.bonusSpice[1]]).toEqual([4, 0]);
  });
  rule('imp.spice.accumulate', () => {
    const p = at('makers', { bonusSpice: [3, 0, 1], houses: [{ sent: ['imperial-basin'], agents: 1 }] });
    expect(p.table.bonusSpice).toEqual([4, 1, 1]);
  });
  rule('imp.spice.checked-in-makers-phase', () => {
    const p = position({
      houses: [{ sent: ['hagga-basin', 'the-great-flat'], agents: 0, intrigue: ['urgent-mission'] }],
    });
    p.plot(0, 'urgent-mission').says('recall the agent from which space?', 'hagga-basin');
    p.phase('makers');
    expect(p.table.bonusSpice).toEqual([0, 1, 1]);
  });
  rule('imp.spice.harvest-only-maker', () => {
    const p = position({ houses: [{ hand: ['carryall'] }] });
    p.send('carryall', 'secure-contract');
    expect(p.goods(0)).toEqual([3, 0, 0]);
    const q = position({ bonusSpice: [0, 0, 2], houses: [{ hand: ['carryall'] }] });
    q.send('carryall', 'imperial-basin');
    expect(q.goods(0)).toEqual([0, 4, 0]);
    expect(q.latest('gained')).toEqual({ house: 0, good: 'spice', n: 1 });
  });
  rule('imp.spice.example-growth', () => {
    const p = at('makers', {
      bonusSpice: [1, 0, 0],
      houses: [
        { sent: ['imperial-basin'], agents: 1 },
        { hand: ['dune-the-desert-planet'], water: 2 },
      ],
    });
    expect(p.table.bonusSpice).toEqual([2, 1, 0]);
    p.toTurn(1);
    p.house(1).water = 2;
    p.settle().send('dune-the-desert-planet', 'the-great-flat');
    expect(p.house(1).spice).toBe(5);
  });
});

test('Duke Leto pays less for Landsraad spaces only', () => {
  const p = position({ houses: [{ leader: 'duke-leto-atreides' }] });
  expect(
    ['high-council', 'hall-of-oratory', 'mentat', 'rally-troops', 'swordmaster', 'conspire'].map((s) =>
      priceOf(p.g, 0, spaceOf(s)),
    ),
  ).toEqual([4, 0, 1, 3, 7, 4]);
});
