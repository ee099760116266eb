export { applies } from './applies.ts';
export { areaOf, idOf, zoneId, zoneOf, type Area, type Zone } from './board/areas.ts';
export { auxiliaries, ofRank, type Auxiliary, type AuxiliaryKind } from './board/auxiliaries.ts';
export { addAuxiliaries, inBox, onBoard, supply } from './board/figures.ts';
export { battleOdds, type Army, type Odds } from './battles/odds.ts';
export { hitsOfSandworm, oddsOfAttack, oddsOfBattle, type OddsSeen } from './battles/odds-of-view.ts';
export * from './components.ts';
export * from './drawing.ts';
export { camps } from './desert-war/camps.ts';
export type { DesertWar } from './desert-war/desert-war.ts';
export { TROOPERS, troopersLeft, type Trooper } from './desert-war/troopers.ts';
export { combatPower, finePower } from './mahdi/combat-power.ts';
export { garrisonShown, garrisons, poolTokens, supplyOf, tactical, tacticalCard } from './mahdi/components.ts';
export { DOINGS, WHYS, type Doing, type Why } from './mahdi/criteria.ts';
export { isMahdiMode, mahdiOf, type Garrison, type Mahdi, type TokenSet } from './mahdi/mahdi.ts';
export { harvestingSector, targetSietch } from './mahdi/targets.ts';
export { FACTS, type Facts } from './facts.ts';
export { LEDGER, type LedgerMode, type RuleId } from './ledger.ts';
export { ASIDE, IN_TANK, NOT_IN_PLAY, OUT_OF_GAME, leaderId, leaderOf, leaderWord } from './leaders.ts';
export { figureIn, leaderIn, tokenIn, tokenWord, type Counted, type Figure } from './pieces.ts';
export { AREA_QUESTIONS, type AreaContext, type Asked, type Questions, type SectorName } from './questions.ts';
export { printedFor, printedIn, type Printed } from './printed/printed.ts';
export { rules } from './rules.ts';
export { ATREIDES, HARKONNEN, allyOf, houseOf, isShared, seatsOf, sideOf, sidesAt, type Side } from './sides.ts';
export { divideDice } from './three-four-players/dividing-dice.ts';
export { dashboardOf, type Dashboard } from './three-four-players/dashboards.ts';
export { regularsLeft } from './smugglers/regulars.ts';
export type { Smugglers } from './smugglers/smugglers.ts';
export { frigateOf, frigatesLeft, troopsLeft, type Guild } from './spacing-guild/guild.ts';
export { cardText } from './text/cards.ts';
export {
  areaName,
  areaTitle,
  markerName,
  nounName,
  resultName as resultTitle,
  sectorTitle,
  thingName,
  trooperName,
  vehicleName,
  visionName,
} from './text/names.ts';
export { QUESTIONS } from './text/questions.ts';
export { MARKERS, RESULTS, VISIONS, type Battle, type G, type Legion, type Table, type Token } from './table.ts';
export { VERSION } from './version.ts';
