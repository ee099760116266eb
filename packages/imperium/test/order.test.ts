// Effects happen by themselves only where no order can matter: in random positions everything that can be reached by
// resolving what waits in every order, with plot cards and acquired cards in between, can be reached in the game as it is.

import {
  CARDS,
  cardsOf,
  FACTS,
  INTRIGUE,
  IX_SPACES,
  LEADERS,
  LINES,
  rules,
  spaceOf,
  SPACES,
  type G,
} from '@landsraad/imperium';
import {
  act,
  below,
  choose,
  copyGame,
  offers,
  pick,
  seeded,
  settle,
  type Decision,
  type RandomState,
} from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { aside, bringBack, goOn, lay, position, resolveNow, type Position, type Wish } from './position.ts';
import { rule } from './rule.ts';

const TURN = new Set(['what next?', 'acquire or resolve?']);
const END = new Set(['end turn', 'set strength']);

// ---- what a turn has come to ----

/** Everything that outlasts the turn. Persuasion does not; the order of open piles and hands means nothing. */
function outcome(g: G): string {
  const { houses, alliances, bonusSpice, control, closed, mentat } = g.table;
  const lasting = houses.map((h) => ({ ...h, persuasion: 0 }));
  const places = rules.book.pools.map((pool, n) =>
    pool.places.map((ref, k) => {
      const things = g.hidden[n]?.[k]?.things ?? [];
      return ref.ordered && !ref.open ? things : things.toSorted();
    }),
  );
  return JSON.stringify([lasting, alliances, bonusSpice, control, closed, mentat, places]);
}
/** Where the turn stands: what is left to do, and what holds for the rest of it. */
const standing = (w: World): string =>
  JSON.stringify([
    outcome(w.g),
    w.g.table.turn,
    [...w.g.table.turn.todo].toSorted(),
    w.g.table.houses[0]?.persuasion,
    w.acquired,
    w.shuffles,
  ]);

interface World {
  readonly g: G;
  readonly acquired: number;
  /** How often chance has decided: twice in another order means nothing. */
  readonly shuffles: number;
}

// ---- every way through a turn ----

const MOST_WORLDS = 4000;
const MOST_ANSWERS = 5;

/** What can be reached; null: too much. `anyOrder`: nothing happens by itself. */
function reachable(start: G, anyOrder: boolean): Set<string> | null {
  const seen = new Set<string>();
  const ends = new Set<string>();
  const waiting: World[] = [{ g: start, acquired: 0, shuffles: 0 }];
  for (let world = waiting.pop(); world !== undefined; world = waiting.pop()) {
    if (seen.size > MOST_WORLDS) return null;
    const key = standing(world);
    if (seen.has(key)) continue;
    seen.add(key);
    const d = settle(rules, world.g, 'table')[0];
    if (d === undefined || !TURN.has(d.name)) throw new Error(`the turn is over at ${d?.name ?? 'the end'}`);
    if (d.options.some((o) => END.has(String(o)))) ends.add(outcome(world.g));
    for (const next of moves(world, d, anyOrder)) if (next.shuffles < (anyOrder ? 2 : 6)) waiting.push(next);
  }
  return ends;
}

function moves(world: World, d: Decision, anyOrder: boolean): World[] {
  const list: World[] = [];
  const go = (move: (g: G) => void, acquired = world.acquired): void => {
    const g = copyGame(rules.copyTable, world.g);
    move(g);
    list.push(...answered({ g, acquired, shuffles: world.shuffles }, world.g.random));
  };
  for (const option of d.options.map(String)) {
    if (LINES.has(option))
      go((g) => {
        if (anyOrder) resolveNow(g, option);
        else choose(rules, g, 0, d.question, option, 'table');
      });
    else if (option.startsWith('acquire ') && world.acquired === 0)
      go((g) => {
        if (anyOrder) aside(g);
        choose(rules, g, 0, d.question, option, 'table');
      }, 1);
  }
  for (const offer of offers(rules, world.g, 0))
    go((g) => {
      if (anyOrder) aside(g);
      act(rules, g, 0, offer.id, 'table');
    });
  return list;
}

/** Answers whatever a move asks in every way, until the turn goes on. */
function answered(world: World, random: RandomState): World[] {
  const d = settle(rules, world.g, 'table')[0];
  if (d === undefined) throw new Error('the game is over');
  if (TURN.has(d.name)) {
    bringBack(world.g);
    const chance = JSON.stringify(world.g.random) === JSON.stringify(random) ? 0 : 1;
    return [{ ...world, shuffles: world.shuffles + chance }];
  }
  return d.options.slice(0, MOST_ANSWERS).flatMap((o) => {
    const g = copyGame(rules.copyTable, world.g);
    choose(rules, g, d.seat, d.question, o, 'table');
    return answered({ ...world, g }, random);
  });
}

// ---- random positions ----

/** Rapid Mobilization would leave no troop to deploy: the turn would end by itself. */
const PLOTS = [...INTRIGUE.keys()].filter((c) => INTRIGUE.get(c)!.plot.length > 0 && c !== 'rapid-mobilization');
const DECK = [...CARDS.keys()];
const DEALT = [...LEADERS.keys()].filter((l) => l !== 'baron-vladimir-harkonnen');
interface Box {
  readonly options: readonly 'riseOfIx'[];
  readonly deck: readonly string[];
  readonly plots: readonly string[];
  readonly leaders: readonly string[];
  readonly spaces: typeof SPACES;
}
const ids = (things: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(things.map((t) => t.id));
const IX_CARDS = ids([...FACTS.ixImperium.cards, ...FACTS.ixStarting.cards]);
const IX_PLOTS = ids(FACTS.ixIntrigue.cards);
const IX_LEADERS = ids(FACTS.ixLeaders.leaders);
const BASE: Box = {
  options: [],
  deck: DECK.filter((c) => !IX_CARDS.has(c)),
  plots: PLOTS.filter((c) => !IX_PLOTS.has(c)),
  leaders: DEALT.filter((l) => !IX_LEADERS.has(l)),
  spaces: SPACES,
};
/** Swords that others bring are counted last, which is never worse: Imperial Bashar is left out. */
const IX: Box = {
  options: ['riseOfIx'],
  deck: DECK.filter((c) => c !== 'imperial-bashar'),
  plots: PLOTS,
  leaders: DEALT,
  spaces: IX_SPACES,
};

/** Where orders are known to matter, and chance seldom leads. */
interface Scene extends Wish {
  readonly space?: string;
  readonly card?: string;
}
const SCENES: readonly Scene[] = [
  { space: 'foldspace', card: 'foldspace', intrigue: [] },
  { space: 'foldspace', hand: ['dune-the-desert-planet', 'foldspace'], card: 'guild-administrator', intrigue: [] },
  { space: 'mentat', intrigue: ['calculated-hire'], spice: 1 },
  { leader: 'glossu-the-beast-rabban', card: 'signet-ring', space: 'wealth', influence: [3, 0, 0, 0], intrigue: [] },
  {
    leader: 'duke-leto-atreides',
    card: 'signet-ring',
    space: 'stillsuits',
    influence: [6, 6, 6, 2],
    spice: 1,
    intrigue: [],
  },
  { space: 'rally-troops', supply: 3, solari: 1, intrigue: ['double-cross'] },
  { card: 'shifting-allegiances', spice: 2 },
  { space: 'selective-breeding' },
];

function randomPosition(
  random: RandomState,
  reveals: boolean,
  box: Box,
): { readonly p: Position; readonly told: string } {
  const some = (n: number, from: readonly string[]): string[] =>
    Array.from({ length: below(random, n + 1) }, () => pick(random, from));
  const levels = (): number[] => Array.from({ length: 4 }, () => below(random, 7));
  const { deck, plots } = box;
  const staged = box === BASE && !reveals && below(random, 2) === 0;
  const { space: at, card, ...scene }: Scene = staged ? pick(random, SCENES) : {};
  const leader = scene.leader ?? pick(random, box.leaders);
  const cards = reveals ? [pick(random, deck), pick(random, deck), pick(random, deck)] : [card ?? pick(random, deck)];
  const space = at === undefined ? pick(random, box.spaces) : spaceOf(at);
  const supply = scene.supply ?? below(random, 8);
  // Plot cards may cost two: without a troop to deploy the turn would end by itself.
  const garrison = 3 + below(random, 2);
  const wish: Wish = {
    hand: ['dune-the-desert-planet', ...some(2, deck)],
    deck: some(4, deck),
    discard: some(3, [...deck, 'foldspace']),
    inPlay: some(2, deck),
    intrigue: below(random, 2) === 0 ? [] : some(2, plots),
    solari: below(random, 6),
    spice: below(random, 5),
    water: below(random, 3),
    supply,
    garrison,
    conflict: 12 - supply - garrison,
    influence: levels(),
    councilSeat: below(random, 2) === 0,
    ...scene,
    leader,
  };
  const p = position({
    players: 3,
    options: box.options,
    row: ['liet-kynes', 'scout', 'lady-jessica'],
    imperiumDeck: ['stilgar', 'dr-yueh', 'opulence'],
    reserve: ['arrakis-liaison', 'arrakis-liaison', ...some(1, ['foldspace'])],
    intrigueDeck: some(3, plots),
    intrigueDiscard: some(2, plots),
    alliances: [0, 1, 2, 3].map(() => below(random, 3) - 1),
    mentat: below(random, 2) - 1,
    houses: [
      wish,
      { influence: levels(), conflict: 1, supply: 8, hand: ['dagger'] },
      { intrigue: ['ambush', 'ambush', 'bribery', 'windfall'], influence: [3, 3, 3, 3] },
    ],
  });
  if (reveals) p.says('play which card?', 'reveal');
  else p.send('dune-the-desert-planet', 'imperial-basin');
  lay(p.g, cardsOf(0).inPlay, [...p.inPlay(0), ...cards]);
  p.house(0).persuasion = reveals ? 20 : 0;
  const t = p.table.turn;
  t.space = reveals ? '' : space.id;
  t.sold = 2;
  t.todo = [...(reveals ? [] : space.arrival), ...cards.flatMap((id) => boxOf(id, leader, reveals))].map((l) => l.key);
  return { p, told: `${t.todo.join(', ')} with ${JSON.stringify(wish)}` };
}
function boxOf(id: string, leader: string, reveals: boolean) {
  const card = CARDS.get(id)!;
  if (reveals) return card.reveal;
  return card.agent
    .flatMap((l) => (l.op === 'leaderSignet' ? LEADERS.get(leader)!.signet : [l]))
    .filter((l) => l.op !== 'sendAgentFromAnywhereToAnySpace' && l.op !== 'spaceCostReduction');
}

/** What other orders bring and the game does not let one reach. */
function lost(random: RandomState, reveals: boolean, box: Box): string[] {
  const { p, told } = randomPosition(random, reveals, box);
  const every = reachable(p.g, true);
  const real = every === null ? null : reachable(goOn(p.g), false);
  if (every === null || real === null) return [];
  return [...every].filter((end) => !real.has(end)).map((end) => `${told}\n${end}`);
}

/** More of them: LANDSRAAD_POSITIONS=5000, other ones: LANDSRAAD_SEED. */
const POSITIONS = Number(process.env['LANDSRAAD_POSITIONS'] ?? 120);

test.each([
  ['the base game', BASE],
  ['Rise of Ix', IX],
])('what any order brings, the game lets one reach: %s', (_name, box) => {
  const random = seeded(process.env['LANDSRAAD_SEED'] ?? 'orders');
  for (let n = 0; n < POSITIONS; n++) expect(lost(random, n % 3 === 2, box)[0]).toBeUndefined();
});

// ---- what happens by itself, and what does not ----

const sent = (card: string, space: string, wish: Wish, reserve: readonly string[] = ['foldspace']): Position =>
  position({ reserve, houses: [{ hand: [card], solari: 8, spice: 6, water: 2, ...wish }] }).send(card, space);

describe('effects that wait for their player', () => {
  rule('imp.effect.by-itself', () => {
    // Gains, recruits and a draw: no order can matter.
    const p = sent('gurney-halleck', 'arrakeen', {});
    expect([p.hand(0).length, p.troops(0)[1], p.options.at(-1)]).toEqual([2, 6, 'end turn']);
    // A plot card could change what is drawn: which it is nobody knows, so any card will do.
    const plot = sent('gurney-halleck', 'arrakeen', { intrigue: ['windfall'] });
    expect([plot.hand(0).length, plot.troops(0)[1]]).toEqual([0, 6]);
    expect(plot.options.slice(0, 2)).toEqual(['arrakeen space 1', 'gurney-halleck agent 1']);
    // The card drawn at Carthag may be a plot card too.
    expect(sent('dr-yueh', 'carthag', {}).options[0]).toBe('dr-yueh agent 0');
  });
  test('Foldspace at an empty stack: the copy that is trashed can be acquired', () => {
    const p = sent('foldspace', 'foldspace', {}, []);
    expect(p.options).toEqual(['foldspace space 1', 'foldspace agent 1']);
    p.next('foldspace agent 1');
    expect([p.discard(0), p.seat]).toEqual([['foldspace'], 1]);
    // With a copy on the stack nothing waits.
    expect(sent('foldspace', 'foldspace', {}).discard(0)).toEqual(['foldspace']);
  });
  test('a plot card paid with the spice of this visit is played before the draw', () => {
    const p = position({
      houses: [
        {
          leader: 'countess-ariana-thorvald',
          hand: ['dune-the-desert-planet'],
          intrigue: ['bypass-protocol'],
          deck: ['dagger'],
          spice: 1,
        },
      ],
      bonusSpice: [0, 0, 1],
    }).send('dune-the-desert-planet', 'imperial-basin');
    expect(p.options[0]).toBe('countess-ariana-thorvald ability 1');
    p.plot(0, 'bypass-protocol').next('bypass-protocol plot 0 of 1').next('stilgar');
    expect(p.hand(0)).toEqual(['stilgar']);
  });
  test('the Mentat waits for Calculated Hire', () => {
    const p = sent('dagger', 'mentat', { intrigue: ['calculated-hire'], deck: [] });
    expect(p.options).toEqual(['mentat space 0', 'mentat space 1']);
    expect(sent('dagger', 'mentat', {}).table.mentat).toBe(0);
  });
  test('Rabban waits for an alliance, and the influence that brings it for him', () => {
    const p = position({
      houses: [
        {
          leader: 'glossu-the-beast-rabban',
          hand: ['signet-ring'],
          influence: [3, 0, 0, 0],
          intrigue: ['dispatch-an-envoy'],
        },
      ],
    });
    p.plot(0, 'dispatch-an-envoy').send('signet-ring', 'wealth');
    expect(p.options).toEqual(['wealth space 0', 'glossu-the-beast-rabban signet 0']);
    p.next('wealth space 0');
    expect(p.troops(0)).toEqual([5, 7, 0]);
  });
  test('Foldspace waits for a draw that would shuffle the discard pile', () => {
    expect(sent('space-travel', 'foldspace', { deck: [], discard: ['dagger'] }).options).toEqual([
      'foldspace space 1',
      'space-travel agent 0',
    ]);
    // With a card to draw nothing waits.
    const enough = sent('space-travel', 'foldspace', { deck: ['dagger'] });
    expect([enough.hand(0), enough.discard(0)]).toEqual([['dagger'], ['foldspace']]);
  });
  test('Duke Leto waits where the influence of the space would catch up with an opponent', () => {
    const wealth = (theirs: number): Position =>
      position({
        houses: [
          { leader: 'duke-leto-atreides', hand: ['signet-ring'], spice: 1, intrigue: ['dispatch-an-envoy'] },
          { influence: [theirs, 0, 0, 1] },
        ],
      })
        .plot(0, 'dispatch-an-envoy')
        .send('signet-ring', 'wealth');
    expect(wealth(1).options).toEqual(['wealth space 0', 'duke-leto-atreides signet 0']);
    // One that stays ahead, or never was, makes no difference.
    for (const theirs of [0, 2])
      expect([wealth(theirs).options, wealth(theirs).house(0).influence]).toEqual([
        ['duke-leto-atreides signet 0', 'end turn'],
        [1, 0, 0, 0],
      ]);
  });
  test('the Masterstroke waits as long as anything else can be done', () => {
    const deployed = (wish: Wish): Position =>
      position({
        houses: [
          {
            leader: 'baron-vladimir-harkonnen',
            hand: ['guild-administrator'],
            spice: 6,
            garrison: 3,
            supply: 9,
            ...wish,
          },
        ],
      })
        .send('guild-administrator', 'heighliner')
        .next('deploy 4');
    const pending = deployed({});
    expect([pending.options.slice(0, 2), pending.house(0).masterstroke]).toEqual([
      ['guild-administrator agent 0', 'baron-vladimir-harkonnen ability 0'],
      false,
    ]);
  });
  test('influence with the Bene Gesserit waits for plot cards when the intrigue deck runs out', () => {
    const visited = (space: string, deck: number): Position =>
      position({
        intrigueDeck: Array.from({ length: deck }, () => 'ambush'),
        houses: [{ hand: ['signet-ring'], leader: 'paul-atreides', intrigue: ['dispatch-an-envoy', 'bribery'] }],
      })
        .plot(0, 'dispatch-an-envoy')
        .send('signet-ring', space);
    expect(visited('secrets', 3).options[0]).toBe('secrets space 0');
    expect(visited('secrets', 9).options[0]).not.toBe('secrets space 0');
    // The Emperor's bonus is no intrigue card.
    expect(visited('wealth', 3).options[0]).toBe('paul-atreides signet 0');
  });
  test('recruits for the Conflict wait while others may need the supply', () => {
    const revealed = (supply: number): Position =>
      position({
        options: ['riseOfIx'],
        houses: [{ hand: ['treachery', 'convincing-argument'], supply, garrison: 12 - supply }],
      }).says('play which card?', 'reveal');
    expect(revealed(7).options).toContain('treachery reveal 0');
    const enough = revealed(8);
    expect([enough.options.includes('treachery reveal 0'), enough.troops(0)]).toEqual([false, [6, 4, 2]]);
  });
  test('a card that may still be trashed keeps what it gives', () => {
    const q = position({ houses: [{ hand: ['gene-manipulation'], inPlay: ['the-voice'], spice: 0 }] });
    q.send('gene-manipulation', 'hall-of-oratory');
    expect([q.house(0).spice, q.options]).toEqual([0, ['gene-manipulation agent 0', 'gene-manipulation agent 1']]);
  });
});
