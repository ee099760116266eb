// The Fremen Karama power: a sandworm in any sand territory, without a Nexus.

import { SAND, type Territory } from '../board/map.ts';
import { devours } from '../phases/2-shai-hulud.ts';
import { seatOf, type G, type Look } from '../table.ts';
import { emit, words } from '../words.ts';
import { discardCard } from '../treachery/karama.ts';
import { hasPower, powerUsed } from './karama-powers.ts';

type Calling = { territory: Territory | ''; card: string };
const calling = words<Calling>();
const fremen = (g: Look): number => seatOf(g, 'fremen');

function callTheWorm(g: G): void {
  discardCard(g, fremen(g), 'karama', 'dune.treachery.karama-discard');
  powerUsed(g, fremen(g));
}

/** Asked at the start of the phase, by public knowledge alone. */
export const fremenKaramaWorm = calling.procedure(
  'the Fremen Karama worm',
  'dune.fremen.karama',
  calling.finishIf((g) => g.table.karamaPowers.includes(fremen(g))),
  calling.ask('call a sandworm with Karama?', 'dune.fremen.karama-when', {
    who: fremen,
    options: (g): readonly (Territory | 'no')[] => ['no', ...(hasPower(g, fremen(g)) ? SAND : [])],
    always: true,
    then: (_g, v, t) => {
      v.territory = t === 'no' ? '' : t;
    },
  }),
  calling.finishIf((_g, v) => v.territory === ''),
  calling.act(callTheWorm, 'dune.fremen.karama'),
  calling.call(devours, (_g, v) => ({ territory: v.territory || 'polar-sink', spares: false })),
  calling.act(function noNexus(g, v) {
    emit(g, 'karama worm', 'dune.fremen.karama-no-nexus', { seat: fremen(g), territory: v.territory });
  }, 'dune.fremen.karama-no-nexus'),
);
