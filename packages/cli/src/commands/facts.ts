import type { Command } from 'commander';
import { hashOfBox, surveyFacts, tidyBox, toldInWords, type Rules } from '@landsraad/kernel';
import { boxIn } from '../box.ts';
import { playableGame, shelved } from '../games.ts';
import { bold, dim, say, sayJson, wrapped } from '../output.ts';
import { withJson } from './shared.ts';

interface Flags {
  readonly missing?: true;
  readonly with?: string;
  readonly json?: true;
}

/** What a box replaces, once it has been checked. */
function replaced<T>(rules: Rules<T>, path: string, asJson: boolean): void {
  const box = tidyBox(rules, boxIn(rules, path));
  const entries = rules.box?.entries ?? [];
  const values = entries.flatMap((e) =>
    Object.hasOwn(box.values, e.path)
      ? [
          {
            path: e.path,
            what: e.title,
            assumed: toldInWords(e.shape, e.assumed),
            value: toldInWords(e.shape, box.values[e.path]),
          },
        ]
      : [],
  );
  if (asJson) {
    sayJson({ game: rules.id, box: box.name, hash: hashOfBox(box), possible: entries.length, replaced: values });
    return;
  }
  say(`${rules.title}: the box "${box.name}" replaces ${values.length} of ${entries.length} assumed values.`);
  for (const v of values) {
    say();
    say(`${bold(v.what)}  ${dim(v.path)}`);
    for (const line of wrapped(`played as: ${v.value}`, '  ')) say(line);
    for (const line of wrapped(`instead of: ${v.assumed}`, '  ')) say(line);
  }
}

async function run(id: string, flags: Flags): Promise<void> {
  const { with: file } = flags;
  if (file !== undefined) {
    (await playableGame(id)).use((rules) => replaced(rules, file, flags.json === true));
    return;
  }
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
    .option('--with <file>', 'check a box, the printed values of your own copy, and list what it replaces')
    .action(run);
