import type { Command } from 'commander';
import { surveyFacts } from '@landsraad/kernel';
import { shelved } from '../games.ts';
import { bold, dim, say, sayJson, wrapped } from '../output.ts';
import { withJson } from './shared.ts';

async function run(id: string, flags: { readonly missing?: true; readonly json?: true }): Promise<void> {
  const game = await shelved(id);
  const { verified, singleSource, assumed, missing } = surveyFacts(game.facts);
  if (flags.json === true) {
    sayJson({ game: game.id, verified, singleSource, assumed, missing });
    return;
  }
  say(`${game.title}: ${verified} facts verified, ${singleSource} from a single source, ${assumed} assumed.`);
  if (missing.length === 0) return;
  if (flags.missing !== true) {
    say(`What is assumed: landsraad facts ${id} --missing`);
    return;
  }
  for (const m of missing) {
    say();
    say(`${bold(m.what)}  ${dim(m.path)}`);
    for (const line of wrapped(`played as: ${m.default}`, '  ')) say(line);
    if (m.why !== '') for (const line of wrapped(`why: ${m.why}`, '  ')) say(line);
  }
}

export const factsCommand = (program: Command): void =>
  void withJson(program.command('facts'))
    .argument('<game>', 'which game')
    .description('how sure we are of the component facts; what is still assumed')
    .option('--missing', 'list what is assumed, where it stands and what is played instead')
    .action(run);
