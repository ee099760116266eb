// Whole games, written down once: the same log gives the same game, position by position.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rules } from '@landsraad/imperium';
import {
  answer,
  below,
  configOf,
  interrupt,
  logOf,
  offers,
  pick,
  replay,
  seeded,
  startPlay,
  type Log,
} from '@landsraad/kernel';
import { shownIn } from '@landsraad/kernel/testing';
import { expect, test } from 'vitest';

const GAMES = [
  { name: 'four-players', mode: 'standard', players: 4, options: {} },
  { name: 'three-players-random-leaders', mode: 'standard', players: 3, options: { leaders: 'random' } },
  { name: 'two-players', mode: 'two-player', players: 2, options: {} },
  { name: 'solo-kwisatz-haderach', mode: 'solo', players: 1, options: { difficulty: 'kwisatz-haderach' } },
  { name: 'rise-of-ix-four-players', mode: 'standard', players: 4, options: { riseOfIx: true } },
  { name: 'rise-of-ix-epic', mode: 'standard', players: 3, options: { riseOfIx: true, epic: true } },
  { name: 'rise-of-ix-two-players', mode: 'two-player', players: 2, options: { riseOfIx: true } },
  {
    name: 'rise-of-ix-solo',
    mode: 'solo',
    players: 1,
    options: { riseOfIx: true, churn: true, escalation: true, difficulty: 'mentat' },
  },
];

function playOnce(game: (typeof GAMES)[number]): Log {
  const random = seeded(`golden ${game.name}`);
  const play = startPlay(rules, configOf(rules, game), `golden ${game.name}`);
  while (play.decisions.length > 0) {
    const d = pick(random, play.decisions);
    const acts = offers(rules, play.game, d.seat);
    if (acts.length > 0 && below(random, 3) === 0) interrupt(play, d.seat, pick(random, acts).id, null);
    else answer(play, d.seat, d.question, pick(random, d.options));
  }
  return logOf(play);
}

for (const game of GAMES)
  test(game.name, () => {
    const file = new URL(`golden/${game.name}.json`, import.meta.url);
    // Whoever changes a rule on purpose writes the games anew: LANDSRAAD_GOLDEN=write.
    if (process.env['LANDSRAAD_GOLDEN'] === 'write' || !existsSync(file))
      writeFileSync(file, `${JSON.stringify(playOnce(game))}\n`);
    const log = JSON.parse(readFileSync(file, 'utf8')) as Log;
    const again = replay(rules, log, { verify: true, anyVersion: true });
    expect(again.game.over).toEqual(log.result);
    expect(again.game.over).not.toBe(null);
    const shown = [...shownIn(rules, configOf(rules, game), log)].join(' ');
    const kept = new URL(`golden/${game.name}.shown.txt`, import.meta.url);
    if (process.env['LANDSRAAD_GOLDEN'] === 'write' || !existsSync(kept)) writeFileSync(kept, `${shown}\n`);
    expect(`${shown}\n`).toBe(readFileSync(kept, 'utf8'));
  });
