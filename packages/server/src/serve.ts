// `landsraad serve`: the server with the web client, until it is told to stop.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gamesFor } from './games.ts';
import { LOG_LEVELS, type LogLevel } from './logs.ts';
import { startServer, type RunningServer } from './server.ts';
import { CannotStart } from './start.ts';

export interface ServeSettings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Offers the reference game too. */
  readonly dev?: boolean;
}

/** The built web client lies beside this package. */
function webFolder(): string | null {
  const folder = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..', 'web', 'dist');
  return existsSync(folder) ? folder : null;
}

/** How many proxies stand before this server. */
function proxies(): number {
  const said = process.env['LANDSRAAD_TRUST_PROXY'] ?? '0';
  if (!/^\d$/.test(said))
    throw new CannotStart(`LANDSRAAD_TRUST_PROXY is how many proxies stand before this server: 0 to 9, not "${said}".`);
  return Number(said);
}

/** How much is said on standard output. */
function logLevel(): LogLevel {
  const said = process.env['LANDSRAAD_LOG'] ?? 'warn';
  const level = LOG_LEVELS.find((l) => l === said);
  if (level === undefined) throw new CannotStart(`LANDSRAAD_LOG is one of ${LOG_LEVELS.join(', ')}, not "${said}".`);
  return level;
}

/** Prints the address; resolves when the server has been told to stop and has finished its writes. */
export async function serve(settings: ServeSettings): Promise<void> {
  const dev = settings.dev ?? process.env['LANDSRAAD_DEV'] === '1';
  const server = await startServer({
    port: settings.port,
    host: settings.host,
    data: settings.dataDir,
    games: gamesFor(dev),
    web: webFolder(),
    proxies: proxies(),
    inspect: true,
    log: logLevel(),
  });
  console.log(`Landsraad is at ${server.url}`);
  await toldToStop(server);
}

function toldToStop(server: RunningServer): Promise<void> {
  return new Promise((stopped, failed) => {
    const stop = (): void => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      server.close().then(stopped, failed);
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}
