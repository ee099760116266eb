// The 22 board spaces, as printed.

import { iconBit, type AgentIcon } from '../cards/cards.ts';
import { box, factionNumber, known, type Condition, type Good, type Lines, type Printed } from '../effects/grammar.ts';
import { FACTS } from '../facts.ts';

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

const SPACES_PRINTED: readonly PrintedSpace[] = known(FACTS.baseBoard.spaces);
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

const later = (e: Printed): boolean => 'op' in e && e.when !== undefined;

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
    arrival: lines.filter((_, n) => !later(s.effect[n] ?? { op: 'pay' })),
    onReveal: lines.filter((_, n) => later(s.effect[n] ?? { op: 'pay' })),
    base: base !== undefined && 'op' in base ? (base.base ?? 0) : 0,
  };
}

export const SPACES: readonly Space[] = SPACES_PRINTED.map(read);
const BY_ID: ReadonlyMap<string, Space> = new Map(SPACES.map((s) => [s.id, s]));
export const SPACE_IDS: readonly string[] = SPACES.map((s) => s.id);

export function spaceOf(id: string): Space {
  const s = BY_ID.get(id);
  if (s === undefined) throw new Error(`no board space is called ${id}`);
  return s;
}

export const MAKERS: readonly string[] = SPACES.filter((s) => s.maker).map((s) => s.id);
export const CONTROLLED: readonly string[] = SPACES.filter((s) => s.control !== null).map((s) => s.id);
