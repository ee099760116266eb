// The board spaces, as printed: 22 of the base game, or 22 with the CHOAM overlay and the Ix board.

import { iconBit, type AgentIcon } from '../cards/cards.ts';
import {
  box,
  factionNumber,
  known,
  type Condition,
  type Good,
  type Line,
  type Lines,
  type Printed,
} from '../effects/grammar.ts';
import { FACTS } from '../facts.ts';
import type { Open } from '../table.ts';

interface PrintedSpace {
  readonly id: string;
  readonly name: string;
  readonly area: string;
  readonly agentIcon: AgentIcon;
  readonly faction: string | null;
  readonly cost: readonly { readonly op: 'pay'; readonly resource: Good; readonly n: number | string }[];
  readonly requirement: Condition | null;
  readonly oncePerGame: boolean;
  readonly combat: boolean;
  readonly maker: boolean;
  readonly control: { readonly resource: Good; readonly n: number } | null;
  readonly effect: readonly Printed[];
}

export interface Space {
  readonly id: string;
  readonly name: string;
  readonly icon: AgentIcon;
  readonly iconBit: number;
  /** The number of its faction; -1 for none. */
  readonly faction: number;
  readonly landsraad: boolean;
  readonly good: Good | '';
  /** The lowest price. */
  readonly cost: number;
  readonly requirement: Condition | null;
  /** The influence it requires, and with whom; 0: none. */
  readonly needed: number;
  readonly neededWith: number;
  readonly oncePerGame: boolean;
  readonly combat: boolean;
  readonly maker: boolean;
  readonly control: { readonly resource: Good; readonly n: number } | null;
  /** Effects on arrival, and those on the reveal turn. */
  readonly arrival: Lines;
  readonly onReveal: Lines;
  readonly base: number;
}

const BASE_PRINTED: readonly PrintedSpace[] = known(FACTS.baseBoard.spaces);
const IX_PRINTED: readonly PrintedSpace[] = known(FACTS.ixBoard.spaces);
export const SELL_MELANGE = 'sell-melange';
/** Spice sold, and the Solari it brings. */
export const SELL_RATES: ReadonlyMap<number, number> = new Map(
  FACTS.baseBoard.spaces.flatMap((s) =>
    s.effect.flatMap((e) =>
      'rates' in e ? Object.entries(e.rates).map(([spice, solari]): [number, number] => [Number(spice), solari]) : [],
    ),
  ),
);
const SMALLEST_SALE = Math.min(...SELL_RATES.keys());

const later = (l: Line): boolean => l.printed?.when !== undefined;

function read(s: PrintedSpace): Space {
  const lines = box(s.id, 'space', s.effect);
  const first = s.cost[0];
  const base = s.effect.find((e) => 'op' in e && e.op === 'harvest');
  return {
    id: s.id,
    name: s.name,
    icon: s.agentIcon,
    iconBit: iconBit(s.agentIcon),
    faction: s.faction === null ? -1 : factionNumber(s.faction),
    landsraad: s.area === 'landsraad',
    good: first?.resource ?? '',
    cost: first === undefined ? 0 : typeof first.n === 'number' ? first.n : SMALLEST_SALE,
    requirement: s.requirement,
    needed: s.requirement?.influenceAtLeast?.n ?? 0,
    neededWith: factionNumber(s.requirement?.influenceAtLeast?.faction ?? ''),
    oncePerGame: s.oncePerGame,
    combat: s.combat,
    maker: s.maker,
    control: s.control,
    arrival: lines.filter((l) => !later(l)),
    onReveal: lines.filter(later),
    base: base !== undefined && 'op' in base ? (base.base ?? 0) : 0,
  };
}

/** The spaces of the base game. */
export const SPACES: readonly Space[] = BASE_PRINTED.map(read);
const REMOVED: readonly string[] = FACTS.ixBoard.overlay.baseSpacesRemoved;
/** § imp.space.ix-replaced § imp.ix.boards: four leave, four come. */
export const IX_SPACES: readonly Space[] = [...SPACES.filter((s) => !REMOVED.includes(s.id)), ...IX_PRINTED.map(read)];
/** All of them, of either board. */
export const BOARD_SPACES: ReadonlyMap<string, Space> = new Map([...SPACES, ...IX_SPACES].map((s) => [s.id, s]));
const BASE_IDS: readonly string[] = SPACES.map((s) => s.id);
const IX_IDS: readonly string[] = IX_SPACES.map((s) => s.id);

/** The spaces of the board that is played on. */
export const boardOf = (g: Open): readonly Space[] => (g.table.riseOfIx ? IX_SPACES : SPACES);
export const boardIds = (g: Open): readonly string[] => (g.table.riseOfIx ? IX_IDS : BASE_IDS);

export function spaceOf(id: string): Space {
  const s = BOARD_SPACES.get(id);
  if (s === undefined) throw new Error(`no board space is called ${id}`);
  return s;
}

export const MAKERS: readonly string[] = SPACES.filter((s) => s.maker).map((s) => s.id);
export const CONTROLLED: readonly string[] = SPACES.filter((s) => s.control !== null).map((s) => s.id);
