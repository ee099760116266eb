import {
  ASIDE,
  ATREIDES,
  FACTS,
  HARKONNEN,
  NOT_IN_PLAY,
  areaOf,
  deployment,
  idOf,
  objectives,
  planning,
  prescience,
  rules,
  sietches,
  stations,
  wormsigns,
  type Side,
} from '@landsraad/war-for-arrakis';
import { newGame, position } from '@landsraad/war-for-arrakis/testing';
import { configOf, count, imagine, refuseConfig, seeded, things } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { rule } from './rule.ts';

const rank = (area: string, seat: number) =>
  newGame().view(seat).hidden['sietches']!['board'] as { row: (string | null)[] } & { area?: typeof area };

test('what a token may hide is imagined by its back: a garrison, or not', () => {
  const p = position().token('gara-kulon', 'S-RR').token('gara-kulon', 'D-EE');
  const seen = [new Set<string>(), new Set<string>()];
  for (let n = 0; n < 60; n++) {
    const w = imagine(rules, p.g, 1, seeded(n));
    things(w, deployment.board).forEach((token, k) => seen[k]!.add(token));
    expect(things(w, deployment.garrisons).every((token) => token.startsWith('S'))).toBe(true);
    expect(things(w, deployment.supply).every((token) => token.startsWith('D'))).toBe(true);
  }
  expect([...seen[0]!].every((token) => token.startsWith('S'))).toBe(true);
  expect([...seen[1]!].every((token) => token.startsWith('D'))).toBe(true);
  expect(Math.min(seen[0]!.size, seen[1]!.size)).toBeGreaterThan(1);
});
test('a copy of the table shares nothing that can change', () => {
  const { table } = position().g;
  const copy = rules.copyTable(table);
  expect(copy).toEqual(table);
  copy.deeds.wormTook++;
  expect(table.deeds.wormTook).toBe(0);
});

describe('components', () => {
  rule('wfa.setup.factions', () => {
    const p = newGame();
    const config = configOf(rules, {});
    expect([rules.text.seat(ATREIDES, config), rules.text.seat(HARKONNEN, config)]).toEqual(['Atreides', 'Harkonnen']);
    expect(p.asked.seat).toBe(HARKONNEN);
    expect(p.table.legions.map((l) => l.side).toSorted()).toEqual([
      ...Array(8).fill(ATREIDES),
      ...Array(6).fill(HARKONNEN),
    ]);
    const drawsFrom = (side: Side) => position().action(side, 'mentat').say('draw').options;
    expect(drawsFrom(ATREIDES)).toEqual(['houseAtreides', 'fremenAlly', 'no more']);
    expect(drawsFrom(HARKONNEN)).toEqual(['houseHarkonnen', 'corrinoAlly', 'no more']);
  });
  rule('wfa.setup.player-counts', () => {
    expect(refuseConfig(rules, configOf(rules, { mode: 'two-player', players: 3 }))).toMatch(/2 players/);
  });
  rule('wfa.setup.harkonnen-units', () => {
    const p = position();
    expect([p.supply(1, 'regular'), p.supply(1, 'elite'), p.supply(1, 'special')]).toEqual([24, 12, 8]);
  });
  rule('wfa.setup.atreides-units', () => {
    const p = position();
    expect([p.supply(0, 'regular'), p.supply(0, 'elite'), p.supply(0, 'special')]).toEqual([16, 8, 6]);
  });
  rule('wfa.setup.harkonnen-leaders', () => expect(position().supply(1, 'generic')).toBe(6));
  rule('wfa.setup.atreides-leaders', () => expect(position().supply(0, 'generic')).toBe(12));
  rule('wfa.setup.vehicle-figures', () => {
    const p = position()
      .harvester('ne-01', 'ne-02', 'ne-03', 'ne-04', 'ne-05', 'ne-06', 'ne-08', 'ne-09')
      .air('az1', 'carryall')
      .air('az2', 'carryall')
      .air('az3', 'carryall');
    p.placeVehicles({ harvester: 1, ornithopter: 1, carryall: 1 });
    expect(p.question).toBe('in which air zone?');
    expect(p.say('az5').decisions).toEqual([]);
  });
  rule('wfa.setup.sandworm-figures', () => {
    const p = position().sandworm('ne-01', 'ne-02', 'ne-03', 'ne-05').sandwormComes('ne-08');
    expect(p.options).toEqual(['ne-01', 'ne-02', 'ne-03', 'ne-05']);
  });
  rule('wfa.setup.dice-supply', () => {
    const p = position().actionResolution();
    const thrown = (seat: number) => p.table.dice[seat]!.reduce((a, b) => a + b, 0) + p.table.excess[seat]!;
    expect([thrown(ATREIDES), thrown(HARKONNEN)]).toEqual([4, 8]);
  });
  rule('wfa.setup.planning-card-supply', () => {
    const p = position();
    const decks = (['houseAtreides', 'fremenAlly', 'houseHarkonnen', 'corrinoAlly'] as const).map((d) =>
      count(p.g, planning[d].deck),
    );
    expect(decks).toEqual([18, 18, 18, 18]);
  });
  rule('wfa.setup.leader-card-supply', () => expect(position().table.leaders.length + 2).toBe(18));
  rule('wfa.setup.other-card-supply', () =>
    expect([count(position().g, prescience.deck), count(position().g, objectives.aside)]).toEqual([16, 6]),
  );
  rule('wfa.setup.settlement-token-supply', () =>
    expect([position().table.settlements.length, count(position().g, sietches.box)]).toEqual([6, 8]),
  );
  rule('wfa.setup.other-token-supply', () => {
    const p = position();
    expect([
      count(p.g, deployment.garrisons),
      count(p.g, deployment.supply),
      count(p.g, wormsigns.pool),
      count(p.g, stations.box),
    ]).toEqual([8, 8, 16, 6]);
  });
});

describe('set-up', () => {
  rule('wfa.setup.order', () => {
    const p = newGame();
    expect([
      p.table.sietches.length,
      p.table.tokens.length,
      p.table.stations.length,
      count(p.g, planning.corrinoAlly.deck),
    ]).toEqual([8, 8, 6, 17]);
  });
  rule('wfa.setup.sietches', () => {
    const p = newGame();
    expect(p.table.sietches.map(idOf)).toEqual([
      'gara-kulon',
      'sihaya-ridge',
      'tasmin-sink',
      'habbanya-ridge',
      'bight-of-the-cliff',
      'rock-outcroppings',
      'hobars-gap',
      'windgap',
    ]);
    expect(things(newGame('a').g, sietches.board)).not.toEqual(things(newGame('b').g, sietches.board));
  });
  rule('wfa.setup.sietch-secrecy', () => {
    expect(rank('gara-kulon', HARKONNEN).row).toEqual(Array(8).fill(null));
    expect(rank('gara-kulon', ATREIDES).row.filter((r) => r === null)).toEqual([]);
  });
  rule('wfa.setup.sietch-stays-revealed', () => {
    const p = position()
      .sietch('gara-kulon', 3)
      .harkonnen('ne-11', { regular: 6 })
      .action(HARKONNEN, 'strategy')
      .say('attack', 'ne-11', 'gara-kulon', 'stay');
    expect(p.view(HARKONNEN).hidden['sietches']!['board']).toEqual({ row: ['3'] });
  });
  rule('wfa.setup.sietch-list', () =>
    expect(things(position().g, sietches.box)).toEqual(['1', '1', '2', '2', '2', '2', '3', '3']),
  );
  rule('wfa.setup.sietch-garrisons', () => {
    const p = newGame();
    expect(p.table.tokens.map((t) => [idOf(t.area), t.starting])).toEqual(p.table.sietches.map((a) => [idOf(a), true]));
    expect(p.at('gara-kulon')).toEqual([0, 0, 0, 1]);
  });
  rule('wfa.setup.deployment-pool', () => {
    expect(things(newGame('a').g, deployment.supply)).not.toEqual(things(newGame('b').g, deployment.supply));
  });
  rule('wfa.setup.token-pool-blind', () => {
    const seen = newGame().view(ATREIDES).hidden['deployment tokens']!;
    expect(seen['supply']).toEqual({ row: Array(8).fill(null) });
    expect(seen['board']).not.toEqual({ row: Array(8).fill(null) });
  });
  rule('wfa.setup.harkonnen-settlements', () => {
    expect(newGame().table.settlements.map(idOf)).toEqual([
      'arrakeen',
      'carthag',
      'imperial-basin',
      'arsunt',
      'hagga-basin',
      'north-pole',
    ]);
  });
  rule('wfa.setup.harkonnen-settlement-list', () => {
    const p = position()
      .atreides('cne-01', { regular: 1 })
      .action(ATREIDES, 'strategy')
      .say('attack', 'cne-01', 'carthag', 'advance');
    expect(p.table.prescience).toEqual([2, 2, 2]);
  });
  rule('wfa.setup.harkonnen-garrisons', () => {
    const p = newGame();
    expect([p.onBoard(1, 'regular'), p.onBoard(1, 'elite'), p.onBoard(1, 'special'), p.onBoard(1, 'generic')]).toEqual([
      17, 7, 3, 6,
    ]);
    expect(p.table.legions.filter((l) => l.side === HARKONNEN).length).toBe(6);
  });
  rule('wfa.setup.example-harkonnen-token', () => {
    const known = FACTS.tokens.harkonnenStartingDeployment.silver[0];
    expect(known).toEqual({ bashar: 1, sardaukar: 1, regular: 1 });
    expect(newGame().onBoard(HARKONNEN, 'generic')).toBe(6);
  });
  rule('wfa.setup.stations', () => {
    const p = newGame();
    expect(p.table.stations.map(idOf)).toEqual(['ne-04', 'nw-15', 'cne-02', 'cne-06', 'false-wall-east', 'cnw-04']);
    for (const seat of [ATREIDES, HARKONNEN])
      expect(p.view(seat).hidden['stations']!['board']).toEqual({ row: Array(6).fill(null) });
  });
  rule('wfa.setup.track-markers', () =>
    expect([newGame().table.supremacy, newGame().table.prescience]).toEqual([0, [0, 0, 0]]),
  );
  rule('wfa.setup.prescience-track', () => expect(position().table.prescience).toEqual([0, 0, 0]));
  rule('wfa.setup.prescience-deck', () => {
    const p = newGame();
    expect(p.view(ATREIDES).hidden['prescience cards']!['deck']).toEqual({ row: Array(13).fill(null) });
    expect(things(p.g, prescience.row)).not.toEqual(things(newGame('other').g, prescience.row));
  });
  rule('wfa.setup.wormsign-pool', () =>
    expect(things(newGame('a').g, wormsigns.pool)).not.toEqual(things(newGame('b').g, wormsigns.pool)),
  );
  rule('wfa.setup.dashboards', () => {
    const changing = (side: Side, mentat: number) =>
      position()
        .dice(side, { mentat })
        .with((t) => (t.excess = side === ATREIDES ? [1, 0] : [0, 1]))
        .excessDice(side);
    expect([changing(ATREIDES, 2).why('mentat'), changing(HARKONNEN, 3).why('mentat')]).toEqual([
      'wfa.dice.excess-change',
      'wfa.dice.excess-change',
    ]);
    // The box of the Harkonnens has room for a third die.
    expect(changing(HARKONNEN, 2).why('mentat')).toBe('wfa.dice.excess-most-free');
  });
  rule('wfa.setup.starting-leaders', () => {
    const p = position();
    const start = ['paul-atreides', 'lady-jessica', 'stilgar', 'baron-harkonnen', 'beast-rabban', 'captain-aramsham'];
    expect(start.map((id) => p.leader(id))).toEqual(Array(6).fill(ASIDE));
  });
  rule('wfa.setup.starting-leader-figures', () => expect(position().leader('stilgar')).toBe(ASIDE));
  rule('wfa.setup.other-leader-cards', () =>
    expect([position().leader('alia'), position().supply(0, 'generic')]).toEqual([NOT_IN_PLAY, 12]),
  );
  rule('wfa.setup.spice-board', () => expect(position().table.markers).toEqual([1, 1, 1]));
  rule('wfa.setup.planning-decks', () =>
    expect(things(newGame('a').g, planning.fremenAlly.deck)).not.toEqual(
      things(newGame('b').g, planning.fremenAlly.deck),
    ),
  );
  rule('wfa.setup.no-opening-hand', () => {
    const p = newGame();
    expect([p.table.round, p.cards(ATREIDES).length, p.cards(HARKONNEN).length]).toEqual([1, 2, 2]);
  });
  rule('wfa.setup.secret-objective', () => {
    const p = newGame();
    const [kept = '', ...more] = things(p.g, objectives.kept[ATREIDES]!);
    expect(more).toEqual([]);
    expect(p.view(ATREIDES).hidden['objectives']!['kept 0']).toEqual({ known: [kept], backs: 0 });
    expect(p.view(HARKONNEN).hidden['objectives']!['kept 0']).toEqual({ known: [], backs: 1 });
    expect(things(newGame('other').g, objectives.kept[ATREIDES]!).length).toBe(1);
  });
  rule('wfa.setup.secret-objective-rest', () => {
    const p = newGame();
    const rest = things(p.g, objectives.aside);
    expect(rest.length).toBe(5);
    for (const card of rest) expect(JSON.stringify(p.view(ATREIDES).hidden['objectives'])).not.toContain(card);
  });
  rule('wfa.setup.bene-gesserit-tokens', () =>
    expect([position().table.gesserit, position().table.gesseritReserve]).toEqual([[1, 0], 4]),
  );
  rule('wfa.setup.token-hidden', () => {
    const p = position().token('gara-kulon', 'S-RR');
    expect(p.view(HARKONNEN).hidden['deployment tokens']!['board']).toEqual({ row: [null] });
    expect(p.view(ATREIDES).hidden['deployment tokens']!['board']).toEqual({ row: ['S-RR'] });
  });
});

describe('the board', () => {
  rule('wfa.setup.board-sectors', () => {
    const p = position()
      .harkonnen('arrakeen', { regular: 1 })
      .air('az1', 'ornithopter')
      .action(HARKONNEN, 'strategy')
      .say('move', 'arrakeen');
    expect(p.question).toBe('move where? in which sector?');
    expect(
      position()
        .harkonnen('sw-01', { regular: 1 })
        .air('az1', 'ornithopter')
        .action(HARKONNEN, 'strategy')
        .say('move', 'sw-01').options,
    ).toEqual(['habbanya-ridge', 'sw-02', 'sw-04', 'the-great-flat']);
  });
  rule('wfa.setup.board-areas', () => {
    const p = position().sandworm('ne-07').harkonnen('cne-06', { regular: 1 }).attackWithSandworm();
    expect(p.decisions).toEqual([]);
    expect(p.table.sandworms.length).toBe(1);
  });
  rule('wfa.setup.deep-desert', () => {
    const p = position().harvester('ne-14', 'ne-12').spiceHarvesting();
    expect(p.table.spice).toBe(3);
  });
  rule('wfa.setup.north-pole', () => {
    const p = position()
      .harkonnen('north-pole', { regular: 1 })
      .air('az5', 'ornithopter')
      .action(HARKONNEN, 'strategy')
      .say('move', 'north-pole');
    expect(p.question).toBe('move where? in which sector?');
  });
  rule('wfa.setup.air-zones', () => {
    const from = (area: string) =>
      position()
        .harkonnen(area, { regular: 1 })
        .air('az1', 'ornithopter')
        .action(HARKONNEN, 'strategy')
        .say('move', area).destinations;
    // Air zone 1 serves both of its sectors, and no third one.
    expect([from('ne-12').includes('ne-10'), from('cne-07').includes('cse-03')]).toEqual([true, true]);
    expect(from('cse-03').toSorted()).toEqual([
      'cse-02',
      'false-wall-east',
      'false-wall-south',
      'harg-pass',
      'pasty-mesa',
      'se-05',
    ]);
  });
  rule('wfa.setup.impassable-border', () => {
    const p = position().harkonnen('cne-05', { regular: 1 }).action(HARKONNEN, 'strategy').say('move', 'cne-05');
    expect(p.options).not.toContain('ne-05');
    expect(p.options).toContain('cne-06');
  });
  rule('wfa.setup.impassable-border-scope', () => {
    const p = position().atreides('cne-05', { regular: 1 }).play(ATREIDES, 'thumpers');
    expect(p.options).toEqual(['ne-05', 'ne-07', 'no more']);
  });
  rule('wfa.setup.free-area', () => {
    const here = () =>
      position()
        .harkonnen('ne-11', { regular: 1 })
        .atreides('ne-12', { regular: 1 })
        .sandworm('ne-08')
        .harvester('ne-07');
    const free = ['gara-kulon', 'ne-07', 'shield-wall-east'];
    expect(here().action(HARKONNEN, 'strategy').say('move', 'ne-11').options).toEqual(free);
    expect(here().retreat(HARKONNEN, 'ne-11').options).toEqual(free);
  });
  rule('wfa.setup.empty-area', () => {
    const p = position()
      .atreides('ne-11', { regular: 1 })
      .wormsign('ne-12', 'sand')
      .harvester('ne-08')
      .play(ATREIDES, 'thumpers');
    expect(p.options).toEqual(['gara-kulon', 'ne-07', 'no more']);
  });
  rule('wfa.setup.free-station-harvester', () => {
    const p = position()
      .atreides('ne-05', { regular: 1 })
      .station('ne-04', 'jihad')
      .harvester('ne-06')
      .play(ATREIDES, 'thumpers');
    expect(p.options).toEqual(['ne-02', 'ne-07', 'ne-08', 'no more']);
  });
  rule('wfa.setup.free-sandworm-both', () => {
    for (const side of [ATREIDES, HARKONNEN]) {
      const p = position().sandworm('ne-12');
      (side === ATREIDES ? p.atreides('ne-11', { regular: 1 }) : p.harkonnen('ne-11', { regular: 1 })).retreat(
        side,
        'ne-11',
      );
      expect(p.options).toEqual(['gara-kulon', 'ne-07', 'ne-08', 'shield-wall-east']);
    }
  });
  rule('wfa.setup.atomics-token-terrain', () => {
    const thumpers = () =>
      position()
        .with((t) => (t.atomics = areaOf('splintered-rock')))
        .atreides('wind-pass', { regular: 1 });
    expect(thumpers().play(ATREIDES, 'thumpers').options).toContain('splintered-rock');
    expect(thumpers().harvester('splintered-rock').play(ATREIDES, 'thumpers').options).not.toContain('splintered-rock');
  });
  rule('wfa.setup.supremacy-track', () => {
    const p = position()
      .with((t) => (t.supremacy = 9))
      .sietch('gara-kulon', 3)
      .harkonnen('ne-11', { regular: 6 });
    p.action(HARKONNEN, 'strategy').say('attack', 'ne-11', 'gara-kulon', 'advance');
    expect(p.table.supremacy).toBe(10);
  });
  rule('wfa.setup.unit-ranks', () => {
    const p = position().harkonnen('arrakeen', { regular: 1 }).putOnBoard(HARKONNEN, ['elite'], 'one settlement');
    expect(p.options).toEqual(['supply elite', 'supply regular', 'leave it out']);
  });
});

describe('playing pieces', () => {
  rule('wfa.setup.legion', () => {
    const p = position().token('ne-11', 'S-RR').action(ATREIDES, 'strategy').say('move');
    expect(p.options).toEqual(['ne-11', 'done']);
    expect(position().token('ne-11', 'S-RR').play(ATREIDES, 'hieregs').options).toEqual([
      'supply regular',
      'leave it out',
    ]);
    expect(
      position()
        .token('ne-11', 'S-RR')
        .with((t) => (t.atomics = areaOf('splintered-rock'))).g.table.tokens.length,
    ).toBe(1);
    const q = position().token('splintered-rock', 'S-RR').familyAtomics('splintered-rock');
    expect(q.question).toBe('move the legion where?');
  });
  rule('wfa.setup.not-units', () => {
    const p = position()
      .harkonnen('arrakeen', { regular: 2, elite: 2, special: 2, generic: 2, named: ['baron-harkonnen'] })
      .removeExcess(HARKONNEN);
    expect([p.at('arrakeen'), p.decisions]).toEqual([[2, 2, 2, 2], []]);
    const q = position()
      .harkonnen('arrakeen', { regular: 2, elite: 2, special: 3, generic: 2 })
      .removeExcess(HARKONNEN);
    expect([q.question, q.options]).toEqual(['remove which unit?', ['regular', 'elite', 'special']]);
  });
  rule('wfa.setup.unit-supply-limit', () => {
    const p = position()
      .harkonnen('ne-01', { regular: 6 })
      .harkonnen('ne-02', { regular: 6 })
      .harkonnen('ne-03', { regular: 6 })
      .harkonnen('ne-04', { regular: 6 })
      .harkonnen('arrakeen', { elite: 1 });
    p.action(HARKONNEN, 'deployment').say('deploy');
    expect(p.options).toEqual(['generic', 'leader 0', 'leader 1', 'leader 6', 'leave it out']);
  });
  rule('wfa.setup.unit-supply-return', () => {
    const p = position().harkonnen('ne-01', { regular: 3 });
    expect(p.supply(1, 'regular')).toBe(21);
    p.hits(1, 'ne-01', 1, 'storm');
    expect(p.supply(1, 'regular')).toBe(22);
  });
  rule('wfa.setup.unit-substitution', () => {
    const p = position().harkonnen('arrakeen', { regular: 1 }).play(HARKONNEN, 'forced-recruitment');
    expect(p.options).toEqual(['supply elite', 'supply regular', 'leave it out']);
    // Placed units may come from the board, and so may those used instead; never one of higher rank.
    const q = position()
      .harkonnen('arrakeen', { regular: 1 })
      .harkonnen('ne-01', { regular: 1, special: 1 })
      .play(HARKONNEN, 'forced-recruitment');
    expect(q.options).toEqual(['supply elite', 'supply regular', 'ne-01 regular', 'leave it out']);
    q.say('ne-01 regular');
    expect([q.at('arrakeen'), q.at('ne-01')]).toEqual([
      [2, 0, 0, 0],
      [0, 0, 1, 0],
    ]);
  });
  rule('wfa.setup.token-contents', () => {
    const p = position().token('gara-kulon', 'D-EF').turn(ATREIDES).act(ATREIDES, 'guerrilla training: token 0');
    expect(p.at('gara-kulon')).toEqual([0, 1, 1, 0]);
  });
  rule('wfa.setup.token-counts-as-unit', () => {
    const p = position()
      .token('ne-12', 'S-RR')
      .harkonnen('ne-11', { regular: 1 })
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11');
    expect(p.why('ne-12')).toBe('wfa.move.not-into-enemy');
    // Six units and a token are one unit too many, whatever the token shows.
    const q = position().atreides('ne-11', { regular: 6 }).token('ne-11', 'S-RR').removeExcess(ATREIDES);
    expect([q.question, q.options]).toEqual(['remove which unit?', ['regular', 'token 0']]);
    expect(q.say('regular').decisions).toEqual([]);
  });
  rule('wfa.setup.token-forced-reveal', () => {
    const p = position()
      .token('gara-kulon', 'S-RR')
      .harkonnen('ne-11', { regular: 1 })
      .rolls({ hits: 0, shields: 4, specials: 0 })
      .play(HARKONNEN, 'explosive-artillery')
      .say('done', 'gara-kulon');
    expect([p.table.tokens.length, p.at('gara-kulon')]).toEqual([0, [2, 0, 0, 0]]);
  });
  rule('wfa.setup.token-reveal-effect', () => {
    const p = position().token('gara-kulon', 'S-RE').turn(ATREIDES).act(ATREIDES, 'guerrilla training: token 0');
    expect([p.table.tokens.length, p.at('gara-kulon'), p.place(deployment.revealed)]).toEqual([
      0,
      [1, 1, 0, 0],
      ['S-RE'],
    ]);
  });
  rule('wfa.setup.token-reveal-shortage', () => {
    const p = position()
      .atreides('ne-01', { elite: 6 })
      .atreides('ne-02', { elite: 2 })
      .token('gara-kulon', 'D-EE')
      .turn(ATREIDES)
      .act(ATREIDES, 'guerrilla training: token 0');
    expect(p.at('gara-kulon')).toEqual([2, 0, 0, 0]);
  });
  rule('wfa.setup.token-supply-out', () => {
    const p = position()
      .sietch('gara-kulon', 1)
      .token('gara-kulon', 'S-RR')
      .action(ATREIDES, 'deployment')
      .say('deploy');
    expect(p.options).toEqual(['token', 'leave it out']);
  });
  rule('wfa.setup.example-token-stacking', () => {
    const p = position()
      .atreides('gara-kulon', { regular: 4 })
      .token('gara-kulon', 'S-RR')
      .token('gara-kulon', 'S-RE')
      .removeExcess(ATREIDES);
    expect([p.at('gara-kulon'), p.table.tokens.length]).toEqual([[4, 0, 0, 0], 2]);
  });
});
