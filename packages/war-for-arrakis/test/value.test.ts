import { begin, choose, configOf, explain, pick, seeded, settle, type Option } from '@landsraad/kernel';
import { ATREIDES, HARKONNEN, rules } from '@landsraad/war-for-arrakis';
import { position } from '@landsraad/war-for-arrakis/testing';
import { describe, expect, test } from 'vitest';

type P = ReturnType<typeof position>;
const worth = (p: P, seat: number): number => rules.value(p.g, seat);
/** The better of two continuations of the same position. */
function better(seat: number, make: () => P, good: (p: P) => P, bad: (p: P) => P): void {
  expect(worth(good(make()), seat)).toBeGreaterThan(worth(bad(make()), seat));
}
const roll = (hits: number, shields: number, specials: number) => ({ hits, shields, specials });

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

test('a won game is worth everything', () => {
  const p = position()
    .objective('4-6-8')
    .with((t) => (t.prescience = [9, 9, 9]))
    .endOfRound();
  expect([worth(p, ATREIDES), worth(p, HARKONNEN)]).toEqual([1, 0]);
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
