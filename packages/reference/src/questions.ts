// Every question of the game: what it is answered with, what explains it, and what an option stands for.

import { meanings, type DecisionOf, type Seat } from '@landsraad/kernel';

export type Questions = {
  'ring the bell?': { option: 'ring' };
  'haggle?': { option: string; means: Said };
  'bid for which stall?': { option: number };
  'how many coins?': { option: number; about: { stall: number } };
  'what do you do?': { option: string; means: Raid };
  'stop the raid?': { option: 'guard'; about: { by: Seat; on: Seat } };
  'accept the deal?': { option: 'accept' | 'refuse'; about: { from: Seat; coins: number } };
  'discard which card?': { option: string };
};

const SEATS: readonly Seat[] = [0, 1, 2, 3];
export type Raid = { on: Seat };
export const RAID = meanings<Raid>(
  SEATS.map((on) => ({ on })),
  (m) => `raid ${m.on}`,
);
export type Said = { says: 'offer' | 'accept' | 'refuse'; to: Seat };
export const SAID = meanings<Said>(
  SEATS.flatMap((to) => (['offer', 'accept', 'refuse'] as const).map((says) => ({ says, to }))),
  (m) => `${m.says} ${m.to}`,
);

/** A decision of this game. */
export type Asked = DecisionOf<Questions>;
