// The Muster: a game of our own with nothing hidden and nothing random, for measuring peers by equal rules. Four players
// put troops into areas, an area and a number in each of 200 turns; whoever holds the most valuable areas wins. This file
// is what both versions share: the numbers, never the rules.

export const PLAYERS = 4;
export const TURNS = 200;
const AREAS = 230;
const OFFERED = 8;
export const MOST_TROOPS = 4;
export const FIRST_RESERVE = 8;
export const MOST_RESERVE = 12;
export const GROWTH = 2;

export interface Area {
  readonly owner: number;
  readonly troops: number;
  readonly worth: number;
}

export const newAreas = (): Area[] =>
  Array.from({ length: AREAS }, (_, n) => ({ owner: -1, troops: 0, worth: 1 + ((n * 7) % 5) }));

/** The areas that may be entered in a turn. */
export const offered = (turn: number): number[] =>
  Array.from({ length: OFFERED }, (_, k) => (turn * 31 + k * 17) % AREAS);

/** What becomes of an area that troops enter. */
export function entered(area: Area, player: number, troops: number): Area {
  if (area.owner === player || area.owner < 0) return { ...area, owner: player, troops: area.troops + troops };
  if (troops > area.troops) return { ...area, owner: player, troops: troops - area.troops };
  return { ...area, troops: area.troops - troops };
}

export function scores(areas: readonly Area[]): number[] {
  const all = Array.from({ length: PLAYERS }, () => 0);
  for (const { owner, worth } of areas) if (owner >= 0) all[owner] = (all[owner] ?? 0) + worth;
  return all;
}

/** The first of those with the most. */
export const winnerOf = (areas: readonly Area[]): number => {
  const all = scores(areas);
  return all.indexOf(Math.max(...all));
};
