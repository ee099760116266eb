// The entry: exit codes and the one sentence that says what went wrong.

import { CommanderError } from 'commander';
import { remark } from './output.ts';
import { program } from './program.ts';
import { Failed, WrongUse } from './wrong.ts';

const sentence = (text: string): string => {
  const bare = text
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  const first = bare.charAt(0).toUpperCase() + bare.slice(1);
  return /[.!?)]$/.test(first) ? first : `${first}.`;
};

/** 0 done, 1 the work failed, 2 wrong use. */
export async function main(args: readonly string[]): Promise<void> {
  // Whoever reads only the first lines (head, less) has seen enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
  try {
    await program().parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof WrongUse) {
      remark(error.message);
      process.exitCode = 2;
    } else if (error instanceof Failed) {
      remark(error.message);
      process.exitCode = 1;
    } else if (error instanceof CommanderError) {
      if (error.exitCode === 0) return;
      if (error.code !== 'commander.help')
        remark(`${sentence(error.message)} Type "landsraad --help" for what is possible.`);
      process.exitCode = 2;
    } else throw error;
  }
}
