// How many hits one side deals the other, in the order of the rules: dice, leaders, special elites, shields.

import type { AtRoll } from './atRoll.ts';

export interface Sum {
  readonly rolled: number;
  readonly byLeaders: number;
  /** Of the other side, by dice and leaders. */
  readonly shields: number;
  /** Of those, cancelled by own special elites. */
  readonly cancelled: number;
  readonly total: number;
}

const used = (s: AtRoll, what: 'hits' | 'shields'): number => s.leaders.reduce((n, l) => n + (l.used ? l[what] : 0), 0);

export function countHits(own: AtRoll, enemy: AtRoll): Sum {
  const rolled = own.roll.hits;
  const byLeaders = used(own, 'hits');
  const shields = enemy.roll.shields + used(enemy, 'shields');
  const cancelled = Math.min(own.special, shields);
  return { rolled, byLeaders, shields, cancelled, total: Math.max(0, rolled + byLeaders - (shields - cancelled)) };
}
