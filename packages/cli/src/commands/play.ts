import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Command } from 'commander';
import { BadLog, configIn, replay, seeded, type Config, type Rules, type Seat } from '@landsraad/kernel';
import { refuseBot, USUAL_LEVEL } from '@landsraad/bots';
import type { Setup } from '@landsraad/table';
import { checkWritable } from '../files.ts';
import { playableGame, wholeShelf } from '../games.ts';
import { openLog, seatNamed } from '../logs/open.ts';
import { dim, say } from '../output.ts';
import { openLines } from '../play/lines.ts';
import { heading, sayLines } from '../play/screen.ts';
import { playSession } from '../play/session.ts';
import { openTable } from '../play/table.ts';
import { names, tableConfig, type TableFlags } from '../settings.ts';
import { WrongUse } from '../wrong.ts';
import { withTable } from './shared.ts';

interface Flags extends TableFlags {
  readonly seat?: readonly string[];
  readonly bots: string;
  readonly seed?: string;
  readonly log?: string;
  readonly resume?: string;
}

const newSeed = (): string => randomBytes(6).toString('hex');

async function setup<T>(rules: Rules<T>, flags: Flags): Promise<Omit<Setup, 'seats'>> {
  if (flags.resume === undefined)
    return { config: tableConfig(rules, flags), seed: flags.seed ?? newSeed(), choices: [] };
  const { log } = await openLog(flags.resume);
  try {
    replay(rules, log);
  } catch (error) {
    if (error instanceof BadLog) throw new WrongUse(`${flags.resume}: ${error.message}`);
    throw error;
  }
  return { config: configIn(log), seed: log.seed, choices: log.choices };
}

function peopleOf<T>(rules: Rules<T>, config: Config, seats: readonly string[] | undefined): Seat[] {
  if (seats === undefined) return [0];
  if (seats.length === 1 && seats[0] === 'all') return Array.from({ length: config.players }, (_, seat) => seat);
  return seats.map((text) => seatNamed(rules, config, text));
}

async function playGame<T>(rules: Rules<T>, flags: Flags): Promise<void> {
  const refused = refuseBot(flags.bots);
  if (refused !== null) throw new WrongUse(refused);
  const game = await setup(rules, flags);
  const { config, seed } = game;
  const people = peopleOf(rules, config, flags.seat);
  const file =
    flags.log ??
    flags.resume ??
    join(
      '.landsraad',
      'games',
      `${rules.id}-${new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')}-${String(seed).slice(0, 12)}.json`,
    );
  checkWritable(file);
  // What bots think must not be what the game draws: the seed would tell them.
  const table = openTable(rules, game, people, flags.bots, seeded(`bots ${newSeed()}`));
  const { seats } = table;
  heading(`${rules.title} · ${config.mode} · ${config.players} players`);
  const all = new Intl.ListFormat('en-GB');
  const list = (which: readonly string[]): string => all.format(which);
  const human = seats.filter((x) => x.person).map((x) => x.name);
  const bots = seats.filter((x) => !x.person).map((x) => x.name);
  sayLines([
    `${people.length === 1 ? `You are ${list(human)}` : `People: ${list(human)}`}${bots.length === 0 ? '' : `; ${list(bots)} ${bots.length === 1 ? 'is' : 'are'} played by ${flags.bots}`}.`,
  ]);
  if (config.box !== undefined) say(`  Played with the printed values of the box "${config.box.name}".`);
  say(dim('  Type a number or a name; ? helps, q saves and leaves.'));
  const lines = openLines();
  try {
    await playSession({ table, lines, logFile: file, shared: people.length > 1 });
  } finally {
    lines.close();
  }
}

/** Without a name: the game if there is only one, else the list. */
async function defaultGame(): Promise<string> {
  const playable = (await wholeShelf()).filter((g) => g.playable !== null);
  const forPlayers = playable.filter((g) => !g.development);
  const [only] = forPlayers.length > 0 ? forPlayers : playable;
  if (only === undefined || forPlayers.length > 1)
    throw new WrongUse(`Which game? There are ${playable.map((g) => g.id).join(', ')}.`);
  return only.id;
}

export async function play(id: string | undefined, flags: Flags): Promise<void> {
  const game = await playableGame(id ?? (await defaultGame()));
  await game.use((rules) => playGame(rules, flags));
}

export const playCommand = (program: Command): void =>
  void withTable(program.command('play'))
    .argument('[game]', 'which game')
    .description('a whole game in the terminal, every decision by name or number')
    .option(
      '--seat <seats>',
      'the seats of people at this terminal: numbers or names, or all (default: the first)',
      names,
    )
    .option('--bots <level>', 'who plays the other seats', USUAL_LEVEL)
    .option('--seed <text>', 'the seed of the game (default: a new one)')
    .option('--log <file>', 'where to save the game')
    .option('--resume <file>', 'go on with a saved game')
    .action(play);
