// The odds from where the battle stands: hits that wait to be taken are taken first.

import type { View } from '@landsraad/kernel';
import { battleOdds, oddsOfBattle, type Army } from '@landsraad/war-for-arrakis';
import type { BattleSeen } from './battleSeen.ts';
import { previewOf, type Preview } from './preview.ts';

const unitsOf = (s: Army): number => s.regular + s.elite + s.special;

/** After one hit, as the odds take them: elites first, leaders before the last unit. */
function afterHit(s: Army): Army {
  if (s.elite > 0) return { ...s, elite: s.elite - 1, regular: s.regular + 1 };
  if (s.regular > 1 || (s.regular === 1 && s.special > 0)) return { ...s, regular: s.regular - 1 };
  if (s.special > 0) return { ...s, special: s.special - 1, regular: s.regular + 1 };
  if (s.escort > 0) return { ...s, escort: s.escort - 1 };
  if (s.generic > 0) return { ...s, generic: s.generic - 1 };
  if (s.named.length > 0) return { ...s, named: s.named.slice(0, -1) };
  return { ...s, regular: 0 };
}
export function weakened(side: Army, hits: number): Army {
  let now = side;
  for (let n = 0; n < hits && unitsOf(now) > 0; n++) {
    const next = afterHit(now);
    if (next.escort < now.escort) n++; // it absorbs two
    now = next;
  }
  return now;
}

/** Null when a side is gone already: nothing is left to chance. */
export function oddsNow(view: View, seen: BattleSeen): Preview | null {
  const known = oddsOfBattle(view);
  if (known === null) return null;
  const [attacks, defends] = seen.sides;
  const pending = (s: (typeof seen.sides)[number]): number => Math.max(0, s.hits - s.taken) + (s.pays ? 1 : 0);
  // To go on against a settlement costs the attacker a hit.
  const toll = seen.rolled && known.rank > 0 && !attacks.pays && seen.question !== 'retreat?' ? 1 : 0;
  const ready = (side: Army, hits: number): Army => {
    const left = weakened(side, hits);
    return seen.rolled ? { ...left, cards: 0 } : left;
  };
  const defender = ready(known.defender, pending(defends));
  const fought = ready(known.attacker, pending(attacks));
  const attacker = unitsOf(defender) > 0 ? weakened(fought, toll) : fought;
  if (unitsOf(known.attacker) === 0 || unitsOf(known.defender) === 0) return null;
  const surprise = seen.battle.surprise && seen.round <= 1 && !seen.rolled;
  const odds = battleOdds(attacker, defender, known.rank, surprise);
  return previewOf({ odds, attacker, defender, rank: known.rank, certain: known.certain });
}
