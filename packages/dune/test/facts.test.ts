import { FACTS } from '@landsraad/dune';
import { surveyFacts } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** A graph read from things that name their neighbours. */
const graphOf = (
  nodes: readonly { readonly id: string; readonly neighbours: readonly string[] }[],
): Map<string, readonly string[]> => new Map(nodes.map((n) => [n.id, n.neighbours]));
const reachedFrom = (graph: Map<string, readonly string[]>, start: string, steps: number): Set<string> => {
  let edge = [start];
  const reached = new Set(edge);
  for (let i = 0; i < steps && edge.length > 0; i++) {
    edge = edge.flatMap((id) => graph.get(id) ?? []).filter((id) => !reached.has(id));
    for (const id of edge) reached.add(id);
  }
  return reached;
};

describe('the map', () => {
  const { map } = FACTS;
  const territories = graphOf(map.territories);
  const locations = graphOf(map.locations);
  const sand = map.territories.filter((t) => t.terrain === 'sand');

  test('has 42 territories: 29 sand, 7 rock, 5 strongholds and the Polar Sink', () => {
    const count = (terrain: string) => map.territories.filter((t) => t.terrain === terrain).length;
    expect([count('sand'), count('rock'), count('stronghold'), map.territories.length]).toEqual([29, 7, 5, 42]);
    expect(map.sectors.length).toBe(18);
  });

  test('has 103 borders between territories and 190 links between 86 locations, both symmetric and connected', () => {
    for (const [graph, size, links] of [
      [territories, 42, 103],
      [locations, 86, 190],
    ] as const) {
      expect(graph.size).toBe(size);
      for (const [id, near] of graph) for (const other of near) expect(graph.get(other)).toContain(id);
      expect(sum([...graph.values()].map((near) => near.length))).toBe(2 * links);
      expect(reachedFrom(graph, 'polar-sink', size).size).toBe(size);
    }
  });

  test('borders territories exactly where locations of theirs are linked', () => {
    const territoryOf = new Map<string, string>(map.locations.map((l) => [l.id, l.territory]));
    for (const t of map.territories) {
      const near = new Set<string>();
      for (const l of map.locations)
        if (l.territory === t.id) for (const n of l.neighbours) near.add(territoryOf.get(n) ?? '');
      near.delete(t.id);
      expect([...near].toSorted()).toEqual([...t.neighbours].toSorted());
    }
  });

  test('gives every territory one location in each of its sectors, which are contiguous', () => {
    for (const t of map.territories) {
      const sectors: readonly number[] = t.sectors;
      const at = map.locations.filter((l) => l.territory === t.id && l.sector !== null).map((l) => l.sector);
      expect(at.toSorted()).toEqual(sectors.toSorted());
      // Along the circle a contiguous stretch has exactly one end, unless it is empty.
      expect(sectors.filter((s) => !sectors.includes((s + 1) % 18)).length).toBe(sectors.length === 0 ? 0 : 1);
    }
  });

  test('has the Fremen reserve range: The Great Flat and two borders beyond', () => {
    const range = reachedFrom(territories, 'the-great-flat', 2);
    expect([...range].toSorted()).toEqual([...map.fremenReserveTerritories.ids].toSorted());
    expect(range.size).toBe(16);
  });

  test('has six player circles, one in every third sector', () => {
    expect(map.playerCircles.circles.map((c) => c.sector)).toEqual([1, 4, 7, 10, 13, 16]);
  });

  test('names the neighbours of the Shield Wall', () => {
    expect([...map.shieldWall.adjacentTerritories].toSorted()).toEqual(territories.get('shield-wall')?.toSorted());
  });

  test('has a spice icon in one sector of each territory that a spice card names', () => {
    const icons = sand.filter((t) => t.spiceIcon !== null);
    const named = FACTS.spiceDeck.spiceDeck.cards.flatMap((c) => (c.kind === 'territory' ? [c.territory] : []));
    expect(icons.map((t) => t.id).toSorted()).toEqual(named.toSorted());
    for (const t of icons) expect(t.sectors.some((s) => s === t.spiceIcon)).toBe(true);
    expect(map.territories.filter((t) => t.spiceIcon !== null).length).toBe(15);
  });
});

describe('decks and tokens', () => {
  const { cards } = FACTS.spiceDeck.spiceDeck;

  test('of spice: 21 cards, 15 territories with 118 spice in all and 6 worms', () => {
    const amounts = cards.flatMap((c) => (c.kind === 'territory' ? [c.amount] : []));
    const worms = sum(cards.flatMap((c) => (c.kind === 'worm' ? [c.copies] : [])));
    expect([amounts.length, sum(amounts), worms, amounts.length + worms]).toEqual([15, 118, 6, 21]);
  });

  test('of treachery: 33 cards', () => {
    const count: Record<string, number> = {};
    for (const card of FACTS.treachery.cards) count[card.kind] = (count[card.kind] ?? 0) + card.copies;
    expect(count).toEqual({
      'weapon-projectile': 4,
      'weapon-poison': 4,
      'weapon-lasgun': 1,
      'defense-projectile': 4,
      'defense-poison': 4,
      'cheap-hero': 3,
      worthless: 5,
      special: 8,
    });
    expect(sum(Object.values(count))).toBe(33);
  });

  test('of storm: 1 to 6', () => {
    expect(FACTS.spiceDeck.stormDeck.values).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('of spice: 156 tokens worth 564', () => {
    const spice = Object.entries(FACTS.spiceDeck.tokens.spice);
    expect([sum(spice.map(([, n]) => n)), sum(spice.map(([value, n]) => Number(value) * n))]).toEqual([156, 564]);
  });
});

describe('factions', () => {
  const { factions, common } = FACTS.factions;

  test('are six of five leaders each: 30 traitor cards', () => {
    expect(factions.map((f) => f.leaders.length)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(new Set(factions.flatMap((f) => f.leaders.map((l) => l.id))).size).toBe(30);
    expect(factions.map((f) => sum(f.leaders.map((l) => l.strength)))).toEqual([17, 16, 19, 23, 25, 14]);
  });

  test('own 20 forces, of which 0 to 10 start on the map', () => {
    expect(common.forces).toBe(20);
    const onMap = factions.map((f) =>
      'onMapChoice' in f.start ? f.start.onMapChoice.forces : sum(f.start.onMap.map((o) => o.forces)),
    );
    expect(Object.fromEntries(factions.map((f, i) => [f.id, onMap[i]]))).toEqual({
      atreides: 10,
      harkonnen: 10,
      emperor: 0,
      fremen: 10,
      'bene-gesserit': 1,
      'spacing-guild': 5,
    });
  });

  test('start in territories of the map', () => {
    const ids: readonly string[] = FACTS.map.territories.map((t) => t.id);
    for (const f of factions)
      if ('onMap' in f.start) for (const place of f.start.onMap) expect(ids).toContain(place.territory);
  });
});

test('there are 41 questions, 9 test vectors and 111 readings of open points', () => {
  expect([FACTS.faq.entries.length, FACTS.faq.testVectors.length, FACTS.ambiguities.entries.length]).toEqual([
    41, 9, 111,
  ]);
});

test('whatever is assumed stands in its place, and says why or what is done instead', () => {
  const { missing, assumed } = surveyFacts(FACTS);
  expect(assumed).toBeGreaterThan(0);
  for (const fact of missing) {
    expect(fact.what).not.toBe('');
    expect(['', 'none']).not.toContain(fact.default);
  }
});
