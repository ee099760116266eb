import type { Faction } from '@landsraad/dune';
import { expect } from 'vitest';
import { basin, duel } from './battle.ts';
import { basic, withOptions } from './position.ts';
import { rule } from './rule.ts';

// ---- Voice ----

const voiced = (order: string, ...cards: string[]) =>
  basin('harkonnen', 'bene-gesserit')
    .forces('harkonnen', 'basin@8', 3)
    .forces('bene-gesserit', 'basin@8', 3)
    .hand('harkonnen', ...cards)
    .run('battles')
    .say('bene-gesserit', order)
    .quiet();
rule('dune.bene-gesserit.voice', () => {
  const t = basin('harkonnen', 'bene-gesserit')
    .forces('harkonnen', 'basin@8', 3)
    .forces('bene-gesserit', 'basin@8', 3)
    .run('battles');
  expect(t.options('bene-gesserit')).toHaveLength(15);
  t.say('bene-gesserit', 'play poison').quiet();
  expect(t.g.table.battle?.voice).toEqual({ by: 1, on: 0, play: true, what: 'poison' });
});
rule('dune.bene-gesserit.voice-cannot', () => {
  expect(voiced('play poison', 'chaumas', 'stunner').say('harkonnen', 'feyd-rautha').options('harkonnen')).toEqual([
    'chaumas',
  ]);
  expect(voiced('play poison', 'stunner').say('harkonnen', 'feyd-rautha').options('harkonnen')).toEqual([
    'none',
    'stunner',
  ]);
  expect(
    voiced('do not play shield', 'shield', 'snooper').say('harkonnen', 'feyd-rautha', 'none').options('harkonnen'),
  ).toEqual(['none', 'snooper']);
  // Where a table lets plans go without a leader, that is no way around an order to play a card.
  const leaderless = (...cards: string[]) =>
    withOptions('basic', { battleWithoutLeader: true }, 'harkonnen', 'bene-gesserit')
      .storm(1)
      .forces('harkonnen', 'basin@8', 3)
      .forces('bene-gesserit', 'basin@8', 3)
      .hand('harkonnen', ...cards)
      .run('battles')
      .say('bene-gesserit', 'play poison')
      .quiet()
      .options('harkonnen');
  expect(leaderless('chaumas')).not.toContain('none');
  expect(leaderless('stunner')).toContain('none');
});
rule('dune.bene-gesserit.voice-cheap-hero', () => {
  expect(voiced('play cheap hero', 'cheap-hero').options('harkonnen')).toEqual(['cheap-hero']);
  const t = basin('harkonnen', 'bene-gesserit')
    .forces('harkonnen', 'basin@8', 3)
    .forces('bene-gesserit', 'basin@8', 3)
    .hand('harkonnen', 'cheap-hero')
    .dead('feyd-rautha', 'beast-rabban', 'piter-de-vries', 'iakin-nefud', 'umman-kudu');
  expect(t.run('battles').say('bene-gesserit', 'do not play cheap hero').options('harkonnen')).toEqual(['none']);
});
rule('dune.bene-gesserit.voice-time', () => {
  const t = basin('harkonnen', 'bene-gesserit')
    .forces('harkonnen', 'basin@8', 3)
    .forces('bene-gesserit', 'basin@8', 3)
    .run('battles');
  expect(t.decisions.map((d) => d.name)).toEqual(['use the Voice?']);
});
rule('dune.bene-gesserit.alliance-voice', () => {
  const on = (...factions: Faction[]) =>
    basin(...factions)
      .allies('emperor', 'bene-gesserit')
      .forces('harkonnen', 'basin@8', 3)
      .forces('emperor', 'basin@8', 3)
      .run('battles')
      .say('bene-gesserit', 'play shield')
      .quiet().g.table.battle?.voice;
  expect(on('harkonnen', 'emperor', 'bene-gesserit')).toEqual({ by: 2, on: 0, play: true, what: 'shield' });
  expect(on('emperor', 'harkonnen', 'bene-gesserit')).toEqual({ by: 2, on: 1, play: true, what: 'shield' });
});

// ---- Prescience ----

const foreseen = (element: string, answer: string | number, ...cards: string[]) => {
  const t = duel()
    .hand('harkonnen', ...cards)
    .run('battles')
    .say('atreides', element)
    .quiet();
  if (t.asked('harkonnen')?.name !== 'which leader?' || element === 'leader') t.say('harkonnen', answer);
  return t;
};
rule('dune.atreides.prescience', () => {
  const t = foreseen('weapon', 'stunner', 'stunner');
  expect(t.sees('atreides').hidden['fixed elements']!['fixed 1']).toEqual({ known: ['weapon stunner'], backs: 0 });
  expect(t.heard('element shown')).toEqual({ seat: 1, element: 'weapon' });
});
rule('dune.atreides.prescience-once', () => {
  const t = foreseen('weapon', 'none', 'stunner');
  expect(t.heard('element shown')).toEqual({ seat: 1, element: 'weapon' });
  expect(t.decisions.map((d) => d.name)).toEqual(['which leader?', 'which leader?']);
  expect(t.until().happened.filter((h) => h.kind === 'element shown')).toHaveLength(1);
});
rule('dune.atreides.prescience-binding', () => {
  const t = foreseen('defense', 'none', 'shield', 'stunner');
  t.say('harkonnen', 'feyd-rautha', 'stunner');
  expect(t.options('harkonnen')).toEqual(['none']);
  // Nor does a plan without a leader, where a table allows it, take back a weapon that was shown.
  const shown = (weapon: string) =>
    withOptions('basic', { battleWithoutLeader: true }, 'atreides', 'harkonnen')
      .storm(1)
      .forces('atreides', 'basin@8', 5)
      .forces('harkonnen', 'basin@8', 6)
      .hand('harkonnen', 'stunner')
      .run('battles')
      .say('atreides', 'weapon')
      .quiet()
      .say('harkonnen', weapon)
      .options('harkonnen');
  expect(shown('stunner')).not.toContain('none');
  expect(shown('none')).toContain('none');
});
rule('dune.atreides.prescience-first', () => {
  const t = foreseen('dial', 4);
  expect(t.asked('atreides')?.name).toBe('which leader?');
  const three = basic('atreides', 'harkonnen', 'fremen')
    .storm(1)
    .forces('atreides', 'basin@8', 5)
    .forces('harkonnen', 'basin@8', 6)
    .run('battles')
    .say('atreides', 'dial')
    .quiet()
    .say('harkonnen', 4);
  expect(three.sees('fremen').hidden['fixed elements']!['fixed 1']).toEqual({ known: [], backs: 1 });
});
rule('dune.atreides.prescience-dial-spice', () => {
  const t = duel('advanced')
    .spice('harkonnen', 9)
    .run('battles')
    .say('atreides', 'dial')
    .quiet()
    .say('harkonnen', 4)
    .quiet();
  if (t.asked('harkonnen')?.name === 'and a half?') t.say('harkonnen', 'no');
  t.until('which leader?');
  expect(t.sees('atreides').hidden['fixed elements']!['fixed 1']).toEqual({ known: ['dial 4'], backs: 0 });
});
rule('dune.atreides.prescience-worthless', () => {
  const t = foreseen('weapon', 'baliset', 'baliset');
  expect(t.sees('atreides').hidden['fixed elements']!['fixed 1']).toEqual({ known: ['weapon baliset'], backs: 0 });
});
const allyBattle = () =>
  basin('emperor', 'harkonnen', 'atreides')
    .allies('emperor', 'atreides')
    .forces('emperor', 'basin@8', 3)
    .forces('harkonnen', 'basin@8', 3)
    .run('battles');
rule('dune.atreides.alliance-prescience', () => {
  const t = allyBattle();
  expect(t.asked('atreides')?.name).toBe('use prescience for your ally?');
  t.say('atreides', 'yes').say('emperor', 'dial').quiet();
  expect(t.asked('harkonnen')?.name).toBe('dial how much?');
});
rule('dune.atreides.alliance-prescience-choice', () => {
  const t = allyBattle().say('atreides', 'yes').say('emperor', 'dial').quiet().say('harkonnen', 2);
  const view = { known: ['dial 2'], backs: 0 };
  expect([
    t.sees('emperor').hidden['fixed elements']!['fixed 1'],
    t.sees('atreides').hidden['fixed elements']!['fixed 1'],
  ]).toEqual([view, view]);
});
