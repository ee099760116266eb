// What the Smugglers expansion adds to the open table. Replaced whole when anything of it changes, so that copies share it.

import type { Config } from '@landsraad/kernel';
import type { Area } from '../board/areas.ts';
import type { Auxiliary } from '../board/auxiliaries.ts';
import { FACTS } from '../facts.ts';

export interface Smugglers {
  /** Neutral at first; gone once their base is destroyed. */
  readonly stance: 'neutral' | 'allied' | 'gone';
  /** Smuggler regulars on the smugglers board. */
  readonly waiting: number;
  /** The step of the prescience track on which Staban Tuek stands. */
  readonly step: number;
  /** Smuggler harvesters that have not been captured, and those on the board. */
  readonly harvestersLeft: number;
  readonly harvesters: readonly Area[];
  /** The area of the base; -1 without one. */
  readonly base: Area;
  /** The unused result of the smugglers die; -1 for none. */
  readonly die: number;
  /** Whether the Harkonnens have given up an ornithopter of this round to drive one of theirs off. */
  readonly givenUp: boolean;
}

const { components, setup } = FACTS.smugglers;
/** § wfa.smugglers.state */
const AT_START: Smugglers = {
  stance: 'neutral',
  waiting: setup.smugglerRegularsOnBoard,
  step: setup.stabanTuekStep,
  harvestersLeft: components.smugglerHarvester,
  harvesters: [],
  base: -1,
  die: -1,
  givenUp: false,
};
/** The one condition at the door. */
export const withSmugglers = ({ options }: Pick<Config, 'options'>): boolean => options['smugglers'] === true;
export const newSmugglers = (config: Config): { smugglers?: Smugglers; auxiliaries?: readonly Auxiliary[] } =>
  withSmugglers(config) ? { smugglers: AT_START, auxiliaries: [] } : {};

interface Seen {
  readonly table: { readonly smugglers?: Smugglers };
}
export const withSmugglersAt = (g: Seen): boolean => g.table.smugglers !== undefined;
export const areNeutral = (g: Seen): boolean => g.table.smugglers?.stance === 'neutral';
export const areAllied = (g: Seen): boolean => g.table.smugglers?.stance === 'allied';
const NO_AREAS: readonly Area[] = [];
/** Where smuggler harvesters stand. */
export const smuggledIn = (g: Seen): readonly Area[] => g.table.smugglers?.harvesters ?? NO_AREAS;
export const isSmuggled = (g: Seen, a: Area): boolean => smuggledIn(g).includes(a);
/** The area of the base; -1 without one. */
export const baseOf = (g: Seen): Area => g.table.smugglers?.base ?? -1;
/** The unused result of the smugglers die; -1 for none. */
export const smugglersDie = (g: Seen): number => g.table.smugglers?.die ?? -1;

export function changeSmugglers(g: { readonly table: { smugglers?: Smugglers } }, part: Partial<Smugglers>): void {
  const before = g.table.smugglers;
  if (before !== undefined) g.table.smugglers = { ...before, ...part };
}
