// The command and its sub-commands.

import { USUAL_LEVEL } from '@landsraad/bots';
import { Command } from 'commander';
import { arenaCommand } from './commands/arena.ts';
import { batteryCommand } from './commands/battery.ts';
import { benchCommand } from './commands/bench.ts';
import { dataCommands } from './commands/data.ts';
import { factsCommand } from './commands/facts.ts';
import { gamesCommand } from './commands/games.ts';
import { play, playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { rulesCommand } from './commands/rules.ts';
import { serve, serveCommand, serverModule } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { trainCommand } from './commands/train.ts';
import { verifyCommand } from './commands/verify.ts';
import { listed, WrongUse } from './wrong.ts';

export function program(): Command {
  const p = new Command('landsraad')
    .description('A home for three board games of the Dune universe: play, simulate, replay, read the rules')
    .showSuggestionAfterError(true)
    // `bench` and `bench server` have flags of the same names.
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({ outputError: () => undefined });
  for (const command of [
    serveCommand,
    dataCommands,
    gamesCommand,
    playCommand,
    simulateCommand,
    arenaCommand,
    trainCommand,
    replayCommand,
    verifyCommand,
    batteryCommand,
    benchCommand,
    rulesCommand,
    factsCommand,
  ])
    command(p);
  // Without a word: the house opens, or until there is a server a game in the terminal.
  p.allowExcessArguments(true).action(async () => {
    const [word] = p.args;
    if (word !== undefined)
      throw new WrongUse(`There is no command "${word}"; there are ${listed(p.commands.map((c) => c.name()))}.`);
    if ((await serverModule()) === null) await play(undefined, { bots: USUAL_LEVEL });
    else await serve({});
  });
  return p;
}
