// The Mahdi mode: how the automatic Harkonnens play their planning cards.

import {
  ASIDE,
  IN_TANK,
  NOT_IN_PLAY,
  OUT_OF_GAME,
  areaOf,
  deckOf,
  idOf,
  planning,
  prescience,
  FACTS,
} from '@landsraad/war-for-arrakis';
import { mahdi, type Position } from '@landsraad/war-for-arrakis/testing';
import { count } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { rule } from './rule.ts';

const solo = (p: Position) => p.table.mahdi!;
const named = (areas: readonly number[]) => areas.map(idOf);
const QUESTION = 'which do the Harkonnens choose?';
const LEADERS = ['baron-harkonnen', 'beast-rabban', 'captain-aramsham'];
const war = () =>
  mahdi()
    .tactics('tasmin-sink', 'gara-kulon')
    .sietch('gara-kulon', 2)
    .sietch('sihaya-ridge', 2)
    .spent(...LEADERS);
const settle = (p: Position) => {
  while (p.question === QUESTION) p.say(p.options[0]!);
  return p;
};
const battle = (p: Position) =>
  p.table.battle === null ? null : [idOf(p.table.battle.from), idOf(p.table.battle.to), p.table.battle.surprise];
const discards = (p: Position, card: string) => p.place(planning[deckOf(card)].discard);
const shelved = (p: Position, card: string) => p.place(planning[deckOf(card)].reinforcements).includes(card);

describe('drawing and playing', () => {
  rule('wfa.solo.mentat', () => {
    const p = war()
      .dice(0, { house: 1 })
      .deck('houseHarkonnen', 'forced-recruitment')
      .deck('corrinoAlly', 'reports-of-traitors')
      .harkonnenAction('mentat');
    expect([discards(p, 'forced-recruitment'), discards(p, 'reports-of-traitors')]).toEqual([
      ['forced-recruitment'],
      ['reports-of-traitors'],
    ]);
    expect([p.at('arrakeen'), p.table.dice[0]]).toEqual([
      [0, 3, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
  });
  rule('wfa.solo.alternation', () => {
    const last = (discarded: 'houseHarkonnen' | 'corrinoAlly' | '') =>
      solo(
        war()
          .dice(0, { house: 1 })
          .mahdi({ discarded })
          .deck('houseHarkonnen', 'forced-recruitment')
          .deck('corrinoAlly', 'reports-of-traitors')
          .harkonnenAction('mentat'),
      ).discarded;
    // The deck of the second card is the one discarded last.
    expect([last(''), last('corrinoAlly'), last('houseHarkonnen')]).toEqual([
      'corrinoAlly',
      'corrinoAlly',
      'houseHarkonnen',
    ]);
  });
  rule('wfa.solo.card-draws', () => {
    const p = war().harkonnen('carthag', { regular: 1 }).harkonnenCard('evidence-of-rebellion');
    expect(solo(p).reinforcements).toEqual(['corrinoAlly', 'houseHarkonnen']);
    expect(
      solo(war().dice(0, {}).sietch('windgap', 1).harkonnenCard('spies-all-over-arrakis')).reinforcements.length,
    ).toBe(2);
  });
  rule('wfa.solo.card-plays', () => {
    const p = war().deck('houseHarkonnen', 'forced-recruitment').harkonnenCard('breeding-program');
    expect([p.at('arrakeen'), discards(p, 'breeding-program'), discards(p, 'forced-recruitment')]).toEqual([
      [0, 3, 0, 0],
      ['breeding-program'],
      ['forced-recruitment'],
    ]);
    expect(solo(p).discarded).toBe('corrinoAlly');
  });
  rule('wfa.solo.card-mandatory', () => {
    // Both parts, without a question: guards in the capital, and a march.
    const p = war()
      .harkonnen('ne-07', { regular: 1 })
      .harkonnen('arrakeen', { regular: 1 })
      .harkonnenCard('barons-personal-guard');
    expect([p.decisions, p.at('arrakeen'), p.leader('baron-harkonnen'), p.at('shield-wall-east')]).toEqual([
      [],
      [1, 2, 0, 0],
      areaOf('arrakeen'),
      [1, 0, 0, 0],
    ]);
  });
  rule('wfa.solo.card-impossible', () => {
    const p = war().harkonnenCard('killers-without-mercy');
    expect([shelved(p, 'killers-without-mercy'), discards(p, 'killers-without-mercy'), solo(p).reinforcements]).toEqual(
      [true, [], ['corrinoAlly']],
    );
    expect(solo(p).discarded).toBe('');
    // One possible part is enough.
    const q = war().harkonnenCard('sardaukar-disguised');
    expect(shelved(q, 'sardaukar-disguised')).toBe(true);
    expect(
      discards(war().harkonnen('carthag', { elite: 1 }).harkonnenCard('sardaukar-disguised'), 'sardaukar-disguised'),
    ).toEqual(['sardaukar-disguised']);
  });
  rule('wfa.solo.card-deploy-move-attack', () => {
    // The criteria of the Strategy result: the sietch of the higher rank, the legion closest to the target.
    const attack = mahdi()
      .tactics('tasmin-sink', 'gara-kulon')
      .sietch('gara-kulon', 1)
      .sietch('sihaya-ridge', 3)
      .harkonnen('ne-12', { special: 2 })
      .harkonnen('ne-09', { special: 1 });
    expect(attack.harkonnenCard('killers-without-mercy').at('sihaya-ridge')).toEqual([0, 0, 1, 0]);
    const march = war()
      .harkonnen('ne-07', { regular: 1 })
      .harkonnen('ne-05', { regular: 5 })
      .harkonnenCard('seek-out-the-mahdi');
    expect([march.at('shield-wall-east'), march.table.mahdiSought]).toEqual([[1, 0, 0, 0], 2]);
  });
  rule('wfa.solo.card-place-units', () => {
    // Imperial Basin is the settlement closest to a sietch.
    const p = war().harkonnen('hagga-basin', { regular: 4 }).harkonnenCard('evidence-of-rebellion');
    expect([p.at('imperial-basin'), p.at('hagga-basin')]).toEqual([
      [0, 2, 0, 0],
      [4, 0, 0, 0],
    ]);
    // Within the stacking limit: what does not fit is left out.
    const full = war().harkonnen('imperial-basin', { regular: 5 }).harkonnenCard('evidence-of-rebellion');
    expect(full.at('imperial-basin')).toEqual([5, 1, 0, 0]);
  });
  rule('wfa.solo.card-vehicles', () => {
    const p = war().harkonnenCard('sandmasters');
    expect(p.options).toEqual(['se-02', 'se-04', 'se-07', 'se-08']);
    expect(settle(p).table.harvesters.length).toBe(3);
    // None is left.
    const out = war()
      .with((t) => {
        t.harvesters = ['ne-01', 'ne-02', 'ne-03', 'ne-04', 'ne-05', 'ne-06', 'ne-07', 'ne-08'].map(areaOf);
      })
      .cardsLeft('corrinoAlly', 0);
    out.harkonnenCard('sandmasters');
    expect(out.table.harvesters.length).toBe(8);
    // No harvester is left, a carryall is.
    const carryall = war()
      .harvester('ne-01', 'ne-02', 'ne-03', 'ne-04', 'ne-05', 'ne-06', 'ne-07', 'ne-08')
      .harkonnenCard('workhorse-of-arrakis');
    expect(settle(carryall).table.air.filter((vehicle) => vehicle === 'carryall').length).toBe(1);
  });
  rule('wfa.solo.card-other-effects', () => {
    const p = war();
    for (const area of ['ne-01', 'ne-12', 'sw-01', 'ne-11']) p.wormsign(area, 'sand');
    p.harkonnenCard('spotter-control');
    expect(named(p.table.wormsigns)).toEqual(['sw-01']);
    const tie = war();
    for (const area of ['ne-11', 'ne-12', 'ne-14', 'ne-16']) tie.wormsign(area, 'sand');
    expect(tie.harkonnenCard('spotter-control').options).toEqual(['ne-11', 'ne-12', 'ne-14', 'ne-16']);
  });
  rule('wfa.solo.deck-reshuffle', () => {
    const p = war().cardsLeft('houseHarkonnen', 1);
    const [card] = p.place(planning.houseHarkonnen.deck);
    p.run('the harkonnens play a card', { deck: 'houseHarkonnen', card: '' });
    settle(p);
    expect(count(p.g, planning.houseHarkonnen.deck)).toBeGreaterThan(14);
    expect(p.place(planning.houseHarkonnen.deck)).not.toContain(card === 'hawats-scheming' ? '' : card);
    // The Atreides decks are not.
    const q = mahdi().cardsLeft('houseAtreides', 1).startOfRound();
    expect(count(q.g, planning.houseAtreides.deck)).toBe(0);
  });
});

describe('Hawat’s Scheming', () => {
  const first = () => war().inPlay('thufir-hawat').harkonnenCard('hawats-scheming');
  rule('wfa.solo.hawats-scheming', () => {
    const p = first();
    expect([
      p.place(planning.houseHarkonnen.attached),
      discards(p, 'hawats-scheming'),
      p.leader('thufir-hawat'),
    ]).toEqual([['hawats-scheming'], [], ASIDE]);
    p.with((t) => {
      t.diceAside = 1;
    }).harkonnenCard('hawats-scheming');
    expect([p.place(planning.houseHarkonnen.attached), discards(p, 'hawats-scheming')]).toEqual([
      [],
      ['hawats-scheming', 'hawats-scheming'],
    ]);
    expect([p.leader('thufir-hawat'), p.leader('gaius-helen-mohiam'), solo(p).unrolled]).toEqual([
      OUT_OF_GAME,
      ASIDE,
      1,
    ]);
  });
  rule('wfa.solo.hawats-scheming-no-hawat', () => {
    const p = first().inPlay('thufir-hawat', OUT_OF_GAME).harkonnenCard('hawats-scheming');
    expect([
      shelved(p, 'hawats-scheming'),
      p.place(planning.houseHarkonnen.attached),
      p.leader('gaius-helen-mohiam'),
    ]).toEqual([true, ['hawats-scheming'], NOT_IN_PLAY]);
    // With Hawat in play it is possible.
    expect(first().harkonnenCard('hawats-scheming').leader('gaius-helen-mohiam')).toBe(ASIDE);
  });
});

/** One test for each card. */
describe('House Harkonnen', () => {
  test('Hard Times and Oppression', () => {
    const p = war().destroyed('arsunt').harkonnenCard('hard-times-and-oppression');
    expect(
      ['carthag', 'arrakeen', 'imperial-basin', 'hagga-basin', 'north-pole', 'arsunt'].map((a) => p.at(a)),
    ).toEqual([[0, 1, 0, 0], [0, 1, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0], []]);
  });
  test('Forced Recruitment', () => {
    const p = war().harkonnenCard('forced-recruitment');
    expect([p.at('arrakeen'), p.leader('beast-rabban')]).toEqual([[0, 3, 0, 0], areaOf('arrakeen')]);
  });
  test('Beloved Feyd-Rautha', () => {
    const p = war()
      .deck('corrinoAlly', 'hope-clouds-observation')
      .row('the-desert-war')
      .harkonnenCard('beloved-feyd-rautha');
    expect([p.leader('feyd-rautha'), p.leader('beast-rabban'), p.place(prescience.row)]).toEqual([
      ASIDE,
      OUT_OF_GAME,
      [],
    ]);
    const q = war()
      .harkonnen('ne-08', { regular: 1, named: ['feyd-rautha'] })
      .harkonnenCard('beloved-feyd-rautha');
    expect(q.at('ne-08')).toEqual([1, 2, 0, 0]);
    expect(shelved(war().inPlay('feyd-rautha').harkonnenCard('beloved-feyd-rautha'), 'beloved-feyd-rautha')).toBe(true);
  });
  test('Harkonnen Patrols stand in three deserts beside sietches', () => {
    const p = settle(war().harkonnenCard('harkonnen-patrols'));
    const areas = p.table.legions.map((l) => idOf(l.area));
    expect([areas.length, new Set(areas).size]).toEqual([3, 3]);
    expect(
      areas.every((a) => ['ne-11', 'ne-12', 'ne-14', 'ne-15', 'ne-16', 'ne-02', 'ne-06', 'ne-09', 'ne-10'].includes(a)),
    ).toBe(true);
  });
  test('Arsunt Legion', () => {
    const p = war().harkonnenCard('arsunt-legion');
    expect([p.at('arsunt'), p.garrisonAt('arsunt')]).toEqual([[], ['black', 'silver']]);
    const q = mahdi()
      .tactics('tasmin-sink', 'gara-kulon')
      .sietch('gara-kulon', 1)
      .sietch('carthag', 1)
      .harkonnenCard('arsunt-legion');
    expect(q.at('carthag')).toEqual([1, 1, 0, 0]);
  });
  test('Baron’s Personal Guard moves the Baron from elsewhere on the board', () => {
    const p = war()
      .harkonnen('ne-07', { regular: 1 })
      .harkonnen('ne-01', { regular: 1, named: ['baron-harkonnen'] })
      .destroyed('carthag')
      .atreides('carthag', { regular: 1 })
      .harkonnenCard('barons-personal-guard');
    expect([p.at('arrakeen'), p.leader('baron-harkonnen')]).toEqual([[0, 2, 0, 0], areaOf('arrakeen')]);
  });
  test('Evidence of Rebellion', () => {
    const p = war().harkonnenCard('evidence-of-rebellion');
    expect([p.at('imperial-basin'), solo(p).reinforcements.length]).toEqual([[0, 2, 0, 0], 2]);
  });
  test('Polar-Cap Factories', () => {
    const p = war().wormsign('wind-pass', 'sand').wormsign('ne-01', 'sand').harkonnenCard('polar-cap-factories');
    expect([p.at('north-pole'), named(p.table.wormsigns)]).toEqual([[2, 1, 0, 1], ['ne-01']]);
  });
  test('Carthag, the Former Capital', () => {
    const p = war()
      .inPlay('beast-rabban', OUT_OF_GAME)
      .inPlay('baron-harkonnen', IN_TANK)
      .harkonnenCard('carthag-the-former-capital');
    expect([p.at('carthag'), p.leader('captain-aramsham')]).toEqual([[3, 1, 0, 0], areaOf('carthag')]);
  });
  test('Workhorse of Arrakis', () => {
    const p = settle(war().harvester('se-04').harkonnenCard('workhorse-of-arrakis'));
    expect([p.table.harvesters.length, p.table.air[4], solo(p).reinforcements.length]).toEqual([2, 'carryall', 2]);
  });
  test('Spotter Control', () => {
    const p = war().wormsign('ne-01', 'sand').harkonnenCard('spotter-control');
    expect([p.table.wormsigns, solo(p).reinforcements.length]).toEqual([[], 2]);
  });
  test('Explosive Artillery', () => {
    const p = war()
      .atreides('gara-kulon', { regular: 6 })
      .atreides('sihaya-ridge', { regular: 6 })
      .harkonnen('ne-12', { regular: 1 })
      .harkonnen('ne-09', { regular: 1 });
    p.rolls({ hits: 1, shields: 2, specials: 1 }).harkonnenCard('explosive-artillery');
    expect([p.at('gara-kulon'), p.at('sihaya-ridge')]).toEqual([
      [4, 0, 0, 0],
      [6, 0, 0, 0],
    ]);
  });
  test('Sandmasters', () => {
    const p = settle(war().harkonnenCard('sandmasters'));
    expect([p.table.harvesters.length, solo(p).reinforcements]).toEqual([3, ['corrinoAlly']]);
  });
  test('Mudir-Nahya, the Demon Ruler', () => {
    const p = war()
      .harkonnen('ne-12', { regular: 1 })
      .harkonnen('ne-04', { regular: 3 })
      .atreides('gara-kulon', { regular: 1 })
      .hand(0, 'war-plan')
      .harkonnenCard('mudir-nahya-the-demon-ruler');
    expect([battle(p), p.at('ne-12'), p.leader('beast-rabban')]).toEqual([
      ['ne-12', 'gara-kulon', true],
      [1, 1, 0, 0],
      areaOf('ne-12'),
    ]);
    const q = war()
      .inPlay('beast-rabban', OUT_OF_GAME)
      .inPlay('captain-aramsham', OUT_OF_GAME)
      .harkonnen('ne-12', { regular: 1 })
      .harkonnenCard('mudir-nahya-the-demon-ruler');
    expect([q.at('ne-12'), q.leader('baron-harkonnen')]).toEqual([[1, 2, 0, 0], areaOf('ne-12')]);
  });
  test('Hunter-Seeker', () => {
    const p = war()
      .harkonnen('ne-04', { regular: 1 })
      .atreides('ne-12', { regular: 1, named: ['stilgar'] })
      .atreides('ne-10', { regular: 1, named: ['paul-atreides'] })
      .atreides('sw-01', { regular: 1, named: ['lady-jessica'] })
      .harkonnenCard('hunter-seeker');
    expect([p.leader('stilgar'), p.leader('paul-atreides')]).toEqual([IN_TANK, areaOf('ne-10')]);
    expect(
      shelved(
        war()
          .harkonnen('sw-01', { regular: 1 })
          .atreides('ne-12', { regular: 1, named: ['stilgar'] })
          .harkonnenCard('hunter-seeker'),
        'hunter-seeker',
      ),
    ).toBe(true);
  });
});

describe('Corrino Ally', () => {
  test('Rage Overcame Shaddam IV brings him into play, and another card', () => {
    for (const card of ['a', 'b', 'c'].map((x) => `rage-overcame-shaddam-iv-${x}`)) {
      const p = war().deck('houseHarkonnen', 'forced-recruitment').harkonnenCard(card);
      expect([p.leader('shaddam-iv'), p.at('arrakeen'), discards(p, card)]).toEqual([ASIDE, [0, 3, 0, 0], [card]]);
    }
  });
  test('Rage Overcame Shaddam IV: four Regulars in a settlement', () => {
    const p = war().inPlay('shaddam-iv').harkonnenCard('rage-overcame-shaddam-iv-a');
    expect([p.at('imperial-basin'), p.leader('shaddam-iv')]).toEqual([[4, 0, 0, 0], areaOf('imperial-basin')]);
  });
  test('Rage Overcame Shaddam IV: two Sardaukar in a legion', () => {
    const p = war()
      .inPlay('shaddam-iv')
      .harkonnen('ne-08', { regular: 1 })
      .harkonnen('carthag', { regular: 3 })
      .harkonnenCard('rage-overcame-shaddam-iv-b');
    expect([p.at('ne-08'), p.leader('shaddam-iv')]).toEqual([[1, 0, 2, 0], areaOf('ne-08')]);
  });
  test('Rage Overcame Shaddam IV: a Sardaukar legion moves and attacks', () => {
    const p = war()
      .inPlay('shaddam-iv')
      .harkonnen('ne-07', { special: 3 })
      .atreides('gara-kulon', { regular: 1 })
      .hand(0, 'war-plan')
      .harkonnenCard('rage-overcame-shaddam-iv-c');
    expect([battle(p), p.leader('shaddam-iv')]).toEqual([
      ['shield-wall-east', 'gara-kulon', true],
      areaOf('shield-wall-east'),
    ]);
  });
  test('Manipulation of Others', () => {
    const p = war().hand(0, 'war-plan', 'thumpers', 'crysknife').harkonnenCard('manipulation-of-others');
    expect([p.question, p.asked.seat]).toEqual(['discard a card?', 0]);
    p.say('thumpers', 'crysknife');
    expect([p.cards(0), solo(p).reinforcements.length]).toEqual([['war-plan'], 2]);
  });
  test('Breeding Program', () => {
    const p = war()
      .deck('houseHarkonnen', 'forced-recruitment')
      .with((t) => {
        t.diceAside = 1;
      })
      .harkonnenCard('breeding-program');
    expect([solo(p).unrolled, p.at('arrakeen')]).toEqual([1, [0, 3, 0, 0]]);
  });
  test('Troop Carriers', () => {
    const p = war()
      .harkonnen('carthag', { regular: 3 })
      .harkonnen('ne-11', { regular: 4 })
      .harkonnen('ne-01', { regular: 1 })
      .harkonnenCard('troop-carriers');
    expect([p.at('ne-11'), p.at('carthag')]).toEqual([
      [6, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
    const q = war()
      .harkonnen('carthag', { regular: 2 })
      .harkonnen('ne-11', { regular: 1 })
      .harkonnenCard('troop-carriers');
    expect([q.at('ne-11'), q.garrisonAt('carthag')]).toEqual([
      [3, 0, 0, 0],
      ['black', 'silver'],
    ]);
    expect(shelved(war().harkonnen('carthag', { regular: 2 }).harkonnenCard('troop-carriers'), 'troop-carriers')).toBe(
      true,
    );
  });
  test('Shigawire', () => {
    const p = war()
      .harkonnen('ne-07', { special: 1 })
      .harkonnen('ne-08', { regular: 6 })
      .atreides('cne-09', { regular: 1, named: ['stilgar'] })
      .harkonnenCard('shigawire');
    expect([p.at('shield-wall-east'), p.leader('stilgar')]).toEqual([[0, 0, 1, 0], IN_TANK]);
  });
  test('Hope Clouds Observation: the player chooses, a kept card stays', () => {
    const p = war()
      .row('the-desert-war', 'stunted-worms', 'unknown-ar-3')
      .with((t) => {
        t.kept = ['stunted-worms'];
      })
      .harkonnenCard('hope-clouds-observation');
    expect(p.options).toEqual(['the-desert-war', 'unknown-ar-3']);
    expect(p.say('unknown-ar-3').place(prescience.row)).toEqual(['the-desert-war', 'stunted-worms']);
  });
  test('Reports of Traitors', () => {
    const p = war().dice(0, { house: 2 }).harkonnenCard('reports-of-traitors');
    expect(p.table.dice[0]).toEqual([0, 0, 0, 0, 1]);
    expect(shelved(war().dice(0, { mentat: 2 }).harkonnenCard('reports-of-traitors'), 'reports-of-traitors')).toBe(
      true,
    );
  });
  test('Sardaukar Pogrom', () => {
    const p = settle(
      war()
        .harkonnen('ne-07', { special: 1 })
        .harkonnen('ne-05', { special: 1 })
        .harkonnen('ne-04', { special: 1 })
        .harkonnen('ne-15', { regular: 1 })
        .harkonnenCard('sardaukar-pogrom'),
    );
    expect([p.at('ne-04'), p.at('shield-wall-east'), p.at('ne-15')]).toEqual([[], [0, 0, 1, 0], [1, 0, 0, 0]]);
  });
  test('Sardaukar’s Manner attacks if it can, else moves', () => {
    const p = war()
      .harkonnen('ne-12', { special: 2 })
      .atreides('gara-kulon', { regular: 1 })
      .hand(0, 'war-plan')
      .harkonnenCard('sardaukars-manner');
    expect(battle(p)).toEqual(['ne-12', 'gara-kulon', true]);
    expect(war().harkonnen('ne-07', { special: 2 }).harkonnenCard('sardaukars-manner').at('shield-wall-east')).toEqual([
      0, 0, 2, 0,
    ]);
  });
  test('Spies All Over Arrakis', () => {
    const p = war().token('gara-kulon', 'S-RE').token('ne-04', 'S-RR').harkonnenCard('spies-all-over-arrakis');
    expect([p.at('gara-kulon'), p.at('ne-04'), solo(p).reinforcements.length]).toEqual([[1, 1, 0, 0], [], 2]);
    expect(p.view(-1).hidden['sietches']!['board']).toEqual({ row: ['2', null] });
  });
  test('Full Control of the Air', () => {
    const p = war().harkonnen('ne-07', { regular: 1 }).harkonnenCard('full-control-of-the-air');
    settle(p);
    expect([p.table.air.filter((x) => x === 'ornithopter').length, p.at('ne-07')]).toEqual([2, []]);
  });
  test('Moving the Battle Group', () => {
    const p = war().harkonnenCard('moving-the-battle-group');
    expect(p.at('shield-wall-east')).toEqual([0, 2, 0, 1]);
  });
  test('Killers Without Mercy', () => {
    const p = war()
      .harkonnen('ne-12', { special: 2 })
      .harkonnen('ne-14', { regular: 6 })
      .atreides('gara-kulon', { regular: 1 })
      .hand(0, 'war-plan')
      .harkonnenCard('killers-without-mercy');
    expect(battle(p)).toEqual(['ne-12', 'gara-kulon', false]);
  });
  test('Sardaukar Disguised', () => {
    const p = war()
      .harkonnen('ne-07', { elite: 3 })
      .harkonnen('ne-05', { regular: 1 })
      .harkonnenCard('sardaukar-disguised');
    expect([p.at('shield-wall-east'), p.at('ne-05')]).toEqual([
      [0, 1, 2, 0],
      [1, 0, 0, 0],
    ]);
  });
  test('I Decide What Best Serves His Majesty', () => {
    const p = war()
      .harkonnen('ne-07', { special: 2 })
      .harkonnen('ne-12', { regular: 6 })
      .harkonnenCard('i-decide-what-best-serves-his-majesty');
    expect([p.leader('captain-aramsham'), p.at('ne-07')]).toEqual([areaOf('shield-wall-east'), []]);
    expect(
      shelved(
        war().harkonnen('ne-12', { regular: 6 }).harkonnenCard('i-decide-what-best-serves-his-majesty'),
        'i-decide-what-best-serves-his-majesty',
      ),
    ).toBe(true);
  });
  test('Seek Out the ‘Mahdi’', () => {
    expect(war().harkonnenCard('seek-out-the-mahdi').table.mahdiSought).toBe(2);
  });
});

test('every Harkonnen card can be played by itself', () => {
  for (const deck of ['houseHarkonnen', 'corrinoAlly'] as const)
    for (const { id } of FACTS.planningCards.decks[deck]) {
      const p = war()
        .harkonnen('carthag', { regular: 2, elite: 2, special: 1 })
        .hand(0, 'war-plan', 'thumpers')
        .harkonnenCard(id);
      for (let n = 0; n < 60 && p.question !== ''; n++) p.say(p.options[0]!);
      expect([id, p.question, p.place(planning[deck].played)]).toEqual([id, '', []]);
    }
});
