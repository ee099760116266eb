import { ASIDE, ATREIDES, HARKONNEN, areaOf, deployment, idOf, leaderOf, planning } from '@landsraad/war-for-arrakis';
import { position, smugglers } from '@landsraad/war-for-arrakis/testing';
import { count, things } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { rule } from './rule.ts';

const named = (id: string) => `leader ${leaderOf(id)}`;

describe('actions', () => {
  rule('wfa.actions.choose-one', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 2 })
      .atreides('ne-12', { regular: 1 })
      .action(HARKONNEN, 'strategy');
    expect(p.options).toEqual(['move', 'attack', 'nothing']);
    expect(p.say('move', 'done').decisions).toEqual([]);
  });
  rule('wfa.actions.example-choose-one', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 2 })
      .atreides('ne-12', { regular: 1 })
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11', 'ne-07', 'the whole legion', 'done');
    expect([p.at('ne-07'), p.decisions]).toEqual([[2, 0, 0, 0], []]);
  });
  rule('wfa.actions.elective', () => {
    const p = position()
      .harkonnen('arrakeen', { regular: 1 })
      .play(HARKONNEN, 'evidence-of-rebellion')
      .say('leave it out', 'leave it out', 'no more');
    expect([p.decisions, p.at('arrakeen')]).toEqual([[], [1, 0, 0, 0]]);
  });
  rule('wfa.actions.example-elective', () => {
    const p = position()
      .harkonnen('arrakeen', { regular: 1 })
      .play(HARKONNEN, 'barons-personal-guard')
      .say('supply elite', 'arrakeen', 'leave it out', 'leave it out', 'done');
    expect([p.decisions, p.at('arrakeen')]).toEqual([[], [1, 1, 0, 0]]);
  });
  rule('wfa.actions.strategy-move', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 1 })
      .harkonnen('ne-01', { regular: 1 })
      .harkonnen('nw-01', { regular: 1 })
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11', 'ne-07', 'ne-01', 'ne-02');
    expect([p.decisions, p.at('ne-07'), p.at('ne-02')]).toEqual([[], [1, 0, 0, 0], [1, 0, 0, 0]]);
  });
  rule('wfa.actions.strategy-attack', () => {
    const p = position()
      .hand(HARKONNEN, 'sandmasters')
      .harkonnen('ne-11', { regular: 1 })
      .atreides('ne-12', { regular: 1 })
      .action(HARKONNEN, 'strategy')
      .say('attack', 'ne-11', 'ne-12');
    expect(p.table.battle?.surprise).toBe(false);
  });
  rule('wfa.actions.leadership-move', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 1, generic: 1 })
      .harkonnen('ne-01', { regular: 1 })
      .action(HARKONNEN, 'leadership')
      .say('move');
    expect([p.options, p.why('ne-01')]).toEqual([['ne-11', 'done'], 'wfa.actions.leadership-move']);
  });
  rule('wfa.actions.leadership-attack', () => {
    const p = position()
      .hand(HARKONNEN, 'sandmasters')
      .harkonnen('ne-11', { regular: 1, generic: 1 })
      .harkonnen('ne-08', { regular: 1 })
      .atreides('ne-12', { regular: 1 })
      .action(HARKONNEN, 'leadership')
      .say('surprise attack');
    expect(p.why('ne-08')).toBe('wfa.actions.leadership-attack');
    p.say('ne-11', 'ne-12');
    expect(p.table.battle?.surprise).toBe(true);
  });
  rule('wfa.actions.deployment-atreides', () => {
    const p = position()
      .sietch('gara-kulon', 1)
      .sietch('windgap', 2)
      .action(ATREIDES, 'deployment')
      .say('deploy', 'token', 'windgap', 'generic');
    expect([p.table.tokens.map((t) => idOf(t.area)), p.at('windgap'), p.decisions]).toEqual([
      ['windgap'],
      [0, 0, 0, 1],
      [],
    ]);
  });
  rule('wfa.actions.deployment-atreides-draw', () => {
    const p = position()
      .sietch('gara-kulon', 1)
      .sietch('windgap', 2)
      .action(ATREIDES, 'deployment')
      .say('deploy', 'token');
    expect(p.question).toBe('put it where?');
    expect(things(p.g, deployment.drawn[ATREIDES]!).length).toBe(1);
    p.say('windgap');
    expect(p.view(HARKONNEN).hidden['deployment tokens']!['board']).toEqual({ row: [null] });
  });
  rule('wfa.actions.deployment-harkonnen', () => {
    const p = position()
      .action(HARKONNEN, 'deployment')
      .say(
        'deploy',
        'supply regular',
        'arrakeen',
        'supply regular',
        'arrakeen',
        'supply regular',
        'carthag',
        named('baron-harkonnen'),
        'carthag',
      );
    expect([p.at('arrakeen'), p.at('carthag'), p.leader('baron-harkonnen'), p.decisions]).toEqual([
      [2, 0, 0, 0],
      [1, 0, 0, 0],
      areaOf('carthag'),
      [],
    ]);
  });
  rule('wfa.actions.deployment-leader-needs-unit', () => {
    const p = position()
      .harkonnen('arsunt', { regular: 1 })
      .action(HARKONNEN, 'deployment')
      .say('deploy', 'leave it out', 'leave it out', 'leave it out', 'generic');
    expect(p.at('arsunt')).toEqual([1, 0, 0, 1]);
    expect(p.at('arrakeen')).toEqual([]);
  });
  rule('wfa.actions.deployment-own-settlement', () => {
    const p = position()
      .with((t) => (t.settlements = [areaOf('arsunt'), areaOf('carthag')]))
      .action(HARKONNEN, 'deployment')
      .say('deploy', 'supply regular');
    expect(p.options).toEqual(['carthag', 'arsunt']);
  });
  rule('wfa.actions.mentat', () => {
    const p = position().action(HARKONNEN, 'mentat').say('draw', 'houseHarkonnen');
    expect(p.cards(HARKONNEN).length).toBe(0);
    p.say('corrinoAlly');
    expect([count(p.g, planning.houseHarkonnen.deck), count(p.g, planning.corrinoAlly.deck)]).toEqual([17, 17]);
  });
  rule('wfa.actions.house-atreides', () => {
    const p = position().action(ATREIDES, 'house');
    expect(p.options).toEqual(['as strategy', 'as leadership', 'as deployment', 'as mentat', 'nothing']);
    p.say('as mentat', 'draw', 'fremenAlly', 'fremenAlly');
    expect(p.cards(ATREIDES).length).toBe(2);
  });
  rule('wfa.actions.house-atreides-special', () => {
    const p = position().action(ATREIDES, 'house').say('as mentat');
    expect(p.options).toEqual(['draw', named('lady-jessica'), 'nothing']);
  });
  rule('wfa.actions.house-harkonnen-elites', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 3 })
      .harkonnen('ne-01', { regular: 1 })
      .action(HARKONNEN, 'house')
      .say('elites', 'ne-11', 'ne-01');
    expect([p.at('ne-11'), p.at('ne-01'), p.decisions]).toEqual([[2, 1, 0, 0], [0, 1, 0, 0], []]);
  });
  rule('wfa.actions.house-harkonnen-vehicles', () => {
    const p = position().action(HARKONNEN, 'house').say('vehicles', 'ornithopter', 'az1', 'carryall', 'supply', 'az2');
    expect([p.table.air[0], p.table.air[1], p.decisions]).toEqual(['ornithopter', 'carryall', []]);
  });
});

describe('desert power', () => {
  rule('wfa.actions.desert-power-condition', () => {
    const p = position().dice(ATREIDES, { mentat: 2 }).dice(HARKONNEN, { mentat: 2 }).turn(ATREIDES);
    expect(p.why('desert power')).toBe('wfa.actions.desert-power-condition');
    const q = position().dice(ATREIDES, { mentat: 2 }).dice(HARKONNEN, { mentat: 3 }).turn(ATREIDES);
    expect(q.options).toContain('desert power');
  });
  rule('wfa.actions.desert-power-no-die', () => {
    const p = position()
      .dice(ATREIDES, { mentat: 1 })
      .dice(HARKONNEN, { mentat: 2 })
      .turn(ATREIDES)
      .say('desert power');
    expect([p.question, p.options]).toEqual(['use desert power how?', ['wormsigns', 'nothing']]);
    p.say('wormsigns', 'ne', 'ne-05', 'no more');
    expect([p.table.wormsigns.map(idOf), p.table.dice[ATREIDES]]).toEqual([['ne-05'], [0, 0, 0, 1, 0]]);
    // Again on the next turn.
    expect(p.turn(ATREIDES).options).toContain('desert power');
  });
  rule('wfa.actions.desert-power-granted', () => {
    const many = () => position().dice(ATREIDES, { mentat: 4 });
    expect(many().turn(ATREIDES).why('desert power')).toBe('wfa.actions.desert-power-condition');
    const p = many().play(ATREIDES, 'usul-the-base-of-the-pillar');
    expect([p.question, p.say('nothing').question]).toEqual(['use desert power how?', 'play one more card?']);
    const used = many()
      .with((t) => (t.atomics = areaOf('splintered-rock')))
      .play(ATREIDES, 'our-family-atomics');
    expect([used.question, used.say('nothing').question, used.say('nothing').decisions]).toEqual([
      'use desert power how?',
      'use desert power how?',
      [],
    ]);
    const muaddib = many().inPlay('paul-muaddib').action(ATREIDES, 'leadership').say(named('paul-muaddib'));
    expect(muaddib.question).toBe('use desert power how?');
  });
  rule('wfa.actions.desert-power-wormsigns', () => {
    const p = position()
      .sietch('gara-kulon', 1)
      .wormsign('ne-01', 'sand')
      .sandworm('ne-02')
      .harkonnen('ne-03', { regular: 1 })
      .desertPower()
      .say('wormsigns', 'ne');
    expect([p.why('gara-kulon'), p.why('ne-01'), p.why('ne-02'), p.why('ne-03')]).toEqual([
      'wfa.actions.desert-power-wormsigns',
      'wfa.actions.desert-power-wormsigns',
      'wfa.actions.desert-power-wormsigns',
      null,
    ]);
    expect(p.options).not.toContain('gara-kulon');
    p.say('ne-03', 'ne', 'ne-05');
    expect([p.table.wormsigns.map(idOf), p.decisions]).toEqual([['ne-01', 'ne-03', 'ne-05'], []]);
    const two = position().desertPower().say('wormsigns', 'ne', 'gara-kulon', 'se', 'se-02');
    expect([two.table.wormsigns.map(idOf), two.decisions]).toEqual([['gara-kulon', 'se-02'], []]);
  });
  rule('wfa.actions.desert-power-unseen', () => {
    const p = position().wormsign('ne-01', 'sandworm');
    for (const seat of [ATREIDES, HARKONNEN])
      expect(p.view(seat).hidden['wormsigns']!['board']).toEqual({ row: [null] });
  });
  rule('wfa.actions.desert-power-move', () => {
    const p = position().sandworm('ne-01', 'nw-01', 'se-01').desertPower().say('move sandworms', 'ne-01', 'ne-02');
    expect(p.why('ne-02')).toBe('wfa.actions.desert-power-move');
    p.say('se-01', 'se-03');
    expect([p.table.sandworms.map(idOf), p.decisions]).toEqual([['ne-02', 'nw-01', 'se-03'], []]);
  });
  rule('wfa.actions.desert-power-attack', () => {
    const p = position()
      .sandworm('ne-01')
      .harvester('ne-02')
      .desertPower()
      .say('attack with a sandworm', 'ne-01', 'ne-02');
    expect([p.table.sandworms, p.table.harvesters]).toEqual([[], []]);
  });
  rule('wfa.actions.wormsign-pool-empty', () => {
    const p = position().harvester('ne-01', 'ne-02', 'ne-03');
    p.pool('sand', 'sand').desertHazards();
    expect([p.question, p.options, p.asked.seat]).toEqual([
      'put a wormsign where?',
      ['ne-01', 'ne-02', 'ne-03'],
      ATREIDES,
    ]);
    p.say('ne-03', 'ne-01');
    expect(p.table.harvesters.length).toBe(3);
  });
});

describe('deploy and place', () => {
  rule('wfa.actions.deploy', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 1, named: ['baron-harkonnen'] })
      .harkonnen('ne-01', { regular: 1 })
      .putOnBoard(HARKONNEN, [named('baron-harkonnen')], 'legion', false);
    expect(p.decisions).toEqual([]);
    const q = position()
      .harkonnen('ne-01', { regular: 1 })
      .putOnBoard(HARKONNEN, [named('baron-harkonnen')], 'legion', false)
      .say(named('baron-harkonnen'), 'ne-01');
    expect(q.leader('baron-harkonnen')).toBe(areaOf('ne-01'));
    // Units come from the supply, not from the board.
    const r = position().harkonnen('ne-01', { regular: 1 }).action(HARKONNEN, 'deployment').say('deploy');
    expect(r.options).toEqual(['supply regular', 'leave it out']);
  });
  rule('wfa.actions.place', () => {
    const p = position()
      .harkonnen('ne-11', { elite: 2 })
      .harkonnen('arrakeen', { regular: 1 })
      .play(HARKONNEN, 'forced-recruitment')
      .say('ne-11 elite', 'supply elite', 'leave it out', 'leave it out');
    expect([p.at('ne-11'), p.at('arrakeen')]).toEqual([
      [0, 1, 0, 0],
      [1, 2, 0, 0],
    ]);
    // A leader that the card names comes from the board too.
    const baron = position()
      .harkonnen('gara-kulon', { regular: 1, named: ['baron-harkonnen'] })
      .harkonnen('ne-11', { regular: 1 })
      .putOnBoard(HARKONNEN, [named('baron-harkonnen')], 'legion', true);
    expect(baron.say(named('baron-harkonnen'), 'ne-11').leader('baron-harkonnen')).toBe(areaOf('ne-11'));
  });
  test('a generic leader that is placed may come from another area', () => {
    const p = position()
      .harkonnen('ne-11', { elite: 2, generic: 6 })
      .play(HARKONNEN, 'polar-cap-factories')
      .say('supply regular', 'leave it out', 'leave it out', 'ne-11 generic');
    expect([p.at('ne-11'), p.at('north-pole')]).toEqual([
      [0, 2, 0, 5],
      [1, 0, 0, 1],
    ]);
  });
  rule('wfa.actions.deploy-place-not-tank', () => {
    const p = position()
      .harkonnen('ne-01', { regular: 1 })
      .inPlay('baron-harkonnen', -3)
      .putOnBoard(HARKONNEN, [named('baron-harkonnen')], 'legion', true);
    expect(p.decisions).toEqual([]);
  });
  rule('wfa.actions.place-not-movement', () => {
    const here = () => position().sietch('cne-02', 1).station('cne-02', 'jihad').harvester('cne-02');
    const moved = here()
      .atreides('cne-03', { regular: 1 })
      .action(ATREIDES, 'strategy')
      .say('move', 'cne-03', 'cne-02');
    expect([moved.at('cne-02'), moved.table.stations, moved.table.harvesters]).toEqual([[1, 0, 0, 0], [], []]);
    const p = here().play(ATREIDES, 'chatt-the-leaper').say('supply special', 'leave it out', 'leave it out');
    expect([p.at('cne-02'), p.table.stations.length, p.table.harvesters.length]).toEqual([[0, 0, 1, 0], 1, 1]);
  });
});

describe('free actions', () => {
  rule('wfa.actions.free-actions', () => {
    const p = position()
      .token('gara-kulon', 'S-RR')
      .token('gara-kulon', 'S-RE')
      .dice(ATREIDES, { strategy: 1 })
      .turn(ATREIDES)
      .say('strategy', 'move');
    p.act(ATREIDES, 'guerrilla training: token 0').act(ATREIDES, 'guerrilla training: token 0');
    expect([p.question, p.at('gara-kulon'), p.table.used[ATREIDES]]).toEqual(['move which legion?', [3, 1, 0, 0], 1]);
  });
  rule('wfa.actions.guerrilla-training', () => {
    const p = position().token('gara-kulon', 'S-RR').turn(ATREIDES);
    expect(p.offers(ATREIDES)).toEqual(['guerrilla training: token 0']);
    expect(p.act(ATREIDES, 'guerrilla training: token 0').at('gara-kulon')).toEqual([2, 0, 0, 0]);
    const q = position().token('gara-kulon', 'S-RR').turn(HARKONNEN);
    expect(q.offers(ATREIDES)).toEqual([]);
  });
  rule('wfa.actions.scouting', () => {
    const p = position()
      .sietch('gara-kulon', 3)
      .token('gara-kulon', 'S-RR')
      .sietch('sihaya-ridge', 1)
      .air('az1', 'ornithopter')
      .turn(HARKONNEN)
      .act(HARKONNEN, 'scouting: az1')
      .say('gara-kulon');
    expect([p.table.air[0], p.table.tokens.length, p.view(HARKONNEN).hidden['sietches']!['board']]).toEqual([
      '',
      0,
      { row: ['3', null] },
    ]);
  });
  rule('wfa.actions.scouting-own-turn', () => {
    const p = position().sietch('gara-kulon', 3).air('az1', 'ornithopter').turn(ATREIDES);
    expect(p.whyNotOffer(HARKONNEN, 'scouting: az1')).toBe('wfa.actions.scouting-own-turn');
    expect(p.offers(HARKONNEN)).toEqual([]);
  });
  rule('wfa.actions.voluntary-sietch-reveal', () => {
    const p = position()
      .with((t) => (t.phase = 'end'))
      .sietch('gara-kulon', 2)
      .atreides('gara-kulon', { regular: 1, named: ['paul-atreides'] })
      .row('the-fremen-call-paul-the-mahdi');
    expect(p.offers(ATREIDES)).toEqual([]);
    p.claims().say('the-fremen-call-paul-the-mahdi');
    expect([p.view(HARKONNEN).hidden['sietches']!['board'], p.table.prescience]).toEqual([{ row: ['2'] }, [1, 0, 1]]);
  });
});

describe('what a free action spoils', () => {
  rule('wfa.actions.overtaken', () => {
    const p = position()
      .with((t) => (t.prescience = [8, 0, 0]))
      .atreides('cne-03', { regular: 2 })
      .harkonnen('splintered-rock', { regular: 1 })
      .dice(ATREIDES, { strategy: 1 })
      .turn(ATREIDES);
    p.say('strategy', 'move', 'cne-03', 'cne-02')
      .act(ATREIDES, 'family atomics: splintered-rock')
      .say('cne-02', 'the whole legion');
    expect([p.at('cne-03'), p.at('cne-02')]).toEqual([
      [2, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
    // Paul may not leave, and the units that could have gone without him flee.
    const pinned = position()
      .with((t) => (t.mahdiSought = 2))
      .row('families-flee-to-the-palmaries-of-the-south')
      .sietch('gara-kulon', 1)
      .atreides('gara-kulon', { regular: 2, elite: 1, generic: 1, named: ['paul-atreides'] })
      .actionResolution();
    while (pinned.table.turn !== ATREIDES) pinned.say(pinned.options.at(-1)!);
    pinned.say('leadership', 'move', 'gara-kulon').act(ATREIDES, 'claim: families-flee-to-the-palmaries-of-the-south');
    pinned.say('gara-kulon regular', 'gara-kulon regular');
    expect([pinned.at('gara-kulon'), pinned.table.turn]).toEqual([[0, 1, 0, 1], HARKONNEN]);
    // The sandworm stays where it is when the smugglers' harvesters that it could attack leave the game.
    const worm = smugglers()
      .row('unknown-ar-4')
      .sandworm('ne-07')
      .smuggled('ne-06', 'ne-08')
      .with((t) => (t.prescience = [0, 0, 6]))
      .actionResolution();
    while (worm.table.turn !== ATREIDES) worm.say(worm.options.at(-1)!);
    worm.dice(HARKONNEN, { mentat: 9 }).say('desert power', 'attack with a sandworm', 'ne-07');
    expect(worm.options).toEqual(['ne-06', 'ne-08']);
    worm
      .with((t) => (t.deeds.wormTook = 1))
      .act(ATREIDES, 'claim: unknown-ar-4')
      .say('csw', 'csw-05');
    expect([worm.table.sandworms.map(idOf), worm.table.turn]).toEqual([['ne-07'], HARKONNEN]);
    // More leaders than specials: their owner is choosing among them when they are gone.
    const gone = position()
      .row('families-flee-to-the-palmaries-of-the-south')
      .sietch('gara-kulon', 1)
      .atreides('gara-kulon', { regular: 2, generic: 4, named: ['paul-atreides'] })
      .harkonnen('ne-12', { regular: 1 })
      .actionResolution();
    while (gone.table.turn !== ATREIDES) gone.say(gone.options.at(-1)!);
    gone.say('leadership', 'surprise attack', 'gara-kulon');
    expect(gone.question).toBe('which leader uses the special?');
    gone.act(ATREIDES, 'claim: families-flee-to-the-palmaries-of-the-south');
    gone.say('gara-kulon regular', 'gara-kulon regular');
    expect([gone.at('gara-kulon'), gone.table.battle, gone.table.turn]).toEqual([[], null, HARKONNEN]);
  });
});

describe('planning cards', () => {
  rule('wfa.cards.play-cost', () => {
    const p = position()
      .hand(HARKONNEN, 'sandmasters')
      .dice(HARKONNEN, { mentat: 1, house: 1 })
      .turn(HARKONNEN)
      .say('play sandmasters', 'house');
    expect([p.table.dice[HARKONNEN], p.question]).toEqual([[0, 0, 0, 1, 0], 'place which vehicle?']);
  });
  rule('wfa.cards.play-phase', () => {
    const holding = () => position().hand(HARKONNEN, 'sandmasters').dice(HARKONNEN, { mentat: 1 });
    expect(holding().turn(HARKONNEN).options).toEqual(['mentat', 'play sandmasters']);
    const there = () => holding().harvester('ne-01').harkonnen('ne-12', { regular: 1 });
    for (const p of [
      there().vehiclePlacement(),
      there().desertHazards(),
      there().spiceHarvesting(),
      there().endOfRound(),
    ])
      expect([...p.decisions.flatMap((d) => d.options), ...p.offers(HARKONNEN)].join()).not.toContain('sandmasters');
  });
  rule('wfa.cards.discard-after-play', () => {
    const p = position().play(HARKONNEN, 'sardaukar-pogrom').say('done');
    expect(things(p.g, planning.corrinoAlly.discard)).toEqual(['sardaukar-pogrom']);
  });
  rule('wfa.cards.discard-open', () => {
    const p = position()
      .hand(ATREIDES, 'war-plan', 'thumpers')
      .play(HARKONNEN, 'manipulation-of-others')
      .say('thumpers');
    expect(p.view(HARKONNEN).hidden['fremenAlly']!['discard']).toEqual({ row: ['thumpers'] });
  });
  rule('wfa.cards.no-reshuffle', () => {
    const p = position().cardsLeft('houseAtreides', 0);
    expect(p.action(ATREIDES, 'mentat').say('draw').options).toEqual(['fremenAlly', 'no more']);
    expect(p.startOfRound().cards(ATREIDES).length).toBe(1);
  });
  rule('wfa.cards.draw-sources', () => {
    const p = position().action(ATREIDES, 'mentat').say('draw');
    expect(p.options).toEqual(['houseAtreides', 'fremenAlly', 'no more']);
    expect(p.say('fremenAlly', 'fremenAlly').cards(ATREIDES).length).toBe(2);
  });
  rule('wfa.cards.hand-secret', () => {
    const p = position().hand(ATREIDES, 'war-plan');
    expect(JSON.stringify(p.view(HARKONNEN).hidden['houseAtreides'])).not.toContain('war-plan');
    expect(JSON.stringify(p.view(ATREIDES).hidden['houseAtreides'])).toContain('war-plan');
  });
  rule('wfa.cards.battle-discard', () => {
    const p = position()
      .hand(HARKONNEN, 'sandmasters')
      .harkonnen('ne-11', { regular: 1 })
      .atreides('ne-12', { regular: 1 })
      .action(HARKONNEN, 'strategy')
      .say('attack', 'ne-11', 'ne-12');
    expect([p.question, p.options]).toEqual(['discard a card for a die?', ['enough', 'sandmasters']]);
    p.say('sandmasters');
    expect([things(p.g, planning.houseHarkonnen.discard), p.table.harvesters]).toEqual([['sandmasters'], []]);
  });
  rule('wfa.cards.card-breaks-rules', () => {
    const p = position()
      .sietch('gara-kulon', 1)
      .harkonnen('ne-11', { special: 3 })
      .atreides('gara-kulon', { regular: 3 })
      .rolls({ hits: 1, shields: 2, specials: 0 }, { hits: 1, shields: 3, specials: 0 });
    p.play(HARKONNEN, 'killers-without-mercy').say('ne-11', 'gara-kulon', 'regular', 'continue');
    expect([p.question, p.at('ne-11')]).toEqual(['retreat?', [0, 0, 3, 0]]);
  });
  rule('wfa.cards.any-legion-own', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 1 })
      .harkonnen('ne-01', { special: 1 })
      .atreides('ne-05', { special: 1 })
      .play(HARKONNEN, 'sardaukar-pogrom');
    expect([p.options, p.why('ne-11')]).toEqual([['ne-01', 'done'], 'wfa.cards.any-legion-own']);
  });
  rule('wfa.cards.special-elite-goes-along', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 2, special: 2 })
      .play(HARKONNEN, 'sardaukar-pogrom')
      .say('ne-11', 'ne-12', 'a part', '1 regular');
    expect([p.options, p.why('0 special')]).toEqual([['1 special', '2 special'], 'wfa.cards.special-elite-goes-along']);
  });
  rule('wfa.cards.paul-jessica', () => {
    const p = position()
      .inPlay('paul-atreides', -4)
      .inPlay('paul-muaddib', ASIDE)
      .atreides('ne-11', { regular: 1 })
      .play(ATREIDES, 'voice-from-the-outer-world')
      .say('supply special', 'ne-11', named('paul-muaddib'));
    expect(p.leader('paul-muaddib')).toBe(areaOf('ne-11'));
  });
  rule('wfa.cards.extra-card-no-die', () => {
    const p = position()
      .hand(HARKONNEN, 'sardaukar-pogrom')
      .dice(HARKONNEN, { mentat: 1 })
      .play(HARKONNEN, 'breeding-program')
      .say('sardaukar-pogrom', 'done');
    expect([p.table.dice[HARKONNEN], things(p.g, planning.corrinoAlly.discard)]).toEqual([
      [0, 0, 0, 1, 0],
      ['sardaukar-pogrom', 'breeding-program'],
    ]);
  });
});

test('a token turned up in the middle of replacing units may take the last figure from the supply', () => {
  const p = position()
    .atreides('ne-11', { elite: 1, special: 5 })
    .token('gara-kulon', 'S-RF')
    .inPlay('alia')
    .dice(ATREIDES, { house: 2 })
    .turn(ATREIDES)
    .say('house', `leader ${leaderOf('alia')}`);
  expect([p.question, p.options]).toEqual(['replace a unit where?', ['ne-11', 'no more']]);
  p.act(ATREIDES, 'guerrilla training: token 0');
  expect([p.supply(ATREIDES, 'special'), p.question, p.at('ne-11')]).toEqual([0, '', [0, 1, 5, 0]]);
});
