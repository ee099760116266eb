export { gamesFor } from './games.ts';
export { LIMITS, type Limits } from './limits.ts';
export { serve, type ServeSettings } from './serve.ts';
export { CannotStart } from './start.ts';
export { startServer, type RunningServer, type ServerSettings } from './server.ts';
