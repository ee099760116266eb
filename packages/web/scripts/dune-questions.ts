// How often a person is asked something in a six-player advanced game of Dune among bots, by question.
// npx tsx --conditions=@landsraad/source packages/web/scripts/dune-questions.ts [games]

import { botNamed } from '@landsraad/bots';
import { rules } from '@landsraad/dune';
import {
  answer,
  configOf,
  NO_STANDING,
  seeded,
  standingAnswer,
  startPlay,
  type Decision,
  type Option,
} from '@landsraad/kernel';

const GAMES = Number(process.argv[2] ?? 4);
const LONGEST = 6000;
const bot = botNamed('greedy');

/** Whether the page asks at all: a lone answer and a window without a stake answer themselves. */
const isAsked = (d: Decision): boolean => d.options.length > 1 && standingAnswer(NO_STANDING, d) === null;

const counts = new Map<string, number>();
let [seats, turns] = [0, 0];
for (let game = 0; game < GAMES; game++) {
  const play = startPlay(rules, configOf(rules, { mode: 'advanced', players: 6 }), `questions ${game}`);
  const random = seeded(`questions ${game}`);
  seats += 6;
  for (let n = 0; n < LONGEST && play.game.over === null; n++) {
    const [decision] = play.decisions;
    if (decision === undefined) break;
    const { seat } = decision;
    const move = bot.move({
      rules,
      game: play.game,
      seat,
      decision,
      mayAct: false,
      random,
      budget: { ms: 5, iterations: 8 },
    });
    const option: Option = move?.kind === 'answer' ? move.option : (decision.options[0] ?? '');
    if (isAsked(decision)) counts.set(decision.name, (counts.get(decision.name) ?? 0) + 1);
    answer(play, seat, decision.question, option);
  }
  turns += play.game.table.turn;
}
console.log(GAMES, 'games', (turns / GAMES).toFixed(1), 'turns');
const rows = [...counts].toSorted((a, b) => b[1] - a[1]);
console.log('all', (rows.reduce((s, [, n]) => s + n, 0) / seats).toFixed(1));
for (const [name, n] of rows.slice(0, 40)) console.log((n / seats).toFixed(1).padStart(6), name);
