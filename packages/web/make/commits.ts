// Writes src/games/commits.json: the questions whose answers mostly cannot be taken back, found by playing.
// node --import tsx --conditions=@landsraad/source packages/web/make/commits.ts

import { writeFileSync } from 'node:fs';
import { answer, canUndo, pick, pickWeighed, seeded, startPlay, type Rules } from '@landsraad/kernel';
import { allConfigs } from '@landsraad/kernel/battery';
import { rules as dune } from '@landsraad/dune';
import { rules as imperium } from '@landsraad/imperium';
import { rules as reference } from '@landsraad/reference';
import { rules as warForArrakis } from '@landsraad/war-for-arrakis';

const GAMES = 60;
const DECISIONS = 1500;
/** An answer that can be taken back nine times in ten needs no second press. */
const SELDOM = 0.1;

function commitsOf<T>(rules: Rules<T>): string[] {
  const asked = new Map<string, { times: number; final: number }>();
  const configs = allConfigs(rules);
  for (let n = 0; n < GAMES; n++) {
    const config = configs[(n * 7) % configs.length];
    if (config === undefined) continue;
    const random = seeded(`commits ${n}`);
    const play = startPlay(rules, config, `commits ${n}`, null, false);
    for (let made = 0; play.decisions.length > 0 && made < DECISIONS; made++) {
      const d = pick(random, play.decisions);
      const weights = rules.weigh?.(play.game, d) ?? null;
      answer(
        play,
        d.seat,
        d.question,
        weights === null ? pick(random, d.options) : pickWeighed(random, d.options, weights),
      );
      const seen = asked.get(d.name) ?? { times: 0, final: 0 };
      seen.times++;
      if (!canUndo(play, d.seat)) seen.final++;
      asked.set(d.name, seen);
    }
  }
  return [...asked]
    .filter(([, a]) => a.final > SELDOM * a.times)
    .map(([name]) => name)
    .toSorted();
}

const found = Object.fromEntries(
  [commitsOf(warForArrakis), commitsOf(imperium), commitsOf(dune), commitsOf(reference)].map((names, n) => [
    ['war-for-arrakis', 'imperium', 'dune', 'reference'][n],
    names,
  ]),
);
writeFileSync(new URL('../src/games/commits.json', import.meta.url), `${JSON.stringify(found, null, 2)}\n`);
