import type { Rules } from '@landsraad/kernel';
import './pools.ts';
import { applies } from './applies.ts';
import { FACTS } from './facts.ts';
import { inventory } from './inventory.ts';
import './intrigue/plot.ts';
import './rise-of-ix/tech-abilities.ts';
import { POLICY } from './generated/policy.ts';
import { LEDGER } from './ledger.ts';
import { game } from './round/game.ts';
import * as greedy from './greedy/value.ts';
import { unreachable } from './reachable.ts';
import { IX_OPTIONS, refuseIxOptions } from './rise-of-ix/options.ts';
import { SOLO_LEVELS } from './solo/levels.ts';
import { copyTable, newTable, type Table } from './table.ts';
import { text } from './text.ts';
import { features, value, values } from './value.ts';
import { VERSION } from './version.ts';
import { weigh } from './weigh.ts';
import { book } from './words.ts';
import type { Asked } from './questions.ts';

export { applies } from './applies.ts';
export { priceOf, refuseCard, refuseSpace, spacesFor } from './board/agents.ts';
export { combatMarker, isFighting, strength, strengthOf } from './board/troops.ts';
export { controllerOf } from './board/control.ts';
export { BOARD_SPACES, boardOf, CONTROLLED, IX_SPACES, MAKERS, spaceOf, SPACES, type Space } from './board/spaces.ts';
export { cardOf, CARDS, cardsOf, imperium, infiltrates, owned, type AgentIcon, type Card } from './cards/cards.ts';
export {
  FACTIONS,
  LINES,
  type Condition,
  type Line,
  type Lines,
  type Printed,
  type UnknownWords,
} from './effects/grammar.ts';
export { boxText, condition, phrase } from './text/effects.ts';
export { factionName, rivalName, sourceName } from './text/names.ts';
export { cardNote, tileNote } from './text/things.ts';
export { hagal, HAGAL } from './house-hagal/hagal-deck.ts';
export { INTRIGUE, intrigue, intrigueHand } from './intrigue/holding.ts';
export { LEADERS, type Leader } from './leaders/leaders.ts';
export { tokens } from './leaders/tokens.ts';
export { mayDeployDreadnought } from './rise-of-ix/dreadnoughts.ts';
export { rewardsUpTo, TRACK } from './rise-of-ix/shipping.ts';
export { STACKS, tech, techPrice, TILES, type Tile } from './rise-of-ix/tech.ts';
export { pointsToWin } from './round/makers-and-recall.ts';
export { places, type Placed } from './round/combat.ts';
export { CONFLICTS, conflicts } from './round/conflicts.ts';
export { clockwise, noTurn } from './table.ts';
export { componentTexts, leaderTexts } from './text/components.ts';
export { LINES_TOLD } from './text/happenings.ts';
export type { Asked, Questions } from './questions.ts';
export { QUESTIONS } from './text/questions.ts';
export { FACTS, type Facts } from './facts.ts';
export { LEDGER, type LedgerMode, type RuleId } from './ledger.ts';
export type { G, House, Open, Table } from './table.ts';
export { VERSION } from './version.ts';

export const rules: Rules<Table, Asked> = {
  id: 'imperium',
  title: 'Dune: Imperium',
  version: VERSION,
  modes: [
    {
      id: 'standard',
      title: 'Three or four players',
      players: { min: 3, max: 4, usual: 4 },
      rule: 'imp.setup.player-count',
    },
    {
      id: 'two-player',
      title: 'Two players and House Hagal',
      players: { min: 2, max: 2 },
      rule: 'imp.setup.player-count',
    },
    { id: 'solo', title: 'One player against two rivals', players: { min: 1, max: 1 }, rule: 'imp.setup.player-count' },
  ],
  options: [
    { id: 'leaders', title: 'Leaders', values: ['chosen', 'random'], default: 'chosen' },
    {
      id: 'difficulty',
      title: 'Difficulty of a solo game',
      values: SOLO_LEVELS.map((l) => l.id),
      default: 'mercenary',
    },
    ...IX_OPTIONS,
  ],
  refuseConfig: (config) =>
    config.mode !== 'solo' && config.options['difficulty'] !== undefined && config.options['difficulty'] !== 'mercenary'
      ? 'Only a solo game has a difficulty.'
      : refuseIxOptions(config),
  book,
  play: game,
  table: newTable,
  copyTable,
  inventory,
  round: (g) => g.table.round,
  value,
  values,
  features,
  weigh,
  lookAhead: { turns: 8, decisions: 150 },
  policy: POLICY,
  greedy,
  ledger: LEDGER,
  applies,
  facts: FACTS,
  text,
  reachable: { unreachable },
};
