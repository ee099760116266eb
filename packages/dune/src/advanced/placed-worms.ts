// Each further sandworm of a spice blow may be placed by the Fremen in any sand territory.

import { SAND, type Territory } from '../board/map.ts';
import { devours } from '../phases/2-shai-hulud.ts';
import { seatOf, type Look } from '../table.ts';
import { isStopped, stoppedNow } from '../treachery/advantages.ts';
import { announce, announcement } from '../treachery/karama.ts';
import { words } from '../words.ts';

/** The advanced game blows spice on two piles, and further worms do not pass without effect. */
export const blowsTwice = (g: Look): boolean => g.table.advanced;

type Placing = { territory: Territory | '' };
const placing = words<Placing>();
const fremen = (g: Look): number => seatOf(g, 'fremen');

export const placeWorm = placing.procedure(
  'placing a sandworm',
  'dune.fremen.extra-worms',
  placing.finishIf((g) => isStopped(g, 'fremen: placing worms')),
  placing.ask('place the sandworm where?', 'dune.fremen.extra-worms-where', {
    who: fremen,
    options: (): readonly (Territory | 'nowhere')[] => ['nowhere', ...SAND],
    then: (_g, v, t) => {
      v.territory = t === 'nowhere' ? '' : t;
    },
  }),
  placing.finishIf((_g, v) => v.territory === ''),
  placing.call(announcement, announce('fremen: placing worms')),
  placing.finishIf((g) => stoppedNow(g, 'fremen: placing worms')),
  placing.call(
    devours,
    (_g, v) => ({ territory: v.territory || 'polar-sink', spares: false }),
    'dune.fremen.extra-worms-spice',
  ),
);
