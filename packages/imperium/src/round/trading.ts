// Nobody can trade: who asks is told why.

import { houses, isRival } from '../table.ts';
import { offer, words } from '../words.ts';

const { procedure } = words<{ seat: number }>();

offer('trade', 'imp.effect.resources', {
  options: (g, seat) => houses(g).filter((h) => h !== seat && !isRival(g, h)),
  refuse: () => 'imp.effect.no-trading',
  play: procedure('trade', 'imp.effect.no-trading'),
  notes: (_g, seat) => ({ seat }),
});
