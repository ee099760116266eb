import { combatMarker, imperium, strength } from '@landsraad/imperium';
import { describe, expect } from 'vitest';
import { at, position } from './position.ts';
import { rule } from './rule.ts';

const SET = 'set strength';

describe('reveal turn', () => {
  rule('imp.reveal.steps', () => {
    const p = position({ houses: [{ hand: ['convincing-argument'], conflict: 1 }] });
    p.reveal();
    expect(p.question).toBe('acquire or resolve?');
    p.next(SET);
    const order = p.kinds();
    const steps = ['revealed', 'strength', 'cleaned up'].map((k) => order.indexOf(k));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps[0]).toBeGreaterThanOrEqual(0);
  });
  rule('imp.reveal.whole-hand', () => {
    const p = position({ houses: [{ hand: ['convincing-argument', 'dagger', 'diplomacy'] }] });
    p.reveal();
    expect([p.hand(0), p.inPlay(0)]).toEqual([[], ['convincing-argument', 'dagger', 'diplomacy']]);
  });
  rule('imp.reveal.only-revealed-boxes', () => {
    const p = position({ houses: [{ hand: ['convincing-argument'], inPlay: ['diplomacy', 'convincing-argument'] }] });
    p.reveal();
    expect(p.house(0).persuasion).toBe(2);
  });
  rule('imp.reveal.effect-order', () => {
    const p = position({ houses: [{ hand: ['convincing-argument', 'bene-gesserit-sister'] }] });
    p.reveal();
    expect(p.options).toContain('bene-gesserit-sister reveal 0');
    p.next('acquire scout');
    expect(p.options).toContain('bene-gesserit-sister reveal 0');
    p.next('bene-gesserit-sister reveal 0').says('choose which?', 'bene-gesserit-sister reveal 0 of 0');
    expect(p.house(0).persuasion).toBe(3);
    p.next('acquire arrakis-recruiter');
    expect(p.discard(0)).toEqual(['scout', 'arrakis-recruiter']);
  });
  rule('imp.reveal.board-persuasion', () => {
    const p = position({ houses: [{ hand: ['convincing-argument'], councilSeat: true, sent: ['hall-of-oratory'] }] });
    p.reveal();
    expect(p.house(0).persuasion).toBe(5);
  });
  rule('imp.reveal.drawn-cards', () => {
    const p = position({
      houses: [
        {
          hand: ['convincing-argument'],
          deck: ['diplomacy', 'dagger'],
          spice: 1,
          water: 1,
          intrigue: ['water-of-life'],
        },
      ],
    });
    p.reveal().plot(0, 'water-of-life');
    expect([p.hand(0), p.inPlay(0), p.house(0).persuasion, p.house(0).swords]).toEqual([
      [],
      ['convincing-argument', 'diplomacy', 'dagger'],
      3,
      1,
    ]);
  });
  rule('imp.reveal.strength', () => {
    const p = position({ houses: [{ hand: ['dagger', 'dagger', 'convincing-argument'], conflict: 3, garrison: 4 }] });
    p.reveal().next(SET);
    expect([strength(p.g, 0), p.latest('strength')]).toEqual([8, { house: 0, strength: 8 }]);
  });
  rule('imp.reveal.zero-without-unit', () => {
    const p = position({ houses: [{ hand: ['dagger', 'convincing-argument'], conflict: 0 }] });
    p.reveal().next(SET);
    expect([p.house(0).swords, strength(p.g, 0)]).toEqual([1, 0]);
  });
  rule('imp.reveal.announce', () => {
    const p = position({ houses: [{ hand: ['dagger', 'convincing-argument'], conflict: 12, garrison: 0, supply: 0 }] });
    p.reveal().next(SET);
    expect([p.latest('strength')?.['strength'], combatMarker(p.g, 0)]).toEqual([25, { over: true, space: 5 }]);
  });
  rule('imp.reveal.strength-before-reveal', () => {
    const p = position({ houses: [{ conflict: 2 }] });
    expect([combatMarker(p.g, 0).space, strength(p.g, 0)]).toEqual([0, 4]);
  });
  rule('imp.reveal.strength-later-changes', () => {
    const p = position({
      players: 3,
      houses: [
        { solari: 1, intrigue: ['double-cross'] },
        { conflict: 3, swords: 1, revealed: 1 },
      ],
    });
    p.plot(0, 'double-cross');
    expect([p.latest('strength'), strength(p.g, 1)]).toEqual([{ house: 1, strength: 5 }, 5]);
  });
  rule('imp.reveal.clean-up', () => {
    const p = position({ houses: [{ hand: ['convincing-argument'], inPlay: ['diplomacy'] }] });
    p.reveal().next(SET);
    expect([p.inPlay(0), p.discard(0).toSorted()]).toEqual([[], ['convincing-argument', 'diplomacy']]);
  });
  rule('imp.reveal.steps-are-final', () => {
    const p = position({
      houses: [
        { hand: ['convincing-argument', 'opulence', 'bene-gesserit-sister'], solari: 6, intrigue: ['windfall'] },
      ],
    });
    p.reveal();
    expect(p.why(SET)).toBe('imp.reveal.steps-are-final');
    p.next('bene-gesserit-sister reveal 0').next('bene-gesserit-sister reveal 0 of 1').next(SET);
    // Optional effects and persuasion are gone, plot cards may still be played.
    expect([p.house(0).persuasion, p.question, p.options, p.plots(0)]).toEqual([
      0,
      'end the turn?',
      ['end turn'],
      ['windfall'],
    ]);
  });
  rule('imp.reveal.late-draw', () => {
    const p = position({
      houses: [
        {
          hand: ['convincing-argument'],
          deck: ['dagger', 'diplomacy', 'dagger'],
          conflict: 1,
          spice: 1,
          water: 1,
          intrigue: ['water-of-life'],
        },
      ],
    });
    p.reveal().next(SET).plot(0, 'water-of-life');
    expect([p.house(0).swords, p.house(0).persuasion, strength(p.g, 0)]).toEqual([2, 0, 4]);
  });
  rule('imp.reveal.example-strength', () => {
    const p = position({ houses: [{ hand: ['dagger', 'dagger', 'stilgar'], conflict: 3, garrison: 4 }] });
    p.reveal().next(SET);
    expect(strength(p.g, 0)).toBe(11);
  });
  rule('imp.reveal.example-no-troops', () => {
    const p = position({
      players: 3,
      houses: [{ hand: ['stilgar', 'stilgar'], intrigue: ['ambush'] }, { revealed: 1 }, { revealed: 2 }],
    });
    p.reveal().next(SET);
    expect([p.house(0).swords, strength(p.g, 0)]).toEqual([6, 0]);
    p.next('end turn');
    expect([p.question, p.table.round, p.kinds().includes('reward')]).toEqual(['play which card?', 2, false]);
  });
  rule('imp.reveal.example-over-twenty', () => {
    const p = position({ houses: [{ hand: ['dagger', 'dagger', 'stilgar'], conflict: 9, garrison: 0, supply: 3 }] });
    p.reveal().next(SET);
    expect([strength(p.g, 0), combatMarker(p.g, 0)]).toEqual([23, { over: true, space: 3 }]);
  });
});

describe('acquiring', () => {
  rule('imp.acquire.with-persuasion', () => {
    const p = position({ houses: [{ hand: ['convincing-argument'] }] });
    p.reveal();
    expect(p.why('acquire stilgar')).toBe('imp.acquire.with-persuasion');
    p.next('acquire scout');
    expect([p.discard(0), p.house(0).persuasion]).toEqual([['scout'], 1]);
  });
  rule('imp.acquire.offer', () => {
    const p = position({ houses: [{ hand: Array.from({ length: 5 }, () => 'convincing-argument') }] });
    p.reveal();
    expect(p.options).toEqual([
      'acquire arrakis-recruiter',
      'acquire scout',
      'acquire dr-yueh',
      'acquire stilgar',
      'acquire opulence',
      'acquire arrakis-liaison',
      'acquire the-spice-must-flow',
      SET,
    ]);
  });
  rule('imp.acquire.pool', () => {
    const p = position({ houses: [{ hand: ['convincing-argument', 'convincing-argument'] }] });
    p.reveal().next('acquire arrakis-recruiter').next('acquire scout').next('acquire dr-yueh');
    expect([p.house(0).persuasion, p.discard(0).length + p.inPlay(0).length]).toEqual([0, 5]);
  });
  rule('imp.acquire.persuasion-lost', () => {
    const p = position({ houses: [{ hand: ['convincing-argument'] }] });
    p.reveal().next(SET);
    expect(p.house(0).persuasion).toBe(0);
  });
  rule('imp.acquire.to-discard', () => {
    const p = position({ houses: [{ hand: ['convincing-argument', 'convincing-argument', 'diplomacy'] }] });
    p.reveal().next('acquire stilgar');
    expect([p.discard(0).includes('stilgar'), p.deck(0).length]).toEqual([true, 10]);
  });
  rule('imp.acquire.refill', () => {
    const p = position({ houses: [{ hand: ['convincing-argument', 'dagger'] }], imperiumDeck: ['chani', 'crysknife'] });
    p.reveal().next('acquire scout');
    expect([p.lies(imperium.row).length, p.lies(imperium.row).at(-1)]).toEqual([5, 'chani']);
  });
  rule('imp.acquire.replacement-available', () => {
    const p = position({
      houses: [{ hand: ['convincing-argument', 'convincing-argument'] }],
      imperiumDeck: ['missionaria-protectiva'],
    });
    p.reveal().next('acquire scout').next('acquire missionaria-protectiva');
    expect(p.discard(0)).toEqual(['scout', 'missionaria-protectiva']);
  });
  rule('imp.acquire.refill-before-box', () => {
    const p = position({
      row: ['lady-jessica', 'scout', 'scout', 'scout', 'scout'],
      imperiumDeck: ['chani'],
      houses: [{ hand: Array.from({ length: 4 }, () => 'convincing-argument') }],
    });
    p.reveal().next('acquire lady-jessica');
    expect([p.question, p.lies(imperium.row)]).toEqual([
      'influence with which faction?',
      ['scout', 'scout', 'scout', 'scout', 'chani'],
    ]);
  });
  rule('imp.acquire.imperium-deck-empty', () => {
    const p = position({ houses: [{ hand: ['convincing-argument', 'dagger'] }], imperiumDeck: [] });
    p.reveal().next('acquire scout');
    expect(p.lies(imperium.row)).toEqual(['arrakis-recruiter', 'dr-yueh', 'stilgar', 'opulence']);
  });
  rule('imp.acquire.acquire-box', () => {
    const p = position({
      row: ['chani', 'scout', 'scout', 'scout', 'scout'],
      houses: [{ hand: ['convincing-argument', 'convincing-argument', 'diplomacy'] }],
    });
    p.reveal().next('acquire chani');
    expect(p.house(0).water).toBe(1);
  });
  rule('imp.acquire.foldspace-only-by-icon', () => {
    const p = position({
      houses: [{ hand: Array.from({ length: 5 }, () => 'convincing-argument'), intrigue: ['bypass-protocol'] }],
    });
    p.reveal();
    expect(p.options).not.toContain('acquire foldspace');
    p.plot(0, 'bypass-protocol');
    expect(p.options).not.toContain('foldspace');
  });
  rule('imp.acquire.reserve-empty', () => {
    const p = position({ reserve: ['the-spice-must-flow'], houses: [{ hand: ['diplomacy'] }] });
    p.send('diplomacy', 'foldspace');
    expect([p.house(0).influence[1], p.discard(0)]).toEqual([1, []]);
    const q = position({ reserve: ['the-spice-must-flow'], houses: [{ hand: ['convincing-argument'] }] });
    q.reveal();
    expect(q.options).not.toContain('acquire arrakis-liaison');
  });
  rule('imp.acquire.free-acquisition', () => {
    const p = position({
      row: ['chani', 'scout', 'dr-yueh', 'stilgar', 'crysknife'],
      imperiumDeck: ['opulence'],
      houses: [{ spice: 2, intrigue: ['bypass-protocol'] }],
    });
    p.plot(0, 'bypass-protocol').says('choose which?', 'bypass-protocol plot 0 of 1');
    expect(p.options).toEqual(['chani', 'scout', 'dr-yueh', 'stilgar', 'crysknife', 'arrakis-liaison']);
    p.next('chani');
    expect([p.goods(0), p.deck(0).at(-1), p.lies(imperium.row).at(-1)]).toEqual([[0, 0, 1], 'chani', 'opulence']);
  });
  rule('imp.acquire.spice-must-flow', () => {
    const p = position({ houses: [{ hand: Array.from({ length: 5 }, () => 'convincing-argument') }] });
    p.reveal().next('acquire the-spice-must-flow');
    expect([p.house(0).vp, p.discard(0).includes('the-spice-must-flow') || p.inPlay(0).length > 0]).toEqual([1, true]);
  });
  rule('imp.acquire.example-pool', () => {
    const p = position({
      row: ['crysknife', 'firm-grip', 'stilgar', 'opulence', 'kwisatz-haderach'],
      imperiumDeck: ['spice-hunter', 'scout', 'scout'],
      houses: [
        { councilSeat: true, hand: ['convincing-argument', 'convincing-argument', 'convincing-argument', 'diplomacy'] },
      ],
    });
    p.reveal();
    expect(p.house(0).persuasion).toBe(9);
    p.next('acquire stilgar').next('acquire spice-hunter');
    expect([p.house(0).persuasion, p.options.includes('acquire arrakis-liaison')]).toEqual([2, true]);
    p.next('acquire arrakis-liaison');
    expect([p.lies(imperium.row).length, p.house(0).persuasion]).toEqual([5, 0]);
    expect(['stilgar', 'spice-hunter', 'arrakis-liaison'].every((c) => p.discard(0).includes(c))).toBe(true);
  });
});

describe('deck and cards', () => {
  rule('imp.deck.draw', () => {
    const p = position({ houses: [{ hand: ['reconnaissance'], deck: ['diplomacy', 'dagger'] }] });
    p.send('reconnaissance', 'arrakeen');
    expect([p.hand(0), p.deck(0)]).toEqual([['diplomacy'], ['dagger']]);
  });
  rule('imp.deck.reshuffle', () => {
    const p = position({ houses: [{ hand: ['reconnaissance'], deck: [], discard: ['diplomacy', 'diplomacy'] }] });
    p.send('reconnaissance', 'arrakeen');
    expect([p.hand(0), p.deck(0), p.discard(0)]).toEqual([['diplomacy'], ['diplomacy'], []]);
  });
  rule('imp.deck.reshuffle-only-to-draw', () => {
    const p = position({ houses: [{ hand: ['reconnaissance'], deck: ['diplomacy'], discard: ['dagger', 'dagger'] }] });
    p.send('reconnaissance', 'arrakeen');
    expect([p.hand(0), p.deck(0), p.discard(0)]).toEqual([['diplomacy'], [], ['dagger', 'dagger']]);
    const q = position({ houses: [{ hand: ['reconnaissance'], deck: [], discard: ['dagger', 'dagger'] }] });
    q.send('reconnaissance', 'arrakeen');
    expect([q.hand(0), q.deck(0), q.discard(0)]).toEqual([['dagger'], ['dagger'], []]);
  });
  rule('imp.deck.nothing-to-draw', () => {
    const p = position({ houses: [{ hand: ['reconnaissance'], deck: [], discard: [] }] });
    p.send('reconnaissance', 'arrakeen');
    expect([p.hand(0), p.troops(0)]).toEqual([[], [8, 4, 0]]);
  });
  rule('imp.deck.what-is-shuffled', () => {
    const p = position({
      houses: [{ hand: ['reconnaissance'], inPlay: ['dagger'], deck: [], discard: ['diplomacy', 'diplomacy'] }],
    });
    p.send('reconnaissance', 'arrakeen');
    expect([p.inPlay(0), p.deck(0)]).toEqual([['dagger', 'reconnaissance'], ['diplomacy']]);
  });
  rule('imp.deck.draw-after-reveal', () => {
    // Stilgar came into hand after the reveal turn: he is there still when the next round begins, and five more come.
    const p = at('combat', { houses: [{ hand: ['stilgar'], revealed: 1 }] });
    expect([p.table.round, p.hand(0).length, p.hand(0).includes('stilgar')]).toEqual([2, 6, true]);
  });
  rule('imp.deck.trashed-effects-lost', () => {
    // Thufir Hawat is trashed before his own card is drawn.
    const p = position({ houses: [{ hand: ['thufir-hawat', 'dagger'], spice: 2 }] });
    p.send('thufir-hawat', 'selective-breeding');
    expect(p.options).toEqual(['selective-breeding space 1', 'thufir-hawat agent 0']);
    p.next('selective-breeding space 1').says('trash a card from where?', 'inPlay');
    expect([p.hand(0).length, p.lies(imperium.trash), p.seat]).toEqual([1, [], 0]);
    p.says('trash which card?', 'thufir-hawat');
    expect([p.hand(0).length, p.lies(imperium.trash)]).toEqual([3, ['thufir-hawat']]);
  });
  rule('imp.deck.example-reshuffle-mid-draw', () => {
    const six = Array.from({ length: 6 }, () => 'diplomacy');
    const p = position({
      houses: [
        {
          hand: ['reconnaissance', 'dagger', 'dagger'],
          inPlay: ['seek-allies'],
          deck: ['scout', 'scout'],
          discard: six,
          water: 2,
        },
      ],
    });
    p.send('reconnaissance', 'research-station');
    expect([p.hand(0).length, p.deck(0).length, p.discard(0).length, p.inPlay(0).length]).toEqual([5, 5, 0, 2]);
  });
  rule('imp.deck.example-short-draw', () => {
    const p = position({ houses: [{ hand: ['lady-jessica'], deck: ['dagger'], discard: [] }] });
    p.send('lady-jessica', 'secure-contract');
    expect(p.hand(0)).toEqual(['dagger']);
  });
});
