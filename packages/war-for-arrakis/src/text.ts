// English for players.

import type { Text } from '@landsraad/kernel';

export const text: Text = {
  seat: (seat) => (seat === 0 ? 'Atreides' : 'Harkonnen'),
  question: (d) => d.name,
  option: (_question, option) => String(option),
  offer: (o) => o.id,
  happening: (kind, nouns) => `${kind}: ${Object.values(nouns).join(' ')}`,
  position: () => ['-'],
};
