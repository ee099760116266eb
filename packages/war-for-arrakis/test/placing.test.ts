// What can be put on the board, from where, and where to; the end of the round takes some of it off again.

import { ATREIDES, HARKONNEN, areaOf, leaderOf } from '@landsraad/war-for-arrakis';
import { position } from '@landsraad/war-for-arrakis/testing';
import { describe, expect, test } from 'vitest';

const RABBAN = `leader ${leaderOf('beast-rabban')}`;

describe('pieces', () => {
  test('a threatened sietch has Harkonnens within two areas', () => {
    const p = position().sietch('gara-kulon', 2).sietch('sihaya-ridge', 1).harkonnen('ne-07', { regular: 1 });
    p.putOnBoard(ATREIDES, ['regular'], 'threatened sietch').say('supply regular');
    expect([p.at('gara-kulon'), p.at('sihaya-ridge')]).toEqual([[1, 0, 0, 0], []]);
  });
  test('what is placed comes from the supply or from another area; all of it goes to one legion', () => {
    const p = position()
      .harkonnen('arrakeen', { regular: 2, generic: 1, named: ['beast-rabban'] })
      .harkonnen('carthag', { regular: 1, generic: 1 })
      .putOnBoard(HARKONNEN, ['regular', 'leader', 'generic'], 'legion', true);
    expect(p.options).toEqual(['supply regular', 'arrakeen regular', 'carthag regular', 'leave it out']);
    p.say('carthag regular', 'arrakeen');
    expect([p.at('arrakeen'), p.at('carthag')]).toEqual([
      [3, 0, 0, 1],
      [0, 0, 0, 1],
    ]);
    // The Baron and Aramsham are aside; Rabban is there already.
    expect(p.options).toEqual(['generic', 'carthag generic', 'leader 0', 'leader 6', 'leave it out']);
    p.say('carthag generic');
    expect([p.at('arrakeen'), p.at('carthag'), p.options]).toEqual([[3, 0, 0, 2], [], ['generic', 'leave it out']]);
  });
  test('a leader comes over from another legion', () => {
    const p = position()
      .harkonnen('arrakeen', { regular: 1, named: ['beast-rabban'] })
      .harkonnen('carthag', { regular: 1 })
      .putOnBoard(HARKONNEN, ['regular', 'leader'], 'legion', true)
      .say('supply regular', 'carthag');
    expect(p.options).toContain(RABBAN);
    p.say(RABBAN);
    expect([p.leader('beast-rabban'), p.at('carthag')]).toEqual([areaOf('carthag'), [2, 0, 0, 0]]);
  });
  test('what is deployed comes from the supply alone, a lower unit for want of a higher one', () => {
    const p = position().harkonnen('arrakeen', { elite: 1 }).putOnBoard(HARKONNEN, ['elite'], 'legion');
    expect(p.options).toEqual(['supply elite', 'supply regular', 'leave it out']);
  });
});

describe('vehicles', () => {
  test('an effect may take a harvester from the board and put it elsewhere', () => {
    const p = position().harvester('ne-11', 'ne-12').placeVehicles({ harvester: 1 }, false).say('harvester');
    expect(p.options).toEqual(['supply', 'ne-11', 'ne-12']);
    p.say('ne-11', 'ne', 'ne-07');
    expect(p.table.harvesters.map((a) => areaOf('ne-12') === a || areaOf('ne-07') === a)).toEqual([true, true]);
  });
  test('with the supply empty it comes from the board, but not in Vehicle Placement', () => {
    const all = ['ne-01', 'ne-02', 'ne-03', 'ne-04', 'ne-05', 'ne-06', 'ne-07', 'ne-08'];
    const effect = position()
      .harvester(...all)
      .placeVehicles({ harvester: 1 }, false);
    expect(effect.options).toEqual(['harvester', 'no more']);
    expect(effect.say('harvester').options).toEqual(all);
    const phase = position()
      .harvester(...all)
      .placeVehicles({ harvester: 1 });
    expect([phase.decisions, phase.table.harvesters.length]).toEqual([[], 8]);
  });
  test('an aircraft leaves its zone for another', () => {
    const p = position()
      .air('az1', 'carryall')
      .air('az2', 'carryall')
      .placeVehicles({ carryall: 1, ornithopter: 1 }, false);
    expect(p.options).toEqual(['ornithopter', 'carryall', 'no more']);
    p.say('carryall');
    expect(p.options).toEqual(['supply', 'az1', 'az2']);
    p.say('az1', 'az3');
    expect(p.table.air.slice(0, 3)).toEqual(['', 'carryall', 'carryall']);
    expect(p.options).toEqual(['ornithopter', 'no more']);
  });
  test('"no more" ends it', () => {
    const p = position().placeVehicles({ harvester: 2, carryall: 1 }, false).say('no more');
    expect([p.decisions, p.table.harvesters, p.table.air.every((x) => x === '')]).toEqual([[], [], true]);
  });
});

describe('which area', () => {
  test('with many areas the sector is asked first, and only its areas follow', () => {
    const p = position().placeWormsigns(1);
    expect(p.options).toEqual(['ne', 'se', 'sw', 'nw', 'cne', 'cse', 'csw', 'cnw', 'no more']);
    expect(p.copy().say('no more').decisions).toEqual([]);
    expect(p.copy().say('ne').options.length).toBe(18);
    // Only one desert lies in Central North-East.
    p.say('cne');
    expect(p.table.wormsigns).toEqual([areaOf('cne-03')]);
  });
});

describe('the end of the round', () => {
  test('leaders on the board, the first area too, may be replaced by generic ones', () => {
    const p = position()
      .harkonnen('gara-kulon', { regular: 1, named: ['beast-rabban'] })
      .endOfRound();
    expect([p.question, p.options]).toEqual(['take which leader off the board?', ['done', RABBAN]]);
    p.say(RABBAN);
    expect([p.at('gara-kulon'), p.leader('beast-rabban'), p.question]).toEqual([[1, 0, 0, 1], -2, '']);
  });
  test('the Wild Maker stays or becomes a sandworm', () => {
    const asked = () => position().inPlay('wild-maker', areaOf('gara-kulon')).endOfRound();
    expect(asked().options).toEqual(['leave it', 'replace it']);
    const left = asked().say('leave it');
    expect([left.leader('wild-maker'), left.table.sandworms]).toEqual([areaOf('gara-kulon'), []]);
    const replaced = asked().say('replace it');
    expect([replaced.leader('wild-maker'), replaced.table.sandworms]).toEqual([-2, [areaOf('gara-kulon')]]);
  });
  test('Hawat’s Scheming does not count among the cards to discard', () => {
    const p = position()
      .hand(1, 'hawats-scheming', 'forced-recruitment', 'hard-times-and-oppression', 'beloved-feyd-rautha')
      .hand(1, 'harkonnen-patrols', 'arsunt-legion', 'barons-personal-guard')
      .endOfRound();
    expect([p.question, p.options.length, p.why('hawats-scheming')]).toEqual([
      'discard which card?',
      6,
      'wfa.leaders.hawat-cards-reserved',
    ]);
  });
});
