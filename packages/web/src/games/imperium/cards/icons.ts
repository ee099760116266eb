import type { AgentIcon } from '@landsraad/imperium';
import type { IconName } from '../../../look/iconNames.ts';

/** The icon of each kind of space, and what it is called. */
export const AGENT_ICONS: { readonly [icon in AgentIcon]: readonly [IconName, string] } = {
  emperor: ['emperor', 'Emperor'],
  'spacing-guild': ['spacing-guild', 'Spacing Guild'],
  'bene-gesserit': ['bene-gesserit', 'Bene Gesserit'],
  fremen: ['fremen', 'Fremen'],
  landsraad: ['landsraad', 'Landsraad'],
  city: ['city', 'city'],
  'spice-trade': ['spice-trade', 'spice trade'],
};
