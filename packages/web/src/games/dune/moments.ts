// What deserves a look in Dune before the turn goes on.

import type { MomentsOf } from '../../table/moments.ts';

const AFTER_BATTLE = ['leader killed', 'leader spice', 'leader captured', 'captive killed', 'card played'];
const STORM = ['storm dialed', 'storm card', 'weather control'];

export const moments: MomentsOf = {
  specs: {
    'storm moved': { icon: 'storm', about: () => 'Storm', since: STORM, tells: ['storm kills', 'storm moved'] },
    devoured: { icon: 'sandworm', about: () => 'Shai-Hulud' },
    nexus: { icon: 'alliance', about: () => 'Nexus' },
    alliance: { icon: 'alliance', about: () => 'Alliance' },
    'alliance broken': { icon: 'alliance', about: () => 'Alliance' },
    'shield wall destroyed': { icon: 'atomics', about: () => 'Family Atomics' },
    'treachery called': {
      icon: 'traitor',
      about: () => 'Treachery',
      since: ['battle'],
      grows: ['traitor', 'two traitors'],
      carries: AFTER_BATTLE,
    },
    'battle won': { icon: 'conflict', about: () => 'Battle', since: ['battle'], carries: AFTER_BATTLE },
    explosion: { icon: 'lasgun', about: () => 'Battle', since: ['battle'], carries: AFTER_BATTLE },
    prediction: { icon: 'prediction', about: () => 'Prediction' },
    won: { icon: 'stronghold', about: () => 'Victory' },
  },
};
