// The tokens with which the Baron chooses two factions in secret.

import { hands, heap, openPile } from '@landsraad/kernel';
import { FACTIONS } from '../effects/grammar.ts';
import { pool } from '../words.ts';

export const tokens = pool('masterstroke', {
  rule: 'imp.setup.hidden-information',
  things: () => [...FACTIONS],
  start: 'box',
  places: { box: heap, chosen: hands, shown: openPile },
});
