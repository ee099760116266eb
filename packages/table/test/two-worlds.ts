// What a seat is sent in two worlds that it cannot tell apart is the same, byte for byte: so is whether it is sent anything.

import { imagine, seeded, settle, WATCHER, type Play, type Rules, type Seat } from '@landsraad/kernel';
import { expect } from 'vitest';
import { answerQuestion, fireStanding, freeze, hosted, sightOf, statusOf, thaw } from '../src/index.ts';
import { desk, dice, goOn, person, type Desk } from './desk.ts';

/** The same table, where what this seat does not know is otherwise. */
function imagined<T>(rules: Rules<T>, real: Desk<T>, seat: Seat, seed: string): Desk<T> {
  const frozen: { match: string } = JSON.parse(freeze(real.table));
  const play: Play<T> = JSON.parse(frozen.match);
  // Dice fall alike in both: what they show is no secret.
  const game = { ...imagine(rules, play.game, seat, seeded(seed)), random: play.game.random };
  // Positions before the last barrier belong to the other world.
  const match = JSON.stringify({
    ...play,
    game,
    decisions: settle(rules, game, 'table'),
    past: play.past.map((p) => ({ ...p, before: null })),
  });
  return goOn(thaw(hosted(rules), real.table.made, JSON.stringify({ ...frozen, match }))! as Desk<T>['table']);
}

/** How often somebody has been shown something, or something was drawn. */
const shown = <T>(d: Desk<T>): number => {
  const { barrier, shown: freely } = d.table.match!.game();
  return barrier + freely;
};

/** The next answer that can be given in both worlds, given in both; false: there is none, or it has shown something. */
function together<T>(worlds: readonly Desk<T>[], roll: (n: number) => number): boolean {
  const [here, there] = worlds.map((d) => d.table.match!.open());
  const both = here!.flatMap((d) => {
    const other = there!.find((x) => x.seat === d.seat && x.name === d.name && x.question === d.question);
    return d.options.filter((o) => other?.options.includes(o)).map((option) => ({ ...d, option }));
  });
  if (both.length === 0) return false;
  const { seat, question, option } = both[roll(both.length)]!;
  const before = worlds.map(shown);
  for (const d of worlds) answerQuestion(d, seat, question, option, 'person');
  return worlds.every((d, n) => shown(d) === before[n]);
}

export interface Trial {
  readonly players: number;
  readonly mode?: string;
  readonly choices: number;
  readonly seed?: number;
}

/** Plays anyhow, and now and then goes on in two worlds for every viewer; how many pictures were compared. */
export function sameInTwoWorlds<T>(rules: Rules<T>, { players, mode, choices, seed = 3 }: Trial): number {
  const roll = dice(seed);
  const people = Array.from({ length: players }, (_, n) => person(`p${n}`));
  const real = desk(rules, people, `two worlds ${seed}`, mode);
  let compared = 0;
  for (let n = 0; n < choices && statusOf(real.table) === 'live'; n++) {
    const open = real.table.match!.open();
    const { seat, question, options } = open[roll(open.length)]!;
    answerQuestion(real, seat, question, options[roll(options.length)]!, 'person');
    if (n % 5 !== 0) continue;
    for (const viewer of [...real.table.seats.keys(), WATCHER]) {
      const same = goOn(thaw(hosted(rules), real.table.made, freeze(real.table))! as Desk<T>['table']);
      const worlds = [same, imagined(rules, real, viewer, `${n}`)];
      for (const d of worlds) fireStanding(d);
      for (let steps = 0; steps < 8; steps++) {
        const [a, b] = worlds.map((d) => JSON.stringify(sightOf(d.table, viewer)));
        // Something was shown: from here on the worlds can be told apart.
        if (a !== b) break;
        expect(worlds[1]!.sent.get(viewer)).toEqual(worlds[0]!.sent.get(viewer));
        compared++;
        if (!together(worlds, roll)) break;
      }
    }
  }
  return compared;
}
