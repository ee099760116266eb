// A moment to make deals, give and show, in the phases in which nothing else is asked openly.

import { seats } from '../table.ts';
import { words, type None } from '../words.ts';

const { window, procedure } = words<None>();
/** Nothing can be played here; what is offered at any time can be done while it is open. § dune.bribe.when */
export const talk = procedure(
  'talk',
  'dune.bribe.when',
  window('anything to settle first?', 'dune.bribe.when', { seats, options: () => [] }),
);
