// The base of the Smugglers is destroyed, and they are out of the game.

import type { Area } from '../board/areas.ts';
import { auxiliaries } from '../board/auxiliaries.ts';
import { loseAuxiliary } from '../board/figures.ts';
import { STABAN } from '../leaders.ts';
import type { G } from '../table.ts';
import { leaveGame } from '../tracks.ts';
import { emit } from '../words.ts';
import { changeSmugglers } from './smugglers.ts';
import { SMUGGLER_ORNITHOPTER, grounded } from './vehicles.ts';

/** § wfa.smugglers.base */
export function destroyBase(g: G, a: Area): void {
  changeSmugglers(g, { stance: 'gone', base: -1, die: -1 });
  grounded(g, SMUGGLER_ORNITHOPTER);
  for (const x of auxiliaries(g)) if (x.kind === 'smuggler') loseAuxiliary(g, 'smuggler', x.area);
  leaveGame(g, STABAN);
  emit(g, 'smugglers base destroyed', 'wfa.smugglers.base', { area: a });
}
