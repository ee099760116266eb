// What a board on a screen needs: plain data, by the numbers that the table holds.

import {
  ALL_AREAS,
  ALL_ZONES,
  behindWalls,
  near,
  printed,
  zoneId,
  zoneSectors,
  type Area,
  type SectorId,
  type Terrain,
  type Zone,
} from './board/areas.ts';
import { DECKS, DECK_IDS, decksOf, type CardId, type DeckId } from './components.ts';
import { FACTS } from './facts.ts';
import {
  ALL_LEADERS,
  WILD_MAKER,
  combatOf,
  leaderId,
  leaderName,
  leaderSide,
  slotOf,
  subfactionOf,
  type Leader,
} from './leaders.ts';
import { ATREIDES, HARKONNEN, type Side } from './sides.ts';
import { RESULTS, type Result } from './table.ts';
import { CARD_TEXTS } from './text/cards.ts';
import { LEADER_TEXTS } from './text/leaders.ts';
import { areaName, areaTitle, deckName, zoneName } from './text/names.ts';
import { prescienceSteps, prescienceText } from './text/prescience.ts';
import { RESULT_NAMES, resultText } from './text/dice.ts';

// ---- the board ----

export interface AreaDrawn {
  /** Its place in the list: what the table holds. */
  readonly area: Area;
  /** What options call it. */
  readonly id: string;
  /** In a sentence: "the sands above Gara Kulon". */
  readonly name: string;
  /** On a label: "Sands above Gara Kulon". */
  readonly title: string;
  /** Whether a name is printed on the board. */
  readonly named: boolean;
  readonly sector: SectorId;
  readonly terrain: Terrain;
  readonly deepDesert: boolean;
  readonly settlement: { readonly kind: string; readonly rank: number } | null;
  readonly sietchSite: boolean;
  readonly stationSite: boolean;
  readonly stormShielded: boolean;
  /** From 0 to 1, from the top left corner; the board is about 1.43 times as wide as high. */
  readonly x: number;
  readonly y: number;
  /** Neighbours over passable borders. */
  readonly borders: readonly Area[];
  /** Neighbours behind impassable ones. */
  readonly walls: readonly Area[];
}
export const AREAS: readonly AreaDrawn[] = ALL_AREAS.flatMap((a) => {
  const area = printed(a);
  if (area === undefined) return [];
  const walls = behindWalls(a);
  return [
    {
      area: a,
      id: area.id,
      name: areaName(a),
      title: areaTitle(a),
      named: area.name !== null,
      sector: area.sector,
      terrain: area.terrain,
      deepDesert: area.deepDesert,
      settlement: area.settlement,
      sietchSite: area.sietchSite,
      stationSite: area.stationSite,
      stormShielded: area.stormShielded,
      x: area.x,
      y: area.y,
      borders: near(a),
      walls,
    },
  ];
});

export interface ZoneDrawn {
  readonly zone: Zone;
  readonly id: string;
  readonly name: string;
  readonly sectors: readonly SectorId[];
  /** The areas it serves. */
  readonly areas: readonly Area[];
  readonly x: number;
  readonly y: number;
}
export const ZONES: readonly ZoneDrawn[] = ALL_ZONES.map((zone) => {
  const sectors = zoneSectors(zone);
  const at = FACTS.board.airZones[zone];
  return {
    zone,
    id: zoneId(zone),
    name: zoneName(zoneId(zone)),
    sectors,
    areas: AREAS.filter((a) => a.sector === 'pole' || sectors.includes(a.sector)).map((a) => a.area),
    x: at?.x ?? 0,
    y: at?.y ?? 0,
  };
});

// ---- leaders ----

export interface LeaderDrawn {
  /** Its place in `table.leaders` and `table.spent`. */
  readonly leader: Leader;
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly subfaction: DeckId;
  /** The box of its card: a die result, 'desertPower', or null. */
  readonly box: string | null;
  readonly action: string;
  readonly enters: string;
  /** What it turns one special into in a battle. */
  readonly hits: number;
  readonly shields: number;
}
export const LEADERS: readonly LeaderDrawn[] = ALL_LEADERS.map((leader) => {
  const id = leaderId(leader);
  const text = id in LEADER_TEXTS ? LEADER_TEXTS[id as keyof typeof LEADER_TEXTS] : { action: '', enters: '' };
  return {
    leader,
    id,
    name: leaderName(leader),
    side: leaderSide(leader),
    subfaction: subfactionOf(leader),
    box: slotOf(leader),
    action: text.action,
    enters: text.enters,
    hits: leader === WILD_MAKER ? 0 : combatOf(leader).hits,
    shields: leader === WILD_MAKER ? 0 : combatOf(leader).shields,
  };
});

// ---- cards ----

export interface CardDrawn {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** A value on it is not known and assumed. */
  readonly assumed: boolean;
}
export interface PlanningCardDrawn extends CardDrawn {
  readonly side: Side;
  readonly deck: DeckId;
  readonly deckName: string;
  readonly copies: number;
}
export const PLANNING_CARDS: { readonly [card in CardId]: PlanningCardDrawn } = Object.fromEntries(
  DECK_IDS.flatMap((deck) =>
    DECKS[deck].map((c) => [
      c.id,
      {
        id: c.id,
        title: c.name,
        text: CARD_TEXTS[c.id],
        assumed: isAssumed(c.confidence),
        side: decksOf(ATREIDES).includes(deck) ? ATREIDES : HARKONNEN,
        deck,
        deckName: deckName(deck),
        copies: c.copies,
      },
    ]),
  ),
) as { readonly [card in CardId]: PlanningCardDrawn };

export interface PrescienceCardDrawn extends CardDrawn {
  readonly when: 'action resolution' | 'end of the round';
  /** Steps of Kwisatz Haderach, Sand Dwellers and Jihad. */
  readonly steps: readonly number[];
}
export const PRESCIENCE_CARDS: { readonly [card: string]: PrescienceCardDrawn } = Object.fromEntries(
  FACTS.prescienceCards.cards.map((c) => [
    c.id,
    {
      id: c.id,
      title: c.name,
      text: prescienceText(c.id),
      assumed: isAssumed(c.confidence),
      when: c.phase === 'endOfRound' ? 'end of the round' : 'action resolution',
      steps: prescienceSteps(c.id),
    },
  ]),
);
function isAssumed(confidence: string): boolean {
  return confidence === 'assumed';
}

// ---- dice, tracks ----

export interface ResultDrawn {
  /** Its place in `table.dice[side]`. */
  readonly result: number;
  readonly id: Result;
  readonly name: string;
  /** What it does for each side. */
  readonly texts: readonly [string, string];
}
export const DICE_RESULTS: readonly ResultDrawn[] = RESULTS.map((id, result) => ({
  result,
  id,
  name: RESULT_NAMES[id],
  texts: [resultText(ATREIDES, id), resultText(HARKONNEN, id)],
}));
/** The rows of the Spice Must Flow board, the top one first: how many vehicles each gives, whether it takes a die. */
export const SPICE_ROWS = FACTS.tracks.spiceMustFlow.rows;
export const SUPREMACY_TO_WIN: number = FACTS.tracks.supremacy.win;
export const PRESCIENCE_STEPS: number = FACTS.tracks.prescience.lastStep;
