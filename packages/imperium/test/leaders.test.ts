import { imperium, rules, tokens } from '@landsraad/imperium';
import { choose, begin, configOf, settle, recording, type Happening } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { lay, position, type Wish, type Wishes } from './position.ts';
import { rule } from './rule.ts';

const led = (leader: string, w: Wish = {}, more: Omit<Wishes, 'houses'> & { readonly others?: readonly Wish[] } = {}) =>
  position({ ...more, houses: [{ hand: ['signet-ring', 'dagger'], ...w, leader }, ...(more.others ?? [])] });

describe('leaders', () => {
  rule('imp.leader.two-abilities', () => {
    const happened: Happening[] = [];
    const g = begin(rules, configOf(rules, { mode: 'standard', players: 3 }), 'two');
    recording(happened, () => {
      const d = settle(rules, g, 'table')[0]!;
      choose(rules, g, d.seat, d.question, 'count-ilban-richese', 'table');
    });
    expect(happened.find((h) => h.kind === 'abilities')?.nouns).toMatchObject({
      ability: 'Ruthless Negotiator',
      signet: 'Manufacturing',
    });
  });
  rule('imp.leader.signet-ring', () => {
    expect(led('count-ilban-richese').send('signet-ring', 'imperial-basin').house(0).solari).toBe(1);
  });
  rule('imp.leader.helena-manipulate-compulsory', () => {
    const p = led('helena-richese', { hand: ['signet-ring'] }).send('signet-ring', 'hall-of-oratory');
    expect([p.question, p.options.length]).toEqual(['set aside which card of the row?', 5]);
    const q = led('helena-richese', { hand: ['signet-ring'] }).send('signet-ring', 'arrakeen');
    expect(q.why('end turn')).toBe('imp.effect.mandatory');
  });
  rule('imp.leader.signet-ring-revealed', () => {
    const p = led('count-ilban-richese', { hand: ['signet-ring', 'convincing-argument'] });
    p.reveal();
    expect([p.house(0).persuasion, p.house(0).solari]).toEqual([3, 0]);
    expect(p.options.includes('count-ilban-richese signet 0')).toBe(false);
    // With an agent it would have given 1 Solari.
    expect(
      led('count-ilban-richese', { hand: ['signet-ring'] })
        .send('signet-ring', 'arrakeen')
        .house(0).solari,
    ).toBe(1);
  });
  rule('imp.leader.signet-ring-trashed', () => {
    const p = led('count-ilban-richese', { hand: ['guild-administrator', 'signet-ring'] });
    p.send('guild-administrator', 'imperial-basin')
      .next('guild-administrator agent 0')
      .next('hand')
      .next('signet-ring');
    expect([p.lies(imperium.trash), p.hand(0), p.house(0).solari]).toEqual([['signet-ring'], [], 0]);
    // Trashed before its ability was used, it takes the ability with it.
    const q = led('paul-atreides', { hand: ['signet-ring'], spice: 2, intrigue: ['dispatch-an-envoy'] });
    q.plot(0, 'dispatch-an-envoy').send('signet-ring', 'selective-breeding');
    expect(q.options).toEqual(['selective-breeding space 1', 'paul-atreides signet 0']);
    q.next('selective-breeding space 1').next('signet-ring');
    expect([q.hand(0).length, q.lies(imperium.trash)]).toEqual([2, ['signet-ring']]);
  });
  rule('imp.leader.paul-prescience', () => {
    const p = led('paul-atreides', { hand: ['reconnaissance'], deck: ['scout', 'stilgar', 'dagger'] });
    p.send('reconnaissance', 'arrakeen');
    expect([p.sees(0).hidden['cards 0']!['deck'], p.sees(1).hidden['cards 0']!['deck']]).toEqual([
      { row: [null, 'stilgar'] },
      { row: [null, null] },
    ]);
    const empty = led('paul-atreides', { hand: ['reconnaissance'], deck: ['scout'], discard: ['dagger'] });
    empty.send('reconnaissance', 'arrakeen');
    expect([empty.deck(0), empty.discard(0)]).toEqual([[], ['dagger']]);
  });
  rule('imp.leader.paul-discipline', () => {
    expect(led('paul-atreides').send('signet-ring', 'secure-contract').hand(0)).toEqual([
      'convincing-argument',
      'dagger',
    ]);
  });
  rule('imp.leader.leto-landsraad-popularity', () => {
    const p = led('duke-leto-atreides', { solari: 4 });
    p.send('dagger', 'high-council');
    expect([p.house(0).solari, p.house(0).councilSeat]).toEqual([0, true]);
  });
  rule('imp.leader.leto-prudent-diplomacy', () => {
    const p = led('duke-leto-atreides', { spice: 1 }, { others: [{ influence: [1, 0, 0, 2] }] });
    p.send('signet-ring', 'secure-contract').next('duke-leto-atreides signet 0');
    expect(p.options).toEqual(['emperor', 'fremen']);
    p.next('fremen');
    expect([p.house(0).influence, p.house(0).spice]).toEqual([[0, 0, 0, 1], 0]);
    expect(led('duke-leto-atreides', { spice: 1 }).send('signet-ring', 'secure-contract').seat).toBe(1);
  });
  rule('imp.leader.baron-masterstroke-timing', () => {
    const p = led(
      'baron-vladimir-harkonnen',
      { hand: ['diplomacy', 'dagger'], water: 1, garrison: 5, supply: 7 },
      { masterstroke: ['bene-gesserit', 'emperor'] },
    );
    p.send('diplomacy', 'hardy-warriors').next('deploy 3');
    expect([p.house(0).masterstroke, p.house(0).influence]).toEqual([false, [0, 0, 0, 1]]);
    p.next('deploy 1');
    // The fourth troop: it happens in this turn and cannot be kept.
    expect([p.house(0).masterstroke, p.house(0).influence, p.lies(tokens.shown).toSorted()]).toEqual([
      true,
      [1, 0, 1, 1],
      ['bene-gesserit', 'emperor'],
    ]);
  });
  rule('imp.leader.baron-scheme', () => {
    const p = led('baron-vladimir-harkonnen', { solari: 1 });
    p.send('signet-ring', 'imperial-basin').next('baron-vladimir-harkonnen signet 0');
    expect([p.intrigue(0), p.house(0).solari]).toEqual([['windfall'], 0]);
  });
  rule('imp.leader.rabban-arrakis-fiefdom', () => {
    const g = begin(rules, configOf(rules, { mode: 'standard', players: 3 }), 'rabban');
    for (const leader of ['glossu-the-beast-rabban', 'paul-atreides', 'helena-richese']) {
      const d = settle(rules, g, 'table')[0]!;
      choose(rules, g, d.seat, d.question, leader, 'table');
    }
    expect(g.table.houses.find((h) => h.leader === 'glossu-the-beast-rabban')).toMatchObject({
      solari: 1,
      spice: 1,
      water: 1,
    });
  });
  rule('imp.leader.rabban-brutality', () => {
    expect(led('glossu-the-beast-rabban').send('signet-ring', 'secure-contract').troops(0)).toEqual([8, 4, 0]);
    expect(
      led('glossu-the-beast-rabban', {}, { alliances: [-1, 0, -1, -1] })
        .send('signet-ring', 'secure-contract')
        .troops(0),
    ).toEqual([7, 5, 0]);
    // Nothing can change that any more: nothing is asked.
    expect(led('glossu-the-beast-rabban').send('signet-ring', 'arrakeen').options).toEqual([
      'deploy 1',
      'deploy 2',
      'deploy 3',
      'deploy 4',
      'end turn',
    ]);
  });
  rule('imp.leader.memnon-connections', () => {
    const p = led('earl-memnon-thorvald', { solari: 5 });
    p.send('dagger', 'high-council').says('influence with which faction?', 'fremen');
    expect(p.house(0).influence).toEqual([0, 0, 0, 1]);
  });
  rule('imp.leader.memnon-spice-hoard', () => {
    expect(led('earl-memnon-thorvald').send('signet-ring', 'secure-contract').goods(0)).toEqual([3, 1, 0]);
  });
  rule('imp.leader.ariana-spice-addict', () => {
    const p = led(
      'countess-ariana-thorvald',
      { hand: ['dune-the-desert-planet', 'dagger'], water: 1 },
      { bonusSpice: [0, 2, 0] },
    );
    p.send('dune-the-desert-planet', 'hagga-basin');
    expect([p.house(0).spice, p.hand(0)]).toEqual([3, ['convincing-argument', 'dagger']]);
    const q = led('countess-ariana-thorvald', { hand: ['dune-the-desert-planet', 'dagger'] });
    q.send('dune-the-desert-planet', 'imperial-basin');
    expect([q.house(0).spice, q.hand(0).length]).toEqual([0, 2]);
  });
  rule('imp.leader.ariana-hidden-reservoir', () => {
    expect(led('countess-ariana-thorvald').send('signet-ring', 'secure-contract').goods(0)).toEqual([3, 0, 1]);
  });
  rule('imp.leader.ilban-ruthless-negotiator', () => {
    const p = led('count-ilban-richese', { solari: 4 });
    p.send('dagger', 'rally-troops');
    expect(p.hand(0)).toEqual(['convincing-argument', 'signet-ring']);
    // Water for a space is no Solari.
    const water = led('count-ilban-richese', { hand: ['diplomacy'], water: 1 }).send('diplomacy', 'hardy-warriors');
    expect([water.goods(0), water.hand(0)]).toEqual([[0, 0, 0], []]);
    const q = led('count-ilban-richese', { solari: 2, intrigue: ['bribery'] });
    q.plot(0, 'bribery').next('emperor');
    expect(q.hand(0).length).toBe(2);
  });
  rule('imp.leader.ilban-manufacturing', () => {
    expect(led('count-ilban-richese').send('signet-ring', 'secure-contract').goods(0)).toEqual([4, 0, 0]);
  });
  rule('imp.leader.helena-eyes-everywhere', () => {
    const p = led(
      'helena-richese',
      { hand: ['lady-jessica', 'dagger'], sent: ['carthag'] },
      { others: [{ sent: ['arrakeen', 'hall-of-oratory', 'secure-contract'] }] },
    );
    p.says('play which card?', 'lady-jessica');
    expect([p.why('arrakeen'), p.why('hall-of-oratory'), p.why('secure-contract'), p.why('carthag')]).toEqual([
      null,
      null,
      'imp.agent.occupied',
      'imp.agent.occupied',
    ]);
  });
  test('a card that Helena has set aside waits for her, whoever else cleans up', () => {
    const p = led('paul-atreides', {}, { others: [{ leader: 'helena-richese' }] });
    lay(p.g, imperium.aside, ['scout']);
    p.revealFully();
    expect([p.lies(imperium.aside), p.seat]).toEqual([['scout'], 1]);
    p.revealFully();
    expect([p.lies(imperium.aside), p.lies(imperium.trash)]).toEqual([[], ['scout']]);
  });
  test('Paul sees the next card once the top one is trashed', () => {
    const p = led('paul-atreides', { deck: ['dagger', 'diplomacy'], intrigue: ['poison-snooper'] });
    p.plot(0, 'poison-snooper');
    p.next('poison-snooper plot 0 then 0 of 1');
    expect([p.lies(imperium.trash), p.sees(0).hidden['cards 0']!['deck']]).toEqual([
      ['dagger'],
      { row: ['diplomacy'] },
    ]);
  });
  rule('imp.leader.helena-manipulate', () => {
    const p = led(
      'helena-richese',
      { hand: ['signet-ring', 'convincing-argument', 'convincing-argument'] },
      { imperiumDeck: ['chani', 'crysknife'] },
    );
    p.send('signet-ring', 'secure-contract').says('set aside which card of the row?', 'stilgar');
    expect([p.lies(imperium.aside), p.lies(imperium.row).at(-1)]).toEqual([['stilgar'], 'chani']);
    const taken = p.copy();
    taken.toTurn(0).reveal().next('acquire stilgar');
    expect([
      taken.house(0).persuasion,
      taken.discard(0).includes('stilgar') || taken.lies(imperium.aside).length === 0,
    ]).toEqual([0, true]);
    // Nobody else can have it, and what is left leaves the game.
    p.toTurn(0).reveal().next('set strength');
    expect([p.lies(imperium.aside), p.lies(imperium.trash)]).toEqual([[], ['stilgar']]);
  });
});
