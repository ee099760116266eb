import { controllerOf, FACTS, HAGAL, hagal, imperium, rules, strength, tech, STACKS } from '@landsraad/imperium';
import { things } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { newGame, position, type Position, type Wish, type Wishes } from '../position.ts';
import { rule } from '../rule.ts';
import { ixAt } from './ix.ts';

/** A solo game: after the player's reveal the first rival takes a turn with that card. */
const rival = (
  cards: readonly string[],
  w: Wish = {},
  more: Omit<Wishes, 'houses' | 'mode'> & { readonly you?: Wish; readonly other?: Wish } = {},
): Position => {
  const { you, other, options, ...rest } = more;
  return position({
    stacks: [['flagship', 'windtraps'], ['holoprojectors'], ['memocorders']],
    ...rest,
    mode: 'solo',
    options: ['riseOfIx', ...(options ?? [])],
    turn: 1,
    hagal: [...cards, 'hagal-secrets', 'hagal-stillsuits', 'hagal-wealth', 'hagal-conspire'],
    houses: [you ?? { hand: ['dagger', 'dagger'] }, { agents: 1, ...w }, { agents: 0, ...other }],
  });
};
const count = (mode: string, players: number): { readonly [card: string]: number } => {
  const { g } = newGame(mode, players, { riseOfIx: true, leaders: 'random' });
  const all = [...things(g, hagal.deck), ...things(g, hagal.revealed)];
  return Object.fromEntries([...HAGAL.keys()].map((id) => [id, all.filter((c) => c === id).length]));
};

describe('House Hagal deck', () => {
  rule('imp.hagal.ix-deck', () => {
    for (const deck of [count('solo', 1), count('two-player', 2)]) {
      expect([deck['hagal-hall-of-oratory'], deck['hagal-rally-troops'], deck['hagal-interstellar-shipping']]).toEqual([
        0, 0, 1,
      ]);
      expect([deck['hagal-foldspace-or-interstellar'], deck['hagal-smuggling-or-interstellar']]).toEqual([1, 1]);
    }
  });
  rule('imp.hagal.ix-deck-solo', () => {
    const deck = count('solo', 1);
    expect([deck['hagal-dreadnought-1p'], deck['hagal-dreadnought-2p'], deck['hagal-tech-negotiation']]).toEqual([
      2, 0, 2,
    ]);
    expect(FACTS.ixHagal.cards.reduce((n, c) => n + (deck[c.id] ?? 0), 0)).toBe(7);
  });
  rule('imp.hagal.ix-deck-two-player', () => {
    const deck = count('two-player', 2);
    expect([deck['hagal-dreadnought-1p'], deck['hagal-dreadnought-2p'], deck['hagal-tech-negotiation']]).toEqual([
      0, 2, 0,
    ]);
    expect(FACTS.ixHagal.cards.reduce((n, c) => n + (deck[c.id] ?? 0), 0)).toBe(5);
  });
  rule('imp.hagal.ix-dreadnought-card', () => {
    const p = rival(['hagal-dreadnought-1p', 'hagal-secrets'], { dreadnoughtGarrison: 2 });
    expect([p.house(1).sent, p.latest('Hagal card ignored')?.['why']]).toEqual([['secrets'], 'no dreadnought']);
    expect(rival(['hagal-dreadnought-1p'], { dreadnoughtGarrison: 1 }).fleet(1)).toEqual([0, 2, 0]);
  });
  rule('imp.hagal.ix-interstellar-shipping', () => {
    const few = rival(['hagal-interstellar-shipping', 'hagal-secrets'], { influence: [0, 1, 0, 0] });
    expect([few.house(1).sent, few.latest('Hagal card ignored')?.['why']]).toEqual([['secrets'], 'no influence']);
    const enough = rival(['hagal-interstellar-shipping'], { influence: [0, 2, 0, 0] });
    expect([enough.house(1).sent, enough.house(1).freighter]).toEqual([['interstellar-shipping'], 2]);
    const half = rival(['hagal-foldspace-or-interstellar'], { influence: [0, 1, 0, 0] });
    expect([half.house(1).sent, half.house(1).influence[1]]).toEqual([['foldspace'], 2]);
  });
  rule('imp.hagal.ix-two-space-card', () => {
    const p = rival(
      ['hagal-smuggling-or-interstellar', 'hagal-secrets'],
      { influence: [0, 2, 0, 0] },
      { you: { sent: ['interstellar-shipping'], hand: ['dagger', 'dagger'] } },
    );
    expect([p.house(1).sent, p.latest('Hagal card ignored')?.['why']]).toEqual([['secrets'], 'occupied']);
    const below = rival(['hagal-smuggling-or-interstellar'], { influence: [0, 0, 0, 0] });
    expect([below.house(1).sent, below.house(1).freighter, below.goods(1)[0]]).toEqual([['smuggling'], 1, 0]);
  });
});

describe('rivals', () => {
  rule('imp.ix.rival-pieces', () => {
    const { g } = newGame('solo', 1, { riseOfIx: true, leaders: 'random' });
    for (const h of g.table.houses) expect([h.dreadnoughtSupply, h.freighter]).toEqual([2, 0]);
    expect(newGame('two-player', 2, { riseOfIx: true, leaders: 'random' }).g.table.houses[2]!.dreadnoughtSupply).toBe(
      2,
    );
  });
  rule('imp.ix.rival-troop-rewards', () => {
    const p = position({
      mode: 'solo',
      options: ['riseOfIx'],
      at: 'combat',
      conflict: 'skirmish-ix-troop',
      hagal: ['hagal-tech-negotiation', 'hagal-wealth'],
      houses: [{}, { conflict: 3, garrison: 0 }, {}],
    });
    expect(p.troops(1)[1]).toBe(1);
  });
  rule('imp.ix.rival-sword-card', () => {
    const p = position({
      mode: 'two-player',
      options: ['riseOfIx'],
      at: 'combat',
      hagal: ['hagal-dreadnought-2p', 'hagal-wealth'],
      houses: [{}, {}, { dreadnoughtConflict: 1 }],
    });
    expect(p.latest('Hagal swords')).toEqual({ house: 2, card: 'hagal-dreadnought-2p', n: 3 });
  });
  rule('imp.infiltrate.rivals-are-enemies', () => {
    const p = position({
      mode: 'solo',
      options: ['riseOfIx'],
      houses: [{ hand: ['choam-delegate', 'dagger'] }, { sent: ['smuggling'] }],
    });
    expect(p.destinations('choam-delegate')).toContain('smuggling');
    const q = rival(
      ['hagal-smuggling-or-interstellar', 'hagal-secrets'],
      {},
      { you: { sent: ['smuggling'], hand: ['dagger', 'dagger'] }, other: { sent: ['smuggling'] } },
    );
    expect(q.house(1).sent).toEqual(['secrets']);
  });
});

describe('rivals and shipping', () => {
  rule('imp.shipping.rival-pattern', () => {
    expect(rival(['hagal-smuggling-or-interstellar'], { freighter: 1 }).house(1).freighter).toBe(2);
    expect(
      rival(['hagal-smuggling-or-interstellar'], { freighter: 2, influence: [0, 0, 1, 1] }).house(1).freighter,
    ).toBe(0);
  });
  rule('imp.shipping.rival-dividends', () => {
    const p = rival(['hagal-smuggling-or-interstellar'], { freighter: 2, influence: [0, 0, 1, 1] });
    p.next('emperor');
    expect([p.goods(1), p.goods(0)[0], p.goods(2)[0]]).toEqual([[5, 0, 0], 1, 1]);
    const two = position({
      mode: 'two-player',
      options: ['riseOfIx'],
      hagal: ['hagal-smuggling-or-interstellar', 'hagal-wealth'],
      houses: [{ hand: ['dagger', 'dagger'], solari: 2, deck: [] }, {}, { freighter: 2, influence: [0, 0, 1, 1] }],
    });
    two.send('dagger', 'mentat').next('emperor');
    expect([two.goods(2)[0], two.goods(0)[0], two.goods(1)[0], two.latest('rival’s dividends')]).toEqual([
      0,
      1,
      1,
      { house: 2 },
    ]);
  });
  rule('imp.shipping.rival-influence', () => {
    const p = rival(['hagal-smuggling-or-interstellar'], { freighter: 2, influence: [1, 0, 0, 1] });
    expect([p.seat, p.question, p.options]).toEqual([
      0,
      'influence with which faction?',
      ['spacing-guild', 'bene-gesserit'],
    ]);
    expect(
      rival(['hagal-smuggling-or-interstellar'], { freighter: 2, influence: [1, 1, 0, 1] }).house(1).influence,
    ).toEqual([1, 1, 1, 1]);
  });
  rule('imp.shipping.rival-hundro', () => {
    const hundro = { leader: 'hundro-moritani', influence: [1, 1, 1, 1] };
    const used = [...HAGAL.values()].find((c) => c.effect.some((l) => l.op === 'leaderSignet'))!;
    const q = rival([used.id], { ...hundro, spice: 1 });
    expect([q.house(1).freighter, q.goods(1)[1]]).toEqual([1, 0]);
    expect(rival([used.id], hundro).house(1).freighter).toBe(0);
  });
  rule('imp.shipping.example-dividends', () => {
    const p = rival(
      ['hagal-smuggling-or-interstellar'],
      { freighter: 2, influence: [1, 1, 0, 1], garrison: 0 },
      { you: { solari: 1, hand: ['dagger', 'dagger'] }, other: { solari: 6, agents: 0 } },
    );
    expect([p.house(1).freighter, p.troops(1)[1], p.house(1).influence[2], p.goods(1)[0]]).toEqual([0, 2, 1, 5]);
    expect([p.goods(0)[0], p.goods(2)[0], p.house(2).vp]).toEqual([2, 0, 1]);
  });
});

describe('rivals and dreadnoughts', () => {
  rule('imp.dreadnought.rival-deploy', () => {
    const arrakeen = [...HAGAL.values()].find((c) => c.combat && c.space === 'arrakeen')!;
    const recruits = arrakeen.effect.filter((l) => l.op === 'troop').reduce((n, l) => n + l.n, 0);
    const p = rival([arrakeen.id], { dreadnoughtGarrison: 1, garrison: 4 });
    expect([p.fleet(1), p.troops(1)]).toEqual([
      [1, 0, 1],
      [8 - recruits, 3, 1 + recruits],
    ]);
  });
  rule('imp.dreadnought.rival-commission', () => {
    const p = rival(['hagal-dreadnought-1p'], { garrison: 2 });
    expect([p.fleet(1), p.troops(1)]).toEqual([
      [1, 1, 0],
      [10, 2, 0],
    ]);
  });
  const wins = (control: readonly number[], w: Wish = {}) =>
    position({
      mode: 'solo',
      options: ['riseOfIx'],
      at: 'combat',
      conflict: 'skirmish-ix-spice',
      control,
      hagal: ['hagal-tech-negotiation', 'hagal-wealth'],
      houses: [{}, { dreadnoughtConflict: 1, ...w }, {}],
    });
  rule('imp.dreadnought.rival-location', () => {
    expect(wins([-1, -1, -1]).table.fleets).toEqual([-1, -1, 1]);
    expect(wins([-1, 0, -1]).table.fleets).toEqual([-1, 1, -1]);
    expect(wins([-1, -1, 1]).table.fleets).toEqual([1, -1, -1]);
    expect(wins([2, 0, 1]).table.fleets).toEqual([1, -1, -1]);
  });
  rule('imp.dreadnought.example-rival-location', () => {
    expect(wins([0, 2, -1]).table.fleets).toEqual([1, -1, -1]);
  });
  rule('imp.dreadnought.rival-two-player', () => {
    const p = position({
      mode: 'two-player',
      options: ['riseOfIx'],
      at: 'combat',
      conflict: 'skirmish-ix-spice',
      control: [0, -1, -1],
      hagal: ['hagal-dreadnought-2p', 'hagal-wealth'],
      houses: [{}, {}, { dreadnoughtConflict: 1 }],
    });
    expect([p.table.fleets, controllerOf(p.g, 'arrakeen')]).toEqual([[2, -1, -1], 2]);
    const q = position({
      mode: 'two-player',
      options: ['riseOfIx'],
      control: [0, -1, -1],
      fleets: [2, -1, -1],
      hagal: ['hagal-wealth', 'hagal-secrets'],
      houses: [{}, { hand: ['reconnaissance', 'dagger'] }, {}],
      turn: 1,
    });
    q.send('reconnaissance', 'arrakeen');
    expect([q.goods(0)[0], q.goods(2)[0]]).toEqual([0, 0]);
  });
});

describe('rivals and tech', () => {
  rule('imp.tech.rival-two-player', () => {
    const { g } = newGame('two-player', 2, { riseOfIx: true, leaders: 'random' });
    expect(things(g, tech.trash)).toEqual([]);
    // Whatever it is asked to do with tech, it does not.
    const p = position({
      mode: 'two-player',
      options: ['riseOfIx'],
      stacks: [['windtraps'], [], []],
      hagal: ['hagal-tech-negotiation', 'hagal-wealth'],
      houses: [{ hand: ['dagger', 'dagger'], solari: 2, deck: [] }, {}, { spice: 9, supply: 0, garrison: 12 }],
    });
    p.send('dagger', 'mentat');
    expect([p.house(2).sent, p.house(2).tech]).toEqual([['tech-negotiation'], []]);
  });
  rule('imp.tech.rival-marked', () => {
    const p = rival(['hagal-tech-negotiation'], { spice: 3 }, { stacks: [['holoprojectors'], ['memocorders'], []] });
    expect(p.house(1).tech).toEqual(['memocorders']);
  });
  rule('imp.tech.rival-refresh', () => {
    const p = rival(
      ['hagal-tech-negotiation'],
      { spice: 1, influence: [1, 0, 1, 1] },
      { stacks: [['windtraps', 'artillery'], ['holoprojectors', 'memocorders'], ['minimic-film']] },
    );
    // Windtraps leaves three tiles without a mark: of the largest stacks the topmost loses its tile.
    expect([p.house(1).tech, p.happened.filter((h) => h.kind === 'offer renewed').map((h) => h.nouns['tile'])]).toEqual(
      [['windtraps'], ['holoprojectors']],
    );
    expect([p.lies(tech.trash), p.lies(STACKS[0]), p.lies(STACKS[1])]).toEqual([
      ['holoprojectors'],
      ['artillery'],
      ['memocorders'],
    ]);
  });
  rule('imp.tech.rival-refresh-repeat', () => {
    const p = rival(
      ['hagal-tech-negotiation'],
      { spice: 1 },
      { stacks: [['windtraps'], ['holoprojectors', 'spaceport', 'artillery'], []] },
    );
    expect([p.lies(tech.trash), p.lies(STACKS[1])]).toEqual([['holoprojectors', 'spaceport', 'artillery'], []]);
  });
  rule('imp.tech.rival-hoards-spice', () => {
    const spice = (conflict: string) => rival(['hagal-secrets'], { spice: 7 }, { conflict, stacks: [[], [], []] });
    expect([spice('skirmish-ix-spice').goods(1)[1], spice('grand-vision').goods(1)[1]]).toEqual([7, 0]);
    // Also what was saved before, as soon as the Conflict is revealed.
    const p = position({
      mode: 'solo',
      options: ['riseOfIx'],
      at: 'round start',
      conflictDeck: ['grand-vision'],
      houses: [{}, { spice: 8 }, {}],
    });
    expect([p.goods(1)[1], p.house(1).vp]).toEqual([1, 1]);
  });
  rule('imp.tech.rival-most-expensive', () => {
    const p = rival(
      ['hagal-tech-negotiation'],
      { spice: 3, influence: [1, 0, 1, 1] },
      { stacks: [['windtraps'], ['spy-satellites'], ['memocorders']] },
    );
    expect([p.house(1).tech, p.latest('rival’s tile')]).toEqual([
      ['spy-satellites'],
      { house: 1, tile: 'spy-satellites' },
    ]);
    const tie = rival(
      ['hagal-tech-negotiation'],
      { spice: 1, influence: [1, 0, 1, 1] },
      { stacks: [['sonic-snoopers'], ['windtraps'], ['memocorders']] },
    );
    expect(tie.house(1).tech).toEqual(['sonic-snoopers']);
  });
  rule('imp.tech.rival-most-expensive-printed', () => {
    const p = rival(
      ['hagal-tech-negotiation'],
      { spice: 2, negotiators: 3, influence: [2, 0, 1, 2] },
      { stacks: [['shuttle-fleet'], ['windtraps'], []] },
    );
    expect([p.question, p.house(1).negotiators, p.goods(1)[1], p.house(1).tech]).toEqual([
      'play which card?',
      0,
      0,
      ['shuttle-fleet'],
    ]);
  });
  rule('imp.tech.rival-negotiation-space', () => {
    expect(rival(['hagal-tech-negotiation'], { spice: 1, influence: [1, 0, 1, 1] }).house(1).tech).toEqual([
      'memocorders',
    ]);
    const poor = rival(['hagal-tech-negotiation'], { spice: 0 });
    expect([poor.house(1).negotiators, poor.house(1).tech]).toEqual([1, []]);
    const empty = rival(['hagal-tech-negotiation'], { supply: 0, garrison: 12 });
    expect([empty.house(1).negotiators, empty.house(1).sent]).toEqual([0, ['tech-negotiation']]);
  });
  rule('imp.tech.rival-negotiators', () => {
    const p = rival(
      ['hagal-tech-negotiation'],
      { spice: 9, negotiators: 2, influence: [1, 0, 1, 1] },
      { stacks: [['windtraps'], [], []] },
    );
    // One lowers the price to nothing: no more than that return.
    expect([p.house(1).negotiators, p.goods(1)[1]]).toEqual([1, 9]);
  });
  rule('imp.tech.rival-rhombur', () => {
    const signet = [...HAGAL.values()].find((c) => c.effect.some((l) => l.op === 'leaderSignet'))!.id;
    const rhombur = { leader: 'prince-rhombur-vernius', influence: [1, 0, 1, 1] };
    expect(rival([signet], { ...rhombur, spice: 2 }).house(1).tech).toEqual(['memocorders']);
    expect(rival([signet], rhombur).house(1).negotiators).toBe(1);
  });
  rule('imp.tech.rival-tiles-work', () => {
    const p = ixAt('endgame', {
      mode: 'solo',
      houses: [{ vp: 1 }, { influence: [3, 3, 3, 3], tech: ['memocorders'] }],
    });
    expect(p.house(1).vp).toBe(1);
    const q = position({
      mode: 'solo',
      options: ['riseOfIx'],
      at: 'round start',
      conflictDeck: ['skirmish-ix-spice'],
      houses: [{}, { tech: ['shuttle-fleet'] }, {}],
    });
    expect(q.goods(1)[0]).toBe(2);
  });
  rule('imp.tech.rival-detonation-devices', () => {
    const p = position({
      mode: 'solo',
      options: ['riseOfIx'],
      at: 'combat',
      conflict: 'skirmish-ix-spice',
      hagal: ['hagal-tech-negotiation', 'hagal-wealth'],
      houses: [{}, { dreadnoughtConflict: 1, tech: ['detonation-devices'] }, {}],
    });
    expect([p.house(1).vp, p.fleet(1), p.table.fleets]).toEqual([1, [2, 0, 0], [-1, -1, -1]]);
  });
  const combat = [...HAGAL.values()].find((c) => c.combat && c.space === 'arrakeen')!;
  const recruits = combat.effect.filter((l) => l.op === 'troop').reduce((n, l) => n + l.n, 0);
  rule('imp.tech.rival-flagship', () => {
    const p = rival([combat.id], { solari: 4, garrison: 0, tech: ['flagship'] });
    expect([p.goods(1)[0], p.house(1).flipped, p.troops(1)]).toEqual([
      0,
      ['flagship'],
      [9 - recruits, 0, 3 + recruits],
    ]);
    expect(rival([combat.id], { solari: 3, garrison: 0, tech: ['flagship'] }).troops(1)[2]).toBe(recruits);
    expect(
      rival([combat.id], {
        solari: 4,
        supply: 2 + recruits,
        garrison: 0,
        conflict: 10 - recruits,
        tech: ['flagship'],
      }).goods(1)[0],
    ).toBe(4);
    expect(rival(['hagal-secrets'], { solari: 4, tech: ['flagship'] }).goods(1)[0]).toBe(4);
  });
  rule('imp.tech.rival-flagship-expert', () => {
    const p = rival(
      [combat.id],
      { solari: 4, conflict: 3, garrison: 0, tech: ['flagship'] },
      { difficulty: 'kwisatz-haderach', conflict: 'skirmish-ix-spice' },
    );
    expect([p.goods(1)[0], p.house(1).flipped, strength(p.g, 1)]).toEqual([4, [], 6]);
  });
  rule('imp.tech.rival-holtzman-engine', () => {
    expect(ixAt('endgame', { mode: 'solo', houses: [{}, { tech: ['holtzman-engine'] }] }).house(1).vp).toBe(1);
  });
  rule('imp.tech.rival-invasion-ships', () => {
    const blocked = { you: { sent: ['secrets'], hand: ['dagger', 'dagger'] } };
    const p = rival(['hagal-secrets'], { tech: ['invasion-ships'] }, blocked);
    expect([p.house(1).sent, p.house(1).flipped]).toEqual([['secrets'], ['invasion-ships']]);
    const used = rival(
      ['hagal-secrets', 'hagal-wealth'],
      { tech: ['invasion-ships'], flipped: ['invasion-ships'] },
      blocked,
    );
    expect(used.house(1).sent).toEqual(['wealth']);
    const free = rival(['hagal-secrets'], { tech: ['invasion-ships'] });
    expect(free.house(1).flipped).toEqual([]);
  });
  rule('imp.tech.rival-sonic-snoopers', () => {
    const p = rival(['hagal-tech-negotiation'], { spice: 1 }, { stacks: [['sonic-snoopers'], [], []] });
    expect([p.intrigue(1).length, p.house(1).tech]).toEqual([1, ['sonic-snoopers']]);
    const kept = rival(['hagal-secrets'], { tech: ['sonic-snoopers'], intrigue: ['ambush'] });
    expect([kept.house(1).tech, kept.house(1).flipped]).toEqual([['sonic-snoopers'], []]);
  });
  rule('imp.tech.rival-spy-satellites', () => {
    const p = rival(['hagal-secrets'], { spice: 3, tech: ['spy-satellites'] });
    expect([p.goods(1)[1], p.house(1).tech, p.house(1).vp]).toEqual([0, [], 1]);
    expect(rival(['hagal-secrets'], { spice: 2, tech: ['spy-satellites'] }).house(1).tech).toEqual(['spy-satellites']);
  });
  rule('imp.tech.rival-spy-satellites-first', () => {
    // With 3 spice it could buy Memocorders: the satellites come first.
    const p = rival(['hagal-tech-negotiation'], { spice: 3, tech: ['spy-satellites'] });
    expect([p.house(1).vp, p.house(1).tech, p.house(1).negotiators]).toEqual([1, [], 1]);
  });
  rule('imp.tech.rival-training-drones', () => {
    const p = rival(['hagal-secrets'], { tech: ['training-drones'] });
    expect([p.troops(1)[1], p.house(1).flipped]).toEqual([4, ['training-drones']]);
    const bought = rival(['hagal-tech-negotiation'], { spice: 2 }, { stacks: [['training-drones'], [], []] });
    expect([bought.troops(1)[1], bought.house(1).flipped]).toEqual([4, ['training-drones']]);
  });
  rule('imp.tech.rival-troop-transports', () => {
    const ships = { freighter: 2, influence: [1, 1, 0, 1], tech: ['troop-transports'], garrison: 0 };
    expect(rival(['hagal-smuggling-or-interstellar'], ships).troops(1)).toEqual([9, 0, 3]);
    const expert = rival(
      ['hagal-smuggling-or-interstellar'],
      { ...ships, conflict: 3 },
      { difficulty: 'kwisatz-haderach', conflict: 'skirmish-ix-spice' },
    );
    expect(expert.troops(1)).toEqual([6, 3, 3]);
  });
  rule('imp.tech.rival-tile-influence', () => {
    const p = rival(
      ['hagal-tech-negotiation'],
      { spice: 5, influence: [2, 0, 1, 2] },
      { stacks: [['shuttle-fleet'], [], []] },
    );
    expect(p.house(1).influence).toEqual([2, 1, 2, 2]);
    // It has no hand to draw into.
    const q = position({
      mode: 'solo',
      options: ['riseOfIx'],
      at: 'round start',
      conflictDeck: ['skirmish-ix-spice'],
      houses: [{}, { tech: ['holtzman-engine', 'minimic-film'] }, {}],
    });
    expect(q.happened.filter((h) => h.kind === 'drew').map((h) => h.nouns['house'])).toEqual([]);
  });
  rule('imp.tech.example-rival-buys', () => {
    const p = rival(
      ['hagal-tech-negotiation'],
      { spice: 4, negotiators: 1, influence: [1, 0, 0, 1] },
      { stacks: [['holtzman-engine', 'spaceport'], ['holoprojectors'], ['memocorders']] },
    );
    expect([p.house(1).tech, p.house(1).negotiators, p.goods(1)[1]]).toEqual([['holtzman-engine'], 0, 0]);
  });
});

describe('solo variants', () => {
  const churned = (seed: string) =>
    position({
      mode: 'solo',
      options: ['riseOfIx', 'churn'],
      seed,
      row: ['scout', 'stilgar', 'opulence', 'chani', 'carryall'],
      imperiumDeck: ['dr-yueh', 'gun-thopter'],
      houses: [{ hand: ['convincing-argument', 'dagger'], agents: 0 }, { agents: 0 }, { agents: 0 }],
    }).next('set strength');
  rule('imp.solo.variant-churn', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const p = churned(`churn ${n}`);
      const { first, second } = p.latest('churn') as { first: number; second: number };
      const row = ['scout', 'stilgar', 'opulence', 'chani', 'carryall'];
      const gone = row.filter((_, k) => k + 1 === first || k + 1 === second);
      expect([...p.lies(imperium.trash)].toSorted()).toEqual(gone.toSorted());
      expect(p.lies(imperium.row).length).toBe(5);
      seen.add(first === second ? 'double' : first === 6 || second === 6 ? 'six' : 'two');
    }
    expect([...seen].toSorted()).toEqual(['double', 'six', 'two']);
    const off = position({
      mode: 'solo',
      options: ['riseOfIx'],
      houses: [{ hand: ['convincing-argument', 'dagger'], agents: 0 }, { agents: 0 }, { agents: 0 }],
    });
    expect(off.next('set strength').kinds()).not.toContain('churn');
  });
  rule('imp.solo.variant-brutal-escalation', () => {
    const swords = (conflict: string, options: readonly ('riseOfIx' | 'escalation')[]) =>
      position({
        mode: 'solo',
        options,
        at: 'combat',
        conflict,
        hagal: ['hagal-dreadnought-1p', 'hagal-interstellar-shipping', 'hagal-wealth'],
        houses: [{}, { conflict: 1 }, {}],
      })
        .happened.filter((h) => h.kind === 'Hagal swords')
        .map((h) => h.nouns['n']);
    expect(swords('grand-vision', ['riseOfIx', 'escalation'])).toEqual([3, 3]);
    expect(swords('grand-vision', ['riseOfIx'])).toEqual([3]);
    expect(swords('skirmish-ix-spice', ['riseOfIx', 'escalation'])).toEqual([3]);
  });
});

test('every automatic decision is told in words', () => {
  const config = { mode: 'solo', players: 1, options: {} };
  const say = (kind: string, nouns: { readonly [noun: string]: string | number }): string | null =>
    rules.text.happening(kind, nouns, config);
  expect(say('rival’s tile', { house: 1, tile: 'flagship' })).toBe(
    'Of the tiles for rivals Flagship is the dearest that the blue rival can pay for.',
  );
  expect(say('negotiator sent', { house: 1 })).toBe(
    'The blue rival can pay for no tile that rivals acquire, and sends a negotiator to Ix.',
  );
  expect(say('negotiator sent', { house: 0 })).toBe('Red sends a negotiator to Ix.');
  expect(say('freighter advanced', { house: 1, position: 1 })).toBe(
    'The blue rival’s freighter advances to space 1 of 2, where a rival recalls it.',
  );
  expect(say('flipped', { house: 1, tile: 'flagship' })).toBe(
    'The blue rival goes to a combat space and can pay for more troops: it uses Flagship and turns it face down.',
  );
  expect(say('flipped', { house: 1, tile: 'training-drones' })).toBe(
    'The blue rival takes its first chance of the round: it uses Training Drones and turns it face down.',
  );
  expect(say('flipped', { house: 1, tile: 'invasion-ships' })).toBe(
    'The blue rival finds the space taken: it uses Invasion Ships and turns it face down.',
  );
  expect(say('flipped', { house: 0, tile: 'flagship' })).toBe('Red uses Flagship and turns it face down.');
  expect(say('trashed tech', { house: 1, tile: 'spy-satellites' })).toBe(
    'The blue rival has the spice for it, and trashes Spy Satellites before it spends spice on anything else.',
  );
  expect(say('trashed tech', { house: 0, tile: 'spy-satellites' })).toBe('Red trashes Spy Satellites.');
  expect(say('Hagal card ignored', { house: 1, card: 'hagal-dreadnought-1p', why: 'no dreadnought' })).toBe(
    'Both dreadnoughts are commissioned: the blue rival ignores the card.',
  );
});
