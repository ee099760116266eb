// How the garbage collector sweeps up behind a server.

import { setFlagsFromString } from 'node:v8';

/**
 * What moves leave behind is swept up every hundred moves, in about five milliseconds. Helper threads hardly shorten
 * that, and take a twentieth to a tenth of all processor time.
 */
export const sweepAlone = (): void => setFlagsFromString('--no-parallel-scavenge');
