import type { Command } from 'commander';
import { remark, say, sayJson } from '../output.ts';
import { progress, type Progress } from '../progress.ts';
import { Failed, WrongUse } from '../wrong.ts';
import { serverModule, type ServerModule } from './serve.ts';
import { withJson } from './shared.ts';

interface Flags {
  readonly data?: string;
  readonly json?: true;
}

const folderOf = (flags: Flags): string => flags.data ?? (process.env['LANDSRAAD_DATA'] || '.landsraad');

/** Does something with the server's data; what stands in the way is said in one sentence. */
async function withData<R>(work: (server: ServerModule) => R | Promise<R>): Promise<R> {
  const server = await serverModule();
  if (server === null) throw new WrongUse('The server is not installed here, so there is no data of it.');
  try {
    return await work(server);
  } catch (error) {
    throw error instanceof server.CannotStart ? new Failed(error.message) : error;
  }
}

async function check(flags: Flags): Promise<void> {
  let bar: Progress | null = null;
  const { tables, rows, damaged } = await withData((s) =>
    s.checkData(folderOf(flags), (done, all) => (bar ??= progress(all, 'tables')).at(done)),
  ).finally(() => bar?.stop());
  if (flags.json === true) sayJson({ tables, rows, damaged });
  else {
    for (const { table, what } of damaged) remark(table === null ? what : `Table ${table}: ${what}`);
    say(`${tables} tables with ${rows} rows, ${damaged.length} damaged.`);
  }
  if (damaged.length > 0) throw new Failed('What is damaged can be put back from a backup: landsraad restore FILE.');
}

async function backup(file: string, flags: Flags): Promise<void> {
  await withData((s) => s.backUp(folderOf(flags), file));
  if (flags.json === true) sayJson({ file });
  else say(`Everything is in ${file}.`);
}

async function restore(file: string, flags: Flags): Promise<void> {
  const { tables, people } = await withData((s) => s.restoreFrom(folderOf(flags), file));
  if (flags.json === true) sayJson({ tables, people });
  else say(`${tables.length} tables and ${people} people were put back; what was whole stayed as it was.`);
}

const withFolder = (command: Command): Command =>
  withJson(command).option('--data <folder>', 'where everything is kept (else LANDSRAAD_DATA, else .landsraad)');

export function dataCommands(program: Command): void {
  withFolder(program.command('check'))
    .description("reads all of the server's data and names what is damaged; a server may run meanwhile")
    .action(check);
  withFolder(program.command('backup'))
    .argument('<file>', 'a file that does not exist yet')
    .description("copies all of the server's data into one file; a server may run meanwhile")
    .action(backup);
  withFolder(program.command('restore'))
    .argument('<file>', 'a backup')
    .description('puts back what is missing or damaged, and leaves the rest as it is; a server may run meanwhile')
    .action(restore);
}
