// Positions with one good answer: what a position is worth to a seat must tell it.

import { rules, type Faction, type G } from '@landsraad/dune';
import { choose, copyGame, settle, type Decision, type Option, type Seat } from '@landsraad/kernel';
import { expect, test } from 'vitest';
import { advanced, basic, type Position } from './position.ts';

const DEPTH = 5;
/** What the others say meanwhile: nothing that matters. */
const QUIET: readonly Option[] = ['pass', 'no', 'none', 'done', 'decline', 'end the turn', 'stay', 'stay fighters', 0];

/** The worth of what comes of it if the seat goes on as well as it can and nobody else does anything. */
function outlook(g: G, seat: Seat, depth: number): number {
  const open = settle(rules, g, 'search');
  const mine = open.find((d) => d.seat === seat);
  if (mine !== undefined) {
    if (depth === 0) return rules.value(g, seat);
    return Math.max(...mine.options.map((o) => after(g, mine, o, seat, depth - 1)));
  }
  const other = open[0];
  if (other === undefined) return rules.value(g, seat);
  return after(
    g,
    other,
    QUIET.find((o) => (other.options as readonly Option[]).includes(o)) ?? other.options[0]!,
    seat,
    depth,
  );
}
function after(g: G, d: Decision, option: Option, seat: Seat, depth: number): number {
  const w = copyGame(rules.copyTable, g);
  choose(rules, w, d.seat, d.question, option, 'search');
  return outlook(w, seat, depth);
}
function best(t: Position, faction: Faction): Option {
  if ((t.asked(faction)?.options.length ?? 0) < 2) t.quiet(faction);
  const d = t.asked(faction)!;
  const looks = d.options.map((o) => ({ o, worth: after(t.g, d, o, d.seat, DEPTH - 1) }));
  return looks.toSorted((a, b) => b.worth - a.worth)[0]!.o;
}

const three = () => basic('atreides', 'harkonnen', 'emperor').storm(1).turn(4);
const shipping = (t: Position, faction: Faction) => t.ships(t.seat(faction)).say(faction, 'ship');

test('ships into the empty third stronghold: at the pause that is the game', () => {
  const t = three()
    .forces('atreides', 'arrakeen@9', 4)
    .forces('atreides', 'carthag@10', 4)
    .forces('harkonnen', 'tueks-sietch@4', 5)
    .forces('harkonnen', 'habbanya-sietch@16', 5)
    .spice('atreides', 6);
  expect(best(shipping(t, 'atreides'), 'atreides')).toBe('sietch-tabr');
});
test('ships against who would win at the pause, where that one is weakest', () => {
  const t = three()
    .forces('harkonnen', 'arrakeen@9', 9)
    .forces('harkonnen', 'carthag@10', 8)
    .forces('harkonnen', 'tueks-sietch@4', 1)
    .forces('emperor', 'sietch-tabr@13', 5)
    .forces('emperor', 'habbanya-sietch@16', 5)
    .spice('atreides', 12);
  expect(best(shipping(t, 'atreides'), 'atreides')).toBe('tueks-sietch');
});
test('goes where the spice is', () => {
  const t = three()
    .forces('atreides', 'hole-in-the-rock@8', 4)
    .spiceOn('sihaya-ridge@8', 6)
    .movesAGroup(0)
    .say('atreides', 'hole-in-the-rock');
  expect(best(t, 'atreides')).toBe('sihaya-ridge');
});
test('takes back whoever comes free, and does not spend its last spice on a third', () => {
  const t = three().tanks('atreides', 12).spice('atreides', 2).revivalPhase();
  expect(best(t, 'atreides')).toBe(2);
});
test('pays for a third when it has spice and hardly anybody left to send', () => {
  const t = three().tanks('atreides', 20).spice('atreides', 12).revivalPhase();
  expect(best(t, 'atreides')).toBe(3);
});
test('keeps its spice when there are forces enough', () => {
  const t = three().tanks('atreides', 6).spice('atreides', 12).revivalPhase();
  expect(best(t, 'atreides')).toBe(2);
});
test('takes the stronghold that stands empty before the richest field', () => {
  const t = three()
    .forces('atreides', 'false-wall-south@4', 4)
    .forces('harkonnen', 'carthag@10', 5)
    .spiceOn('south-mesa@4', 12)
    .movesAGroup(0)
    .say('atreides', 'false-wall-south');
  expect(t.options('atreides')).toEqual(expect.arrayContaining(['south-mesa', 'tueks-sietch']));
  expect(best(t, 'atreides')).toBe('tueks-sietch');
});
test('claims charity when it is poor', () => {
  const t = three().run('choam charity');
  expect(best(t, 'atreides')).toBe('claim');
});
test('carries off all the spice it can', () => {
  const t = three().forces('atreides', 'red-chasm@6', 4).spiceOn('red-chasm@6', 8).run('spice collection');
  expect(best(t, 'atreides')).toBe(8);
});

// ---- in battle ----

const battle = () =>
  three()
    .forces('atreides', 'tueks-sietch@4', 6)
    .forces('harkonnen', 'tueks-sietch@4', 5)
    .hand('atreides', 'chaumas', 'shield')
    .hand('harkonnen', 'lasgun', 'snooper');

test('dials the least that wins: what is dialed is lost', () => {
  const t = battle().run('battles').say('atreides', 'nothing');
  t.say('harkonnen', 'umman-kudu', 'none', 'none', 3).say('atreides', 'lady-jessica', 'none', 'none');
  expect(best(t, 'atreides')).toBe(0);
});
test('takes the weapon against which the foe has no defense', () => {
  const t = battle().run('battles').say('atreides', 'nothing');
  t.say('harkonnen', 'umman-kudu', 'none', 'none', 5).say('atreides', 'duncan-idaho');
  expect(best(t, 'atreides')).toBe('chaumas');
});
test('leaves the shield at home where a lasgun is aimed', () => {
  const t = battle().run('battles').say('atreides', 'nothing');
  t.say('harkonnen', 'umman-kudu', 'lasgun', 'none', 1).say('atreides', 'duncan-idaho', 'none');
  expect(best(t, 'atreides')).toBe('none');
});
test('calls the traitor', () => {
  const t = battle().traitor('atreides', 'umman-kudu').run('battles').say('atreides', 'nothing');
  t.say('harkonnen', 'umman-kudu', 'none', 'none', 5).say('atreides', 'duncan-idaho', 'none', 'none', 0);
  expect([t.asked('atreides')?.name, best(t, 'atreides')]).toEqual(['call treachery?', 'treachery']);
});
test('keeps a weapon that is not spent', () => {
  const t = battle().run('battles').say('atreides', 'nothing');
  t.say('harkonnen', 'umman-kudu', 'none', 'none', 0).say('atreides', 'duncan-idaho', 'chaumas', 'none', 0);
  t.say('atreides', 'no').say('harkonnen', 'no');
  expect(best(t, 'atreides')).toBe('keep chaumas');
});

// ---- with others ----

test('agrees to the alliance whose four strongholds win', () => {
  const t = basic()
    .storm(1)
    .turn(4)
    .forces('atreides', 'arrakeen@9', 5)
    .forces('atreides', 'carthag@10', 5)
    .forces('emperor', 'sietch-tabr@13', 5)
    .forces('emperor', 'tueks-sietch@4', 5)
    .forces('harkonnen', 'habbanya-sietch@16', 5)
    .run('nexus')
    .say('emperor', `propose to 0`);
  expect(best(t, 'atreides')).toMatch(/^agree/);
});
test('the Guild stops the shipment that would win', () => {
  const t = advanced('atreides', 'harkonnen', 'spacing-guild')
    .storm(1)
    .turn(4)
    .forces('atreides', 'arrakeen@9', 4)
    .forces('atreides', 'carthag@10', 4)
    .forces('harkonnen', 'habbanya-sietch@16', 5)
    .hand('spacing-guild', 'karama')
    .spice('atreides', 6);
  shipping(t, 'atreides').say('atreides', 'sietch-tabr', 3);
  expect([t.asked('spacing-guild')?.name, best(t, 'spacing-guild')]).toEqual([
    'stop the shipment with Karama?',
    'stop it',
  ]);
});
