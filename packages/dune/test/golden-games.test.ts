// Whole games, written down once: the same log gives the same game, position by position, and still shows what it shows.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rules } from '@landsraad/dune';
import {
  answer,
  below,
  configOf,
  interrupt,
  logOf,
  offers,
  pick,
  replay,
  replayEntry,
  seeded,
  startPlay,
  type Form,
  type Happening,
  type Log,
  type Offer,
  type Option,
  type RandomState,
  type Scalar,
} from '@landsraad/kernel';
import { shownIn } from '@landsraad/kernel/testing';
import { expect, test } from 'vitest';

interface Golden {
  readonly name: string;
  readonly mode: 'basic' | 'advanced';
  readonly players: number;
  readonly options: { readonly [id: string]: Scalar };
  /** What happens in it, and the rule that ends it. */
  readonly shows: readonly string[];
  readonly ends: string;
}
const GAMES: readonly Golden[] = [
  {
    name: 'basic-six-the-wall-falls-and-the-fremen-keep-their-sietches',
    mode: 'basic',
    players: 6,
    options: {},
    shows: ['shield wall destroyed', 'alliance', 'traitor', 'deal'],
    ends: 'dune.fremen.special-victory',
  },
  {
    name: 'advanced-six-a-captive-dies-and-the-guild-outlasts-them-all',
    mode: 'advanced',
    players: 6,
    options: {},
    shows: ['captive killed', 'fighters advise', 'storm card', 'truth'],
    ends: 'dune.guild.special-victory',
  },
  {
    name: 'two-players-two-factions-each-ride-the-worm',
    mode: 'advanced',
    players: 4,
    options: { twoFactionsEach: true },
    shows: ['worm ride', 'weather control'],
    ends: 'dune.victory.default-fremen',
  },
  {
    name: 'three-players-a-house-takes-three-strongholds',
    mode: 'basic',
    players: 3,
    options: {},
    shows: ['leader killed', 'charity'],
    ends: 'dune.victory.solo',
  },
];

function fillIn(offer: Offer, random: RandomState): Form | null {
  if (offer.form === null) return null;
  const form: { [field: string]: Option } = {};
  for (const field of offer.form) form[field.name] = pick(random, field.from);
  return form;
}
function playOnce(game: Golden, seed: string): { readonly log: Log; readonly kinds: ReadonlySet<string> } {
  const random = seeded(seed);
  const play = startPlay(rules, configOf(rules, game), seed);
  const happened: Happening[] = [];
  while (play.decisions.length > 0) {
    const d = pick(random, play.decisions);
    const acts = below(random, 12) === 0 ? offers(rules, play.game, d.seat) : [];
    const possible = acts.filter((o) => o.form === null || o.form.every((f) => f.from.length > 0));
    if (possible.length > 0) {
      const act = pick(random, possible);
      interrupt(play, d.seat, act.id, fillIn(act, random), happened);
    } else answer(play, d.seat, d.question, pick(random, d.options), happened);
  }
  return { log: logOf(play), kinds: new Set(happened.map((h) => h.kind)) };
}
/** The first random game that shows it all. */
function find(game: Golden): Log {
  for (let n = 0; ; n++) {
    const { log, kinds } = playOnce(game, `golden ${game.name} ${n}`);
    if (log.result?.rule === game.ends && game.shows.every((kind) => kinds.has(kind))) return log;
  }
}

for (const game of GAMES)
  test(game.name, () => {
    const file = new URL(`golden/${game.name}.json`, import.meta.url);
    // Whoever changes a rule on purpose writes the games anew: LANDSRAAD_GOLDEN=write.
    if (process.env['LANDSRAAD_GOLDEN'] === 'write' || !existsSync(file))
      writeFileSync(file, `${JSON.stringify(find(game))}\n`);
    const log = JSON.parse(readFileSync(file, 'utf8')) as Log;
    const again = replay(rules, log, { verify: true, anyVersion: true });
    expect([again.game.over, log.result?.rule]).toEqual([log.result, game.ends]);
    const told = startPlay(rules, configOf(rules, game), log.seed);
    const happened: Happening[] = [];
    for (const entry of log.choices) replayEntry(told, entry, happened);
    expect(game.shows.filter((kind) => happened.every((h) => h.kind !== kind))).toEqual([]);
    const shown = shownIn(rules, configOf(rules, game), log).join(' ');
    const kept = new URL(`golden/${game.name}.shown.txt`, import.meta.url);
    if (process.env['LANDSRAAD_GOLDEN'] === 'write' || !existsSync(kept)) writeFileSync(kept, `${shown}\n`);
    expect(`${shown}\n`).toBe(readFileSync(kept, 'utf8'));
  });
