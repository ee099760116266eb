// A table stopped at a question, well into a game, to be looked at or measured. Prints it as JSON:
// npx tsx --conditions=@landsraad/source packages/web/scripts/stopped.ts GAME QUESTION [MODE]

import { rules as dune } from '@landsraad/dune';
import { rules as imperium } from '@landsraad/imperium';
import { configOf, type Rules } from '@landsraad/kernel';
import { rules as arrakis } from '@landsraad/war-for-arrakis';
import { waysToQuestions } from '../e2e/gather.ts';

const [game = '', question = '', mode] = process.argv.slice(2);
const NEAR = 350;

function stopped<T>(rules: Rules<T>): void {
  const config = configOf(rules, mode === undefined ? {} : { mode });
  const way = waysToQuestions(rules, config, { games: 6, atMost: 6, decisions: 2 * NEAR, near: NEAR }).get(question);
  if (way === undefined) throw new Error(`No game of ${rules.title} came to "${question}".`);
  console.log(JSON.stringify({ game: rules.id, version: rules.version, config, ...way }));
}

if (game === dune.id) stopped(dune);
else if (game === imperium.id) stopped(imperium);
else if (game === arrakis.id) stopped(arrakis);
else throw new Error(`There is no game "${game}".`);
