// The same seed and the same answers give the same game on every machine: whole games of the Night Bazaar with acts out of
// turn, answers taken back and rewinds, down to what every seat was asked, told and shown.

import {
  answer,
  below,
  canRedo,
  canUndo,
  configOf,
  fingerprint,
  interrupt,
  logOf,
  offers,
  pick,
  redo,
  replay,
  rewind,
  seeded,
  startPlay,
  undo,
  view,
  WATCHER,
  type Happening,
} from '@landsraad/kernel';
import { rules } from '@landsraad/reference';
import { expect, test } from 'vitest';

/** A game of random answers, with everything that anybody notices of it. */
function chronicle(seed: string, players: number) {
  const random = seeded(seed);
  const play = startPlay(rules, configOf(rules, { players }), seed);
  const noticed: unknown[] = [];
  for (let n = 0; play.decisions.length > 0 && n < 2000; n++) {
    const happened: Happening[] = [];
    noticed.push(play.decisions.map((d) => [d.seat, d.name, d.rule, d.options]));
    const d = pick(random, play.decisions);
    const acts = Array.from({ length: players }, (_, seat) => offers(rules, play.game, seat).map((o) => ({ o, seat })));
    const plain = acts.flat().filter(({ o }) => o.form === null);
    const chance = below(random, 12);
    if (chance === 0 && plain.length > 0) {
      const { o, seat } = pick(random, plain);
      interrupt(play, seat, o.id, null, happened);
    } else if (chance === 1 && canUndo(play, d.seat)) undo(play, d.seat);
    else if (chance === 2 && canRedo(play, d.seat)) redo(play, d.seat);
    else if (chance === 3 && n % 7 === 0) rewind(play, d.seat, below(random, play.past.length + 1), `again ${n}`);
    else answer(play, d.seat, d.question, pick(random, d.options), happened);
    noticed.push(happened.map((h) => [h.kind, h.rule, h.nouns, h.to, h.whisper]));
    if (n % 5 === 0)
      for (let seat = WATCHER; seat < players; seat++) {
        const v = view(rules, play.game, seat);
        noticed.push([v.table, v.hidden]);
      }
  }
  return { play, noticed };
}

test.each<[seed: string, players: number, noticed: string, end: string]>([
  ['caravan', 2, '13f54c55dc0a259c', 'cb44ad794c2aca8a'],
  ['lantern', 3, 'af9044e6d8e90dd1', '5bffb8a4b9359b25'],
  ['oasis', 4, '669340e00054e13c', '92f2133eb2c730de'],
])('the game %s', (seed, players, noticed, end) => {
  const told = chronicle(seed, players);
  const { play } = told;
  expect([fingerprint(told.noticed), fingerprint([play.game.table, play.game.hidden, play.game.over])]).toEqual([
    noticed,
    end,
  ]);
  expect(play.game.over).not.toBeNull();
  const log = logOf(play);
  const again = replay(rules, log, { verify: true });
  expect(fingerprint([again.game.table, again.game.hidden, again.game.over])).toBe(end);
  expect(logOf(again)).toEqual(log);
});
