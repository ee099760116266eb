// English for players.
import type { Text } from '@landsraad/kernel';
export const text: Text = {
  seat: (seat) => `Player ${seat + 1}`,
  question: (d) => d.name,
  option: (_q, o) => String(o),
  offer: (o) => `${o.name} ${String(o.noun)}`,
  happening: (kind, nouns) => `${kind} ${Object.values(nouns).join(' ')}`,
  position: () => [],
};
