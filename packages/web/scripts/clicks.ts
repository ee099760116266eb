// How many presses the actions of a game take at the page: bots play, and every question that a person would have
// answered is counted, as a plain list would ask it and as the page asks it now.
// npx tsx --conditions=@landsraad/source packages/web/scripts/clicks.ts [war-for-arrakis|imperium] [games]

import { botNamed } from '@landsraad/bots';
import { answer, configOf, seeded, startPlay } from '@landsraad/kernel';
import { arrakis } from './clicks/arrakis.ts';
import type { Counted, Said } from './clicks/counted.ts';
import { imperium } from './clicks/imperium.ts';

const GAMES = Number(process.argv[3] ?? 6);
const LONGEST = 900;
const SHOWN = 10;

function count<T>(of: Counted<T>): void {
  const { rules } = of;
  const counts = new Map<string, { n: number; before: number; now: number }>();
  const players = of.players;
  for (let game = 0; game < GAMES; game++) {
    const play = startPlay(rules, configOf(rules, { players }), `clicks ${game}`);
    const random = seeded(`clicks ${game}`);
    const runs: Said[][] = Array.from({ length: players }, () => []);
    const close = (seat: number): void => {
      const run = runs[seat] ?? [];
      runs[seat] = [];
      if (run.length === 0) return;
      const action = of.actionOf(run);
      const sum = counts.get(action) ?? { n: 0, before: 0, now: 0 };
      counts.set(action, { n: sum.n + 1, before: sum.before + of.before(run), now: sum.now + of.now(run) });
    };
    for (let n = 0; n < LONGEST && play.game.over === null; n++) {
      const [decision] = play.decisions;
      if (decision === undefined) break;
      const { seat } = decision;
      if (of.begins(decision, runs[seat] ?? [])) close(seat);
      const move = botNamed('greedy').move({
        rules,
        game: play.game,
        seat,
        decision,
        mayAct: false,
        random,
        budget: { ms: 5, iterations: 8 },
      });
      const option = move?.kind === 'answer' ? move.option : (decision.options[0] ?? '');
      if (decision.options.length > 1)
        runs[seat]?.push({ decision, option, note: of.note?.(play.game, decision) ?? null });
      answer(play, seat, decision.question, option);
      for (let other = 0; other < players; other++) if (other !== seat) close(other);
    }
  }
  const rows = [...counts].toSorted((a, b) => b[1].n - a[1].n).slice(0, SHOWN);
  console.log('| action | times a game | presses before | now |\n| --- | --- | --- | --- |');
  for (const [action, c] of rows)
    console.log(
      `| ${action} | ${(c.n / GAMES).toFixed(1)} | ${(c.before / c.n).toFixed(1)} | ${(c.now / c.n).toFixed(1)} |`,
    );
}

if (process.argv[2] === 'imperium') count(imperium);
else count(arrakis);
