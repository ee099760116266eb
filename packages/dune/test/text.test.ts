import { QUESTIONS, rules } from '@landsraad/dune';
import { configOf, type Text } from '@landsraad/kernel';
import { asked } from '@landsraad/kernel/testing';
import { expect, test } from 'vitest';
import { advanced, basic } from './position.ts';

/** Any question may be put into words. */
const text: Text = rules.text;
const config = configOf(rules, { mode: 'basic', players: 6 });

test('every question that is declared is asked somewhere', () => {
  const names = [...rules.book.procedures.values()]
    .flatMap((p) => p.code)
    .filter((i) => i.ask !== null || i.window !== null || i.floor !== null)
    .map((i) => i.name);
  expect([...new Set(names)].sort()).toEqual(Object.keys(QUESTIONS).sort());
});

test('things go by their names', () => {
  expect(text.option(asked('ship to which territory?', 'tueks-sietch'), 'tueks-sietch')).toBe("Tuek's Sietch");
  expect(text.option(asked('move to which sector?', 'old-gap@9'), 'old-gap@9')).toBe('Old Gap, sector 9');
  expect(text.option(asked('which leader?', 'thufir-hawat'), 'thufir-hawat')).toBe('Thufir Hawat (Atreides, 5)');
  expect(text.option(asked('fight whom?', 3), 3)).toBe('Player 4');
  const seen = basic('atreides', 'fremen').run('nexus').sees('atreides');
  expect(text.option(asked('fight whom?', 1), 1, seen)).toBe('Fremen');
  const proposal = asked('what do you say in the Nexus?', 'propose to 1', { means: { says: 'propose to', to: 1 } });
  expect(text.option(proposal, 'propose to 1', seen)).toBe('Propose an alliance to Fremen');
  expect(rules.text.seat(3, config)).toBe('Fremen');
  expect(
    rules.text.happening('shipped', { seat: 4, kind: 'reserves', to: 'carthag@10', forces: 1, spice: 1 }, config),
  ).toBe('Spacing Guild ships 1 force to Carthag, sector 10 for 1 spice.');
});

test('a position fits on a terminal', () => {
  const t = basic('atreides', 'harkonnen')
    .forces('atreides', 'arrakeen@9', 10)
    .spice('atreides', 7)
    .hand('atreides', 'lasgun')
    .run('bidding');
  expect(text.position(t.sees('atreides'), config)[1]).toBe(
    'Atreides (you): spice 7 · on the map 10 in Arrakeen · reserve 10 · tanks 0 · hand Lasgun',
  );
  expect(text.position(t.sees('atreides'), config).at(-1)).toMatch(/^Your leaders: .*Thufir Hawat 5/);
});

test('a question in a battle says which battle, and what is there to fight with', () => {
  const t = advanced('atreides', 'harkonnen')
    .storm(1)
    .forces('atreides', 'basin@8', 4)
    .forces('harkonnen', 'basin@8', 5)
    .run('battles')
    .say('atreides', 'nothing');
  const asks = () => text.question(t.asked('harkonnen')!, t.sees('harkonnen'));
  expect(t.options('harkonnen').length).toBeGreaterThan(1);
  expect(asks()).toBe('You fight Atreides in Basin. Which leader do you send?');
  t.say('harkonnen', 'umman-kudu', 'none', 'none');
  expect(asks()).toMatch(/^You have 5 forces there\. How much do you dial\?/);
});
test('cards say what they do', () => {
  expect(rules.text.thing?.('hajr')?.note).toMatch(/move/);
  expect(rules.text.thing?.('thufir-hawat')).toEqual({ title: 'Thufir Hawat', note: 'Atreides, 5' });
  expect(rules.text.thing?.('unheard-of')).toBeNull();
});
