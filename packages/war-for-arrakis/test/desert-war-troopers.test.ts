// The Desert War expansion: Desert Troopers.

import { ATREIDES, HARKONNEN, idOf } from '@landsraad/war-for-arrakis';
import { desertWar, type Position } from '@landsraad/war-for-arrakis/testing';
import { describe, expect } from 'vitest';
import { rule } from './rule.ts';

const roll = (hits: number, shields: number, specials: number) => ({ hits, shields, specials });
const war = (p: Position) => p.table.desertWar!;
const named = (areas: readonly number[]) => areas.map(idOf);
/** A Harkonnen turn in which a Mentat die has been spent. */
const spend = (p: Position) => p.dice(HARKONNEN, { mentat: 1 }).turn(HARKONNEN).say('mentat');
/** The sandworm in ne-05 is chosen to move. */
const wormMoves = (p: Position) => p.moveSandworms().say('ne-05');

describe('Desert Troopers', () => {
  const three = () =>
    desertWar().troopers('rocket', 'ne-08', 2).troopers('suspensor', 'ne-05', 2).troopers('sandrider', 'ne-12');
  rule('wfa.desert-war.troopers', () => {
    // Neither units nor leaders: six units find room beside them, and nobody can be attacked there.
    const p = desertWar()
      .troopers('rocket', 'ne-08', 3)
      .atreides('ne-08', { regular: 3 })
      .atreides('ne-11', { regular: 3 })
      .action(ATREIDES, 'strategy')
      .say('move', 'ne-11', 'ne-08', 'the whole legion', 'done');
    expect([p.at('ne-08'), p.question, p.troopersAt('rocket', 'ne-08')]).toEqual([[6, 0, 0, 0], '', 3]);
    const q = desertWar()
      .troopers('rocket', 'ne-08', 3)
      .harkonnen('ne-11', { regular: 3 })
      .action(HARKONNEN, 'strategy');
    expect(q.why('attack')).toBe('wfa.battle.target');
  });
  rule('wfa.desert-war.troopers-apart', () => {
    const p = desertWar()
      .troopers('suspensor', 'ne-11', 2)
      .harkonnen('ne-11', { regular: 2 })
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11', 'ne-12', 'the whole legion', 'done');
    expect([p.at('ne-12'), p.troopersAt('suspensor', 'ne-11')]).toEqual([[2, 0, 0, 0], 2]);
    // Nor do they retreat or fight with it.
    const q = desertWar()
      .troopers('suspensor', 'ne-11', 2)
      .harkonnen('ne-11', { regular: 2 })
      .retreat(HARKONNEN, 'ne-11');
    expect([q.say('ne-07').at('ne-07'), q.troopersAt('suspensor', 'ne-11')]).toEqual([[2, 0, 0, 0], 2]);
    const b = desertWar()
      .troopers('suspensor', 'ne-11', 2)
      .harkonnen('ne-11', { regular: 2 })
      .atreides('ne-12', { regular: 3 })
      .action(HARKONNEN, 'strategy')
      .rolls(roll(0, 2, 0), roll(0, 3, 0))
      .say('attack', 'ne-11', 'ne-12');
    expect(b.table.battle?.rolls[HARKONNEN]).toEqual(roll(0, 2, 0));
  });
  rule('wfa.desert-war.troopers-no-hits', () => {
    // A storm that takes both regulars leaves the troopers beside them alone.
    const p = desertWar()
      .troopers('suspensor', 'ne-11', 2)
      .harkonnen('ne-11', { regular: 2 })
      .rolls(roll(2, 0, 0))
      .storms();
    expect([p.at('ne-11'), p.troopersAt('suspensor', 'ne-11')]).toEqual([[], 2]);
    const q = desertWar()
      .troopers('suspensor', 'ne-11', 2)
      .harkonnen('ne-11', { regular: 2 })
      .sandworm('ne-12')
      .rolls(roll(4, 0, 0))
      .attackWithSandworm()
      .say('ne-12');
    expect([q.at('ne-11'), q.troopersAt('suspensor', 'ne-11')]).toEqual([[], 2]);
    // Without a legion there is nobody to strike.
    expect(desertWar().troopers('suspensor', 'ne-11', 2).storms().question).toBe('');
  });
  rule('wfa.desert-war.troopers-free', () => {
    const p = three().harkonnen('ne-11', { regular: 1 }).action(HARKONNEN, 'strategy').say('move', 'ne-11');
    expect(p.destinations).toEqual(expect.arrayContaining(['ne-08', 'ne-12']));
    const q = desertWar().troopers('suspensor', 'ne-08').atreides('ne-11', { regular: 1 }).action(ATREIDES, 'strategy');
    expect(q.say('move', 'ne-11').destinations).toContain('ne-08');
    // But not empty.
    const cards = three().play(HARKONNEN, 'harkonnen-patrols').say('supply regular').destinations;
    expect(['ne-05', 'ne-08', 'ne-12', 'ne-06'].map((a) => cards.includes(a))).toEqual([false, false, false, true]);
  });
  rule('wfa.desert-war.troopers-meet-legion', () => {
    const marched = (p: Position, side: 0 | 1, to: string) =>
      p.action(side, 'strategy').say('move', 'ne-11', to, 'the whole legion', 'done');
    const p = marched(
      desertWar().troopers('rocket', 'ne-08', 2).harkonnen('ne-11', { regular: 1 }),
      HARKONNEN,
      'ne-08',
    );
    expect(war(p).rocket).toEqual([]);
    const q = marched(desertWar().troopers('suspensor', 'ne-08', 2).token('ne-11', 'D-RR'), ATREIDES, 'ne-08');
    expect(war(q).suspensor).toEqual([]);
    // Own ones stay.
    const own = marched(
      desertWar().troopers('suspensor', 'ne-08', 2).harkonnen('ne-11', { regular: 1 }),
      HARKONNEN,
      'ne-08',
    );
    expect(own.troopersAt('suspensor', 'ne-08')).toBe(2);
    // By retreating, and when figures are placed beside them.
    const back = desertWar()
      .troopers('suspensor', 'ne-07', 1)
      .atreides('ne-11', { regular: 2 })
      .retreat(ATREIDES, 'ne-11');
    expect(war(back.say('ne-07')).suspensor).toEqual([]);
    const placed = desertWar().troopers('suspensor', 'cne-09', 1).play(ATREIDES, 'i-am-stilgar-the-fremen');
    placed.say('supply elite', 'cne-09');
    expect(war(placed).suspensor).toEqual([]);
  });
  rule('wfa.desert-war.troopers-worm-moves-in', () => {
    const p = wormMoves(
      desertWar()
        .troopers('rocket', 'ne-08', 2)
        .troopers('suspensor', 'ne-08')
        .troopers('sandrider', 'ne-08')
        .sandworm('ne-05'),
    );
    expect(p.destinations).toContain('ne-08');
    p.say('ne-08');
    expect([war(p).rocket, war(p).suspensor, named(war(p).sandrider), named(p.table.sandworms)]).toEqual([
      [],
      [],
      ['ne-08'],
      ['ne-08'],
    ]);
    // It is no attack: the sandworm stays.
    expect(p.table.deeds.wormTook).toBe(0);
  });
  rule('wfa.desert-war.troopers-worm-placed', () => {
    const p = desertWar()
      .troopers('suspensor', 'ne-08', 2)
      .harvester('ne-08')
      .wormsign('ne-08', 'sandworm')
      .desertHazards();
    expect([war(p).suspensor, named(p.table.sandworms), p.table.harvesters]).toEqual([[], ['ne-08'], []]);
  });
  rule('wfa.desert-war.troopers-supply', () => {
    const p = desertWar().warTokens(1).air('az1', 'carryall').troopers('suspensor', 'nw-08', 6);
    expect(spend(p.copy()).why('deploy troopers')).toBe('wfa.desert-war.deploy-suspensors');
    p.atreides('nw-09', { regular: 1 }).action(ATREIDES, 'strategy').say('move', 'nw-09');
    p.say('nw-08', 'the whole legion', 'done');
    expect([war(p).suspensor, spend(p).options.includes('deploy troopers')]).toEqual([[], true]);
  });
  rule('wfa.desert-war.troopers-end-round', () => {
    const p = three()
      .troopers('sandrider', 'nw-08')
      .sandworm('nw-08')
      .camp('sw-02', 'jihad')
      .objective('4-6-8')
      .with((t) => {
        t.desertWar = { ...t.desertWar!, ridersSpent: true };
      })
      .endOfRound();
    expect([war(p).rocket, war(p).suspensor, named(war(p).sandrider), war(p).camps, war(p).ridersSpent]).toEqual([
      [],
      [],
      ['nw-08'],
      [],
      false,
    ]);
  });
});
