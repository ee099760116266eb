import { rules, leaders, spiceCards, traitors, treachery, predictedFaction, type Faction } from '@landsraad/dune';
import {
  begin,
  choose,
  configOf,
  count,
  recording,
  settle,
  things,
  view,
  type Decision,
  type Happening,
  type Option,
} from '@landsraad/kernel';
import { expect } from 'vitest';
import { basic, SIX, withOptions } from './position.ts';
import { rule } from './rule.ts';

/** A game from its very beginning, with the first answer to everything unless told otherwise. */
function fresh(
  mode: 'basic' | 'advanced',
  players: number,
  options: { [id: string]: string | boolean } = {},
  seed = 'box',
) {
  const happened: Happening[] = [];
  const g = begin(rules, configOf(rules, { mode, players, options }), seed);
  let decisions: readonly Decision[] = recording(happened, () => settle(rules, g, 'table'));
  const until = (enough: () => boolean, answer: (d: Decision) => Option = (d) => d.options[0]!) => {
    for (let n = 0; n < 200 && !enough() && decisions.length > 0; n++) {
      const d = decisions[0]!;
      decisions = recording(happened, () => choose(rules, g, d.seat, d.question, answer(d)));
    }
  };
  return { g, happened, until, asked: () => decisions, toStorm: () => until(() => g.table.phase === 'storm') };
}
const all = (g: ReturnType<typeof fresh>['g']): number[] =>
  g.table.groups.map((list) => list.reduce((n, x) => n + x.forces + x.starred, 0));
const hold = (g: ReturnType<typeof fresh>['g']): number[] => g.purses[0]!.slice();

rule('dune.setup.terrain-kinds', () => {
  const t = basic('atreides', 'harkonnen')
    .forces('atreides', 'basin@8', 2)
    .forces('atreides', 'rim-wall-west@8', 2)
    .storm(7);
  t.stormMoves(1);
  expect([t.on('atreides', 'basin@8'), t.on('atreides', 'rim-wall-west@8')]).toEqual([0, 2]);
});
rule('dune.setup.strongholds', () => {
  const t = basic('atreides', 'harkonnen', 'fremen')
    .forces('atreides', 'arrakeen@9', 1)
    .forces('atreides', 'carthag@10', 1)
    .forces('atreides', 'habbanya-sietch@16', 1)
    .run('mentat pause');
  expect(t.winners()).toEqual(['atreides']);
});
rule('dune.setup.sectors', () => {
  const t = basic('atreides', 'harkonnen').storm(9).spice('atreides', 9).ships(0).say('atreides', 'ship');
  expect(t.why('atreides', 'arrakeen')).toBe('dune.ship.no-storm');
  expect(t.options('atreides')).toContain('polar-sink');
});
rule('dune.setup.player-circles', () => {
  // Markers in sectors 1, 4, 7, 10, 13 and 16.
  const t = basic().storm(3).run('storm').say('harkonnen', 1).say('atreides', 1).quiet();
  expect([t.g.table.storm, t.g.table.first]).toEqual([5, 2]);
});
rule('dune.setup.spice-icons', () => {
  const t = basic('atreides', 'harkonnen').storm(9).spiceDeck('south-mesa').run('spice blow and nexus');
  expect(t.lies('south-mesa@4')).toBe(10);
});
rule('dune.setup.tanks', () => {
  const t = basic('atreides', 'harkonnen').forces('atreides', 'basin@8', 4).storm(7);
  t.stormMoves(1);
  expect(t.inTanks('atreides')).toBe(4);
});
rule('dune.setup.forces-20', () => {
  const { g, toStorm } = fresh('basic', 6);
  toStorm();
  expect(g.table.groups.map((_, s) => g.table.reserves[s]!.forces + all(g)[s]!)).toEqual([20, 20, 20, 20, 20, 20]);
});
rule('dune.setup.leaders-5', () => {
  const { g, toStorm } = fresh('basic', 6);
  toStorm();
  expect(SIX.map((_, s) => count(g, leaders.home[s]!))).toEqual([5, 5, 5, 5, 5, 5]);
});
rule('dune.setup.colours', () => {
  const { happened, toStorm } = fresh('basic', 6);
  toStorm();
  expect(happened.filter((h) => h.kind === 'takes a seat').map((h) => h.nouns['colour'])).toEqual([
    'green',
    'black',
    'red',
    'sand',
    'orange',
    'blue',
  ]);
});
rule('dune.setup.starred-basic', () => {
  const { g, toStorm } = fresh('basic', 6);
  toStorm();
  expect(g.table.reserves[2]).toEqual({ forces: 20, starred: 0 });
});
rule('dune.setup.advanced-components', () => {
  const { g, toStorm } = fresh('advanced', 6);
  toStorm();
  expect([g.table.reserves[2], g.table.reserves[3]!.starred]).toEqual([{ forces: 15, starred: 5 }, 3]);
});
rule('dune.setup.spice-deck', () => {
  const { g, toStorm } = fresh('basic', 2);
  toStorm();
  const deck = things(g, spiceCards.deck);
  expect([deck.length, deck.filter((c) => c === 'shai-hulud').length]).toEqual([21, 6]);
  expect(deck.slice(0, 3)).not.toEqual(['broken-land', 'cielago-north', 'cielago-south']);
});
rule('dune.setup.traitor-deck', () => {
  const dealt = (seed: string) => {
    const { g, toStorm } = fresh('basic', 6, {}, seed);
    toStorm();
    expect(
      count(g, traitors.deck) + count(g, traitors.under) + SIX.reduce((n, _, s) => n + count(g, traitors.kept[s]!), 0),
    ).toBe(30);
    return things(g, traitors.kept[1]!).join();
  };
  expect(dealt('one')).not.toBe(dealt('two'));
});
rule('dune.setup.prediction-deck', () => {
  const t = fresh('basic', 6);
  expect(t.asked()[0]!.options).toHaveLength(5);
  t.until(() => t.asked()[0]!.name === 'predict which turn?');
  expect(t.asked()[0]!.options).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
rule('dune.setup.spice-bank-unlimited', () => {
  const t = basic('atreides', 'harkonnen');
  t.g.table.bankGave = 564;
  t.spice('atreides', 0)
    .spice('harkonnen', 5)
    .run('choam charity')
    .say('atreides', 'claim')
    .say('harkonnen', 'decline');
  expect(t.holds('atreides')).toBe(2);
});
rule('dune.setup.discards-face-up', () => {
  const t = basic('atreides', 'harkonnen')
    .hand('atreides', 'tleilaxu-ghola')
    .tanks('atreides', 2)
    .revivalPhase()
    .does('atreides', 'tleilaxu ghola: forces');
  expect(t.sees('harkonnen').hidden['treachery']!['discard']).toEqual({ row: ['tleilaxu-ghola'] });
});
rule('dune.setup.reshuffle', () => {
  const t = basic('atreides', 'harkonnen');
  const [deck, discard] = [
    t.g.hidden[treachery.deck.pool]![treachery.deck.index]!,
    t.g.hidden[treachery.discard.pool]![treachery.discard.index]!,
  ];
  discard.things = deck.things.splice(0, 33);
  discard.known = deck.known.splice(0, 33).map(() => -1);
  t.run('bidding');
  expect([count(t.g, treachery.row), count(t.g, treachery.deck)]).toEqual([2, 31]);
});
rule('dune.setup.bank-start', () => {
  const { g, toStorm } = fresh('basic', 2);
  toStorm();
  expect(view(rules, g, 0).hidden['spice cards']!['deck']).toEqual({ row: Array.from({ length: 21 }, () => null) });
});
rule('dune.setup.players', () => {
  expect(() => begin(rules, { mode: 'basic', players: 7, options: {} }, 1)).toThrow('2 to 6 players');
  const t = fresh('basic', 3, { factions: 'picked' });
  t.until(() => t.asked()[0]!.options.length < 6);
  expect(t.asked()[0]!.options).toEqual(['harkonnen', 'emperor', 'fremen', 'bene-gesserit', 'spacing-guild']);
});
rule('dune.setup.faction-choice', () => {
  const dealt = fresh('basic', 3, { factions: 'dealt' });
  expect(new Set(dealt.g.table.factions).size).toBe(3);
  const picked = fresh('basic', 3, { factions: 'picked' });
  expect(picked.asked()[0]!.name).toBe('which faction?');
});
rule('dune.setup.faction-swap', () => {
  const t = fresh('basic', 2, { factions: 'dealt' });
  const [a, b] = t.g.table.factions;
  t.until(
    () => t.g.table.factions[0] === b,
    (d) => (d.name === 'swap with whom?' ? 1 : 'swap'),
  );
  expect(t.g.table.factions).toEqual([b, a]);
  // Each is asked once; who is asked to swap may keep what they have.
  const kept = fresh('basic', 3, { factions: 'dealt' });
  const before = kept.g.table.factions;
  const asked: string[] = [];
  kept.until(
    () => kept.g.table.phase === 'storm',
    (d) => {
      if (d.name.includes('swap')) asked.push(`${d.name} ${d.seat}`);
      return d.name === 'swap with whom?' && d.seat === 0 ? 2 : d.name === 'swap factions?' ? 'keep' : d.options[0]!;
    },
  );
  expect(kept.g.table.factions).toEqual(before);
  expect(asked).toEqual(['swap with whom? 0', 'swap factions? 2', 'swap with whom? 1', 'swap with whom? 2']);
});
rule('dune.setup.two-factions-each', () => {
  const t = withOptions('basic', { twoFactionsEach: true }, 'atreides', 'harkonnen', 'emperor', 'fremen');
  for (const at of ['arrakeen@9', 'carthag@10', 'sietch-tabr@13', 'habbanya-sietch@16'] as const)
    t.forces('atreides', at, 1);
  t.run('mentat pause');
  expect(t.winners()).toEqual(['atreides', 'emperor']);
});
rule('dune.setup.suggestions-free', () => {
  expect(fresh('basic', 3).g.table.factions).toEqual(['atreides', 'harkonnen', 'fremen']);
  expect(fresh('basic', 5).g.table.factions).toEqual(['atreides', 'harkonnen', 'emperor', 'fremen', 'spacing-guild']);
});
rule('dune.setup.step-order', () => {
  const { happened, toStorm } = fresh('basic', 6);
  toStorm();
  const kinds = happened.map((h) => h.kind);
  const first = (k: string): number => kinds.indexOf(k);
  expect(first('takes a seat')).toBeLessThan(first('predicted'));
  expect(first('predicted')).toBeLessThan(first('traitor kept'));
  expect(first('traitor kept')).toBeLessThan(first('forces placed'));
  expect(first('forces placed')).toBeLessThan(first('treachery dealt'));
});
rule('dune.setup.positions', () => {
  const { g, toStorm } = fresh('basic', 6);
  toStorm();
  expect([g.table.circles, things(g, leaders.home[0]!).length]).toEqual([[0, 1, 2, 3, 4, 5], 5]);
});
rule('dune.setup.empty-circles', () => {
  expect(fresh('basic', 2).g.table.circles).toEqual([0, 3]);
  expect(fresh('basic', 3).g.table.circles).toEqual([0, 2, 4]);
  expect(
    new Set([1, 2, 3, 4, 5].map((seed) => fresh('basic', 2, { circles: 'dealt' }, String(seed)).g.table.circles.join()))
      .size,
  ).toBeGreaterThan(1);
});
rule('dune.setup.traitor-remove', () => {
  const { g, toStorm } = fresh('basic', 3);
  toStorm();
  expect(count(g, traitors.removed)).toBe(15);
});
rule('dune.setup.traitor-deal', () => {
  const t = fresh('basic', 2);
  expect(t.asked().map((d) => [d.name, d.options.length])).toEqual([['keep which traitor?', 4]]);
  expect(view(rules, t.g, 1).hidden['traitors']!['dealt 0']).toEqual({ known: [], backs: 4 });
});
rule('dune.setup.traitor-keep', () => {
  const { g, toStorm } = fresh('basic', 3);
  toStorm();
  expect([0, 2].map((s) => count(g, traitors.kept[s]!))).toEqual([1, 1]);
});
rule('dune.setup.traitor-own', () => {
  const mine = ['thufir-hawat', 'lady-jessica', 'gurney-halleck', 'duncan-idaho', 'wellington-yueh'];
  const offers = [1, 2, 3, 4].map((seed) => fresh('basic', 2, {}, `own ${seed}`).asked()[0]!.options);
  expect(offers.some((list) => list.some((l) => mine.includes(String(l))))).toBe(true);
  expect(offers.map((list) => list.length)).toEqual([4, 4, 4, 4]);
});
rule('dune.setup.traitor-return', () => {
  const { g, toStorm } = fresh('basic', 3);
  toStorm();
  expect(count(g, traitors.under)).toBe(6);
  expect(view(rules, g, 1).hidden['traitors']!['under']).toEqual({ known: [], backs: 6 });
});
rule('dune.setup.start-forces', () => {
  const { g, toStorm } = fresh('basic', 5);
  toStorm();
  expect([all(g), hold(g)]).toEqual([
    [10, 10, 0, 10, 5],
    [10, 10, 10, 3, 5],
  ]);
});
rule('dune.setup.start-forces-order', () => {
  const t = fresh('advanced', 6);
  t.until(() => t.asked()[0]!.name === 'place the advisor where?');
  expect([t.asked()[0]!.name, all(t.g)]).toEqual(['place the advisor where?', [10, 10, 0, 10, 5, 0]]);
  t.toStorm();
  expect(all(t.g)).toEqual([10, 10, 0, 10, 5, 1]);
});
rule('dune.setup.start-treachery', () => {
  const { g, toStorm } = fresh('basic', 3);
  toStorm();
  expect([0, 1, 2].map((s) => count(g, treachery.hand[s]!))).toEqual([1, 2, 1]);
});
rule('dune.setup.faction-precedence', () => {
  const t = basic('atreides', 'harkonnen').hand('harkonnen', 'baliset', 'kulon', 'lasgun', 'hajr').run('bidding');
  expect(count(t.g, treachery.row)).toBe(2);
});
rule('dune.setup.card-precedence', () => {
  const t = basic('atreides', 'harkonnen')
    .hand('atreides', 'tleilaxu-ghola')
    .dead('duncan-idaho')
    .run('choam charity')
    .does('atreides', 'tleilaxu ghola: duncan-idaho');
  expect(t.deadLeaders()).toEqual([]);
});
rule('dune.setup.turn-limit', () => {
  const { g, toStorm } = fresh('basic', 2);
  toStorm();
  expect(g.table.turn).toBe(1);
  const t = basic('atreides', 'harkonnen').turn(10).run('mentat pause');
  expect(t.g.over).not.toBeNull();
});
rule('dune.setup.phase-order', () => {
  const t = basic('atreides', 'harkonnen')
    .spiceDeck('old-gap')
    .tanks('atreides', 1)
    .forces('atreides', 'arrakeen@9', 1)
    .forces('harkonnen', 'arrakeen@9', 1)
    .storm(1);
  const phases: string[] = [];
  t.run('turn');
  for (let n = 0; n < 60 && t.g.table.turn === 2; n++) {
    if (phases.at(-1) !== t.g.table.phase) phases.push(t.g.table.phase);
    const d = t.decisions[0]!;
    t.say(
      t.g.table.factions[d.seat] as Faction,
      ['pass', 'decline', 'end the turn', 'no'].find((o) => d.options.includes(o)) ?? d.options[0]!,
    );
  }
  expect(phases).toEqual(['storm', 'charity', 'bidding', 'revival', 'shipment', 'battle']);
});
rule('dune.setup.play-order', () => {
  const t = basic().first('emperor').run('bidding');
  const order: number[] = [];
  for (let n = 0; n < 6; n++) {
    order.push(t.decisions[0]!.seat);
    t.say(t.g.table.factions[t.decisions[0]!.seat]!, 'pass');
  }
  expect(order).toEqual([2, 3, 4, 5, 0, 1]);
});
rule('dune.setup.simultaneous-phases', () => {
  const t = basic('atreides', 'harkonnen').run('choam charity');
  expect(t.decisions.map((d) => d.seat)).toEqual([0, 1]);
});
rule('dune.setup.no-elimination', () => {
  const t = basic('atreides', 'harkonnen')
    .tanks('atreides', 20)
    .dead('thufir-hawat', 'lady-jessica', 'gurney-halleck', 'duncan-idaho', 'wellington-yueh')
    .shipmentPhase()
    .quiet();
  expect([t.g.table.groups[0], t.inReserve('atreides'), t.holds('atreides')]).toEqual([[], 0, 0]);
  expect(t.asked('atreides')?.name).toBe('ship?');
});

// ---- how each faction starts ----

const starts = (mode: 'basic' | 'advanced' = 'basic') => {
  const t = fresh(mode, 6);
  t.toStorm();
  return t.g;
};
rule('dune.atreides.start', () => {
  const g = starts();
  expect([g.table.groups[0], hold(g)[0]]).toEqual([[{ at: 'arrakeen@9', forces: 10, starred: 0 }], 10]);
});
rule('dune.harkonnen.start', () => {
  const g = starts();
  expect([g.table.groups[1], hold(g)[1]]).toEqual([[{ at: 'carthag@10', forces: 10, starred: 0 }], 10]);
});
rule('dune.emperor.start', () => {
  const g = starts();
  expect([g.table.groups[2], g.table.reserves[2]!.forces, hold(g)[2]]).toEqual([[], 20, 10]);
});
rule('dune.guild.start', () => {
  const g = starts();
  expect([g.table.groups[4], hold(g)[4]]).toEqual([[{ at: 'tueks-sietch@4', forces: 5, starred: 0 }], 5]);
});
rule('dune.bene-gesserit.start', () => {
  const g = starts();
  expect([g.table.groups[5], hold(g)[5]]).toEqual([[{ at: 'polar-sink', forces: 1, starred: 0 }], 5]);
});
rule('dune.bene-gesserit.start-advanced', () => {
  const g = starts('advanced');
  expect(g.table.groups[5]).toEqual([{ at: 'arrakeen@9', forces: 1, starred: 0 }]);
  expect(g.table.advisors).toEqual(['arrakeen']);
});
rule('dune.fremen.start', () => {
  const t = fresh('basic', 3);
  t.until(
    () => t.g.table.phase === 'storm',
    (d) => (d.name === 'place how many there?' ? Math.min(2, Number(d.options.at(-1))) : d.options[0]!),
  );
  expect(t.g.table.groups[2]!.map((x) => [x.at, x.forces])).toEqual([
    ['sietch-tabr@13', 2],
    ['false-wall-south@3', 2],
    ['false-wall-south@4', 2],
    ['false-wall-west@15', 2],
    ['false-wall-west@16', 2],
  ]);
  // All ten in the first place: no other is asked about, and none is left empty-handed on the map.
  const one = fresh('basic', 3);
  let places = 0;
  one.until(
    () => one.g.table.phase === 'storm',
    (d) => {
      if (d.name === 'place how many there?') places++;
      return d.name === 'place how many there?' ? d.options.at(-1)! : d.options[0]!;
    },
  );
  expect([places, one.g.table.groups[2]!.map((x) => [x.at, x.forces])]).toEqual([1, [['sietch-tabr@13', 10]]]);
});
rule('dune.fremen.start-fedaykin', () => {
  const t = fresh('advanced', 3);
  t.until(
    () => t.g.table.phase === 'storm',
    (d) => (d.name.includes('Fedaykin') ? d.options.at(-1)! : d.options[0]!),
  );
  expect([t.g.table.reserves[2]!.starred, t.g.table.groups[2]!.reduce((n, x) => n + x.starred, 0)]).toEqual([0, 3]);
});
rule('dune.harkonnen.traitors', () => {
  const t = fresh('basic', 2);
  t.toStorm();
  expect(count(t.g, traitors.kept[1]!)).toBe(4);
});
rule('dune.harkonnen.hand', () => {
  const t = basic('atreides', 'harkonnen')
    .hand('harkonnen', 'baliset', 'kulon', 'lasgun', 'hajr', 'shield', 'shield', 'snooper')
    .run('bidding');
  expect(t.g.table.auction?.opener).toBe(0);
  expect(count(t.g, treachery.row)).toBe(2);
});
rule('dune.bene-gesserit.prediction', () => {
  const t = fresh('basic', 6);
  expect(t.asked().map((d) => [d.seat, d.name])).toEqual([[5, 'predict which faction?']]);
  expect(t.asked()[0]!.options).toEqual(['atreides', 'harkonnen', 'emperor', 'fremen', 'spacing-guild']);
});
rule('dune.bene-gesserit.prediction-fixed', () => {
  const t = fresh('basic', 6);
  t.toStorm();
  expect(things(t.g, predictedFaction.chosen[5]!)).toEqual(['atreides']);
  expect(view(rules, t.g, 0).hidden['predicted faction']!['chosen 5']).toEqual({ known: [], backs: 1 });
});
rule('dune.treachery.deck-list', () => {
  const t = fresh('basic', 2);
  t.toStorm();
  const list = [...things(t.g, treachery.deck), ...things(t.g, treachery.hand[0]!), ...things(t.g, treachery.hand[1]!)];
  const copies = (card: string): number => list.filter((c) => c === card).length;
  expect([
    list.length,
    copies('shield'),
    copies('snooper'),
    copies('cheap-hero'),
    copies('cheap-heroine'),
    copies('karama'),
    copies('truthtrance'),
    copies('lasgun'),
  ]).toEqual([33, 4, 4, 2, 1, 2, 2, 1]);
  expect(list.slice(0, 4)).not.toEqual(['crysknife', 'maula-pistol', 'slip-tip', 'stunner']);
});
rule('dune.treachery.karama-not-set-up', () => {
  const t = basic().hand('atreides', 'karama');
  t.opensTheBidding(0);
  expect(t.options('atreides')).toContain('karama');
  t.phase('set-up');
  expect(t.settle().options('atreides')).not.toContain('karama');
});
