import { describe, expect } from 'vitest';
import { position } from './position.ts';
import { rule } from './rule.ts';

describe('agent turn', () => {
  rule('imp.agent.play-card', () => {
    const p = position({ houses: [{ hand: ['diplomacy', 'dagger'] }] });
    p.send('diplomacy', 'wealth');
    expect([p.inPlay(0), p.hand(0), p.house(0).sent, p.house(0).agents]).toEqual([
      ['diplomacy'],
      ['dagger'],
      ['wealth'],
      1,
    ]);
    expect(p.seat).toBe(1);
  });

  rule('imp.agent.needs-agent', () => {
    const p = position({ houses: [{ hand: ['dagger'], agents: 0, intrigue: ['ambush'] }] });
    expect(p.why('dagger')).toBe('imp.agent.needs-agent');
    // The Kwisatz Haderach sends one that is on the board, if there is one.
    const why = (sent: readonly string[]): string | null =>
      position({ houses: [{ hand: ['kwisatz-haderach'], agents: 0, sent, intrigue: ['ambush'] }] }).why(
        'kwisatz-haderach',
      );
    expect([why([]), why(['wealth'])]).toEqual(['imp.agent.needs-agent', null]);
  });

  rule('imp.agent.icon-match', () => {
    const p = position({ houses: [{ hand: ['dagger'], solari: 20 }] });
    p.says('play which card?', 'dagger');
    expect(p.options).toEqual(['high-council', 'hall-of-oratory', 'mentat', 'rally-troops', 'swordmaster']);
    expect(p.why('wealth')).toBe('imp.agent.icon-match');
  });

  rule('imp.agent.iconless-card', () => {
    const p = position({ houses: [{ hand: ['convincing-argument', 'dagger'] }] });
    expect(p.why('convincing-argument')).toBe('imp.agent.iconless-card');
    expect(p.options).toEqual(['dagger', 'reveal']);
  });

  rule('imp.agent.occupied', () => {
    const p = position({ houses: [{ hand: ['diplomacy'], sent: ['stillsuits'] }, { sent: ['wealth'] }] });
    p.says('play which card?', 'diplomacy');
    expect([p.why('wealth'), p.why('stillsuits')]).toEqual(['imp.agent.occupied', 'imp.agent.occupied']);
    expect(p.options).toEqual(['foldspace', 'secrets']);
  });

  rule('imp.agent.cost', () => {
    const p = position({ houses: [{ hand: ['diplomacy'], spice: 3, water: 1 }] });
    p.says('play which card?', 'diplomacy');
    expect([p.why('conspire'), p.why('selective-breeding')]).toEqual(['imp.agent.cost', null]);
    p.next('hardy-warriors');
    expect(p.house(0).water).toBe(0);
  });

  rule('imp.agent.requirement', () => {
    const p = position({ houses: [{ hand: ['reconnaissance'], influence: [0, 0, 0, 1] }] });
    p.says('play which card?', 'reconnaissance');
    expect(p.why('sietch-tabr')).toBe('imp.agent.requirement');
    const q = position({ houses: [{ hand: ['reconnaissance'], influence: [0, 0, 0, 2] }] });
    q.says('play which card?', 'reconnaissance');
    expect(q.why('sietch-tabr')).toBe(null);
  });

  rule('imp.agent.plot-before-sending', () => {
    const p = position({ houses: [{ hand: ['dagger'], solari: 0, intrigue: ['windfall'] }] });
    p.plot(0, 'windfall').says('play which card?', 'dagger');
    expect(p.why('mentat')).toBe(null);
  });

  rule('imp.agent.cost-reduction', () => {
    const p = position({ houses: [{ hand: ['dagger'], leader: 'duke-leto-atreides', solari: 1 }] });
    p.send('dagger', 'mentat');
    expect(p.house(0).solari).toBe(0);
  });

  rule('imp.agent.gain-effects', () => {
    const p = position({ houses: [{ hand: ['opulence'] }] });
    p.send('opulence', 'wealth');
    expect(p.house(0).solari).toBe(5);
  });

  rule('imp.agent.faction-influence', () => {
    const p = position({ houses: [{ hand: ['diplomacy'] }] });
    p.send('diplomacy', 'stillsuits');
    expect(p.house(0).influence).toEqual([0, 0, 0, 1]);
  });

  rule('imp.agent.effect-order', () => {
    // To draw the discard pile is shuffled: whether a card is trashed from it before matters, so it is asked.
    const p = position({
      houses: [{ hand: ['gene-manipulation'], garrison: 0, deck: [], discard: ['dagger', 'diplomacy'] }],
    });
    p.send('gene-manipulation', 'arrakeen');
    expect(p.question).toBe('what next?');
    expect(p.options).toEqual(['arrakeen space 1', 'gene-manipulation agent 0', 'deploy 1']);
    p.next('gene-manipulation agent 0').says('trash a card from where?', 'discard').says('trash which card?', 'dagger');
    expect(p.hand(0)).toEqual(['diplomacy']);
  });

  rule('imp.agent.reveal-box-ignored', () => {
    // Arrakis Liaison would be worth 2 persuasion, the Dagger 1 sword: only the Dagger is revealed.
    const p = position({ houses: [{ hand: ['arrakis-liaison', 'dagger'], conflict: 1 }] });
    p.send('arrakis-liaison', 'carthag');
    expect(p.house(0).persuasion).toBe(0);
    p.toTurn(0).reveal();
    expect([p.inPlay(0), p.house(0).persuasion, p.house(0).swords]).toEqual([['arrakis-liaison', 'dagger'], 0, 1]);
  });

  rule('imp.agent.conditions-when-resolved', () => {
    const p = position({
      houses: [{ hand: ['smugglers-thopter'], influence: [0, 1, 0, 0], intrigue: ['dispatch-an-envoy'] }],
    });
    p.plot(0, 'dispatch-an-envoy').send('smugglers-thopter', 'foldspace');
    expect([p.house(0).influence[1], p.hand(0).length]).toEqual([2, 2]);
  });

  rule('imp.agent.partial-effects', () => {
    const p = position({ houses: [{ hand: ['diplomacy'], water: 1, supply: 1, garrison: 0, conflict: 11 }] });
    p.send('diplomacy', 'hardy-warriors');
    expect(p.troops(0)).toEqual([0, 1, 11]);
  });

  rule('imp.agent.agent-stays', () => {
    const p = position({ houses: [{ hand: ['diplomacy'] }] });
    p.send('diplomacy', 'wealth');
    p.phase('combat', false);
    expect(p.house(0).sent).toEqual(['wealth']);
  });

  rule('imp.agent.the-voice', () => {
    const p = position({ players: 3, houses: [{ hand: ['the-voice', 'dagger'] }] });
    p.send('the-voice', 'secure-contract').says('close which space?', 'wealth');
    expect(p.seat).toBe(1);
    p.says('play which card?', 'seek-allies');
    expect(p.why('wealth')).toBe('imp.agent.the-voice');
    // Whoever named it may use it.
    expect(p.table.closed).toEqual([{ space: 'wealth', by: 0 }]);
  });

  rule('imp.agent.the-voice-ends', () => {
    const p = position({
      players: 3,
      closed: [{ space: 'hall-of-oratory', by: 0 }],
      houses: [{}, { solari: 9 }],
      turn: 1,
    });
    p.says('play which card?', 'dagger');
    expect(p.why('hall-of-oratory')).toBe('imp.agent.the-voice');
    p.toTurn(0);
    expect(p.table.closed).toEqual([]);
    p.send('dagger', 'hall-of-oratory');
    expect(p.house(0).sent).toEqual(['hall-of-oratory']);
  });

  rule('imp.agent.the-voice-two-turns', () => {
    const p = position({
      players: 3,
      first: 1,
      closed: [{ space: 'hall-of-oratory', by: 0 }],
      houses: [{ revealed: 1 }, { hand: ['dagger', 'reconnaissance'], solari: 9 }, { revealed: 2 }],
    });
    p.send('reconnaissance', 'carthag').next('end turn');
    expect(p.seat).toBe(1);
    p.says('play which card?', 'dagger');
    expect(p.why('hall-of-oratory')).toBe('imp.agent.the-voice');
  });

  rule('imp.agent.kwisatz-haderach-source', () => {
    const p = position({ houses: [{ hand: ['kwisatz-haderach'], agents: 0, sent: ['wealth', 'carthag'] }] });
    p.says('play which card?', 'kwisatz-haderach');
    expect([p.question, p.options]).toEqual(['which agent?', ['wealth', 'carthag']]);
    p.next('wealth').says('send the agent where?', 'wealth');
    expect([p.house(0).sent, p.house(0).solari, p.house(0).influence[0]]).toEqual([['carthag', 'wealth'], 2, 1]);
  });

  rule('imp.agent.kwisatz-haderach-limits', () => {
    const p = position({
      closed: [{ space: 'stillsuits', by: 1 }],
      houses: [{ hand: ['kwisatz-haderach'], councilSeat: true, solari: 20 }, { sent: ['wealth'] }],
    });
    p.says('play which card?', 'kwisatz-haderach');
    expect([p.why('high-council'), p.why('stillsuits'), p.why('wealth')]).toEqual([
      'imp.space.high-council-once',
      'imp.agent.the-voice',
      null,
    ]);
    p.next('wealth');
    expect(p.house(0).sent).toEqual(['wealth']);
  });

  rule('imp.agent.kwisatz-haderach-cost', () => {
    const p = position({ houses: [{ hand: ['kwisatz-haderach'], spice: 3 }] });
    p.says('play which card?', 'kwisatz-haderach');
    expect([p.why('conspire'), p.why('sietch-tabr')]).toEqual(['imp.agent.cost', 'imp.agent.requirement']);
  });

  rule('imp.agent.example-cost-first', () => {
    const p = position({ houses: [{ hand: ['stilgar'], water: 0 }] });
    p.says('play which card?', 'stilgar');
    expect(p.why('hagga-basin')).toBe('imp.agent.cost');
  });

  rule('imp.agent.example-effect-order', () => {
    const intrigue = ['dispatch-an-envoy', 'dispatch-an-envoy'];
    const p = position({ houses: [{ hand: ['smugglers-thopter'], influence: [0, 1, 0, 0], intrigue }] });
    p.plot(0, 'dispatch-an-envoy').send('smugglers-thopter', 'foldspace');
    expect(p.whyNoPlot(0, 'dispatch-an-envoy')).toBe('imp.intrigue.dispatch-an-envoy');
    // The influence fulfils the condition of the card; before the rest a plot card could be played.
    expect(p.options).toEqual(['foldspace space 1', 'smugglers-thopter agent 0']);
    p.next('foldspace space 1').next('smugglers-thopter agent 0');
    expect([p.house(0).influence[1], p.house(0).vp, p.hand(0).length, p.discard(0)]).toEqual([2, 1, 2, ['foldspace']]);
  });
});
