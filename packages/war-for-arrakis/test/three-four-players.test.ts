// Three and four players: shared sides, their dashboards, dice, cards and who decides what.

import {
  ATREIDES,
  FACTS,
  HARKONNEN,
  IN_TANK,
  RESULTS,
  camps,
  divideDice,
  keptObjectives,
  leaderOf,
  planning,
  rules,
  type Asked,
} from '@landsraad/war-for-arrakis';
import { desertWar, newGame, position, team, type Position } from '@landsraad/war-for-arrakis/testing';
import { configOf, ofSeat, refuseConfig, things } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { rule } from './rule.ts';

const roll = (hits: number, shields: number, specials: number) => ({ hits, shields, specials });
/** The seats of four players. */
const [HOUSE_ATREIDES, FREMEN, HOUSE_HARKONNEN, CORRINO] = [0, 1, 2, 3] as const;
const askedSeats = (p: Position) => p.decisions.map((d) => d.seat);
const results = (p: Position, seat: number) =>
  Object.fromEntries(RESULTS.map((r, n) => [r, p.table.dice[seat]?.[n] ?? 0] as const).filter(([, n]) => n > 0));
const config = (mode: string, options = {}) =>
  configOf(rules, { mode, players: mode === 'four-player' ? 4 : 3, options });
const seatNames = (mode: string, options = {}) => {
  const c = config(mode, options);
  return Array.from({ length: c.players }, (_, seat) => rules.text.seat(seat, c));
};

describe('who plays whom', () => {
  rule('wfa.team.seats', () => {
    expect(refuseConfig(rules, config('four-player'))).toBe(null);
    expect(refuseConfig(rules, { ...config('three-player'), players: 2 })).not.toBe(null);
    expect(team('four-player').table.sides).toEqual([ATREIDES, ATREIDES, HARKONNEN, HARKONNEN]);
    expect(team('three-player').table.sides).toEqual([ATREIDES, HARKONNEN, HARKONNEN]);
    expect(team('three-player', 'atreides').table.sides).toEqual([ATREIDES, ATREIDES, HARKONNEN]);
    expect(seatNames('four-player')).toEqual(['House Atreides', 'Fremen Ally', 'House Harkonnen', 'Corrino Ally']);
    expect(seatNames('three-player')).toEqual(['Atreides', 'House Harkonnen', 'Corrino Ally']);
    expect(seatNames('three-player', { shared: 'atreides' })).toEqual(['House Atreides', 'Fremen Ally', 'Harkonnen']);
  });
  test('only three players choose which side two share', () => {
    expect(refuseConfig(rules, config('four-player', { shared: 'atreides' }))).toMatch(/^Only three players/);
    expect(refuseConfig(rules, config('three-player', { shared: 'atreides' }))).toBe(null);
  });
  rule('wfa.team.base-rules', () => {
    // Three players: the Atreides are led by one, as with two.
    const p = team('three-player');
    expect([p.table.tanks[0]?.length, p.table.cones]).toEqual([3, [0, 3]]);
    const token = p
      .copy()
      .with((t) => {
        t.gesserit = [1, 0];
      })
      .run('bene gesserit', { seat: 0 });
    expect(token.options).toEqual(['leadership', 'strategy', 'deployment', 'mentat', 'house', 'no']);
    const q = p.startOfRound();
    expect([q.cards(0).length, q.cards(1).length, q.cards(2).length]).toEqual([2, 1, 1]);
    const r = team('three-player').dice(0, { mentat: 1 }).turn(ATREIDES);
    expect([askedSeats(r), r.say('mentat', 'draw').options]).toEqual([[0], ['houseAtreides', 'fremenAlly', 'no more']]);
  });
  rule('wfa.team.components', () => {
    const { houseAtreides, fremenAlly, houseHarkonnen, corrinoAlly } = FACTS.dashboards;
    expect([houseAtreides, fremenAlly, houseHarkonnen, corrinoAlly].map((d) => d.name)).toEqual([
      'House Atreides dashboard',
      'Fremen Ally dashboard',
      'House Harkonnen dashboard',
      'Corrino Ally dashboard',
    ]);
    // Each of the four players has a tank and boxes of their own.
    expect(team().table.tanks.map((t) => t.length)).toEqual([3, 3, 5, 5]);
  });
  rule('wfa.team.subfactions', () => {
    // The tank that each of them goes to tells whose it is.
    const struck = (id: string, area: string) => {
      const q = team().harkonnen('ne-11', { regular: 1, named: area === 'ne-11' ? [id] : [] });
      q.atreides('ne-05', { regular: 1, named: area === 'ne-05' ? [id] : [] });
      q.hits(area === 'ne-11' ? HARKONNEN : ATREIDES, area, 2).say('regular');
      return q.table.tanks.findIndex((t) => t.includes(leaderOf(id)));
    };
    expect([
      struck('paul-atreides', 'ne-05'),
      struck('chani', 'ne-05'),
      struck('baron-harkonnen', 'ne-11'),
      struck('shaddam-iv', 'ne-11'),
    ]).toEqual([HOUSE_ATREIDES, FREMEN, HOUSE_HARKONNEN, CORRINO]);
  });
  rule('wfa.team.starting-leaders', () => {
    const leaderships = (seat: number, result: string) => {
      const side = seat < 2 ? ATREIDES : HARKONNEN;
      const p = team()
        .dice(seat, { [result]: 1 })
        .harkonnen('ne-11', { regular: 1, named: ['beast-rabban'] });
      p.atreides('ne-05', { regular: 1, named: ['paul-atreides'] })
        .turn(side)
        .sayAs(seat, result);
      return p.options.filter((o) => String(o).startsWith('leader '));
    };
    const word = (id: string) => `leader ${leaderOf(id)}`;
    expect(leaderships(HOUSE_ATREIDES, 'leadership')).toEqual([word('paul-atreides')]);
    expect(leaderships(HOUSE_ATREIDES, 'mentat')).toEqual([word('lady-jessica')]);
    expect(leaderships(FREMEN, 'deployment')).toEqual([word('stilgar')]);
    expect(leaderships(HOUSE_HARKONNEN, 'house')).toEqual([word('baron-harkonnen')]);
    expect(leaderships(HOUSE_HARKONNEN, 'leadership')).toEqual([word('beast-rabban')]);
    expect(leaderships(CORRINO, 'deployment')).toEqual([word('captain-aramsham')]);
  });
  rule('wfa.team.win-together', () => {
    const p = team()
      .sietch('gara-kulon', 3)
      .harkonnen('ne-11', { regular: 1 })
      .with((t) => {
        t.supremacy = 7;
      });
    p.action(HARKONNEN, 'strategy').say('attack', 'ne-11', 'gara-kulon', 'advance');
    expect(p.g.over?.winners).toEqual([HOUSE_HARKONNEN, CORRINO]);
    const q = team()
      .objective('4-6-8')
      .with((t) => {
        t.prescience = [4, 6, 8];
      });
    expect(q.endOfRound().g.over?.winners).toEqual([HOUSE_ATREIDES, FREMEN]);
  });
});

describe('dashboards and tanks', () => {
  rule('wfa.team.dashboards', () => {
    expect([position().table.tanks.length, team().table.tanks.length]).toEqual([2, 4]);
    const p = team()
      .with((t) => {
        t.gesserit = [1, 1];
      })
      .beneGesserit(HARKONNEN);
    expect(p.options).toEqual(['leadership', 'mentat', 'house', 'no']);
  });
  rule('wfa.team.results-harkonnen', () => {
    expect(FACTS.dashboards.houseHarkonnen.boxes).toEqual(['leadership', 'mentat', 'house']);
    expect(FACTS.dashboards.corrinoAlly.boxes).toEqual(['strategy', 'deployment', 'mentat']);
    const p = team().with((t) => {
      t.gesserit = [1, 1];
    });
    expect(p.run('bene gesserit', { seat: CORRINO }).options).toEqual(['strategy', 'deployment', 'mentat', 'no']);
  });
  rule('wfa.team.results-atreides', () => {
    const p = team().with((t) => {
      t.gesserit = [1, 1];
    });
    expect(p.copy().run('bene gesserit', { seat: HOUSE_ATREIDES }).options).toEqual([
      'leadership',
      'mentat',
      'house',
      'no',
    ]);
    expect(p.run('bene gesserit', { seat: FREMEN }).options).toEqual(['leadership', 'strategy', 'deployment', 'no']);
    expect(FACTS.dashboards.fremenAlly.boxes).toContain('desertPower');
  });
  rule('wfa.team.tank-slots', () => {
    expect(team().table.tanks.map((t) => t.length)).toEqual([3, 3, 5, 5]);
    const p = team()
      .atreides('ne-05', { regular: 1, named: ['paul-atreides', 'stilgar'] })
      .hits(ATREIDES, 'ne-05', 2)
      .say('regular')
      .say(`leader ${leaderOf('stilgar')}`);
    expect([p.table.tanks[HOUSE_ATREIDES]?.[0], p.table.tanks[FREMEN]?.[0]]).toEqual([
      leaderOf('paul-atreides'),
      leaderOf('stilgar'),
    ]);
  });
  rule('wfa.team.tank', () => {
    const p = team()
      .tank(HOUSE_ATREIDES, 'paul-atreides')
      .tank(FREMEN, 'stilgar')
      .tank(CORRINO, 'captain-aramsham')
      .dice(FREMEN, { strategy: 1 })
      .turn(ATREIDES)
      .sayAs(FREMEN, 'strategy')
      .say('nothing');
    expect(p.table.tanks.map((t) => t.findIndex((l) => l >= 0))).toEqual([1, 1, -1, 0]);
    expect(p.leader('stilgar')).toBe(IN_TANK);
  });
});

describe('secrets and talk', () => {
  rule('wfa.team.cone-tokens', () => {
    expect([team().table.cones, team('three-player').table.cones, position().table.cones]).toEqual([
      [3, 3],
      [0, 3],
      [0, 0],
    ]);
  });
  rule('wfa.team.cone-use', () => {
    const p = team().dice(HOUSE_HARKONNEN, { mentat: 1 }).turn(HARKONNEN);
    p.act(CORRINO, 'cone of silence: confer');
    expect([p.table.cones, p.question]).toEqual([[3, 2], 'what do you do?']);
    p.act(FREMEN, 'cone of silence: confer');
    expect(p.table.cones).toEqual([2, 2]);
    const conferring = (seat: number) =>
      rules.conference?.(p.g, { kind: 'cone of silence', rule: '', nouns: { seat }, to: [], whisper: null });
    expect([conferring(FREMEN)?.seats, conferring(HOUSE_HARKONNEN)?.seats, conferring(CORRINO)?.seconds]).toEqual([
      [HOUSE_ATREIDES, FREMEN],
      [HOUSE_HARKONNEN, CORRINO],
      3 * 60,
    ]);
  });
  rule('wfa.team.cone-when', () => {
    // At any moment, even on the opponents' turn; without tokens never.
    const p = team().dice(HOUSE_HARKONNEN, { mentat: 1 }).turn(HARKONNEN);
    expect(p.offers(HOUSE_ATREIDES)).toContain('cone of silence: confer');
    for (let n = 0; n < 3; n++) p.act(HOUSE_ATREIDES, 'cone of silence: confer');
    expect(p.offers(FREMEN)).not.toContain('cone of silence: confer');
    expect(position().turn(HARKONNEN).offers(HARKONNEN)).not.toContain('cone of silence: confer');
    // Nothing else makes partners confer.
    const turn = { kind: 'turn', rule: '', nouns: { seat: FREMEN }, to: [], whisper: null };
    expect(rules.conference?.(p.g, turn)).toBe(null);
  });
  rule('wfa.team.open-talk', () => {
    const p = team().hand(HOUSE_HARKONNEN, 'sandmasters').hand(CORRINO, 'shigawire');
    const seen = (seat: number, deck: string, of: number) => p.view(seat).hidden[deck]![`hand ${of}`];
    expect(seen(CORRINO, 'corrinoAlly', CORRINO)).toEqual({ known: ['shigawire'], backs: 0 });
    expect(seen(CORRINO, 'houseHarkonnen', HOUSE_HARKONNEN)).toEqual({ known: [], backs: 1 });
    expect(seen(HOUSE_HARKONNEN, 'corrinoAlly', CORRINO)).toEqual({ known: [], backs: 1 });
  });
  rule('wfa.team.shared-secrets', () => {
    const p = newGame('secrets', {}, 'four-player');
    const known = (seat: number) => {
      const { hidden } = p.view(seat);
      const row = (pool: string, place: string) => {
        const there = hidden[pool]![place]!;
        return 'row' in there ? there.row.filter((x) => x !== null).length : there.known.length;
      };
      return [row('sietches', 'board'), row('deployment tokens', 'board'), row('objectives', 'kept 0')];
    };
    expect([known(HOUSE_ATREIDES), known(FREMEN)]).toEqual([
      [8, 8, 1],
      [8, 8, 1],
    ]);
    expect([known(HOUSE_HARKONNEN), known(CORRINO)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(things(p.g, keptObjectives(p.g)).length).toBe(1);
    // A token that one of them deploys is known to both.
    const q = team().sietch('gara-kulon', 1).dice(FREMEN, { deployment: 1 }).turn(ATREIDES);
    q.sayAs(FREMEN, 'deployment').say('deploy', 'token', 'gara-kulon', 'leave it out');
    const there = q.view(HOUSE_ATREIDES).hidden['deployment tokens']!['board']!;
    expect('row' in there && there.row[0]).toMatch(/^D-/);
  });
  rule('wfa.team.common-forces', () => {
    // The Corrino player moves a legion of House troops with the Baron.
    const p = team()
      .harkonnen('ne-11', { regular: 2, named: ['baron-harkonnen'] })
      .dice(CORRINO, { strategy: 1 })
      .turn(HARKONNEN)
      .sayAs(CORRINO, 'strategy')
      .say('move', 'ne-11', 'ne-12', 'the whole legion', 'done');
    expect(p.at('ne-12')).toEqual([2, 0, 0, 0]);
  });
});

describe('planning cards', () => {
  rule('wfa.team.start-draw', () => {
    const p = team().startOfRound();
    expect([0, 1, 2, 3].map((seat) => p.cards(seat).length)).toEqual([1, 1, 1, 1]);
    const held = (deck: 'houseAtreides' | 'fremenAlly' | 'houseHarkonnen' | 'corrinoAlly', seat: number) =>
      things(p.g, ofSeat(planning[deck].hand, seat)).length;
    expect([
      held('houseAtreides', HOUSE_ATREIDES),
      held('fremenAlly', FREMEN),
      held('houseHarkonnen', HOUSE_HARKONNEN),
      held('corrinoAlly', CORRINO),
    ]).toEqual([1, 1, 1, 1]);
  });
  rule('wfa.team.own-deck', () => {
    const p = team().dice(CORRINO, { mentat: 1 }).hand(HOUSE_HARKONNEN, 'sandmasters').hand(CORRINO, 'shigawire');
    p.turn(HARKONNEN);
    expect(p.options).toEqual(['mentat', 'play shigawire']);
    p.sayAs(CORRINO, 'mentat').say('draw');
    expect(p.options).toEqual(['corrinoAlly', 'no more']);
  });
  rule('wfa.team.atreides-draws-fremen', () => {
    const p = team().deck('fremenAlly', 'thumpers').dice(HOUSE_ATREIDES, { mentat: 1 }).turn(ATREIDES);
    p.sayAs(HOUSE_ATREIDES, 'mentat').say('draw');
    expect(p.options).toEqual(['houseAtreides', 'fremenAlly', 'no more']);
    p.say('fremenAlly', 'no more');
    expect([p.cards(FREMEN), p.cards(HOUSE_ATREIDES)]).toEqual([['thumpers'], []]);
    // Both have seen it; the opponents have not.
    const seen = (seat: number) => p.view(seat).hidden['fremenAlly']![`hand ${FREMEN}`];
    expect([seen(HOUSE_ATREIDES), seen(FREMEN), seen(CORRINO)]).toEqual([
      { known: ['thumpers'], backs: 0 },
      { known: ['thumpers'], backs: 0 },
      { known: [], backs: 1 },
    ]);
    // The Fremen Ally draws only its own.
    const q = team().dice(FREMEN, { leadership: 1 }).inPlay('reverend-mother-jessica');
    q.run('draw cards', { side: ATREIDES, left: 2, from: [], deck: '' });
    expect(q.options).toEqual(['houseAtreides', 'fremenAlly', 'no more']);
    q.with((t) => {
      t.acting = FREMEN;
    });
    expect(q.options).toEqual(['fremenAlly', 'no more']);
  });
  rule('wfa.team.hand-limit', () => {
    const five = ['sandmasters', 'spotter-control', 'evidence-of-rebellion', 'hunter-seeker', 'forced-recruitment'];
    const p = team()
      .hand(HOUSE_HARKONNEN, ...five)
      .hand(CORRINO, 'shigawire')
      .objective('4-6-8')
      .endOfRound();
    expect([p.question, p.asked.seat, p.asked.about]).toEqual(['discard which card?', HOUSE_HARKONNEN, { limit: 4 }]);
    p.say('sandmasters');
    expect([p.cards(HOUSE_HARKONNEN).length, p.question]).toEqual([4, '']);
    // A side that one player leads keeps six.
    expect(
      position()
        .hand(HARKONNEN, ...five)
        .objective('4-6-8')
        .endOfRound().question,
    ).toBe('');
    const ally = team()
      .hand(CORRINO, 'shigawire', 'troop-carriers', 'breeding-program', 'sardaukar-pogrom', 'seek-out-the-mahdi')
      .objective('4-6-8')
      .endOfRound();
    expect(ally.asked.seat).toBe(CORRINO);
  });
  rule('wfa.team.battle-discard', () => {
    const p = team()
      .hand(HOUSE_HARKONNEN, 'sandmasters')
      .hand(CORRINO, 'shigawire')
      .hand(FREMEN, 'thumpers')
      .harkonnen('ne-11', { regular: 1 })
      .atreides('ne-12', { regular: 1 })
      .dice(CORRINO, { strategy: 1 })
      .turn(HARKONNEN)
      .sayAs(CORRINO, 'strategy')
      .say('attack', 'ne-11', 'ne-12');
    expect([p.question, p.asked.seat]).toEqual(['discard a card for a die?', HOUSE_HARKONNEN]);
    p.say('sandmasters');
    expect([p.asked.seat, p.options]).toEqual([CORRINO, ['enough', 'shigawire']]);
    p.say('shigawire');
    expect([p.asked.seat, p.table.battle?.cards]).toEqual([FREMEN, [0, 2]]);
  });
  rule('wfa.team.your-opponent', () => {
    const p = team()
      .hand(HOUSE_HARKONNEN, 'sandmasters')
      .hand(CORRINO, 'shigawire')
      .play(ATREIDES, 'the-voice', HOUSE_ATREIDES);
    expect([p.question, p.asked.seat, p.options]).toEqual([
      'which partner discards?',
      HOUSE_HARKONNEN,
      ['house', 'ally'],
    ]);
    p.say('ally');
    expect([p.asked.seat, p.options]).toEqual([CORRINO, ['shigawire']]);
    p.say('shigawire');
    expect([p.cards(HOUSE_HARKONNEN), p.cards(CORRINO)]).toEqual([['sandmasters'], []]);
    // If only one holds a card, nobody need ask.
    const q = team().hand(CORRINO, 'shigawire').play(ATREIDES, 'the-voice', HOUSE_ATREIDES);
    expect([q.question, q.asked.seat]).toEqual(['discard a card?', CORRINO]);
  });
  rule('wfa.team.example-your-opponent', () => {
    const opponents = () =>
      team()
        .hand(HOUSE_ATREIDES, 'war-plan', 'truthtrance')
        .hand(FREMEN, 'thumpers', 'crysknife')
        .play(HARKONNEN, 'manipulation-of-others', CORRINO);
    const one = opponents().say('house', 'war-plan', 'house', 'truthtrance');
    expect([one.cards(HOUSE_ATREIDES), one.cards(FREMEN).length]).toEqual([[], 2]);
    const each = opponents().say('house', 'war-plan', 'ally', 'thumpers');
    expect([each.cards(HOUSE_ATREIDES), each.cards(FREMEN)]).toEqual([['truthtrance'], ['crysknife']]);
  });
});

describe('dividing the dice', () => {
  rule('wfa.team.roll', () => {
    const p = team().seed(1).run('action resolution', {});
    const all = (seats: readonly number[]) =>
      seats.reduce(
        (n, seat) => n + Object.values(results(p, seat)).reduce((a, b) => a + b, 0) + (p.table.excess[seat] ?? 0),
        0,
      );
    expect([all([HOUSE_ATREIDES, FREMEN]), all([HOUSE_HARKONNEN, CORRINO])]).toEqual([4, 8]);
  });
  const share = (side: 0 | 1, dice: { readonly [result: string]: number }) => {
    const p = team();
    const [house, ally] = divideDice(
      p.g,
      side,
      RESULTS.map((r) => dice[r] ?? 0),
    );
    const boxes = (s: { readonly boxes: readonly number[] }) =>
      Object.fromEntries(RESULTS.map((r, n) => [r, s.boxes[n] ?? 0] as const).filter(([, n]) => n > 0));
    return { house: boxes(house), ally: boxes(ally), excess: [house.excess, ally.excess] };
  };
  rule('wfa.team.example-split', () => {
    expect(share(HARKONNEN, { strategy: 3, deployment: 2, leadership: 1, mentat: 2 })).toEqual({
      house: { leadership: 1, mentat: 2 },
      ally: { strategy: 2, deployment: 2 },
      excess: [1, 0],
    });
    // Changed to House, the result with no die.
    const p = team()
      .dice(HOUSE_HARKONNEN, { leadership: 1, mentat: 2 })
      .dice(CORRINO, { strategy: 2, deployment: 2 })
      .with((t) => {
        t.excess = [0, 0, 1, 0];
      })
      .excessDice();
    expect([results(p, HOUSE_HARKONNEN), results(p, CORRINO)]).toEqual([
      { leadership: 1, mentat: 2, house: 1 },
      { strategy: 2, deployment: 2 },
    ]);
  });
  rule('wfa.team.slots', () => {
    expect(share(HARKONNEN, { deployment: 3 })).toEqual({ house: {}, ally: { deployment: 2 }, excess: [1, 0] });
    expect(share(ATREIDES, { deployment: 2 })).toEqual({ house: {}, ally: { deployment: 1 }, excess: [1, 0] });
  });
  rule('wfa.team.split-1-exclusive', () => {
    expect(share(HARKONNEN, { strategy: 2, house: 1, leadership: 2 })).toEqual({
      house: { house: 1, leadership: 2 },
      ally: { strategy: 2 },
      excess: [0, 0],
    });
    expect(share(ATREIDES, { strategy: 1, deployment: 1, house: 1, mentat: 1 })).toEqual({
      house: { house: 1, mentat: 1 },
      ally: { strategy: 1, deployment: 1 },
      excess: [0, 0],
    });
  });
  rule('wfa.team.split-2-common', () => {
    expect(share(HARKONNEN, { leadership: 2, house: 1, mentat: 2 })).toEqual({
      house: { leadership: 2, house: 1 },
      ally: { mentat: 2 },
      excess: [0, 0],
    });
  });
  rule('wfa.team.split-2-slots', () => {
    // Four fit on both dashboards together, the fifth on neither.
    expect(share(HARKONNEN, { strategy: 2, deployment: 1, mentat: 5 })).toEqual({
      house: { mentat: 2 },
      ally: { strategy: 2, deployment: 1, mentat: 2 },
      excess: [1, 0],
    });
  });
  rule('wfa.team.split-3-set-aside', () => {
    expect(share(HARKONNEN, { strategy: 6, leadership: 1 })).toEqual({
      house: { leadership: 1 },
      ally: { strategy: 2 },
      excess: [3, 1],
    });
  });
  rule('wfa.team.split-ties', () => {
    expect(share(HARKONNEN, { mentat: 3 })).toEqual({ house: { mentat: 2 }, ally: { mentat: 1 }, excess: [0, 0] });
    expect(share(ATREIDES, { leadership: 1 })).toEqual({ house: { leadership: 1 }, ally: {}, excess: [0, 0] });
  });
  rule('wfa.team.split-4-change', () => {
    const p = team()
      .dice(HOUSE_HARKONNEN, { leadership: 1, mentat: 2 })
      .with((t) => {
        t.excess = [0, 0, 2, 0];
      })
      .excessDice();
    // House has none, then Leadership and House have one each.
    expect([p.question, p.asked.seat, p.options]).toEqual([
      'change the die to what?',
      HOUSE_HARKONNEN,
      ['leadership', 'house'],
    ]);
    expect(p.why('strategy')).toBe('wfa.team.split-4-change');
    p.say('house');
    expect([results(p, HOUSE_HARKONNEN), p.table.excess]).toEqual([
      { leadership: 1, mentat: 2, house: 2 },
      [0, 0, 0, 0],
    ]);
    // Only where there is a slot: with one die on each box none is left.
    const full = team()
      .dice(FREMEN, { leadership: 1 })
      .with((t) => {
        t.excess = [0, 1, 0, 0];
      })
      .excessDice(ATREIDES);
    expect(full.options).toEqual(['strategy', 'deployment']);
  });
  rule('wfa.dice.excess-order-shared', () => {
    const p = team().with((t) => {
      t.excess = [1, 1, 1, 1];
    });
    const order: number[] = [];
    p.excessDice();
    while (p.question !== '') {
      order.push(p.asked.seat);
      p.say(p.options[0]!);
    }
    expect(order).toEqual([HOUSE_HARKONNEN, HOUSE_ATREIDES, CORRINO, FREMEN]);
  });
});

describe('turns', () => {
  rule('wfa.team.turns', () => {
    const p = team()
      .dice(HOUSE_HARKONNEN, { mentat: 1, leadership: 1 })
      .dice(CORRINO, { strategy: 1 })
      .dice(HOUSE_ATREIDES, { mentat: 1 })
      .dice(FREMEN, { strategy: 1, deployment: 1 })
      .actionTurns();
    expect([p.question, askedSeats(p), p.options]).toEqual(['who acts?', [HOUSE_ATREIDES], ['house', 'ally']]);
    p.say('ally');
    expect([p.question, askedSeats(p)]).toEqual(['what do you do?', [FREMEN]]);
    p.say('strategy', 'nothing');
    expect([p.question, askedSeats(p)]).toEqual(['who acts?', [HOUSE_HARKONNEN]]);
    p.say('house');
    expect(askedSeats(p)).toEqual([HOUSE_HARKONNEN]);
    p.say('leadership', 'nothing');
    // They need not alternate.
    p.say('ally', 'deployment', 'nothing', 'house', 'mentat', 'nothing');
    // Only one of them has a die left.
    expect([p.question, askedSeats(p)]).toEqual(['what do you do?', [HOUSE_ATREIDES]]);
  });
  rule('wfa.team.acting-player', () => {
    const p = team()
      .harkonnen('ne-11', { regular: 2 })
      .dice(HOUSE_HARKONNEN, { mentat: 1 })
      .dice(CORRINO, { strategy: 1 })
      .turn(HARKONNEN);
    expect([p.copy().say('house').options, p.say('ally').options]).toEqual([['mentat'], ['strategy']]);
    p.say('strategy');
    expect([askedSeats(p), results(p, CORRINO), results(p, HOUSE_HARKONNEN)]).toEqual([[CORRINO], {}, { mentat: 1 }]);
    p.say('move');
    expect(askedSeats(p)).toEqual([CORRINO]);
    p.say('ne-11');
    expect(askedSeats(p)).toEqual([CORRINO]);
  });
  rule('wfa.team.house-atreides-die', () => {
    const used = (as: string) =>
      team()
        .atreides('ne-11', { regular: 2, named: ['chani'] })
        .dice(HOUSE_ATREIDES, { house: 1 })
        .turn(ATREIDES)
        .sayAs(HOUSE_ATREIDES, 'house')
        .say(`as ${as}`);
    const strategy = used('strategy');
    expect([askedSeats(strategy), strategy.options.includes(`leader ${leaderOf('chani')}`)]).toEqual([[FREMEN], true]);
    expect(askedSeats(used('leadership'))).toEqual([HOUSE_ATREIDES]);
    expect(askedSeats(used('mentat'))).toEqual([HOUSE_ATREIDES]);
    strategy.say('nothing');
    expect(strategy.table.acting).toBe(-1);
  });
  rule('wfa.team.special-actions', () => {
    // Leadership lies on both Atreides dashboards; Paul is the House's, Muad'Dib the Fremen Ally's.
    const leaders = (seat: number, id: string) =>
      team()
        .inPlay(id)
        .atreides('ne-11', { regular: 1, named: [id] })
        .dice(seat, { leadership: 1 })
        .turn(ATREIDES)
        .sayAs(seat, 'leadership')
        .options.includes(`leader ${leaderOf(id)}`);
    expect([
      leaders(HOUSE_ATREIDES, 'paul-atreides'),
      leaders(FREMEN, 'paul-atreides'),
      leaders(HOUSE_ATREIDES, 'paul-muaddib'),
      leaders(FREMEN, 'paul-muaddib'),
    ]).toEqual([true, false, false, true]);
  });
  rule('wfa.team.desert-power', () => {
    const may = (house: number, corrino: number) => {
      const p = team()
        .dice(HOUSE_ATREIDES, { mentat: 1 })
        .dice(FREMEN, { strategy: 1 })
        .dice(HOUSE_HARKONNEN, { mentat: house })
        .dice(CORRINO, { strategy: corrino })
        .turn(ATREIDES)
        .say('ally');
      return p.options.includes('desert power');
    };
    expect([may(1, 1), may(2, 1), may(0, 2)]).toEqual([false, true, false]);
  });
  rule('wfa.team.desert-power-player', () => {
    const p = team().dice(HOUSE_ATREIDES, { mentat: 1 }).dice(HOUSE_HARKONNEN, { mentat: 2 }).turn(ATREIDES);
    expect(p.copy().say('house').options).toEqual(['mentat']);
    p.say('ally');
    expect([askedSeats(p), p.options]).toEqual([[FREMEN], ['desert power']]);
    expect(askedSeats(p.say('desert power'))).toEqual([FREMEN]);
    // A House Atreides card leads to one: the Fremen Ally performs it, then the House goes on.
    const q = team().hand(HOUSE_ATREIDES, 'war-plan').play(ATREIDES, 'usul-the-base-of-the-pillar', HOUSE_ATREIDES);
    expect([q.question, askedSeats(q)]).toEqual(['use desert power how?', [FREMEN]]);
    q.say('nothing');
    expect([q.question, askedSeats(q)]).toEqual(['play one more card?', [HOUSE_ATREIDES]]);
  });
  test('the die that Truthtrance names is spent by whoever has it', () => {
    const p = team()
      .dice(HOUSE_HARKONNEN, { leadership: 1 })
      .dice(CORRINO, { strategy: 1 })
      .hand(HOUSE_HARKONNEN, 'sandmasters')
      .with((t) => {
        t.forcedDie = RESULTS.indexOf('strategy');
      })
      .turn(HARKONNEN);
    expect(askedSeats(p)).toEqual([CORRINO]);
  });
});

describe('phases', () => {
  rule('wfa.team.vehicles', () => expect(team().vehiclePlacement().asked.seat).toBe(HOUSE_HARKONNEN));
  rule('wfa.team.hazards', () => {
    const p = team().wormsign('ne-01', 'sandworm').wormsign('ne-05', 'sandworm').desertHazards();
    expect([p.question, p.asked.seat]).toEqual(['which wormsign is resolved?', FREMEN]);
    const q = team().harkonnen('ne-11', { regular: 2 }).wormsign('ne-11', 'sandworm').desertHazards();
    expect([q.question, q.asked.seat]).toEqual(['retreat where?', FREMEN]);
    q.say(q.options[0]!);
    expect(q.table.acting).toBe(-1);
  });
  rule('wfa.team.joint-decisions', () => {
    const spice = team()
      .harvester('ne-01')
      .with((t) => {
        t.reserve = true;
      })
      .spiceHarvesting();
    expect([spice.question, askedSeats(spice)]).toEqual(['spend spice how?', [HOUSE_HARKONNEN]]);
    // Casualties on the opposing turn; on the own turn whoever acts takes them.
    const fight = (seat: number) =>
      team()
        .harkonnen('ne-11', { regular: 1, elite: 1 })
        .atreides('ne-12', { regular: 1, elite: 1 })
        .dice(seat, { strategy: 1 })
        .turn(seat < 2 ? ATREIDES : HARKONNEN)
        .sayAs(seat, 'strategy')
        .rolls(roll(1, 0, 1), roll(1, 0, 1))
        .say('attack', seat < 2 ? 'ne-12' : 'ne-11', seat < 2 ? 'ne-11' : 'ne-12');
    const p = fight(CORRINO);
    expect([p.question, p.asked.seat]).toEqual(['take the hit on what?', CORRINO]);
    expect(p.say('elite').asked.seat).toBe(HOUSE_ATREIDES);
    // Prescience cards are claimed by the House.
    const r = team()
      .row('unknown-ar-3')
      .dice(FREMEN, { strategy: 1 })
      .dice(CORRINO, { strategy: 1 })
      .run('action resolution', {});
    r.with((t) => {
      t.deeds.legionDestroyed = 2;
    });
    while (r.question !== 'what do you do?' && r.question !== '') r.say(r.options[0]!);
    expect([
      r.offers(HOUSE_ATREIDES).includes('claim: unknown-ar-3'),
      r.offers(FREMEN).includes('claim: unknown-ar-3'),
    ]).toEqual([true, false]);
  });
  rule('wfa.team.bans', () => {
    // The Spacing Guild bans Scouting, whoever of the Harkonnens acts.
    const scouts = (seat: number, result: string, banned: boolean) =>
      team()
        .sietch('gara-kulon', 1)
        .air('az1', 'ornithopter')
        .dice(seat, { [result]: 1 })
        .with((t) => {
          t.bans = [false, banned, false];
        })
        .turn(HARKONNEN)
        .sayAs(seat, result)
        .offers(seat)
        .includes('scouting: az1');
    expect([scouts(HOUSE_HARKONNEN, 'house', false), scouts(CORRINO, 'strategy', false)]).toEqual([true, true]);
    expect([scouts(HOUSE_HARKONNEN, 'house', true), scouts(CORRINO, 'strategy', true)]).toEqual([false, false]);
  });
  rule('wfa.team.bene-gesserit', () => {
    const tokens = () =>
      team()
        .with((t) => {
          t.gesserit = [0, 2];
        })
        .seed(3)
        .run('action resolution', {});
    const p = tokens();
    while (p.question === 'change the die to what?') p.say(p.options[0]!);
    expect([p.question, p.asked.seat]).toEqual(['use a Bene Gesserit token?', HOUSE_HARKONNEN]);
    const ally = p.copy().say('no');
    expect([ally.question, ally.asked.seat]).toEqual(['use a Bene Gesserit token?', CORRINO]);
    // One each round.
    p.say(p.options[0]!);
    expect([p.question, p.table.gesserit[HARKONNEN]]).toEqual(['who acts?', 1]);
  });
  rule('wfa.team.bene-gesserit-slot', () => {
    const p = team()
      .with((t) => {
        t.gesserit = [0, 1];
      })
      .dice(CORRINO, { strategy: 1, mentat: 1 })
      .dice(HOUSE_HARKONNEN, { leadership: 1 })
      .run('bene gesserit', { seat: CORRINO });
    expect([p.options, p.why('mentat'), p.why('house')]).toEqual([
      ['deployment', 'no'],
      'wfa.team.bene-gesserit-slot',
      'wfa.team.bene-gesserit-slot',
    ]);
    p.say('deployment');
    expect(p.table.gesseritBox).toEqual([-1, -1, -1, RESULTS.indexOf('deployment')]);
  });
});

describe('the Desert War', () => {
  const four = () => desertWar('four-player');
  rule('wfa.desert-war.team-owners', () => {
    const p = four().warTokens(1).air('az1', 'carryall').dice(HOUSE_HARKONNEN, { mentat: 1 }).turn(HARKONNEN);
    p.say('mentat');
    expect([p.question, p.asked.seat]).toEqual(['take a Desert War action?', CORRINO]);
    const q = four().camp('ne-08', 'jihad').desertPower();
    expect([q.question, q.asked.seat]).toEqual(['take a Desert War action?', FREMEN]);
  });
  rule('wfa.desert-war.team-decisions', () => {
    const p = four().warTokens(1).air('az1', 'carryall').dice(HOUSE_HARKONNEN, { mentat: 1 }).turn(HARKONNEN);
    p.say('mentat', 'deploy troopers');
    expect(p.asked.seat).toBe(CORRINO);
    p.say('ne', 'ne-08', 'no more');
    // Then the House player goes on with the die.
    expect([p.question, p.asked.seat]).toEqual(['use the die how?', HOUSE_HARKONNEN]);
    // Escorts are placed by the House in Vehicle Placement.
    const escorts = four().placeVehicles({ ornithopter: 1 });
    expect([escorts.question, escorts.asked.seat]).toEqual(['place which vehicle?', HOUSE_HARKONNEN]);
  });
  test('both Atreides partners know what the camps show', () => {
    const p = four().actionResolution().say('ne', 'ne-08', 'nw', 'nw-08', 'sw', 'sw-02');
    const seen = (seat: number) => {
      const there = p.view(seat).hidden['fremen camps']!['board']!;
      return 'row' in there ? there.row.filter((x) => x !== null).length : 0;
    };
    expect([seen(HOUSE_ATREIDES), seen(FREMEN), seen(CORRINO)]).toEqual([3, 3, 0]);
    expect(p.place(camps.board).length).toBe(3);
  });
});

test('a position in words names both partners', () => {
  const p = team().dice(CORRINO, { strategy: 2 }).hand(HOUSE_HARKONNEN, 'sandmasters');
  const lines = rules.text.position(p.view(CORRINO), config('four-player'));
  expect(lines).toContain('  House Harkonnen: dice none; 1 card.');
  expect(lines).toContain('  Corrino Ally (you): dice 2 Strategy; 0 cards.');
  expect(lines.some((l) => l.startsWith('Harkonnens (you): ') && l.includes('3 Cones of Silence'))).toBe(true);
});

test('lines tell which partner acts, and partners are named in answers', () => {
  const told = (seat: number, kind: string, nouns = {}) =>
    rules.text.happening(kind, { seat, result: 'strategy', token: false, ...nouns }, config('four-player'));
  expect(told(CORRINO, 'die spent')).toBe('The Corrino Ally spend a Strategy die.');
  expect(told(HOUSE_HARKONNEN, 'die spent')).toBe('House Harkonnen spend a Strategy die.');
  expect(told(CORRINO, 'turn')).toBe('The Harkonnens take a turn.');
  expect(rules.text.happening('die spent', { seat: 1, result: 'strategy', token: false }, configOf(rules, {}))).toBe(
    'The Harkonnens spend a Strategy die.',
  );
  const p = team().dice(HOUSE_HARKONNEN, { mentat: 1 }).dice(CORRINO, { strategy: 1 }).turn(HARKONNEN);
  expect(p.options.map((o) => rules.text.option(p.asked as Asked, o, p.view(HOUSE_HARKONNEN)))).toEqual([
    'House Harkonnen',
    'Corrino Ally',
  ]);
});
