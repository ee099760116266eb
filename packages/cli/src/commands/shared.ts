// Options that several commands have.

import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { optionsJson, wholeNumber } from '../settings.ts';

export const withTable = (c: Command, unless = 'the first of the game'): Command =>
  c
    .option('--mode <mode>', `the mode to play (default: ${unless})`)
    .option('--players <n>', 'how many seats (default: as few as the mode takes)', wholeNumber('--players', 1, 20))
    .option('--options <json>', 'table options as JSON, such as \'{"epic":true}\'', optionsJson)
    .option('--box <file>', 'printed values of your own copy, in place of assumed ones');

export const withJson = (c: Command): Command => c.option('--json', 'print one JSON object and nothing else');

export const withWorkers = (c: Command): Command =>
  c.option('--workers <n>', 'how many threads (default: one per processor)', wholeNumber('--workers', 1, 256));

export const workersOf = (flags: { readonly workers?: number }): number => flags.workers ?? availableParallelism();
