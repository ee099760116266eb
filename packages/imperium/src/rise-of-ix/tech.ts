// Tech tiles: three stacks on the Ix board, bought with spice, discounts and negotiators.

import {
  added,
  count,
  drawTop,
  moveOpenly,
  openPile,
  reveal,
  sequence,
  shuffle,
  things,
  without,
} from '@landsraad/kernel';
import { has } from '../board/goods.ts';
import { box, known, type Good, type Line, type Lines, type Printed } from '../effects/grammar.ts';
import { FACTS } from '../facts.ts';
import { gathers, houseOf, houses, isOn, isRival, lookAt, type G, type Look, type Open } from '../table.ts';
import { emit, pool } from '../words.ts';

type Timing =
  | 'own-turn'
  | 'reveal-turn'
  | 'round-start'
  | 'endgame'
  | 'continuous'
  | 'on-conflict-won'
  | 'on-conflict-won-with-dreadnought'
  | 'on-troops-recruited-from-shipping-track';
interface PrintedTile {
  readonly id: string;
  readonly name: string;
  readonly spiceCost: number;
  readonly hagalMark: boolean;
  readonly acquireEffect: readonly Printed[];
  readonly timing: readonly Timing[];
  readonly oncePerRound: boolean;
  readonly ability: readonly (Printed | { readonly at: Timing; readonly do: readonly Printed[] })[];
}
export interface Tile {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  /** Rivals acquire only these. */
  readonly marked: boolean;
  /** Its ability turns it face down for the round. */
  readonly flips: boolean;
  readonly acquire: Lines;
  /** Its ability, by the moment at which it serves. */
  readonly ownTurn: Lines;
  readonly revealTurn: Lines;
  readonly roundStart: Lines;
  readonly endgame: Lines;
  readonly won: Lines;
  /** What is read where it matters. */
  readonly always: Lines;
}

const PRINTED: readonly PrintedTile[] = known(FACTS.ixTechTiles.tiles);
function read(t: PrintedTile): Tile {
  const at = (moments: readonly Timing[], name: string): Lines =>
    box(
      t.id,
      name,
      t.ability.flatMap((e) => {
        if ('at' in e) return moments.includes(e.at) ? e.do : [];
        return t.timing.some((moment) => moments.includes(moment)) ? [e] : [];
      }),
    );
  return {
    id: t.id,
    name: t.name,
    price: t.spiceCost,
    marked: t.hagalMark,
    flips: t.oncePerRound,
    acquire: box(t.id, 'acquired', t.acquireEffect),
    ownTurn: at(['own-turn'], 'own turn'),
    revealTurn: at(['reveal-turn'], 'reveal turn'),
    roundStart: at(['round-start'], 'round start'),
    endgame: at(['endgame'], 'endgame'),
    won: at(['on-conflict-won'], 'won'),
    always: at(['continuous', 'on-conflict-won-with-dreadnought', 'on-troops-recruited-from-shipping-track'], 'always'),
  };
}
export const TILES: ReadonlyMap<string, Tile> = new Map(PRINTED.map((t) => [t.id, read(t)]));
export function tileOf(id: string): Tile {
  const tile = TILES.get(id);
  if (tile === undefined) throw new Error(`no tech tile is called ${id}`);
  return tile;
}

// ---- the stacks ----

const ALL_TILES: readonly string[] = PRINTED.map((t) => t.id);
export const tech = pool('tech', {
  rule: 'imp.ix.tech-stacks',
  things: (config) => (isOn(config, 'riseOfIx') ? ALL_TILES : []), // § imp.ix.components
  start: 'box',
  places: { box: sequence, top: sequence, middle: sequence, bottom: sequence, taken: openPile, trash: openPile },
});
export const STACKS = [tech.top, tech.middle, tech.bottom] as const;
const STACK_SIZE = ALL_TILES.length / STACKS.length;

export function layOutTech(g: G): void {
  shuffle(g, tech.box);
  for (const stack of STACKS) for (let n = 0; n < STACK_SIZE; n++) drawTop(g, tech.box, stack);
}
/** The top tile of each stack lies face up; an empty stack stays empty. */
export function turnUpTiles(g: G): void {
  for (const stack of STACKS) if (count(g, stack) > 0) reveal(g, stack, count(g, stack) - 1);
}
const topOf = (g: Look, stack: (typeof STACKS)[number]): string => things(g, stack).at(-1) ?? '';

/** § imp.tech.offer: the face-up tiles, from the top stack down. */
export const tilesOnOffer = (g: Look): string[] => STACKS.map((s) => topOf(g, s)).filter((t) => t !== '');
const stackOf = (g: Look, tile: string): (typeof STACKS)[number] => {
  const stack = STACKS.find((s) => topOf(g, s) === tile);
  if (stack === undefined) throw new Error(`${tile} is on top of no stack`);
  return stack;
};

/** § imp.tech.price § imp.tech.discount */
export const techPrice = (tile: string, discount: number): number => Math.max(0, tileOf(tile).price - discount);

export const goodsOf = (line: Line): readonly Good[] => line.printed?.payWith ?? SPICE;
const SPICE: readonly Good[] = ['spice'];
export const discountOf = (line: Line): number => line.printed?.discount ?? 0;

/** Goods that would have to be paid when all negotiators help. */
export const leastPayment = (g: Look, house: number, line: Line, tile: string): number =>
  Math.max(0, techPrice(tile, discountOf(line)) - lookAt(g, house).negotiators);
export const goodsThatSuffice = (g: Look, house: number, line: Line, tile: string): Good[] =>
  goodsOf(line).filter((good) => has(g, house, good, leastPayment(g, house, line, tile)));
/** The tiles on offer that a house could pay for. */
export const affordableTiles = (g: Look, house: number, line: Line): string[] =>
  tilesOnOffer(g).filter((tile) => isFor(g, house, tile) && goodsThatSuffice(g, house, line, tile).length > 0);
/** § imp.tech.rival-marked § imp.tech.rival-two-player: rivals acquire only marked tiles, House Hagal of two players none. */
const isFor = (g: Look, house: number, tile: string): boolean =>
  !isRival(g, house) || (tileOf(tile).marked && gathers(g, house));

/** It lies face up before its owner; the next one is turned up later. */
export function takeTile(g: G, house: number, tile: string): void {
  drawTop(g, stackOf(g, tile), tech.taken);
  const h = houseOf(g, house);
  h.tech = added(h.tech, tile);
  emit(g, 'acquired tech', 'imp.tech.take', { house, tile });
}
/** Out of the game. */
export function trashTile(g: G, house: number, tile: string): void {
  const h = houseOf(g, house);
  h.tech = without(h.tech, h.tech.indexOf(tile));
  moveOpenly(g, tech.taken, tile, tech.trash); // § imp.tech.trashed-tile
  emit(g, 'trashed tech', 'imp.tech.trashed-tile', { house, tile });
}
/** A face-up tile that nobody has taken leaves the game. */
export function discardOffer(g: G, stack: (typeof STACKS)[number]): string {
  const tile = drawTop(g, stack, tech.trash);
  turnUpTiles(g);
  return tile;
}

// ---- what one owns ----

export const hasTile = (g: Open, house: number, tile: string): boolean => {
  const own = lookAt(g, house).tech;
  return own.length > 0 && own.includes(tile);
};
/** § imp.tech.face-down-counts */
export const tilesOf = (g: Look, house: number): number => lookAt(g, house).tech.length;

export const isFaceDown = (g: Open, house: number, tile: string): boolean => lookAt(g, house).flipped.includes(tile);
export function flipTile(g: G, house: number, tile: string): void {
  const h = houseOf(g, house);
  h.flipped = added(h.flipped, tile);
  emit(g, 'flipped', 'imp.tech.flip', { house, tile });
}
/** § imp.tech.flip-back */
export function tilesFaceUp(g: G): void {
  for (const house of houses(g)) houseOf(g, house).flipped = [];
}

/** What the tiles of a house do at a moment. */
export const linesAt = (g: Look, house: number, moment: 'revealTurn' | 'roundStart' | 'endgame' | 'won'): Line[] =>
  lookAt(g, house).tech.flatMap((id) => tileOf(id)[moment]);
export const revealTiles = (g: Look, house: number): Lines => linesAt(g, house, 'revealTurn');
export const tilesForTheWinner = (g: Look, house: number): Lines => linesAt(g, house, 'won');

// ---- negotiators ----

/** A troop of the supply goes to Ix; with an empty supply nothing happens. */
export function sendNegotiator(g: G, house: number): void {
  const h = houseOf(g, house);
  if (h.supply === 0) return; // § imp.tech.negotiation
  h.supply--;
  h.negotiators++; // § imp.tech.negotiators-not-troops
  emit(g, 'negotiator sent', 'imp.tech.negotiation', { house });
}
export function returnNegotiators(g: G, house: number, n: number): void {
  if (n === 0) return;
  const h = houseOf(g, house);
  h.negotiators -= n;
  h.supply += n;
  emit(g, 'negotiators returned', 'imp.tech.negotiators-spent', { house, n });
}
