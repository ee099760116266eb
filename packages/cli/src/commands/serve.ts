import type { Command } from 'commander';
import { wholeNumber } from '../settings.ts';
import { Failed, WrongUse } from '../wrong.ts';

/** What the server's package promises. The command works without it, so it is looked for only when it is wanted. */
export interface ServerModule {
  serve(settings: { readonly port: number; readonly host: string; readonly dataDir: string }): Promise<void>;
  /** What it throws when it cannot start: one sentence. */
  readonly CannotStart: new (message: string) => Error;
  checkData(
    folder: string,
    progress: (done: number, all: number) => void,
  ): Promise<{
    readonly tables: number;
    readonly rows: number;
    readonly damaged: readonly { readonly table: string | null; readonly what: string }[];
  }>;
  backUp(folder: string, file: string): void;
  restoreFrom(folder: string, file: string): Promise<{ readonly tables: readonly string[]; readonly people: number }>;
}
const SERVER = '@landsraad/server';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes(SERVER);

export async function serverModule(): Promise<ServerModule | null> {
  try {
    const found: ServerModule = await import(SERVER);
    return found;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

interface Flags {
  readonly port?: number;
  readonly host?: string;
  readonly data?: string;
}

const port = wholeNumber('The port', 0, 65_535);

export async function serve(flags: Flags): Promise<void> {
  const server = await serverModule();
  if (server === null)
    throw new WrongUse('The server is not installed here; landsraad play has a game in the terminal.');
  const settings = {
    port: flags.port ?? port(process.env['PORT'] || '3000'),
    host: flags.host ?? (process.env['HOST'] || '127.0.0.1'),
    dataDir: flags.data ?? (process.env['LANDSRAAD_DATA'] || '.landsraad'),
  };
  await server.serve(settings).catch((error: unknown) => {
    throw error instanceof server.CannotStart ? new Failed(error.message) : error;
  });
}

export const serveCommand = (program: Command): void =>
  void program
    .command('serve')
    .description('the server with the web client; prints the address')
    .option('--port <n>', 'the port (else PORT, else 3000)', port)
    .option('--host <address>', 'the address to listen on (else HOST, else 127.0.0.1)')
    .option('--data <folder>', 'where everything is kept (else LANDSRAAD_DATA, else .landsraad)')
    .action(serve);
