// Bots are good company: they give nothing away for nothing, offer no empty deals, and do not nag.
// LANDSRAAD_GAMES=50 npx vitest run packages/bots/test/manners.test.ts is the long form.

import { rules } from '@landsraad/dune';
import { configOf, copyGame, seeded, type Game } from '@landsraad/kernel';
import { expect, test } from 'vitest';
import { botNamed, gainOf, playMatch, USUAL_LEVEL, type Bot, type Move, type Situation } from '../src/index.ts';

const GAMES = Number(process.env['LANDSRAAD_GAMES'] ?? 2);
/** Acts that only tell. */
const TELLS = ['show a card', 'show your spice'];
const WORLDS = 120;

interface Acted {
  readonly game: number;
  readonly seat: number;
  readonly move: Move & { readonly kind: 'act' };
  readonly gain: number;
  readonly round: number;
}

/** Every act of a bot, with what it gains by another estimate in many more worlds. */
function watched(bot: Bot, game: number, acts: Acted[]): Bot {
  return {
    ...bot,
    move<T>(s: Situation<T>) {
      const before: Game<T> = copyGame(s.rules.copyTable, s.game);
      const move = bot.move(s);
      if (move?.kind !== 'act') return move;
      const again = { ...s, game: before, random: seeded(`again ${acts.length}`) };
      const { mean, error } = gainOf(again, move, WORLDS);
      acts.push({ game, seat: s.seat, move, gain: mean + 2 * error, round: s.rules.round(s.game) });
      return move;
    },
  };
}

test(`six bots at a table of Dune, ${GAMES} games`, { timeout: 4 * 3_600_000 }, () => {
  const acts: Acted[] = [];
  for (let n = 0; n < GAMES; n++) {
    const bots = Array.from({ length: 6 }, () => watched(botNamed(USUAL_LEVEL), n, acts));
    const { game } = playMatch({
      rules,
      config: configOf(rules, { mode: n % 2 === 0 ? 'basic' : 'advanced', players: 6 }),
      seed: `manners ${n}`,
      bots,
      budget: { iterations: 24 },
      random: seeded(`manners ${n}`),
      most: 5000,
    });
    expect(game.over).not.toBeNull();
  }
  // No secret for nothing, no deal about nothing, and none that lowers the bot's own estimate.
  expect(acts.filter((a) => TELLS.includes(a.move.offer))).toEqual([]);
  expect(acts.filter((a) => Object.values(a.move.form).includes('nothing'))).toEqual([]);
  expect(acts.filter((a) => a.gain < 0)).toEqual([]);
  // Nobody says the same twice in a round, makes the same offer twice in a game, or offers two deals in a round. Another
  // card played in another round, as a second Ghola, is nothing said again.
  const words = (a: Acted): string => `${a.game} ${a.seat} ${a.move.offer} ${JSON.stringify(a.move.form)}`;
  const deals = acts.filter((a) => Object.keys(a.move.form).length > 0);
  expect(repeated(acts.map((a) => `${words(a)} ${a.round}`))).toEqual([]);
  expect(repeated(deals.map(words))).toEqual([]);
  expect(repeated(deals.map((a) => `${a.game} ${a.seat} ${a.round}`))).toEqual([]);
});

const repeated = (all: readonly string[]): string[] => all.filter((x, n) => all.indexOf(x) !== n);
