// What the Spacing Guild expansion adds to the open table. Replaced whole when anything of it changes, so that copies share it.

import { replaced, type Config } from '@landsraad/kernel';
import type { Zone } from '../board/areas.ts';
import type { Auxiliary } from '../board/auxiliaries.ts';
import { FACTS } from '../facts.ts';
import { printedFor, type Boxed } from '../printed/printed.ts';
import { NEITHER, SIDES, opponent, type Side, type SideOrNeither } from '../sides.ts';

export interface Guild {
  /** By side: the step of its heighliner, and what is on its heighliner board. */
  readonly steps: readonly number[];
  readonly troops: readonly number[];
  readonly frigates: readonly number[];
  /** The air zone of the navigator, -1 for none, and who has put it there. */
  readonly navigator: Zone;
  readonly navigatorOf: SideOrNeither;
  /** The side whose heighliner does not move until the end of the round. */
  readonly held: SideOrNeither;
}

const { setup } = FACTS.spacingGuild;
/** § wfa.guild.troops */
const AT_START: Guild = {
  steps: SIDES.map(() => 0),
  troops: SIDES.map(() => setup.troopsOnBoard),
  frigates: SIDES.map(() => 0),
  navigator: -1,
  navigatorOf: NEITHER,
  held: NEITHER,
};
/** The one condition at the door. */
export const withGuild = ({ options }: Pick<Config, 'options'>): boolean => options['spacingGuild'] === true;
export const newGuild = (config: Config): { guild?: Guild; auxiliaries?: readonly Auxiliary[] } =>
  withGuild(config) ? { auxiliaries: [], guild: AT_START } : {};

interface Seen extends Boxed {
  readonly table: Boxed['table'] & {
    readonly guild?: Guild;
    readonly air: readonly string[];
    readonly auxiliaries?: readonly Auxiliary[];
  };
}
export const guildAtWork = (g: Seen): boolean => g.table.guild !== undefined;
export const stepOf = (g: Seen, side: Side): number => g.table.guild?.steps[side] ?? 0;
export const troopsAboard = (g: Seen, side: Side): number => g.table.guild?.troops[side] ?? 0;
export const frigatesAboard = (g: Seen, side: Side): number => g.table.guild?.frigates[side] ?? 0;

/** What an air zone with a frigate of each side holds. */
const FRIGATES: readonly string[] = ['frigate atreides', 'frigate harkonnen'];
export const frigateOf = (side: Side): string => FRIGATES[side] ?? '';
export const isFrigate = (what: string | undefined): boolean => what !== undefined && FRIGATES.includes(what);

/** Those in the supply: neither on the heighliner board nor on Arrakis. */
export function troopsLeft(g: Seen, side: Side): number {
  let n = (printedFor(g).guild.troops[side] ?? 0) - troopsAboard(g, side);
  for (const x of g.table.auxiliaries ?? []) if (x.kind === 'troop' && x.side === side) n--;
  return n;
}
export function frigatesLeft(g: Seen, side: Side): number {
  let n = (printedFor(g).guild.frigates[side] ?? 0) - frigatesAboard(g, side);
  for (const what of g.table.air) if (what === frigateOf(side)) n--;
  return n;
}
/** Whether the navigator of the other side keeps a side out of an air zone. § wfa.guild.navigator */
export const isBarred = (g: Seen, side: Side, z: Zone): boolean =>
  g.table.guild !== undefined && g.table.guild.navigator === z && g.table.guild.navigatorOf === opponent(side);

// ---- changing ----

interface Changed {
  readonly table: { guild?: Guild };
}
export function changeGuild(g: Changed, part: Partial<Guild>): void {
  const before = g.table.guild;
  if (before !== undefined) g.table.guild = { ...before, ...part };
}
export function setAboard(g: Changed, what: 'steps' | 'troops' | 'frigates', side: Side, n: number): void {
  const before = g.table.guild;
  if (before !== undefined) changeGuild(g, { [what]: replaced(before[what], side, n) });
}
