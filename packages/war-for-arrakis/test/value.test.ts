import { begin, choose, configOf, explain, pick, seeded, settle, type Option } from '@landsraad/kernel';
import { ATREIDES, HARKONNEN, rules, seatsOf } from '@landsraad/war-for-arrakis';
import { position } from '@landsraad/war-for-arrakis/testing';
import { describe, expect, test } from 'vitest';

type P = ReturnType<typeof position>;
const worth = (p: P, seat: number): number => rules.value(p.g, seat);
/** The better of two continuations of the same position. */
function better(seat: number, make: () => P, good: (p: P) => P, bad: (p: P) => P): void {
  expect(worth(good(make()), seat)).toBeGreaterThan(worth(bad(make()), seat));
}
const roll = (hits: number, shields: number, specials: number) => ({ hits, shields, specials });

test('partners share the victory, before and after it: otherwise winning would look like a loss', () => {
  for (const [mode, seats] of [
    ['two-player', 2],
    ['three-player', 3],
    ['four-player', 4],
  ] as const) {
    const g = begin(rules, configOf(rules, { mode, players: seats }), mode);
    const all = g.table.sides.map((_, seat) => rules.value(g, seat));
    expect(all.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
    expect(rules.values?.(g)).toEqual(all);
    const winners = seatsOf(g, HARKONNEN);
    g.over = { winners, scores: all.map(() => 0), rule: 'wfa.win.harkonnen-supremacy' };
    const shares = g.table.sides.map((_, seat) => rules.value(g, seat));
    expect(shares).toEqual(g.table.sides.map((side) => (side === HARKONNEN ? 1 / winners.length : 0)));
    expect(g.table.sides.map((_, seat) => rules.greedy!.value(g, seat))).toEqual(shares);
  }
});

describe('ten positions and why the answer is right', () => {
  test('an undefended sietch is destroyed: points are the way to win', () =>
    better(
      HARKONNEN,
      () =>
        position()
          .objective('4-6-8')
          .sietch('gara-kulon', 3)
          .harkonnen('ne-11', { regular: 3 })
          .action(HARKONNEN, 'strategy')
          .say('attack', 'ne-11', 'gara-kulon'),
      (p) => p.say('advance'),
      (p) => p.say('stay'),
    ));
  test('an undefended settlement is destroyed: all three markers move', () =>
    better(
      ATREIDES,
      () =>
        position()
          .objective('4-6-8')
          .atreides('cne-01', { regular: 2 })
          .action(ATREIDES, 'strategy')
          .say('attack', 'cne-01', 'arrakeen'),
      (p) => p.say('advance'),
      (p) => p.say('stay'),
    ));
  test('a testing station within reach is taken', () =>
    better(
      ATREIDES,
      () =>
        position()
          .objective('4-6-8')
          .station('ne-12', 'jihad')
          .atreides('ne-11', { regular: 1 })
          .action(ATREIDES, 'strategy')
          .say('move', 'ne-11'),
      (p) => p.say('ne-12'),
      (p) => p.say('ne-07'),
    ));
  test('a harvester within reach is destroyed: less spice, lower markers', () =>
    better(
      ATREIDES,
      () =>
        position()
          .objective('4-6-8')
          .harvester('ne-14')
          .atreides('ne-12', { regular: 1 })
          .action(ATREIDES, 'strategy')
          .say('move', 'ne-12'),
      (p) => p.say('ne-14'),
      (p) => p.say('ne-08'),
    ));
  test('with two claims open, legions stand where a card wants them', () =>
    better(
      ATREIDES,
      () =>
        position()
          .objective('4-6-8')
          .row('stunted-worms')
          .atreides('cne-07', { regular: 1 })
          .atreides('false-wall-east', { regular: 1 })
          .action(ATREIDES, 'strategy')
          .say('move', 'false-wall-east'),
      (p) => p.say('harg-pass', 'done'),
      (p) => p.say('cne-04', 'done'),
    ));
  test('an army marches towards the sietch, not away from it', () =>
    better(
      HARKONNEN,
      () =>
        position()
          .objective('4-6-8')
          .sietch('gara-kulon', 3)
          .harkonnen('ne-07', { regular: 6 })
          .action(HARKONNEN, 'strategy')
          .say('move', 'ne-07'),
      (p) => p.say('ne-11', 'the whole legion'),
      (p) => p.say('ne-05', 'the whole legion'),
    ));
  test('spice keeps a marker up rather than being saved', () =>
    better(
      HARKONNEN,
      () =>
        position()
          .objective('4-6-8')
          .with((t) => (t.markers = [2, 2, 2]))
          .harvester('ne-12', 'ne-11')
          .spiceHarvesting(),
      (p) => p.say('keep choam'),
      (p) => p.say('save one'),
    ));
  test('a claim is made when the card is there', () =>
    better(
      ATREIDES,
      () =>
        position()
          .objective('4-6-8')
          .with((t) => (t.phase = 'end'))
          .row('stunted-worms')
          .atreides('cne-07', { regular: 1 })
          .atreides('cne-08', { regular: 1 })
          .claims(),
      (p) => p.say('stunted-worms'),
      (p) => p.say('done'),
    ));
  test('a lost battle is left: another round costs a hit against a sietch', () =>
    better(
      HARKONNEN,
      () =>
        position()
          .objective('4-6-8')
          .sietch('gara-kulon', 3)
          .harkonnen('ne-11', { regular: 1 })
          .harkonnen('arrakeen', { regular: 1 })
          .atreides('gara-kulon', { regular: 6 })
          .rolls(roll(0, 1, 0), roll(0, 6, 0))
          .action(HARKONNEN, 'strategy')
          .say('attack', 'ne-11', 'gara-kulon'),
      (p) => p.say('cease'),
      (p) => p.say('continue'),
    ));
  test('a carryall saves a harvester in the deep desert', () =>
    better(
      HARKONNEN,
      () =>
        position()
          .objective('4-6-8')
          .sandworm('ne-14')
          .harvester('ne-14')
          .air('az1', 'carryall')
          .sandwormAppears('ne-14'),
      (p) => p.say('az1'),
      (p) => p.say('no'),
    ));
});

/** For the Atreides; what is better for them is worse for the others. */
const green = (furnish: (p: P) => P): number => worth(furnish(position().objective('4-6-8')), ATREIDES);
const same = (p: P): P => p;
test.each<[what: string, better: (p: P) => P, worse: (p: P) => P]>([
  ['a step of a marker', (p) => p.with((t) => (t.prescience = [1, 0, 0])), same],
  [
    'no step beyond the objective',
    (p) => p.with((t) => (t.prescience = [3, 1, 0])),
    (p) => p.with((t) => (t.prescience = [5, 0, 0])),
  ],
  [
    'the last steps more than the first',
    (p) => p.with((t) => (t.prescience = [4, 6, 6])),
    (p) => p.with((t) => (t.prescience = [4, 6, 5])),
  ],
  ['less supremacy', same, (p) => p.with((t) => (t.supremacy = 1))],
  ['far from the last point', (p) => p.with((t) => (t.supremacy = 8)), (p) => p.with((t) => (t.supremacy = 9))],
  ['more units', (p) => p.atreides('ne-11', { regular: 2 }), (p) => p.atreides('ne-11', { regular: 1 })],
  ['elites rather than regulars', (p) => p.atreides('ne-11', { elite: 1 }), (p) => p.atreides('ne-11', { regular: 1 })],
  [
    'special elites rather than elites',
    (p) => p.atreides('ne-11', { special: 1 }),
    (p) => p.atreides('ne-11', { elite: 1 }),
  ],
  ['a leader', (p) => p.atreides('ne-11', { regular: 1, generic: 1 }), (p) => p.atreides('ne-11', { regular: 1 })],
  ['a named leader in play', (p) => p.inPlay('alia'), same],
  ['none in the tank', same, (p) => p.tank(ATREIDES, 'paul-atreides')],
  ['a deployment token', (p) => p.token('ne-11', 'D-RR'), same],
  ['one with more on it', (p) => p.token('ne-11', 'D-EE'), (p) => p.token('ne-11', 'D-RR')],
  ['fewer enemies', same, (p) => p.harkonnen('arrakeen', { regular: 1 })],
  [
    'no enemy at a sietch',
    (p) => p.sietch('gara-kulon', 3).harkonnen('north-pole', { regular: 6 }),
    (p) => p.sietch('gara-kulon', 3).harkonnen('ne-11', { regular: 6 }),
  ],
  [
    'a sietch that is guarded',
    (p) => p.sietch('gara-kulon', 3).harkonnen('ne-11', { regular: 6 }).atreides('gara-kulon', { regular: 4 }),
    (p) => p.sietch('gara-kulon', 3).harkonnen('ne-11', { regular: 6 }).atreides('cne-09', { regular: 4 }),
  ],
  ['a legion at a settlement', (p) => p.atreides('cne-01', { regular: 4 }), (p) => p.atreides('ne-14', { regular: 4 })],
  [
    'a station nearby',
    (p) => p.station('ne-12', 'jihad').atreides('ne-11', { regular: 1 }),
    (p) => p.station('ne-12', 'jihad').atreides('ne-05', { regular: 1 }),
  ],
  ['no harvesters', same, (p) => p.harvester('ne-11')],
  ['none in the deep desert', (p) => p.harvester('ne-11'), (p) => p.harvester('ne-14')],
  [
    'a harvester that is threatened',
    (p) => p.harvester('ne-14').atreides('ne-12', { regular: 1 }),
    (p) => p.harvester('ne-14').atreides('ne-05', { regular: 1 }),
  ],
  [
    'a wormsign at a harvester',
    (p) => p.harvester('ne-14').wormsign('ne-14', 'sand'),
    (p) => p.harvester('ne-14').wormsign('ne-05', 'sand'),
  ],
  ['no spice in reserve', same, (p) => p.with((t) => (t.reserve = true))],
  ['low markers of the Imperium', (p) => p.with((t) => (t.markers = [2, 1, 1])), same],
  [
    'the lowest one a die lower',
    (p) => p.with((t) => (t.markers = [3, 1, 1])),
    (p) => p.with((t) => (t.markers = [2, 2, 1])),
  ],
  ['a ban', (p) => p.with((t) => (t.bans = [true, false, false])), same],
  ['no ornithopter', same, (p) => p.air('az1', 'ornithopter')],
  ['a carryall rather than an ornithopter', (p) => p.air('az1', 'carryall'), (p) => p.air('az1', 'ornithopter')],
  ['cards', (p) => p.hand(0, 'hieregs'), same],
  ['that the others hold none', same, (p) => p.hand(1, 'forced-recruitment')],
  ['a Bene Gesserit token', (p) => p.with((t) => (t.gesserit = [2, 0])), (p) => p.with((t) => (t.gesserit = [1, 0]))],
  ['none of the others', (p) => p.with((t) => (t.gesserit = [0, 0])), (p) => p.with((t) => (t.gesserit = [0, 1]))],
  ['a sandworm', (p) => p.sandworm('ne-14'), same],
  ['a wormsign', (p) => p.wormsign('ne-14', 'sand'), same],
  ['visions to come', (p) => p.visionsLeft(9), (p) => p.visionsLeft(3)],
  [
    'markers nobody has paid for',
    (p) => p.with((t) => (t.phase = 'spice')),
    (p) =>
      p.with((t) => {
        t.phase = 'spice';
        t.paid = ['keep', '', ''];
      }),
  ],
  [
    'that nobody else strengthens a settlement',
    (p) => p.atreides('cne-01', { regular: 4 }),
    (p) => p.atreides('cne-01', { regular: 4 }).harkonnen('arrakeen', { regular: 6 }),
  ],
  [
    'claims still open',
    (p) => p.row('stunted-worms').atreides('cne-07', { regular: 1 }).atreides('cne-08', { regular: 1 }),
    (p) =>
      p
        .row('stunted-worms')
        .atreides('cne-07', { regular: 1 })
        .atreides('cne-08', { regular: 1 })
        .with((t) => (t.claims = 2)),
  ],
  [
    'low markers nobody has paid for',
    (p) => p.with((t) => ((t.phase = 'spice'), (t.markers = [4, 1, 1]))),
    (p) => p.with((t) => ((t.phase = 'spice'), (t.markers = [4, 1, 1]), (t.paid = ['raise', '', '']))),
  ],
  [
    'little spice collected',
    (p) => p.with((t) => ((t.phase = 'spice'), (t.spice = 1))),
    (p) => p.with((t) => ((t.phase = 'spice'), (t.spice = 5))),
  ],
  [
    'the second row of a marker too',
    (p) => p.with((t) => (t.markers = [3, 2, 1])),
    (p) => p.with((t) => (t.markers = [3, 1, 1])),
  ],
  [
    'two legions at settlements rather than one',
    (p) => p.atreides('cne-01', { regular: 4 }).atreides('cne-04', { regular: 4 }),
    (p) => p.atreides('cne-01', { regular: 4 }).atreides('se-01', { regular: 4 }),
  ],
])('better for the Atreides: %s', (_what, better, worse) => {
  expect(green(better)).toBeGreaterThan(green(worse));
  const black = (furnish: (p: P) => P): number => worth(furnish(position().objective('4-6-8')), HARKONNEN);
  expect(black(better)).toBeCloseTo(1 - green(better), 9);
});

/** What a change is worth besides what it is worth without the card. */
function becauseOf(card: string, better: (p: P) => P, worse: (p: P) => P): number {
  const odds = (p: P): number => {
    const v = worth(p, ATREIDES);
    return Math.log(v / (1 - v));
  };
  const bare = (): P => position().objective('4-6-8');
  const gain = odds(better(bare().row(card))) - odds(worse(bare().row(card)));
  return gain - (odds(better(bare())) - odds(worse(bare())));
}
test.each<[card: string, better: (p: P) => P, worse: (p: P) => P]>([
  [
    'dew-collectors-for-the-planting',
    (p) => p.atreides('cne-09', { regular: 1 }),
    (p) => p.atreides('cne-05', { regular: 1 }),
  ],
  ['new-hidden-wind-traps', (p) => p.atreides('cne-05', { regular: 1 }), (p) => p.atreides('cne-09', { regular: 1 })],
  ['stunted-worms', (p) => p.atreides('cne-07', { regular: 1 }), (p) => p.atreides('cne-05', { regular: 1 })],
  [
    'stunted-worms',
    (p) => p.atreides('cne-07', { regular: 1 }).atreides('cne-08', { regular: 1 }),
    (p) => p.atreides('cne-07', { regular: 1 }),
  ],
  ['the-desert-war', (p) => p.atreides('ne-05', { regular: 1 }), (p) => p.atreides('cne-05', { regular: 1 })],
  [
    'the-desert-war',
    (p) => p.sietch('gara-kulon', 1).atreides('ne-05', { regular: 1 }),
    (p) => p.sietch('gara-kulon', 1).atreides('gara-kulon', { regular: 1 }),
  ],
  [
    'the-water-discipline',
    (p) => p.atreides('cne-05', { regular: 1, named: ['paul-atreides'] }),
    (p) => p.atreides('cne-05', { regular: 1 }),
  ],
  [
    'the-water-discipline',
    (p) => p.atreides('ne-14', { regular: 1, named: ['paul-atreides'] }),
    (p) => p.atreides('ne-05', { regular: 1, named: ['paul-atreides'] }),
  ],
  [
    'jessica-trains-paul',
    (p) =>
      p
        .atreides('ne-05', { regular: 1, named: ['paul-atreides'] })
        .atreides('ne-06', { regular: 1, named: ['lady-jessica'] }),
    (p) =>
      p
        .atreides('ne-05', { regular: 1, named: ['paul-atreides'] })
        .atreides('ne-16', { regular: 1, named: ['lady-jessica'] }),
  ],
  [
    'jessica-trains-paul',
    (p) => p.atreides('ne-05', { regular: 1, named: ['lady-jessica'] }),
    (p) => p.atreides('ne-05', { regular: 1 }),
  ],
  [
    'the-fremen-call-paul-the-mahdi',
    (p) => p.sietch('gara-kulon', 1).atreides('ne-11', { regular: 1, named: ['paul-atreides'] }),
    (p) => p.sietch('gara-kulon', 1).atreides('ne-05', { regular: 1, named: ['paul-atreides'] }),
  ],
  [
    'the-lisan-al-gaib',
    (p) => p.atreides('ne-05', { regular: 1, named: ['paul-atreides'] }).token('ne-05', 'D-RR'),
    (p) => p.atreides('ne-05', { regular: 1, named: ['paul-atreides'] }).token('ne-06', 'D-RR'),
  ],
  [
    'paul-drinks-the-water-of-life',
    (p) => p.atreides('ne-05', { regular: 1, named: ['paul-atreides'] }),
    (p) => p.atreides('ne-05', { regular: 1, named: ['paul-atreides'] }).harkonnen('ne-06', { regular: 1 }),
  ],
  [
    'families-flee-to-the-palmaries-of-the-south',
    (p) => p.sietch('gara-kulon', 1).atreides('gara-kulon', { regular: 1 }),
    (p) => p.sietch('gara-kulon', 1).atreides('ne-05', { regular: 1 }),
  ],
  ['unknown-ar-4', (p) => p.sandworm('ne-14'), (p) => p],
  ['unknown-ar-5', (p) => p.with((t) => (t.deeds.harvestersRaided = 1)), (p) => p],
  [
    'unknown-ar-6',
    (p) => p.sietch('gara-kulon', 1).atreides('ne-11', { regular: 1, named: ['lady-jessica'] }),
    (p) => p.sietch('gara-kulon', 1).atreides('ne-05', { regular: 1, named: ['lady-jessica'] }),
  ],
  [
    'unknown-ar-6',
    (p) => p.atreides('ne-05', { regular: 1, named: ['lady-jessica'] }),
    (p) => p.atreides('ne-05', { regular: 1, named: ['lady-jessica'] }).harkonnen('ne-06', { regular: 1 }),
  ],
  [
    'unknown-ar-7',
    (p) => p.wormsign('ne-14', 'sand').atreides('ne-05', { regular: 1, named: ['paul-atreides'] }),
    (p) => p.wormsign('ne-14', 'sand').atreides('ne-05', { regular: 1 }),
  ],
  ['unknown-ar-7', (p) => p.wormsign('ne-14', 'sand'), (p) => p],
])('nearer to a claim: %s', (card, better, worse) => {
  expect(becauseOf(card, better, worse)).toBeGreaterThan(0.0005);
});

test('a won game is worth everything', () => {
  const p = position()
    .objective('4-6-8')
    .with((t) => (t.prescience = [9, 9, 9]))
    .endOfRound();
  expect([worth(p, ATREIDES), worth(p, HARKONNEN)]).toEqual([1, 0]);
  // The scores are the steps of the three visions and the points of supremacy.
  const q = position()
    .objective('4-6-8')
    .with((t) => ((t.prescience = [9, 8, 9]), (t.supremacy = 3)))
    .endOfRound();
  expect(q.g.over?.scores).toEqual([26, 3]);
});

test('every option has a weight, and none is out of the question', () => {
  const g = begin(rules, configOf(rules, {}), 'weights');
  const random = seeded('weights');
  let asked = settle(rules, g, 'search');
  for (let n = 0; n < 3000 && asked.length > 0; n++) {
    const d = asked[0]!;
    const weights = rules.weigh!(g, explain(rules, g, d));
    if (weights !== null) {
      expect(weights.length).toBe(d.options.length);
      for (const w of weights) expect(w).toBeGreaterThan(0);
    }
    asked = choose(rules, g, d.seat, d.question, pick<Option>(random, d.options), 'search');
  }
});
