// English for players. Everything the game says is in this room; rules say nothing.

import type { Text } from '@landsraad/kernel';
import type { Asked } from './questions.ts';
import type { Table } from './table.ts';
import { happening } from './text/happenings.ts';
import { houseName } from './text/names.ts';
import { position } from './text/position.ts';
import { offer, option, question } from './text/questions.ts';
import { thing } from './text/things.ts';
import { OVERVIEW } from './text/overview.ts';

export const text: Text<Table, Asked> = {
  overview: OVERVIEW,
  seat: (seat, config) => houseName(seat, config),
  question,
  option,
  offer,
  happening,
  position,
  thing,
};
