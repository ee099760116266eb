import type { Seat } from '@landsraad/kernel';
import type { LocalSeat } from './engine.ts';

/** Which person holds a seat: somebody may hold several. */
export const whoOf = (s: LocalSeat, seat: Seat): string => (s.mine === true ? 'me' : `seat ${s.with ?? seat}`);
