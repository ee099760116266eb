import { FACTS, type Printed, type UnknownWords } from '@landsraad/imperium';
import { surveyFacts } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const copies = (cards: readonly { readonly copies: number }[]): number => sum(cards.map((card) => card.copies));
const kindsOf = (
  cards: readonly { readonly types: readonly string[]; readonly copies: number }[],
): Record<string, number> => {
  const count: Record<string, number> = {};
  for (const card of cards) count[card.types.join('/')] = (count[card.types.join('/')] ?? 0) + card.copies;
  return count;
};
const tiers = (cards: readonly { readonly tier: number }[]): number[] =>
  [1, 2, 3].map((t) => cards.filter((c) => c.tier === t).length);

describe('the base box', () => {
  const { spaces } = FACTS.baseBoard;

  test('has 22 board spaces in 8 areas, 10 of them combat spaces, 3 makers, 3 to control', () => {
    const areas = ['emperor', 'spacing-guild', 'bene-gesserit', 'fremen', 'landsraad', 'choam', 'cities', 'deserts'];
    expect(areas.map((area) => spaces.filter((s) => s.area === area).length)).toEqual([2, 2, 2, 2, 5, 2, 4, 3]);
    expect(spaces.length).toBe(22);
    expect(spaces.filter((s) => s.combat).length).toBe(10);
    expect(spaces.filter((s) => s.maker).map((s) => s.id)).toEqual(['the-great-flat', 'hagga-basin', 'imperial-basin']);
    expect(spaces.filter((s) => s.control).map((s) => s.id)).toEqual(['arrakeen', 'carthag', 'imperial-basin']);
  });

  test('has 67 Imperium cards of 43 designs', () => {
    const { cards } = FACTS.baseImperium;
    expect([copies(cards), cards.length]).toEqual([67, 43]);
    const byCost = [1, 2, 3, 4, 5, 6, 7, 8].map((cost) => copies(cards.filter((c) => c.cost === cost)));
    expect(byCost).toEqual([9, 12, 16, 11, 11, 5, 1, 2]);
  });

  test('has 40 intrigue cards of 34 designs', () => {
    const { cards } = FACTS.baseIntrigue;
    expect([copies(cards), cards.length]).toEqual([40, 34]);
    expect(kindsOf(cards)).toEqual({ plot: 26, combat: 11, endgame: 2, 'combat/endgame': 1 });
  });

  test('has 18 conflicts, of which a game uses 10', () => {
    expect(tiers(FACTS.baseConflicts.cards)).toEqual([4, 10, 4]);
    const { tier1, tier2, tier3 } = FACTS.baseConflicts.deckBuilding;
    expect([tier1, tier2, tier3]).toEqual([1, 5, 4]);
    const located = FACTS.baseConflicts.cards.filter((c) => c.location !== null).map((c) => c.location);
    expect(located.toSorted()).toEqual([
      'arrakeen',
      'arrakeen',
      'carthag',
      'carthag',
      'imperial-basin',
      'imperial-basin',
    ]);
  });

  test('has 24 reserve cards, a starting deck of 10 and 8 leaders of 4 houses', () => {
    expect(copies(FACTS.baseReserve.cards)).toBe(24);
    expect(copies(FACTS.baseStartingDeck.cards)).toBe(10);
    expect(FACTS.baseLeaders.leaders.length).toBe(8);
    expect(new Set(FACTS.baseLeaders.leaders.map((l) => l.house)).size).toBe(4);
    const barred = FACTS.baseLeaders.leaders.filter((l) => !l.rival.allowedInSolo).map((l) => l.id);
    expect(barred).toEqual(['paul-atreides', 'helena-richese']);
  });

  test('has 31 House Hagal cards: 27 for a solo game, 28 for two players', () => {
    const { cards, deckBuilding } = FACTS.baseHagal;
    const without = (ids: readonly string[]) => copies(cards.filter((c) => !ids.includes(c.id)));
    expect([copies(cards), without(deckBuilding.solo.remove), without(deckBuilding.twoPlayer.remove)]).toEqual([
      31, 27, 28,
    ]);
  });

  test('has Hagal cards that tell combat spaces as the board does', () => {
    const combat = new Map<string, boolean>(spaces.map((s) => [s.id, s.combat]));
    for (const card of FACTS.baseHagal.cards)
      if (card.space !== null && combat.has(card.space)) expect(card.combatSpace).toBe(combat.get(card.space));
  });

  test('has rulings for 70 cases and 13 open questions', () => {
    expect([FACTS.baseFaq.rulings.length, FACTS.baseFaq.open.length]).toEqual([70, 13]);
  });
});

describe('Rise of Ix', () => {
  test('keeps 22 board spaces: 4 leave, 4 come', () => {
    const { overlay, spaces } = FACTS.ixBoard;
    const base = FACTS.baseBoard.spaces;
    const left = base.filter((s) => !overlay.baseSpacesRemoved.some((id) => id === s.id));
    const icons = [...left, ...spaces].map((s) => s.agentIcon);
    expect(icons.length).toBe(22);
    expect(icons.filter((icon) => icon === 'landsraad').length).toBe(5);
    expect(icons.filter((icon) => icon === 'spice-trade').length).toBe(5);
    for (const id of overlay.baseSpacesReprintedUnchanged) expect(left.map((s) => s.id)).toContain(id);
    expect(spaces.map((s) => s.id).toSorted()).toEqual(
      [...overlay.newSpaces, ...FACTS.ixBoard.ixBoard.spaces].toSorted(),
    );
  });

  test('has 35 Imperium cards of 29 designs, 8 with Unload, 7 with infiltration', () => {
    const { cards } = FACTS.ixImperium;
    expect([copies(cards), cards.length]).toEqual([35, 29]);
    expect(cards.filter((c) => c.unload).length).toBe(8);
    expect(cards.filter((c) => c.agentIcons.some((i) => 'infiltrate' in i)).length).toBe(7);
  });

  test('has 17 intrigue cards', () => {
    expect(kindsOf(FACTS.ixIntrigue.cards)).toEqual({
      plot: 8,
      combat: 4,
      endgame: 1,
      'plot/combat': 2,
      'plot/endgame': 1,
      'combat/endgame': 1,
    });
  });

  test('has 4 conflicts; an epic game uses 5 of tier II and all 5 of tier III', () => {
    expect(tiers(FACTS.ixConflicts.cards)).toEqual([2, 1, 1]);
    const { tier1, tier2, tier3 } = FACTS.ixConflicts.deckBuilding.epic;
    expect([tier1, tier2, tier3]).toEqual([0, 5, 5]);
    expect(tiers([...FACTS.baseConflicts.cards, ...FACTS.ixConflicts.cards])).toEqual([6, 11, 5]);
  });

  test('has 18 tech tiles in 3 equal stacks, 12 marked for House Hagal', () => {
    const { tiles, stacks } = FACTS.ixTechTiles;
    expect([copies(tiles), tiles.length, stacks.count]).toEqual([18, 18, 3]);
    expect(tiles.filter((t) => t.hagalMark).length).toBe(12);
  });

  test('has 6 leaders, 4 snooper tokens and a Control the Spice card for each of 4 players', () => {
    expect([FACTS.ixLeaders.leaders.length, FACTS.ixLeaders.snooperTokens, copies(FACTS.ixStarting.cards)]).toEqual([
      6, 4, 4,
    ]);
  });

  test('has 9 House Hagal cards, for a deck of 30 in a solo game and 29 for two players', () => {
    const { cards, removedFromBaseDeck, deckBuilding } = FACTS.ixHagal;
    expect([copies(cards), cards.length]).toEqual([9, 6]);
    const deck = (how: 'solo' | 'twoPlayer') => {
      const out = new Set<string>([
        ...FACTS.baseHagal.deckBuilding[how].remove,
        ...removedFromBaseDeck.cards,
        ...deckBuilding[how].remove,
      ]);
      return copies([...FACTS.baseHagal.cards, ...cards].filter((c) => !out.has(c.id)));
    };
    expect([deck('solo'), deck('twoPlayer')]).toEqual([30, 29]);
  });
});

test('whatever is assumed stands in its place, and says why or what is done instead', () => {
  const { missing, assumed } = surveyFacts(FACTS);
  expect(assumed).toBeGreaterThan(0);
  for (const fact of missing) {
    expect(fact.what).not.toBe('');
    expect(['', 'none']).not.toContain(fact.default);
  }
});

test('an effect, or a word of it, that no code knows does not compile', () => {
  // @ts-expect-error no such effect
  const effect: Printed = { op: 'rideTheWorm' };
  // @ts-expect-error no such number to multiply with
  const counted: Printed = { op: 'persuasion', n: 1, per: 'ownDreadnought' };
  const word: UnknownWords<readonly [{ readonly op: 'gain'; readonly n: 1; readonly doubled: true }]> = 'doubled';
  const inside: UnknownWords<{
    readonly arrow: {
      readonly cost: readonly [];
      readonly effect: readonly [{ readonly op: 'draw'; readonly twice: true }];
    };
  }> = 'twice';
  const condition: UnknownWords<{ readonly if: { readonly dreadnoughts: 2 }; readonly then: readonly [] }> =
    'dreadnoughts';
  expect([effect, counted, word, inside, condition].length).toBe(5);
});
