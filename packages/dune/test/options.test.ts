import { rules, spiceCards, type Faction } from '@landsraad/dune';
import { things } from '@landsraad/kernel';
import { expect, test } from 'vitest';
import { withOptions, type Position } from './position.ts';

// Every disputed point that a table may settle otherwise; the ledger's reading is tested with its rule.

const at = (option: string, mode: 'basic' | 'advanced', ...factions: Faction[]): Position =>
  withOptions(mode, { [option]: true }, ...factions).storm(1);

test('every option has a default and a title', () => {
  for (const o of rules.options) expect([o.title.length > 10, o.values.includes(o.default)]).toEqual([true, true]);
});
test('karamaSingleUse: one Karama, one use', () => {
  const t = at('karamaSingleUse', 'basic', 'atreides', 'harkonnen', 'emperor')
    .hand('harkonnen', 'karama')
    .spice('atreides', 9)
    .run('bidding');
  t.does('harkonnen', 'stop with Karama: emperor: auction income')
    .say('atreides', 3)
    .say('harkonnen', 'pass')
    .say('emperor', 'pass')
    .say('atreides', 'spice');
  expect([t.holds('emperor'), t.g.table.stopped]).toEqual([0, []]);
});
test('harkonnenKaramaBiddingOnly', () => {
  const t = at('harkonnenKaramaBiddingOnly', 'advanced', 'atreides', 'harkonnen').hand('harkonnen', 'karama');
  expect(t.shipmentPhase().quiet().offered('harkonnen')).not.toContain('swap cards with Karama: 0');
  expect(t.run('bidding').offered('harkonnen')).toContain('swap cards with Karama: 0');
});
test('allyEntryKills: entering is allowed and deadly', () => {
  const t = at('allyEntryKills', 'basic', 'atreides', 'harkonnen', 'fremen')
    .allies('atreides', 'harkonnen')
    .forces('harkonnen', 'carthag@10', 2)
    .spice('atreides', 5);
  t.shipsAndMoves(0).say('atreides', 'ship', 'carthag', 3, 'end the turn');
  expect([t.on('atreides', 'carthag@10'), t.inTanks('atreides')]).toEqual([0, 3]);
});
test('emperorKaramaRevivalOnly', () => {
  const t = at('emperorKaramaRevivalOnly', 'advanced', 'atreides', 'emperor')
    .hand('emperor', 'karama')
    .tanks('emperor', 3);
  expect(t.run('bidding').offered('emperor')).not.toContain('revive with Karama: forces');
  expect(t.revivalPhase().offered('emperor')).toContain('revive with Karama: forces');
});
test('familyAtomicsToDiscard', () => {
  const t = at('familyAtomicsToDiscard', 'basic', 'atreides', 'harkonnen')
    .hand('atreides', 'family-atomics')
    .forces('atreides', 'pasty-mesa@7', 1)
    .run('storm');
  expect(t.until('play a card before the storm moves?').say('atreides', 'family-atomics').quiet().discards()).toEqual([
    'family-atomics',
  ]);
});
test('fremenMayMoveIntoStorm', () => {
  const t = at('fremenMayMoveIntoStorm', 'advanced', 'fremen', 'harkonnen')
    .storm(8)
    .forces('fremen', 'basin@8', 2)
    .moves(0)
    .say('fremen', 'move', 'basin');
  expect(t.options('fremen')).toContain('sihaya-ridge');
  const ride = at('fremenMayMoveIntoStorm', 'advanced', 'fremen', 'harkonnen').storm(9).forces('fremen', 'basin@8', 3);
  ride.worms('basin');
  ride.wormRides().say('fremen', 'arrakeen', 2);
  expect(ride.on('fremen', 'arrakeen@9')).toBe(2);
});
test('guildShareReturns', () => {
  const t = at('guildShareReturns', 'basic', 'atreides', 'spacing-guild', 'harkonnen')
    .allies('atreides', 'spacing-guild')
    .spice('atreides', 9)
    .spice('spacing-guild', 9)
    .ships(0);
  t.does('spacing-guild', 'release spice to your allies', { spice: 2 })
    .say('atreides', 'ship', 'polar-sink', 3, 2)
    .quiet();
  expect([t.holds('spacing-guild'), t.holds('atreides')]).toEqual([10, 8]);
});
test('noFlipAfterBattle: advisors left alone stay advisors', () => {
  const t = at('noFlipAfterBattle', 'advanced', 'bene-gesserit', 'atreides', 'emperor')
    .advisors('basin@8', 1)
    .forces('atreides', 'basin@8', 1)
    .forces('emperor', 'basin@8', 1)
    .run('battles')
    .until();
  if (t.on('atreides', 'basin@8') + t.on('emperor', 'basin@8') === 0) expect(t.g.table.advisors).toEqual(['basin']);
});
test('advisorsConflictWithAlly', () => {
  const t = at('advisorsConflictWithAlly', 'advanced', 'bene-gesserit', 'atreides', 'harkonnen')
    .allies('bene-gesserit', 'atreides')
    .advisors('carthag@10', 1)
    .forces('harkonnen', 'carthag@10', 1)
    .spice('atreides', 5);
  expect(t.ships(1).say('atreides', 'ship').why('atreides', 'carthag')).toBe('dune.alliance.no-shared-territory');
});
test('battlesUnderStorm', () => {
  const t = at('battlesUnderStorm', 'basic', 'emperor', 'fremen')
    .storm(9)
    .forces('emperor', 'arrakeen@9', 1)
    .forces('fremen', 'arrakeen@9', 1)
    .run('battles');
  expect(t.g.table.battle?.territory).toBe('arrakeen');
});
test('battleWithoutLeader', () => {
  const t = at('battleWithoutLeader', 'basic', 'emperor', 'fremen')
    .forces('emperor', 'basin@8', 1)
    .forces('fremen', 'basin@8', 1)
    .run('battles');
  expect(t.options('emperor')).toContain('none');
});
test('capturedLeadersAreTraitors: without the card', () => {
  const t = at('capturedLeadersAreTraitors', 'advanced', 'harkonnen', 'emperor')
    .forces('harkonnen', 'basin@8', 3)
    .forces('emperor', 'basin@8', 2)
    .captive('caid')
    .run('battles');
  t.say('harkonnen', 'caid', 'none', 'none', 0, 'no', 0).say('emperor', 'bashar', 'none', 'none', 0, 'no', 0);
  expect(t.asked('emperor')?.options).toEqual(['no', 'treachery']);
});
test('bribesImmediate', () => {
  const t = at('bribesImmediate', 'basic', 'atreides', 'harkonnen')
    .spice('atreides', 5)
    .run('bidding')
    .does('atreides', 'offer a deal', { to: 1, spice: 3, promise: 'nothing', territory: 'basin' })
    .say('harkonnen', 'accept');
  expect([t.holds('harkonnen'), t.g.table.bribes]).toEqual([3, [0, 0]]);
});
test('openCounts', () => {
  const t = at('openCounts', 'basic', 'atreides', 'harkonnen')
    .hand('atreides', 'lasgun')
    .run('spice blow and nexus')
    .until();
  expect(things(t.g, spiceCards.a).length).toBeGreaterThan(0);
  expect(t.run('nexus').sees('harkonnen').hidden['treachery']!['hand 0']).toEqual({ known: [], backs: 1 });
});
test('collectBySplit: one names a share, the other takes the rest or refuses', () => {
  const t = () =>
    at('collectBySplit', 'basic', 'atreides', 'harkonnen')
      .first('harkonnen')
      .forces('atreides', 'red-chasm@6', 3)
      .forces('harkonnen', 'red-chasm@6', 3)
      .spiceOn('red-chasm@6', 8)
      .run('spice collection');
  expect(t().options('harkonnen')).toEqual(['no split', 6, 5, 4, 3, 2, 1, 0]);
  const agreed = t().say('harkonnen', 4).say('atreides', 'agree');
  expect([agreed.holds('harkonnen'), agreed.holds('atreides'), agreed.lies('red-chasm@6')]).toEqual([4, 4, 0]);
  const refused = t().say('harkonnen', 4).say('atreides', 'refuse').say('harkonnen', 6);
  expect(refused.options('atreides')[0]).toBe(2);
  expect(t().say('harkonnen', 'no split').question()).toBe('collect how much?');
});
