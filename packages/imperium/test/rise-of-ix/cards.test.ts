import { CARDS, FACTS, imperium, intrigue } from '@landsraad/imperium';
import { describe, expect, test } from 'vitest';
import { ix, acquire, reveal, send, shown } from './ix.ts';
import { rule } from '../rule.ts';

const tested = new Set<string>();
const card = (id: string, work: () => void): void => {
  tested.add(id);
  test(CARDS.get(id)?.name ?? id, work);
};

describe('Imperium cards', () => {
  card('appropriate', () => {
    expect(shown('appropriate')).toEqual([2, 0]);
    const p = acquire('appropriate');
    p.next('appropriate acquire 0');
    expect(p.house(0).freighter).toBe(1);
    const rich = send('appropriate', 'high-council', { solari: 9, spice: 2, influence: [2, 0, 0, 0], negotiators: 1 });
    rich.next('appropriate agent 0').says('acquire which tech tile?', 'holoprojectors');
    rich.says('pay with spice or Solari?', 'solari').says('return how many negotiators?', 1);
    // High Council costs 5 Solari, the tile 3 less one for the negotiator.
    expect([rich.goods(0), rich.house(0).tech]).toEqual([[2, 2, 0], ['holoprojectors']]);
    // With one influence nothing is offered.
    expect(send('appropriate', 'mentat', { solari: 9, influence: [1, 0, 0, 0] }).house(0).tech).toEqual([]);
  });
  card('bounty-hunter', () => {
    expect(shown('bounty-hunter')).toEqual([1, 1]);
    const there = { others: [{ sent: ['arrakeen'] }] };
    expect(send('bounty-hunter', 'arrakeen', {}, there).house(0).solari).toBe(2);
    expect(send('bounty-hunter', 'arrakeen').house(0).solari).toBe(0);
  });
  card('choam-delegate', () => {
    expect(CARDS.get('choam-delegate')!.infiltrateBits).not.toBe(0);
    expect(reveal('choam-delegate').house(0).solari).toBe(3);
    const p = send('truthsayer', 'mentat', { hand: ['choam-delegate'], solari: 2 });
    p.next('truthsayer agent 0').next('choam-delegate');
    expect([p.house(0).solari, p.discard(0)]).toEqual([3, ['choam-delegate']]);
  });
  card('court-intrigue', () => {
    expect(shown('court-intrigue')).toEqual([1, 1]);
    const p = send('court-intrigue', 'wealth', { intrigue: ['ambush'] }, { intrigueDeck: ['windfall', 'bribery'] });
    p.next('court-intrigue agent 0').says('put which intrigue card under the deck?', 'ambush');
    expect([p.intrigue(0), p.lies(intrigue.deck)]).toEqual([['windfall'], ['ambush', 'bribery']]);
    expect(send('court-intrigue', 'wealth').kinds()).not.toContain('intrigue under the deck');
  });
  card('desert-ambush', () => {
    expect(shown('desert-ambush')).toEqual([1, 1]);
    const p = send('desert-ambush', 'imperial-basin', {}, { others: [{ conflict: 2, dreadnoughtConflict: 1 }] });
    // Before anything is deployed it does nothing.
    expect(p.options).not.toContain('desert-ambush agent 0');
    p.next('deploy 2').next('desert-ambush agent 0');
    expect(p.options).toEqual(['troop of 1', 'dreadnought of 1', 'no more']);
    p.next('dreadnought of 1').next('troop of 1');
    expect([p.troops(1), p.fleet(1), p.question]).toEqual([[7, 4, 1], [1, 1, 0], 'play which card?']);
  });
  card('embedded-agent', () => {
    const p = send('embedded-agent', 'mentat', { solari: 2, inPlay: ['truthsayer'] });
    p.next('embedded-agent agent 0').next('advance');
    expect(p.house(0).freighter).toBe(2);
    expect(shown('embedded-agent')[0]).toBe(1);
    expect(reveal('embedded-agent').intrigue(0).length).toBe(1);
  });
  card('esmar-tuek', () => {
    const p = send('esmar-tuek', 'arrakeen', { spice: 1, deck: ['dagger', 'dagger'] }).next('esmar-tuek agent 0');
    expect([p.house(0).influence[1], p.goods(0)[1], p.hand(0).length]).toEqual([1, 0, 3]);
    expect(reveal('esmar-tuek').goods(0)).toEqual([2, 2, 0]);
  });
  card('freighter-fleet', () => {
    const p = reveal('freighter-fleet').next('freighter-fleet reveal 0');
    expect(p.house(0).freighter).toBe(1);
  });
  card('full-scale-assault', () => {
    const p = acquire('full-scale-assault').next('full-scale-assault acquire 0');
    expect(p.fleet(0)).toEqual([1, 1, 0]);
    expect(shown('full-scale-assault', { dreadnoughtConflict: 2 })).toEqual([2, 6]);
    expect(shown('full-scale-assault')).toEqual([2, 0]);
    expect(send('full-scale-assault', 'arrakeen').troops(0)).toEqual([6, 6, 0]);
  });
  card('guild-accord', () => {
    const heighliner = (spice: number) =>
      ix({ houses: [{ hand: ['guild-accord', 'dagger'], spice }] }).destinations('guild-accord');
    expect([heighliner(4).includes('heighliner'), heighliner(3).includes('heighliner')]).toEqual([true, false]);
    expect(send('guild-accord', 'heighliner', { spice: 5 }).house(0).spice).toBe(1);
    expect(reveal('guild-accord').goods(0)).toEqual([0, 0, 1]);
    expect(reveal('guild-accord', {}, { alliances: [-1, 0, -1, -1] }).goods(0)).toEqual([0, 3, 1]);
  });
  card('guild-chief-administrator', () => {
    const p = reveal('guild-chief-administrator').next('guild-chief-administrator reveal 1');
    expect([p.house(0).persuasion, p.house(0).freighter]).toEqual([5, 1]);
    const q = send('guild-chief-administrator', 'imperial-basin', { hand: ['dagger'] })
      .next('guild-chief-administrator agent 0')
      .next('dagger');
    // What was paid for may still be declined.
    expect(q.options).toContain('end turn');
    q.next('guild-chief-administrator agent 0 effect 0').next('discard').next('dagger');
    expect([q.discard(0), q.lies(imperium.trash)]).toEqual([[], ['dagger']]);
  });
  card('imperial-bashar', () => {
    // Two for itself, one for each of two Daggers.
    expect(
      shown('imperial-bashar', { hand: ['dagger', 'dagger', 'convincing-argument', 'convincing-argument'] }),
    ).toEqual([1, 6]);
    expect(shown('imperial-bashar')).toEqual([1, 2]);
    const p = send('imperial-bashar', 'arrakeen').next('imperial-bashar agent 0').next('imperial-bashar agent 0 of 0');
    expect(p.troops(0)[1]).toBe(5);
  });
  card('imperial-shock-trooper', () => {
    expect(CARDS.get('imperial-shock-trooper')!.icons).toEqual([]);
    expect(shown('imperial-shock-trooper')).toEqual([1, 2]);
    expect(shown('imperial-shock-trooper', { sent: ['conspire'], agents: 1 })).toEqual([1, 5]);
  });
  card('in-the-shadows', () => {
    const p = send('in-the-shadows', 'arrakeen', { influence: [0, 0, 2, 0], hand: ['dagger'] })
      .next('in-the-shadows agent 0')
      .next('dagger');
    p.next('in-the-shadows agent 0 then 0 effect 0 of 2');
    expect(p.house(0).influence).toEqual([0, 0, 2, 1]);
    expect(reveal('in-the-shadows').house(0).influence).toEqual([0, 0, 1, 0]);
    expect(send('in-the-shadows', 'arrakeen', { influence: [0, 0, 1, 0] }).options).not.toContain(
      'in-the-shadows agent 0',
    );
  });
  card('ix-guild-compact', () => {
    const p = send('ix-guild-compact', 'foldspace', { hand: ['dagger', 'dagger', 'diplomacy'] }).next(
      'ix-guild-compact agent 0',
    );
    p.next('dagger').next('diplomacy');
    expect([p.fleet(0), p.hand(0)]).toEqual([[1, 1, 0], ['dagger']]);
    const q = reveal('ix-guild-compact').next('ix-guild-compact reveal 0').next('ix-guild-compact reveal 1');
    expect([q.house(0).negotiators, q.house(0).supply]).toEqual([2, 7]);
  });
  card('ixian-engineer', () => {
    const p = send('ixian-engineer', 'smuggling', { spice: 2 }).next('ixian-engineer agent 0').next('windtraps');
    expect([p.house(0).tech, p.goods(0)]).toEqual([['windtraps'], [1, 0, 1]]);
    const three = { tech: ['windtraps', 'memocorders', 'artillery'] };
    const q = reveal('ixian-engineer', three).next('ixian-engineer reveal 0');
    expect([q.house(0).vp, q.lies(imperium.trash)]).toEqual([1, ['ixian-engineer']]);
    expect(reveal('ixian-engineer', { tech: ['windtraps', 'memocorders'] }).options).not.toContain(
      'ixian-engineer reveal 0',
    );
  });
  card('jamis', () => {
    expect(shown('jamis')).toEqual([1, 2]);
    const p = send('jamis', 'hardy-warriors', { water: 1 }).next('jamis agent 0').next('hand');
    p.next('dagger');
    expect(p.lies(imperium.trash)).toEqual(['dagger']);
  });
  card('landing-rights', () => {
    expect(shown('landing-rights')).toEqual([2, 0]);
    expect(CARDS.get('landing-rights')!.infiltrateBits).toBe(0);
    expect(send('landing-rights', 'arrakeen').next('landing-rights agent 0').house(0).freighter).toBe(1);
  });
  card('local-fence', () => {
    expect(shown('local-fence')).toEqual([2, 0]);
    const p = send('local-fence', 'arrakeen', { spice: 2, solari: 5 }).next('local-fence agent 0');
    expect(p.next('local-fence agent 0 of 1').goods(0)).toEqual([0, 6, 0]);
    const q = send('local-fence', 'arrakeen', { spice: 2 });
    // It may be declined.
    expect(q.options).toContain('end turn');
    expect(q.next('local-fence agent 0').goods(0)).toEqual([5, 0, 0]);
  });
  card('negotiated-withdrawal', () => {
    expect(acquire('negotiated-withdrawal').troops(0)[1]).toBe(4);
    expect(shown('negotiated-withdrawal')).toEqual([2, 0]);
    const p = reveal('negotiated-withdrawal', { conflict: 2, dreadnoughtConflict: 2 }).next(
      'negotiated-withdrawal reveal 1',
    );
    expect(p.options).toEqual([1, 2]);
    p.says('retreat how many dreadnoughts?', 1).next('fremen');
    expect([p.troops(0), p.fleet(0), p.house(0).influence[3]]).toEqual([[7, 5, 0], [0, 1, 1], 1]);
    const few = reveal('negotiated-withdrawal', { conflict: 1, dreadnoughtConflict: 1 });
    expect(few.options).not.toContain('negotiated-withdrawal reveal 1');
  });
  card('satellite-ban', () => {
    const p = send('satellite-ban', 'foldspace').next('satellite-ban agent 0').next('dagger');
    expect([p.goods(0), p.hand(0)]).toEqual([[0, 1, 1], []]);
    const q = reveal('satellite-ban', { conflict: 3, dreadnoughtConflict: 1 }).next('satellite-ban reveal 1');
    expect(q.options).toEqual([0, 1, 2]);
    expect(q.next(2).troops(0)).toEqual([6, 5, 1]);
  });
  card('sayyadina', () => {
    expect(shown('sayyadina')).toEqual([0, 0]);
    expect(shown('sayyadina', { inPlay: ['stilgar'] })).toEqual([3, 0]);
    expect(send('sayyadina', 'stillsuits', { water: 3 }).next('sayyadina agent 0').house(0).vp).toBe(1);
  });
  card('shai-hulud', () => {
    const p = acquire('shai-hulud').next('shai-hulud acquire 0').next('inPlay').next('convincing-argument');
    expect(p.lies(imperium.trash)).toEqual(['convincing-argument']);
    expect(shown('shai-hulud', { inPlay: ['stilgar'] })).toEqual([0, 5]);
    const q = send('shai-hulud', 'imperial-basin', { hand: ['dagger'] })
      .next('shai-hulud agent 0')
      .next('hand')
      .next('dagger');
    expect(q.troops(0)[1]).toBe(5);
  });
  card('spice-trader', () => {
    expect(shown('spice-trader')).toEqual([2, 1]);
    const p = send('spice-trader', 'arrakeen', { influence: [0, 0, 0, 2] }).next('spice-trader agent 0');
    p.next('dagger');
    expect(p.goods(0)[1]).toBe(2);
  });
  card('treachery', () => {
    const p = send('treachery', 'wealth');
    expect([p.house(0).influence[0], p.troops(0), p.lies(imperium.trash)]).toEqual([2, [7, 3, 2], ['treachery']]);
    expect(reveal('treachery').troops(0)).toEqual([7, 3, 2]);
  });
  card('truthsayer', () => {
    expect(shown('truthsayer')).toEqual([1, 1]);
    const p = send('truthsayer', 'wealth', { hand: ['dagger'], deck: ['diplomacy'] })
      .next('truthsayer agent 0')
      .next('dagger');
    expect([p.hand(0), p.discard(0)]).toEqual([['diplomacy'], ['dagger']]);
  });
  card('water-peddler', () => {
    expect(CARDS.get('water-peddler')!.icons).toEqual([]);
    expect(acquire('water-peddler').goods(0)[2]).toBe(1);
    expect(reveal('water-peddler').goods(0)[2]).toBe(1);
  });
  card('web-of-power', () => {
    const rich = send('web-of-power', 'secrets', { influence: [2, 0, 0, 2] });
    expect(rich.next('web-of-power agent 0').next('web-of-power agent 2').goods(0)).toEqual([2, 0, 1]);
    const drawn = send('web-of-power', 'secrets', { influence: [0, 2, 0, 0], deck: ['dagger'] });
    expect(drawn.next('web-of-power agent 1').hand(0).length).toBe(2);
    const p = reveal('web-of-power').next('web-of-power reveal 1').next('emperor');
    expect(p.house(0).influence).toEqual([1, 0, 0, 0]);
  });
  card('weirding-way', () => {
    expect(shown('weirding-way')).toEqual([1, 2]);
    const p = send('weirding-way', 'arrakeen').next('weirding-way agent 0').next('end turn');
    expect([p.seat, p.question]).toEqual([0, 'play which card?']);
    const declined = send('weirding-way', 'arrakeen').next('end turn');
    expect(declined.seat).toBe(1);
  });
  card('control-the-spice', () => {
    const p = reveal('control-the-spice');
    expect([p.house(0).persuasion, p.goods(0)[1]]).toEqual([5, 1]);
    const q = send('control-the-spice', 'smuggling', { spice: 1 }).next('control-the-spice agent 0');
    expect([q.troops(0)[1], q.goods(0)[1]]).toEqual([4, 0]);
    // The troop alone will do.
    expect(q.options).toEqual(['smuggling space 1', 'control-the-spice agent 0 effect 0', 'end turn']);
  });
});

test('every card of the box has its test', () => {
  expect(
    [...FACTS.ixImperium.cards, ...FACTS.ixStarting.cards].map((c) => c.id).filter((id) => !tested.has(id)),
  ).toEqual([]);
});

rule('imp.effect.cards-with-swords', () => {
  const hand = ['dagger', 'imperial-bashar', 'imperial-shock-trooper', 'convincing-argument'];
  // 1 Dagger, 2 + 3 Shock Trooper, 2 Bashar and 1 for each of the two others.
  expect(shown('convincing-argument', { hand, sent: ['conspire'], agents: 1 })[1]).toBe(1 + 5 + 4);
  // Artillery counts the Bashar too, and the Shock Trooper once.
  const artillery = shown('convincing-argument', { hand, sent: ['conspire'], agents: 1, tech: ['artillery'] });
  expect(artillery[1]).toBe(1 + 5 + 4 + 3);
});

describe('unload', () => {
  rule('imp.unload.triggers', () => {
    expect(reveal('water-peddler').goods(0)[2]).toBe(1);
    const discarded = send('truthsayer', 'wealth', { hand: ['water-peddler'] })
      .next('truthsayer agent 0')
      .next('water-peddler');
    expect(discarded.goods(0)[2]).toBe(1);
    const trashed = send('jamis', 'hardy-warriors', { water: 1, hand: ['water-peddler'] })
      .next('jamis agent 0')
      .next('hand')
      .next('water-peddler');
    expect(trashed.goods(0)[2]).toBe(1);
  });
  rule('imp.unload.no-own-means', () => {
    // It could be discarded by Truthsayer, but by nothing of its own.
    const p = send('dagger', 'mentat', { solari: 2, hand: ['water-peddler'] });
    expect([p.hand(0).includes('water-peddler'), p.goods(0)[2], p.seat]).toEqual([true, 0, 1]);
    expect(send('truthsayer', 'mentat', { solari: 2, hand: ['water-peddler'] }).options).toContain(
      'truthsayer agent 0',
    );
  });
  rule('imp.unload.each-time', () => {
    const p = send('guild-chief-administrator', 'arrakeen', { hand: ['water-peddler'] })
      .next('guild-chief-administrator agent 0')
      .next('water-peddler');
    expect(p.goods(0)[2]).toBe(1);
    p.next('guild-chief-administrator agent 0 effect 0').next('discard').next('water-peddler');
    expect(p.goods(0)[2]).toBe(2);
  });
  rule('imp.unload.example-twice', () => {
    const p = send('guild-chief-administrator', 'arrakeen', { hand: ['esmar-tuek'] })
      .next('guild-chief-administrator agent 0')
      .next('esmar-tuek');
    expect(p.goods(0)).toEqual([2, 2, 0]);
    p.next('guild-chief-administrator agent 0 effect 0').next('discard').next('esmar-tuek');
    expect([p.goods(0), p.lies(imperium.trash)]).toEqual([[4, 4, 0], ['esmar-tuek']]);
  });
  rule('imp.unload.by-opponent', () => {
    const p = send(
      'reverend-mother-mohiam',
      'wealth',
      { inPlay: ['truthsayer'] },
      { others: [{ hand: ['esmar-tuek', 'dagger'] }] },
    );
    while (p.question === 'discard which card?') p.next(p.options[0]!);
    expect([p.discard(1).includes('esmar-tuek'), p.goods(1)]).toEqual([true, [2, 2, 0]]);
  });
  rule('imp.unload.out-of-turn', () => {
    const p = send(
      'reverend-mother-mohiam',
      'wealth',
      { inPlay: ['truthsayer'] },
      { others: [{ hand: ['freighter-fleet', 'treachery'], freighter: 1 }] },
    );
    expect([p.seat, p.options]).toEqual([1, ['freighter-fleet', 'treachery']]);
    p.next('freighter-fleet');
    // At once, and it may be declined.
    expect([p.seat, p.question, p.options]).toEqual([1, 'take which effect?', ['freighter-fleet unload 0', 'no more']]);
    p.next('freighter-fleet unload 0').next('recall').next('shipping reward 1 0 of 1');
    expect(p.goods(1)).toEqual([0, 2, 0]);
    p.next('treachery');
    // Treachery's troops go where its box sends them.
    expect(p.troops(1)).toEqual([7, 3, 2]);
  });
  rule('imp.unload.treachery', () => {
    const p = send('treachery', 'wealth');
    expect([p.lies(imperium.trash), p.troops(0)[2]]).toEqual([['treachery'], 2]);
  });
  rule('imp.unload.not-clean-up', () => {
    const p = reveal('water-peddler');
    expect(p.goods(0)[2]).toBe(1);
    p.next('set strength');
    expect([p.discard(0).includes('water-peddler'), p.goods(0)[2]]).toEqual([true, 1]);
  });
});

describe('infiltration', () => {
  const occupied = { others: [{ sent: ['smuggling'] }, { sent: ['smuggling'] }] };
  const goesTo = (card: string, more: Parameters<typeof ix>[0] = {}, own: readonly string[] = []) =>
    ix({ ...more, houses: [{ hand: [card, 'dagger'], sent: own }, ...(more.houses ?? [])] }).destinations(card);
  rule('imp.infiltrate.ignore-enemies', () => {
    const houses = occupied.others;
    expect(goesTo('choam-delegate', { houses })).toContain('smuggling');
    expect(goesTo('freighter-fleet', { houses })).not.toContain('smuggling');
  });
  rule('imp.infiltrate.not-own', () => {
    expect(goesTo('choam-delegate', { houses: occupied.others }, ['smuggling'])).not.toContain('smuggling');
    expect(goesTo('choam-delegate', { houses: occupied.others }, ['hagga-basin'])).toContain('smuggling');
  });
  rule('imp.infiltrate.not-the-voice', () => {
    const closed = [{ space: 'smuggling', by: 1 }];
    expect(goesTo('choam-delegate')).toContain('smuggling');
    expect(goesTo('choam-delegate', { closed })).not.toContain('smuggling');
  });
  rule('imp.infiltrate.added-icons', () => {
    const p = ix({
      houses: [
        { hand: ['choam-delegate', 'dagger'], intrigue: ['dispatch-an-envoy'] },
        { sent: ['wealth', 'smuggling'] },
      ],
    });
    p.plot(0, 'dispatch-an-envoy').says('play which card?', 'choam-delegate');
    expect([p.options.includes('secrets'), p.options.includes('wealth'), p.options.includes('smuggling')]).toEqual([
      true,
      false,
      true,
    ]);
  });
  rule('imp.infiltrate.all-else-applies', () => {
    const there = { others: [{ sent: ['arrakeen', 'imperial-basin'] }], control: [1, -1, -1] };
    const p = send('bounty-hunter', 'arrakeen', {}, there);
    expect([p.house(1).solari, p.options.includes('deploy 3')]).toEqual([1, true]);
    // Just harvested: the base spice is left.
    expect(send('choam-delegate', 'imperial-basin', {}, there).goods(0)[1]).toBe(1);
    expect(goesTo('choam-delegate')).not.toContain('interstellar-shipping');
  });
  rule('imp.infiltrate.example', () => {
    const p = ix({
      turn: 1,
      first: 1,
      houses: [
        { sent: ['smuggling'], agents: 1, hand: ['choam-delegate', 'dagger'] },
        { hand: ['choam-delegate', 'dagger'] },
      ],
    }).send('choam-delegate', 'smuggling');
    p.next('smuggling space 1');
    expect([p.goods(1)[0], p.house(1).freighter]).toEqual([1, 1]);
    p.toTurn(0);
    expect(p.destinations('choam-delegate')).not.toContain('smuggling');
  });
});
