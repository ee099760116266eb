// The Muster on boardgame.io, which is no dependency of ours: `npm install --no-save boardgame.io@0.50.2` brings it.

import { WrongUse } from '../../wrong.ts';
import {
  entered,
  FIRST_RESERVE,
  GROWTH,
  MOST_RESERVE,
  MOST_TROOPS,
  newAreas,
  offered,
  PLAYERS,
  TURNS,
  winnerOf,
  type Area,
} from './muster.ts';

interface State {
  areas: Area[];
  reserves: number[];
  turn: number;
  /** The area that was chosen; -1: none yet. */
  area: number;
}
interface Moment {
  readonly G: State;
  readonly ctx: { readonly gameover?: { readonly winner: string }; readonly currentPlayer: string };
}
interface Client {
  start(): void;
  getState(): Moment;
  readonly moves: { area(n: number): void; troops(n: number): void };
}
/** As much of boardgame.io as is measured. */
interface BoardgameIo {
  readonly Client: (setup: { game: object; numPlayers: number; debug: false }) => Client;
  readonly MCTSBot: new (setup: { game: object; enumerate: typeof enumerate; iterations: number }) => {
    play(state: Moment, player: string): Promise<unknown>;
  };
}

const game = {
  name: 'muster',
  setup: (): State => ({
    areas: newAreas(),
    reserves: Array.from({ length: PLAYERS }, () => FIRST_RESERVE),
    turn: 0,
    area: -1,
  }),
  turn: { minMoves: 2, maxMoves: 2 },
  moves: {
    area: ({ G }: { G: State }, n: number): string | void => {
      if (G.area >= 0 || !offered(G.turn).includes(n)) return 'INVALID_MOVE';
      G.area = n;
    },
    troops: ({ G, ctx }: { G: State; ctx: Moment['ctx'] }, n: number): string | void => {
      const player = Number(ctx.currentPlayer);
      const reserve = G.reserves[player] ?? 0;
      const there = G.areas[G.area];
      if (there === undefined || n < 1 || n > Math.min(MOST_TROOPS, reserve)) return 'INVALID_MOVE';
      G.areas[G.area] = entered(there, player, n);
      G.reserves[player] = Math.min(MOST_RESERVE, reserve - n + GROWTH);
      G.turn++;
      G.area = -1;
    },
  },
  endIf: ({ G }: { G: State }) => (G.turn >= TURNS ? { winner: String(winnerOf(G.areas)) } : undefined),
};

function enumerate(G: State, ctx: Moment['ctx']): { readonly move: string; readonly args: readonly number[] }[] {
  if (G.area < 0) return offered(G.turn).map((n) => ({ move: 'area', args: [n] }));
  const most = Math.min(MOST_TROOPS, G.reserves[Number(ctx.currentPlayer)] ?? 0);
  return Array.from({ length: most }, (_, n) => ({ move: 'troops', args: [n + 1] }));
}

async function boardgameIo(): Promise<BoardgameIo> {
  // In production it leaves out its checks and does not freeze its state.
  process.env['NODE_ENV'] = 'production';
  const [client, ai] = ['boardgame.io/dist/cjs/client.js', 'boardgame.io/dist/cjs/ai.js'];
  try {
    return { ...((await import(client)) as object), ...((await import(ai)) as object) } as BoardgameIo;
  } catch {
    throw new WrongUse(
      'The peers are not installed: npm install --no-save boardgame.io@0.50.2 brings the one that is measured.',
    );
  }
}

export interface Peer {
  /** Plays these areas and troops, alternately, and tells how it ends. */
  end(choices: readonly number[]): { readonly areas: readonly Area[]; readonly winner: number };
  /** Its bot thinks about the first question. */
  think(iterations: number): void;
}

export async function boardgame(): Promise<Peer> {
  const { Client, MCTSBot } = await boardgameIo();
  const started = (): Client => {
    const client = Client({ game, numPlayers: PLAYERS, debug: false });
    client.start();
    return client;
  };
  const first = started().getState();
  return {
    end(choices) {
      const client = started();
      for (const [n, choice] of choices.entries())
        if (n % 2 === 0) client.moves.area(choice);
        else client.moves.troops(choice);
      const { G, ctx } = client.getState();
      return { areas: G.areas, winner: Number(ctx.gameover?.winner ?? -1) };
    },
    think(iterations) {
      // It thinks at once; only its answer comes later.
      void new MCTSBot({ game, enumerate, iterations }).play(first, '0');
    },
  };
}
