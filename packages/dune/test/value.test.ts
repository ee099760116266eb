import { rules, type Faction, type Table } from '@landsraad/dune';
import type { Rules } from '@landsraad/kernel';
import { expect, test } from 'vitest';
import { advanced, basic, Position } from './position.ts';

// What search and greedy play believe in: of two positions that differ in one thing, which is better for whom.

const worth = (t: Position, f: Faction): number => rules.value(t.g, t.seat(f));
const three = () => basic('atreides', 'harkonnen', 'fremen').storm(1).turn(4);
const better = (f: Faction, good: Position, bad: Position): void =>
  expect(worth(good, f)).toBeGreaterThan(worth(bad, f));

test('a third stronghold is worth more than a second', () => {
  const two = () => three().forces('atreides', 'arrakeen@9', 2).forces('atreides', 'carthag@10', 2);
  better('atreides', two().forces('atreides', 'sietch-tabr@13', 2), two().forces('atreides', 'basin@8', 2));
});
test('an opponent about to win must be stopped', () => {
  const near = () =>
    three()
      .forces('harkonnen', 'arrakeen@9', 3)
      .forces('harkonnen', 'carthag@10', 3)
      .forces('harkonnen', 'tueks-sietch@4', 1);
  better('atreides', near().forces('atreides', 'tueks-sietch@4', 5), near().forces('atreides', 'basin@8', 5));
});
test('a contested stronghold is worth less than one held alone', () => {
  better(
    'atreides',
    three().forces('atreides', 'arrakeen@9', 3),
    three().forces('atreides', 'arrakeen@9', 3).forces('harkonnen', 'arrakeen@9', 6),
  );
});
test('the stronger side of a battle to come has the better of it', () => {
  const t = three().forces('atreides', 'arrakeen@9', 8).forces('harkonnen', 'arrakeen@9', 2);
  const u = three().forces('atreides', 'arrakeen@9', 2).forces('harkonnen', 'arrakeen@9', 8);
  better('atreides', t, u);
});
test('spice is good', () => better('atreides', three().spice('atreides', 12), three().spice('atreides', 2)));
test('forces on spice are better than forces beside it', () => {
  better(
    'atreides',
    three().spiceOn('red-chasm@6', 8).forces('atreides', 'red-chasm@6', 4),
    three().spiceOn('red-chasm@6', 8).forces('atreides', 'basin@8', 4),
  );
});
test('a weapon is better than a worthless card', () =>
  better('atreides', three().hand('atreides', 'chaumas'), three().hand('atreides', 'baliset')));
test('living leaders are better than dead ones', () =>
  better('atreides', three(), three().dead('thufir-hawat', 'lady-jessica')));
test('forces in reserve are better than forces in the tanks', () =>
  better('atreides', three(), three().tanks('atreides', 9)));
test('the Guild waits', () => {
  const guild = (turn: number) => basic('atreides', 'harkonnen', 'spacing-guild').turn(turn);
  better('spacing-guild', guild(9), guild(2));
});
test('the Fremen hold their sietches to the last', () => {
  const last = () => basic('fremen', 'spacing-guild', 'atreides').turn(9);
  better('fremen', last(), last().forces('atreides', 'habbanya-sietch@16', 1));
});
test('the Bene Gesserit want the one they foretold to win in time', () => {
  const t = (turn: number) =>
    basic('atreides', 'harkonnen', 'bene-gesserit')
      .turn(4)
      .predicts('atreides', turn)
      .forces('atreides', 'arrakeen@9', 2)
      .forces('atreides', 'carthag@10', 2)
      .forces('atreides', 'tueks-sietch@4', 2);
  better('bene-gesserit', t(4), t(5));
});
test('a win is everything, a shared win half of it', () => {
  const won = three()
    .forces('atreides', 'arrakeen@9', 1)
    .forces('atreides', 'carthag@10', 1)
    .forces('atreides', 'tueks-sietch@4', 1)
    .run('mentat pause');
  expect([worth(won, 'atreides'), worth(won, 'fremen')]).toEqual([1, 0]);
});

// What somebody takes who does not think.

/** Any question may be weighed. */
const { weigh }: Rules<Table> = rules;

test('who does not think would rather call treachery, ship to a stronghold and send a captive', () => {
  const weights = (name: string, t: Position, f: Faction, ...options: string[]) =>
    weigh?.(t.g, { ...t.asked(f)!, name, options });
  const t = advanced('harkonnen', 'emperor')
    .captive('bashar')
    .storm(1)
    .forces('harkonnen', 'basin@8', 4)
    .forces('emperor', 'basin@8', 4)
    .run('battles');
  const heavier = (name: string, gladly: string, seldom: string) => {
    const [a, b] = weights(name, t, 'harkonnen', gladly, seldom) ?? [];
    expect(a, name).toBeGreaterThan(b!);
  };
  heavier('call treachery?', 'treachery', 'no');
  heavier('ship to which territory?', 'carthag', 'basin');
  heavier('which leader?', 'bashar', 'umman-kudu');
  heavier('ship?', 'ship', 'decline');
  expect(weights('dial how much?', t, 'harkonnen', '0', '1')).toBeNull();
});

test('whoever plays two factions wins with either of them', () => {
  const four = (): Position =>
    new Position('basic', ['atreides', 'harkonnen', 'emperor', 'fremen'], { twoFactionsEach: true }).storm(1).turn(4);
  better(
    'emperor',
    four().forces('atreides', 'arrakeen@9', 5).forces('atreides', 'carthag@10', 5),
    four().forces('harkonnen', 'arrakeen@9', 5).forces('harkonnen', 'carthag@10', 5),
  );
});
