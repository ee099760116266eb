// English for players.

import type { Config, Decision, Nouns, Offer, Option, Text, View } from '@landsraad/kernel';

const text0 = (o: Option): string => String(o);
export const text: Text = {
  seat: (seat) => `Seat ${seat}`,
  question: (d: Decision, _v: View) => d.name,
  option: (_q: string, o: Option) => text0(o) || '-',
  offer: (o: Offer) => o.id,
  happening: (kind: string, _n: Nouns, _c: Config) => kind,
  position: (_v: View) => ['-'],
};
