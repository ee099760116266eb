import { STACKS, tech, TILES, FACTS } from '@landsraad/imperium';
import { describe, expect, test } from 'vitest';
import type { Position, Wish } from '../position.ts';
import { rule } from '../rule.ts';
import { ix, ixAt, reveal, send, shown, type IxWishes } from './ix.ts';

const tested = new Set<string>();
const tile = (id: string, work: () => void): void => {
  tested.add(id);
  test(TILES.get(id)?.name ?? id, work);
};
/** The first house visits Tech Negotiation, where a tile costs 1 less. */
const negotiates = (w: Wish = {}, more: Omit<IxWishes, 'houses'> = {}): Position =>
  send('dagger', 'tech-negotiation', w, more).next('tech-negotiation space 0').next('tech-negotiation space 0 of 0');
/** It acquires a tile at its usual price. */
const acquires = (id: string, w: Wish = {}, more: Omit<IxWishes, 'houses'> = {}): Position =>
  send('ixian-engineer', 'smuggling', { spice: 8, ...w }, { ...more, stacks: [[id], [], []] }).next(
    'ixian-engineer agent 0',
  );

describe('tech tiles', () => {
  tile('artillery', () => {
    expect(
      shown('convincing-argument', { hand: ['dagger', 'dagger', 'convincing-argument'], tech: ['artillery'] })[1],
    ).toBe(4);
    expect(shown('convincing-argument', { tech: ['artillery'] })[1]).toBe(0);
  });
  tile('chaumurky', () => {
    expect(acquires('chaumurky').intrigue(0).length).toBe(2);
    const p = ixAt('endgame', {
      houses: [
        { vp: 5, tech: ['chaumurky'] },
        { vp: 5, spice: 9 },
      ],
    });
    expect([p.g.over?.winners, p.latest('tie broken')]).toEqual([[0], { house: 0, other: 1, by: 1 }]);
  });
  tile('detonation-devices', () => {
    const p = ixAt('combat', { houses: [{ dreadnoughtConflict: 1, tech: ['detonation-devices'] }, {}] });
    expect(p.options).toEqual(['arrakeen', 'carthag', 'imperial-basin', 'detonate']);
    p.next('detonate');
    expect([p.fleet(0), p.house(0).vp, p.table.fleets]).toEqual([[2, 0, 0], 2, [-1, -1, -1]]);
  });
  tile('disposal-facility', () => {
    const p = acquires('disposal-facility', { hand: ['dagger', 'dagger'] });
    // The trash icon may be declined.
    expect(p.options).toContain('end turn');
    p.next('disposal-facility acquired 0').next('hand').next('dagger');
    expect(p.kinds()).toContain('trashed');
    const hand = ['convincing-argument', 'convincing-argument', 'convincing-argument'];
    const q = ix({ houses: [{ hand, tech: ['disposal-facility'] }] })
      .reveal()
      .next('disposal-facility reveal turn 0');
    expect([q.question, q.options]).toEqual(['trash which card?', ['convincing-argument']]);
    const few = ix({ houses: [{ hand: hand.slice(1), tech: ['disposal-facility'] }] }).reveal();
    expect(few.options).not.toContain('disposal-facility reveal turn 0');
    // What was spent counts too, and the seat on the High Council.
    const seat = ix({ houses: [{ hand: hand.slice(1), councilSeat: true, tech: ['disposal-facility'] }] })
      .reveal()
      .next('acquire arrakis-liaison');
    expect(seat.options).toContain('disposal-facility reveal turn 0');
  });
  tile('flagship', () => {
    expect(acquires('flagship').house(0).vp).toBe(1);
    const p = ix({ houses: [{ solari: 4, tech: ['flagship'] }] }).uses(0, 'flagship');
    expect([p.troops(0)[1], p.goods(0)[0], p.house(0).flipped]).toEqual([6, 0, ['flagship']]);
  });
  tile('holoprojectors', () => {
    const p = ix({ houses: [{ hand: ['dagger', 'dagger'], deck: ['diplomacy'], tech: ['holoprojectors'] }] })
      .uses(0, 'holoprojectors')
      .next('dagger');
    expect(p.hand(0)).toEqual(['dagger', 'diplomacy']);
  });
  tile('holtzman-engine', () => {
    const p = ixAt('round start', {
      conflictDeck: ['skirmish-ix-spice'],
      houses: [{ hand: [], tech: ['holtzman-engine'] }],
    });
    expect([p.hand(0).length, p.hand(1).length]).toEqual([6, 7]);
    const rich = { discard: ['the-spice-must-flow', 'the-spice-must-flow'], tech: ['holtzman-engine'] };
    expect(ixAt('endgame', { houses: [rich] }).house(0).vp).toBe(1);
    expect(ixAt('endgame', { houses: [{ ...rich, discard: ['the-spice-must-flow'] }] }).house(0).vp).toBe(0);
  });
  tile('invasion-ships', () => {
    expect(acquires('invasion-ships').troops(0)[1]).toBe(7);
    const p = ix({
      houses: [
        { hand: ['reconnaissance', 'dagger'], water: 2, tech: ['invasion-ships'] },
        { sent: ['arrakeen', 'carthag'] },
      ],
    });
    expect(p.destinations('reconnaissance')).not.toContain('arrakeen');
    p.uses(0, 'invasion-ships').next('dagger');
    expect(p.destinations('reconnaissance')).toContain('arrakeen');
  });
  tile('memocorders', () => {
    const p = acquires('memocorders').next('fremen');
    expect(p.house(0).influence[3]).toBe(1);
    expect(ixAt('endgame', { houses: [{ influence: [3, 3, 3, 3], tech: ['memocorders'] }] }).house(0).vp).toBe(1);
    expect(ixAt('endgame', { houses: [{ influence: [3, 3, 3, 2], tech: ['memocorders'] }] }).house(0).vp).toBe(0);
  });
  tile('minimic-film', () => expect(shown('convincing-argument', { tech: ['minimic-film'] })[0]).toBe(3));
  tile('restricted-ordnance', () => {
    expect(shown('convincing-argument', { tech: ['restricted-ordnance'] })[1]).toBe(0);
    expect(shown('convincing-argument', { councilSeat: true, tech: ['restricted-ordnance'] })[1]).toBe(4);
  });
  tile('shuttle-fleet', () => {
    const p = acquires('shuttle-fleet').next('shuttle-fleet acquired 0 of 0').next('shuttle-fleet acquired 0 of 2');
    expect(p.house(0).influence).toEqual([1, 0, 1, 0]);
    const q = ixAt('round start', { conflictDeck: ['skirmish-ix-spice'], houses: [{ tech: ['shuttle-fleet'] }] });
    expect(q.goods(0)[0]).toBe(2);
  });
  tile('sonic-snoopers', () => {
    expect(acquires('sonic-snoopers').intrigue(0).length).toBe(1);
    const p = ix({
      intrigueDeck: ['windfall', 'bribery', 'charisma'],
      houses: [{ tech: ['sonic-snoopers'], intrigue: ['ambush', 'private-army'] }],
    });
    p.uses(0, 'sonic-snoopers').next('ambush').next('private-army');
    expect([p.intrigue(0), p.house(0).tech]).toEqual([['bribery', 'windfall'], []]);
  });
  tile('spaceport', () => {
    expect(acquires('spaceport', { hand: [], deck: ['dagger', 'diplomacy'] }).hand(0)).toEqual(['dagger', 'diplomacy']);
    const p = reveal('convincing-argument', { tech: ['spaceport'] })
      .next('acquire arrakis-liaison')
      .says('where does the card go?', 'deck');
    expect(p.deck(0).at(-1)).toBe('arrakis-liaison');
    const q = send('diplomacy', 'foldspace', { tech: ['spaceport'] });
    if (q.question === 'what next?') q.next('foldspace space 1');
    q.says('where does the card go?', 'deck');
    expect(q.deck(0).at(-1)).toBe('foldspace');
  });
  tile('spy-satellites', () => {
    const p = ix({ houses: [{ spice: 3, tech: ['spy-satellites'] }] }).uses(0, 'spy-satellites');
    expect([p.house(0).vp, p.goods(0)[1], p.house(0).tech]).toEqual([1, 0, []]);
    expect(ixAt('endgame', { houses: [{ influence: [0, 1, 2, 3], tech: ['spy-satellites'] }] }).house(0).vp).toBe(2);
  });
  tile('training-drones', () => {
    expect(
      ix({ houses: [{ tech: ['training-drones'] }] })
        .uses(0, 'training-drones')
        .troops(0),
    ).toEqual([8, 4, 0]);
  });
  tile('troop-transports', () => {
    const p = send('dune-the-desert-planet', 'smuggling', { freighter: 2, tech: ['troop-transports'] })
      .next('smuggling space 1')
      .next('recall');
    p.next('shipping reward 2 0').says('deploy how many troops?', 2);
    expect(p.troops(0)).toEqual([6, 4, 2]);
  });
  tile('windtraps', () => {
    expect(acquires('windtraps').goods(0)[2]).toBe(1);
    const p = ixAt('combat', {
      conflict: 'skirmish-ix-spice',
      houses: [{ conflict: 1, tech: ['windtraps'] }, { tech: ['windtraps'] }],
    });
    expect([p.goods(0)[2], p.goods(1)[2]]).toEqual([1, 0]);
  });
});

test('every tile has its test', () => {
  expect(FACTS.ixTechTiles.tiles.map((t) => t.id).filter((id) => !tested.has(id))).toEqual([]);
});

describe('acquiring tech', () => {
  rule('imp.tech.acquire-icon', () => {
    const p = negotiates({ spice: 9, tech: ['artillery', 'chaumurky', 'flagship'] }).next('windtraps');
    expect(p.house(0).tech).toEqual(['artillery', 'chaumurky', 'flagship', 'windtraps']);
    // One tile for one icon, and it may be declined.
    expect(p.question).toBe('play which card?');
    const declined = send('dagger', 'dreadnought', { solari: 3, spice: 9 }).next('end turn');
    expect(declined.house(0).tech).toEqual([]);
  });
  rule('imp.tech.offer', () => {
    expect(negotiates({ spice: 9 }).options).toEqual(['windtraps', 'memocorders', 'holoprojectors']);
  });
  rule('imp.tech.price', () => {
    expect(acquires('flagship', { spice: 8 }).goods(0)[1]).toBe(0);
    expect(send('ixian-engineer', 'smuggling', { spice: 7 }, { stacks: [['flagship'], [], []] }).options).not.toContain(
      'ixian-engineer agent 0',
    );
    expect(negotiates({ spice: 1 }).next('windtraps').goods(0)[1]).toBe(0);
  });
  rule('imp.tech.take', () => {
    const p = negotiates({ spice: 9 }, { stacks: [['windtraps'], ['memocorders', 'spaceport'], []] }).next('windtraps');
    expect([p.house(0).tech, p.lies(tech.taken), p.lies(STACKS[0])]).toEqual([['windtraps'], ['windtraps'], []]);
    p.toTurn(1);
    expect(p.sees(2).hidden['tech']!['taken']).toEqual({ row: ['windtraps'] });
    const next = negotiates({ spice: 9 }, { stacks: [['windtraps', 'flagship'], [], []] });
    expect(next.sees(3).hidden['tech']!['top']).toEqual({ row: ['flagship'] });
  });
  rule('imp.tech.acquire-effect', () => {
    const p = negotiates({ spice: 9 }).next('windtraps');
    expect(p.goods(0)[2]).toBe(1);
    p.toTurn(0);
    expect(p.goods(0)[2]).toBe(1);
  });
  rule('imp.tech.next-tile-last', () => {
    const p = negotiates({ spice: 9 }, { stacks: [['memocorders', 'spaceport'], [], []] });
    if (p.question === 'acquire which tech tile?') p.next('memocorders');
    // The faction is still to be chosen: the next tile lies face down.
    expect([p.question, p.sees(1).hidden['tech']!['top']]).toEqual(['influence with which faction?', { row: [null] }]);
    p.next('fremen');
    expect(p.sees(1).hidden['tech']!['top']).toEqual({ row: ['spaceport'] });
  });
  rule('imp.tech.discount', () => {
    // The discount of one icon lowers one price: the next icon has none of it.
    const p = negotiates({ spice: 3, hand: ['ixian-engineer', 'dagger'] }).next('windtraps');
    expect(p.goods(0)[1]).toBe(2);
    p.toTurn(0);
    p.send('ixian-engineer', 'smuggling').next('ixian-engineer agent 0').next('fremen');
    expect(p.goods(0)[1]).toBe(0);
  });
  rule('imp.tech.negotiation', () => {
    const p = send('dagger', 'tech-negotiation').next('tech-negotiation space 0');
    expect([p.house(0).negotiators, p.house(0).supply]).toEqual([1, 8]);
    const empty = send('dagger', 'tech-negotiation', { supply: 0, garrison: 12 });
    expect([empty.house(0).negotiators, empty.seat]).toEqual([0, 1]);
  });
  rule('imp.tech.negotiators-spent', () => {
    const p = negotiates({ spice: 3, negotiators: 2 }).next('holoprojectors');
    expect([p.question, p.options]).toEqual(['return how many negotiators?', [0, 1, 2]]);
    p.next(1);
    expect([p.goods(0)[1], p.house(0).negotiators, p.house(0).supply]).toEqual([2, 1, 8]);
    // As many as needed at least, and no more than lower the price.
    expect(negotiates({ spice: 1, negotiators: 3 }).next('holoprojectors').options).toEqual([1, 2]);
  });
  rule('imp.tech.negotiators-not-troops', () => {
    const p = ix({
      houses: [{ hand: ['reconnaissance', 'dagger'], supply: 0, garrison: 9, negotiators: 3, deck: [] }],
    }).send('reconnaissance', 'arrakeen');
    expect([p.troops(0), p.house(0).negotiators, p.options.includes('deploy 3')]).toEqual([[0, 9, 0], 3, false]);
    const returned = negotiates({ spice: 0, negotiators: 2 }).next('memocorders').next('fremen');
    expect(returned.house(0).supply).toBe(8);
    const sent = send('dagger', 'tech-negotiation').next('tech-negotiation space 0');
    expect([sent.troops(0), sent.house(0).negotiators]).toEqual([[8, 3, 0], 1]);
  });
  rule('imp.tech.example-price', () => {
    const p = send(
      'dune-the-desert-planet',
      'smuggling',
      { freighter: 3, spice: 2, negotiators: 3 },
      { stacks: [['holtzman-engine'], [], []] },
    );
    p.next('smuggling space 1').next('shipping reward 3 0').next(3);
    expect([p.goods(0)[1], p.house(0).negotiators, p.house(0).supply]).toEqual([1, 0, 9 - 2]);
  });
  rule('imp.tech.example-price-floor', () => {
    const p = send(
      'dune-the-desert-planet',
      'smuggling',
      { freighter: 3, spice: 2 },
      { stacks: [['artillery'], [], []] },
    );
    p.next('smuggling space 1').next('shipping reward 3 0');
    expect([p.goods(0)[1], p.house(0).tech]).toEqual([2, ['artillery']]);
  });
});

describe('using tech', () => {
  rule('imp.tech.flip', () => {
    const p = ix({
      houses: [
        { tech: ['training-drones'], hand: ['dagger', 'dagger'] },
        { tech: ['flagship'], solari: 4 },
      ],
    });
    // Not on another's turn.
    expect(p.whyNoTile(1, 'flagship')).toBe('imp.tech.flip');
    p.uses(0, 'training-drones');
    expect([p.house(0).flipped, p.whyNoTile(0, 'training-drones')]).toEqual([['training-drones'], 'imp.tech.flip']);
    const onReveal = reveal('convincing-argument', { tech: ['training-drones'] }).uses(0, 'training-drones');
    expect(onReveal.troops(0)[1]).toBe(4);
  });
  rule('imp.tech.flip-back', () => {
    const p = ixAt('round start', {
      conflictDeck: ['skirmish-ix-spice'],
      houses: [{ tech: ['training-drones'], flipped: ['training-drones'] }],
    });
    expect(p.house(0).flipped).toEqual([]);
  });
  rule('imp.tech.face-down-counts', () => {
    const three = { tech: ['training-drones', 'flagship', 'windtraps'], flipped: ['training-drones', 'flagship'] };
    expect(reveal('ixian-engineer', three).options).toContain('ixian-engineer reveal 0');
  });
  rule('imp.tech.acquired-then-used', () => {
    const p = acquires('training-drones', { hand: ['dagger'] }).uses(0, 'training-drones');
    expect(p.troops(0)[1]).toBe(4);
  });
  rule('imp.tech.trashed-tile', () => {
    const p = ix({ houses: [{ spice: 3, tech: ['spy-satellites'] }] }).uses(0, 'spy-satellites');
    expect([p.lies(tech.trash), p.lies(tech.taken), p.house(0).tech]).toEqual([['spy-satellites'], [], []]);
  });
  rule('imp.tech.no-flip-timing', () => {
    const p = ix({
      houses: [
        { spice: 3, tech: ['spy-satellites'] },
        { spice: 3, tech: ['spy-satellites'] },
      ],
    });
    expect(p.whyNoTile(1, 'spy-satellites')).toBe('imp.tech.no-flip-timing');
    // In the middle of an agent turn too, but not in the middle of an effect.
    const q = send('dagger', 'tech-negotiation', { spice: 3, tech: ['spy-satellites'] });
    expect(q.plots(0)).toEqual(['spy-satellites']);
    q.next('tech-negotiation space 0');
    expect(q.whyNoTile(0, 'spy-satellites')).toBe('imp.tech.no-flip-timing');
  });
  rule('imp.tech.combat-reward-purchase', () => {
    const p = ixAt('combat', { conflict: 'skirmish-ix-troop', houses: [{ conflict: 1, freighter: 3, spice: 1 }] });
    p.next('skirmish-ix-troop first 0').next('shipping reward 3 0').next('holoprojectors');
    expect(p.house(0).tech).toEqual(['holoprojectors']);
    // On another's turn, by a card that is discarded: at once, or not at all.
    const q = send(
      'reverend-mother-mohiam',
      'wealth',
      { inPlay: ['truthsayer'] },
      { others: [{ hand: ['freighter-fleet', 'dagger'], freighter: 3 }] },
    );
    q.next('freighter-fleet').next('freighter-fleet unload 0');
    expect([q.seat, q.question]).toEqual([1, 'take which effect?']);
    q.next('shipping reward 3 0').next('windtraps');
    expect([q.house(1).tech, q.goods(1)[2]]).toEqual([['windtraps'], 1]);
  });
  rule('imp.tech.detonation-devices', () => {
    const p = ixAt('combat', { houses: [{ dreadnoughtConflict: 2, tech: ['detonation-devices'] }, {}] }).next(
      'detonate',
    );
    // The other one goes home, and no location is taken.
    expect([p.fleet(0), p.table.fleets, p.house(0).vp]).toEqual([[1, 1, 0], [-1, -1, -1], 2]);
  });
  rule('imp.tech.troop-transports', () => {
    const recall = (w: Wish) =>
      send('dune-the-desert-planet', 'smuggling', { freighter: 2, ...w })
        .next('smuggling space 1')
        .next('recall');
    const p = recall({ tech: ['troop-transports'] }).next('shipping reward 2 0');
    expect([p.question, p.options]).toEqual(['deploy how many troops?', [0, 1, 2, 3]]);
    expect(recall({}).troops(0)[1]).toBe(5);
    // For a Conflict: three troops, all of them to the garrison.
    const q = ixAt('combat', {
      conflict: 'skirmish-ix-spice',
      houses: [{ conflict: 2, freighter: 2, garrison: 0, tech: ['troop-transports'] }],
    });
    q.next('skirmish-ix-spice first 0').next('recall');
    expect(q.troops(0)).toEqual([7, 3, 2]);
  });
  rule('imp.tech.invasion-ships', () => {
    const p = ix({
      closed: [{ space: 'carthag', by: 1 }],
      houses: [
        { hand: ['reconnaissance', 'dagger'], sent: ['research-station'], tech: ['invasion-ships'] },
        { sent: ['arrakeen', 'research-station', 'carthag'] },
      ],
    });
    p.uses(0, 'invasion-ships').next('dagger');
    const open = p.destinations('reconnaissance');
    expect(['arrakeen', 'carthag', 'research-station'].map((s) => open.includes(s))).toEqual([true, false, false]);
    const late = send('reconnaissance', 'arrakeen', { hand: ['dagger'], tech: ['invasion-ships'] });
    expect(late.whyNoTile(0, 'invasion-ships')).toBe('imp.tech.invasion-ships');
  });
  rule('imp.tech.chaumurky', () => {
    const p = ixAt('endgame', { houses: [{ vp: 5, tech: ['chaumurky'] }, { vp: 5, spice: 9 }, { vp: 4 }] });
    expect(p.g.over?.winners).toEqual([0]);
    // In a Conflict a tie stays a tie.
    const q = ixAt('combat', {
      conflict: 'skirmish-ix-spice',
      houses: [{ conflict: 1, tech: ['chaumurky'] }, { conflict: 1 }],
    });
    expect([q.goods(0)[0], q.goods(1)[0]]).toEqual([3, 3]);
  });
});
