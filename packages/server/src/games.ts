// The games that are served. The reference game is for developers only.

import type { Rules } from '@landsraad/kernel';
import { rules as dune } from '@landsraad/dune';
import { rules as imperium } from '@landsraad/imperium';
import { rules as reference } from '@landsraad/reference';
import { rules as warForArrakis } from '@landsraad/war-for-arrakis';
import { hosted, type HostedGame } from '@landsraad/table';

/** Does something with the rules of a game, whatever their type. */
type WithRules = <R>(id: string, work: <T>(rules: Rules<T>) => R) => R;

export const rulesNamed: WithRules = (id, work) => {
  if (id === warForArrakis.id) return work(warForArrakis);
  if (id === imperium.id) return work(imperium);
  if (id === dune.id) return work(dune);
  if (id === reference.id) return work(reference);
  throw new Error(`There is no game "${id}".`);
};

export const gamesFor = (dev: boolean): readonly HostedGame[] => {
  const whole = [hosted(warForArrakis), hosted(imperium), hosted(dune)];
  return dev ? [...whole, hosted(reference)] : whole;
};
