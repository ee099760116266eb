import { intrigue, strength } from '@landsraad/imperium';
import { describe, expect, test } from 'vitest';
import { at, position, type Wish } from './position.ts';
import { rule } from './rule.ts';

const WAITING = intrigue.waiting[0]!;

describe('intrigue cards', () => {
  rule('imp.intrigue.draw', () => {
    const p = position({ houses: [{ hand: ['reconnaissance', 'dagger'] }] });
    p.send('reconnaissance', 'carthag');
    expect([p.intrigue(0), p.sees(1).hidden['intrigue']!['hand 0']]).toEqual([['windfall'], { known: [], backs: 1 }]);
  });
  rule('imp.intrigue.no-limit', () => {
    const p = position({
      houses: [{ hand: ['reconnaissance'], intrigue: ['ambush', 'ambush', 'bribery', 'charisma', 'refocus'] }],
    });
    p.send('reconnaissance', 'carthag');
    expect([p.intrigue(0).length, p.sees(1).hidden['intrigue']!['hand 0']]).toEqual([6, { known: [], backs: 6 }]);
  });
  rule('imp.intrigue.discard', () => {
    const p = position({ houses: [{ intrigue: ['windfall'] }] });
    p.plot(0, 'windfall');
    expect([p.intrigue(0), p.lies(intrigue.discard), p.latest('played intrigue')]).toEqual([
      [],
      ['windfall'],
      { house: 0, card: 'windfall' },
    ]);
    // A card that is being resolved is not among those a new deck is made of.
    const q = position({
      intrigueDeck: [],
      houses: [{ intrigue: ['secret-of-the-sisterhood'], influence: [0, 0, 3, 0] }],
    });
    q.plot(0, 'secret-of-the-sisterhood');
    expect([q.intrigue(0), q.lies(intrigue.discard)]).toEqual([[], ['secret-of-the-sisterhood']]);
  });
  rule('imp.intrigue.deck-empty', () => {
    const p = position({
      intrigueDeck: [],
      intrigueDiscard: ['ambush', 'ambush'],
      houses: [{ hand: ['reconnaissance', 'dagger'] }],
    });
    p.send('reconnaissance', 'carthag');
    expect([p.intrigue(0), p.lies(intrigue.deck), p.lies(intrigue.discard)]).toEqual([['ambush'], ['ambush'], []]);
    const q = position({ intrigueDeck: [], houses: [{ hand: ['reconnaissance', 'dagger'] }] });
    q.send('reconnaissance', 'carthag');
    expect(q.intrigue(0)).toEqual([]);
  });
  rule('imp.intrigue.plot', () => {
    const p = position({ houses: [{ intrigue: ['windfall'] }, { intrigue: ['windfall'] }] });
    expect([p.plots(0), p.plots(1), p.whyNoPlot(1, 'windfall')]).toEqual([['windfall'], [], 'imp.intrigue.plot']);
    p.plot(0, 'windfall');
    expect(p.house(0).solari).toBe(2);
  });
  rule('imp.intrigue.combat', () => {
    const p = position({ houses: [{ intrigue: ['ambush', 'windfall'], conflict: 1 }] });
    expect([p.whyNoPlot(0, 'ambush'), p.plots(0)]).toEqual(['imp.intrigue.combat', ['windfall']]);
    const q = at('combat', { houses: [{ intrigue: ['ambush', 'windfall'], conflict: 1, revealed: 1 }] });
    expect(q.options).toEqual(['pass', 'ambush']);
  });
  rule('imp.intrigue.endgame', () => {
    const p = position({ houses: [{ intrigue: ['plans-within-plans'], influence: [3, 3, 3, 0] }] });
    expect(p.whyNoPlot(0, 'plans-within-plans')).toBe('imp.intrigue.endgame');
  });
  rule('imp.intrigue.several-kinds', () => {
    const p = at('combat', { houses: [{ intrigue: ['tiebreaker', 'plans-within-plans'], conflict: 1, revealed: 1 }] });
    expect(p.options).toEqual(['pass', 'tiebreaker']);
    p.next('tiebreaker');
    expect([strength(p.g, 0), p.house(0).spice]).toEqual([4, 0]);
  });
  rule('imp.intrigue.cost-required', () => {
    const p = position({ houses: [{ solari: 1, intrigue: ['bribery', 'councilors-dispensation'] }] });
    expect([p.whyNoPlot(0, 'bribery'), p.whyNoPlot(0, 'councilors-dispensation')]).toEqual([
      'imp.intrigue.cost-required',
      'imp.intrigue.cost-required',
    ]);
  });
  rule('imp.intrigue.needs-target', () => {
    const p = position({ houses: [{ solari: 1, deck: [], intrigue: ['double-cross', 'poison-snooper'] }] });
    expect([p.whyNoPlot(0, 'double-cross'), p.whyNoPlot(0, 'poison-snooper')]).toEqual([
      'imp.intrigue.needs-target',
      'imp.intrigue.needs-target',
    ]);
    // A supply that is empty merely makes Double Cross smaller.
    const q = position({
      houses: [{ solari: 1, supply: 0, garrison: 12, intrigue: ['double-cross'] }, { conflict: 2 }],
    });
    q.plot(0, 'double-cross');
    expect([q.house(1).conflict, q.troops(0)]).toEqual([1, [0, 12, 0]]);
  });
  rule('imp.intrigue.waits-face-up', () => {
    const p = position({ houses: [{ hand: ['diplomacy', 'convincing-argument'], intrigue: ['charisma'] }] });
    p.plot(0, 'charisma');
    expect([p.lies(WAITING), p.house(0).persuasion, p.lies(intrigue.discard)]).toEqual([['charisma'], 0, []]);
    p.reveal();
    expect([p.lies(WAITING), p.house(0).persuasion, p.lies(intrigue.discard)]).toEqual([[], 5, ['charisma']]);
  });
  rule('imp.intrigue.play-when-drawn', () => {
    const p = position({ houses: [{ hand: ['dr-yueh', 'dagger'] }] });
    p.send('dr-yueh', 'carthag');
    // Before the card of Dr. Yueh is drawn.
    expect([p.question, p.hand(0)]).toEqual(['what next?', ['dagger']]);
    p.plot(0, 'windfall');
    expect([p.house(0).solari, p.hand(0)]).toEqual([2, ['convincing-argument', 'dagger']]);
  });
  rule('imp.intrigue.plot-between-effects', () => {
    const p = position({ houses: [{ hand: ['gene-manipulation', 'dagger'], intrigue: ['windfall'] }] });
    p.send('gene-manipulation', 'hall-of-oratory');
    expect(p.plots(0)).toEqual(['windfall']);
    p.next('gene-manipulation agent 0');
    expect([p.plots(0), p.whyNoPlot(0, 'windfall')]).toEqual([[], 'imp.intrigue.plot-between-effects']);
  });
  test('a card played, its agent not yet sent: a plot card may pay for the space or open it', () => {
    const p = position({
      houses: [
        { hand: ['dagger'], solari: 3, intrigue: ['windfall', 'infiltrate', 'dispatch-an-envoy', 'bindu-suspension'] },
        { sent: ['hall-of-oratory'] },
      ],
    });
    p.says('play which card?', 'dagger');
    // Only one space is open, but with an intrigue card that may change.
    expect([p.question, p.options]).toEqual(['send the agent where?', ['mentat']]);
    expect(p.plots(0)).toEqual(['dispatch-an-envoy', 'infiltrate', 'windfall']);
    p.plot(0, 'infiltrate');
    expect(p.options).toEqual(['hall-of-oratory', 'mentat']);
    p.plot(0, 'windfall');
    expect(p.options).toEqual(['high-council', 'hall-of-oratory', 'mentat', 'rally-troops']);
    p.plot(0, 'dispatch-an-envoy');
    expect(p.options).toEqual([
      'wealth',
      'foldspace',
      'secrets',
      'stillsuits',
      'high-council',
      'hall-of-oratory',
      'mentat',
      'rally-troops',
    ]);
    p.next('stillsuits');
    expect([p.house(0).influence, p.house(0).solari]).toEqual([[0, 0, 0, 1], 5]);
  });
  test('a plot card must not take what the agent needs to be sent anywhere', () => {
    const p = position({
      houses: [{ hand: ['dagger'], solari: 4, intrigue: ['bribery'] }, { sent: ['hall-of-oratory'] }],
    });
    p.says('play which card?', 'dagger');
    expect([p.options, p.plots(0)]).toEqual([['mentat', 'rally-troops'], ['bribery']]);
    const q = position({
      houses: [{ hand: ['dagger'], solari: 3, intrigue: ['bribery'] }, { sent: ['hall-of-oratory'] }],
    });
    q.says('play which card?', 'dagger');
    expect([q.options, q.whyNoPlot(0, 'bribery')]).toEqual([['mentat'], 'imp.agent.cost']);
  });
  test('where an acquired card goes belongs to acquiring it: nobody takes it away meanwhile', () => {
    const p = position({
      houses: [{ hand: ['convincing-argument'], intrigue: ['recruitment-mission', 'bypass-protocol'] }],
    });
    p.plot(0, 'recruitment-mission').reveal().next('acquire scout');
    expect([p.question, p.whyNoPlot(0, 'bypass-protocol')]).toEqual([
      'where does the card go?',
      'imp.intrigue.plot-between-effects',
    ]);
    p.next('deck');
    expect(p.deck(0).at(-1)).toBe('scout');
  });
  test('how much is sold belongs to sending the agent', () => {
    const p = position({ houses: [{ hand: ['dune-the-desert-planet'], spice: 5, intrigue: ['windfall'] }] });
    p.send('dune-the-desert-planet', 'sell-melange');
    expect([p.question, p.whyNoPlot(0, 'windfall')]).toEqual([
      'sell how much spice?',
      'imp.intrigue.plot-between-effects',
    ]);
  });
  test('an agent on its way by Kwisatz Haderach that is recalled meanwhile comes from the leader', () => {
    const p = position({
      houses: [{ hand: ['kwisatz-haderach'], agents: 1, sent: ['wealth'], intrigue: ['urgent-mission'] }],
    });
    p.says('play which card?', 'kwisatz-haderach').says('which agent?', 'wealth');
    p.plot(0, 'urgent-mission').says('send the agent where?', 'stillsuits');
    expect([p.house(0).agents, p.house(0).sent]).toEqual([1, ['stillsuits']]);
  });
  test('a new intrigue card may be played before more cards are drawn; who has none is not kept waiting', () => {
    const p = position({
      houses: [{ hand: ['dr-yueh'], deck: ['stilgar', 'dagger'] }],
      intrigueDeck: ['poison-snooper'],
    });
    p.send('dr-yueh', 'carthag');
    expect([p.question, p.options, p.intrigue(0)]).toEqual([
      'what next?',
      ['dr-yueh agent 0', 'deploy 1', 'deploy 2', 'deploy 3'],
      ['poison-snooper'],
    ]);
    p.plot(0, 'poison-snooper').says('choose which?', 'poison-snooper plot 0 then 0 of 1');
    expect(p.hand(0)).toEqual(['dagger']);
    const q = position({ houses: [{ hand: ['dr-yueh'], deck: ['stilgar'] }], intrigueDeck: [] });
    q.send('dr-yueh', 'carthag');
    expect(q.hand(0)).toEqual(['stilgar']);
  });
  rule('imp.intrigue.steal', () => {
    const four = ['ambush', 'bribery', 'charisma', 'refocus'];
    const p = position({
      players: 3,
      houses: [{ hand: ['diplomacy', 'dagger'] }, { intrigue: four.slice(1) }, { intrigue: four }],
    });
    p.send('diplomacy', 'secrets');
    expect([p.intrigue(0).length, p.intrigue(1).length, p.intrigue(2).length]).toEqual([2, 3, 3]);
  });
  rule('imp.intrigue.steal-order', () => {
    const four = ['ambush', 'bribery', 'charisma', 'refocus'];
    const p = position({
      first: 1,
      houses: [{ intrigue: four }, { hand: ['diplomacy', 'dagger'] }, { intrigue: four }, { intrigue: four }],
    });
    p.send('diplomacy', 'secrets');
    expect(p.happened.filter((h) => h.kind === 'stole intrigue').map((h) => [h.nouns['victim'], h.to])).toEqual([
      [2, [1, 2]],
      [3, [1, 3]],
      [0, [1, 0]],
    ]);
  });
  rule('imp.intrigue.bindu-suspension', () => {
    const p = position({
      houses: [{ hand: ['dagger'], deck: ['stilgar'], intrigue: ['bindu-suspension', 'windfall'] }],
    });
    const late = position({ houses: [{ hand: ['dagger'], intrigue: ['bindu-suspension', 'windfall'] }] });
    late.plot(0, 'windfall');
    expect(late.whyNoPlot(0, 'bindu-suspension')).toBe('imp.intrigue.bindu-suspension');
    p.plot(0, 'bindu-suspension');
    expect([p.hand(0), p.options]).toEqual([
      ['dagger', 'stilgar'],
      ['dagger', 'stilgar', 'reveal', 'end turn'],
    ]);
    p.next('end turn');
    expect([p.seat, p.house(0).agents, p.house(0).revealed]).toEqual([1, 2, 0]);
  });
  rule('imp.intrigue.recruitment-mission', () => {
    const cards = ['recruitment-mission', 'bypass-protocol'];
    const p = position({ houses: [{ hand: ['convincing-argument'], intrigue: cards, deck: ['dagger'] }] });
    p.reveal().plot(0, 'recruitment-mission').plot(0, 'bypass-protocol');
    p.says('acquire which card?', 'scout');
    p.says('where does the card go?', 'deck');
    expect([p.deck(0).at(-1), p.discard(0)]).toEqual(['scout', []]);
    p.says('acquire or resolve?', 'acquire dr-yueh').says('where does the card go?', 'discard');
    expect(p.discard(0)).toEqual(['dr-yueh']);
    // On an agent turn the card waits, and Bypass Protocol acquires as ever.
    const q = position({ houses: [{ intrigue: cards }] });
    q.plot(0, 'recruitment-mission').plot(0, 'bypass-protocol');
    q.says('acquire which card?', 'scout');
    expect(q.discard(0)).toEqual(['scout']);
  });
  rule('imp.intrigue.dispatch-an-envoy', () => {
    const envoys = ['dispatch-an-envoy', 'dispatch-an-envoy'];
    const p = position({ houses: [{ hand: ['convincing-argument', 'dagger'], intrigue: envoys }] });
    expect(p.why('convincing-argument')).toBe('imp.agent.iconless-card');
    p.plot(0, 'dispatch-an-envoy').says('play which card?', 'convincing-argument');
    expect([p.options.includes('wealth'), p.options.includes('carthag')]).toEqual([true, false]);
    p.next('wealth');
    expect(p.house(0).influence[0]).toBe(1);
    // The agent is sent: there is no card left that could get the icons.
    expect(p.whyNoPlot(0, 'dispatch-an-envoy')).toBe('imp.intrigue.dispatch-an-envoy');
  });
  rule('imp.intrigue.urgent-mission', () => {
    const p = position({ houses: [{ hand: ['diplomacy', 'dagger'], intrigue: ['urgent-mission'] }] });
    p.send('diplomacy', 'wealth').plot(0, 'urgent-mission');
    expect([p.house(0).sent, p.house(0).agents, p.inPlay(0)]).toEqual([[], 2, ['diplomacy']]);
  });
  rule('imp.intrigue.corner-the-market', () => {
    const smf = (n: number): string[] => Array.from({ length: n }, () => 'the-spice-must-flow');
    const points = (mine: number, theirs: number): number => {
      const p = at('endgame', {
        houses: [{ intrigue: ['corner-the-market', 'windfall'], deck: smf(mine) }, { discard: smf(theirs) }],
      });
      if (p.options.includes('corner-the-market')) p.next('corner-the-market');
      return p.house(0).vp;
    };
    expect([points(1, 1), points(2, 2), points(3, 2), points(1, 0)]).toEqual([0, 1, 2, 1]);
  });
  rule('imp.intrigue.example-steal', () => {
    const five = ['ambush', 'bribery', 'charisma', 'refocus', 'windfall'];
    const p = position({
      houses: [
        { hand: ['diplomacy', 'dagger'], intrigue: ['ambush'] },
        { intrigue: five },
        { intrigue: five.slice(1) },
        { intrigue: five.slice(2) },
      ],
    });
    p.send('diplomacy', 'secrets');
    expect([0, 1, 2, 3].map((h) => p.intrigue(h).length)).toEqual([4, 4, 3, 3]);
  });
  rule('imp.intrigue.example-cost', () => {
    const p = position({ houses: [{ solari: 1, intrigue: ['bribery'] }] });
    expect(p.whyNoPlot(0, 'bribery')).toBe('imp.intrigue.cost-required');
    const q = position({ houses: [{ solari: 2, intrigue: ['bribery'] }] });
    q.plot(0, 'bribery').next('emperor');
    expect([q.house(0).solari, q.house(0).influence[0]]).toEqual([0, 1]);
  });
});

const card = (name: string, w: Wish, ...more: readonly Wish[]) =>
  position({ houses: [{ ...w, intrigue: [name] }, ...more] }).plot(0, name);
const inCombat = (name: string, w: Wish) =>
  at('combat', {
    conflict: 'guild-bank-raid',
    houses: [{ conflict: 3, revealed: 1, ...w, intrigue: [name, 'windfall'] }],
  });

describe('every intrigue card', () => {
  test('Allied Armada', () => {
    const p = at('combat', {
      alliances: [0, -1, -1, -1],
      houses: [{ conflict: 1, spice: 2, revealed: 1, intrigue: ['allied-armada', 'windfall'] }],
    });
    p.next('allied-armada');
    expect([p.house(0).swords, p.house(0).spice]).toEqual([7, 0]);
    expect(inCombat('allied-armada', { spice: 2 }).options).toEqual(['pass']);
  });
  test('Ambush', () => expect(inCombat('ambush', {}).next('ambush').house(0).swords).toBe(4));
  test('Bindu Suspension', () => expect(card('bindu-suspension', {}).options).toContain('end turn'));
  test('Bribery', () => expect(card('bribery', { solari: 2 }).next('fremen').house(0).influence).toEqual([0, 0, 0, 1]));
  test('Bypass Protocol', () => {
    const p = card('bypass-protocol', {});
    expect(p.options).toEqual(['arrakis-recruiter', 'scout', 'dr-yueh', 'arrakis-liaison']);
    p.next('scout');
    expect(p.discard(0)).toEqual(['scout']);
    const q = card('bypass-protocol', { spice: 2 }).next('bypass-protocol plot 0 of 1').next('stilgar');
    expect([q.deck(0).at(-1), q.house(0).spice]).toEqual(['stilgar', 0]);
  });
  test('Calculated Hire', () => {
    const p = card('calculated-hire', { spice: 1 });
    expect([p.table.mentat, p.house(0).agents, p.house(0).spice]).toEqual([0, 3, 0]);
  });
  test('Charisma', () => {
    const p = position({ houses: [{ hand: ['convincing-argument'], intrigue: ['charisma'] }] })
      .reveal()
      .plot(0, 'charisma');
    expect(p.house(0).persuasion).toBe(4);
  });
  test('CHOAM Shares', () => expect(card('choam-shares', { solari: 7 }).house(0)).toMatchObject({ vp: 1, solari: 0 }));
  test('Corner the Market', () => {
    const p = at('endgame', {
      houses: [{ intrigue: ['corner-the-market'], hand: ['the-spice-must-flow', 'the-spice-must-flow'] }],
    });
    p.next('corner-the-market');
    expect(p.house(0).vp).toBe(2);
  });
  test('Councilor’s Dispensation', () =>
    expect(card('councilors-dispensation', { councilSeat: true }).house(0).spice).toBe(2));
  test('Demand Respect', () => {
    const p = inCombat('demand-respect', {}).next('pass').next('demand-respect').next('emperor');
    expect(p.house(0).influence[0]).toBe(1);
  });
  test('Dispatch an Envoy', () => {
    const p = card('dispatch-an-envoy', { hand: ['dagger'] }).send('dagger', 'secrets');
    expect(p.house(0).influence[2]).toBe(1);
  });
  test('Double Cross', () => {
    const p = card('double-cross', { solari: 1 }, { conflict: 1 }, { conflict: 2 });
    expect(p.options).toEqual([1, 2]);
    p.next(2);
    expect([p.house(2).conflict, p.troops(0), p.house(0).solari]).toEqual([1, [8, 3, 1], 0]);
  });
  test('Favored Subject', () => expect(card('favored-subject', {}).house(0).influence).toEqual([1, 0, 0, 0]));
  test('Guild Authorization', () => expect(card('guild-authorization', {}).house(0).influence).toEqual([0, 1, 0, 0]));
  test('Infiltrate', () => {
    const p = card('infiltrate', { hand: ['diplomacy'], sent: ['stillsuits'] }, { sent: ['wealth'] }).next('diplomacy');
    expect([p.why('wealth'), p.why('stillsuits')]).toEqual([null, 'imp.agent.occupied']);
  });
  test('Know Their Ways', () => expect(card('know-their-ways', {}).house(0).influence).toEqual([0, 0, 0, 1]));
  test('Master Tactician', () => {
    expect(
      inCombat('master-tactician', {}).next('master-tactician').next('master-tactician combat 0 of 0').house(0).swords,
    ).toBe(3);
    const p = inCombat('master-tactician', {}).next('master-tactician').next('master-tactician combat 0 of 1').next(2);
    expect(p.troops(0)).toEqual([6, 5, 1]);
  });
  test('Plans Within Plans', () => {
    const points = (...influence: number[]): number => {
      const p = at('endgame', { houses: [{ intrigue: ['plans-within-plans'], influence }] });
      if (p.question === 'play an endgame card?') p.next(p.options.at(-1)!);
      if (p.question === 'choose which?') p.next(p.options.at(-1)!);
      return p.house(0).vp;
    };
    expect([points(3, 3, 2, 0), points(3, 3, 3, 0), points(3, 3, 3, 4)]).toEqual([0, 1, 2]);
  });
  test('Poison Snooper', () => {
    const p = card('poison-snooper', { hand: ['dagger'], deck: ['stilgar', 'scout'] });
    expect(p.sees(0).hidden['cards 0']!['deck']).toEqual({ row: [null, 'stilgar'] });
    expect(p.copy().next('poison-snooper plot 0 then 0 of 0').hand(0)).toEqual(['dagger', 'stilgar']);
    p.next('poison-snooper plot 0 then 0 of 1');
    expect([p.deck(0), p.hand(0)]).toEqual([['scout'], ['dagger']]);
  });
  test('Private Army', () =>
    expect(inCombat('private-army', { spice: 2 }).next('private-army').house(0)).toMatchObject({
      swords: 5,
      spice: 0,
    }));
  test('Rapid Mobilization', () => {
    const p = card('rapid-mobilization', { garrison: 5, supply: 7 });
    expect(p.options).toEqual([0, 1, 2, 3, 4, 5]);
    expect(p.next(5).troops(0)).toEqual([7, 0, 5]);
  });
  test('Recruitment Mission', () => {
    const p = card('recruitment-mission', { hand: ['convincing-argument'] }).reveal();
    expect(p.house(0).persuasion).toBe(3);
    p.next('acquire scout')
      .says('where does the card go?', 'deck')
      .next('acquire dr-yueh')
      .says('where does the card go?', 'discard');
    expect([p.deck(0).at(-1), p.discard(0)]).toEqual(['scout', ['dr-yueh', 'convincing-argument']]);
  });
  test('Refocus', () => {
    const p = card('refocus', { hand: ['dagger'], deck: ['scout'], discard: ['scout', 'scout'] });
    expect([p.hand(0), p.deck(0), p.discard(0)]).toEqual([['dagger', 'scout'], ['scout', 'scout'], []]);
  });
  test('Reinforcements', () => {
    expect(card('reinforcements', { solari: 3 }).troops(0)).toEqual([6, 6, 0]);
    const p = position({ houses: [{ hand: ['convincing-argument'], solari: 3, intrigue: ['reinforcements'] }] })
      .reveal()
      .plot(0, 'reinforcements');
    expect([p.question, p.options]).toEqual(['deploy how many troops?', [0, 1, 2, 3]]);
    expect(p.next(2).troops(0)).toEqual([6, 4, 2]);
  });
  test('Secret of the Sisterhood', () =>
    expect(card('secret-of-the-sisterhood', {}).house(0).influence).toEqual([0, 0, 1, 0]));
  test('Staged Incident', () => {
    const p = inCombat('staged-incident', { swords: 4 }).next('staged-incident');
    expect([p.house(0).vp, p.troops(0)]).toEqual([1, [9, 3, 0]]);
    expect(inCombat('staged-incident', { conflict: 2 }).options).toEqual(['pass']);
  });
  test('The Sleeper Must Awaken', () =>
    expect(card('the-sleeper-must-awaken', { spice: 4 }).house(0)).toMatchObject({ vp: 1, spice: 0 }));
  test('Tiebreaker', () => {
    expect(inCombat('tiebreaker', {}).next('tiebreaker').house(0)).toMatchObject({ swords: 2, spice: 0 });
    expect(
      at('endgame', { houses: [{ intrigue: ['tiebreaker'] }] })
        .next('tiebreaker')
        .house(0).spice,
    ).toBe(10);
  });
  test('To the Victor…', () =>
    expect(inCombat('to-the-victor', {}).next('pass').next('to-the-victor').house(0).spice).toBe(3));
  test('Urgent Mission', () =>
    expect(
      card('urgent-mission', { sent: ['wealth', 'carthag'], agents: 0 })
        .next('carthag')
        .house(0),
    ).toMatchObject({ sent: ['wealth'], agents: 1 }));
  test('Water of Life', () => {
    const p = card('water-of-life', { hand: [], water: 1, spice: 1 });
    expect([p.hand(0).length, p.goods(0)]).toEqual([3, [0, 0, 0]]);
  });
  test('Water Peddlers Union', () => expect(card('water-peddlers-union', {}).house(0).water).toBe(1));
  test('Windfall', () => expect(card('windfall', {}).house(0).solari).toBe(2));
});
