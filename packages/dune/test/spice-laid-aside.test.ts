import { rules, spice } from '@landsraad/dune';
import { amount, imagine, seeded, WATCHER } from '@landsraad/kernel';
import { expect, test } from 'vitest';
import { basic, type Position } from './position.ts';

// Spice stays behind the shields, but what somebody has said it will pay is known to be there: it can be spent once, and in
// every world that others imagine it is there too.

/** The least that a faction has in many worlds that a watcher imagines; the sum of all is public and never changes. */
function leastImagined(t: Position, faction: Parameters<Position['seat']>[0]): number {
  const random = seeded('worlds');
  const sum = (purses: readonly (readonly number[])[]) => purses[spice.index]!.reduce((a, b) => a + b, 0);
  let least = Infinity;
  for (let n = 0; n < 300; n++) {
    const w = imagine(rules, t.g, WATCHER, random);
    expect(sum(w.purses)).toBe(sum(t.g.purses));
    least = Math.min(least, amount(w, spice, t.seat(faction)));
  }
  return least;
}
const shipping = (spices: number) =>
  basic('atreides', 'harkonnen', 'emperor')
    .storm(1)
    .spice('atreides', spices)
    .spice('harkonnen', 9)
    .ships(0)
    .say('atreides', 'ship');

test('the place named for a shipment has a price that cannot be given away', () => {
  const t = shipping(3).say('atreides', 'basin');
  expect([t.question(), t.form('atreides', 'offer a deal')['spice']]).toEqual(['ship how many forces?', [0, 1]]);
  const u = shipping(3).say('atreides', 'hagga-basin');
  expect([u.question(), u.form('atreides', 'offer a deal')['spice']]).toEqual(['ship to which sector?', [0, 1]]);
  expect(leastImagined(u, 'atreides')).toBe(2);
});
test('spice offered in a deal and spice for a shipment are not the same spice', () => {
  const t = shipping(5)
    .say('atreides', 'hagga-basin')
    .does('atreides', 'offer a deal', { to: 1, spice: 3, promise: 'nothing', territory: 'basin' });
  expect(leastImagined(t, 'atreides')).toBe(5);
  t.say('harkonnen', 'accept').say('atreides', 'hagga-basin@12');
  expect([t.options('atreides'), leastImagined(t, 'atreides')]).toEqual([[1], 2]);
});
test('forces loaded one sector after another are to be paid for', () => {
  const t = basic('atreides', 'spacing-guild')
    .storm(1)
    .forces('spacing-guild', 'broken-land@10', 2)
    .forces('spacing-guild', 'broken-land@11', 2)
    .spice('spacing-guild', 3)
    .spice('atreides', 9)
    .ships(1)
    .say('spacing-guild', 'ship across', 'basin', 2);
  expect([t.question(), leastImagined(t, 'spacing-guild')]).toEqual(['ship how many from there?', 2]);
});
test('what the Emperor holds out to an ally is there until it is taken or stopped', () => {
  const t = basic('atreides', 'emperor', 'harkonnen')
    .allies('atreides', 'emperor')
    .spice('emperor', 8)
    .spice('harkonnen', 9)
    .run('bidding')
    .does('emperor', 'give spice to your ally', { to: 0, spice: 6 });
  expect([t.decisions[0]?.name, leastImagined(t, 'emperor')]).toEqual(['stop the advantage?', 6]);
  t.quiet();
  expect([t.holds('atreides'), t.g.table.deal]).toEqual([6, null]);
});
test('what the Emperor pays for revivals is there', () => {
  const t = basic('atreides', 'emperor', 'harkonnen')
    .allies('atreides', 'emperor')
    .tanks('atreides', 9)
    .spice('emperor', 7)
    .spice('harkonnen', 9)
    .revivalPhase()
    .say('atreides', 2)
    .say('emperor', 3);
  expect([t.decisions[0]?.name, leastImagined(t, 'emperor')]).toEqual(['stop the advantage?', 6]);
});

// ---- bids ----

const auction = () => basic('atreides', 'harkonnen', 'emperor').spice('atreides', 4).spice('harkonnen', 9);

test('who says spice has it: the amount paid never depends on what nobody sees', () => {
  const t = auction().run('bidding').say('atreides', 3).say('harkonnen', 'pass').say('emperor', 'pass');
  expect([t.question(), t.options('atreides')]).toEqual(['pay with spice or Karama?', ['spice']]);
  const poor = auction().spice('atreides', 1).hand('atreides', 'karama').run('bidding').say('atreides', 3);
  poor.say('harkonnen', 'pass').say('emperor', 'pass');
  expect(poor.options('atreides')).toEqual(['karama']);
});
test('once both Karama cards are seen a bid is known to be covered', () => {
  const t = auction().hand('emperor', 'karama', 'karama').run('bidding').say('atreides', 3);
  expect(leastImagined(t, 'atreides')).toBe(0);
  const u = auction().hand('emperor', 'karama', 'karama').run('bidding');
  u.does('emperor', 'stop with Karama: atreides: look at auctioned cards');
  u.does('emperor', 'stop with Karama: harkonnen: bonus card').say('atreides', 3);
  expect([u.discards(), leastImagined(u, 'atreides')]).toEqual([['karama', 'karama'], 3]);
  u.say('harkonnen', 'more');
  expect([u.question(), leastImagined(u, 'harkonnen')]).toEqual(['bid how much?', 9]);
});
test('the Karama behind a bid is not free for anything else', () => {
  const t = auction().hand('atreides', 'karama').run('bidding');
  const stop = 'stop with Karama: emperor: auction income';
  expect(t.offered('atreides')).toContain(stop);
  const free = (p: Position) => [p.offered('atreides').includes(stop), p.whyNotOffered('atreides', stop)];
  expect(free(t.say('atreides', 5))).toEqual([false, 'dune.treachery.karama-overbid']);
  const more = auction().hand('atreides', 'karama').run('bidding').say('atreides', 'more');
  expect(free(more)).toEqual([false, 'dune.treachery.karama-overbid']);
});
test('what an ally has bid with is not taken back', () => {
  const t = basic('atreides', 'harkonnen', 'emperor')
    .allies('atreides', 'harkonnen')
    .spice('harkonnen', 6)
    .run('bidding')
    .does('harkonnen', 'release spice to your allies', { spice: 4 });
  expect(t.form('harkonnen', 'release spice to your allies')['spice']).toEqual([0, 1, 2, 3, 4, 5, 6]);
  t.say('atreides', 3);
  expect(t.form('harkonnen', 'release spice to your allies')['spice']).toEqual([4, 5, 6]);
  expect(t.form('harkonnen', 'offer a deal')['spice']).toEqual([0, 1, 2]);
});
