// What the automatic Harkonnens gain instead of Bene Gesserit tokens, and with every round.

import { gainSupremacy } from '../tracks.ts';
import type { G } from '../table.ts';
import { emit } from '../words.ts';
import { changeMahdi, mahdiOf } from './mahdi.ts';

/** A die from the Spice Must Flow board becomes an unused one; if there is none, Supremacy. § wfa.solo.bene-gesserit */
export function gainDie(g: G): void {
  if (g.table.diceAside === 0) {
    emit(g, 'no die to take', 'wfa.solo.bene-gesserit', {});
    gainSupremacy(g, 1);
    return;
  }
  g.table.diceAside--;
  changeMahdi(g, { unrolled: mahdiOf(g).unrolled + 1 });
  emit(g, 'die taken back', 'wfa.solo.bene-gesserit', { dice: mahdiOf(g).unrolled });
}
/** They may win by doing nothing. § wfa.solo.end-supremacy */
export function supremacyAdvances(g: G): void {
  emit(g, 'supremacy advances', 'wfa.solo.end-supremacy', {});
  gainSupremacy(g, 1);
}
