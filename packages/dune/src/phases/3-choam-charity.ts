// Phase 3: CHOAM Charity. A player with 0 or 1 spice may claim charity and then holds 2.

import type { Seat } from '@landsraad/kernel';
import { announceBattles } from '../advanced/announcing-battle.ts';
import { alwaysReceivesCharity, sistersReceiveCharity } from '../advanced/sisters-charity.ts';
import { CHARITY, fromBank, spiceOfSeat } from '../board/spice.ts';
import { seats, type G } from '../table.ts';
import { emit, secretly, words, type None } from '../words.ts';

const claiming = secretly<{ seat: Seat; claims: boolean }>();
const claim = claiming.procedure(
  'charity',
  'dune.charity.claim',
  claiming.ask('claim charity?', 'dune.charity.claim', {
    options: () => ['claim', 'decline'],
    refuse: (g, v, said) => (said === 'claim' && spiceOfSeat(g, v.seat) >= CHARITY ? 'dune.charity.too-rich' : null),
    then: (_g, v, said) => {
      v.claims = said === 'claim';
    },
  }),
);
function giveCharity(
  g: G,
  _v: None,
  answers: readonly { readonly seat: Seat; readonly notes: { claims: boolean } }[],
): void {
  for (const { seat, notes } of answers) {
    if (!notes.claims) continue;
    const n = CHARITY - spiceOfSeat(g, seat);
    fromBank(g, seat, n);
    emit(g, 'charity', 'dune.charity.claim', { seat, spice: n });
  }
}

const { act, call, together, procedure } = words<None>();
export const charityPhase = procedure(
  'choam charity',
  'dune.charity.once',
  act(function charityBegins(g) {
    g.table.phase = 'charity';
  }),
  sistersReceiveCharity,
  together('claiming charity', 'dune.setup.simultaneous-phases', {
    seats: (g) => seats(g).filter((s) => !alwaysReceivesCharity(g, s)),
    each: claim,
    notes: (_g, _v, seat) => ({ seat, claims: false }),
    then: giveCharity,
  }),
  call(announceBattles, () => ({ territory: '' })),
);
