// Peers by equal rules, in turns in one run.

import { BEST, think } from '@landsraad/bots';
import { begin, choose, configOf, pick, seeded, settle } from '@landsraad/kernel';
import { Failed } from '../../wrong.ts';
import { measureInTurns } from '../clocks.ts';
import type { Row } from '../rows.ts';
import { muster } from './ours.ts';
import { boardgame, type Peer } from './theirs.ts';

/** Enough for a reading of the system's clock. */
const OURS = 2000;
const THEIRS = 40;

/** Both versions must make the same end of the same choices. */
function compare(peer: Peer, seed: number): void {
  const g = begin(muster, configOf(muster, {}), seed);
  const random = seeded(`muster ${seed}`);
  const choices: number[] = [];
  for (let open = settle(muster, g, 'table'); open.length > 0;) {
    const d = open[0];
    if (d === undefined) break;
    const option = pick<number>(random, d.options);
    choices.push(option);
    open = choose(muster, g, d.seat, d.question, option, 'table');
  }
  const theirs = peer.end(choices);
  const ours = { areas: g.table.areas, winner: g.over?.winners[0] ?? -1 };
  if (JSON.stringify(theirs) !== JSON.stringify(ours))
    throw new Failed('The two versions of the Muster do not end alike: nothing can be compared.');
}

export async function peerRows(seconds: number): Promise<Row[]> {
  const peer = await boardgame();
  for (let seed = 0; seed < 5; seed++) compare(peer, seed);
  const game = begin(muster, configOf(muster, {}), 1);
  const random = seeded('muster');
  const [decision] = settle(muster, game, 'table');
  if (decision === undefined) throw new Failed('The Muster asks nobody anything.');
  const ours = {
    name: 'the Muster, search',
    slice: () => {
      const { seat } = decision;
      const budget = { iterations: OURS };
      return think({ rules: muster, game, seat, decision, mayAct: false, random, budget }, decision, BEST).iterations;
    },
  };
  const theirs = {
    name: 'the Muster, MCTS of boardgame.io',
    slice: () => {
      peer.think(THEIRS);
      return THEIRS;
    },
  };
  const [we, they] = measureInTurns([ours, theirs], seconds);
  const unit = 'iterations per CPU second';
  const row = (name: string, value: number, ratio: number | null): Row => ({
    name,
    unit,
    value: Math.round(value),
    ratioTo: ratio === null ? null : theirs.name,
    ratio: ratio === null ? null : Number(ratio.toFixed(1)),
  });
  const [a, b] = [we?.perCpuSecond ?? 0, they?.perCpuSecond ?? 0];
  return [row(theirs.name, b, null), row(ours.name, a, b === 0 ? null : a / b)];
}
