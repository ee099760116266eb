// A moment to make deals, give and show, in the phases in which nothing else is asked openly.

import { seats } from '../table.ts';
import { words, type None } from '../words.ts';

const { window, procedure } = words<None>();
/** Nothing is asked here; while it is open, players may do what they may do at any time. § dune.bribe.when */
export const talk = procedure(
  'talk',
  'dune.bribe.when',
  window('anything to settle first?', 'dune.bribe.when', { seats, options: () => [] }),
);
