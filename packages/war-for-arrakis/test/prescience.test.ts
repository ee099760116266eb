import { imagine, ofSeat, seeded, things } from '@landsraad/kernel';
import {
  ATREIDES,
  HARKONNEN,
  IN_TANK,
  areaOf,
  leaderOf,
  objectives,
  rules,
  type Side,
} from '@landsraad/war-for-arrakis';
import { position, type Force, type Position } from '@landsraad/war-for-arrakis/testing';
import { describe, expect, test } from 'vitest';

// ---- the secret objective ----

describe('what a check of the objective tells the Harkonnens', () => {
  const kept = (g: Position['g']) => things(g, ofSeat(objectives.kept, ATREIDES));
  const imagined = (p: Position, cards = kept): Set<string> => {
    const random = seeded('objectives');
    const seen = new Set<string>();
    for (let n = 0; n < 200; n++) {
      const world = imagine(rules, p.g, HARKONNEN, random);
      for (const card of cards(world)) seen.add(card);
    }
    return seen;
  };
  const checked = () =>
    position()
      .objective('8-6-4')
      .with((t) => (t.prescience = [4, 8, 8]))
      .endOfRound();

  test('an objective that would have won is imagined no longer', () => {
    const p = checked();
    expect(p.g.over).toBe(null);
    expect(p.table.ruledOut).toEqual([['4-6-8', '4-8-6']]);
    expect([...imagined(p)].toSorted()).toEqual(['6-4-8', '6-8-4', '8-4-6', '8-6-4']);
    // It lies aside, anywhere among the others.
    for (let n = 0; n < 5; n++) expect(imagined(p, (g) => things(g, objectives.aside).slice(n, n + 1)).size).toBe(6);
  });
  test('one that is drawn afterwards may be any', () => {
    const p = checked().objective('4-6-8');
    expect(imagined(p).size).toBe(6);
  });
  test('markers that have gone back rule out no less', () => {
    const p = checked()
      .with((t) => (t.prescience = [0, 0, 0]))
      .endOfRound();
    expect(imagined(p).has('4-6-8')).toBe(false);
  });
});

const atTheEnd = (p: Position) => p.with((t) => (t.phase = 'end')).claims();
const PAUL = 'paul-atreides';
const JESSICA = 'lady-jessica';

describe('prescience cards of the end of the round', () => {
  const onGround = (card: string, ...areas: string[]) => {
    const p = position().row(card);
    for (const a of areas) p.atreides(a, { regular: 1 });
    return atTheEnd(p);
  };
  test('Dew Collectors for the Planting: three plateaus', () => {
    const p = onGround('dew-collectors-for-the-planting', 'pasty-mesa', 'cne-09', 'false-wall-south');
    expect(p.say('dew-collectors-for-the-planting').table.prescience).toEqual([0, 2, 0]);
    expect(onGround('dew-collectors-for-the-planting', 'pasty-mesa', 'cne-09', 'cne-08').question).toBe('');
  });
  test('New Hidden Wind Traps: three mountains', () => {
    const p = onGround('new-hidden-wind-traps', 'nw-13', 'nw-14', 'cne-04');
    expect(p.say('new-hidden-wind-traps').table.prescience).toEqual([0, 1, 1]);
    expect(onGround('new-hidden-wind-traps', 'nw-13', 'nw-14', 'ne-11').question).toBe('');
  });
  test('Stunted Worms: two minor ergs', () => {
    expect(onGround('stunted-worms', 'cne-07', 'harg-pass').say('stunted-worms').table.prescience).toEqual([1, 2, 0]);
    expect(onGround('stunted-worms', 'cne-07').question).toBe('');
  });
  test('The Desert War: four deserts without a sietch', () => {
    const p = onGround('the-desert-war', 'ne-01', 'ne-02', 'ne-03', 'ne-04');
    expect(p.say('the-desert-war').table.prescience).toEqual([0, 1, 2]);
    const q = position().row('the-desert-war').sietch('gara-kulon', 1);
    for (const a of ['ne-01', 'ne-02', 'ne-03', 'gara-kulon']) q.atreides(a, { regular: 1 });
    expect(atTheEnd(q).question).toBe('');
  });
  test('The Water Discipline: Paul and Jessica in the deep desert', () => {
    const p = position()
      .row('the-water-discipline')
      .atreides('ne-10', { regular: 1, named: [PAUL] });
    expect(atTheEnd(p.copy()).question).toBe('');
    p.atreides('sw-01', { regular: 1, named: [JESSICA] });
    expect(atTheEnd(p).say('the-water-discipline').table.prescience).toEqual([1, 1, 0]);
    const shallow = position()
      .row('the-water-discipline')
      .atreides('ne-10', { regular: 1, named: [PAUL] })
      .atreides('ne-11', { regular: 1, named: [JESSICA] });
    expect(atTheEnd(shallow).question).toBe('');
  });
  test('Jessica Trains Paul: both in one sietch', () => {
    const p = position()
      .row('jessica-trains-paul')
      .sietch('gara-kulon', 1)
      .atreides('gara-kulon', { regular: 1, named: [PAUL, JESSICA] });
    expect(atTheEnd(p).say('jessica-trains-paul').table.prescience).toEqual([2, 0, 0]);
    const outside = position()
      .row('jessica-trains-paul')
      .sietch('gara-kulon', 1)
      .atreides('ne-11', { regular: 1, named: [PAUL, JESSICA] });
    expect(atTheEnd(outside).question).toBe('');
  });
  test("The Fremen Call Paul the 'Mahdi!': his facedown sietch is turned up", () => {
    const mahdi = () =>
      position()
        .row('the-fremen-call-paul-the-mahdi')
        .sietch('gara-kulon', 3)
        .atreides('gara-kulon', { regular: 1, named: [PAUL] });
    const p = atTheEnd(mahdi()).say('the-fremen-call-paul-the-mahdi');
    expect([p.table.prescience, p.view(HARKONNEN).hidden['sietches']!['board']]).toEqual([[1, 0, 1], { row: ['3'] }]);
    const known = mahdi().play(HARKONNEN, 'spies-all-over-arrakis').say('gara-kulon', 'no more');
    expect(atTheEnd(known).question).toBe('');
  });
  test('The Lisan al-Gaib: two tokens in his area are revealed', () => {
    const p = position()
      .row('the-lisan-al-gaib')
      .atreides('gara-kulon', { regular: 1, named: [PAUL] })
      .token('gara-kulon', 'S-RR');
    expect(atTheEnd(p.copy()).question).toBe('');
    p.token('gara-kulon', 'S-EE');
    atTheEnd(p).say('the-lisan-al-gaib', 'token 0', 'token 0');
    expect([p.table.prescience, p.table.tokens, p.at('gara-kulon')]).toEqual([[1, 1, 1], [], [3, 2, 0, 0]]);
  });
});

describe('prescience cards of action resolution', () => {
  const claims = (p: Position) => p.offers(ATREIDES).filter((o) => o.startsWith('claim'));
  /** In the middle of the action turns. */
  const inTurns = (p: Position, side: Side) => {
    p.actionResolution();
    while (p.table.turn !== side) p.say(p.options.at(-1)!);
    return p;
  };
  test('Paul Drinks the Water of Life: a die, and Paul in the tank', () => {
    const p = position()
      .row('paul-drinks-the-water-of-life')
      .atreides('ne-11', { regular: 1, named: [PAUL] })
      .dice(ATREIDES, { mentat: 2 })
      .turn(ATREIDES)
      .say('claim a card');
    expect([p.table.prescience, p.leader('paul-muaddib'), p.table.used[ATREIDES]]).toEqual([[3, 0, 0], IN_TANK, 1]);
  });
  test('Families Flee to the Palmaries of the South: two units leave sietches', () => {
    const p = inTurns(
      position()
        .row('families-flee-to-the-palmaries-of-the-south')
        .sietch('gara-kulon', 1)
        .atreides('gara-kulon', { regular: 2, elite: 1 }),
      ATREIDES,
    );
    p.act(ATREIDES, 'claim: families-flee-to-the-palmaries-of-the-south');
    p.say('gara-kulon regular', 'gara-kulon regular');
    expect([p.table.prescience, p.at('gara-kulon')]).toEqual([
      [0, 2, 0],
      [0, 1, 0, 0],
    ]);
  });
  test('Jessica among the faithful: a die while she is in a quiet sietch', () => {
    const faithful = () =>
      position()
        .row('unknown-ar-6')
        .sietch('windgap', 1)
        .atreides('windgap', { regular: 1, named: [JESSICA] })
        .dice(ATREIDES, { mentat: 2 });
    expect(faithful().turn(ATREIDES).say('claim a card').table.prescience).toEqual([1, 2, 0]);
    expect(faithful().harkonnen('csw-01', { regular: 1 }).turn(ATREIDES).why('claim a card')).toBe(
      'wfa.prescience.claim-conditions',
    );
  });
  test('what a free claim takes away is not claimed for a die: something else is done', () => {
    const choosing = (dice: { [result: string]: number }, ...cards: string[]) =>
      position()
        .row(...cards, 'unknown-ar-5')
        .with((t) => (t.claims = 1))
        .sietch('windgap', 1)
        .atreides('windgap', { regular: 1, named: [JESSICA, PAUL] })
        .dice(ATREIDES, dice)
        .dice(HARKONNEN, { mentat: 1 })
        .actionResolution();
    const turnOf = (p: Position) => {
      while (p.table.turn !== ATREIDES) p.say(p.options.at(-1)!);
      return p.say('claim a card');
    };
    const which = turnOf(choosing({ mentat: 2 }, 'unknown-ar-6', 'paul-drinks-the-water-of-life'));
    const die = turnOf(choosing({ mentat: 1, strategy: 1 }, 'unknown-ar-6'));
    const boxed = choosing({ mentat: 1, strategy: 1 }, 'unknown-ar-6').with((t) => (t.gesseritBox = [3, -1]));
    const token = turnOf(boxed).say('mentat');
    expect([which.question, die.question, token.question]).toEqual([
      'claim which card?',
      'spend which die?',
      'spend the die or the token?',
    ]);
    for (const p of [which, die, token]) p.with((t) => (t.deeds = { ...t.deeds, harvestersRaided: 2 }));
    for (const p of [which, die]) {
      p.act(ATREIDES, 'claim: unknown-ar-5');
      expect([p.question, p.why('claim a card'), p.table.claims]).toEqual([
        'what do you do?',
        'wfa.prescience.claim-conditions',
        2,
      ]);
      expect(p.say('mentat', 'nothing').table.prescience).toEqual([0, 0, 2]);
    }
    token.act(ATREIDES, 'claim: unknown-ar-5').say('token');
    expect([token.question, token.table.claims, token.table.gesseritBox]).toEqual(['what do you do?', 2, [3, -1]]);
  });
  const battle = (units: number) =>
    position()
      .atreides('ne-11', { special: 6 })
      .harkonnen('ne-12', { regular: units })
      .rolls({ hits: 6, shields: 0, specials: 0 }, { hits: 0, shields: units, specials: 0 })
      .action(ATREIDES, 'strategy')
      .say('attack', 'ne-11', 'ne-12');
  test('Victory in the field: an attack wipes out a legion of two', () => {
    expect(battle(2).table.deeds.legionDestroyed).toBe(2);
    expect(battle(1).table.deeds.legionDestroyed).toBe(1);
    // Not when the Harkonnens do it, nor when the legion retreats.
    const theirs = position()
      .harkonnen('ne-11', { special: 6 })
      .atreides('ne-12', { regular: 2 })
      .rolls({ hits: 6, shields: 0, specials: 0 }, { hits: 0, shields: 2, specials: 0 })
      .action(HARKONNEN, 'strategy')
      .say('attack', 'ne-11', 'ne-12');
    expect([theirs.at('ne-12'), theirs.table.deeds.legionDestroyed]).toEqual([[], 0]);
    const p = inTurns(position().row('unknown-ar-3'), HARKONNEN).with(
      (t) => (t.deeds = { ...t.deeds, legionDestroyed: 2 }),
    );
    expect(p.act(ATREIDES, 'claim: unknown-ar-3').table.prescience).toEqual([0, 0, 3]);
  });
  test('The desert strikes: a sandworm takes something', () => {
    const p = position().sandworm('ne-11').harvester('ne-12').attackWithSandworm();
    expect(p.say('ne-11', 'ne-12').table.deeds.wormTook).toBe(1);
    // Two units and the harvester that they guarded; while one of them stands, the harvester is safe.
    const strike = (hits: number) => {
      const s = position().sandworm('ne-11').harvester('ne-12').harkonnen('ne-12', { regular: 2 });
      s.rolls({ hits, shields: 4 - hits, specials: 0 })
        .attackWithSandworm()
        .say('ne-11', 'ne-12');
      return [s.at('ne-12'), s.table.harvesters.length, s.table.deeds.wormTook];
    };
    expect([strike(4), strike(1)]).toEqual([
      [[], 0, 3],
      [[1, 0, 0, 0], 1, 1],
    ]);
    const q = inTurns(position().row('unknown-ar-4'), HARKONNEN);
    expect(claims(q)).toEqual([]);
    q.with((t) => (t.deeds = { ...t.deeds, wormTook: 1 }));
    expect(q.act(ATREIDES, 'claim: unknown-ar-4').table.prescience).toEqual([0, 1, 1]);
  });
  test('Raid on the spice crews: legions remove two harvesters', () => {
    const p = position()
      .atreides('ne-11', { regular: 1 })
      .atreides('ne-15', { regular: 1 })
      .harvester('ne-12', 'ne-16')
      .action(ATREIDES, 'strategy')
      .say('move', 'ne-11', 'ne-12', 'ne-15', 'ne-16');
    expect([p.table.deeds.harvestersRaided, p.table.harvesters]).toEqual([2, []]);
    const q = inTurns(position().row('unknown-ar-5'), HARKONNEN).with(
      (t) => (t.deeds = { ...t.deeds, harvestersRaided: 1 }),
    );
    expect(claims(q)).toEqual([]);
    q.with((t) => (t.deeds = { ...t.deeds, harvestersRaided: 2 }));
    expect(q.act(ATREIDES, 'claim: unknown-ar-5').table.prescience).toEqual([0, 0, 2]);
  });
  test('Paul rides the worm: across two areas at once', () => {
    const paulRode = (p: Position): number => p.table.deeds.rode[leaderOf(PAUL)] ?? 0;
    const ride = (...worms: string[]) => {
      const p = position().atreides('ne-11', { regular: 1, named: [PAUL] });
      for (const a of worms) p.wormsign(a, 'sand');
      return p.action(ATREIDES, 'strategy').say('move', 'ne-11');
    };
    expect(paulRode(ride('ne-08').say('ne-09'))).toBe(1);
    expect(paulRode(ride('ne-08', 'ne-09').say('ne-10'))).toBe(2);
    // Somebody else rides, or Paul stays behind.
    const rides = (f: Force) =>
      position()
        .atreides('ne-11', f)
        .wormsign('ne-08', 'sand')
        .wormsign('ne-09', 'sand')
        .action(ATREIDES, 'strategy')
        .say('move', 'ne-11', 'ne-10');
    expect(paulRode(rides({ regular: 1, named: ['stilgar'] }))).toBe(0);
    const part = rides({ regular: 2, named: [PAUL] }).say('a part', '1 regular', `0 leader ${leaderOf(PAUL)}`);
    expect([part.at('ne-10'), part.leader(PAUL), paulRode(part)]).toEqual([[1, 0, 0, 0], areaOf('ne-11'), 0]);
    // An attack across two areas counts as well.
    const attacks = (leader: string, to: string, ...worms: string[]) => {
      const a = position()
        .atreides('ne-11', { special: 3, named: [leader] })
        .harkonnen(to, { regular: 1 });
      for (const area of worms) a.wormsign(area, 'sand');
      return paulRode(a.action(ATREIDES, 'strategy').say('attack', 'ne-11', to));
    };
    expect([
      attacks(PAUL, 'ne-10', 'ne-08', 'ne-09'),
      attacks('stilgar', 'ne-10', 'ne-08', 'ne-09'),
      attacks(PAUL, 'ne-09', 'ne-08'),
    ]).toEqual([2, 0, 1]);
    const rode = (areas: number) =>
      inTurns(position().row('unknown-ar-7'), HARKONNEN).with(
        (t) =>
          (t.deeds = { ...t.deeds, rode: Array.from({ length: 20 }, (_, l) => (l === leaderOf(PAUL) ? areas : 0)) }),
      );
    expect(claims(rode(1))).toEqual([]);
    const q = rode(2);
    expect(q.act(ATREIDES, 'claim: unknown-ar-7').table.prescience).toEqual([2, 0, 0]);
  });
  test('The sietch holds: an attack on it does not win', () => {
    const p = position()
      .sietch('gara-kulon', 1)
      .atreides('gara-kulon', { elite: 3 })
      .harkonnen('ne-11', { regular: 2 })
      .rolls({ hits: 0, shields: 2, specials: 0 }, { hits: 4, shields: 0, specials: 0 })
      .action(HARKONNEN, 'strategy')
      .say('attack', 'ne-11', 'gara-kulon');
    expect(p.table.deeds.sietchHeld).toBe(1);
    // In the open nothing is held; a sietch that falls is not held either.
    const open = position()
      .atreides('ne-12', { elite: 3 })
      .harkonnen('ne-11', { regular: 2 })
      .rolls({ hits: 0, shields: 2, specials: 0 }, { hits: 3, shields: 0, specials: 0 })
      .action(HARKONNEN, 'strategy')
      .say('attack', 'ne-11', 'ne-12');
    const fallen = position().sietch('gara-kulon', 1).harkonnen('ne-11', { regular: 2 });
    fallen.action(HARKONNEN, 'strategy').say('attack', 'ne-11', 'gara-kulon');
    expect([open.table.deeds.sietchHeld, fallen.table.deeds.sietchHeld]).toEqual([0, 0]);
    const q = inTurns(position().row('unknown-ar-8'), HARKONNEN).with((t) => (t.deeds = { ...t.deeds, sietchHeld: 1 }));
    expect(q.act(ATREIDES, 'claim: unknown-ar-8').table.prescience).toEqual([1, 0, 2]);
  });
});
