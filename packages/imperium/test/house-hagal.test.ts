import { hagal, intrigue, strength } from '@landsraad/imperium';
import { describe, expect, test } from 'vitest';
import { at, position, type Wish, type Wishes } from './position.ts';
import { rule } from './rule.ts';

/** Two players; it is the first player's turn, and House Hagal acts after it. */
const duel = (
  cards: readonly string[],
  w: Omit<Wishes, 'mode' | 'hagal'> = {},
  hagalHouse: Wish = { supply: 12, garrison: 0, agents: 3 },
) =>
  position({
    ...w,
    mode: 'two-player',
    hagal: [...cards, 'hagal-wealth', 'hagal-foldspace'],
    houses: [{ ...w.houses?.[0] }, { ...w.houses?.[1] }, { supply: 12, garrison: 0, agents: 3, ...hagalHouse }],
  });
const act = (cards: readonly string[], w: Omit<Wishes, 'mode' | 'hagal'> = {}, h: Wish = {}) =>
  duel(cards, w, h).send('dagger', 'hall-of-oratory');
/** Solo; the rivals act after the player's turn. */
const solo = (cards: readonly string[], left: Wish = {}, w: Omit<Wishes, 'mode' | 'hagal'> = {}, right: Wish = {}) =>
  position({
    ...w,
    mode: 'solo',
    hagal: [...cards, 'hagal-wealth', 'hagal-foldspace', 'hagal-secrets'],
    houses: [
      { ...w.houses?.[0] },
      { leader: 'earl-memnon-thorvald', agents: 1, ...left },
      { leader: 'count-ilban-richese', agents: 0, ...right },
    ],
  });
const then = (cards: readonly string[], left: Wish = {}, w: Omit<Wishes, 'mode' | 'hagal'> = {}, right: Wish = {}) =>
  solo(cards, left, w, right).send('dagger', 'hall-of-oratory');

describe('House Hagal', () => {
  rule('imp.hagal.affected-as-opponents', () => {
    const p = duel(['hagal-wealth'], { houses: [{ hand: ['gun-thopter', 'dagger'] }] }, { garrison: 2, supply: 10 });
    p.send('gun-thopter', 'secure-contract');
    expect(p.troops(2)).toEqual([11, 1, 0]);
  });
  rule('imp.hagal.no-reveal-turn', () => {
    const p = act(['hagal-wealth']);
    expect([p.house(2).sent, p.house(2).agents, p.house(2).revealed]).toEqual([['wealth'], 2, 0]);
  });
  rule('imp.hagal.reveal-card', () => {
    const p = act(['hagal-secrets']);
    expect([p.house(2).sent, p.lies(hagal.revealed)]).toEqual([['secrets'], ['hagal-secrets']]);
  });
  rule('imp.hagal.occupied', () => {
    const p = act(['hagal-carthag', 'hagal-secrets'], { houses: [{}, { sent: ['carthag'] }] });
    expect([p.house(2).sent, p.lies(hagal.revealed)]).toEqual([['secrets'], ['hagal-carthag', 'hagal-secrets']]);
  });
  rule('imp.hagal.closed-space', () => {
    const p = act(['hagal-carthag', 'hagal-secrets'], { closed: [{ space: 'carthag', by: 1 }] });
    expect(p.house(2).sent).toEqual(['secrets']);
  });
  rule('imp.hagal.reshuffle', () => {
    const p = position({
      mode: 'two-player',
      hagal: ['hagal-carthag'],
      houses: [{}, {}, { agents: 3, supply: 12, garrison: 0 }],
    });
    p.send('dagger', 'hall-of-oratory');
    expect([p.lies(hagal.deck), p.lies(hagal.revealed)]).toEqual([['hagal-carthag'], []]);
  });
  rule('imp.hagal.reshuffle-details', () => {
    const p = act(['hagal-reshuffle', 'hagal-carthag']);
    // The rival goes on with the new deck.
    expect([p.house(2).sent.length, p.kinds().includes('House Hagal reshuffled')]).toEqual([1, true]);
  });
  rule('imp.hagal.no-free-space', () => {
    const p = position({
      mode: 'two-player',
      hagal: ['hagal-carthag'],
      houses: [{}, { sent: ['carthag'] }, { agents: 3, supply: 12, garrison: 0 }],
    });
    p.send('dagger', 'hall-of-oratory');
    expect([p.house(2).agents, p.latest('no free space'), p.seat]).toEqual([3, { house: 2 }, 1]);
    // Once the player has revealed, rivals that cannot move do not keep the phase open.
    const q = position({
      mode: 'solo',
      hagal: ['hagal-carthag'],
      houses: [{ hand: ['dagger', 'diplomacy'] }, { agents: 1, sent: ['carthag'] }, { agents: 1 }],
    });
    q.revealFully();
    expect(q.table.round).toBe(2);
    expect(
      q
        .kinds()
        .slice(0, q.kinds().indexOf('turns over'))
        .filter((k) => k === 'no free space').length,
    ).toBe(2);
  });
  rule('imp.hagal.only-card-effects', () => {
    // Sending the agent and taking what the card shows is all there is: no cost, no Solari.
    const p = act(['hagal-conspire']);
    expect([p.house(2).sent, p.house(2).influence, p.goods(2), p.intrigue(2)]).toEqual([
      ['conspire'],
      [1, 0, 0, 0],
      [0, 0, 0],
      [],
    ]);
  });
  rule('imp.hagal.influence', () => {
    const p = act(['hagal-wealth'], {}, { influence: [3, 0, 0, 0] });
    expect([p.house(2).influence[0], p.troops(2), p.table.alliances[0]]).toEqual([4, [12, 0, 0], 2]);
  });
  rule('imp.hagal.troops', () => {
    expect(act(['hagal-rally-troops']).troops(2)).toEqual([8, 4, 0]);
    expect(act(['hagal-carthag']).troops(2)).toEqual([11, 0, 1]);
  });
  rule('imp.hagal.garrison-deploy', () => {
    expect(act(['hagal-stillsuits'], {}, { garrison: 3, supply: 9 }).troops(2)).toEqual([9, 1, 2]);
  });
  rule('imp.hagal.signet', () => {
    const p = then(['hagal-arrakeen-1p'], { leader: 'earl-memnon-thorvald', spice: 1 });
    expect([p.house(1).spice, p.latest('signet')]).toEqual([2, { house: 1, leader: 'earl-memnon-thorvald' }]);
  });
  rule('imp.hagal.harvest-spice-target', () => {
    expect(act(['hagal-harvest-spice'], { bonusSpice: [1, 2, 1] }).house(2).sent).toEqual(['hagga-basin']);
    expect(act(['hagal-harvest-spice'], { bonusSpice: [1, 1, 1] }).house(2).sent).toEqual(['the-great-flat']);
    expect(act(['hagal-harvest-spice', 'hagal-secrets'], { bonusSpice: [0, 0, 0] }).house(2).sent).toEqual(['secrets']);
  });
  rule('imp.hagal.harvest-spice-free', () => {
    const p = act(['hagal-harvest-spice', 'hagal-secrets'], {
      bonusSpice: [0, 2, 0],
      houses: [{}, { sent: ['hagga-basin'] }],
    });
    expect(p.house(2).sent).toEqual(['secrets']);
  });
  rule('imp.hagal.harvest-spice-removed', () => {
    const p = act(['hagal-harvest-spice'], { bonusSpice: [2, 1, 0] });
    expect([p.table.bonusSpice, p.house(2).spice]).toEqual([[0, 1, 0], 0]);
  });
  rule('imp.hagal.combat-swords', () => {
    const p = at('combat', {
      mode: 'two-player',
      conflict: 'guild-bank-raid',
      hagal: ['hagal-conspire', 'hagal-heighliner'],
      houses: [
        { conflict: 3, revealed: 1, swords: 3 },
        { revealed: 2 },
        { conflict: 3, supply: 9, garrison: 0, agents: 3 },
      ],
    });
    // 10 against 9: nobody takes the first reward.
    expect([p.latest('Hagal swords'), p.house(0).solari, p.house(2).influence, p.house(2).sent]).toEqual([
      { house: 2, card: 'hagal-conspire', n: 4 },
      4,
      [0, 0, 0, 0],
      [],
    ]);
  });
  test('the last House Hagal card is used before the deck is renewed', () => {
    const fought = (cards: readonly string[]): [deck: number, revealed: number] => {
      const p = at('combat', {
        mode: 'two-player',
        hagal: cards,
        houses: [{ revealed: 1, intrigue: ['ambush'], conflict: 1 }, { revealed: 2 }, { conflict: 3 }],
      });
      return [p.lies(hagal.deck).length, p.lies(hagal.revealed).length];
    };
    expect([fought(['hagal-conspire', 'hagal-heighliner']), fought(['hagal-conspire'])]).toEqual([
      [1, 1],
      [1, 0],
    ]);
  });
  rule('imp.hagal.combat-reshuffle', () => {
    const p = at('combat', {
      mode: 'two-player',
      hagal: ['hagal-reshuffle', 'hagal-conspire', 'hagal-conspire'],
      houses: [{ revealed: 1 }, { revealed: 2 }, { conflict: 3, supply: 9, garrison: 0, agents: 3 }],
    });
    const swords = p.happened.filter((h) => h.kind === 'Hagal swords');
    expect([swords.length, p.kinds().includes('House Hagal reshuffled')]).toEqual([1, true]);
    // It comes up again from the new deck, and again it is no card for swords.
    const again = at('combat', {
      mode: 'two-player',
      hagal: ['hagal-reshuffle', 'hagal-reshuffle', 'hagal-reshuffle', 'hagal-reshuffle', 'hagal-conspire'],
      houses: [{ revealed: 1 }, { revealed: 2 }, { conflict: 3, supply: 9, garrison: 0, agents: 3 }],
    });
    expect(again.kinds().filter((k) => k === 'House Hagal reshuffled').length).toBeGreaterThan(1);
    expect(again.latest('Hagal swords')).toEqual({ house: 2, card: 'hagal-conspire', n: 4 });
  });
  rule('imp.hagal.strength', () => {
    const p = at('combat', {
      mode: 'two-player',
      hagal: ['hagal-conspire', 'hagal-wealth'],
      houses: [
        { revealed: 1, conflict: 1, intrigue: ['ambush'] },
        { revealed: 2 },
        { conflict: 3, supply: 9, garrison: 0, agents: 3 },
      ],
    });
    expect([p.question, strength(p.g, 2)]).toEqual(['play a combat card?', 10]);
  });
  rule('imp.hagal.hand-effects', () => {
    const p = duel(['hagal-wealth'], {
      houses: [{ hand: ['reverend-mother-mohiam', 'dagger'], inPlay: ['the-voice'] }, { hand: [] }],
    });
    p.send('reverend-mother-mohiam', 'wealth');
    expect(p.latest('has no hand')).toEqual({ house: 2 });
    const q = duel(
      ['hagal-wealth'],
      { houses: [{ hand: ['test-of-humanity', 'dagger'] }, { hand: [] }] },
      { conflict: 2, supply: 10 },
    );
    q.send('test-of-humanity', 'hall-of-oratory');
    expect(q.house(2).conflict).toBe(1);
  });
  rule('imp.hagal.example-occupied', () => {
    const p = position({
      mode: 'two-player',
      hagal: ['hagal-carthag', 'hagal-wealth', 'hagal-hardy-warriors', 'hagal-secrets'],
      houses: [{}, { sent: ['carthag', 'wealth'] }, { garrison: 1, supply: 11, agents: 3 }],
    });
    p.send('dagger', 'hall-of-oratory');
    expect([p.house(2).sent, p.house(2).influence, p.troops(2)]).toEqual([['hardy-warriors'], [0, 0, 0, 1], [9, 0, 3]]);
  });
  rule('imp.hagal.example-combat', () => {
    const p = at('combat', {
      mode: 'two-player',
      hagal: ['hagal-conspire', 'hagal-wealth'],
      houses: [
        { revealed: 1, conflict: 1, intrigue: ['ambush'] },
        { revealed: 2 },
        { conflict: 3, supply: 9, garrison: 0, agents: 3 },
      ],
    });
    expect([strength(p.g, 2), p.house(2).sent, p.house(2).influence]).toEqual([10, [], [0, 0, 0, 0]]);
  });
  rule('imp.control.bonus-rival-agent', () => {
    const p = act(['hagal-carthag'], { control: [-1, 1, -1] });
    expect(p.house(1).solari).toBe(1);
  });
});

describe('two players', () => {
  rule('imp.two-player.when-it-acts', () => {
    const p = duel(['hagal-secrets', 'hagal-foldspace'], { houses: [{}, {}] });
    p.send('dagger', 'hall-of-oratory');
    expect([p.seat, p.house(2).sent]).toEqual([1, ['secrets']]);
    p.send('seek-allies', 'wealth');
    expect([p.seat, p.house(2).sent]).toEqual([0, ['secrets']]);
    p.revealFully();
    expect(p.house(2).sent).toEqual(['secrets']);
  });
  rule('imp.two-player.turn-count', () => {
    const p = act(['hagal-secrets'], {}, { agents: 1 });
    expect(p.house(2).agents).toBe(0);
    p.toTurn(0).send('seek-allies', 'wealth');
    expect(p.house(2).sent).toEqual(['secrets']);
  });
  rule('imp.two-player.no-gains', () => {
    const p = act(['hagal-wealth'], {}, { influence: [1, 0, 0, 0] });
    expect([p.house(2).influence[0], p.house(2).vp]).toEqual([2, 0]);
  });
  rule('imp.two-player.alliance-lost-to-hagal', () => {
    const p = act(
      ['hagal-wealth'],
      { alliances: [1, -1, -1, -1], houses: [{}, { influence: [4, 0, 0, 0], vp: 2 }] },
      { influence: [4, 0, 0, 0] },
    );
    expect([p.table.alliances[0], p.house(1).vp, p.house(2).vp]).toEqual([2, 1, 0]);
  });
  rule('imp.two-player.never-controls', () => {
    const p = at('combat', {
      mode: 'two-player',
      conflict: 'siege-of-arrakeen',
      control: [1, -1, -1],
      hagal: ['hagal-conspire', 'hagal-wealth'],
      houses: [{ revealed: 1 }, { revealed: 2 }, { conflict: 3, supply: 9, garrison: 0, agents: 3 }],
    });
    expect([p.table.control, p.latest('control removed')]).toEqual([[-1, -1, -1], { house: 1, space: 'arrakeen' }]);
  });
  rule('imp.two-player.rank-counts', () => {
    const p = at('combat', {
      mode: 'two-player',
      conflict: 'guild-bank-raid',
      hagal: ['hagal-conspire', 'hagal-wealth'],
      houses: [{ revealed: 1, conflict: 2 }, { revealed: 2 }, { conflict: 3, supply: 9, garrison: 0, agents: 3 }],
    });
    expect([p.house(0).solari, p.house(2).solari, p.latest('reward lost')]).toEqual([4, 0, { house: 2, place: 0 }]);
  });
  rule('imp.two-player.first-player-marker', () => {
    expect([
      at('recall', { mode: 'two-player' }).table.first,
      at('recall', { mode: 'two-player', first: 1 }).table.first,
    ]).toEqual([1, 0]);
  });
  rule('imp.two-player.choices', () => {
    // No House Hagal card of the base box leaves it a choice of faction; the rule is the same for any effect that does.
    const p = act(['hagal-wealth']);
    expect(p.house(2).influence).toEqual([1, 0, 0, 0]);
    p.g.stack.push({
      proc: 'an effect',
      pc: 0,
      notes: { house: 2, left: ['bribery plot 0 effect 0'], now: '', picked: [] },
      fibres: null,
      done: 0,
      acts: 0,
      interrupts: false,
    });
    p.settle();
    expect([p.question, p.seat, p.options]).toEqual([
      'influence with which faction?',
      0,
      ['spacing-guild', 'bene-gesserit', 'fremen'],
    ]);
  });
  rule('imp.two-player.example-ranking', () => {
    const p = at('combat', {
      mode: 'two-player',
      conflict: 'siege-of-arrakeen',
      control: [1, -1, -1],
      hagal: ['hagal-conspire', 'hagal-wealth'],
      houses: [
        { revealed: 1, conflict: 4 },
        { revealed: 2, conflict: 1, swords: 1 },
        { conflict: 3, supply: 9, garrison: 0, agents: 3 },
      ],
    });
    expect([p.table.control[0], p.house(0).solari, p.house(1).solari, p.house(2).vp]).toEqual([-1, 4, 0, 0]);
  });
  rule('imp.two-player.example-turns', () => {
    const hand = ['dagger', 'seek-allies', 'dune-the-desert-planet', 'reconnaissance'];
    const p = duel(['hagal-secrets', 'hagal-selective-breeding', 'hagal-conspire', 'hagal-foldspace'], {
      houses: [{ hand }, { hand, agents: 3, swordmaster: true }],
    });
    const seen: string[] = [];
    const turn = (card: string, space: string): void => {
      const before = p.house(2).sent.length;
      seen.push(String(p.seat));
      if (card === '') p.revealFully();
      else p.send(card, space);
      if (p.question === 'what next?') p.next('end turn');
      if (p.house(2).sent.length > before) seen.push('Hagal');
    };
    turn('dagger', 'hall-of-oratory');
    turn('seek-allies', 'wealth');
    turn('seek-allies', 'stillsuits');
    turn('dune-the-desert-planet', 'secure-contract');
    turn('', '');
    turn('reconnaissance', 'arrakeen');
    turn('', '');
    expect([seen.join(' '), p.table.round]).toEqual(['0 Hagal 1 0 Hagal 1 0 1 1', 2]);
    expect(p.happened.filter((h) => h.kind === 'Hagal card').length).toBe(2);
  });
});

describe('solo', () => {
  rule('imp.solo.two-rivals', () => {
    expect(at('recall', { mode: 'solo', houses: [{}, { vp: 10 }, {}] }).g.over?.winners).toEqual([1]);
  });
  rule('imp.solo.swordmasters-placed', () => {
    const p = at('round start', {
      mode: 'solo',
      difficulty: 'sardaukar',
      round: 3,
      houses: [{}, { agents: 2 }, { agents: 2 }],
    });
    expect([p.table.round, p.house(1).swordmaster, p.house(2).swordmaster]).toEqual([4, true, true]);
  });
  rule('imp.solo.swordmasters-arrive', () => {
    const agents = (difficulty: string, round: number): boolean =>
      at('round start', { mode: 'solo', difficulty, round: round - 1, first: 0 }).house(1).swordmaster;
    expect([
      agents('mercenary', 4),
      agents('mercenary', 5),
      agents('sardaukar', 4),
      agents('mentat', 3),
      agents('kwisatz-haderach', 3),
      agents('mentat', 2),
    ]).toEqual([false, true, true, true, true, false]);
  });
  rule('imp.solo.rival-turns', () => {
    const p = position({
      mode: 'solo',
      hagal: ['hagal-secrets', 'hagal-foldspace', 'hagal-wealth', 'hagal-carthag', 'hagal-conspire'],
      houses: [{ hand: ['dagger'], agents: 0 }, { agents: 2 }, { agents: 1 }],
    });
    p.revealFully();
    // They go on after the player's reveal turn, as long as they have agents.
    expect(
      p.happened
        .filter((h) => h.kind === 'sent an agent')
        .map((h) => h.nouns['house'])
        .slice(0, 3),
    ).toEqual([1, 2, 1]);
  });
  rule('imp.solo.harvest', () => {
    const p = then(['hagal-harvest-spice'], {}, { bonusSpice: [0, 2, 0] });
    expect([p.house(1).spice, p.table.bonusSpice[1]]).toEqual([4, 0]);
  });
  rule('imp.solo.keeps-resources', () => {
    const p = then(['hagal-harvest-spice'], { spice: 1 }, { bonusSpice: [0, 0, 1] });
    expect(p.house(1).spice).toBe(3);
  });
  rule('imp.solo.rewards', () => {
    const p = at('combat', {
      mode: 'solo',
      conflict: 'skirmish-vp-intrigue',
      hagal: ['hagal-carthag', 'hagal-carthag', 'hagal-carthag'],
      houses: [{ revealed: 1 }, { conflict: 3, agents: 0 }, { conflict: 2, agents: 0 }],
    });
    expect([p.house(1).vp, p.house(2).solari, p.intrigue(2).length]).toEqual([1, 2, 1]);
  });
  rule('imp.solo.rewards-tie-second', () => {
    const p = at('combat', {
      mode: 'solo',
      conflict: 'guild-bank-raid',
      hagal: ['hagal-carthag', 'hagal-carthag', 'hagal-carthag'],
      houses: [
        { revealed: 1, conflict: 5 },
        { conflict: 2, agents: 0 },
        { conflict: 2, agents: 0 },
      ],
    });
    expect([p.house(0).solari, p.house(1).solari, p.house(2).solari]).toEqual([6, 2, 2]);
  });
  rule('imp.solo.rewards-useless', () => {
    const p = at('combat', {
      mode: 'solo',
      conflict: 'terrible-purpose',
      hagal: ['hagal-carthag', 'hagal-carthag', 'hagal-carthag'],
      houses: [{ revealed: 1 }, { conflict: 3, agents: 0 }, {}],
    });
    expect([p.house(1).vp, p.question]).toEqual([1, 'play which card?']);
  });
  rule('imp.solo.influence-points', () => {
    const p = then(['hagal-wealth'], { influence: [1, 0, 0, 0] });
    expect([p.house(1).influence[0], p.house(1).vp]).toEqual([2, 1]);
    const q = then(['hagal-wealth'], { influence: [3, 0, 0, 0], vp: 1 });
    expect([q.table.alliances[0], q.house(1).vp, q.troops(1)]).toEqual([1, 2, [9, 3, 0]]);
  });
  rule('imp.solo.control', () => {
    const p = at('combat', {
      mode: 'solo',
      conflict: 'siege-of-carthag',
      hagal: ['hagal-wealth', 'hagal-wealth', 'hagal-secrets'],
      houses: [{ revealed: 1 }, { conflict: 3, agents: 0 }, {}],
    });
    expect(p.table.control[1]).toBe(1);
    const q = position({
      mode: 'solo',
      control: [-1, 1, -1],
      hagal: ['hagal-wealth'],
      houses: [{ hand: ['reconnaissance', 'dagger'] }, { agents: 0 }, { agents: 0 }],
    });
    q.send('reconnaissance', 'carthag');
    expect(q.house(1).solari).toBe(1);
  });
  rule('imp.solo.mentat-reward', () => {
    const p = at('round start', { mode: 'solo', first: 0, houses: [{}, { owedMentat: true, agents: 2 }, {}] });
    expect([p.table.mentat, p.house(1).agents]).toEqual([1, 3]);
  });
  rule('imp.solo.spending', () => {
    const p = then(['hagal-harvest-spice'], { spice: 5, water: 3, solari: 8, vp: 1 }, { bonusSpice: [0, 0, 1] });
    // 7 spice, 3 water and 7 Solari: a point each.
    expect([p.house(1).vp, p.goods(1)]).toEqual([4, [1, 0, 0]]);
  });
  rule('imp.solo.spending-order', () => {
    const p = then(['hagal-harvest-spice'], { spice: 0, vp: 0 }, { bonusSpice: [0, 0, 20] });
    expect([p.house(1).vp, p.house(1).spice]).toEqual([3, 0]);
    const q = at('combat', {
      mode: 'solo',
      conflict: 'cloak-and-dagger',
      hagal: ['hagal-carthag', 'hagal-carthag', 'hagal-carthag'],
      houses: [{ revealed: 1 }, { conflict: 3, agents: 0, intrigue: ['ambush'], influence: [1, 1, 1, 0] }, {}],
    });
    expect([q.house(1).vp, q.intrigue(1).length, q.lies(intrigue.discard).length]).toEqual([1, 0, 3]);
  });
  rule('imp.solo.influence-choice', () => {
    const p = at('combat', {
      mode: 'solo',
      conflict: 'skirmish-influence-solari',
      hagal: ['hagal-carthag', 'hagal-carthag', 'hagal-carthag'],
      houses: [{ revealed: 1 }, { conflict: 3, agents: 0, influence: [2, 1, 3, 0] }, {}],
    });
    expect(p.house(1).influence).toEqual([2, 1, 3, 1]);
    // Machinations: two different factions, each time the one where it has least.
    const q = at('combat', {
      mode: 'solo',
      conflict: 'machinations',
      hagal: ['hagal-carthag', 'hagal-carthag', 'hagal-carthag'],
      houses: [{ revealed: 1 }, { conflict: 3, agents: 0, influence: [2, 1, 3, 0] }, {}],
    });
    expect(q.house(1).influence).toEqual([2, 2, 3, 1]);
    expect(q.happened.filter((h) => h.kind === 'least influence').map((h) => h.nouns['faction'])).toEqual([
      'fremen',
      'spacing-guild',
    ]);
  });
  rule('imp.solo.other-choices', () => {
    const p = at('combat', {
      mode: 'solo',
      conflict: 'skirmish-influence-solari',
      hagal: ['hagal-carthag', 'hagal-carthag', 'hagal-carthag'],
      houses: [{ revealed: 1 }, { conflict: 3, agents: 0, influence: [2, 1, 1, 2] }, {}],
    });
    expect([p.question, p.seat, p.options]).toEqual([
      'influence with which faction?',
      0,
      ['spacing-guild', 'bene-gesserit'],
    ]);
  });
  rule('imp.solo.corner-the-market', () => {
    const points = (n: number): number => {
      const p = at('endgame', {
        mode: 'solo',
        houses: [{ intrigue: ['corner-the-market'], deck: Array.from({ length: n }, () => 'the-spice-must-flow') }],
      });
      if (p.question === 'play an endgame card?' && p.options.length > 1) p.next('corner-the-market');
      return p.house(0).vp;
    };
    expect([points(2), points(3)]).toEqual([1, 2]);
  });
  rule('imp.solo.expert-deployment', () => {
    const visit = (conflict: string, difficulty: string) =>
      then(
        ['hagal-carthag'],
        { conflict: 4, garrison: 2, supply: 6 },
        { conflict, difficulty, houses: [{ conflict: 1 }] },
      ).troops(1);
    expect([
      visit('desert-power', 'mentat'),
      visit('grand-vision', 'mentat'),
      visit('desert-power', 'sardaukar'),
    ]).toEqual([
      [5, 3, 4],
      [5, 0, 7],
      [5, 0, 7],
    ]);
  });
  rule('imp.solo.expert-deployment-lead', () => {
    const visit = (mine: Wish, right: Wish = {}) =>
      then(
        ['hagal-carthag'],
        { conflict: 4, garrison: 2, supply: 6 },
        { conflict: 'desert-power', difficulty: 'mentat', houses: [mine] },
        right,
      ).troops(1);
    // The strongest of the others counts, with swords already revealed.
    expect([
      visit({ conflict: 2 }),
      visit({ conflict: 2, swords: 1 }),
      visit({ conflict: 0 }, { conflict: 3 }),
    ]).toEqual([
      [5, 3, 4],
      [5, 0, 7],
      [5, 0, 7],
    ]);
  });
  rule('imp.solo.signet-with-cost', () => {
    const baron = then(['hagal-arrakeen-1p'], { leader: 'baron-vladimir-harkonnen', solari: 1 });
    expect([baron.house(1).solari, baron.intrigue(1).length]).toEqual([0, 1]);
    const leto = then(
      ['hagal-arrakeen-1p'],
      { leader: 'duke-leto-atreides', spice: 1, influence: [1, 0, 0, 0] },
      { houses: [{ influence: [2, 0, 0, 1] }] },
    );
    expect([leto.house(1).spice, leto.house(1).influence]).toEqual([0, [1, 0, 0, 1]]);
    const nobodyAhead = then(['hagal-arrakeen-1p'], { leader: 'duke-leto-atreides', spice: 1 });
    expect(nobodyAhead.house(1).spice).toBe(1);
  });
  rule('imp.solo.signet-troops', () => {
    const p = then(['hagal-arrakeen-1p'], { leader: 'glossu-the-beast-rabban', garrison: 3, supply: 9 });
    // 1 of the card, 1 of the signet, 2 of the garrison.
    expect(p.troops(1)).toEqual([7, 1, 4]);
    const ally = then(
      ['hagal-arrakeen-1p'],
      { leader: 'glossu-the-beast-rabban', garrison: 0, supply: 12 },
      { alliances: [1, -1, -1, -1] },
    );
    expect(ally.troops(1)).toEqual([9, 0, 3]);
  });
  rule('imp.solo.example-spending', () => {
    const p = then(['hagal-harvest-spice'], { spice: 5, water: 2, vp: 4 }, { bonusSpice: [1, 0, 0] });
    expect([p.house(1).sent, p.house(1).spice, p.house(1).water, p.house(1).vp]).toEqual([['the-great-flat'], 2, 2, 5]);
  });
  rule('imp.solo.example-expert-deployment', () => {
    const visit = (mine: number) =>
      then(
        ['hagal-carthag'],
        { conflict: 4, garrison: 2, supply: 6 },
        { conflict: 'desert-power', difficulty: 'mentat', houses: [{ conflict: mine }] },
        { conflict: 1 },
      ).troops(1);
    expect([visit(2), visit(3)]).toEqual([
      [5, 3, 4],
      [5, 0, 7],
    ]);
  });
});
