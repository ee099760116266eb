import { begin, choose, configOf, pick, seeded, settle, type Option } from '@landsraad/kernel';
import { expect, test } from 'vitest';
import { GAMES, withRules } from './games.ts';

test.each(GAMES)('%s: values are numbers from 0 to 1, and those of all seats are those of each', (game) => {
  withRules(game, (rules) => {
    for (const [n, mode] of rules.modes.entries()) {
      const g = begin(rules, configOf(rules, { mode: mode.id, players: mode.players.max }), `values ${n}`);
      const random = seeded(`values ${n}`);
      let open = settle(rules, g, 'table');
      for (let asked = 0; open.length > 0; asked++) {
        if (asked % 23 === 0) {
          const each = Array.from({ length: g.seats }, (_, seat) => rules.value(g, seat));
          for (const value of each) {
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(1);
          }
          if (rules.values !== undefined) expect(rules.values(g)).toEqual(each);
        }
        const d = pick(random, open);
        open = choose(rules, g, d.seat, d.question, pick<Option>(random, d.options), 'table');
      }
    }
  });
});
