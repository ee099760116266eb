import { botNames } from '@landsraad/bots';
import { ErrorReply, Games } from '@landsraad/wire';
import type { House } from '../house.ts';
import type { App } from './app.ts';

export function gameRoutes(app: App, house: House): void {
  app.get(
    '/api/games',
    {
      schema: {
        summary: 'Games, modes, seats and options',
        tags: ['games'],
        response: { 200: Games, '4xx': ErrorReply },
      },
    },
    () => ({ games: house.games, bots: botNames() }),
  );
}
