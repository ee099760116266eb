import { rules } from '@landsraad/dune';
import { configOf } from '@landsraad/kernel';
import { expect, test } from 'vitest';
import { advanced, basic } from './position.ts';

const config = configOf(rules, { mode: 'basic', players: 6 });

test('every question is a sentence of its own', () => {
  const t = basic('atreides', 'harkonnen').run('bidding');
  for (const p of rules.book.procedures.values())
    for (const i of p.code)
      if (i.ask !== null || i.window !== null || i.floor !== null) {
        const said = rules.text.question(
          { seat: 0, question: 0, name: i.name, rule: i.rule, options: [], sealed: false, window: null },
          t.sees('atreides'),
        );
        expect(said, i.name).toMatch(/^[A-Z].*[.?]$/);
        expect(said === i.name && !/^[A-Z]/.test(i.name), i.name).toBe(false);
      }
});

test('things go by their names', () => {
  expect(rules.text.option('ship to which territory?', 'tueks-sietch')).toBe("Tuek's Sietch");
  expect(rules.text.option('move to which sector?', 'old-gap@9')).toBe('Old Gap, sector 9');
  expect(rules.text.option('which leader?', 'thufir-hawat')).toBe('Thufir Hawat (Atreides, 5)');
  expect(rules.text.option('fight whom?', 3)).toBe('Player 4');
  const seen = basic('atreides', 'fremen').run('nexus').sees('atreides');
  expect(rules.text.option('fight whom?', 1, seen)).toBe('Fremen');
  expect(rules.text.option('what do you say in the Nexus?', 'propose to 1', seen)).toBe(
    'Propose an alliance to Fremen',
  );
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
  expect(rules.text.position(t.sees('atreides'), config)[1]).toBe(
    'Atreides (you): spice 7 · on the map 10 in Arrakeen · reserve 10 · tanks 0 · hand Lasgun',
  );
  expect(rules.text.position(t.sees('atreides'), config).at(-1)).toMatch(/^Your leaders: .*Thufir Hawat 5/);
});

test('a question in a battle says which battle, and what is there to fight with', () => {
  const t = advanced('atreides', 'harkonnen')
    .storm(1)
    .forces('atreides', 'basin@8', 4)
    .forces('harkonnen', 'basin@8', 5)
    .run('battles')
    .say('atreides', 'nothing');
  const asks = () => rules.text.question(t.asked('harkonnen')!, t.sees('harkonnen'));
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
