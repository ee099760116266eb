// The Fremen Karama power: a sandworm in any sand territory, without a Nexus.

import type { Option, Seat } from '@landsraad/kernel';
import { SAND, type Territory } from '../board/map.ts';
import { devours } from '../phases/2-shai-hulud.ts';
import { seatOf, type G, type Look } from '../table.ts';
import { emit, words, type None } from '../words.ts';
import { discardCard } from '../treachery/karama.ts';
import { hasPower, powerUsed } from './karama-powers.ts';

type Calling = { seat: Seat; choice: Option };
const calling = words<Calling>();
const waiting = words<None>();
const fremen = (g: Look): number => seatOf(g, 'fremen');

function callTheWorm(g: G): void {
  discardCard(g, fremen(g), 'karama', 'dune.treachery.karama-discard');
  powerUsed(g, fremen(g));
}

const place = (v: Calling): Territory => SAND.find((t) => t === v.choice) ?? 'polar-sink';

/** Open at the start of the phase, by public knowledge alone. */
export const fremenKaramaWorm = waiting.procedure(
  'the Fremen Karama worm',
  'dune.fremen.karama',
  waiting.finishIf((g) => !g.table.advanced || g.table.turn === 1 || fremen(g) < 0),
  waiting.window('call a sandworm with Karama?', 'dune.fremen.karama-when', {
    seats: (g) => [fremen(g)],
    options: (g, _v, seat) => (hasPower(g, seat) ? SAND : []),
    until: (g) => g.table.karamaPowers.includes(fremen(g)),
    play: calling.procedure(
      'a worm called by Karama',
      'dune.fremen.karama',
      calling.act(callTheWorm, 'dune.fremen.karama'),
      calling.call(devours, (_g, v) => ({ territory: place(v), spares: false })),
      calling.act(function noNexus(g, v) {
        emit(g, 'karama worm', 'dune.fremen.karama-no-nexus', { seat: v.seat, territory: place(v) });
      }, 'dune.fremen.karama-no-nexus'),
    ),
  }),
);
