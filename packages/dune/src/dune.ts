// The whole game: set-up, then at most ten turns of nine phases.

import './advanced/harkonnen-karama.ts';
import './alliances/deals.ts';
import './treachery/tleilaxu-ghola.ts';
import './treachery/truthtrance.ts';
import { revealAll } from '@landsraad/kernel';
import { setUp } from './phases/0-set-up.ts';
import { stormPhase } from './phases/1-storm.ts';
import { spiceBlowPhase } from './phases/2-spice-blow-and-nexus.ts';
import { charityPhase } from './phases/3-choam-charity.ts';
import { biddingPhase } from './phases/4-bidding.ts';
import { revivalPhase } from './phases/5-revival.ts';
import { shipmentPhase } from './phases/6-shipment-and-movement.ts';
import { fixedElements } from './phases/7-battle-plan.ts';
import { battlePhase } from './phases/7-battles.ts';
import { collectionPhase } from './phases/8-spice-collection.ts';
import { mentatPause } from './phases/9-mentat-pause.ts';
import type { G } from './table.ts';
import { words, type None } from './words.ts';

const { act, call, repeat, procedure } = words<None>();

function phaseIsOver(g: G): void {
  g.table.stopped = []; // § dune.treachery.karama-stop-duration
}
/** Lays open what everybody may know. */
function openTheBox(g: G): void {
  revealAll(g, fixedElements.values);
}

export const turn = procedure(
  'turn',
  'dune.setup.phase-order',
  call(stormPhase, () => ({})),
  act(phaseIsOver),
  call(spiceBlowPhase, () => ({})),
  act(phaseIsOver),
  call(charityPhase, () => ({})),
  act(phaseIsOver),
  call(biddingPhase, () => ({})),
  act(phaseIsOver),
  call(revivalPhase, () => ({ fremenAllow: false })),
  act(phaseIsOver),
  call(shipmentPhase, () => ({ guildNow: false })),
  act(phaseIsOver),
  call(battlePhase, () => ({})),
  act(phaseIsOver),
  call(collectionPhase, () => ({})),
  act(phaseIsOver),
  call(mentatPause, () => ({})),
  act(phaseIsOver),
);

export const dune = procedure(
  'dune',
  'dune.setup.players',
  act(openTheBox),
  call(setUp, () => ({})),
  repeat(call(turn, () => ({}))),
);
