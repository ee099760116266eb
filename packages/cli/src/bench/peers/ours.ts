// The Muster in the kernel's words.

import { replaced, vocabulary, type DecisionOf, type Game, type Rules } from '@landsraad/kernel';
import {
  entered,
  FIRST_RESERVE,
  GROWTH,
  MOST_RESERVE,
  MOST_TROOPS,
  newAreas,
  offered,
  PLAYERS,
  scores,
  TURNS,
  winnerOf,
  type Area,
} from './muster.ts';

export interface Muster {
  areas: readonly Area[];
  reserves: readonly number[];
  turn: number;
}
type Questions = { 'which area?': { option: number }; 'how many troops?': { option: number } };
type Id = 'muster.turn';
const RULE = 'muster.turn';
const { book, words, endGame } = vocabulary<Muster, Id, Questions>(PLAYERS);
const { whilst, act, call, procedure } = words<Record<never, never>>();
const turns = words<{ player: number; area: number }>();

const playerOf = (t: Muster): number => t.turn % PLAYERS;

function enter(g: Game<Muster>, player: number, area: number, troops: number): void {
  const t = g.table;
  const there = t.areas[area];
  if (there === undefined) return;
  t.areas = replaced(t.areas, area, entered(there, player, troops));
  t.reserves = replaced(t.reserves, player, Math.min(MOST_RESERVE, (t.reserves[player] ?? 0) - troops + GROWTH));
  t.turn++;
}

const turn = turns.procedure(
  'turn',
  RULE,
  turns.turnOf((_g, v) => v.player),
  turns.ask('which area?', RULE, {
    who: (_g, v) => v.player,
    options: (g) => offered(g.table.turn),
    then: (_g, v, area) => {
      v.area = area;
    },
  }),
  turns.ask('how many troops?', RULE, {
    who: (_g, v) => v.player,
    options: (g, v) => Array.from({ length: Math.min(MOST_TROOPS, g.table.reserves[v.player] ?? 0) }, (_, n) => n + 1),
    then: (g, v, troops) => enter(g, v.player, v.area, troops),
  }),
);

const play = procedure(
  'muster',
  RULE,
  whilst(
    (g) => g.table.turn < TURNS,
    call(turn, (g) => ({ player: playerOf(g.table), area: -1 })),
  ),
  act(function countAreas(g) {
    endGame(g, RULE, [winnerOf(g.table.areas)], scores(g.table.areas));
  }),
);

/** As far as boardgame.io's bot plays on. */
export const DEPTH = 50;

export const muster: Rules<Muster, DecisionOf<Questions>> = {
  id: 'muster',
  title: 'The Muster',
  version: '0+muster',
  modes: [{ id: 'standard', title: 'Standard', players: { min: PLAYERS, max: PLAYERS }, rule: RULE }],
  options: [],
  book,
  play,
  table: () => ({ areas: newAreas(), reserves: Array.from({ length: PLAYERS }, () => FIRST_RESERVE), turn: 0 }),
  copyTable: (t) => ({ areas: t.areas, reserves: t.reserves, turn: t.turn }),
  round: (g) => g.table.turn,
  // Only the end counts, as for the peer.
  value: () => 0,
  lookAhead: { turns: TURNS, decisions: DEPTH },
  ledger: [],
  applies: () => true,
  facts: {},
  text: {
    seat: (seat) => `player ${seat}`,
    question: (d) => d.name,
    option: (_d, o) => String(o),
    offer: (o) => o.id,
    happening: (kind) => kind,
    position: () => [],
  },
};
