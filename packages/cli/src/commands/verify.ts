import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { BadLog, replay, type Log, type Rules } from '@landsraad/kernel';
import { openLog } from '../logs/open.ts';
import { remark, say, sayJson } from '../output.ts';
import { Failed, WrongUse } from '../wrong.ts';
import { withJson } from './shared.ts';

/** What is wrong with a log, in one sentence; null if it is what it says. */
function fault<T>(rules: Rules<T>, log: Log): string | null {
  try {
    replay(rules, log, { verify: true });
    return null;
  } catch (error) {
    if (error instanceof BadLog) return error.message;
    throw error;
  }
}

/** What a server shows of every seed before it is used; compare it with what you saw. */
const commitmentsOf = (log: Log): string[] =>
  [log.seed, ...log.choices.flatMap((e) => (e[2] === 'rewind' ? [e[3]] : []))].map((seed) =>
    createHash('sha256').update(String(seed)).digest('hex'),
  );

async function verify(path: string, commitments: Map<string, readonly string[]>): Promise<string | null> {
  try {
    const { log, game } = await openLog(path);
    commitments.set(path, commitmentsOf(log));
    return game.use((rules) => fault(rules, log));
  } catch (error) {
    if (error instanceof WrongUse) return error.message.replace(`${path}: `, '');
    throw error;
  }
}

async function run(paths: readonly string[], flags: { readonly json?: true }): Promise<void> {
  const absent = paths.filter((p) => !existsSync(p));
  if (absent.length > 0) throw new WrongUse(`There is no file ${absent.join(', ')}.`);
  const failed: { file: string; reason: string }[] = [];
  const commitments = new Map<string, readonly string[]>();
  for (const file of paths) {
    const reason = await verify(file, commitments);
    if (reason !== null) failed.push({ file, reason });
  }
  const ok = paths.length - failed.length;
  if (flags.json === true) sayJson({ files: paths.length, ok, failed, commitments: Object.fromEntries(commitments) });
  else {
    for (const { file, reason } of failed) remark(`${file}: ${reason}`);
    for (const [file, codes] of commitments)
      say(`${file}: fairness ${codes.length === 1 ? 'code' : 'codes'} ${codes.map((c) => c.slice(0, 16)).join(', ')}`);
    say(`${ok} of ${paths.length} logs are what they say.`);
  }
  if (failed.length > 0) throw new Failed(`${failed.length} of ${paths.length} logs failed.`);
}

export const verifyCommand = (program: Command): void =>
  void withJson(program.command('verify'))
    .argument('<files...>', 'logs')
    .description('runs logs again and compares the stored hash after every decision')
    .action(run);
