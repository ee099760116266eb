import { botNames } from '@landsraad/bots';
import { Games } from '@landsraad/wire';
import type { House } from '../house.ts';
import { call, type App } from './app.ts';

export function gameRoutes(app: App, house: House): void {
  app.get('/api/games', call('games', 'Games, modes, seats and options', {}, Games), () => ({
    games: house.games,
    bots: botNames(),
  }));
}
