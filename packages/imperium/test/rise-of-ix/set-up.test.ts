import {
  boardOf,
  CARDS,
  cardsOf,
  CONFLICTS,
  conflicts,
  FACTS,
  imperium,
  INTRIGUE,
  intrigue,
  LEADERS,
  pointsToWin,
  rules,
  STACKS,
  TILES,
} from '@landsraad/imperium';
import { choose, configOf, things, type Config } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { newGame, position } from '../position.ts';
import { rule } from '../rule.ts';
import { ixAt } from './ix.ts';

const IX = { riseOfIx: true, leaders: 'random' };
const EPIC = { ...IX, epic: true };
const started = (mode: string, players: number, options: { readonly [id: string]: string | boolean } = IX) =>
  begun(newGame(mode, players, options));
/** Whatever is chosen before the first round, nobody cares. */
function begun({ g, decisions }: ReturnType<typeof newGame>): ReturnType<typeof newGame>['g'] {
  let open = decisions;
  while (open[0] !== undefined && g.table.round === 0)
    open = choose(rules, g, open[0].seat, open[0].question, open[0].options[0]!, 'table');
  return g;
}
const refused = (mode: string, players: number, options: Config['options']): string | null =>
  rules.refuseConfig?.(configOf(rules, { mode, players, options })) ?? null;

describe('set-up of Rise of Ix', () => {
  rule('imp.ix.components', () => {
    const g = started('standard', 4);
    const count = (...refs: Parameters<typeof things>[1][]): number =>
      refs.reduce((n, ref) => n + things(g, ref).length, 0);
    expect(TILES.size).toBe(18);
    expect(count(...STACKS)).toBe(18);
    expect([CARDS.size, INTRIGUE.size, LEADERS.size]).toEqual([
      FACTS.baseStartingDeck.cards.length + FACTS.baseImperium.cards.length + FACTS.baseReserve.cards.length + 29 + 1,
      FACTS.baseIntrigue.cards.length + 17,
      14,
    ]);
    expect(FACTS.ixConflicts.cards.map((c) => c.tier)).toEqual([1, 1, 2, 3]);
    for (const h of g.table.houses) expect([h.dreadnoughtSupply, h.freighter]).toEqual([2, 0]);
  });
  rule('imp.ix.boards', () => {
    const ids = boardOf(started('standard', 4)).map((s) => s.id);
    expect(
      ['tech-negotiation', 'dreadnought', 'interstellar-shipping', 'smuggling'].every((s) => ids.includes(s)),
    ).toBe(true);
    expect(boardOf(started('standard', 4, { leaders: 'random' })).map((s) => s.id)).toContain('sell-melange');
  });
  rule('imp.space.ix-replaced', () => {
    const ids = boardOf(started('standard', 4)).map((s) => s.id);
    expect(ids.length).toBe(22);
    for (const gone of ['hall-of-oratory', 'rally-troops', 'secure-contract', 'sell-melange'])
      expect(ids).not.toContain(gone);
    for (const kept of ['high-council', 'mentat', 'swordmaster']) expect(ids).toContain(kept);
    // Nobody can be sent to a space that is covered.
    const p = position({ options: ['riseOfIx'], houses: [{ hand: ['dune-the-desert-planet', 'dagger'], spice: 9 }] });
    expect(p.destinations('dune-the-desert-planet')).not.toContain('sell-melange');
  });
  rule('imp.ix.tech-stacks', () => {
    const g = started('standard', 4);
    expect(STACKS.map((s) => things(g, s).length)).toEqual([6, 6, 6]);
    const known = STACKS.map((s) => g.hidden[s.pool]![s.index]!.known);
    expect(known.map((k) => [k.slice(0, 5).every((x) => x === 0), k[5]])).toEqual([
      [true, -1],
      [true, -1],
      [true, -1],
    ]);
  });
  rule('imp.ix.decks', () => {
    const g = started('standard', 4);
    const all = (ref: Parameters<typeof things>[1]): number => things(g, ref).length;
    expect(conflicts.map((t) => all(t.box) + all(t.deck) + all(t.revealed))).toEqual([6, 11, 5]);
    expect(conflicts.map((t) => all(t.deck) + all(t.revealed))).toEqual([1, 5, 4]);
    expect([
      all(imperium.deck) + all(imperium.row),
      all(intrigue.deck) + intrigue.hand.slice(0, 4).reduce((n, h) => n + all(h), 0),
    ]).toEqual([102, 57]);
  });
  rule('imp.ix.leaders', () => {
    const { decisions } = newGame('standard', 4, { riseOfIx: true });
    expect([decisions[0]!.name, decisions[0]!.options.length]).toEqual(['which leader?', 14]);
    expect(decisions[0]!.options).toEqual(expect.arrayContaining(['paul-atreides', 'hundro-moritani']));
    expect(newGame('standard', 4).decisions[0]!.options.length).toBe(8);
  });
  rule('imp.ix.player-pieces', () => {
    for (const h of started('standard', 3).table.houses)
      expect([h.dreadnoughtSupply, h.dreadnoughtGarrison, h.dreadnoughtConflict, h.freighter]).toEqual([2, 0, 0, 0]);
    expect(started('standard', 3, { leaders: 'random' }).table.houses[0]!.dreadnoughtSupply).toBe(0);
  });
});

describe('the epic game', () => {
  rule('imp.epic.victory-points', () => {
    const over = (options: readonly ('riseOfIx' | 'epic')[], vp: number) =>
      position({ options, at: 'recall', conflictDeck: ['grand-vision'], houses: [{ vp }] }).table.ending;
    expect([over(['riseOfIx'], 10), over(['riseOfIx', 'epic'], 11), over(['riseOfIx', 'epic'], 12)]).toEqual([
      true,
      false,
      true,
    ]);
  });
  rule('imp.epic.conflict-deck', () => {
    const g = started('standard', 4, EPIC);
    expect(conflicts.map((t) => things(g, t.deck).length + things(g, t.revealed).length)).toEqual([0, 5, 5]);
    expect(CONFLICTS.get(g.table.conflict)?.tier).toBe(2);
  });
  rule('imp.epic.starting-deck', () => {
    const owned = (g: ReturnType<typeof started>) => {
      const own = cardsOf(0);
      return [own.deck, own.hand, own.ahead].flatMap((ref) => things(g, ref));
    };
    const epic = owned(started('standard', 4, EPIC));
    expect([
      epic.length,
      epic.filter((c) => c === 'control-the-spice').length,
      epic.filter((c) => c === 'dune-the-desert-planet').length,
    ]).toEqual([10, 1, 1]);
    expect(owned(started('standard', 4))).not.toContain('control-the-spice');
  });
  rule('imp.epic.intrigue', () => {
    const g = started('standard', 4, EPIC);
    // Hundro looks at the deck when everybody has drawn: whoever asks holds one card already.
    for (const [seat, { leader }] of g.table.houses.entries())
      expect(things(g, intrigue.hand[seat]!).length).toBe(leader === 'hundro-moritani' ? 2 : 1);
    const { g: before, decisions } = withHundro();
    expect([decisions[0]?.name, things(before, intrigue.hand[decisions[0]!.seat]!).length]).toEqual([
      'keep which intrigue card?',
      1,
    ]);
  });
  rule('imp.epic.garrison', () => {
    for (const h of started('standard', 3, EPIC).table.houses) expect([h.garrison, h.supply]).toEqual([5, 7]);
    for (const h of started('standard', 3).table.houses) expect([h.garrison, h.supply]).toEqual([3, 9]);
  });
  rule('imp.epic.rest-unchanged', () => {
    const [four, three] = [started('standard', 4, EPIC), started('standard', 3, EPIC)];
    expect([four.table.houses[0]!.vp, three.table.houses[0]!.vp]).toEqual([1, 0]);
    expect(four.table.houses.map((h) => [h.agents, h.solari - (h.leader.includes('rabban') ? 1 : 0)])).toEqual(
      Array.from({ length: 4 }, () => [2, 0]),
    );
  });
  rule('imp.epic.availability', () => {
    expect(refused('standard', 4, { epic: true })).toBe('The epic game needs Rise of Ix.');
    expect(refused('solo', 1, { riseOfIx: true, epic: true })).toBe('The epic game is for three or four players.');
    expect(refused('two-player', 2, { riseOfIx: true, epic: true })).toBe(
      'The epic game is for three or four players.',
    );
    expect(refused('standard', 3, { riseOfIx: true, epic: true })).toBeNull();
  });
  rule('imp.epic.example-setup', () => {
    const g = started('standard', 4, EPIC);
    for (const [n, h] of g.table.houses.entries()) {
      const spied = h.leader === 'hundro-moritani' ? 1 : 0;
      expect([h.vp, h.garrison, h.supply, things(g, intrigue.hand[n]!).length]).toEqual([1, 5, 7, 1 + spied]);
      const own = cardsOf(n);
      const deck = [own.deck, own.hand, own.ahead].flatMap((ref) => things(g, ref));
      expect([
        deck.length,
        deck.filter((c) => c.startsWith('dune')).length,
        deck.filter((c) => c.startsWith('control')).length,
      ]).toEqual([10, 1, 1]);
    }
    expect(pointsToWin(g)).toBe(12);
    expect(things(g, conflicts[0]!.revealed)).toEqual([]);
    expect(things(g, conflicts[1]!.revealed)).toEqual([g.table.conflict]);
  });
});

function withHundro(): ReturnType<typeof newGame> {
  const { g, decisions: first } = newGame('standard', 3, { riseOfIx: true, epic: true });
  let decisions = first;
  let next = 0;
  const leaders = ['hundro-moritani', 'duke-leto-atreides', 'paul-atreides'];
  while (decisions[0]?.name === 'which leader?')
    decisions = choose(rules, g, decisions[0].seat, decisions[0].question, leaders[next++]!, 'table');
  return { g, decisions };
}

test('what does not fit is refused with a sentence', () => {
  const variant = 'Churn and brutal escalation belong to a solo game with Rise of Ix.';
  expect([refused('standard', 4, { riseOfIx: true, churn: true }), refused('solo', 1, { escalation: true })]).toEqual([
    variant,
    variant,
  ]);
  expect(refused('solo', 1, { riseOfIx: true, churn: true, escalation: true })).toBeNull();
});

describe('an extra turn', () => {
  rule('imp.round.extra-turn', () => {
    const p = position({
      options: ['riseOfIx'],
      houses: [{ hand: ['weirding-way', 'dagger', 'reconnaissance'] }],
    }).send('weirding-way', 'arrakeen');
    p.next('weirding-way agent 0').next('end turn');
    expect([p.seat, p.options.includes('reveal'), p.options.includes('reconnaissance')]).toEqual([0, true, true]);
    // House Hagal acts after both turns, once for each.
    const two = position({
      options: ['riseOfIx'],
      mode: 'two-player',
      hagal: ['hagal-wealth', 'hagal-secrets', 'hagal-conspire', 'hagal-heighliner'],
      houses: [{ hand: ['weirding-way', 'dagger', 'diplomacy'], solari: 2, deck: [] }],
    }).send('weirding-way', 'arrakeen');
    two.next('weirding-way agent 0').next('end turn');
    expect([two.seat, two.house(2).sent]).toEqual([0, []]);
    two.send('diplomacy', 'stillsuits').next('end turn');
    expect([two.seat, two.house(2).sent]).toEqual([1, ['wealth', 'secrets']]);
  });
});

test('the round starts for everybody', () => {
  expect(ixAt('round start', { conflictDeck: ['skirmish-ix-spice'] }).table.conflict).toBe('skirmish-ix-spice');
});
