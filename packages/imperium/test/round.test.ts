import { describe, expect } from 'vitest';
import { at, newGame, position } from './position.ts';
import { rule } from './rule.ts';
import { rules } from '@landsraad/imperium';
import { choose, configOf, settle, type Decision } from '@landsraad/kernel';

describe('round structure', () => {
  rule('imp.round.phases', () => {
    const p = position({ players: 3, houses: [{ hand: ['dagger'], agents: 0 }, { revealed: 1 }, { revealed: 2 }] });
    p.revealFully();
    const order = p.kinds();
    expect(
      ['turns over', 'combat over', 'bonus spice', 'first player', 'round', 'drew hands'].map((k) => order.indexOf(k)),
    ).toEqual(
      ['turns over', 'combat over', 'bonus spice', 'first player', 'round', 'drew hands']
        .map((k) => order.indexOf(k))
        .toSorted((a, b) => a - b),
    );
    expect(order).toContain('drew hands');
    expect(p.table.round).toBe(2);
  });

  rule('imp.round.conflict-reveal', () => {
    const p = position();
    p.table.conflict = '';
    p.phase('round start');
    expect(p.table.conflict).not.toBe('');
    expect(p.latest('round')?.['conflict']).toBe(p.table.conflict);
  });

  rule('imp.round.draw-five', () => {
    const p = at('round start');
    expect([0, 1, 2, 3].map((s) => p.hand(s).length)).toEqual([7, 7, 7, 7]);
  });

  rule('imp.round.start-order', () => {
    const p = at('round start', {
      conflictDeck: ['siege-of-arrakeen', 'battle-for-carthag'],
      control: [1, -1, -1],
      houses: [{ owedMentat: true }, { owedMentat: false }],
    });
    expect([p.question, p.seat, p.options]).toEqual(['deploy a troop in defence?', 1, ['defend', 'decline']]);
    expect([p.table.round, p.table.conflict, p.kinds()]).toEqual([2, 'siege-of-arrakeen', ['round']]);
    p.next('defend');
    const order = p.kinds().filter((k) => k !== 'deployed');
    expect(order).toEqual(['round', 'defended', 'took the Mentat', 'drew hands']);
    expect([p.troops(1), p.table.mentat, p.hand(0).length]).toEqual([[8, 3, 1], 0, 7]);
    const declined = at('round start', { conflictDeck: ['siege-of-arrakeen'], control: [1, -1, -1] }).next('decline');
    expect([declined.troops(1), declined.kinds()]).toEqual([
      [9, 3, 0],
      ['round', 'drew hands'],
    ]);
    // Who has no troop left in the supply is not asked.
    const none = at('round start', {
      conflictDeck: ['siege-of-arrakeen'],
      control: [1, -1, -1],
      houses: [{}, { supply: 0, garrison: 12 }],
    });
    expect(none.kinds()).toEqual(['round', 'drew hands']);
  });

  rule('imp.round.turn-order', () => {
    const p = at('player turns', { first: 2 });
    expect(p.seat).toBe(2);
    p.send('dagger', 'hall-of-oratory');
    expect(p.seat).toBe(3);
    p.send('seek-allies', 'wealth');
    expect(p.seat).toBe(0);
  });

  rule('imp.round.turn-choice', () => {
    const p = position({ houses: [{ hand: ['dagger'] }] });
    expect(p.question).toBe('play which card?');
    expect(p.options).toEqual(['dagger', 'reveal']);
  });

  rule('imp.round.agents-optional', () => {
    const p = position({ houses: [{ hand: ['dagger'], agents: 2 }] });
    p.revealFully();
    expect([p.house(0).revealed, p.house(0).agents]).toEqual([1, 2]);
  });

  rule('imp.round.must-reveal', () => {
    const p = position({ houses: [{ hand: ['dagger'], agents: 0, sent: ['wealth'], intrigue: ['urgent-mission'] }] });
    // Nothing but the reveal turn is left, but Urgent Mission may still be played before it.
    expect([p.question, p.options]).toEqual(['play which card?', ['reveal']]);
    p.plot(0, 'urgent-mission');
    expect([p.house(0).agents, p.options]).toEqual([1, ['dagger', 'reveal']]);
  });

  rule('imp.round.no-pass', () => {
    const p = position({ houses: [{ hand: ['convincing-argument'], agents: 2, intrigue: ['ambush'] }] });
    expect(p.why('end turn')).toBe('imp.round.no-pass');
    expect(p.options).toEqual(['reveal']);
  });

  rule('imp.round.after-reveal-skipped', () => {
    const p = position({ players: 3, houses: [{}, {}, {}] });
    p.revealFully();
    expect(p.seat).toBe(1);
    p.revealFully();
    expect(p.seat).toBe(2);
    p.send('seek-allies', 'wealth');
    // Both others are skipped.
    expect([p.seat, p.table.round, p.hand(2), p.house(0).revealed, p.house(1).revealed]).toEqual([
      2,
      1,
      ['dagger'],
      1,
      2,
    ]);
  });

  rule('imp.round.player-turns-end', () => {
    const p = position({ players: 3, houses: [{ agents: 0, hand: ['dagger'] }, { revealed: 1 }, { revealed: 2 }] });
    p.revealFully();
    expect(p.kinds()).toContain('turns over');
    expect(p.table.round).toBe(2);
  });

  rule('imp.round.card-overrides', () => {
    // Other Memory takes a card back from the discard pile: no general rule allows that.
    const p = position({ houses: [{ hand: ['other-memory'], discard: ['the-voice', 'dagger'] }] });
    p.send('other-memory', 'secure-contract');
    p.says('choose which?', 'other-memory agent 0 of 1');
    expect(p.hand(0)).toEqual(['the-voice']);
  });

  rule('imp.round.example-uneven-turns', () => {
    const hand = ['dagger', 'dagger', 'dune-the-desert-planet', 'reconnaissance'];
    const p = position({ players: 3, houses: [{ hand }, { hand, agents: 3, swordmaster: true }, { hand }] });
    const seen: string[] = [];
    const act = (what: string, card = '', space = ''): void => {
      seen.push(`${p.seat} ${what}`);
      if (what === 'reveal') p.revealFully();
      else {
        p.send(card, space);
        if (p.question === 'what next?') p.next('end turn');
      }
    };
    act('agent', 'dagger', 'hall-of-oratory');
    act('agent', 'dune-the-desert-planet', 'secure-contract');
    act('agent', 'reconnaissance', 'arrakeen');
    act('agent', 'dune-the-desert-planet', 'imperial-basin');
    act('agent', 'reconnaissance', 'carthag');
    if (p.question === 'what next?') p.next('end turn');
    act('reveal');
    act('reveal');
    p.house(1).solari = 4;
    p.settle();
    p.house(1).agents = 1;
    act('agent', 'dagger', 'rally-troops');
    act('reveal');
    expect(seen).toEqual([
      '0 agent',
      '1 agent',
      '2 agent',
      '0 agent',
      '1 agent',
      '2 reveal',
      '0 reveal',
      '1 agent',
      '1 reveal',
    ]);
    expect(p.table.round).toBe(2);
  });
});

describe('recall', () => {
  rule('imp.recall.end-trigger-points', () => {
    const p = at('recall', { houses: [{ vp: 10 }] });
    expect(p.question).toBe('over');
    expect(at('recall', { houses: [{ vp: 9 }] }).question).not.toBe('over');
  });

  rule('imp.recall.end-trigger-deck', () => {
    // A whole random game never lasts more than ten rounds.
    const { g, decisions } = newGame('standard', 3, { leaders: 'random' }, 'long');
    let asked: readonly Decision[] = decisions;
    for (let n = 0; n < 5000 && asked.length > 0; n++) {
      const d = asked[0]!;
      for (const h of g.table.houses) h.vp = 0;
      asked = choose(rules, g, d.seat, d.question, d.options[d.options.length - 1]!, 'table');
    }
    expect([g.over !== null, g.table.round]).toEqual([true, 10]);
    expect(settle(rules, g, 'table')).toEqual([]);
  });

  rule('imp.recall.only-then', () => {
    const p = position({ houses: [{ hand: ['dagger'], vp: 12 }] });
    p.send('dagger', 'hall-of-oratory');
    expect(p.question).not.toBe('over');
    const q = at('recall', { houses: [{ vp: 12 }] });
    expect(q.question).toBe('over');
  });

  rule('imp.recall.mentat', () => {
    const p = at('recall', { mentat: 1, houses: [{}, { agents: 1, sent: ['wealth', 'mentat'] }] });
    expect([p.table.mentat, p.house(1).agents]).toEqual([-1, 2]);
  });

  rule('imp.recall.agents', () => {
    const p = at('recall', {
      houses: [
        { agents: 0, sent: ['wealth', 'carthag'] },
        { agents: 0, swordmaster: true, sent: ['arrakeen'] },
      ],
    });
    expect([p.house(0).agents, p.house(0).sent, p.house(1).agents]).toEqual([2, [], 3]);
  });

  rule('imp.recall.first-player', () => {
    expect(at('recall', { first: 1 }).table.first).toBe(2);
    expect(at('recall', { first: 3 }).table.first).toBe(0);
  });

  rule('imp.recall.example-trigger', () => {
    const p = position({
      players: 3,
      conflict: 'skirmish-influence-spice',
      alliances: [-1, -1, 0, -1],
      houses: [
        { vp: 9, influence: [0, 0, 4, 1], hand: ['diplomacy', 'dagger'] },
        { influence: [0, 0, 4, 0], conflict: 3, revealed: 1 },
        { revealed: 2 },
      ],
    });
    p.send('diplomacy', 'stillsuits').next('end turn');
    expect(p.house(0).vp).toBe(10);
    p.revealFully();
    p.says('influence with which faction?', 'bene-gesserit');
    expect([p.house(0).vp, p.table.alliances[2], p.table.round, p.question]).toEqual([9, 1, 2, 'play which card?']);
  });
});

describe('endgame', () => {
  rule('imp.endgame.intrigue', () => {
    const p = at('endgame', {
      houses: [
        { intrigue: ['tiebreaker'], vp: 5 },
        { vp: 5, spice: 9 },
      ],
    });
    expect([p.question, p.options]).toEqual(['play an endgame card?', ['pass', 'tiebreaker']]);
    p.next('tiebreaker');
    expect([p.house(0).spice, p.g.over?.winners]).toEqual([10, [0]]);
  });

  rule('imp.endgame.order', () => {
    const p = at('endgame', {
      first: 1,
      houses: [
        { intrigue: ['tiebreaker'] },
        { intrigue: ['windfall'] },
        { intrigue: ['plans-within-plans'], influence: [3, 3, 3, 0] },
      ],
    });
    expect(p.seat).toBe(1);
    p.next('pass');
    expect(p.seat).toBe(2);
    p.next('pass');
    expect(p.seat).toBe(0);
    p.next('tiebreaker');
    // A card was played: everybody may answer it.
    expect(p.seat).toBe(1);
    p.next('pass');
    expect(p.seat).toBe(2);
    p.next('plans-within-plans');
    p.next('pass');
    expect([p.house(2).vp, p.question]).toEqual([1, 'over']);
  });

  rule('imp.endgame.winner', () => {
    const p = at('endgame', { houses: [{ vp: 10 }, { vp: 11 }, { vp: 3 }] });
    expect(p.g.over).toEqual({ winners: [1], rule: 'imp.endgame.winner', scores: [10, 11, 3, 0] });
  });

  rule('imp.endgame.tie-breakers', () => {
    const win = (a: object, b: object): readonly number[] | undefined =>
      at('endgame', {
        houses: [
          { vp: 8, ...a },
          { vp: 8, ...b },
        ],
      }).g.over?.winners;
    expect(win({ spice: 1 }, { spice: 2, solari: 0 })).toEqual([1]);
    expect(win({ solari: 3 }, { solari: 2, water: 9 })).toEqual([0]);
    expect(win({ water: 1 }, { water: 2, garrison: 0 })).toEqual([1]);
    // The log says what has decided.
    const p = at('endgame', { houses: [{ vp: 8, solari: 3 }, { vp: 8, solari: 2 }, { vp: 7 }] });
    expect(p.happened.filter((h) => h.kind === 'tie broken').map((h) => h.nouns)).toEqual([
      { house: 0, other: 1, by: 3 },
    ]);
  });

  rule('imp.endgame.tie-breaker-troops', () => {
    const p = at('endgame', {
      houses: [
        { vp: 8, garrison: 5, conflict: 0 },
        { vp: 8, garrison: 4, conflict: 6 },
      ],
    });
    expect(p.g.over?.winners).toEqual([0]);
  });

  rule('imp.endgame.still-tied', () => {
    const p = at('endgame', {
      houses: [
        { vp: 8, revealed: 3 },
        { vp: 8, revealed: 4 },
      ],
    });
    expect(p.g.over?.winners).toEqual([1]);
  });

  rule('imp.endgame.rivals', () => {
    const rivalWins = at('endgame', { mode: 'solo', houses: [{ vp: 8 }, { vp: 10 }, {}] });
    expect(rivalWins.g.over?.winners).toEqual([1]);
    const tied = at('endgame', { mode: 'solo', houses: [{ vp: 10, revealed: 1 }, { vp: 10 }, {}] });
    expect(tied.g.over?.winners).toEqual([0]);
  });

  rule('imp.endgame.rival-named', () => {
    const p = at('endgame', { mode: 'solo', houses: [{ vp: 8 }, { vp: 7 }, { vp: 10 }] });
    expect(p.g.over).toEqual({ winners: [2], rule: 'imp.endgame.winner', scores: [8, 7, 10] });
    const config = configOf(rules, { mode: 'solo', players: 1, options: {} });
    expect([0, 1, 2].map((seat) => rules.text.seat(seat, config))).toEqual([
      'Red',
      'The blue rival',
      'The green rival',
    ]);
    // With two players House Hagal has no score.
    expect(at('endgame', { mode: 'two-player', houses: [{ vp: 8 }, { vp: 7 }, {}] }).g.over?.scores).toEqual([8, 7]);
  });

  rule('imp.endgame.example-tie', () => {
    const p = at('endgame', {
      houses: [
        { vp: 11, spice: 3, solari: 2 },
        { vp: 11, spice: 3, solari: 5, water: 0 },
      ],
    });
    expect(p.g.over?.winners).toEqual([1]);
  });
});
