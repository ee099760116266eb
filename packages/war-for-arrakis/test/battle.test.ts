import { ATREIDES, HARKONNEN, IN_TANK, areaOf, idOf, leaderOf } from '@landsraad/war-for-arrakis';
import { position, type Force } from '@landsraad/war-for-arrakis/testing';
import { recording, type Happening } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { rule } from './rule.ts';

const roll = (hits: number, shields: number, specials: number) => ({ hits, shields, specials });
const named = (id: string) => `leader ${leaderOf(id)}`;
/** Harkonnens in ne-11 against Atreides in Gara Kulon, with a sietch of that rank (0: none). */
function assault(red: Force, green: Force, rank = 0, how = 'strategy', p = position()) {
  if (rank > 0) p.sietch('gara-kulon', rank);
  p.harkonnen('ne-11', red).atreides('gara-kulon', green);
  return {
    go: () => p.action(HARKONNEN, how).say(how === 'leadership' ? 'surprise attack' : 'attack', 'ne-11', 'gara-kulon'),
    p,
  };
}
/** The roll of the attacker, then that of the defender. */
const fight = (
  red: Force,
  green: Force,
  attacker: ReturnType<typeof roll>,
  defender: ReturnType<typeof roll>,
  rank = 0,
  how = 'strategy',
) => {
  const { go, p } = assault(red, green, rank, how);
  p.rolls(attacker, defender);
  return go();
};

describe('declaring', () => {
  rule('wfa.battle.when', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 1 })
      .hand(HARKONNEN, 'sandmasters')
      .atreides('ne-12', { regular: 1 })
      .action(HARKONNEN, 'strategy')
      .say('attack', 'ne-11', 'ne-12');
    expect([p.table.battle?.attacker, p.question]).toEqual([HARKONNEN, 'discard a card for a die?']);
  });
  rule('wfa.battle.target', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 1 })
      .harkonnen('ne-08', { regular: 1 })
      .atreides('ne-12', { regular: 1 })
      .sietch('gara-kulon', 1)
      .action(HARKONNEN, 'strategy')
      .say('attack', 'ne-11');
    expect([p.options, p.why('ne-07')]).toEqual([['gara-kulon', 'ne-12'], 'wfa.battle.target']);
  });
  rule('wfa.battle.extended-range', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 1 })
      .air('az1', 'ornithopter')
      .sietch('sihaya-ridge', 1)
      .atreides('ne-13', { regular: 1 })
      .atreides('ne-12', { regular: 1 })
      .action(HARKONNEN, 'strategy')
      .say('attack', 'ne-11');
    expect(p.options).toEqual(['ne-12', 'ne-13']);
    expect(p.say('ne-13', 'az1').table.air).not.toContain('ornithopter');
  });
  rule('wfa.battle.transport-spent', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 1 })
      .hand(HARKONNEN, 'sandmasters')
      .air('az1', 'ornithopter')
      .atreides('ne-13', { regular: 1 })
      .action(HARKONNEN, 'strategy')
      .say('attack', 'ne-11', 'ne-13');
    expect([p.table.battle?.to, p.table.air[0]]).toEqual([areaOf('ne-13'), '']);
    // Beside the legion none is needed, and the air stays as it is.
    const near = position()
      .harkonnen('ne-11', { regular: 1 })
      .air('az1', 'ornithopter')
      .atreides('ne-12', { regular: 1 });
    const before = near.table.air;
    expect(near.action(HARKONNEN, 'strategy').say('attack', 'ne-11', 'ne-12').table.air).toEqual(before);
  });
  rule('wfa.battle.stays-in-area', () => {
    const p = fight({ regular: 2 }, { regular: 2 }, roll(1, 1, 0), roll(1, 1, 0));
    expect([p.question, p.at('ne-11'), p.at('gara-kulon')]).toEqual([
      'continue the battle?',
      [2, 0, 0, 0],
      [2, 0, 0, 0],
    ]);
    const q = fight({ regular: 2 }, { regular: 1 }, roll(2, 0, 0), roll(0, 0, 1));
    expect([q.question, q.at('ne-11'), q.at('gara-kulon')]).toEqual(['advance?', [2, 0, 0, 0], []]);
    expect([q.say('advance').at('ne-11'), q.at('gara-kulon')]).toEqual([[], [2, 0, 0, 0]]);
  });
  rule('wfa.battle.whole-legion', () => {
    const p = fight({ regular: 4 }, { regular: 1 }, roll(1, 3, 0), roll(1, 0, 0));
    expect(p.table.battle?.rolls[HARKONNEN]).toEqual(roll(1, 3, 0));
  });
  rule('wfa.battle.reveal', () => {
    const { go, p } = assault({ regular: 1 }, {}, 2);
    p.token('gara-kulon', 'S-RE').hand(HARKONNEN, 'sandmasters');
    go();
    expect([p.table.tokens, p.at('gara-kulon'), p.view(HARKONNEN).hidden['sietches']!['board']]).toEqual([
      [],
      [1, 1, 0, 0],
      { row: ['2'] },
    ]);
  });
  rule('wfa.battle.reveal-undefended', () => {
    const p = position().token('cne-01', 'S-RR').action(ATREIDES, 'strategy').say('attack', 'cne-01', 'carthag');
    expect([p.table.tokens, p.question]).toEqual([[], 'advance?']);
  });
  rule('wfa.battle.special-attack-no-sietch-reveal', () => {
    const p = position()
      .sietch('gara-kulon', 3)
      .token('gara-kulon', 'S-RR')
      .harkonnen('ne-11', { regular: 1 })
      .rolls(roll(0, 4, 0))
      .play(HARKONNEN, 'explosive-artillery')
      .say('done', 'gara-kulon');
    expect([p.view(HARKONNEN).hidden['sietches']!['board'], p.table.tokens]).toEqual([{ row: [null] }, []]);
  });
});

describe('combat dice', () => {
  rule('wfa.battle.round-sequence', () => {
    const { go, p } = assault({ regular: 2 }, { regular: 2 });
    p.hand(HARKONNEN, 'sandmasters')
      .hand(ATREIDES, 'thumpers')
      .rolls(roll(1, 1, 0), roll(1, 1, 0));
    const seen: string[] = [];
    go();
    for (const answer of ['enough', 'enough', 'continue', 'retreat']) {
      seen.push(p.question);
      p.say(answer);
    }
    expect(seen).toEqual([
      'discard a card for a die?',
      'discard a card for a die?',
      'continue the battle?',
      'retreat?',
    ]);
  });
  rule('wfa.battle.cards-order', () => {
    const { go, p } = assault({ regular: 2 }, { regular: 2 });
    p.hand(HARKONNEN, 'sandmasters').hand(ATREIDES, 'thumpers');
    go();
    expect(p.asked.seat).toBe(HARKONNEN);
    p.say('sandmasters');
    expect([p.asked.seat, p.table.battle?.cards]).toEqual([ATREIDES, [0, 1]]);
  });
  rule('wfa.battle.cards-useless', () => {
    const { go, p } = assault({ regular: 5 }, { regular: 1 });
    p.hand(HARKONNEN, 'sandmasters', 'forced-recruitment');
    go();
    expect(p.question).toBe('discard a card for a die?');
    p.say('sandmasters');
    expect([p.cards(HARKONNEN), p.question === 'discard a card for a die?']).toEqual([['forced-recruitment'], false]);
    // Battle Language: at most 4 dice for the defender, in the first round.
    const defended = (units: number) =>
      position()
        .hand(HARKONNEN, 'sandmasters', 'forced-recruitment')
        .harkonnen('ne-12', { regular: units })
        .atreides('ne-11', { regular: 3, generic: 1 })
        .play(ATREIDES, 'battle-language')
        .say('surprise attack', 'ne-11', 'ne-12');
    expect([defended(3).question, defended(3).asked.seat]).toEqual(['discard a card for a die?', HARKONNEN]);
    expect(defended(3).say('sandmasters').cards(HARKONNEN)).toEqual(['forced-recruitment']);
    expect(defended(3).say('sandmasters').question).not.toBe('discard a card for a die?');
    expect(defended(4).question).not.toBe('discard a card for a die?');
  });
  rule('wfa.battle.dice-count', () => {
    const { go, p } = assault({ regular: 1, elite: 1, generic: 2 }, { regular: 1, special: 2 });
    p.hand(HARKONNEN, 'sandmasters').rolls(roll(1, 2, 0), roll(1, 2, 0));
    go();
    p.say('sandmasters');
    const dice = p.table.battle!.rolls.map((r) => r.hits + r.shields + r.specials);
    expect(dice).toEqual([3, 3]);
  });
  rule('wfa.battle.settlement-dice', () => {
    const p = fight({ regular: 3 }, { regular: 2 }, roll(1, 2, 0), roll(2, 3, 0), 3);
    expect(p.table.battle!.rolls[ATREIDES]).toEqual(roll(2, 3, 0));
  });
  rule('wfa.battle.max-dice', () => {
    const p = fight({ regular: 3 }, { regular: 5 }, roll(1, 2, 0), roll(2, 4, 0), 3);
    const r = p.table.battle!.rolls[ATREIDES]!;
    expect(r.hits + r.shields + r.specials).toBe(6);
  });
  rule('wfa.battle.surprise-attack', () => {
    const attack = (how: string) =>
      fight({ regular: 2, generic: 1 }, { regular: 2 }, roll(1, 1, 0), roll(1, 1, 0), 0, how);
    const p = attack('leadership');
    expect([p.table.battle!.rolls[HARKONNEN], p.at('gara-kulon')]).toEqual([roll(1, 1, 1), [1, 0, 0, 0]]);
    expect(p.table.battle!.rolls[ATREIDES]).toEqual(roll(1, 1, 0));
    // Not in the second round, and not in a plain attack.
    p.rolls(roll(0, 2, 0), roll(0, 1, 0)).say('continue', 'stand');
    expect(p.table.battle!.rolls[HARKONNEN]).toEqual(roll(0, 2, 0));
    expect(attack('strategy').table.battle!.rolls[HARKONNEN]).toEqual(roll(1, 1, 0));
  });
  rule('wfa.battle.surprise-not-a-die', () => {
    const p = fight({ regular: 6, generic: 1 }, { regular: 6 }, roll(1, 5, 0), roll(1, 5, 0), 0, 'leadership');
    expect(p.table.battle!.rolls[HARKONNEN]).toEqual(roll(1, 5, 1));
  });
  rule('wfa.battle.example-dice-count', () => {
    const { go, p } = assault(
      { regular: 2, elite: 2, special: 1, generic: 1, named: ['baron-harkonnen'] },
      { regular: 2, special: 1, named: ['paul-muaddib'] },
      2,
    );
    p.hand(HARKONNEN, 'sandmasters').rolls(roll(2, 1, 3), roll(5, 0, 0));
    go();
    p.say('sandmasters');
    const dice = p.table.battle!.rolls.map((r) => r.hits + r.shields + r.specials);
    expect(dice).toEqual([5, 6]);
  });
});

describe('the combat roll', () => {
  rule('wfa.battle.result-hit', () =>
    expect(fight({ regular: 3 }, { regular: 3 }, roll(2, 0, 1), roll(0, 1, 2)).at('gara-kulon')).toEqual([2, 0, 0, 0]),
  );
  rule('wfa.battle.result-shield', () =>
    expect(fight({ regular: 3 }, { regular: 3 }, roll(2, 1, 0), roll(1, 2, 0)).at('gara-kulon')).toEqual([3, 0, 0, 0]),
  );
  rule('wfa.battle.result-special', () =>
    expect(fight({ regular: 3 }, { regular: 3 }, roll(1, 0, 2), roll(1, 1, 1)).at('gara-kulon')).toEqual([3, 0, 0, 0]),
  );
  rule('wfa.battle.generic-leader', () => {
    const p = fight({ regular: 3, generic: 2 }, { regular: 4 }, roll(1, 0, 2), roll(1, 1, 2));
    expect(p.table.battle!.hits[ATREIDES]).toBe(2);
  });
  rule('wfa.battle.named-leader', () => {
    const p = fight({ regular: 3, named: ['beast-rabban'] }, { regular: 4 }, roll(1, 1, 1), roll(1, 1, 2));
    expect(p.at('gara-kulon')).toEqual([2, 0, 0, 0]);
  });
  rule('wfa.battle.named-leader-values', () => {
    const worth: { [id: string]: [number, number] } = {};
    for (const id of [
      'baron-harkonnen',
      'beast-rabban',
      'feyd-rautha',
      'thufir-hawat',
      'shaddam-iv',
      'gaius-helen-mohiam',
      'captain-aramsham',
    ]) {
      const p = fight({ regular: 3, named: [id] }, { regular: 6 }, roll(1, 1, 1), roll(6, 0, 0));
      worth[id] = [p.table.battle!.hits[ATREIDES]! - 1, 5 - p.table.battle!.hits[HARKONNEN]!];
    }
    expect(worth).toEqual({
      'baron-harkonnen': [0, 2],
      'beast-rabban': [2, 0],
      'feyd-rautha': [2, 1],
      'thufir-hawat': [1, 2],
      'shaddam-iv': [2, 0],
      'gaius-helen-mohiam': [0, 3],
      'captain-aramsham': [1, 1],
    });
    for (const [id, want] of Object.entries({
      'paul-atreides': [1, 0],
      'paul-muaddib': [2, 1],
      'lady-jessica': [0, 1],
      'reverend-mother-jessica': [0, 2],
      'gurney-halleck': [2, 1],
      alia: [1, 0],
      stilgar: [2, 0],
      chani: [1, 1],
    })) {
      const p = fight({ regular: 6 }, { regular: 3, named: [id] }, roll(6, 0, 0), roll(1, 1, 1));
      expect([id, p.table.battle!.hits[HARKONNEN]! - 1, 5 - p.table.battle!.hits[ATREIDES]!]).toEqual([id, ...want]);
    }
  });
  rule('wfa.battle.leader-once', () => {
    const p = fight({ regular: 3, generic: 1 }, { regular: 4 }, roll(0, 1, 2), roll(1, 0, 3));
    expect(p.at('gara-kulon')).toEqual([3, 0, 0, 0]);
  });
  rule('wfa.battle.excess-specials', () => {
    const p = fight({ regular: 4, generic: 1 }, { regular: 4 }, roll(0, 1, 3), roll(1, 0, 3));
    expect(p.at('gara-kulon')).toEqual([3, 0, 0, 0]);
  });
  rule('wfa.battle.excess-leaders', () => {
    const p = fight(
      { regular: 2, generic: 1, named: ['baron-harkonnen'] },
      { regular: 2, generic: 1, named: ['stilgar'] },
      roll(1, 0, 1),
      roll(1, 0, 1),
    );
    expect([p.question, p.asked.seat, p.options]).toEqual([
      'which leader uses the special?',
      HARKONNEN,
      [named('baron-harkonnen'), 'generic'],
    ]);
    p.say(named('baron-harkonnen'));
    expect([p.asked.seat, p.options]).toEqual([ATREIDES, [named('stilgar'), 'generic']]);
  });
  rule('wfa.battle.special-elites', () => {
    const p = fight({ regular: 1, special: 2 }, { regular: 4 }, roll(3, 0, 0), roll(1, 3, 0));
    expect(p.table.battle!.hits[ATREIDES]).toBe(2);
  });
  rule('wfa.battle.special-elites-timing', () => {
    const p = fight(
      { regular: 2, named: ['gaius-helen-mohiam'] },
      { special: 2, regular: 1 },
      roll(1, 0, 1),
      roll(3, 0, 0),
    );
    expect(p.table.battle!.hits[HARKONNEN]).toBe(2);
  });
  rule('wfa.battle.example-combat-roll', () => {
    const { go, p } = assault(
      { regular: 2, elite: 2, special: 1, generic: 1, named: ['baron-harkonnen'] },
      { regular: 2, special: 1, named: ['paul-muaddib'] },
      2,
    );
    p.inPlay('paul-muaddib', areaOf('gara-kulon'))
      .hand(HARKONNEN, 'sandmasters')
      .rolls(roll(2, 1, 3), roll(5, 0, 0));
    go();
    p.say('sandmasters');
    expect(p.table.battle!.hits).toEqual([3, 3]);
  });
});

describe('casualties', () => {
  const three = () => {
    const { go, p } = assault(
      { regular: 2, elite: 2, special: 1, generic: 1, named: ['baron-harkonnen'] },
      { regular: 2, special: 1, named: ['paul-muaddib'] },
      2,
    );
    p.inPlay('paul-muaddib', areaOf('gara-kulon'))
      .hand(HARKONNEN, 'sandmasters')
      .rolls(roll(2, 1, 3), roll(5, 0, 0));
    go();
    return p.say('sandmasters');
  };
  const struck = (f: Force, hits: number) => position().harkonnen('ne-11', f).hits(HARKONNEN, 'ne-11', hits, 'storm');
  rule('wfa.battle.casualty-order', () => {
    const p = three();
    expect([p.question, p.asked.seat]).toEqual(['take the hit on what?', HARKONNEN]);
  });
  rule('wfa.battle.casualty-options', () => {
    const p = struck({ regular: 2, elite: 1, special: 1, generic: 1, named: ['baron-harkonnen'] }, 1);
    expect(p.options).toEqual(['regular', 'elite', 'special', 'generic', named('baron-harkonnen')]);
    expect(p.say('special').at('ne-11')).toEqual([3, 1, 0, 1]);
  });
  rule('wfa.battle.casualty-no-elite-removal', () => expect(struck({ elite: 2 }, 1).at('ne-11')).toEqual([1, 1, 0, 0]));
  rule('wfa.battle.casualty-no-regular', () => {
    const p = position()
      .harkonnen('ne-01', { regular: 24 })
      .harkonnen('ne-11', { elite: 2 })
      .hits(HARKONNEN, 'ne-11', 1, 'storm');
    expect(p.at('ne-11')).toEqual([0, 1, 0, 0]);
  });
  rule('wfa.battle.casualty-same-unit', () => expect(struck({ elite: 1 }, 2).at('ne-11')).toEqual([]));
  rule('wfa.battle.casualty-any-source', () => expect(struck({ regular: 3 }, 2).at('ne-11')).toEqual([1, 0, 0, 0]));
  rule('wfa.battle.casualty-all-hits', () => expect(struck({ regular: 3 }, 2).at('ne-11')).toEqual([1, 0, 0, 0]));
  rule('wfa.battle.casualty-leaders-with-last-unit', () => {
    const p = struck({ regular: 1, generic: 2, named: ['baron-harkonnen'] }, 1).say('regular');
    expect([p.at('ne-11'), p.leader('baron-harkonnen')]).toEqual([[], IN_TANK]);
  });
  rule('wfa.battle.casualty-destinations', () => {
    const p = struck({ regular: 2, generic: 1, named: ['baron-harkonnen'] }, 2).say(
      'generic',
      named('baron-harkonnen'),
    );
    expect([p.supply(HARKONNEN, 'generic'), p.leader('baron-harkonnen'), p.table.tanks[HARKONNEN]![0]]).toEqual([
      6,
      IN_TANK,
      leaderOf('baron-harkonnen'),
    ]);
  });
  rule('wfa.battle.leftovers-discarded', () => {
    const { go, p } = assault({ regular: 3 }, { regular: 3 });
    p.hand(HARKONNEN, 'sandmasters').rolls(roll(2, 1, 0), roll(1, 1, 1));
    go().say('enough');
    expect([p.question, p.table.battle!.hits]).toEqual(['continue the battle?', [1, 0]]);
    p.say('continue', 'stand');
    expect([p.question, p.table.battle!.round, p.table.battle!.hits]).toEqual(['discard a card for a die?', 2, [0, 0]]);
    p.rolls(roll(0, 3, 0), roll(0, 2, 0)).say('enough');
    expect([p.at('ne-11'), p.at('gara-kulon')]).toEqual([
      [3, 0, 0, 0],
      [2, 0, 0, 0],
    ]);
  });
  rule('wfa.battle.example-casualties', () => {
    const p = three().say('elite', 'elite', named('baron-harkonnen'), 'special', 'regular', 'regular');
    expect([p.at('ne-11'), p.leader('baron-harkonnen'), p.at('gara-kulon'), p.leader('paul-muaddib')]).toEqual([
      [4, 0, 1, 1],
      IN_TANK,
      [1, 0, 0, 0],
      areaOf('gara-kulon'),
    ]);
    expect(p.question).toBe('continue the battle?');
  });
});

describe('continuing, retreating, ending', () => {
  const even = (rank = 0, red: Force = { regular: 3 }, green: Force = { regular: 3 }) => {
    const dice = rank === 0 ? 3 : Math.min(6, 3 + rank);
    return fight(red, green, roll(0, 3, 0), roll(0, dice, 0), rank);
  };
  rule('wfa.battle.continue-choice', () =>
    expect([even().question, even().options]).toEqual(['continue the battle?', ['continue', 'cease']]),
  );
  rule('wfa.battle.continue-settlement-hit', () => expect(even(1).say('continue').at('ne-11')).toEqual([2, 0, 0, 0]));
  rule('wfa.battle.continue-hit-no-shield', () => {
    const p = even(1);
    expect([p.table.battle?.rolls[HARKONNEN]?.shields, p.table.battle?.hits]).toEqual([3, [0, 0]]);
    expect(p.say('continue').at('ne-11')).toEqual([2, 0, 0, 0]);
  });
  rule('wfa.battle.continue-hit-fatal', () => {
    const p = fight({ regular: 1 }, { regular: 3 }, roll(0, 1, 0), roll(0, 4, 0), 1).say('continue');
    expect([p.at('ne-11'), p.at('gara-kulon'), p.table.battle, p.decisions]).toEqual([[], [3, 0, 0, 0], null, []]);
  });
  rule('wfa.battle.retreat-option', () => {
    const p = even().say('continue');
    expect([p.question, p.asked.seat]).toEqual(['retreat?', ATREIDES]);
  });
  rule('wfa.battle.cease', () => {
    const p = even().say('cease');
    expect([p.at('ne-11'), p.at('gara-kulon'), p.table.battle]).toEqual([[3, 0, 0, 0], [3, 0, 0, 0], null]);
  });
  rule('wfa.battle.retreat-destination', () => {
    const p = even().say('continue', 'retreat');
    expect([p.asked.seat, p.options]).toEqual([
      HARKONNEN,
      ['ne-12', 'ne-14', 'ne-15', 'ne-16', 'shield-wall-east', 'cne-09'],
    ]);
    expect(p.why('ne-11')).toBe('wfa.battle.retreat-destination');
    expect(p.say('ne-16').at('ne-16')).toEqual([3, 0, 0, 0]);
    const away = position().harkonnen('ne-11', { regular: 1 }).retreat(HARKONNEN, 'ne-11').say('gara-kulon');
    expect([away.at('gara-kulon'), away.at('ne-11')]).toEqual([[1, 0, 0, 0], []]);
  });
  rule('wfa.battle.retreat-wormsign', () => {
    const p = position().harkonnen('ne-11', { regular: 1 }).wormsign('ne-12', 'sand').retreat(HARKONNEN, 'ne-11');
    expect([p.why('ne-12'), p.options]).toEqual([
      'wfa.battle.retreat-wormsign',
      ['gara-kulon', 'ne-07', 'ne-08', 'shield-wall-east'],
    ]);
  });
  rule('wfa.battle.retreat-impossible', () => {
    const p = position()
      .harkonnen('ne-12', { regular: 3 })
      .atreides('ne-10', { regular: 3 })
      .sandworm('ne-13', 'sihaya-ridge')
      .harkonnen('ne-09', { regular: 3 })
      .rolls(roll(0, 3, 0), roll(0, 3, 0));
    p.action(HARKONNEN, 'strategy').say('attack', 'ne-09', 'ne-10', 'continue');
    expect(p.question).not.toBe('retreat?');
  });
  rule('wfa.battle.retreat-borders', () => {
    const p = position().atreides('cne-05', { regular: 1 }).retreat(ATREIDES, 'cne-05');
    expect(p.options).not.toContain('ne-05');
  });
  rule('wfa.battle.retreat-stacking', () => {
    const p = position()
      .atreides('ne-11', { regular: 3 })
      .atreides('ne-12', { elite: 5 })
      .retreat(ATREIDES, 'ne-11')
      .say('ne-12');
    expect([p.question, p.asked.seat]).toEqual(['remove which unit?', ATREIDES]);
  });
  rule('wfa.battle.retreat-enters', () => {
    const p = position().atreides('ne-11', { regular: 3 }).harvester('ne-12').retreat(ATREIDES, 'ne-11').say('ne-12');
    expect(p.table.harvesters).toEqual([]);
  });
  rule('wfa.battle.end-conditions', () => {
    const p = fight({ regular: 3 }, { regular: 1 }, roll(1, 2, 0), roll(1, 0, 0));
    expect([p.question, p.table.battle?.winner]).toEqual(['advance?', HARKONNEN]);
  });
  rule('wfa.battle.attacker-wins', () => {
    const p = even().say('continue', 'retreat', 'ne-16');
    expect([p.question, p.table.battle?.winner]).toEqual(['advance?', HARKONNEN]);
  });
  rule('wfa.battle.defender-wins', () => {
    const p = even(1);
    const told: Happening[] = [];
    recording(told, () => void p.say('cease'));
    expect(told.find((h) => h.kind === 'battle over')?.nouns['winner']).toBe(ATREIDES);
  });
  rule('wfa.battle.nobody-wins', () => {
    const p = fight({ regular: 1 }, { regular: 1 }, roll(1, 0, 0), roll(1, 0, 0));
    expect([p.at('ne-11'), p.at('gara-kulon'), p.decisions]).toEqual([[], [], []]);
    // Nobody has taken the sietch: it has held.
    const q = position()
      .sietch('gara-kulon', 1)
      .harkonnen('ne-11', { regular: 1 })
      .atreides('gara-kulon', { regular: 1 })
      .action(HARKONNEN, 'strategy')
      .rolls(roll(1, 0, 0), roll(1, 0, 1))
      .say('attack', 'ne-11', 'gara-kulon');
    expect([q.at('ne-11'), q.at('gara-kulon'), q.table.deeds.sietchHeld]).toEqual([[], [], 1]);
  });
});

describe('advancing and destroying', () => {
  const attack = (p: ReturnType<typeof position>) =>
    p.action(HARKONNEN, 'strategy').say('attack', 'ne-11', 'gara-kulon');
  const empty = (rank: number) => position().sietch('gara-kulon', rank).harkonnen('ne-11', { regular: 2, generic: 1 });
  test('an attack may be called off before it is declared', () => {
    const p = position().atreides('ne-11', { special: 3 }).harkonnen('ne-12', { regular: 1 });
    p.action(ATREIDES, 'strategy').say('attack', 'none');
    expect([p.decisions, p.table.battle, p.at('ne-12')]).toEqual([[], null, [1, 0, 0, 0]]);
  });
  test('a settlement that is not Arrakeen does not end the game at once', () => {
    const destroyed = (area: string) =>
      position()
        .objective('4-6-8')
        .with((t) => (t.prescience = [9, 9, 9]))
        .atreides('cne-01', { regular: 2 })
        .action(ATREIDES, 'strategy')
        .say('attack', 'cne-01', area, 'advance');
    expect([destroyed('carthag').g.over, destroyed('arrakeen').g.over?.winners]).toEqual([null, [0]]);
    expect(destroyed('carthag').table.settlements.map(idOf)).toEqual([
      'arrakeen',
      'imperial-basin',
      'arsunt',
      'hagga-basin',
      'north-pole',
    ]);
  });
  rule('wfa.battle.advance', () => {
    const p = attack(empty(1)).say('advance');
    expect([p.at('ne-11'), p.at('gara-kulon')]).toEqual([[], [2, 0, 0, 1]]);
  });
  rule('wfa.battle.advance-at-range', () => {
    const p = position()
      .sietch('gara-kulon', 1)
      .harkonnen('ne-07', { regular: 2 })
      .air('az1', 'ornithopter')
      .action(HARKONNEN, 'strategy')
      .say('attack', 'ne-07', 'gara-kulon', 'advance');
    expect(p.at('gara-kulon')).toEqual([2, 0, 0, 0]);
  });
  rule('wfa.battle.advance-settlement', () => expect(attack(empty(2)).say('advance').table.sietches).toEqual([]));
  rule('wfa.battle.advance-wormsign', () => {
    const p = attack(empty(1).wormsign('gara-kulon', 'sand')).say('advance');
    expect(p.table.wormsigns).toEqual([]);
  });
  rule('wfa.battle.settlement-needs-legion', () =>
    expect(attack(empty(2)).say('stay').table.sietches.map(idOf)).toEqual(['gara-kulon']),
  );
  rule('wfa.battle.settlement-special-attacks', () => {
    const worm = position()
      .with((t) => (t.atomics = areaOf('splintered-rock')))
      .sandworm('splintered-rock')
      .harkonnen('hagga-basin', { regular: 1 })
      .rolls(roll(4, 0, 0))
      .attackWithSandworm()
      .say('splintered-rock', 'hagga-basin');
    expect([worm.at('hagga-basin'), worm.table.settlements.includes(areaOf('hagga-basin'))]).toEqual([[], true]);
    const legion = position()
      .atreides('splintered-rock', { regular: 1 })
      .action(ATREIDES, 'strategy')
      .say('attack', 'splintered-rock', 'hagga-basin', 'advance');
    expect(legion.table.settlements.includes(areaOf('hagga-basin'))).toBe(false);
  });
  rule('wfa.battle.settlement-undefended', () => expect(attack(empty(3)).question).toBe('advance?'));
  rule('wfa.battle.sietch-destroyed', () => {
    const p = attack(empty(3)).say('advance');
    expect([p.table.supremacy, p.table.sietches]).toEqual([3, []]);
  });
  rule('wfa.battle.harkonnen-settlement-destroyed', () => {
    const p = position()
      .atreides('cne-01', { regular: 1 })
      .action(ATREIDES, 'strategy')
      .say('attack', 'cne-01', 'arrakeen', 'advance');
    expect([p.table.prescience, p.table.settlements.includes(areaOf('arrakeen'))]).toEqual([[3, 3, 3], false]);
  });
  rule('wfa.battle.arrakeen-check', () => {
    const p = position()
      .objective('4-6-8')
      .with((t) => (t.prescience = [1, 3, 5]))
      .atreides('cne-01', { regular: 1 })
      .action(ATREIDES, 'strategy')
      .say('attack', 'cne-01', 'arrakeen', 'advance');
    expect(p.g.over?.winners).toEqual([ATREIDES]);
  });
  rule('wfa.battle.settlement-gone', () => {
    const p = position()
      .atreides('cne-01', { regular: 1 })
      .action(ATREIDES, 'strategy')
      .say('attack', 'cne-01', 'arrakeen', 'advance');
    expect(p.table.settlements).not.toContain(areaOf('arrakeen'));
    expect(p.action(HARKONNEN, 'deployment').say('deploy', 'supply regular').destinations.toSorted()).toEqual([
      ...['arsunt', 'carthag', 'hagga-basin', 'imperial-basin', 'north-pole'],
    ]);
    // The Harkonnens may walk in again, and no longer defend it with its rank.
    const q = position().destroyed('arrakeen').harkonnen('cne-01', { regular: 1 }).action(HARKONNEN, 'strategy');
    expect(q.say('move', 'cne-01').destinations).toContain('arrakeen');
  });
});
