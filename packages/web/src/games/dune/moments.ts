// What deserves a look in Dune before the turn goes on.

import type { LogLine } from '../../table/source.ts';
import type { MomentsOf } from '../../table/moments.ts';
import { BattlePicture } from './battle/BattlePicture.tsx';
import { isLocation, isTerritory, nameOf } from './position.ts';

const AFTER_BATTLE = ['leader killed', 'leader spice', 'leader captured', 'captive killed', 'card played'];
const STORM = ['storm dialed', 'storm card', 'weather control'];

/** The places that lines name. */
const placesIn = (lines: readonly LogLine[]): string[] => [
  ...new Set(
    lines.flatMap((l) => [l.nouns['territory'], l.nouns['at']]).filter((x) => isTerritory(x) || isLocation(x)),
  ),
];
const battleIn = (lines: readonly LogLine[]): string => {
  const territory = lines.find((l) => l.kind === 'battle')?.nouns['territory'];
  return isTerritory(territory) ? `Battle in ${nameOf(territory)}` : 'Battle';
};
/** What is asked before the battle is done with. */
const UNTIL = [
  'lose how many starred forces?',
  'lose how many ordinary forces?',
  'keep the card?',
  'capture a leader?',
];
const BATTLE = {
  about: battleIn,
  since: ['battle'],
  carries: AFTER_BATTLE,
  tells: [...AFTER_BATTLE, 'voice', 'treachery called', 'traitor', 'two traitors', 'explosion'],
  places: placesIn,
  picture: BattlePicture,
} as const;

export const moments: MomentsOf = {
  specs: {
    'storm moved': {
      icon: 'storm',
      about: () => 'Storm',
      since: STORM,
      tells: ['storm kills', 'storm moved'],
      places: placesIn,
    },
    devoured: { icon: 'sandworm', about: () => 'Shai-Hulud', places: placesIn },
    nexus: { icon: 'alliance', about: () => 'Nexus' },
    alliance: { icon: 'alliance', about: () => 'Alliance' },
    'alliance broken': { icon: 'alliance', about: () => 'Alliance' },
    'shield wall destroyed': { icon: 'atomics', about: () => 'Family Atomics', places: () => ['shield-wall'] },
    'treachery called': { ...BATTLE, icon: 'traitor', grows: ['traitor', 'two traitors'] },
    'battle won': { ...BATTLE, icon: 'conflict', until: UNTIL },
    explosion: { ...BATTLE, icon: 'lasgun' },
    prediction: { icon: 'prediction', about: () => 'Prediction' },
    won: { icon: 'stronghold', about: () => 'Victory' },
  },
};
