// Which answers end the chance to undo: dice are rolled, something is revealed, or others answer before one is asked again.

import type { Decision } from '@landsraad/kernel';
import commits from './commits.json';

const BY_GAME: { readonly [game: string]: readonly string[] } = commits;

/** Whether answering cannot be taken back: a finger is asked twice then, and once otherwise. */
export const cannotBeUndone = (game: string, d: Decision): boolean =>
  d.sealed || d.window !== null || BY_GAME[game]?.includes(d.name) !== false;
