import {
  ASIDE,
  ATREIDES,
  HARKONNEN,
  IN_TANK,
  NOT_IN_PLAY,
  OUT_OF_GAME,
  areaOf,
  idOf,
  leaderOf,
  planning,
  prescience,
  type Side,
} from '@landsraad/war-for-arrakis';
import { position } from '@landsraad/war-for-arrakis/testing';
import { count, things } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { rule } from './rule.ts';

const named = (id: string) => `leader ${leaderOf(id)}`;
const WHOLE = 'the whole legion';
const roll = (hits: number, shields: number, specials: number) => ({ hits, shields, specials });
const destroy = (rank: number, p = position()) =>
  p
    .sietch('gara-kulon', rank)
    .harkonnen('ne-11', { regular: 2 })
    .action(HARKONNEN, 'strategy')
    .say('attack', 'ne-11', 'gara-kulon', 'advance');
const take = (symbol: string, p = position()) =>
  p
    .station('ne-12', symbol)
    .atreides('ne-11', { regular: 1 })
    .action(ATREIDES, 'strategy')
    .say('move', 'ne-11', 'ne-12');

/** A third step of the Sand Dwellers marker, by Alam al-Mithal. */
const stepped = (p: ReturnType<typeof position>) =>
  p
    .with((t) => (t.prescience = [2, 2, 0]))
    .play(ATREIDES, 'alam-al-mithal')
    .say('kwisatzHaderach', 1, 'sandDwellers');

describe('one leader takes the place of another', () => {
  test('in the tank, spent or not, wherever the old one is', () => {
    const jessica = leaderOf('lady-jessica');
    const reverend = leaderOf('reverend-mother-jessica');
    const aside = stepped(position());
    expect([aside.leader('reverend-mother-jessica'), aside.table.spent[reverend]]).toEqual([ASIDE, false]);
    // She brings no token with her, as Mohiam would.
    expect(aside.table.gesserit).toEqual(position().table.gesserit);
    const early = position()
      .with((t) => (t.prescience = [2, 1, 0]))
      .play(ATREIDES, 'alam-al-mithal')
      .say('kwisatzHaderach', 1, 'sandDwellers');
    expect(early.leader('reverend-mother-jessica')).toBe(NOT_IN_PLAY);
    const tank = stepped(position().tank(ATREIDES, 'lady-jessica'));
    expect([tank.leader('reverend-mother-jessica'), tank.table.tanks[ATREIDES]?.[0]]).toEqual([IN_TANK, reverend]);
    const spent = stepped(position().with((t) => (t.spent = t.spent.with(jessica, true))));
    expect([spent.table.spent[reverend], spent.leader('lady-jessica')]).toEqual([true, aside.leader('lady-jessica')]);
    const board = stepped(position().atreides('ne-11', { regular: 1, named: ['lady-jessica'] }));
    expect(board.leader('reverend-mother-jessica')).toBe(areaOf('ne-11'));
  });
});

describe('the regeneration tank', () => {
  const tank = (side: Side, ...ids: string[]) => position().tank(side, ...ids);
  const lose = (p: ReturnType<typeof position>, id: string) => {
    p.atreides('ne-11', { regular: 2, named: [id] }).hits(ATREIDES, 'ne-11', 1, 'battle');
    return p.say(named(id));
  };
  rule('wfa.tank.slots', () => expect(position().table.tanks.map((t) => t.length)).toEqual([3, 5]));
  rule('wfa.tank.enter', () => {
    const p = position()
      .harkonnen('ne-12', { regular: 1 })
      .atreides('ne-11', { regular: 1, named: ['stilgar'] })
      .play(HARKONNEN, 'hunter-seeker')
      .say(named('stilgar'));
    expect([p.leader('stilgar'), p.table.tanks[ATREIDES]]).toEqual([IN_TANK, [leaderOf('stilgar'), -1, -1]]);
  });
  rule('wfa.tank.bump', () => {
    const p = lose(tank(ATREIDES, 'lady-jessica'), 'stilgar');
    expect(p.table.tanks[ATREIDES]).toEqual([leaderOf('stilgar'), leaderOf('lady-jessica'), -1]);
  });
  rule('wfa.tank.bump-out', () => {
    const p = lose(tank(ATREIDES, 'lady-jessica', 'chani', 'alia'), 'stilgar');
    expect([p.table.tanks[ATREIDES], p.leader('alia')]).toEqual([
      [leaderOf('stilgar'), leaderOf('lady-jessica'), leaderOf('chani')],
      ASIDE,
    ]);
  });
  rule('wfa.tank.several-enter', () => {
    const p = position()
      .atreides('ne-11', { regular: 1, named: ['stilgar', 'lady-jessica'] })
      .hits(ATREIDES, 'ne-11', 1, 'storm')
      .say('regular');
    expect([p.question, p.options]).toEqual(['who goes to the tank first?', [named('lady-jessica'), named('stilgar')]]);
    expect(p.say(named('stilgar')).table.tanks[ATREIDES]).toEqual([leaderOf('lady-jessica'), leaderOf('stilgar'), -1]);
  });
  rule('wfa.tank.advance', () => {
    const p = tank(ATREIDES, 'stilgar').dice(ATREIDES, { mentat: 2 }).turn(ATREIDES).say('mentat', 'nothing');
    expect(p.table.tanks[ATREIDES]).toEqual([-1, leaderOf('stilgar'), -1]);
  });
  rule('wfa.tank.advance-moment', () => {
    const drinks = (p: ReturnType<typeof position>) =>
      p
        .row('paul-drinks-the-water-of-life')
        .atreides('ne-11', { regular: 1, named: ['paul-atreides'] })
        .dice(ATREIDES, { mentat: 2 })
        .turn(ATREIDES)
        .say('claim a card').table.tanks[ATREIDES];
    // Who was there moves on, who has just entered does not.
    expect(drinks(tank(ATREIDES, '', 'lady-jessica'))).toEqual([
      leaderOf('paul-muaddib'),
      -1,
      leaderOf('lady-jessica'),
    ]);
    // Who has been pushed on is not advanced as well by the same die.
    expect(drinks(tank(ATREIDES, 'lady-jessica'))).toEqual([leaderOf('paul-muaddib'), leaderOf('lady-jessica'), -1]);
    expect(drinks(tank(ATREIDES, 'lady-jessica', '', 'stilgar'))).toEqual([
      leaderOf('paul-muaddib'),
      leaderOf('lady-jessica'),
      -1,
    ]);
  });
  test('a leader who takes the place of another in the tank advances for him', () => {
    const p = position()
      .tank(ATREIDES, '', 'paul-atreides')
      .with((t) => (t.prescience = [2, 0, 0]))
      .station('ne-12', 'kwisatzHaderach')
      .atreides('ne-11', { regular: 1 })
      .dice(ATREIDES, { strategy: 1 })
      .turn(ATREIDES)
      .say('strategy', 'move', 'ne-11', 'ne-12');
    expect(p.table.tanks[ATREIDES]).toEqual([-1, -1, leaderOf('paul-muaddib')]);
  });
  rule('wfa.tank.no-advance-desert-power', () => {
    const p = tank(ATREIDES, 'stilgar')
      .dice(ATREIDES, { mentat: 1 })
      .dice(HARKONNEN, { mentat: 3 })
      .turn(ATREIDES)
      .say('desert power', 'nothing');
    expect(p.table.tanks[ATREIDES]).toEqual([leaderOf('stilgar'), -1, -1]);
  });
  rule('wfa.tank.leave', () => {
    const p = tank(ATREIDES, '', '', 'stilgar').dice(ATREIDES, { mentat: 2 }).turn(ATREIDES).say('mentat', 'nothing');
    expect([p.table.tanks[ATREIDES], p.leader('stilgar')]).toEqual([[-1, -1, -1], ASIDE]);
  });
  rule('wfa.tank.inactive', () =>
    expect(tank(ATREIDES, 'stilgar').action(ATREIDES, 'deployment').options).toEqual(['deploy', 'nothing']),
  );
  rule('wfa.tank.card-returns', () => {
    const p = tank(ATREIDES, '', '', 'stilgar').dice(ATREIDES, { mentat: 2 }).turn(ATREIDES);
    expect(p.copy().action(ATREIDES, 'deployment').options).toEqual(['deploy', 'nothing']);
    p.say('mentat', 'nothing');
    expect(p.copy().action(ATREIDES, 'deployment').options).toEqual(['deploy', named('stilgar'), 'nothing']);
    p.with((t) => (t.spent = t.spent.map(() => true)));
    expect(p.action(ATREIDES, 'deployment').options).toEqual(['deploy', 'nothing']);
  });
});

describe('leaders', () => {
  rule('wfa.leaders.kinds', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 1, generic: 1 })
      .harkonnen('ne-01', { regular: 1, named: ['baron-harkonnen'] })
      .action(HARKONNEN, 'leadership')
      .say('move');
    expect(p.options).toEqual(['ne-01', 'ne-11', 'done']);
  });
  rule('wfa.leaders.with-units', () => {
    const p = position()
      .sietch('gara-kulon', 1)
      .atreides('gara-kulon', { regular: 2, generic: 1 })
      .row('families-flee-to-the-palmaries-of-the-south')
      .claim('families-flee-to-the-palmaries-of-the-south');
    expect([p.at('gara-kulon'), p.supply(ATREIDES, 'generic')]).toEqual([[], 12]);
  });
  rule('wfa.leaders.generic-limit', () => {
    const p = position()
      .harkonnen('arrakeen', { regular: 1, generic: 6 })
      .action(HARKONNEN, 'deployment')
      .say('deploy', 'leave it out', 'leave it out', 'leave it out');
    expect(p.options).not.toContain('generic');
  });
  rule('wfa.leaders.enter-play', () => {
    const p = take(
      'jihad',
      position().with((t) => (t.prescience = [0, 0, 2])),
    );
    expect([p.leader('chani'), p.action(ATREIDES, 'strategy').why(named('chani'))]).toEqual([
      ASIDE,
      'wfa.leaders.special-off-board',
    ]);
  });
  rule('wfa.leaders.entry-conditions', () => {
    expect(position().leader('shaddam-iv')).toBe(NOT_IN_PLAY);
    expect(position().play(HARKONNEN, 'rage-overcame-shaddam-iv-a').say('no').leader('shaddam-iv')).toBe(ASIDE);
    expect(position().play(HARKONNEN, 'beloved-feyd-rautha').say('no').leader('feyd-rautha')).toBe(ASIDE);
    const alia = position().inPlay('reverend-mother-jessica').play(ATREIDES, 'alia-the-abomination').say('no');
    expect(alia.leader('alia')).toBe(ASIDE);
  });
  rule('wfa.leaders.supremacy-entry', () => {
    const p = destroy(1);
    expect([p.table.supremacy, p.leader('thufir-hawat'), p.leader('feyd-rautha')]).toEqual([1, ASIDE, NOT_IN_PLAY]);
    expect(
      destroy(
        2,
        position().with((t) => (t.supremacy = 5)),
      ).leader('feyd-rautha'),
    ).toBe(ASIDE);
  });
  rule('wfa.leaders.special-action', () => {
    const p = position().harkonnen('ne-11', { regular: 3 }).action(HARKONNEN, 'house');
    expect(p.options).toEqual(['elites', 'vehicles', named('baron-harkonnen'), 'nothing']);
    expect(p.say(named('baron-harkonnen'), 'ne-11', 'ne-11', 'ne-11').at('ne-11')).toEqual([0, 3, 0, 0]);
  });
  rule('wfa.leaders.special-optional', () => {
    expect(position().action(HARKONNEN, 'house').options).toEqual([
      'elites',
      'vehicles',
      named('baron-harkonnen'),
      'nothing',
    ]);
    expect(position().action(ATREIDES, 'deployment').options).toEqual(['deploy', named('stilgar'), 'nothing']);
  });
  rule('wfa.leaders.special-spent', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 3 })
      .action(HARKONNEN, 'house')
      .say(named('baron-harkonnen'), 'no more')
      .action(HARKONNEN, 'house');
    expect(p.options).toEqual(['elites', 'vehicles', 'nothing']);
  });
  rule('wfa.leaders.special-off-board', () => {
    expect(position().action(HARKONNEN, 'house').options).toContain(named('baron-harkonnen'));
    const p = position().harkonnen('ne-11', { regular: 1 }).action(HARKONNEN, 'leadership');
    expect([p.why(named('beast-rabban')), p.options.includes(named('beast-rabban'))]).toEqual([
      'wfa.leaders.special-off-board',
      false,
    ]);
  });
  rule('wfa.leaders.special-one-per-die', () => {
    const p = position().inPlay('thufir-hawat').inPlay('gaius-helen-mohiam').action(HARKONNEN, 'mentat');
    expect(p.options).toEqual(['draw', named('thufir-hawat'), named('gaius-helen-mohiam'), 'nothing']);
    expect(p.say(named('thufir-hawat'), 'no more').decisions).toEqual([]);
  });
  rule('wfa.leaders.jessica', () => {
    const p = take(
      'sandDwellers',
      position()
        .with((t) => (t.prescience = [0, 2, 0]))
        .atreides('nw-01', { regular: 1, named: ['lady-jessica'] })
        .with((t) => (t.spent = t.spent.with(leaderOf('lady-jessica'), true))),
    ).say('done');
    expect([
      p.leader('reverend-mother-jessica'),
      p.leader('lady-jessica'),
      p.table.spent[leaderOf('reverend-mother-jessica')],
    ]).toEqual([areaOf('nw-01'), OUT_OF_GAME, true]);
  });
  rule('wfa.leaders.paul', () => {
    const p = take(
      'kwisatzHaderach',
      position()
        .with((t) => (t.prescience = [2, 0, 0]))
        .inPlay('paul-atreides', IN_TANK)
        .with((t) => (t.tanks = t.tanks.with(ATREIDES, [-1, leaderOf('paul-atreides'), -1]))),
    );
    expect([p.leader('paul-muaddib'), p.leader('paul-atreides'), p.table.tanks[ATREIDES]]).toEqual([
      IN_TANK,
      OUT_OF_GAME,
      [-1, leaderOf('paul-muaddib'), -1],
    ]);
  });
  rule('wfa.leaders.replaced-card-box', () =>
    expect(
      position().inPlay('reverend-mother-jessica').inPlay('lady-jessica', OUT_OF_GAME).action(ATREIDES, 'mentat')
        .options,
    ).toEqual(['draw', named('reverend-mother-jessica'), 'nothing']),
  );
  rule('wfa.leaders.gurney', () => {
    const p = position()
      .play(ATREIDES, 'smugglers-a')
      .say('supply elite', 'ne', 'ne-05', 'supply elite', named('gurney-halleck'));
    expect([p.at('ne-05'), p.leader('gurney-halleck')]).toEqual([[0, 2, 0, 0], areaOf('ne-05')]);
  });
  const scheming = () =>
    position().inPlay('thufir-hawat').hand(HARKONNEN, 'hawats-scheming', 'hawats-scheming', 'sandmasters');
  rule('wfa.leaders.hawat-removal', () => {
    const p = scheming().turn(HARKONNEN);
    expect(p.offers(HARKONNEN)).toEqual(['hawats scheming: 2']);
    p.act(HARKONNEN, 'hawats scheming: 2');
    expect([p.leader('thufir-hawat'), p.cards(HARKONNEN)]).toEqual([OUT_OF_GAME, ['sandmasters']]);
  });
  rule('wfa.leaders.hawat-cards-reserved', () => {
    const p = scheming().turn(HARKONNEN);
    expect([p.options, p.why('play hawats-scheming')]).toEqual([
      ['mentat', 'play sandmasters'],
      'wfa.leaders.hawat-cards-reserved',
    ]);
  });
  rule('wfa.leaders.hawat-anywhere', () => {
    const p = scheming()
      .inPlay('thufir-hawat', IN_TANK)
      .with((t) => (t.tanks = t.tanks.with(HARKONNEN, t.tanks[HARKONNEN]!.with(0, leaderOf('thufir-hawat')))))
      .turn(HARKONNEN)
      .act(HARKONNEN, 'hawats scheming: 2');
    expect([p.leader('thufir-hawat'), p.table.tanks[HARKONNEN]![0]]).toEqual([OUT_OF_GAME, -1]);
  });
  rule('wfa.leaders.mohiam', () => {
    const p = scheming().turn(HARKONNEN).act(HARKONNEN, 'hawats scheming: 2');
    expect([p.leader('gaius-helen-mohiam'), p.table.gesserit]).toEqual([ASIDE, [1, 1]]);
  });
  rule('wfa.leaders.hawat-stuck-cards', () => {
    const p = scheming().inPlay('thufir-hawat', OUT_OF_GAME).turn(HARKONNEN);
    expect([p.offers(HARKONNEN), p.whyNotOffer(HARKONNEN, 'hawats scheming: 2')]).toEqual([
      [],
      'wfa.leaders.hawat-stuck-cards',
    ]);
  });
  rule('wfa.leaders.rabban-feyd', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 1, named: ['beast-rabban'] })
      .play(HARKONNEN, 'beloved-feyd-rautha');
    expect([p.leader('feyd-rautha'), p.leader('beast-rabban')]).toEqual([ASIDE, OUT_OF_GAME]);
  });
  const rabban = (f = {}) =>
    position()
      .harkonnen('ne-11', { regular: 2, named: ['beast-rabban'], ...f })
      .action(HARKONNEN, 'leadership')
      .say(named('beast-rabban'), 'ne-11', 'ne-12');
  rule('wfa.leaders.rabban-both-moves', () => {
    const p = rabban();
    p.say('a part', '1 regular');
    expect(p.at('ne-12')).toEqual([1, 0, 0, 0]);
    p.say('ne-13');
    expect([p.leader('beast-rabban'), p.at('ne-13'), p.at('ne-11')]).toEqual([
      areaOf('ne-13'),
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
  });
  rule('wfa.leaders.rabban-composition', () => {
    const p = position()
      .harkonnen('ne-12', { elite: 2 })
      .harkonnen('ne-11', { regular: 2, named: ['beast-rabban'] })
      .wormsign('ne-12', 'sand')
      .action(HARKONNEN, 'leadership')
      .say(named('beast-rabban'), 'ne-11', 'ne-12', WHOLE);
    expect(p.table.wormsigns).toEqual([]);
    p.say('ne-13');
    expect([p.at('ne-12'), p.at('ne-13')]).toEqual([
      [0, 2, 0, 0],
      [2, 0, 0, 0],
    ]);
    // The same figures once more, as an action that moves on twice would have it.
    p.run('move again', { side: HARKONNEN, leader: leaderOf('beast-rabban'), to: -1, sector: '' }).say('ne-10');
    expect([p.at('ne-10'), p.leader('beast-rabban')]).toEqual([[2, 0, 0, 0], areaOf('ne-10')]);
    // A sandworm makes it retreat: the second movement starts there.
    const q = position()
      .harkonnen('ne-11', { regular: 2, named: ['beast-rabban'] })
      .wormsign('ne-12', 'sandworm')
      .action(HARKONNEN, 'leadership')
      .say(named('beast-rabban'), 'ne-11', 'ne-12', WHOLE, 'off the board', 'ne-08');
    expect([q.at('ne-08'), q.question, q.options.includes('ne-09')]).toEqual([[2, 0, 0, 0], 'move on where?', true]);
    expect([q.say('ne-09').at('ne-09'), q.leader('beast-rabban')]).toEqual([[2, 0, 0, 0], areaOf('ne-09')]);
  });
});

describe('the Wild Maker', () => {
  rule('wfa.leaders.wild-maker-entry', () => {
    const p = position().play(ATREIDES, 'shai-hulud').say('ne', 'ne-05');
    expect([p.leader('wild-maker'), p.table.spent[leaderOf('wild-maker')]]).toEqual([areaOf('ne-05'), true]);
  });
  rule('wfa.leaders.wild-maker-is-sandworm', () => {
    const p = position()
      .inPlay('wild-maker', areaOf('ne-12'))
      .harkonnen('ne-11', { regular: 1 })
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11');
    expect(p.options).not.toContain('ne-12');
  });
  rule('wfa.leaders.wild-maker-end-round', () => {
    const p = position().inPlay('wild-maker', areaOf('ne-12')).endOfRound().say('replace it');
    expect([p.leader('wild-maker'), p.table.sandworms.map(idOf)]).toEqual([ASIDE, ['ne-12']]);
  });
  rule('wfa.leaders.wild-maker-stays-in-play', () => {
    const p = position().inPlay('wild-maker', ASIDE).sandwormComes('ne-12');
    expect(p.options).toContain('wild-maker');
  });
  rule('wfa.leaders.wild-maker-special', () => {
    const p = position().inPlay('wild-maker', areaOf('ne-12')).sandworm('nw-01').desertPower();
    expect(p.options).toContain('wild-maker');
    p.say('wild-maker');
    expect([p.why('nw-01'), p.options]).toEqual(['wfa.leaders.wild-maker-special', ['ne-12', 'done']]);
  });
});

describe('prescience', () => {
  rule('wfa.prescience.sources', () => expect(take('jihad').table.prescience).toEqual([0, 0, 1]));
  rule('wfa.prescience.card-advance', () => {
    const p = position().row('the-lisan-al-gaib').claim('stunted-worms');
    expect(p.table.prescience).toEqual([1, 2, 0]);
  });
  rule('wfa.prescience.track-end', () =>
    expect(
      take(
        'jihad',
        position().with((t) => (t.prescience = [0, 0, 10])),
      ).table.prescience,
    ).toEqual([0, 0, 10]),
  );
  rule('wfa.prescience.card-kinds', () => {
    const p = position()
      .with((t) => (t.phase = 'end'))
      .row('unknown-ar-4', 'stunted-worms')
      .with((t) => (t.deeds = { ...t.deeds, wormTook: 1 }))
      .atreides('cne-07', { regular: 1 })
      .atreides('cne-08', { regular: 1 })
      .claims();
    expect([p.options, p.why('unknown-ar-4')]).toEqual([
      ['stunted-worms', 'done'],
      'wfa.prescience.claim-action-phase',
    ]);
  });
  const four = () =>
    position()
      .with((t) => (t.phase = 'end'))
      .atreides('cne-07', { regular: 1 })
      .atreides('cne-08', { regular: 1 })
      .row('stunted-worms');
  rule('wfa.prescience.claim-limit', () => {
    const p = four()
      .with((t) => (t.claims = 2))
      .claims();
    expect(p.decisions).toEqual([]);
    expect(
      four()
        .with((t) => (t.claims = 1))
        .claims().options,
    ).toEqual(['stunted-worms', 'done']);
  });
  rule('wfa.prescience.claim-optional', () => {
    const p = four().claims();
    expect(p.question).toBe('claim a prescience card?');
    expect(p.say('done').table.claims).toBe(0);
  });
  rule('wfa.prescience.claim-action-phase', () => {
    const p = position()
      .row('unknown-ar-4')
      .with((t) => (t.deeds = { ...t.deeds, wormTook: 1 }))
      .dice(HARKONNEN, { mentat: 2 })
      .actionResolution();
    while (p.table.turn !== HARKONNEN) p.say(p.options.at(-1)!);
    p.with((t) => (t.deeds = { ...t.deeds, wormTook: 1 }));
    expect(p.offers(ATREIDES)).toContain('claim: unknown-ar-4');
    expect(p.act(ATREIDES, 'claim: unknown-ar-4').table.prescience).toEqual([0, 1, 1]);
  });
  rule('wfa.prescience.claim-later', () => {
    const p = position().row('unknown-ar-4').actionResolution();
    const until = (side: Side) => {
      while (p.table.turn !== side) p.say(p.options.at(-1)!);
    };
    until(ATREIDES);
    expect(p.offers(ATREIDES)).not.toContain('claim: unknown-ar-4');
    p.with((t) => (t.deeds = { ...t.deeds, wormTook: 1 }));
    expect(p.offers(ATREIDES)).toContain('claim: unknown-ar-4');
    until(HARKONNEN);
    until(ATREIDES);
    expect(p.offers(ATREIDES)).toContain('claim: unknown-ar-4');
  });
  rule('wfa.prescience.claim-end-phase', () => {
    const p = four()
      .with((t) => (t.phase = 'actions'))
      .actionResolution();
    while (p.table.turn < 0) p.say(p.options.at(-1)!);
    expect([
      p.offers(ATREIDES).filter((o) => o.startsWith('claim')),
      p.whyNotOffer(ATREIDES, 'claim: stunted-worms'),
    ]).toEqual([[], 'wfa.prescience.claim-end-phase']);
    const q = four().endOfRound();
    expect([q.question, q.asked.seat, q.options.includes('stunted-worms')]).toEqual([
      'claim a prescience card?',
      ATREIDES,
      true,
    ]);
    expect(q.say('stunted-worms').table.claims).toBe(1);
  });
  const water = () =>
    position()
      .row('paul-drinks-the-water-of-life')
      .atreides('ne-11', { regular: 1, named: ['paul-atreides'] })
      .dice(ATREIDES, { mentat: 1, strategy: 1 });
  rule('wfa.prescience.claim-die', () => {
    const p = water()
      .row('unknown-ar-6')
      .sietch('windgap', 1)
      .atreides('windgap', { regular: 1, named: ['lady-jessica'] })
      .turn(ATREIDES)
      .say('claim a card', 'unknown-ar-6', 'strategy');
    expect([p.table.dice[ATREIDES], p.table.prescience, p.decisions]).toEqual([[0, 0, 0, 1, 0], [1, 2, 0], []]);
  });
  rule('wfa.prescience.claim-conditions', () => {
    const p = water().harkonnen('ne-01', { regular: 1 }).turn(ATREIDES);
    expect(p.why('claim a card')).toBe('wfa.prescience.claim-conditions');
    expect(p.options).not.toContain('claim a card');
  });
  rule('wfa.prescience.claim-performance', () => {
    const p = water().turn(ATREIDES).say('claim a card', 'mentat');
    // Three steps bring Muad'Dib, who takes his place in the tank.
    expect([p.leader('paul-muaddib'), p.table.prescience]).toEqual([IN_TANK, [3, 0, 0]]);
  });
  rule('wfa.prescience.claim-performance-turn', () => {
    const p = position()
      .row('families-flee-to-the-palmaries-of-the-south')
      .sietch('gara-kulon', 1)
      .atreides('gara-kulon', { regular: 3 })
      .actionResolution();
    while (p.table.turn !== HARKONNEN) p.say(p.options.at(-1)!);
    expect([p.offers(ATREIDES), p.whyNotOffer(ATREIDES, 'claim: families-flee-to-the-palmaries-of-the-south')]).toEqual(
      [[], 'wfa.prescience.claim-performance-turn'],
    );
  });
  test('a card is not claimed again while it is being claimed', () => {
    const p = position()
      .row('families-flee-to-the-palmaries-of-the-south')
      .sietch('gara-kulon', 1)
      .atreides('gara-kulon', { regular: 1, elite: 2 })
      .actionResolution();
    while (p.table.turn !== ATREIDES) p.say(p.options.at(-1)!);
    p.act(ATREIDES, 'claim: families-flee-to-the-palmaries-of-the-south');
    expect([p.question, p.offers(ATREIDES)]).toEqual(['who flees to the south?', []]);
    expect(p.say('gara-kulon elite', 'gara-kulon elite').table.prescience).toEqual([0, 2, 0]);
  });
  rule('wfa.prescience.example-water-of-life', () => {
    const p = water().turn(ATREIDES).say('claim a card', 'strategy');
    expect([
      p.table.dice[ATREIDES],
      p.table.used[ATREIDES],
      p.leader('paul-muaddib'),
      p.table.tanks[ATREIDES]![0],
      things(p.g, prescience.claimed),
    ]).toEqual([[0, 0, 0, 1, 0], 1, IN_TANK, leaderOf('paul-muaddib'), ['paul-drinks-the-water-of-life']]);
  });
  rule('wfa.prescience.claimed-leave-game', () => {
    const p = four().endOfRound().say('stunted-worms');
    expect([things(p.g, prescience.gone), things(p.g, prescience.claimed)]).toEqual([['stunted-worms'], []]);
  });
  rule('wfa.prescience.kept-card', () => {
    const p = position().row('the-desert-war').play(ATREIDES, 'eyes-of-ibad').say('the-desert-war').endOfRound();
    expect([p.decisions, things(p.g, prescience.row), things(p.g, planning.fremenAlly.attached)]).toEqual([
      [],
      ['the-desert-war'],
      ['eyes-of-ibad'],
    ]);
    expect(count(p.startOfRound().g, prescience.row)).toBe(4);
  });
  rule('wfa.prescience.discard-open', () => {
    const p = position().row('the-desert-war').endOfRound().say('remove the-desert-war');
    expect(p.view(HARKONNEN).hidden['prescience cards']!['gone']).toEqual({ row: ['the-desert-war'] });
  });
  rule('wfa.prescience.step-3-jihad', () =>
    expect(
      take(
        'jihad',
        position().with((t) => (t.prescience = [0, 0, 2])),
      ).leader('chani'),
    ).toBe(ASIDE),
  );
  rule('wfa.prescience.step-3-kwisatz-haderach', () =>
    expect(
      take(
        'kwisatzHaderach',
        position().with((t) => (t.prescience = [2, 0, 0])),
      ).leader('paul-muaddib'),
    ).toBe(ASIDE),
  );
  rule('wfa.prescience.step-3-sand-dwellers', () =>
    expect(
      take(
        'sandDwellers',
        position().with((t) => (t.prescience = [0, 2, 0])),
      ).leader('reverend-mother-jessica'),
    ).toBe(ASIDE),
  );
  rule('wfa.prescience.step-6', () =>
    expect(
      take(
        'jihad',
        position().with((t) => (t.prescience = [0, 0, 5])),
      ).leader('alia'),
    ).toBe(ASIDE),
  );
  rule('wfa.prescience.reach-or-pass', () => {
    const p = position().claim('stunted-worms');
    const q = position()
      .with((t) => (t.prescience = [0, 2, 0]))
      .claim('stunted-worms');
    expect([p.table.prescience[1], q.table.prescience[1], q.leader('reverend-mother-jessica')]).toEqual([2, 4, ASIDE]);
    // A step back undoes nothing, and the other marker passes its third step.
    q.play(ATREIDES, 'alam-al-mithal').say('sandDwellers', 4, 'kwisatzHaderach');
    expect([q.table.prescience, q.leader('reverend-mother-jessica'), q.leader('paul-muaddib')]).toEqual([
      [5, 0, 0],
      ASIDE,
      ASIDE,
    ]);
  });
  rule('wfa.prescience.station-take', () =>
    expect([take('jihad').table.stations, take('jihad').table.prescience]).toEqual([[], [0, 0, 1]]),
  );
  rule('wfa.prescience.station-harkonnen', () => {
    const p = position()
      .station('ne-12', 'jihad')
      .harkonnen('ne-11', { regular: 1 })
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11', 'ne-12');
    expect([p.at('ne-12'), p.table.stations.map(idOf), p.table.prescience]).toEqual([
      [1, 0, 0, 0],
      ['ne-12'],
      [0, 0, 0],
    ]);
    expect(take('jihad').table.stations).toEqual([]);
  });
  rule('wfa.prescience.station-tokens', () => {
    const p = position()
      .station('ne-12', 'jihad')
      .token('ne-11', 'S-RR')
      .action(ATREIDES, 'strategy')
      .say('move', 'ne-11', 'ne-12');
    expect([p.table.stations, p.table.prescience]).toEqual([[], [0, 0, 1]]);
    expect([p.table.tokens.map((t) => idOf(t.area)), p.at('ne-12')]).toEqual([['ne-12'], []]);
  });
});

describe('family atomics', () => {
  const eight = () => position().with((t) => (t.prescience = [8, 0, 0]));
  const blast = (area: string, p = eight()) => p.turn(ATREIDES).act(ATREIDES, `family atomics: ${area}`);
  rule('wfa.atomics.free-action', () => {
    const p = eight().turn(ATREIDES);
    expect(p.offers(ATREIDES)).toEqual([
      'family atomics: splintered-rock',
      'family atomics: hole-in-the-rock',
      'family atomics: rimwall-west',
    ]);
    expect(p.act(ATREIDES, 'family atomics: rimwall-west').table.atomics).toBe(areaOf('rimwall-west'));
    expect(
      position()
        .with((t) => (t.prescience = [7, 7, 7]))
        .turn(ATREIDES)
        .offers(ATREIDES),
    ).toEqual([]);
  });
  rule('wfa.atomics.once', () => {
    const p = blast('splintered-rock');
    expect([p.offers(ATREIDES), p.whyNotOffer(ATREIDES, 'family atomics: rimwall-west')]).toEqual([
      [],
      'wfa.atomics.once',
    ]);
  });
  rule('wfa.atomics.choose', () => expect(idOf(blast('hole-in-the-rock').table.atomics)).toBe('hole-in-the-rock'));
  rule('wfa.atomics.terrain', () => {
    const p = blast('splintered-rock');
    p.placeVehicles({ harvester: 1 }).say('cnw');
    expect(p.options).toContain('splintered-rock');
  });
  rule('wfa.atomics.not-deep', () => {
    const harvest = (area: string) =>
      eight()
        .with((t) => (t.atomics = areaOf('splintered-rock')))
        .harvester(area)
        .spiceHarvesting().table.spice;
    expect([harvest('ne-01'), harvest('splintered-rock')]).toEqual([2, 1]);
  });
  rule('wfa.atomics.legion-displaced', () => {
    const p = blast(
      'splintered-rock',
      eight().harkonnen('splintered-rock', { regular: 2 }).atreides('wind-pass', { regular: 1 }),
    );
    expect([p.asked.seat, p.options]).toEqual([ATREIDES, ['cne-02', 'hagga-basin', 'cnw-02']]);
    expect(p.say('cne-02').at('cne-02')).toEqual([2, 0, 0, 0]);
  });
  rule('wfa.atomics.example-displaced', () => {
    const p = blast('splintered-rock', eight().atreides('splintered-rock', { regular: 2 }));
    expect([p.asked.seat, p.options]).toEqual([HARKONNEN, ['cne-02', 'wind-pass', 'cnw-02']]);
  });
  rule('wfa.atomics.legion-destroyed', () => {
    const p = eight()
      .atreides('splintered-rock', { regular: 2, generic: 1, named: ['stilgar'] })
      .harkonnen('cne-02', { regular: 1 })
      .harkonnen('cnw-02', { regular: 1 })
      .sandworm('wind-pass');
    blast('splintered-rock', p);
    expect([p.at('splintered-rock'), p.leader('stilgar'), p.supply(ATREIDES, 'generic')]).toEqual([[], IN_TANK, 12]);
  });
  rule('wfa.atomics.displaced-wormsign', () => {
    const p = blast(
      'splintered-rock',
      eight().harkonnen('splintered-rock', { regular: 2 }).wormsign('wind-pass', 'sand'),
    ).say('wind-pass');
    expect([p.at('wind-pass'), p.table.wormsigns]).toEqual([[2, 0, 0, 0], []]);
  });
  rule('wfa.atomics.displaced-enters', () => {
    const p = blast(
      'splintered-rock',
      eight().atreides('splintered-rock', { regular: 2 }).station('cne-02', 'jihad'),
    ).say('cne-02');
    expect(p.table.stations).toEqual([]);
  });
  rule('wfa.atomics.during-battle', () => {
    const p = eight()
      .atreides('wind-pass', { regular: 3 })
      .harkonnen('splintered-rock', { regular: 3 })
      .dice(ATREIDES, { strategy: 1 })
      .rolls(roll(0, 3, 0), roll(0, 3, 0))
      .turn(ATREIDES);
    p.say('strategy', 'attack', 'wind-pass', 'splintered-rock')
      .act(ATREIDES, 'family atomics: splintered-rock')
      .say('cne-02');
    expect([p.table.battle, p.decisions, p.at('cne-02')]).toEqual([null, [], [3, 0, 0, 0]]);
  });
  const exposed = (token: string, area: string) =>
    eight()
      .with((t) => (t.atomics = areaOf(token)))
      .harkonnen(area, { regular: 3 })
      .rolls(roll(2, 0, 0))
      .storms()
      .at(area);
  rule('wfa.atomics.exposes-plateaus', () =>
    expect([exposed('splintered-rock', 'hagga-basin'), exposed('splintered-rock', 'arrakeen')]).toEqual([
      [1, 0, 0, 0],
      [3, 0, 0, 0],
    ]),
  );
  rule('wfa.atomics.splintered-rock', () => expect(exposed('splintered-rock', 'hagga-basin')).toEqual([1, 0, 0, 0]));
  rule('wfa.atomics.hole-in-the-rock', () =>
    expect(exposed('hole-in-the-rock', 'imperial-basin')).toEqual([1, 0, 0, 0]),
  );
  rule('wfa.atomics.rimwall-west', () =>
    expect([exposed('rimwall-west', 'imperial-basin'), exposed('rimwall-west', 'arrakeen')]).toEqual([
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ]),
  );
  rule('wfa.atomics.rimwall-worm-passage', () => {
    const p = eight()
      .with((t) => (t.atomics = areaOf('rimwall-west')))
      .sandworm('ne-04')
      .moveSandworms(1)
      .say('ne-04');
    expect(p.options).toContain('rimwall-west');
  });
});

describe('victory', () => {
  rule('wfa.victory.harkonnen', () =>
    expect(
      destroy(
        2,
        position().with((t) => (t.supremacy = 8)),
      ).g.over?.winners,
    ).toEqual([HARKONNEN]),
  );
  rule('wfa.victory.supremacy-sources', () => {
    const p = destroy(3);
    expect([p.table.supremacy, p.table.phase]).toEqual([3, 'actions']);
  });
  rule('wfa.victory.atreides', () => {
    const won = (n: number) =>
      position()
        .objective('4-6-8')
        .with((t) => (t.prescience = [4, 6, n]))
        .endOfRound().g.over;
    expect([won(7), won(8)?.winners, won(9)?.winners]).toEqual([null, [ATREIDES], [ATREIDES]]);
  });
  rule('wfa.victory.atreides-when', () => {
    const p = take(
      'jihad',
      position()
        .objective('4-6-8')
        .with((t) => (t.prescience = [4, 6, 7])),
    );
    expect([p.table.prescience, p.g.over]).toEqual([[4, 6, 8], null]);
    expect(p.endOfRound().g.over?.winners).toEqual([ATREIDES]);
  });
  rule('wfa.victory.harkonnen-first', () => {
    const p = destroy(
      2,
      position()
        .objective('4-6-8')
        .with((t) => (t.prescience = [9, 9, 9]))
        .with((t) => (t.supremacy = 8)),
    );
    expect(p.g.over?.winners).toEqual([HARKONNEN]);
  });
  rule('wfa.victory.game-ends', () => {
    const won = (supremacy: number) =>
      destroy(
        2,
        position().with((t) => (t.supremacy = supremacy)),
      );
    expect([won(7).g.over, won(7).table.supremacy]).toEqual([null, 9]);
    expect([won(8).g.over?.winners, won(8).decisions]).toEqual([[HARKONNEN], []]);
  });
});

test('whoever wins by a secret objective shows it', () => {
  const p = position()
    .objective('4-6-8')
    .with((t) => (t.prescience = [4, 6, 8]));
  expect(p.view(HARKONNEN).hidden['objectives']!['kept 0']).toEqual({ known: [], backs: 1 });
  p.endOfRound();
  expect(p.view(HARKONNEN).hidden['objectives']!['kept 0']).toEqual({ known: ['4-6-8'], backs: 0 });
});
