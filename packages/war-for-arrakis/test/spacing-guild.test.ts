// The Spacing Guild expansion: heighliners and landings, imperium actions, troops, frigates, the navigator, twelve cards.

import {
  ATREIDES,
  FACTS,
  HARKONNEN,
  areaOf,
  frigatesLeft,
  idOf,
  oddsOfAttack,
  planning,
  rules,
  troopsLeft,
  type Side,
} from '@landsraad/war-for-arrakis';
import { guild, newGame, position, type Position } from '@landsraad/war-for-arrakis/testing';
import { configOf, refuseConfig } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { rule } from './rule.ts';

const roll = (hits: number, shields: number, specials: number) => ({ hits, shields, specials });
const WHOLE = 'the whole legion';
const now = (p: Position) => p.table.guild!;
/** Step, troops and frigates aboard a heighliner. */
const aboard = (p: Position, side: Side) => [now(p).steps[side], now(p).troops[side], now(p).frigates[side]];
const NAVIGATOR = 'send the navigator where?';
/** The end of a round in which nobody wants anything. */
function endOfRound(p: Position): Position {
  p.endOfRound();
  while (p.decisions.length > 0 && p.question !== 'land a troop where? in which sector?' && p.question !== NAVIGATOR)
    p.say('done');
  return p;
}

test('it is an option of the table, and nothing of it is there without', () => {
  expect(refuseConfig(rules, configOf(rules, { options: { spacingGuild: true } }))).toBe(null);
  expect(JSON.stringify(newGame('without').table).includes('guild')).toBe(false);
});
rule('wfa.guild.not-solo', () => {
  const refused = (mode: string, on: boolean) =>
    rules.refuseConfig!({ mode, players: 1, options: { spacingGuild: on, shared: 'harkonnen' } });
  expect([refused('solo', true), refused('coop', true)]).toEqual([
    'The Spacing Guild has no solo rules.',
    'The Spacing Guild has no solo rules.',
  ]);
  expect([refused('solo', false), refused('two-player', true)]).toEqual([null, null]);
});
rule('wfa.guild.planning-cards', () => {
  for (const deck of ['houseHarkonnen', 'corrinoAlly', 'houseAtreides', 'fremenAlly'] as const) {
    const own = FACTS.spacingGuild.planningCards[deck].map((c) => c.id);
    const cards: readonly string[] = guild().place(planning[deck].deck);
    expect([own.length, cards.length, own.every((c) => cards.includes(c))]).toEqual([3, 21, true]);
    expect(position().place(planning[deck].deck).length).toBe(18);
  }
  expect(guild().play(ATREIDES, 'secret-contract').question).toBe('take which imperium action?');
});

describe('heighliners', () => {
  rule('wfa.guild.heighliners', () => {
    expect(FACTS.spacingGuild.heighliner.steps).toEqual({ atreides: 7, harkonnen: 4 });
    // One step at the end of each round.
    const p = endOfRound(guild());
    expect([now(p).steps, p.decisions]).toEqual([[1, 1], []]);
    // The way of the Atreides is longer.
    expect(now(endOfRound(guild().heighliner(ATREIDES, { step: 3 }))).steps).toEqual([4, 1]);
    // Both arrive: the Harkonnens land first, and nobody beside an enemy or his settlement.
    const both = guild()
      .heighliner(HARKONNEN, { step: 3, frigates: 1 })
      .heighliner(ATREIDES, { step: 6 })
      .sietch('sihaya-ridge', 1)
      .atreides('nw-03', { regular: 1 })
      .wormsign('ne-14', 'sand');
    endOfRound(both);
    expect([both.question, both.asked.seat]).toEqual(['land a troop where? in which sector?', HARKONNEN]);
    const areas = both.destinations;
    for (const beside of ['ne-02', 'ne-06', 'ne-01', 'ne-14', 'nw-03']) expect(areas).not.toContain(beside);
    expect(areas).toContain('ne-07');
    both.say('ne', 'ne-07').say('ne', 'ne-07');
    expect([both.at('ne-07'), both.troopsAt('ne-07')]).toEqual([[2, 0, 0, 0], 2]);
    expect([both.question, both.options]).toEqual([
      'land a frigate where?',
      ['az1', 'az2', 'az3', 'az4', 'az5', 'az6', 'az7', 'az8', 'no more'],
    ]);
    both.say('az1');
    expect([both.table.air[0], both.question, both.asked.seat]).toEqual(['frigate harkonnen', NAVIGATOR, HARKONNEN]);
    expect(aboard(both, HARKONNEN)).toEqual([0, 0, 0]);
    both.say('none');
    expect([both.asked.seat, both.question]).toEqual([ATREIDES, 'land a troop where? in which sector?']);
    // Arrakeen and the new legion keep their neighbours free of Atreides troops.
    expect(both.destinations).not.toContain('ne-05');
    // What is left out stays aboard.
    both.say('no more', 'none');
    expect(aboard(both, ATREIDES)).toEqual([0, 2, 0]);
  });
  test('a landing interrupts what is going on', () => {
    const p = guild().heighliner(HARKONNEN, { step: 3 }).play(HARKONNEN, 'price-of-passage');
    expect([p.question, p.asked.seat]).toEqual(['land a troop where? in which sector?', HARKONNEN]);
    p.say('no more', 'none');
    expect([aboard(p, HARKONNEN), p.decisions]).toEqual([[0, 2, 0], []]);
  });
  test('the base of the Smugglers keeps Harkonnen troops away', () => {
    const p = guild('two-player', { smugglers: true }).allied('csw-05').heighliner(HARKONNEN, { step: 3 });
    p.play(HARKONNEN, 'price-of-passage');
    expect(p.destinations).not.toContain('csw-04');
    expect(p.destinations).toContain('sw-04');
  });
});

describe('troops', () => {
  rule('wfa.guild.troops', () => {
    const { troops, frigates } = FACTS.spacingGuild.components;
    expect([troops, frigates]).toEqual([
      { atreides: 4, harkonnen: 8 },
      { atreides: 2, harkonnen: 4 },
    ]);
    expect([troopsLeft(guild().g, ATREIDES), troopsLeft(guild().g, HARKONNEN)]).toEqual([2, 6]);
    expect([frigatesLeft(guild().g, ATREIDES), frigatesLeft(guild().g, HARKONNEN)]).toEqual([2, 4]);
    const start = newGame('set-up', { spacingGuild: true });
    expect([aboard(start, ATREIDES), aboard(start, HARKONNEN)]).toEqual([
      [0, 2, 0],
      [0, 2, 0],
    ]);
    expect(() => guild().troops(ATREIDES, 'ne-07', 7)).toThrow('there are not 7 troops left');
    // A unit, and a leader that turns a special into a hit.
    const p = guild()
      .troops(ATREIDES, 'ne-07', 1)
      .atreides('ne-07', { regular: 1 })
      .harkonnen('ne-05', { regular: 3 })
      .action(ATREIDES, 'leadership');
    expect(p.options).toContain('surprise attack');
    p.rolls(roll(0, 0, 2), roll(1, 0, 2)).say('surprise attack', 'ne-07', 'ne-05');
    // Two dice, one of whose specials the troop uses; the surprise adds a special that nobody can use.
    expect([p.table.battle?.rolls[ATREIDES], p.table.battle?.hits]).toEqual([roll(0, 0, 3), [1, 1]]);
    expect(p.options).toEqual(['regular', 'troop']);
    p.say('troop');
    expect([p.at('ne-07'), p.troopsAt('ne-07')]).toEqual([[1, 0, 0, 0], 0]);
    expect(position().atreides('ne-07', { regular: 2 }).action(ATREIDES, 'leadership').options).not.toContain(
      'surprise attack',
    );
    expect(p.supply(ATREIDES, 'regular')).toBe(position().supply(ATREIDES, 'regular') - 1);
    // A legion led by nobody else takes one along on a Leadership move.
    const march = guild()
      .troops(HARKONNEN, 'ne-07', 2)
      .harkonnen('ne-07', { regular: 2 })
      .action(HARKONNEN, 'leadership');
    march.say('move', 'ne-07', 'ne-05', 'a part', '1 regular');
    expect([march.options, march.why('0 troop')]).toEqual([['1 troop', '2 troop'], 'wfa.move.leadership-split']);
    march.say('1 troop');
    expect([march.at('ne-05'), march.troopsAt('ne-05'), march.troopsAt('ne-07')]).toEqual([[2, 0, 0, 0], 1, 1]);
    // So does one whose named leader has to stay, with a unit.
    const sought = guild()
      .with((t) => (t.mahdiSought = 2))
      .troops(ATREIDES, 'ne-11', 1)
      .atreides('ne-11', { regular: 2, named: ['paul-atreides'] })
      .dice(ATREIDES, { leadership: 1 })
      .turn(ATREIDES)
      .say('leadership', 'move', 'ne-11', 'ne-07', 'a part');
    expect([sought.options, sought.why('2 regular')]).toEqual([
      ['0 regular', '1 regular'],
      'wfa.move.leader-left-alone',
    ]);
    sought.say('1 regular');
    expect([sought.at('ne-07'), sought.troopsAt('ne-07'), sought.at('ne-11')]).toEqual([[2, 0, 0, 0], 1, [1, 0, 0, 0]]);
    // With another leader, one of them is enough.
    const two = guild().troops(HARKONNEN, 'ne-07', 1).harkonnen('ne-07', { regular: 2, generic: 1 });
    two.action(HARKONNEN, 'leadership').say('move', 'ne-07', 'ne-05', 'a part', '1 regular');
    const without = two.copy().say('0 troop');
    expect([without.at('ne-05'), without.table.legions.length]).toEqual([[1, 0, 0, 1], 2]);
    two.say('1 troop');
    expect(two.options).toEqual(['0 generic', '1 generic']);
  });
  test('the odds count troops as units and as leaders', () => {
    const p = guild().troops(HARKONNEN, 'csw-06', 2).atreides('csw-05', { regular: 1 });
    const seen = oddsOfAttack(p.view(HARKONNEN), areaOf('csw-06'), areaOf('csw-05'));
    expect([seen?.attacker.regular, seen?.attacker.generic]).toEqual([2, 2]);
  });
});

describe('imperium actions', () => {
  rule('wfa.guild.imperium-actions', () => {
    // Keeping a marker is one action, raising it two.
    const pay = (spice: number, how: string) => {
      const p = guild().with((t) => (t.markers = [2, 2, 2]));
      p.with((t) => (t.harvesters = Array.from({ length: spice }, (_, n) => areaOf(['ne-05', 'ne-07', 'ne-08'][n]!))));
      return p.spiceHarvesting().say(how);
    };
    expect(aboard(pay(3, 'keep choam'), HARKONNEN)).toEqual([0, 2, 1]);
    expect(aboard(pay(3, 'raise choam'), HARKONNEN)).toEqual([0, 2, 2]);
    expect(aboard(pay(3, 'keep landsraad'), HARKONNEN)).toEqual([0, 4, 0]);
    expect(aboard(pay(3, 'raise landsraad'), HARKONNEN)).toEqual([0, 6, 0]);
    expect(aboard(pay(3, 'keep spacingGuild'), HARKONNEN)).toEqual([1, 2, 0]);
    expect(aboard(pay(3, 'raise spacingGuild'), HARKONNEN)).toEqual([2, 2, 0]);
    expect(aboard(pay(3, 'stockpile'), HARKONNEN)).toEqual([0, 2, 0]);
    // An Atreides legion destroys a harvester: one action of their choice.
    const raid = guild().harvester('ne-05').atreides('ne-07', { regular: 1 }).action(ATREIDES, 'strategy');
    raid.say('move', 'ne-07', 'ne-05', WHOLE, 'done');
    expect([raid.question, raid.asked.seat, raid.options]).toEqual([
      'take which imperium action?',
      ATREIDES,
      ['choam', 'spacingGuild', 'landsraad'],
    ]);
    expect(aboard(raid.copy().say('choam'), ATREIDES)).toEqual([0, 2, 1]);
    expect(aboard(raid.copy().say('spacingGuild'), ATREIDES)).toEqual([1, 2, 0]);
    expect(aboard(raid.say('landsraad'), ATREIDES)).toEqual([0, 4, 0]);
    // A sandworm's prey does not count.
    const worm = guild().harvester('ne-05').sandworm('ne-02').attackWithSandworm().say('ne-02', 'ne-05');
    expect([worm.table.harvesters, worm.decisions]).toEqual([[], []]);
    // Only what is left in the supply comes aboard.
    const full = guild()
      .heighliner(HARKONNEN, { troops: 7, frigates: 4 })
      .play(HARKONNEN, 'charter-of-the-choam-company');
    expect(aboard(full, HARKONNEN)).toEqual([0, 8, 4]);
  });
});

describe('frigates', () => {
  rule('wfa.guild.superior-transport', () => {
    expect(FACTS.spacingGuild.frigate.range).toBe(3);
    const far = (side: Side, frigate: 'frigate atreides' | 'frigate harkonnen') => {
      const p = guild().air('az1', frigate);
      if (side === HARKONNEN) p.harkonnen('ne-11', { regular: 2 });
      else p.atreides('ne-11', { regular: 2 });
      return p.action(side, 'strategy').say('move', 'ne-11');
    };
    for (const side of [HARKONNEN, ATREIDES] as const) {
      const own = side === HARKONNEN ? 'frigate harkonnen' : 'frigate atreides';
      const p = far(side, own);
      // ne-11, ne-07, ne-05, ne-02: three areas.
      expect(p.destinations).toContain('ne-02');
      expect(p.destinations).not.toContain('ne-01');
      p.say('ne', 'ne-02', WHOLE);
      expect([p.at('ne-02'), p.table.air[0]]).toEqual([[2, 0, 0, 0], '']);
      const other = far(side, side === HARKONNEN ? 'frigate atreides' : 'frigate harkonnen');
      expect(other.destinations).not.toContain('ne-05');
    }
    // An ornithopter does not go so far.
    const choice = guild()
      .air('az1', 'ornithopter')
      .air('az2', 'frigate harkonnen')
      .harkonnen('cne-06', { regular: 1 });
    choice.action(HARKONNEN, 'strategy').say('move', 'cne-06');
    expect(choice.destinations).toContain('ne-05');
    // An attack at three areas.
    const attack = guild()
      .air('az1', 'frigate atreides')
      .atreides('ne-11', { regular: 2 })
      .harkonnen('ne-02', { regular: 1 });
    attack
      .action(ATREIDES, 'strategy')
      .rolls(roll(2, 0, 0), roll(0, 1, 0))
      .say('attack', 'ne-11', 'ne-02');
    expect([attack.table.battle?.to, attack.table.air[0]]).toEqual([areaOf('ne-02'), '']);
    // Its zone is not free for vehicles, and what is not used leaves with the actions.
    const placing = guild().air('az1', 'frigate atreides').placeVehicles({ ornithopter: 1 });
    expect([placing.options.includes('az1'), placing.why('az1')]).toEqual([false, 'wfa.guild.superior-transport']);
    const end = guild().air('az1', 'frigate atreides').air('az2', 'carryall').actionResolution();
    for (let n = 0; n < 500 && end.decisions.length > 0; n++) {
      const dull = end.options.find((o) => ['nothing', 'no', 'done', 'none', 'enough'].includes(String(o)));
      end.say(dull ?? end.options[0]!);
    }
    expect(end.table.air.slice(0, 2)).toEqual(['', 'carryall']);
  });
  rule('wfa.guild.superior-transport-no-sandriding', () => {
    // The frigate would bring the legion to the wormsigns, and a ride from there further: it could happen here.
    const p = guild().air('az1', 'frigate atreides').atreides('ne-11', { regular: 2 });
    p.wormsign('ne-02', 'sand').wormsign('ne-01', 'sand').action(ATREIDES, 'strategy').say('move', 'ne-11');
    expect(p.destinations).toContain('ne-02');
    expect(p.destinations).not.toContain('ne-03');
    const rider = guild().atreides('ne-05', { regular: 2 }).wormsign('ne-02', 'sand').wormsign('ne-01', 'sand');
    expect(rider.action(ATREIDES, 'strategy').say('move', 'ne-05').destinations).toContain('ne-03');
  });
  test('whoever chooses an aircraft reads which one is a frigate', () => {
    const p = guild().air('az1', 'ornithopter').air('az2', 'frigate harkonnen').harkonnen('cne-06', { regular: 1 });
    p.action(HARKONNEN, 'strategy').say('move', 'cne-06');
    while (p.question !== 'which ornithopter?') p.say(p.options.includes('ne-05') ? 'ne-05' : 'ne');
    const d = p.view(HARKONNEN).decision!;
    expect(d.options.map((o) => rules.text.option(d, o, p.view(HARKONNEN)))).toEqual([
      'Air Zone 1 (North-East and Central North-East)',
      'Air Zone 2 (Central North-East and Central North-West): frigate',
    ]);
  });
  test('when frigates keep every zone, aircraft stay in the supply', () => {
    const p = guild();
    for (const n of [1, 2, 3, 4]) p.air(`az${n}`, 'frigate atreides').air(`az${n + 4}`, 'frigate harkonnen');
    expect(p.placeVehicles({ ornithopter: 1, carryall: 1 }).decisions).toEqual([]);
  });
});

describe('the navigator', () => {
  rule('wfa.guild.navigator', () => {
    const landed = guild().heighliner(ATREIDES, { step: 6, troops: 0 }).heighliner(HARKONNEN, { step: 0 });
    endOfRound(landed);
    expect([landed.question, landed.asked.seat, landed.options.length]).toEqual([NAVIGATOR, ATREIDES, 9]);
    landed.say('az1');
    expect([now(landed).navigator, now(landed).navigatorOf]).toEqual([0, ATREIDES]);
    // The Harkonnens can place nothing there.
    const placing = guild().navigator('az1', ATREIDES).placeVehicles({ ornithopter: 1 });
    expect([placing.options.includes('az1'), placing.why('az1')]).toEqual([false, 'wfa.guild.navigator']);
    expect(guild().navigator('az1', HARKONNEN).placeVehicles({ ornithopter: 1 }).options).toContain('az1');
    // Nor fly from there, scout, or save a harvester.
    const legion = (of: Side) =>
      guild().navigator('az1', of).air('az1', 'ornithopter').harkonnen('ne-11', { regular: 2 });
    expect(legion(ATREIDES).action(HARKONNEN, 'strategy').say('move', 'ne-11').destinations).not.toContain('ne-13');
    expect(legion(HARKONNEN).action(HARKONNEN, 'strategy').say('move', 'ne-11').destinations).toContain('ne-13');
    const scout = (of: Side) => legion(of).sietch('gara-kulon', 1).dice(HARKONNEN, { strategy: 1 }).turn(HARKONNEN);
    const offer = scout(HARKONNEN)
      .offers(HARKONNEN)
      .find((o) => o.includes('az1'))!;
    expect(scout(ATREIDES).whyNotOffer(HARKONNEN, offer)).toBe('wfa.guild.navigator');
    const worm = (of: Side) =>
      guild().navigator('az1', of).sandworm('ne-05').harvester('ne-05').air('az1', 'carryall').sandwormAppears('ne-05');
    expect([worm(ATREIDES).table.harvesters, worm(HARKONNEN).options]).toEqual([[], ['az1', 'no']]);
    // A frigate of the Atreides is kept out by the navigator of the Harkonnens.
    const frigate = guild().navigator('az1', HARKONNEN).heighliner(ATREIDES, { step: 6, troops: 0, frigates: 1 });
    frigate.with((t) => (t.guild = { ...t.guild!, held: -1 })).run('landing', { of: ATREIDES, desert: false });
    expect(frigate.options).not.toContain('az1');
    // It leaves with the vehicles.
    const over = endOfRound(guild().navigator('az1', ATREIDES));
    expect([now(over).navigator, now(over).navigatorOf]).toEqual([-1, -1]);
  });
});

describe('cards', () => {
  test('Charter of the CHOAM Company: a CHOAM and a Landsraad action', () => {
    expect(aboard(guild().play(HARKONNEN, 'charter-of-the-choam-company'), HARKONNEN)).toEqual([0, 4, 1]);
  });
  test('Price of Passage: two steps', () => {
    expect(aboard(guild().play(HARKONNEN, 'price-of-passage'), HARKONNEN)).toEqual([2, 2, 0]);
  });
  test('Garrison from Orbit: two troops to a settlement', () => {
    const p = guild().play(HARKONNEN, 'garrison-from-orbit');
    expect(p.options).toEqual(['arrakeen', 'carthag', 'imperial-basin', 'arsunt', 'hagga-basin', 'north-pole', 'none']);
    p.say('carthag');
    expect([p.troopsAt('carthag'), aboard(p, HARKONNEN)]).toEqual([2, [0, 0, 0]]);
    expect(guild().heighliner(HARKONNEN, { troops: 0 }).play(HARKONNEN, 'garrison-from-orbit').decisions).toEqual([]);
    const lone = guild().heighliner(HARKONNEN, { troops: 1 }).play(HARKONNEN, 'garrison-from-orbit').say('carthag');
    expect(lone.troopsAt('carthag')).toBe(1);
  });
  test('Imperial Frigates: a frigate from the supply, then the Sardaukar', () => {
    const p = guild().air('az1', 'carryall').harkonnen('ne-11', { special: 1 }).harkonnen('nw-03', { regular: 1 });
    p.play(HARKONNEN, 'imperial-frigates');
    expect(p.options).toEqual(['az2', 'az3', 'az4', 'az5', 'az6', 'az7', 'az8', 'none']);
    p.say('az2');
    expect([p.table.air[1], p.say('move').options]).toEqual(['frigate harkonnen', ['ne-11', 'done']]);
    const none = guild().heighliner(HARKONNEN, { frigates: 4 }).harkonnen('ne-11', { special: 1 });
    expect(none.play(HARKONNEN, 'imperial-frigates').question).toBe('move or attack?');
  });
  test('Levy of the Landsraad: two Landsraad actions and a card', () => {
    const p = guild().play(HARKONNEN, 'levy-of-the-landsraad');
    expect([aboard(p, HARKONNEN), p.question]).toEqual([[0, 6, 0], 'draw from which deck?']);
    expect(p.say('corrinoAlly').cards(HARKONNEN).length).toBe(1);
  });
  test('Word to the Guild: the other heighliner goes back, and a card', () => {
    const p = guild()
      .heighliner(ATREIDES, { step: 2 })
      .heighliner(HARKONNEN, { step: 2 })
      .play(HARKONNEN, 'word-to-the-guild');
    expect([now(p).steps, p.say('corrinoAlly').cards(HARKONNEN).length]).toEqual([[1, 2], 1]);
    expect(now(guild().play(HARKONNEN, 'word-to-the-guild')).steps).toEqual([0, 0]);
  });
  test('Secret Contract: an imperium action of choice, and a card', () => {
    const p = guild().play(ATREIDES, 'secret-contract');
    expect(p.options).toEqual(['choam', 'spacingGuild', 'landsraad']);
    p.say('choam', 'houseAtreides');
    expect([aboard(p, ATREIDES), p.cards(ATREIDES).length]).toEqual([[0, 2, 1], 1]);
  });
  test('Houses in Exile: two troops with a legion', () => {
    const p = guild().atreides('ne-07', { regular: 5 }).token('nw-03', 'S-RR').play(ATREIDES, 'houses-in-exile');
    expect(p.options).toEqual(['ne-07', 'nw-03', 'none']);
    p.say('ne-07');
    // Seven units are one too many.
    expect([p.question, p.options]).toEqual(['remove which unit?', ['regular', 'troop']]);
    expect([p.say('regular').at('ne-07'), p.troopsAt('ne-07')]).toEqual([[6, 0, 0, 0], 2]);
  });
  test('Blind Spot: the navigator or a frigate of the enemy goes, then a legion moves', () => {
    const table = () =>
      guild()
        .navigator('az1', HARKONNEN)
        .air('az2', 'frigate harkonnen')
        .air('az3', 'frigate atreides')
        .atreides('ne-07', { regular: 1 });
    const p = table().play(ATREIDES, 'blind-spot');
    expect(p.options).toEqual(['the navigator', 'az2', 'none']);
    expect(p.copy().say('az2').table.air[1]).toBe('');
    p.say('the navigator');
    expect([now(p).navigator, p.question, p.options]).toEqual([-1, 'move which legion?', ['ne-07', 'done']]);
  });
  test('Spice for Silence: the other heighliner stands still this round; an ornithopter goes', () => {
    const p = guild().air('az1', 'ornithopter').air('az2', 'carryall').play(ATREIDES, 'spice-for-silence');
    expect(p.options).toEqual(['az1', 'no more']);
    p.say('az1');
    expect([p.table.air[0], now(p).held]).toEqual(['', HARKONNEN]);
    p.play(HARKONNEN, 'price-of-passage');
    expect(now(p).steps).toEqual([0, 0]);
    endOfRound(p);
    expect([now(p).steps, now(p).held]).toEqual([[1, 0], -1]);
    expect(now(endOfRound(p)).steps).toEqual([2, 1]);
  });
  test('Arms from the Hold: two regulars of one legion become elites, then a card', () => {
    const p = guild()
      .atreides('ne-07', { regular: 3 })
      .troops(ATREIDES, 'nw-03', 1)
      .play(ATREIDES, 'arms-from-the-hold');
    expect(p.options).toEqual(['ne-07', 'none']);
    p.say('ne-07');
    expect([p.at('ne-07'), p.question]).toEqual([[1, 2, 0, 0], 'draw from which deck?']);
    const one = guild()
      .atreides('ne-07', { regular: 1 })
      .troops(ATREIDES, 'ne-07', 1)
      .play(ATREIDES, 'arms-from-the-hold');
    expect([one.say('ne-07').at('ne-07'), one.troopsAt('ne-07')]).toEqual([[1, 1, 0, 0], 1]);
  });
  test('Desert Landing: from step 2 on the heighliner lands now, in the desert', () => {
    const early = guild().heighliner(ATREIDES, { step: 1 }).play(ATREIDES, 'desert-landing');
    expect([early.decisions, now(early).steps]).toEqual([[], [1, 0]]);
    const p = guild().heighliner(ATREIDES, { step: 2 }).play(ATREIDES, 'desert-landing');
    expect(p.destinations).toContain('sw-02');
    for (const rock of ['false-wall-south', 'sw-08', 'harg-pass']) expect(p.destinations).not.toContain(rock);
    p.say('sw', 'sw-02').say('sw', 'sw-04', 'none');
    expect([p.troopsAt('sw-02'), p.troopsAt('sw-04'), aboard(p, ATREIDES)]).toEqual([1, 1, [0, 0, 0]]);
  });
});

describe('for bots', () => {
  const worth = (p: Position) => rules.value(p.g, ATREIDES);
  test('value: what is aboard, how near it is and what flies', () => {
    const plain = worth(guild());
    expect(worth(guild().heighliner(ATREIDES, { step: 1 }))).toBeGreaterThan(plain);
    expect(worth(guild().heighliner(ATREIDES, { troops: 3 }))).toBeGreaterThan(plain);
    expect(worth(guild().heighliner(ATREIDES, { frigates: 1 }))).toBeGreaterThan(plain);
    expect(worth(guild().air('az1', 'frigate atreides'))).toBeGreaterThan(plain);
    expect(worth(guild().air('az1', 'frigate harkonnen'))).toBeLessThan(plain);
    expect(worth(guild().navigator('az1', ATREIDES))).toBeGreaterThan(plain);
    expect(worth(guild().navigator('az1', HARKONNEN))).toBeLessThan(plain);
  });
  test('all expansions together, in all modes that have them', () => {
    for (const mode of ['two-player', 'three-player', 'four-player']) {
      const p = newGame(mode, { desertWar: true, smugglers: true, spacingGuild: true }, mode);
      expect([p.table.desertWar !== null, p.table.smugglers?.stance, now(p).steps]).toEqual([true, 'neutral', [0, 0]]);
      expect(idOf(0)).toBe('gara-kulon');
    }
  });
});
