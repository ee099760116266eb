import {
  anyBox,
  begin,
  choose,
  configOf,
  explain,
  misfit,
  pickWeighed,
  seeded,
  settle,
  surveyFacts,
  things,
  withBox,
  wrongInBox,
  type Box,
  type Config,
  type Option,
} from '@landsraad/kernel';
import { allConfigs } from '@landsraad/kernel/battery';
import {
  ATREIDES,
  FACTS,
  HARKONNEN,
  cardText,
  drawnAt,
  leaderOf,
  objectives,
  printedIn,
  rules,
  stations,
  thingName,
  wormsigns,
} from '@landsraad/war-for-arrakis';
import { position, type Position } from '@landsraad/war-for-arrakis/testing';
import { describe, expect, test } from 'vitest';
import { rule } from './rule.ts';

const boxed = (values: Box['values'], config: Partial<Config> = {}): Position => {
  const box = { name: 'My box', values };
  expect(wrongInBox(rules, box)).toEqual([]);
  return position({ ...config, box });
};
const why = (values: Box['values']): string[] => wrongInBox(rules, { name: 'b', values }).map((w) => w.why);
const times = <E>(n: number, e: E): E[] => Array.from({ length: n }, () => e);
const named = (id: string) => `leader ${leaderOf(id)}`;
const special = (id: string, ...steps: readonly object[]) => ({ [`leaders.leaders.${id}.special`]: { steps } });
const CARDS = 'prescienceCards.cards.';
const asks = (card: string, requirement: { cost?: string; all?: readonly object[]; act?: object }) => ({
  [`${CARDS}${card}.requirement`]: { cost: 'nothing', all: [], act: { do: 'nothing' }, ...requirement },
});

describe('the facts and the schema', () => {
  const entries = rules.box?.entries ?? [];
  test('every value that we assume is one that a box could have', () => {
    for (const e of entries) expect([e.path, misfit(e.shape, e.assumed)]).toEqual([e.path, null]);
    expect(rules.box?.conflicts({})).toEqual([]);
    expect(entries.length).toBe(72);
  });
  test('what is missing can be replaced, or it is said why not', () => {
    const paths = new Set(entries.map((e) => e.path));
    for (const m of surveyFacts(FACTS).missing)
      if (!paths.has(m.path)) expect([m.path, rules.box?.whyNot(m.path)?.endsWith('.')]).toEqual([m.path, true]);
    const missing = new Set(surveyFacts(FACTS).missing.map((m) => m.path));
    expect([...paths].filter((path) => !missing.has(path))).toEqual([]);
  });
  test('what is known is told in the same words', () => {
    const steps = entries.find((e) => e.path === 'leaders.leaders.chani.special')?.shape;
    const requirement = entries.find((e) => e.path.endsWith('unknown-ar-3.requirement'))?.shape;
    for (const l of FACTS.leaders.leaders)
      if (l.special !== null && l.side === 'atreides') expect([l.id, misfit(steps!, l.special)]).toEqual([l.id, null]);
    for (const c of FACTS.prescienceCards.cards)
      expect([c.id, misfit(requirement!, c.requirement)]).toEqual([c.id, null]);
  });
});

describe('what does not fit together is refused', () => {
  test('one sentence each', () => {
    expect(why({ 'leaders.leaders.chani.slot': 'house' })).toEqual([
      'Chani lies on the box house, which the Fremen Ally dashboard lacks; it has leadership, strategy, deployment, desertPower.',
    ]);
    expect(why({ 'dashboards.fremenAlly.boxes': ['leadership', 'deployment', 'desertPower'] })).toEqual([
      'One of the two Atreides dashboards must have the box Strategy.',
      'Chani lies on the box strategy, which the Fremen Ally dashboard lacks; it has leadership, deployment, desertPower.',
    ]);
    expect(why({ 'dashboards.fremenAlly.boxes': ['leadership', 'strategy', 'deployment'] })[0]).toBe(
      'The Fremen Ally dashboard must have the Desert Power box: the rules give it to that player.',
    );
    expect(why({ 'tracks.prescience.lastStep': 8 })).toEqual([]);
    expect(
      why({ 'tracks.secretObjectives.cards': times<object>(6, { kwisatzHaderach: 11, sandDwellers: 1, jihad: 1 }) }),
    ).toEqual(['No objective may ask for more than the last step of the prescience track, 10.']);
    expect(why({ 'tokens.harkonnenStartingDeployment.black': times<object>(6, { sardaukar: 3 }) })).toEqual([
      'The black and silver tokens show 21 of "sardaukar" together; there are 8 in the box.',
    ]);
    expect(
      why({
        'tokens.harkonnenStartingDeployment.black': times<object>(6, { regular: 1, elite: 1 }).with(0, {
          regular: 4,
          elite: 1,
        }),
      }),
    ).toEqual(['A black and a silver token together may show at most 6 units: they share a settlement.']);
    expect(why(asks('unknown-ar-3', {}))).toEqual([
      'Victory in the field must ask for something: at least one condition, or something to be done.',
    ]);
    expect(why({ 'dice.atreidesActionDie.faces': { leadership: 6 } })).toEqual([
      'Atreides action die: faces must have 1 to 2 of "leadership", not 6.',
    ]);
    expect(why({ 'spacingGuild.navigator.use': 'none' })).toEqual([
      'What the navigator does is a rule, not a printed value: it cannot be replaced here.',
    ]);
    expect(why({ 'board.openPoints.0': 1 })[0]).toContain('is an open question about the rules');
    expect(why({ 'units.limits.handSize': 9 })[0]).toContain('cannot be replaced');
    expect(why(special('chani', { op: 'dance' }))[0]).toContain(
      'Chani: special "steps" step 1 must have as "op" one of move, moveAgain, attack,',
    );
  });
});

describe('a table with a box', () => {
  rule('wfa.box.values', () => {
    const twice = special('chani', { op: 'draw', count: 2, deck: 'fremenAlly' });
    const p = boxed(twice).inPlay('chani').action(ATREIDES, 'strategy').say(named('chani'));
    expect([p.question, p.options]).toEqual(['draw from which deck?', ['fremenAlly', 'no more']]);
    // At no other table.
    const q = position().inPlay('chani').action(ATREIDES, 'strategy');
    expect(q.why(named('chani'))).toBe('wfa.leaders.special-off-board');
  });

  test('dice, tokens, objectives and tracks come out of the box', () => {
    const p = boxed({
      'tokens.wormsign.split': { sand: 1, sandworm: 15 },
      'tokens.ecologicalStations.types': { jihad: 6 },
      'tracks.secretObjectives.cards': times<object>(6, { kwisatzHaderach: 1, sandDwellers: 2, jihad: 3 }),
      'tracks.prescience.lastStep': 12,
      'tokens.atreidesStartingDeployment.tokens': times<object>(8, { fedaykin: 3 }),
      'dashboards.houseAtreides.tank': 7,
    });
    expect(things(p.g, wormsigns.pool).filter((t) => t === 'sandworm').length).toBe(15);
    expect(new Set(things(p.g, stations.box))).toEqual(new Set(['jihad']));
    expect(new Set(things(p.g, objectives.aside))).toEqual(new Set(['1-2-3']));
    p.token('gara-kulon', 'S-FFF').sietch('gara-kulon', 1);
    expect(p.table.tokens.length).toBe(1);
    const far = boxed({ 'tracks.prescience.lastStep': 12 }).row('unknown-ar-3').actionResolution();
    while (far.table.turn !== ATREIDES) far.say(far.options.at(-1)!);
    far.with((t) => (t.prescience = [0, 0, 11])).with((t) => (t.deeds = { ...t.deeds, legionDestroyed: 2 }));
    expect(far.act(ATREIDES, 'claim: unknown-ar-3').table.prescience).toEqual([0, 0, 12]);
    const four = boxed({ 'dashboards.houseAtreides.tank': 7 }, { mode: 'four-player', players: 4 });
    expect(four.table.tanks.map((t) => t.length)).toEqual([7, 3, 5, 5]);
  });
  test('the faces of the Atreides die', () => {
    const box = {
      name: 'b',
      values: { 'dice.atreidesActionDie.faces': { leadership: 1, strategy: 1, deployment: 1, mentat: 1, house: 2 } },
    };
    expect(printedIn(box).dice.atreides).toEqual([0, 1, 2, 3, 4, 4]);
  });

  describe('any leader may have any special action that can be told', () => {
    const act = (steps: readonly object[], p: (q: Position) => Position = (q) => q) =>
      p(boxed(special('chani', ...steps)).inPlay('chani'))
        .action(ATREIDES, 'strategy')
        .say(named('chani'));
    test('one of several ways', () => {
      const ways = [
        { op: 'choose', ways: [[{ op: 'draw', count: 1, deck: 'either' }], [{ op: 'gainToken' }, { op: 'playCard' }]] },
        { op: 'placeWormsigns', count: 1 },
      ];
      const p = act(ways);
      expect([p.question, p.options]).toEqual(['do which of these?', ['way 1', 'way 2', 'nothing']]);
      const view = p.view(ATREIDES);
      expect(p.options.map((o) => rules.text.option(view.decision!, o, view))).toEqual([
        'Draw 1 card from either of your decks',
        'Take 1 Bene Gesserit token, then you may play a card',
        'Nothing',
      ]);
      expect(p.copy().say('way 1').question).toBe('draw from which deck?');
      const second = p.copy().say('way 2');
      expect([second.table.gesserit[ATREIDES], second.question]).toEqual([2, 'play one more card?']);
      expect(second.say('no').question).toContain('wormsign');
      expect(p.copy().say('nothing').question).toContain('wormsign');
    });
    test('harm to the enemy', () => {
      const beside = (q: Position) =>
        q
          .atreides('ne-11', { regular: 2, named: ['chani'] })
          .harkonnen('ne-12', { regular: 2, named: ['beast-rabban'] });
      const tank = act([{ op: 'leaderToTank', where: 'beside your legions' }], beside);
      expect(tank.options).toEqual([named('beast-rabban'), 'nobody']);
      const struck = act([{ op: 'strike', dice: 3 }], (q) => beside(q).rolls({ hits: 2, shields: 1, specials: 0 }));
      expect(struck.question).toBe('strike which legion?');
      const vehicles = act([{ op: 'removeVehicles', count: 2, what: 'any' }], (q) =>
        q.harvester('ne-05').air('az1', 'ornithopter'),
      );
      expect(vehicles.options).toEqual(['ne-05', 'az1', 'no more']);
      expect(vehicles.say('ne-05', 'az1').table.harvesters).toEqual([]);
      expect(act([{ op: 'opponentDiscards', count: 1 }], (q) => q.hand(HARKONNEN, 'sandmasters')).asked.seat).toBe(
        HARKONNEN,
      );
      const signs = act([{ op: 'discardWormsigns', count: 1 }], (q) => q.wormsign('ne-08', 'sand'));
      expect(signs.say('ne-08').table.wormsigns).toEqual([]);
    });
    test('units and worms', () => {
      const placed = act([{ op: 'place', what: { special: 1 }, where: 'legion' }], (q) =>
        q.atreides('ne-11', { regular: 1 }),
      );
      expect(placed.say('supply special').at('ne-11')).toEqual([1, 0, 1, 0]);
      const armed = act([{ op: 'replace', count: 2, units: 'regular to special', where: 'one legion' }], (q) =>
        q.atreides('ne-11', { regular: 3 }),
      );
      expect(armed.say('ne-11').at('ne-11')).toEqual([1, 0, 2, 0]);
      expect(act([{ op: 'moveSandworm', worm: 'any sandworm' }], (q) => q.sandworm('ne-08')).options).toContain(
        'ne-08',
      );
    });
    test('on the Desert Power box it is called with Desert Power, and not again by what it grants', () => {
      const values = {
        ...special('chani', { op: 'desertPower' }),
        'leaders.leaders.chani.slot': 'desertPower',
      };
      const p = boxed(values).inPlay('chani').desertPower();
      expect(p.options).toContain('chani');
      p.say('chani');
      expect([p.question, p.options.includes('chani')]).toEqual(['use desert power how?', false]);
    });
    test('one without steps has none', () => {
      expect(boxed(special('chani')).inPlay('chani').action(ATREIDES, 'strategy').options).not.toContain(
        named('chani'),
      );
    });
  });

  describe('any unknown prescience card may have any requirement that can be told', () => {
    const CARD = 'unknown-ar-3';
    /** Whether it can be claimed in the middle of the action turns. */
    const claims = (p: Position, deeds: object = {}): boolean => {
      p.row(CARD).actionResolution();
      while (p.table.turn !== ATREIDES) p.say(p.options.at(-1)!);
      return p
        .with((t) => (t.deeds = { ...t.deeds, ...deeds }))
        .offers(ATREIDES)
        .includes(`claim: ${CARD}`);
    };
    const table = (all: readonly object[], act: object = { do: 'nothing' }) => boxed(asks(CARD, { all, act }));
    test('where leaders and legions are', () => {
      const stilgar = [{ test: 'leaderIn', leader: 'stilgar', ground: 'plateau', quietSector: false }];
      expect(claims(table(stilgar).atreides('pasty-mesa', { regular: 1, named: ['stilgar'] }))).toBe(true);
      expect(claims(table(stilgar).atreides('ne-11', { regular: 1, named: ['stilgar'] }))).toBe(false);
      const together = [{ test: 'together', leaders: ['stilgar', 'alia'], inSietch: false }];
      expect(claims(table(together).atreides('ne-11', { regular: 1, named: ['stilgar', 'alia'] }))).toBe(true);
      expect(claims(table(together).atreides('ne-11', { regular: 1, named: ['stilgar'] }))).toBe(false);
    });
    test('what has been done', () => {
      const destroyed = (units: number, done: number) =>
        claims(table([{ test: 'legionDestroyed', units }]), { legionDestroyed: done });
      expect([destroyed(4, 4), destroyed(4, 3)]).toEqual([true, false]);
      const took = (count: number) => claims(table([{ test: 'sandwormTook', count }]), { wormTook: 2 });
      expect([took(2), took(3)]).toEqual([true, false]);
    });
    test('what must be done, for a die', () => {
      const p = boxed(asks(CARD, { cost: 'a die', act: { do: 'toTheTank', leader: 'stilgar' } }))
        .atreides('ne-11', { regular: 1, named: ['stilgar'] })
        .row(CARD)
        .dice(ATREIDES, { house: 1 })
        .turn(ATREIDES)
        .say('claim a card');
      expect([p.table.prescience, p.leader('stilgar')]).toEqual([[0, 0, 3], -3]);
    });
  });

  test('texts tell what the box says', () => {
    const values = {
      ...special('alia', { op: 'deploy', what: { elite: 2, leader: 1 }, where: 'one settlement' }),
      'leaders.leaders.alia.slot': 'house',
      [`${CARDS}unknown-ar-4.name`]: 'A Printed Name',
      ...asks('unknown-ar-4', { all: [{ test: 'rode', leader: 'jessica', areas: 3 }] }),
      [`${CARDS}unknown-ar-4.markers`]: { jihad: 4 },
      'spacingGuild.planningCards.corrinoAlly.word-to-the-guild.steps': [{ op: 'draw', count: 4, deck: 'corrinoAlly' }],
    };
    const box = { name: 'My box', values };
    expect(wrongInBox(rules, box)).toEqual([]);
    const { leaders, prescience, planning } = drawnAt({ box });
    expect(leaders[leaderOf('alia')]?.action).toBe('Deploy 2 Elites and 1 leader in one sietch.');
    expect(prescience['unknown-ar-4']).toEqual({
      id: 'unknown-ar-4',
      title: 'A Printed Name',
      text: 'Action resolution: A legion with Jessica has ridden across 3 or more areas in one move or attack. Jihad +4.',
      when: 'action resolution',
      steps: [0, 0, 4],
      assumed: false,
      own: true,
    });
    expect(planning['word-to-the-guild'].text).toBe('Draw 4 Corrino Ally cards.');
    expect([leaders[leaderOf('alia')]?.own, leaders[leaderOf('chani')]?.own]).toEqual([true, false]);
    expect([cardText('word-to-the-guild'), thingName('unknown-ar-4')]).toEqual([
      'The heighliner of the Atreides goes back 1 step. Then draw 1 card.',
      'The desert strikes',
    ]);
    const config = configOf(rules, { box });
    expect(rules.text.happening('claimed', { card: 'unknown-ar-4' }, config)).toBe(
      'The Atreides claim A Printed Name.',
    );
  });
});

// Whole random games are long: so a few boxes here, and many in the battery.
test('a count that a box leaves out is nought', () => {
  const p = boxed({ 'smugglers.stabanTuek.combat': { hits: 2 } }, { options: { smugglers: true } })
    .allied('csw-05')
    .atreides('ne-07', { regular: 2, named: ['staban-tuek'] })
    .harkonnen('ne-05', { regular: 2 })
    .action(ATREIDES, 'strategy')
    .rolls({ hits: 0, shields: 1, specials: 1 }, { hits: 2, shields: 0, specials: 0 })
    .say('attack', 'ne-07', 'ne-05');
  expect([p.table.battle?.hits[HARKONNEN], p.table.battle?.hits[ATREIDES]]).toEqual([2, 1]);
});

test('any box that is possible can be played to the end', () => {
  const configs = allConfigs(rules);
  for (let n = 0; n < 6; n++) {
    const random = seeded(`any box ${n}`);
    const box = anyBox(rules, random);
    expect(wrongInBox(rules, box)).toEqual([]);
    const g = begin(rules, withBox(configs[(n * 7) % configs.length]!, box), `any box ${n}`);
    let asked = settle(rules, g, 'search');
    for (let made = 0; asked.length > 0 && made < 100_000; made++) {
      const d = asked[0]!;
      const weights = rules.weigh!(g, explain(rules, g, d)) ?? d.options.map(() => 1);
      asked = choose(rules, g, d.seat, d.question, pickWeighed<Option>(random, d.options, weights), 'search');
    }
    expect([n, g.over === null]).toEqual([n, false]);
  }
});
