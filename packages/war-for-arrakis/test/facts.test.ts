import { surveyFacts } from '@landsraad/kernel';
import { FACTS } from '@landsraad/war-for-arrakis';
import { describe, expect, test } from 'vitest';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const added = (things: readonly object[]): Record<string, number> => {
  const total: Record<string, number> = {};
  for (const thing of things)
    for (const [kind, n] of Object.entries(thing)) total[kind] = (total[kind] ?? 0) + Number(n);
  return total;
};

const { board, dashboards, dice, leaders, planningCards, prescienceCards, tokens, tracks, units } = FACTS;
const passable = new Map<string, readonly string[]>(Object.entries(board.adjacency));
const physical = new Map([...passable].map(([area, near]) => [area, new Set(near)]));
for (const [a, b] of board.impassable) {
  physical.get(a)?.add(b);
  physical.get(b)?.add(a);
}
const settlements = board.areas.flatMap((a) => (a.settlement ? [{ id: a.id, ...a.settlement }] : []));

describe('the board', () => {
  test('has 101 areas, 28 of them named, in 8 sectors and the pole', () => {
    expect(board.areas.length).toBe(101);
    expect(board.areas.filter((a) => a.name !== null).length).toBe(28);
    expect(new Set(board.areas.map((a) => a.sector)).size).toBe(9);
    expect(board.sectors.map((s) => board.areas.filter((a) => a.sector === s.id).length)).toEqual([
      18, 10, 10, 20, 16, 9, 8, 9,
    ]);
  });

  test('has 65 desert areas, 23 of them deep, 19 mountains, 12 plateaus and 5 minor ergs', () => {
    const count = (terrain: string) => board.areas.filter((a) => a.terrain === terrain).length;
    expect([count('desert'), count('mountain'), count('plateau'), count('minorErg')]).toEqual([65, 19, 12, 5]);
    expect(board.areas.filter((a) => a.deepDesert).map((a) => a.terrain)).toEqual(Array(23).fill('desert'));
  });

  test('is a symmetric, connected graph of 265 passable and 11 impassable borders', () => {
    expect([...passable.keys()].toSorted()).toEqual(board.areas.map((a) => a.id).toSorted());
    for (const [area, near] of passable) for (const other of near) expect(passable.get(other)).toContain(area);
    expect(sum([...passable.values()].map((near) => near.length))).toBe(2 * 265);
    expect(board.impassable.length).toBe(11);
    const reached = new Set(['arrakeen']);
    for (const area of reached) for (const other of passable.get(area) ?? []) reached.add(other);
    expect(reached.size).toBe(101);
  });

  test('has 8 sietch sites, 6 station sites and 6 settlements of ranks 3, 2, 1, 1, 1, 1', () => {
    expect(board.areas.filter((a) => a.sietchSite).length).toBe(8);
    expect(board.areas.filter((a) => a.stationSite).length).toBe(6);
    expect(settlements.map((s) => s.rank).toSorted()).toEqual([1, 1, 1, 1, 2, 3]);
    expect(settlements.filter((s) => s.kind === 'pyonVillage').length).toBe(4);
  });

  test('shields five plateaus from storms: those that touch no desert', () => {
    const terrain = new Map<string, string>(board.areas.map((a) => [a.id, a.terrain]));
    const shielded = board.areas.filter((a) => a.stormShielded).map((a) => a.id);
    expect(shielded.toSorted()).toEqual(['arrakeen', 'arsunt', 'carthag', 'hagga-basin', 'imperial-basin']);
    const derived = board.areas
      .filter((a) => a.terrain === 'plateau')
      .filter((a) => [...(physical.get(a.id) ?? [])].every((other) => terrain.get(other) !== 'desert'));
    expect(derived.map((a) => a.id).toSorted()).toEqual(shielded.toSorted());
  });

  test('exposes with each of the 3 Family Atomics tokens the shielded plateaus next to it', () => {
    expect(board.familyAtomics.tokens.length).toBe(3);
    for (const token of board.familyAtomics.tokens) {
      const near = board.areas.filter((a) => a.stormShielded && physical.get(token.area)?.has(a.id)).map((a) => a.id);
      expect(near.toSorted()).toEqual([...token.exposes].toSorted());
    }
  });

  test('has sector neighbours that follow from its borders, the pole left out', () => {
    const sectorOf = new Map<string, string>(board.areas.map((a) => [a.id, a.sector]));
    const near = (sector: string, borders: Iterable<readonly [string, Iterable<string>]>) => {
      const found = new Set<string>();
      for (const [area, others] of borders)
        if (sectorOf.get(area) === sector) for (const other of others) found.add(sectorOf.get(other) ?? '');
      found.delete(sector);
      found.delete('pole');
      return [...found].toSorted();
    };
    for (const s of board.sectors) {
      expect(near(s.id, passable)).toEqual([...s.adjacentByGround].toSorted());
      expect(near(s.id, physical)).toEqual([...s.adjacentByBorder].toSorted());
    }
  });

  test('has 8 air zones, each between two sectors, one of them central', () => {
    expect(board.airZones.length).toBe(8);
    const central = new Set<string>(board.sectors.filter((s) => s.ring === 'central').map((s) => s.id));
    for (const zone of board.airZones) expect(zone.sectors.some((s) => central.has(s))).toBe(true);
  });
});

describe('the box', () => {
  const leadersOf = (side: string) => leaders.leaders.filter((l) => l.side === side);
  const named = (side: string) =>
    leadersOf(side).filter((l) => l.entry.kind !== 'generic' && l.id !== 'wild-maker').length;

  test('holds 129 figures', () => {
    const { harkonnen, atreides } = units.figures;
    const red = [
      sum(Object.values(harkonnen.units)),
      named('harkonnen') + harkonnen.leaders.bashar,
      sum(Object.values(harkonnen.vehicles)),
    ];
    const green = [
      sum(Object.values(atreides.units)),
      named('atreides') + atreides.leaders.naib,
      atreides.sandworm + atreides.wildMaker,
    ];
    expect([red, green]).toEqual([
      [44, 13, 17],
      [30, 20, 5],
    ]);
    expect(sum([...red, ...green])).toBe(129);
  });

  test('holds 125 cards', () => {
    const decks = Object.values(planningCards.decks).map((deck) => sum(deck.map((card) => card.copies)));
    expect(decks).toEqual([18, 18, 18, 18]);
    expect([leadersOf('atreides').length, leadersOf('harkonnen').length]).toEqual([10, 8]);
    expect(prescienceCards.cards.length).toBe(16);
    expect(FACTS.imperiumBans.bans.length).toBe(3);
    expect(tracks.secretObjectives.cards.length).toBe(6);
    expect(FACTS.tacticalCards.cards.length).toBe(8);
    expect(72 + 18 + 16 + 3 + 6 + 8 + units.cards.reference).toBe(125);
  });

  test('holds 24 dice of six faces', () => {
    const base = [dice.harkonnenActionDie, dice.atreidesActionDie, dice.harkonnenCombatDie, dice.atreidesCombatDie];
    expect(base.map((die) => die.count)).toEqual([8, 4, 6, 6]);
    for (const die of [...base, dice.smugglersActionDie]) expect(sum(Object.values(die.faces))).toBe(6);
  });

  test('holds the printed numbers of tokens', () => {
    expect(tokens.sietchRanks.ranks.length).toBe(8);
    expect(sum(tokens.sietchRanks.ranks)).toBe(16);
    expect([tokens.harkonnenStartingDeployment.black.length, tokens.harkonnenStartingDeployment.silver.length]).toEqual(
      [6, 6],
    );
    expect([tokens.atreidesStartingDeployment.tokens.length, tokens.atreidesDeployment.tokens.length]).toEqual([8, 8]);
    expect(sum(Object.values(tokens.wormsign.split))).toBe(16);
    expect(sum(Object.values(tokens.ecologicalStations.types))).toBe(6);
    expect(tokens.beneGesserit.atreidesStart + tokens.beneGesserit.harkonnenStart + tokens.beneGesserit.reserve).toBe(
      5,
    );
    expect(tokens.coneOfSilence.harkonnen + tokens.coneOfSilence.atreides).toBe(6);
  });
});

describe('cards and tracks', () => {
  test('start with six leaders in play', () => {
    const start = leaders.leaders.filter((l) => l.entry.kind === 'start').map((l) => l.id);
    expect(start.toSorted()).toEqual([
      'baron-harkonnen',
      'beast-rabban',
      'captain-aramsham',
      'lady-jessica',
      'paul-atreides',
      'stilgar',
    ]);
  });

  test('bring leaders in at steps 1 and 6 of supremacy, 3 and 6 of prescience', () => {
    const steps = leaders.leaders.flatMap((l) => ('step' in l.entry ? [[l.id, l.entry.step]] : []));
    expect(Object.fromEntries(steps)).toEqual({
      'thufir-hawat': 1,
      'feyd-rautha': 6,
      chani: 3,
      'paul-muaddib': 3,
      'reverend-mother-jessica': 3,
      alia: 6,
    });
  });

  test('give every leader with a special action a box of its own dashboard', () => {
    for (const leader of leaders.leaders) {
      if (leader.special === null) continue;
      const { boxes } = dashboards[leader.subfaction];
      expect(boxes.some((box) => box === leader.slot)).toBe(true);
    }
  });

  test('give 13 steps of each marker over all prescience cards', () => {
    expect(added(prescienceCards.cards.map((c) => c.markers))).toEqual({
      kwisatzHaderach: 13,
      sandDwellers: 13,
      jihad: 13,
    });
    const atEnd = prescienceCards.cards.filter((c) => c.phase === 'endOfRound');
    expect(added(atEnd.map((c) => c.markers))).toEqual({ kwisatzHaderach: 6, sandDwellers: 8, jihad: 5 });
  });

  test('name on tactical cards the sector in which the sietch lies', () => {
    const central = new Set<string>(board.sectors.filter((s) => s.ring === 'central').map((s) => s.id));
    for (const card of FACTS.tacticalCards.cards) {
      const area = board.areas.find((a) => a.id === card.sietch);
      expect(area?.sietchSite).toBe(true);
      const sector: string = area?.sector ?? '';
      expect(central.has(sector) ? 'central' : sector).toBe(card.sector);
    }
  });

  test('give the Harkonnens four die slots on the Spice Must Flow board', () => {
    expect(tracks.spiceMustFlow.rows.filter((row) => row.dieSlot).length).toBe(4);
  });
});

describe('assumed tokens', () => {
  test('of the Harkonnen start stay within the box and the limit of an area', () => {
    const { black, silver } = tokens.harkonnenStartingDeployment;
    expect(added([...black, ...silver])).toEqual({ regular: 17, elite: 7, sardaukar: 3, bashar: 6 });
    for (const token of silver) expect(token.bashar).toBe(1);
  });

  test('of the Atreides show two units each', () => {
    const { atreidesStartingDeployment: start, atreidesDeployment: later } = tokens;
    for (const token of [...start.tokens, ...later.tokens]) expect(sum(Object.values(token))).toBe(2);
    expect(added(start.tokens)).toEqual({ regular: 10, elite: 5, fedaykin: 1 });
    expect(added(later.tokens)).toEqual({ regular: 8, elite: 5, fedaykin: 3 });
  });
});

test('Desert War brings a camp token of each symbol, one for each camp figure', () => {
  expect(FACTS.desertWar.fremenCampTokens.symbols.length).toBe(FACTS.desertWar.components.atreides.fremenCampFigure);
});

test('whatever is assumed stands in its place, and says why or what is done instead', () => {
  const { missing, assumed } = surveyFacts(FACTS);
  expect(assumed).toBeGreaterThan(0);
  for (const fact of missing) {
    expect(fact.what).not.toBe('');
    expect(['', 'none']).not.toContain(fact.default);
  }
});

test('the twelve gaps of the box are on the list of what is missing', () => {
  const paths = surveyFacts(FACTS).missing.map((m) => m.path);
  for (const path of [
    'prescienceCards.cards.unknown-ar-8.requirement',
    'prescienceCards.cards.paul-drinks-the-water-of-life.markers',
    'tracks.secretObjectives.cards',
    'dice.atreidesActionDie.faces',
    'leaders.leaders.wild-maker.special',
    'tokens.harkonnenStartingDeployment.black',
    'tokens.atreidesDeployment.tokens',
    'tokens.wormsign.split',
    'tokens.ecologicalStations.types',
    'tracks.prescience.lastStep',
    'dashboards.fremenAlly.boxes',
    'faq',
    'smugglers.components.smugglerRegular',
    'smugglers.base.sectors',
    'spacingGuild.heighliner.steps',
    'spacingGuild.components.troops',
    'spacingGuild.planningCards.fremenAlly.desert-landing.steps',
    'smugglers.stabanTuek.special',
    'smugglers.planningCards.houseAtreides.drone-ornithopters.steps',
    'dice.smugglersActionDie.faces',
  ])
    expect(paths).toContain(path);
});
