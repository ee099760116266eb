// Writes src/puzzles/made: the tactical positions that the page of puzzles shows, in its order.
// node --import tsx --conditions=@landsraad/source packages/web/make/puzzles.ts

import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { isPlain, type Tactic } from '@landsraad/bots/testing';
import { FACTS as DUNE_FACTS, rules as dune } from '@landsraad/dune';
import { rules as imperium, SPACES } from '@landsraad/imperium';
import type { Option, Rules } from '@landsraad/kernel';
import { areaOf, rules as warForArrakis } from '@landsraad/war-for-arrakis';
import type { Listed, MadePuzzle, MadePuzzles } from '../src/puzzles/made.ts';
import { tactics as duneTactics } from '../../dune/test/tactics.ts';
import { tactics as imperiumTactics } from '../../imperium/test/tactics.ts';
import { tactics as arrakisTactics } from '../../war-for-arrakis/test/tactics.ts';

// From easy to hard. Of positions that are much alike one is shown.
const ARRAKIS = [
  'Arrakeen lies open',
  'The unguarded sietch',
  'After the attack',
  'One step to go',
  'Six against one',
  'One against six',
  'A hit to take',
  'Too many in one place',
  'Two legions, one sietch',
  'All or some',
  'Spice on the horizon',
  'A worm surfaces',
  'Markers on row 3',
  'A vision come true',
  'On the march',
  'A die to spend',
  'Two raiders',
  'The second legion',
  'Raiders from Gara Kulon',
  'Raiders in the south',
  'Raiders on the erg',
];
const IMPERIUM = [
  'A step with the Emperor',
  'Eight Solari',
  'One agent left',
  'A step with the Fremen',
  'Five Solari',
  'Two Solari and four tracks',
  'The battle for Arrakeen',
  'Ten against two',
  'Outnumbered',
  'Nine persuasion',
  'One card to trash',
  'Spice left lying',
  'The fourth step',
  'Three spice in a battle',
  'Level in the last round',
  'The battle for Carthag',
  'A rival alliance',
  'Two Solari and a rival',
  'A lost Conflict',
  "The bankers' discount",
  'A tie in sight',
  'Five spice',
  'A crowded Conflict',
  'Five persuasion',
  'Nine points',
  'Four spice at the end',
  'A favor at the end',
  'Two Solari at the end',
];
const DUNE = [
  'An empty purse',
  'A rich harvest',
  'A familiar face',
  'Two spice and full tanks',
  'Twelve spice and full tanks',
  'After the poison',
  'Spice on Sihaya Ridge',
  'The third stronghold',
  'A worm to ride',
  'Two groups',
  'A Harkonnen landing',
  'Karama in hand',
  'The Baron is winning',
  'The Emperor is winning',
  'Twelve spice on the mesa',
  'Two sietches',
  'Three strongholds',
  'A word from the Emperor',
  'The Baron and the Sisterhood',
  'Five spice to spend',
  'Across from the rocks',
  'The last Nexus',
];

const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** What of it a board can point out. */
type IsPlace = (option: string) => boolean;
const TERRITORIES = new Set<string>(DUNE_FACTS.map.locations.map((l) => l.territory));
const isPlace: { readonly [game: string]: IsPlace } = {
  [warForArrakis.id]: (option) => areaOf(option) >= 0,
  [imperium.id]: (option) => SPACES.some((s) => s.id === option),
  [dune.id]: (option) => TERRITORIES.has(option),
};

function puzzlesOf<T>(rules: Rules<T>, all: readonly Tactic<T>[], order: readonly string[]): MadePuzzles {
  const places = (right: readonly Option[]): string[] =>
    right.map(String).filter((o) => isPlace[rules.id]?.(o) === true);
  const puzzles = order.map((title): MadePuzzle => {
    const t = all.find((x) => x.title === title);
    if (t === undefined) throw new Error(`${rules.title} has no tactical position called "${title}".`);
    const { why, seat, right, config, game } = t;
    return { id: idOf(title), title, hard: !isPlain(rules, t), why, seat, right, places: places(right), config, game };
  });
  return { rules: rules.version, puzzles };
}

/** By game. */
export const puzzles = (): { readonly [game: string]: MadePuzzles } => ({
  [warForArrakis.id]: puzzlesOf(warForArrakis, arrakisTactics(), ARRAKIS),
  [imperium.id]: puzzlesOf(imperium, imperiumTactics(), IMPERIUM),
  [dune.id]: puzzlesOf(dune, duneTactics(), DUNE),
});

/** What the page lists before it fetches a game's positions. */
export const listOf = (made: ReturnType<typeof puzzles>): { readonly [game: string]: readonly Listed[] } =>
  Object.fromEntries(
    Object.entries(made).map(([game, m]) => [game, m.puzzles.map(({ id, title, hard }) => ({ id, title, hard }))]),
  );

/** One puzzle a line, so that a change shows which. */
const lines = (all: readonly unknown[]): string => `[\n${all.map((x) => JSON.stringify(x)).join(',\n')}\n]`;

function write(): void {
  const made = puzzles();
  const file = (name: string, text: string): void =>
    writeFileSync(new URL(`../src/puzzles/made/${name}.json`, import.meta.url), text);
  for (const [game, m] of Object.entries(made))
    file(game, `{ "rules": ${JSON.stringify(m.rules)}, "puzzles": ${lines(m.puzzles)} }\n`);
  const list = Object.entries(listOf(made)).map(([game, all]) => `${JSON.stringify(game)}: ${lines(all)}`);
  file('list', `{\n${list.join(',\n')}\n}\n`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) write();
