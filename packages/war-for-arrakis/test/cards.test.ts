import {
  ASIDE,
  ATREIDES,
  FACTS,
  HARKONNEN,
  IN_TANK,
  NOT_IN_PLAY,
  OUT_OF_GAME,
  areaOf,
  idOf,
  leaderOf,
  objectives,
  planning,
  prescience,
} from '@landsraad/war-for-arrakis';
import { position } from '@landsraad/war-for-arrakis/testing';
import { count, things } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { rule } from './rule.ts';

const named = (id: string) => `leader ${leaderOf(id)}`;
const roll = (hits: number, shields: number, specials: number) => ({ hits, shields, specials });
const WHOLE = 'the whole legion';
const red = (card: string, p = position()) => p.play(HARKONNEN, card);
const green = (card: string, p = position()) => p.play(ATREIDES, card);
const tested = new Set<string>();
const card = (id: string, work: () => void) => {
  tested.add(id);
  test(id, work);
};

describe('House Harkonnen', () => {
  card('hard-times-and-oppression', () => {
    const p = red(
      'hard-times-and-oppression',
      position().with((t) => (t.settlements = t.settlements.filter((a) => a !== areaOf('arsunt')))),
    );
    for (let n = 0; n < 20 && p.question !== ''; n++) p.say(p.options[0]!);
    expect([
      p.at('imperial-basin'),
      p.at('hagga-basin'),
      p.at('north-pole'),
      p.at('arsunt'),
      p.at('carthag'),
      p.at('arrakeen'),
    ]).toEqual([[1, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0], [], [0, 1, 0, 0], [0, 1, 0, 0]]);
  });
  card('forced-recruitment', () =>
    expect(
      red('forced-recruitment').say('supply elite', 'supply elite', 'supply elite', 'generic').at('arrakeen'),
    ).toEqual([0, 3, 0, 1]),
  );
  card('beloved-feyd-rautha', () => {
    expect([
      red('beloved-feyd-rautha').say('no').leader('feyd-rautha'),
      red('beloved-feyd-rautha').leader('beast-rabban'),
    ]).toEqual([ASIDE, OUT_OF_GAME]);
    const p = red('beloved-feyd-rautha', position().harkonnen('ne-11', { regular: 1, named: ['feyd-rautha'] })).say(
      'supply elite',
      'supply elite',
    );
    expect(p.at('ne-11')).toEqual([1, 2, 0, 0]);
  });
  card('harkonnen-patrols', () => {
    const p = red('harkonnen-patrols').say(
      'supply regular',
      'ne',
      'ne-05',
      'supply regular',
      'ne',
      'ne-06',
      'leave it out',
    );
    expect([p.at('ne-05'), p.at('ne-06'), p.decisions]).toEqual([[1, 0, 0, 0], [1, 0, 0, 0], []]);
  });
  card('arsunt-legion', () => {
    const p = red('arsunt-legion').say(
      'supply elite',
      'supply regular',
      'generic',
      'move',
      'arsunt',
      'broken-land',
      WHOLE,
    );
    expect(p.at('broken-land')).toEqual([1, 1, 0, 1]);
  });
  card('barons-personal-guard', () => {
    const p = red('barons-personal-guard').say(
      'supply elite',
      'carthag',
      'supply elite',
      named('baron-harkonnen'),
      'carthag',
      'cne-01',
      WHOLE,
    );
    expect([p.at('cne-01'), p.leader('baron-harkonnen')]).toEqual([[0, 2, 0, 0], areaOf('cne-01')]);
  });
  card('hawats-scheming', () => {
    const p = position()
      .hand(HARKONNEN, 'hawats-scheming', 'hawats-scheming')
      .inPlay('thufir-hawat')
      .turn(HARKONNEN)
      .act(HARKONNEN, 'hawats scheming: 2');
    expect([p.leader('thufir-hawat'), p.leader('gaius-helen-mohiam'), p.table.gesserit[HARKONNEN]]).toEqual([
      OUT_OF_GAME,
      ASIDE,
      1,
    ]);
  });
  card('evidence-of-rebellion', () => {
    const p = red('evidence-of-rebellion').say('supply elite', 'arsunt', 'supply elite', 'corrinoAlly', 'corrinoAlly');
    expect([p.at('arsunt'), p.cards(HARKONNEN).length]).toEqual([[0, 2, 0, 0], 2]);
  });
  card('polar-cap-factories', () => {
    const p = red(
      'polar-cap-factories',
      position().wormsign('cne-03', 'sand').wormsign('cse-01', 'sand').wormsign('ne-05', 'sand'),
    ).say('supply regular', 'supply regular', 'supply elite', 'generic', 'cne-03', 'cse-01');
    expect([p.at('north-pole'), p.table.wormsigns.map(idOf)]).toEqual([[2, 1, 0, 1], ['ne-05']]);
  });
  card('carthag-the-former-capital', () => {
    const p = red('carthag-the-former-capital').say(
      'supply regular',
      'supply regular',
      'supply regular',
      'supply elite',
      named('baron-harkonnen'),
    );
    expect([p.at('carthag'), p.leader('baron-harkonnen')]).toEqual([[3, 1, 0, 0], areaOf('carthag')]);
  });
  card('workhorse-of-arrakis', () => {
    const p = red('workhorse-of-arrakis').say(
      'harvester',
      'ne',
      'ne-05',
      'carryall',
      'az3',
      'houseHarkonnen',
      'houseHarkonnen',
    );
    expect([p.table.harvesters.map(idOf), p.table.air[2], p.cards(HARKONNEN).length]).toEqual([
      ['ne-05'],
      'carryall',
      2,
    ]);
  });
  card('spotter-control', () => {
    const p = red('spotter-control', position().wormsign('ne-05', 'sand').wormsign('nw-01', 'sandworm')).say(
      'ne-05',
      'nw-01',
      'corrinoAlly',
      'corrinoAlly',
    );
    expect([p.table.wormsigns, p.cards(HARKONNEN).length]).toEqual([[], 2]);
  });
  card('explosive-artillery', () => {
    const p = red(
      'explosive-artillery',
      position()
        .harkonnen('ne-11', { regular: 1 })
        .atreides('ne-12', { regular: 6 })
        .rolls(roll(2, 1, 1)),
    ).say('done', 'ne-12');
    expect(p.at('ne-12')).toEqual([3, 0, 0, 0]);
  });
  card('sandmasters', () => {
    const p = red('sandmasters').say(
      'harvester',
      'ne',
      'ne-05',
      'harvester',
      'supply',
      'ne',
      'ne-06',
      'harvester',
      'supply',
      'ne',
      'ne-08',
      'corrinoAlly',
    );
    expect([p.table.harvesters.length, p.cards(HARKONNEN).length]).toEqual([3, 1]);
  });
  card('mudir-nahya-the-demon-ruler', () => {
    const p = red(
      'mudir-nahya-the-demon-ruler',
      position().hand(HARKONNEN, 'sandmasters').harkonnen('ne-11', { regular: 1 }).atreides('ne-12', { regular: 1 }),
    ).say('supply elite', 'ne-11', named('beast-rabban'), 'ne-11', 'ne-12');
    expect([p.at('ne-11'), p.leader('beast-rabban'), p.table.battle?.surprise]).toEqual([
      [1, 1, 0, 0],
      areaOf('ne-11'),
      true,
    ]);
    const q = red(
      'mudir-nahya-the-demon-ruler',
      position().inPlay('beast-rabban', OUT_OF_GAME).harkonnen('ne-11', { regular: 1 }),
    ).say('supply elite', 'ne-11', 'supply elite', 'generic');
    expect(q.at('ne-11')).toEqual([1, 2, 0, 1]);
  });
  card('hunter-seeker', () => {
    const p = red(
      'hunter-seeker',
      position()
        .harkonnen('ne-01', { regular: 1 })
        .atreides('ne-11', { regular: 1, named: ['stilgar'] })
        .atreides('sw-01', { regular: 1, named: ['lady-jessica'] }),
    );
    expect(p.options).toEqual([named('stilgar'), 'nobody']);
    expect(p.say(named('stilgar')).leader('stilgar')).toBe(IN_TANK);
  });
});

describe('Corrino Ally', () => {
  const there = () => position().inPlay('shaddam-iv');
  card('rage-overcame-shaddam-iv-a', () => {
    expect(red('rage-overcame-shaddam-iv-a').say('no').leader('shaddam-iv')).toBe(ASIDE);
    const p = red('rage-overcame-shaddam-iv-a', there()).say(
      'supply regular',
      'arsunt',
      'supply regular',
      'supply regular',
      'supply regular',
      named('shaddam-iv'),
    );
    expect([p.at('arsunt'), p.leader('shaddam-iv')]).toEqual([[4, 0, 0, 0], areaOf('arsunt')]);
  });
  card('rage-overcame-shaddam-iv-b', () => {
    const p = red('rage-overcame-shaddam-iv-b', there().harkonnen('ne-11', { regular: 1 })).say(
      'supply special',
      'ne-11',
      'supply special',
      named('shaddam-iv'),
    );
    expect([p.at('ne-11'), p.leader('shaddam-iv')]).toEqual([[1, 0, 2, 0], areaOf('ne-11')]);
  });
  card('rage-overcame-shaddam-iv-c', () => {
    const p = red(
      'rage-overcame-shaddam-iv-c',
      there().hand(HARKONNEN, 'sandmasters').harkonnen('ne-11', { special: 1 }).atreides('ne-13', { regular: 1 }),
    ).say(named('shaddam-iv'), 'ne-11', 'ne-12', 'ne-12', 'ne-13');
    expect([p.at('ne-12'), p.table.battle?.surprise]).toEqual([[0, 0, 1, 0], true]);
  });
  card('manipulation-of-others', () => {
    const p = red('manipulation-of-others', position().hand(ATREIDES, 'thumpers', 'hieregs', 'war-plan'));
    expect(p.asked.seat).toBe(ATREIDES);
    p.say('war-plan', 'thumpers', 'corrinoAlly', 'corrinoAlly');
    expect([p.cards(ATREIDES), p.cards(HARKONNEN).length]).toEqual([['hieregs'], 2]);
  });
  card('breeding-program', () => expect(red('breeding-program').say('no').table.gesserit).toEqual([1, 1]));
  card('troop-carriers', () => {
    const p = red(
      'troop-carriers',
      position().harkonnen('carthag', { regular: 3 }).harkonnen('sw-01', { elite: 1 }),
    ).say('carthag', 'sw-01', 'a part', '2 regular');
    expect([p.at('carthag'), p.at('sw-01')]).toEqual([
      [1, 0, 0, 0],
      [2, 1, 0, 0],
    ]);
  });
  card('shigawire', () => {
    const p = red(
      'shigawire',
      position()
        .harkonnen('ne-11', { special: 1 })
        .atreides('ne-13', { regular: 1, named: ['stilgar'] }),
    ).say('ne-11', 'ne-12', named('stilgar'));
    expect(p.leader('stilgar')).toBe(IN_TANK);
  });
  card('hope-clouds-observation', () => {
    const p = red('hope-clouds-observation', position().row('the-desert-war', 'stunted-worms')).say('stunted-worms');
    expect([things(p.g, prescience.row), count(p.g, prescience.deck)]).toEqual([['the-desert-war'], 15]);
  });
  card('reports-of-traitors', () =>
    expect(red('reports-of-traitors', position().dice(ATREIDES, { house: 2 })).table.dice[ATREIDES]).toEqual([
      0, 0, 0, 0, 1,
    ]),
  );
  card('sardaukar-pogrom', () => {
    const p = red(
      'sardaukar-pogrom',
      position()
        .harkonnen('ne-01', { special: 1 })
        .harkonnen('ne-11', { special: 1 })
        .harkonnen('nw-01', { special: 1 }),
    ).say('ne-01', 'ne-02', 'ne-11', 'ne-12', 'nw-01', 'nw-02');
    expect([p.at('ne-02'), p.at('ne-12'), p.at('nw-02'), p.decisions]).toEqual([
      [0, 0, 1, 0],
      [0, 0, 1, 0],
      [0, 0, 1, 0],
      [],
    ]);
  });
  card('sardaukars-manner', () => {
    const p = red(
      'sardaukars-manner',
      position().hand(HARKONNEN, 'sandmasters').harkonnen('ne-11', { special: 1 }).atreides('ne-12', { regular: 1 }),
    ).say('surprise attack', 'ne-11', 'ne-12');
    expect(p.table.battle?.surprise).toBe(true);
  });
  card('spies-all-over-arrakis', () => {
    const p = red('spies-all-over-arrakis', position().sietch('gara-kulon', 3).token('gara-kulon', 'S-RR')).say(
      'gara-kulon',
      'corrinoAlly',
      'houseHarkonnen',
    );
    expect([p.table.tokens, p.view(HARKONNEN).hidden['sietches']!['board'], p.cards(HARKONNEN).length]).toEqual([
      [],
      { row: ['3'] },
      2,
    ]);
  });
  card('full-control-of-the-air', () => {
    const p = red('full-control-of-the-air', position().harkonnen('ne-11', { regular: 1 })).say(
      'ornithopter',
      'az1',
      'ornithopter',
      'supply',
      'az2',
      'ne-11',
      'ne',
      'ne-13',
    );
    expect([p.table.air[0], p.table.air[1], p.at('ne-13')]).toEqual(['', 'ornithopter', [1, 0, 0, 0]]);
  });
  card('moving-the-battle-group', () => {
    const p = red('moving-the-battle-group').say('supply elite', 'nw', 'nw-13', 'supply elite', 'generic');
    expect(p.at('nw-13')).toEqual([0, 2, 0, 1]);
  });
  card('killers-without-mercy', () => {
    const p = red(
      'killers-without-mercy',
      position()
        .sietch('gara-kulon', 1)
        .harkonnen('ne-11', { special: 3 })
        .atreides('gara-kulon', { regular: 3 })
        .rolls(roll(1, 2, 0), roll(1, 3, 0)),
    ).say('ne-11', 'gara-kulon', 'continue');
    expect([p.at('ne-11'), p.question]).toEqual([[0, 0, 3, 0], 'retreat?']);
  });
  card('sardaukar-disguised', () => {
    const p = red('sardaukar-disguised', position().harkonnen('ne-11', { elite: 2 })).say(
      'ne-11',
      'ne-11',
      'ne-11',
      'ne-12',
      WHOLE,
    );
    expect(p.at('ne-12')).toEqual([0, 0, 2, 0]);
  });
  card('i-decide-what-best-serves-his-majesty', () => {
    const p = red('i-decide-what-best-serves-his-majesty', position().harkonnen('ne-11', { special: 2 })).say(
      named('captain-aramsham'),
      'ne-11',
      'move',
      'ne-11',
      'ne-12',
      WHOLE,
    );
    expect([p.at('ne-12'), p.leader('captain-aramsham')]).toEqual([[0, 0, 2, 0], areaOf('ne-12')]);
  });
  card('seek-out-the-mahdi', () => {
    const p = red(
      'seek-out-the-mahdi',
      position()
        .atreides('ne-11', { regular: 2, named: ['paul-atreides'] })
        .dice(ATREIDES, { strategy: 2 })
        .dice(HARKONNEN, { mentat: 2 }),
    );
    p.say('done');
    expect(p.table.mahdiSought).toBe(2);
    p.turn(ATREIDES).say('strategy', 'move', 'ne-11', 'ne-12');
    expect(p.leader('paul-atreides')).toBe(areaOf('ne-11'));
  });
});

describe('House Atreides', () => {
  card('war-plan', () => {
    const p = green(
      'war-plan',
      position()
        .atreides('ne-11', { regular: 2 })
        .harkonnen('ne-12', { regular: 2 })
        .rolls(roll(1, 2, 0), roll(1, 1, 0)),
    ).say('attack', 'ne-11', 'ne-12');
    const r = p.table.battle!.rolls[ATREIDES]!;
    expect(r.hits + r.shields + r.specials).toBe(3);
  });
  card('alia-the-abomination', () => {
    expect(green('alia-the-abomination', position().inPlay('reverend-mother-jessica')).say('no').leader('alia')).toBe(
      ASIDE,
    );
    const p = green(
      'alia-the-abomination',
      position()
        .inPlay('alia')
        .harkonnen('arrakeen', { regular: 1, named: ['baron-harkonnen'] }),
    ).say(named('baron-harkonnen'), 'fremenAlly', 'fremenAlly');
    expect([p.leader('baron-harkonnen'), p.cards(ATREIDES).length]).toEqual([IN_TANK, 2]);
  });
  const gurney = () => position().atreides('ne-11', { regular: 1, named: ['gurney-halleck'] });
  card('smugglers-a', () => {
    const p = green('smugglers-a', gurney()).say('ne', 'ne-12', 'no more', 'ne-11', 'ne-13');
    expect([p.table.wormsigns.map(idOf), p.leader('gurney-halleck')]).toEqual([['ne-12'], areaOf('ne-13')]);
  });
  card('smugglers-b', () =>
    expect(green('smugglers-b', gurney()).say('supply elite', 'supply elite').at('ne-11')).toEqual([1, 2, 0, 0]),
  );
  card('smugglers-c', () => {
    const p = green(
      'smugglers-c',
      gurney().harvester('ne-05', 'nw-01').air('az1', 'ornithopter').air('az3', 'carryall'),
    );
    expect(p.options).toEqual(['ne-05', 'az1', 'no more']);
    expect(p.say('ne-05', 'az1').table).toMatchObject({ harvesters: [areaOf('nw-01')] });
  });
  card('the-voice', () => {
    const p = green('the-voice', position().hand(HARKONNEN, 'sandmasters', 'hunter-seeker')).say('hunter-seeker', 'no');
    expect(p.cards(HARKONNEN)).toEqual(['sandmasters']);
  });
  card('death-commandos', () => {
    const p = green('death-commandos', position().atreides('ne-11', { elite: 2 })).say(
      'ne-11',
      'ne-11',
      'ne-11',
      'ne-12',
      WHOLE,
    );
    expect(p.at('ne-12')).toEqual([0, 0, 2, 0]);
  });
  card('tested-with-the-gom-jabbar', () => {
    const p = green('tested-with-the-gom-jabbar', position().objective('4-6-8')).say('fremenAlly', 'fremenAlly');
    expect([things(p.g, objectives.kept[ATREIDES]!).length, p.cards(ATREIDES).length]).toEqual([2, 2]);
  });
  card('chatt-the-leaper', () => {
    const p = green('chatt-the-leaper', position().sietch('windgap', 2)).say(
      'supply special',
      'windgap',
      'supply special',
      'generic',
    );
    expect(p.at('windgap')).toEqual([0, 0, 2, 1]);
  });
  test('Dust Chasms: up to two harvesters of the deep desert of one sector, then Desert Power', () => {
    const opened = () => green('dust-chasms', position().harvester('ne-14', 'ne-13', 'ne-16', 'ne-11'));
    expect(opened().options).toEqual(['ne', 'nowhere']);
    const two = opened().say('ne', 'ne-14', 'ne-13');
    expect([two.table.harvesters.map(idOf), two.question]).toEqual([['ne-16', 'ne-11'], 'use desert power how?']);
    const one = opened().say('ne', 'ne-16', 'no more');
    expect([one.table.harvesters.length, one.question]).toEqual([3, 'use desert power how?']);
    const none = opened().say('nowhere');
    expect([none.table.harvesters.length, none.question]).toEqual([4, 'use desert power how?']);
  });
  test('Thumpers: up to two sandworms beside a legion', () => {
    const called = () => green('thumpers', position().atreides('ne-11', { regular: 1 }));
    expect(called().options).toEqual(['gara-kulon', 'ne-07', 'ne-08', 'ne-12', 'no more']);
    const one = called().say('ne-07');
    expect([one.table.sandworms.map(idOf), one.options]).toEqual([
      ['ne-07'],
      ['gara-kulon', 'ne-08', 'ne-12', 'no more'],
    ]);
    const two = one.say('ne-12', 'off the board');
    expect([two.table.sandworms.map(idOf), two.decisions]).toEqual([['ne-07', 'ne-12'], []]);
    expect(called().say('no more').table.sandworms).toEqual([]);
  });
  test('Stillsuits: only the tokens of a sietch can be swapped', () => {
    const worn = () =>
      green('stillsuits', position().sietch('gara-kulon', 1).sietch('windgap', 2).token('gara-kulon', 'S-RR')).say(
        'done',
      );
    const where = (p: ReturnType<typeof position>): string[] => p.table.tokens.map((t) => idOf(t.area));
    expect(worn().options).toEqual(['gara-kulon', 'none']);
    expect([where(worn().say('gara-kulon', 'windgap')), where(worn().say('none'))]).toEqual([
      ['windgap'],
      ['gara-kulon'],
    ]);
  });
  test('Captured Ornithopter: it strikes a legion that its zone serves', () => {
    const captured = () =>
      green(
        'captured-ornithopter',
        position()
          .air('az1', 'ornithopter')
          .air('az2', 'carryall')
          .harkonnen('ne-11', { regular: 2 })
          .harkonnen('se-08', { regular: 2 })
          .rolls(roll(2, 1, 0)),
      );
    expect(captured().options).toEqual(['az1', 'none']);
    const none = captured().say('none');
    expect([none.table.air[0], none.decisions]).toEqual(['ornithopter', []]);
    const strike = captured().say('az1');
    expect([strike.table.air.slice(0, 2), strike.options]).toEqual([
      ['', 'carryall'],
      ['ne-11', 'none'],
    ]);
    expect(strike.copy().say('none').at('ne-11')).toEqual([2, 0, 0, 0]);
  });
  test('Kitab al-Ibar: a sietch moves to an empty desert beside it, or stays', () => {
    const moved = () => green('kitab-al-ibar', position().sietch('gara-kulon', 1));
    expect(moved().say('gara-kulon').options).toEqual(['ne-11', 'ne-12', 'ne-14', 'ne-15', 'ne-16']);
    expect(moved().say('gara-kulon', 'ne-12').table.sietches.map(idOf)).toEqual(['ne-12']);
    const stays = moved().say('none');
    expect([stays.table.sietches.map(idOf), stays.decisions]).toEqual([['gara-kulon'], []]);
  });
  test('The Voice: Hawat’s Scheming is never discarded, and nobody learns whether it is held', () => {
    const asked = (...cards: readonly string[]) => green('the-voice', position().hand(1, ...cards));
    expect(asked('hawats-scheming', 'forced-recruitment').options).toEqual(['forced-recruitment']);
    const only = asked('hawats-scheming');
    expect([only.question, only.options]).toEqual(['discard a card?', ['nothing']]);
    expect(only.say('nothing').cards(1)).toEqual(['hawats-scheming']);
    expect(asked().question).toBe('play one more card?');
  });
  test('Smugglers with Gurney on the board: up to two vehicles of his sector are lost', () => {
    const raid = () =>
      green(
        'smugglers-c',
        position()
          .atreides('ne-11', { regular: 1, named: ['gurney-halleck'] })
          .harvester('ne-12', 'ne-14', 'se-01')
          .air('az1', 'carryall')
          .air('az5', 'ornithopter'),
      );
    expect(raid().options).toEqual(['ne-12', 'ne-14', 'az1', 'no more']);
    const two = raid().say('ne-12', 'az1');
    expect([two.table.harvesters.map(idOf), two.table.air[0], two.decisions]).toEqual([['ne-14', 'se-01'], '', []]);
    const one = raid().say('ne-14', 'no more');
    expect([one.table.harvesters.map(idOf), one.table.air[0], one.decisions]).toEqual([
      ['ne-12', 'se-01'],
      'carryall',
      [],
    ]);
  });
  card('truthtrance', () => {
    const p = green('truthtrance', position().dice(HARKONNEN, { mentat: 1, house: 2 })).say(
      'house',
      'draw',
      'fremenAlly',
      'fremenAlly',
    );
    expect([p.table.forcedDie, p.cards(ATREIDES).length]).toEqual([4, 2]);
    expect(p.turn(HARKONNEN).options).toEqual(['house']);
    const unnamed = green('truthtrance', position().dice(HARKONNEN, { mentat: 1 }).hand(0, 'hieregs')).say(
      'none',
      'play',
    );
    expect([unnamed.table.forcedDie, unnamed.question]).toEqual([-1, 'play one more card?']);
  });
  card('adab-the-demanding-memory', () => {
    const p = green('adab-the-demanding-memory', position().row('the-desert-war', 'stunted-worms')).say(
      'the-desert-war',
      'no more',
      'no',
    );
    expect([things(p.g, prescience.gone), things(p.g, prescience.row).length, things(p.g, prescience.row)[0]]).toEqual([
      ['the-desert-war'],
      2,
      'stunted-worms',
    ]);
  });
  card('alam-al-mithal', () => {
    const p = green(
      'alam-al-mithal',
      position().with((t) => (t.prescience = [5, 1, 0])),
    ).say('kwisatzHaderach', 2, 'sandDwellers', 'fremenAlly', 'fremenAlly');
    expect([p.table.prescience, p.leader('reverend-mother-jessica')]).toEqual([[3, 3, 0], ASIDE]);
    const kept = green(
      'alam-al-mithal',
      position().with((t) => (t.prescience = [2, 0, 1])),
    );
    expect(kept.options).toEqual(['kwisatzHaderach', 'jihad', 'none']);
    kept.say('none', 'fremenAlly', 'fremenAlly');
    expect([kept.table.prescience, kept.cards(ATREIDES).length]).toEqual([[2, 0, 1], 2]);
  });
  card('usul-the-base-of-the-pillar', () => {
    const p = green('usul-the-base-of-the-pillar').say('wormsigns', 'ne', 'ne-05', 'no more', 'no');
    expect([p.table.wormsigns.map(idOf), p.decisions]).toEqual([['ne-05'], []]);
  });
  card('voice-from-the-outer-world', () => {
    const p = green('voice-from-the-outer-world', position().atreides('ne-11', { regular: 1 })).say(
      'supply special',
      'ne-11',
      named('paul-atreides'),
      'move',
      'ne-11',
      'ne-12',
      WHOLE,
    );
    expect([p.at('ne-12'), p.leader('paul-atreides')]).toEqual([[1, 0, 1, 0], areaOf('ne-12')]);
  });
  card('our-family-atomics', () => {
    const p = green(
      'our-family-atomics',
      position().with((t) => (t.prescience = [4, 0, 0])),
    ).say('rimwall-west', 'no');
    expect(idOf(p.table.atomics)).toBe('rimwall-west');
    const q = green(
      'our-family-atomics',
      position().with((t) => (t.atomics = areaOf('rimwall-west'))),
    ).say('nothing');
    expect(q.question).toBe('use desert power how?');
    expect(green('our-family-atomics').say('no').table.atomics).toBe(-1);
    const nowhere = position().with((t) => (t.prescience = [4, 0, 0]));
    expect(green('our-family-atomics', nowhere).say('nowhere').table.atomics).toBe(-1);
  });
  card('battle-language', () => {
    const p = green(
      'battle-language',
      position()
        .atreides('ne-11', { regular: 2, generic: 1 })
        .harkonnen('ne-12', { regular: 6 })
        .rolls(roll(1, 1, 0), roll(0, 4, 0)),
    ).say('surprise attack', 'ne-11', 'ne-12');
    const moved = green('battle-language', position().atreides('ne-11', { regular: 2, generic: 1 }));
    expect(moved.say('move', 'ne-11', 'ne-12', WHOLE).at('ne-12')).toEqual([2, 0, 0, 1]);
    expect([p.table.battle!.rolls[HARKONNEN], p.table.battle!.rolls[ATREIDES]]).toEqual([roll(0, 4, 0), roll(1, 1, 1)]);
  });
  card('bill-of-particulars', () => {
    expect(green('bill-of-particulars').say('choam', 'no').table).toMatchObject({
      markers: [2, 1, 1],
      bans: [false, false, false],
    });
    expect(green('bill-of-particulars').say('none', 'no').table.markers).toEqual([1, 1, 1]);
    // The lowest row is the last.
    const last = position().with((t) => (t.markers = [1, 5, 3]));
    expect(green('bill-of-particulars', last).say('spacingGuild').table.markers).toEqual([1, 5, 3]);
  });
  card('fear-is-the-mind-killer', () => {
    const p = green('fear-is-the-mind-killer', position().row('stunted-worms'))
      .say('stunted-worms')
      .claim('stunted-worms')
      .say('jihad');
    expect([p.table.prescience, things(p.g, planning.houseAtreides.discard)]).toEqual([
      [1, 2, 2],
      ['fear-is-the-mind-killer'],
    ]);
  });
});

describe('Fremen Ally', () => {
  card('shai-hulud', () => {
    const p = green('shai-hulud', position().inPlay('wild-maker', areaOf('ne-07')).harvester('ne-09')).say(
      'ne-07',
      'ne-08',
      'ne-08',
      'ne-09',
    );
    expect([p.leader('wild-maker'), p.table.harvesters]).toEqual([ASIDE, []]);
  });
  card('wall-of-sandworms', () => {
    const p = green('wall-of-sandworms', position().sandworm('ne-07')).say('ne-08', 'off the board', 'nothing');
    expect(p.table.sandworms.map(idOf)).toEqual(['ne-07', 'ne-08']);
  });
  card('dust-chasms', () => {
    const p = green('dust-chasms', position().harvester('ne-13', 'ne-14', 'ne-12', 'nw-01')).say(
      'ne',
      'ne-13',
      'ne-14',
      'nothing',
    );
    expect(p.table.harvesters.map(idOf)).toEqual(['ne-12', 'nw-01']);
  });
  card('fremen-rockets', () => {
    const p = green(
      'fremen-rockets',
      position()
        .atreides('ne-11', { regular: 1 })
        .harvester('ne-05', 'ne-06')
        .air('az1', 'carryall')
        .rolls(roll(1, 1, 1)),
    ).say('ne', 'ne-05', 'az1');
    expect([p.table.harvesters.map(idOf), p.table.air[0]]).toEqual([['ne-06'], '']);
  });
  card('eyes-of-ibad', () => {
    const p = green('eyes-of-ibad', position().row('stunted-worms')).say('stunted-worms').claim('stunted-worms');
    expect([p.table.kept, things(p.g, planning.fremenAlly.discard)]).toEqual([[], ['eyes-of-ibad']]);
  });
  card('captured-ornithopter', () => {
    const p = green(
      'captured-ornithopter',
      position()
        .air('az1', 'ornithopter')
        .harkonnen('arrakeen', { regular: 4 })
        .rolls(roll(1, 1, 1)),
    ).say('az1', 'arrakeen');
    expect([p.table.air[0], p.at('arrakeen')]).toEqual(['', [2, 0, 0, 0]]);
  });
  card('crysknife', () => {
    const p = green(
      'crysknife',
      position()
        .atreides('ne-11', { special: 1 })
        .harkonnen('ne-13', { regular: 1, named: ['baron-harkonnen'] }),
    ).say('ne-11', 'ne-12', named('baron-harkonnen'));
    expect(p.leader('baron-harkonnen')).toBe(IN_TANK);
  });
  card('cielagos-piping-message', () => {
    const p = green(
      'cielagos-piping-message',
      position().sietch('gara-kulon', 1).sietch('windgap', 1).harkonnen('ne-07', { regular: 1 }),
    ).say('token', 'gara-kulon', 'fremenAlly');
    expect([p.table.tokens.map((t) => idOf(t.area)), p.cards(ATREIDES).length]).toEqual([['gara-kulon'], 1]);
  });
  card('jubba-cloaks', () => {
    const p = green(
      'jubba-cloaks',
      position().atreides('ne-11', { regular: 1, generic: 1 }).atreides('nw-13', { regular: 1, generic: 1 }),
    );
    expect(p.options).toEqual(['ne-11', 'done']);
    expect(p.say('ne-11', 'ne-12', 'no').at('ne-12')).toEqual([1, 0, 0, 1]);
  });
  card('hieregs', () => {
    const p = green('hieregs').say('supply regular', 'ne', 'ne-05', 'supply regular', 'nw', 'nw-07', 'nothing');
    expect([p.at('ne-05'), p.at('nw-07')]).toEqual([
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
  });
  card('grandmother-of-a-storm', () =>
    expect(
      green(
        'grandmother-of-a-storm',
        position()
          .harkonnen('ne-05', { regular: 3 })
          .rolls(roll(2, 0, 0)),
      ).at('ne-05'),
    ).toEqual([1, 0, 0, 0]),
  );
  card('stillsuits', () => {
    const p = green(
      'stillsuits',
      position().sietch('gara-kulon', 1).sietch('windgap', 1).token('gara-kulon', 'S-RR'),
    ).say('done', 'gara-kulon', 'windgap');
    expect(p.table.tokens.map((t) => idOf(t.area))).toEqual(['windgap']);
  });
  card('i-am-stilgar-the-fremen', () => {
    const p = green('i-am-stilgar-the-fremen').say(
      'supply elite',
      'se-05',
      'supply elite',
      'supply regular',
      named('stilgar'),
      'fremenAlly',
    );
    expect([p.at('se-05'), p.leader('stilgar'), p.cards(ATREIDES).length]).toEqual([[1, 2, 0, 0], areaOf('se-05'), 1]);
  });
  card('thumpers', () => {
    const p = green('thumpers', position().atreides('ne-11', { regular: 1 })).say('ne-07', 'ne-12', 'off the board');
    expect(p.table.sandworms.map(idOf)).toEqual(['ne-07', 'ne-12']);
  });
  card('kitab-al-ibar', () => {
    const p = green(
      'kitab-al-ibar',
      position().sietch('gara-kulon', 2).atreides('gara-kulon', { regular: 2, generic: 1 }),
    ).say('gara-kulon', 'ne-11', 'gara-kulon', WHOLE);
    expect([p.table.sietches.map(idOf), p.at('ne-11')]).toEqual([['ne-11'], [2, 0, 0, 1]]);
  });
  card('sandtides', () => {
    const p = green(
      'sandtides',
      position().harkonnen('ne-11', { regular: 3 }).harkonnen('arrakeen', { regular: 1 }),
    ).say('ne-11', 'ne-08', 'nothing');
    expect(p.at('ne-08')).toEqual([3, 0, 0, 0]);
  });
});

describe('cards and rules', () => {
  rule('wfa.cards.failed-step', () => {
    const p = red('hope-clouds-observation');
    expect(p.decisions).toEqual([]);
    const q = red('hope-clouds-observation', position().row('the-desert-war'));
    expect(q.question).toBe('shuffle back which card?');
  });
  rule('wfa.cards.that-legion', () => {
    // A sandworm makes the Sardaukar retreat: they look around from where they stand.
    const chased = (more: (p: ReturnType<typeof position>) => unknown) => {
      const p = position()
        .harkonnen('ne-11', { special: 1 })
        .wormsign('ne-12', 'sandworm')
        .atreides('ne-13', { regular: 1, named: ['stilgar'] })
        .atreides('shield-wall-east', { regular: 1, named: ['chani'] });
      more(p);
      return red('shigawire', p).say('ne-11', 'ne-12');
    };
    const p = chased(() => null).say('ne-11');
    expect([p.at('ne-11'), p.options]).toEqual([
      [0, 0, 1, 0],
      [named('chani'), 'nobody'],
    ]);
    // With no way out the worm attacks, and a legion that is destroyed strikes nobody.
    const walls = ['gara-kulon', 'ne-08', 'ne-09', 'ne-14'];
    const q = chased((x) => {
      x.rolls(roll(4, 0, 0));
      for (const a of walls) x.atreides(a, { regular: 1 });
      x.wormsign('ne-11', 'sand');
    });
    expect([q.at('ne-11'), q.at('ne-12'), q.decisions]).toEqual([[], [], []]);
    // Nothing placed, no legion named.
    const r = red('i-decide-what-best-serves-his-majesty', position().harkonnen('ne-11', { special: 1 }));
    expect(r.say('leave it out').decisions).toEqual([]);
    // Rabban is in the tank: the legion that got the elite attacks without him.
    const s = red(
      'mudir-nahya-the-demon-ruler',
      position()
        .inPlay('beast-rabban', IN_TANK)
        .hand(HARKONNEN, 'sandmasters')
        .harkonnen('ne-11', { regular: 1 })
        .harkonnen('ne-05', { regular: 1 })
        .atreides('ne-12', { regular: 1 }),
    ).say('supply elite', 'ne-11', 'ne-11', 'ne-12');
    expect([s.at('ne-11'), s.table.battle?.from, s.table.battle?.surprise]).toEqual([
      [1, 1, 0, 0],
      areaOf('ne-11'),
      true,
    ]);
  });
  rule('wfa.cards.missing-leader', () => {
    const p = green(
      'voice-from-the-outer-world',
      position().inPlay('paul-atreides', IN_TANK).atreides('ne-11', { regular: 1 }).atreides('ne-01', { regular: 1 }),
    ).say('supply special', 'ne-11');
    expect(p.question).toBe('move or attack?');
    p.say('move');
    expect([p.options, p.why('ne-01')]).toEqual([['ne-11', 'done'], 'wfa.cards.that-legion']);
    const q = red(
      'rage-overcame-shaddam-iv-b',
      position().inPlay('shaddam-iv', IN_TANK).harkonnen('ne-11', { regular: 1 }),
    ).say('leave it out', 'leave it out');
    expect(q.decisions).toEqual([]);
    const r = position().inPlay('baron-harkonnen', NOT_IN_PLAY).harkonnen('carthag', { regular: 1 });
    red('barons-personal-guard', r).say('leave it out', 'leave it out');
    expect([r.question, r.leader('baron-harkonnen')]).toEqual(['move which legion?', NOT_IN_PLAY]);
    // Smugglers names Gurney's legion: without him on the board there is none.
    const s = green('smugglers-a', position().inPlay('gurney-halleck', IN_TANK).atreides('ne-11', { regular: 1 }));
    expect(s.say('no more').decisions).toEqual([]);
  });
  rule('wfa.cards.alia-without-jessica', () => {
    const p = green('alia-the-abomination', position().hand(ATREIDES, 'thumpers'));
    expect([p.leader('alia'), p.question]).toEqual([NOT_IN_PLAY, 'play one more card?']);
    const q = green('alia-the-abomination', position().inPlay('reverend-mother-jessica').hand(ATREIDES, 'thumpers'));
    expect([q.leader('alia'), q.question]).toEqual([ASIDE, 'play one more card?']);
  });
  rule('wfa.cards.reports-of-traitors-token', () => {
    const p = red(
      'reports-of-traitors',
      position().with((t) => (t.gesseritBox = [4, -1])),
    );
    expect([p.table.gesseritBox, p.table.gesserit, p.table.gesseritReserve]).toEqual([[-1, -1], [1, 0], 4]);
  });
  rule('wfa.cards.troop-carriers-enters', () => {
    const p = red(
      'troop-carriers',
      position().harkonnen('carthag', { regular: 3 }).harkonnen('ne-11', { elite: 1 }).wormsign('ne-11', 'sand'),
    );
    expect(p.why('ne-11')).toBe('wfa.cards.troop-carriers-enters');
    expect(p.options).toEqual(['carthag', 'done']);
    expect(p.say('carthag', 'ne-11', WHOLE).table.wormsigns).toEqual([]);
  });
  rule('wfa.cards.seek-out-units', () => {
    const p = position()
      .with((t) => (t.mahdiSought = 2))
      .atreides('ne-11', { regular: 2, named: ['paul-atreides'] })
      .harkonnen('ne-12', { regular: 1 })
      .dice(ATREIDES, { strategy: 1 })
      .turn(ATREIDES);
    p.say('strategy');
    expect(p.options).toEqual(['move', 'nothing']);
    p.say('move', 'ne-11', 'ne-07', 'a part', '1 regular', `0 ${named('paul-atreides')}`);
    expect([p.at('ne-07'), p.leader('paul-atreides')]).toEqual([[1, 0, 0, 0], areaOf('ne-11')]);
    // It lasts until the end of that turn of the Atreides; a turn of the Harkonnens neither begins nor ends it.
    expect(p.say('done').table.mahdiSought).toBe(0);
    const theirs = (sought: number) =>
      position()
        .with((t) => (t.mahdiSought = sought))
        .turn(HARKONNEN)
        .say('mentat', 'nothing').table.mahdiSought;
    expect([theirs(1), theirs(2)]).toEqual([1, 2]);
  });
  rule('wfa.cards.attached-returned', () => {
    const p = green('fear-is-the-mind-killer', position().row('stunted-worms', 'the-desert-war'))
      .say('stunted-worms')
      .play(HARKONNEN, 'hope-clouds-observation')
      .say('stunted-worms');
    expect([p.table.feared, things(p.g, planning.houseAtreides.discard)]).toEqual(['', ['fear-is-the-mind-killer']]);
  });
  rule('wfa.cards.adab-short-deck', () => {
    const p = position().row('the-desert-war', 'stunted-worms').visionsLeft(1);
    green('adab-the-demanding-memory', p).say('the-desert-war', 'stunted-worms');
    expect([things(p.g, prescience.row).length, p.decisions.map((d) => d.name)]).toEqual([1, ['play one more card?']]);
  });
  rule('wfa.cards.truthtrance-die-for-card', () => {
    const p = position()
      .with((t) => (t.forcedDie = 4))
      .hand(HARKONNEN, 'sandmasters')
      .dice(HARKONNEN, { mentat: 1, house: 1 })
      .turn(HARKONNEN);
    expect([p.why('mentat'), p.options]).toEqual(['wfa.cards.truthtrance-die-for-card', ['house', 'play sandmasters']]);
    p.say('play sandmasters');
    expect([p.question, p.table.dice[HARKONNEN]]).toEqual(['place which vehicle?', [0, 0, 0, 1, 0]]);
  });
});

test('every planning card has its test', () => {
  const all = Object.values(FACTS.planningCards.decks).flatMap((deck) => deck.map((c) => c.id as string));
  expect(all.filter((id) => !tested.has(id))).toEqual([]);
  expect(all.length).toBe(68);
});
