import * as z from 'zod/mini';
import { list, Scalar } from './shape.ts';

export const GameInfo = z.object({
  id: z.string(),
  title: z.string(),
  version: z.string(),
  modes: list(z.object({ id: z.string(), title: z.string(), players: z.object({ min: z.int(), max: z.int() }) })),
  options: list(z.object({ id: z.string(), title: z.string(), values: list(Scalar), default: Scalar })),
});
export type GameInfo = z.infer<typeof GameInfo>;

export const Games = z.object({ games: list(GameInfo), bots: list(z.string()) });
export type Games = z.infer<typeof Games>;
