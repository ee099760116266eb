import { ATREIDES, HARKONNEN, NOT_IN_PLAY, leaderOf, type Side } from '@landsraad/war-for-arrakis';
import { position, type Position } from '@landsraad/war-for-arrakis/testing';
import { describe, expect, test } from 'vitest';

const WHOLE = 'the whole legion';
const named = (id: string) => `leader ${leaderOf(id)}`;
/** A die on the box of the leader's card is used for what is written there. */
const use = (id: string, side: Side, result: string, p: Position = position()) => {
  if (p.leader(id) === NOT_IN_PLAY) p.inPlay(id);
  return p.action(side, result).say(named(id));
};
const isSpent = (p: Position, id: string) => p.table.spent[leaderOf(id)];

describe('the special action of each named leader', () => {
  test('Baron Harkonnen: 3 Regulars become Elites', () => {
    const p = use('baron-harkonnen', HARKONNEN, 'house', position().harkonnen('arrakeen', { regular: 4 }));
    p.say('arrakeen', 'arrakeen', 'arrakeen');
    expect([p.at('arrakeen'), isSpent(p, 'baron-harkonnen')]).toEqual([[1, 3, 0, 0], true]);
  });
  test('Beast Rabban: his legion moves twice', () => {
    const p = position().harkonnen('ne-11', { regular: 2, named: ['beast-rabban'] });
    use('beast-rabban', HARKONNEN, 'leadership', p).say('ne-11', 'ne-12', WHOLE, 'ne-13');
    expect([p.at('ne-13'), isSpent(p, 'beast-rabban')]).toEqual([[2, 0, 0, 0], true]);
  });
  test('Feyd-Rautha: his legion moves, then attacks', () => {
    const p = position()
      .harkonnen('ne-11', { special: 3, named: ['feyd-rautha'] })
      .atreides('ne-13', { regular: 1 })
      .rolls({ hits: 3, shields: 0, specials: 0 }, { hits: 0, shields: 1, specials: 0 });
    use('feyd-rautha', HARKONNEN, 'leadership', p).say('ne-11', 'ne-12', WHOLE, 'ne-12', 'ne-13', 'advance');
    expect(p.at('ne-13')).toEqual([0, 0, 3, 0]);
  });
  test('Thufir Hawat: 3 House Harkonnen cards', () => {
    const p = use('thufir-hawat', HARKONNEN, 'mentat').say('houseHarkonnen', 'houseHarkonnen', 'houseHarkonnen');
    expect(p.cards(HARKONNEN).length).toBe(3);
    expect(use('thufir-hawat', HARKONNEN, 'mentat').options).not.toContain('corrinoAlly');
  });
  test('Shaddam IV: 3 Elites become Sardaukar', () => {
    const p = use('shaddam-iv', HARKONNEN, 'strategy', position().harkonnen('arrakeen', { elite: 4 }));
    expect(p.say('arrakeen', 'arrakeen', 'arrakeen').at('arrakeen')).toEqual([0, 1, 3, 0]);
  });
  test('Gaius Helen Mohiam: 2 Corrino Ally cards, then one more card', () => {
    expect(use('gaius-helen-mohiam', HARKONNEN, 'mentat').options).not.toContain('houseHarkonnen');
    const p = position().hand(HARKONNEN, 'breeding-program');
    use('gaius-helen-mohiam', HARKONNEN, 'mentat', p).say('corrinoAlly', 'corrinoAlly');
    expect([p.cards(HARKONNEN).length, p.question]).toEqual([3, 'play one more card?']);
    expect(p.say('breeding-program', 'no').table.gesserit).toEqual([1, 1]);
  });
  test('Captain Aramsham: 2 Regulars, a Sardaukar and a leader', () => {
    const p = use('captain-aramsham', HARKONNEN, 'deployment');
    p.say(
      'supply regular',
      'arrakeen',
      'supply regular',
      'arrakeen',
      'supply special',
      'carthag',
      'generic',
      'carthag',
    );
    expect([p.at('arrakeen'), p.at('carthag')]).toEqual([
      [2, 0, 0, 0],
      [0, 0, 1, 1],
    ]);
  });
  test('Paul Atreides: his legion moves twice', () => {
    const p = position().atreides('ne-11', { regular: 1, named: ['paul-atreides'] });
    expect(use('paul-atreides', ATREIDES, 'leadership', p).say('ne-11', 'ne-12', 'ne-13').at('ne-13')).toEqual([
      1, 0, 0, 0,
    ]);
  });
  test('Lady Jessica: 3 cards from either deck', () => {
    const p = use('lady-jessica', ATREIDES, 'mentat').say('fremenAlly', 'houseAtreides', 'fremenAlly');
    expect(p.cards(ATREIDES).length).toBe(3);
  });
  test('Reverend Mother Jessica: 2 cards, then one more card', () => {
    const p = use('reverend-mother-jessica', ATREIDES, 'mentat').say('fremenAlly', 'houseAtreides');
    expect([p.cards(ATREIDES).length, p.question]).toEqual([2, 'play one more card?']);
  });
  test('Gurney Halleck has none', () => {
    const p = position().atreides('ne-11', { regular: 1, named: ['gurney-halleck'] });
    for (const result of ['leadership', 'strategy', 'deployment', 'mentat', 'house'])
      expect(p.copy().action(ATREIDES, result).options).not.toContain(named('gurney-halleck'));
  });
  test('Alia: 2 Elites become Fedaykin', () => {
    const p = use('alia', ATREIDES, 'house', position().atreides('ne-11', { elite: 3 }));
    expect(p.say('ne-11', 'ne-11').at('ne-11')).toEqual([0, 1, 2, 0]);
  });
  test('Stilgar: a token, an Elite and a leader in one sietch', () => {
    const p = position().sietch('gara-kulon', 1).sietch('windgap', 1);
    use('stilgar', ATREIDES, 'deployment', p).say('token', 'windgap', 'supply elite', 'generic');
    expect([p.at('windgap'), p.table.tokens.length]).toEqual([[0, 1, 0, 1], 1]);
  });
  test('Chani: her legion moves, then attacks', () => {
    const p = position()
      .atreides('ne-11', { special: 3, named: ['chani'] })
      .harkonnen('ne-13', { regular: 1 })
      .rolls({ hits: 3, shields: 0, specials: 0 }, { hits: 0, shields: 1, specials: 0 });
    use('chani', ATREIDES, 'strategy', p).say('ne-11', 'ne-12', WHOLE, 'ne-12', 'ne-13', 'advance');
    expect(p.at('ne-13')).toEqual([0, 0, 3, 0]);
  });
  test("Paul-Muad'Dib: Desert Power, then his legion moves", () => {
    const p = position().atreides('ne-11', { regular: 1, named: ['paul-muaddib'] });
    use('paul-muaddib', ATREIDES, 'leadership', p).say('wormsigns', 'ne', 'ne-12', 'no more', 'move', 'ne-11', 'ne-13');
    expect([p.at('ne-13'), p.table.wormsigns.length]).toEqual([[1, 0, 0, 0], 1]);
  });
  test("Paul-Muad'Dib: or it makes a surprise attack, or nothing", () => {
    const ready = () =>
      use(
        'paul-muaddib',
        ATREIDES,
        'leadership',
        position()
          .atreides('ne-11', { special: 3, named: ['paul-muaddib'] })
          .harkonnen('ne-12', { regular: 1 })
          .rolls({ hits: 3, shields: 0, specials: 0 }),
      ).say('nothing');
    expect([ready().question, ready().options]).toEqual(['move or attack?', ['move', 'surprise attack', 'nothing']]);
    const attack = ready().say('surprise attack', 'ne-11', 'ne-12');
    expect([attack.at('ne-12'), attack.question]).toEqual([[], 'advance?']);
    const idle = ready().say('nothing');
    expect([idle.at('ne-11'), idle.at('ne-12'), idle.decisions]).toEqual([[0, 0, 3, 0], [1, 0, 0, 0], []]);
  });
  test('The Wild Maker: with Desert Power it moves, then attacks with 6 dice', () => {
    const p = position()
      .with((t) => (t.leaders = t.leaders.with(leaderOf('wild-maker'), 11)))
      .harkonnen('ne-13', { regular: 6 })
      .rolls({ hits: 2, shields: 4, specials: 0 })
      .desertPower();
    p.say('wild-maker', 'ne-10', 'ne-09', 'ne-09', 'ne-13');
    expect([p.onBoard(HARKONNEN, 'regular'), isSpent(p, 'wild-maker')]).toEqual([4, true]);
  });
});

describe('while something is in hand nothing comes between', () => {
  test('no free action before a piece that was taken up is put down', () => {
    const p = position()
      .sietch('gara-kulon', 1)
      .sietch('windgap', 1)
      .token('gara-kulon', 'S-RR')
      .dice(ATREIDES, { deployment: 2 })
      .turn(ATREIDES)
      .say('deployment', 'deploy');
    expect([p.question, p.offers(ATREIDES)]).toEqual([
      'put which piece on the board?',
      ['guerrilla training: token 0'],
    ]);
    p.say('token');
    expect([p.question, p.offers(ATREIDES)]).toEqual(['put it where?', []]);
    p.say('windgap');
    expect(p.offers(ATREIDES)).toEqual(['guerrilla training: token 0', 'guerrilla training: token 1']);
  });
  test('no free action while the part of a legion that moves is counted off', () => {
    const p = position()
      .atreides('ne-11', { regular: 2, elite: 2 })
      .token('gara-kulon', 'S-RR')
      .dice(ATREIDES, { strategy: 2 })
      .turn(ATREIDES)
      .say('strategy', 'move', 'ne-11', 'ne-12');
    expect(p.offers(ATREIDES)).toEqual(['guerrilla training: token 0']);
    p.say('a part');
    expect([p.question, p.offers(ATREIDES)]).toEqual(['how many go along?', []]);
  });
});
