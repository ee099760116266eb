// The heighliners on their way, and what they take aboard.

import { FACTS } from '../facts.ts';
import { printedFor } from '../printed/printed.ts';
import { HARKONNEN, NEITHER, type Side } from '../sides.ts';
import { MARKERS, type G } from '../table.ts';
import { emit } from '../words.ts';
import {
  changeGuild,
  frigatesAboard,
  frigatesLeft,
  guildAtWork,
  setAboard,
  stepOf,
  troopsAboard,
  troopsLeft,
} from './guild.ts';

const { heighliner, imperiumActions } = FACTS.spacingGuild;
type Marker = (typeof MARKERS)[number];

/** One that arrives lands at once, and goes back to its start. § wfa.guild.heighliners */
export function advanceHeighliner(g: G, side: Side, steps: number): void {
  if (g.table.guild === undefined || g.table.guild.held === side) return;
  const step = stepOf(g, side) + steps;
  const last = printedFor(g).guild.steps[side] ?? 0;
  const arrives = step >= last;
  setAboard(g, 'steps', side, arrives ? 0 : step);
  emit(g, 'heighliner moves', 'wfa.guild.heighliners', { of: side, step: Math.min(step, last) });
  if (arrives) emit(g, 'heighliner arrives', 'wfa.guild.heighliners', { of: side, desert: false });
}
export const eachRound = (side: Side) =>
  function heighlinerMoves(g: G): void {
    advanceHeighliner(g, side, heighliner.stepsPerRound);
  };
/** The round is over: nobody is held any more. */
export function letGo(g: G): void {
  changeGuild(g, { held: NEITHER });
}
/** § wfa.guild.navigator */
export function navigatorLeaves(g: G): void {
  changeGuild(g, { navigator: -1, navigatorOf: NEITHER });
}

/** The action of one of the three powers, for a side's own heighliner. § wfa.guild.imperium-actions */
export function imperiumAction(g: G, side: Side, marker: Marker): void {
  emit(g, 'imperium action', 'wfa.guild.imperium-actions', { of: side, marker });
  if (marker === 'spacingGuild') advanceHeighliner(g, side, imperiumActions.spacingGuild.steps);
  else if (marker === 'choam') {
    const more = Math.min(imperiumActions.choam.frigates, frigatesLeft(g, side));
    setAboard(g, 'frigates', side, frigatesAboard(g, side) + more);
  } else {
    const more = Math.min(imperiumActions.landsraad.troops, troopsLeft(g, side));
    setAboard(g, 'troops', side, troopsAboard(g, side) + more);
  }
}
/** The Harkonnens have paid for a marker. */
export function markerPaid(g: G, marker: number, raised: boolean): void {
  const power = MARKERS[marker];
  if (!guildAtWork(g) || power === undefined) return;
  const actions = raised ? imperiumActions.harkonnenRaise : imperiumActions.harkonnenKeep;
  for (let n = 0; n < actions; n++) imperiumAction(g, HARKONNEN, power);
}
