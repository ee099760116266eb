// The Bene Gesserit of the advanced game receive charity every turn, however much they own.

import type { Seat } from '@landsraad/kernel';
import { CHARITY, fromBank } from '../board/spice.ts';
import { is, seatOf, type G, type Look } from '../table.ts';
import { stoppedNow } from '../treachery/advantages.ts';
import { announce, announcement } from '../treachery/karama.ts';
import { emit, words, type None } from '../words.ts';

/** § dune.bene-gesserit.charity */
export const alwaysReceivesCharity = (g: Look, seat: Seat): boolean => g.table.advanced && is(g, seat, 'bene-gesserit');

const sisters = (g: Look): Seat => seatOf(g, 'bene-gesserit');
function receive(g: G): void {
  if (stoppedNow(g, 'bene-gesserit: charity')) return;
  fromBank(g, sisters(g), CHARITY);
  emit(g, 'charity', 'dune.bene-gesserit.charity', { seat: sisters(g), spice: CHARITY });
}
const { act, call, when } = words<None>();
export const sistersReceiveCharity = when(
  (g) => alwaysReceivesCharity(g, sisters(g)),
  [call(announcement, announce('bene-gesserit: charity')), act(receive, 'dune.bene-gesserit.charity')],
);
