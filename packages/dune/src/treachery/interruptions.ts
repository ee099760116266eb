// When players may act although nobody asks them.

import type { Look } from '../table.ts';
import { isUndisturbed } from '../words.ts';

/** After set-up, unless a card or a window is being answered: that is finished first. */
export const isOpen = (g: Look): boolean => g.table.phase !== 'set-up' && g.over === null && !isUndisturbed(g);
