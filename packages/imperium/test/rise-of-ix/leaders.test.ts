import { FACTS, imperium, intrigue, LEADERS } from '@landsraad/imperium';
import { expect, test } from 'vitest';
import { newGame, type Wish } from '../position.ts';
import { choose, type Decision } from '@landsraad/kernel';
import { rules } from '@landsraad/imperium';
import { rule } from '../rule.ts';
import { ix, ixAt, send, type IxWishes } from './ix.ts';

const RHOMBUR = { leader: 'prince-rhombur-vernius' };
const TESSIA = { leader: 'tessia-vernius' };
const ILESA = { leader: 'ilesa-ecaz' };
const ARMAND = { leader: 'archduke-armand-ecaz' };
const YUNA = { leader: 'yuna-moritani' };
const HUNDRO = { leader: 'hundro-moritani' };
const signet = (space: string, w: Wish, more: Omit<IxWishes, 'houses'> = {}) =>
  send('signet-ring', space, { hand: ['dagger'], ...w }, more);

test('six new leaders', () => {
  expect(FACTS.ixLeaders.leaders.map((l) => l.id)).toEqual(
    [RHOMBUR, TESSIA, ILESA, ARMAND, YUNA, HUNDRO].map((l) => l.leader),
  );
});

rule('imp.leader.rhombur-heavy-lasgun-cannons', () => {
  const p = ixAt('combat', {
    conflict: 'skirmish-ix-spice',
    houses: [{ ...RHOMBUR, dreadnoughtConflict: 2 }, { dreadnoughtConflict: 2 }],
  });
  expect(p.happened.filter((h) => h.kind === 'fought').map((h) => h.nouns['strength'])).toEqual([8, 6, 0, 0]);
});
rule('imp.leader.rhombur-ixian-technology', () => {
  const p = signet('arrakeen', { ...RHOMBUR, spice: 2, deck: [] })
    .next('prince-rhombur-vernius signet 0')
    .next('prince-rhombur-vernius signet 0 of 0');
  expect(p.next('windtraps').house(0).tech).toEqual(['windtraps']);
  const q = signet('arrakeen', { ...RHOMBUR, deck: [] }).next('prince-rhombur-vernius signet 0');
  expect(q.house(0).negotiators).toBe(1);
});
rule('imp.leader.tessia-careful-observation', () => {
  const rises = (w: Wish) => send('diplomacy', 'wealth', { ...TESSIA, influence: [1, 0, 0, 0], ...w });
  // Slot 1: a card for a spice, if she likes.
  const first = rises({});
  expect([first.house(0).snoopers, first.options]).toEqual([
    [1, 2, 3],
    ['tessia-vernius ability slot1 emperor 0', 'end turn'],
  ]);
  expect(first.next('tessia-vernius ability slot1 emperor 0').next('dagger').goods(0)[1]).toBe(1);
  // Slot 2: the bonus of the Emperor, 2 troops.
  const second = rises({ snoopers: [0, 1, 2] });
  if (second.question === 'what next?') second.next('tessia-vernius ability slot2 emperor 0');
  expect([second.troops(0)[1], second.house(0).influence[0]]).toEqual([5, 2]);
  // Slot 3: one more influence.
  const third = rises({ snoopers: [0, 1] });
  if (third.question === 'what next?') third.next('tessia-vernius ability slot3 emperor 0');
  expect([third.house(0).influence[0], third.troops(0)[1]]).toEqual([3, 3]);
  // Slot 4: both.
  const fourth = rises({ snoopers: [0] });
  while (fourth.question === 'what next?') fourth.next(fourth.options[0]!);
  expect([fourth.house(0).influence[0], fourth.troops(0)[1], fourth.house(0).snoopers]).toEqual([3, 5, []]);
  // A token is reached once.
  const again = rises({ snoopers: [1, 2, 3] });
  expect([again.house(0).snoopers, again.kinds().includes('snooper')]).toEqual([[1, 2, 3], false]);
});
rule('imp.leader.tessia-duplicity', () => {
  const p = signet('arrakeen', { ...TESSIA, influence: [3, 0, 0, 0], snoopers: [1, 3], deck: [] }).next(
    'tessia-vernius signet 0',
  );
  expect(p.options).toEqual(['spacing-guild', 'fremen']);
  expect(p.next('fremen').house(0).influence).toEqual([2, 0, 0, 1]);
  expect(signet('arrakeen', { ...TESSIA, influence: [3, 0, 0, 0], snoopers: [], deck: [] }).options).not.toContain(
    'tessia-vernius signet 0',
  );
});
rule('imp.leader.ilesa-one-step-ahead', () => {
  const p = ixAt('round start', {
    conflictDeck: ['skirmish-ix-spice'],
    houses: [{ ...ILESA, hand: [], deck: ['dagger', 'diplomacy', 'reconnaissance', 'signet-ring', 'seek-allies'] }],
  });
  expect([p.seat, p.question]).toEqual([0, 'set aside which card of your hand?']);
  p.next('diplomacy');
  expect([p.hand(0).includes('diplomacy'), p.sees(1).hidden['cards 0']!['ahead']]).toEqual([
    false,
    { known: [], backs: 1 },
  ]);
  expect(p.sees(0).hidden['cards 0']!['ahead']).toEqual({ known: ['diplomacy'], backs: 0 });
  // Second turn: it returns, for all to see, and pays for its agent.
  const second = (card: string, space: string) =>
    ix({ houses: [{ ...ILESA, turns: 1, hand: ['dagger', 'seek-allies'], ahead: [card], solari: 2 }] }).send(
      card,
      space,
    );
  expect(second('diplomacy', 'wealth').goods(0)).toEqual([2 + 2 + 1, 0, 0]);
  expect(second('dune-the-desert-planet', 'smuggling').goods(0)).toEqual([3, 1, 0]);
  const other = ix({
    houses: [{ ...ILESA, turns: 1, hand: ['dune-the-desert-planet', 'seek-allies'], ahead: ['diplomacy'] }],
  }).send('dune-the-desert-planet', 'smuggling');
  expect([other.goods(0), other.hand(0).includes('diplomacy')]).toEqual([[1, 0, 0], true]);
  // On the first turn it stays where it is.
  const first = ix({ houses: [{ ...ILESA, hand: ['dagger', 'seek-allies'], ahead: ['diplomacy'] }] });
  expect(first.options).not.toContain('diplomacy');
});
rule('imp.leader.ilesa-first-turn-reveal', () => {
  const p = ix({
    houses: [{ ...ILESA, hand: ['dagger', 'convincing-argument'], ahead: ['convincing-argument'] }],
  }).reveal();
  expect([p.house(0).persuasion, p.inPlay(0).length, p.goods(0)]).toEqual([4, 3, [0, 0, 0]]);
});
rule('imp.leader.ilesa-guild-contacts', () => {
  const p = signet('smuggling', { ...ILESA, deck: [] }).next('ilesa-ecaz signet 0');
  expect([p.discard(0), p.goods(0)[0]]).toEqual([['foldspace'], 0]);
});
rule('imp.leader.armand-coordination', () => {
  const reveals = (sent: readonly string[]) =>
    ix({ houses: [{ ...ARMAND, sent, agents: 0, hand: ['convincing-argument', 'dagger'] }] }).reveal();
  const p = reveals(['arrakeen', 'smuggling']).next('archduke-armand-ecaz ability 0').next('dagger');
  expect(p.lies(imperium.trash)).toEqual(['dagger']);
  expect(reveals(['arrakeen', 'wealth']).options).not.toContain('archduke-armand-ecaz ability 0');
});
rule('imp.leader.armand-conscript', () => {
  const p = signet('smuggling', { ...ARMAND, deck: [] }).next('archduke-armand-ecaz signet 0');
  expect(p.options).not.toContain('stilgar');
  p.next('scout');
  expect(p.discard(0)).toEqual(['scout']);
  expect(signet('smuggling', ARMAND).options).toContain('end turn');
});
rule('imp.leader.yuna-smuggling-operation', () => {
  expect(send('dune-the-desert-planet', 'smuggling', YUNA).goods(0)[0]).toBe(2);
  const p = send('dune-the-desert-planet', 'smuggling', { ...YUNA, freighter: 1 })
    .next('smuggling space 1')
    .next('recall')
    .next('shipping reward 1 0 of 0');
  // Each separate time.
  expect(p.goods(0)[0]).toBe(2 + 6);
  // Not on another's turn, and not for a Conflict.
  const other = ix({
    control: [0, -1, -1],
    turn: 1,
    first: 1,
    houses: [YUNA, { hand: ['reconnaissance', 'dagger'] }],
  }).send('reconnaissance', 'arrakeen');
  expect(other.goods(0)[0]).toBe(1);
  const second = ixAt('combat', { conflict: 'skirmish-ix-spice', houses: [{ ...YUNA, conflict: 1 }, { conflict: 2 }] });
  second.next('no more');
  expect(second.goods(0)[0]).toBe(3);
  const { g } = withLeader('yuna-moritani');
  expect(g.table.houses.find((h) => h.leader === 'yuna-moritani')?.water).toBe(0);
});
rule('imp.leader.yuna-final-delivery', () => {
  const p = signet('arrakeen', { ...YUNA, solari: 7, deck: [] })
    .next('yuna-moritani signet 0')
    .next('fremen');
  expect([p.goods(0), p.house(0).influence[3], p.troops(0)[1]]).toEqual([[0, 1, 0], 1, 5]);
});
rule('imp.leader.hundro-intelligence', () => {
  const { g, decisions } = withLeader('hundro-moritani');
  const d = decisions[0]!;
  const deck = (): readonly string[] => g.hidden[intrigue.deck.pool]![intrigue.deck.index]!.things;
  const before = [...deck()];
  expect([d.name, [...d.options].toSorted()]).toEqual([
    'keep which intrigue card?',
    [...new Set(before.slice(-2))].toSorted(),
  ]);
  choose(rules, g, d.seat, d.question, before.at(-2)!, 'table');
  expect(deck()).toEqual([...before.slice(0, -2), before.at(-1)]);
  expect(g.hidden[intrigue.hand[d.seat]!.pool]![intrigue.hand[d.seat]!.index]!.things).toEqual([before.at(-2)]);
});
rule('imp.leader.hundro-couriers', () => {
  const p = signet('arrakeen', { ...HUNDRO, spice: 1, deck: [] }).next('hundro-moritani signet 0');
  expect([p.house(0).freighter, p.goods(0)[1]]).toEqual([1, 0]);
});

/** A new game in which the first to choose takes that leader and the others take any. */
function withLeader(leader: string): { g: ReturnType<typeof newGame>['g']; decisions: readonly Decision[] } {
  const { g, decisions: first } = newGame('standard', 3, { riseOfIx: true });
  let decisions = first;
  let wanted: string | undefined = leader;
  while (decisions[0]?.name === 'which leader?') {
    const d = decisions[0];
    const option =
      wanted ??
      d.options.find(
        (o) =>
          LEADERS.get(String(o))!.id !== 'ilesa-ecaz' && o !== 'baron-vladimir-harkonnen' && o !== 'hundro-moritani',
      )!;
    wanted = undefined;
    decisions = choose(rules, g, d.seat, d.question, option, 'table');
  }
  return { g, decisions };
}
