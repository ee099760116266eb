// Phase 3: CHOAM Charity. Who holds 0 or 1 spice may claim and then holds 2.

import type { Seat } from '@landsraad/kernel';
import { fromBank, spiceOfSeat } from '../board/spice.ts';
import { announceBattles } from '../advanced/announcing-battle.ts';
import { inPlay, is, seatOf, seats, type G, type Look } from '../table.ts';
import { announcement } from '../treachery/karama.ts';
import { stoppedNow } from '../treachery/advantages.ts';
import { emit, secretly, words, type None } from '../words.ts';

const CHARITY = 2;

/** § dune.bene-gesserit.charity */
const sisterhood = (g: Look, seat: Seat): boolean => g.table.advanced && is(g, seat, 'bene-gesserit');

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
function sistersCharity(g: G): void {
  if (stoppedNow(g, 'bene-gesserit: charity')) return;
  const seat = seatOf(g, 'bene-gesserit');
  fromBank(g, seat, CHARITY);
  emit(g, 'charity', 'dune.bene-gesserit.charity', { seat, spice: CHARITY });
}

const { act, call, when, together, procedure } = words<None>();
export const charityPhase = procedure(
  'choam charity',
  'dune.charity.once',
  act(function charityBegins(g) {
    g.table.phase = 'charity';
  }),
  when(
    (g) => inPlay(g, 'bene-gesserit') && sisterhood(g, seatOf(g, 'bene-gesserit')),
    [
      call(announcement, (g) => ({
        seat: seatOf(g, 'bene-gesserit'),
        advantage: 'bene-gesserit: charity',
        before: '',
      })),
      act(sistersCharity, 'dune.bene-gesserit.charity'),
    ],
  ),
  together('claiming charity', 'dune.setup.simultaneous-phases', {
    seats: (g) => seats(g).filter((s) => !sisterhood(g, s)),
    each: claim,
    notes: (_g, _v, seat) => ({ seat, claims: false }),
    then: giveCharity,
  }),
  call(announceBattles, () => ({ territory: '' })),
);
