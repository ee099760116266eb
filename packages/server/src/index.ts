export { benchServer, type ServerRow } from './bench/run.ts';
export { gamesFor } from './games.ts';
export { LIMITS, type Limits } from './limits.ts';
export { serve, type ServeSettings } from './serve.ts';
export { backUp, checkData, restoreFrom, type Checked, type Damage, type Restored } from './store/care.ts';
export { CannotStart } from './start.ts';
export { startServer, type RunningServer, type ServerSettings } from './server.ts';
