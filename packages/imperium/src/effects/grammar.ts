// The grammar of the facts. Every printed effect becomes a line with a key, so that a list of keys says what is still to be
// resolved. `stilgar agent 0` is the first line of Stilgar's agent box; lines inside a line extend its key:
// `duncan-idaho agent 0 cost 0`, `guild-ambassador agent 0 of 1 0`.

import { isFree, touchedBy, touchedByCondition, type LETO_SIGNET, type OpName, type SNOOPED } from './touches.ts';

export type { OpName };

export const FACTIONS = ['emperor', 'spacing-guild', 'bene-gesserit', 'fremen'] as const;
export type Faction = (typeof FACTIONS)[number];
export const GOODS = ['solari', 'spice', 'water'] as const;
export type Good = (typeof GOODS)[number];
export type Price = { readonly [good in Good]: number };

/** Effects that always ask. */
export type AskedOp =
  | 'loseInfluence'
  | 'trashCard'
  | 'discardFromHand'
  | 'takeFromDiscardToHand'
  | 'deployFromGarrison'
  | 'retreatOwn'
  | 'opponentLosesTroop'
  | 'eachOpponentDiscardsFromHand'
  | 'eachOpponentChooses'
  | 'recallOwnAgent'
  | 'acquireCardFree'
  | 'setAsideRowCard'
  | 'closeSpaceToOpponents'
  | 'freighter'
  | 'acquireTech'
  | 'placeDreadnought'
  | 'ownIntrigueToBottomOfDeck'
  | 'swapIntrigue';
/** Effects that are read where they matter: sending an agent, the Signet Ring, harvesting, House Hagal. */
type OpReadElsewhere =
  | 'sendAgentFromAnywhereToAnySpace'
  | 'leaderSignet'
  | 'gainLess'
  | 'rivalHarvest'
  | 'reshuffleHagalDeckAndRevealAgain'
  | 'spaceCostReduction'
  | 'ownDreadnoughtStrength'
  | 'increaseSolariGain'
  | 'winTiebreaks'
  | 'acquiredCardMayGoOnTopOfDeck'
  | 'mayDeployToConflict'
  | 'replaceDreadnoughtControl';
export type PlainOp = Exclude<OpName, AskedOp | OpReadElsewhere>;

/** Every field and value that the facts may use for an effect: a new one does not compile. */
export interface PrintedOp {
  readonly op: OpName;
  readonly n?: number | '2-5' | 'any';
  readonly resource?: Good | 'vp';
  readonly faction?:
    | Faction
    | 'any'
    | typeof LETO_SIGNET
    | typeof SNOOPED
    | 'each of the two secretly chosen factions'
    | 'eachHoldingOwnAgent'
    | 'ofSpaceVisitedThisTurn'
    | "this token's track";
  readonly when?:
    | 'own reveal turn this round'
    | 'own reveal turn this round, if the agent is still here'
    | 'start of next round'
    | 'immediately after this turn';
  readonly per?:
    | 'ownFremenCardInPlayIncludingThis'
    | 'ownDreadnoughtInConflict'
    | 'revealedCardProvidingSwordsThisTurn'
    | 'otherRevealedCardProvidingSwordsThisTurn'
    | 'factionWhereOwnInfluenceIsAtMost1';
  readonly min?: 0;
  readonly max?: number | 'any' | { readonly perTroopDeployedThisTurn: 1 };
  readonly unit?: 'troop' | 'dreadnought' | 'unit';
  readonly who?: 'enemy' | 'eachOpponent';
  readonly discount?: number;
  readonly payWith?: readonly ('spice' | 'solari')[];
  readonly space?: string;
  readonly eachOpponent?: number;
  readonly conditions?: readonly Condition[];
  readonly award?: { readonly [met: string]: { readonly vp: number } };
  readonly base?: number;
  readonly insteadOf?: number;
  readonly optional?: true;
  readonly deployToConflict?: 'mandatory' | 'optional' | 'optional if it is your reveal turn';
  readonly maxCost?: number;
  readonly to?: 'discard' | 'topOfDeck';
  readonly location?: 'arrakeen' | 'carthag' | 'imperial-basin';
  readonly then?: readonly Printed[];
  readonly of?: readonly (readonly Printed[])[];
  readonly from?:
    | 'conflict'
    | 'garrison'
    | 'each opponent holding 4 or more'
    | readonly ('hand' | 'discard' | 'inPlay')[];
  readonly rates?: { readonly [spice: string]: number };
}
/** Fields for readers: the code of the effect implies them. */
type Remark =
  | 'random'
  | 'onlyIf'
  | 'onlyFrom'
  | 'keepThroughRecall'
  | 'scope'
  | 'card'
  | 'ignoresOccupied'
  | 'ignoresIcons'
  | 'mandatory'
  | 'until'
  | 'icons'
  | 'target'
  | 'refillRow'
  | 'mix'
  | 'which'
  | 'detail'
  | 'cost'
  | 'effect';
export interface Condition {
  readonly fremenBond?: true;
  readonly anotherCardInPlayOfFaction?: Faction;
  readonly alliance?: Faction | 'any';
  readonly influenceAtLeast?: { readonly faction: Faction; readonly n: number };
  readonly influenceTracksAtLeast?: { readonly tracks: number; readonly influence: number };
  readonly highCouncilSeat?: true;
  readonly youWinThisConflict?: true;
  readonly theSpiceMustFlowOwnedAtLeast?: number;
  readonly theSpiceMustFlowMoreThanEachOpponent?: true;
  readonly sentToSpaceWithEnemyAgent?: true;
  readonly ownAgentOnSpaceOfFaction?: Faction;
  readonly ownAgentsOnSpacesWithIcons?: { readonly icons: readonly string[]; readonly atLeast: number };
  readonly techTilesAtLeast?: number;
  readonly unitsDeployedThisTurnAtLeast?: number;
  readonly ownDreadnoughtsCommissionedAtLeast?: number;
  readonly persuasionThisRevealAtLeast?: number;
  readonly solariAtLeast?: number;
}
export interface PrintedArrow {
  readonly arrow: { readonly cost: readonly Printed[]; readonly effect: readonly Printed[] };
}
export interface PrintedIf {
  readonly if: Condition;
  readonly then: readonly Printed[];
  readonly else?: readonly Printed[];
}
export interface PrintedChoice {
  readonly choose: number;
  readonly of: readonly (readonly Printed[])[];
}
export type Printed = PrintedOp | PrintedArrow | PrintedIf | PrintedChoice;

/** The fields of printed effects that no code knows; plain assignment to `Printed` would let them pass. */
export type UnknownWords<X> = X extends readonly (infer Y)[]
  ? UnknownWords<Y>
  : X extends { readonly op: string }
    ? Exclude<keyof X, keyof PrintedOp | Remark> | UnknownWords<'then' extends keyof X ? X['then'] : never>
    : X extends { readonly if: infer C; readonly then: infer T }
      ? Exclude<keyof C, keyof Condition> | UnknownWords<T> | UnknownWords<'else' extends keyof X ? X['else'] : never>
      : X extends { readonly arrow: { readonly cost: infer C; readonly effect: infer E } }
        ? UnknownWords<C> | UnknownWords<E>
        : X extends { readonly choose: number; readonly of: infer O }
          ? UnknownWords<O>
          : never;
/** Cards or spaces of the facts, if every field of their effects is known. */
export const known = <const X extends readonly { readonly [field: string]: unknown }[]>(
  things: [BoxWords<X[number]>] extends [never] ? X : BoxWords<X[number]>,
): X => things as X;
type BoxWords<T> = T extends unknown ? UnknownWords<T[keyof T & BoxName]> : never;
type BoxName =
  | 'agentBox'
  | 'revealBox'
  | 'acquireBox'
  | 'onTrash'
  | 'effect'
  | 'plot'
  | 'combat'
  | 'endgame'
  | 'acquireEffect'
  | 'ability'
  | 'reward';

export type LineKind = 'op' | 'arrow' | 'if' | 'choose';
export type Keys = readonly string[];
export type Lines = readonly Line[];

/** One effect; all lines have the same shape. */
export interface Line {
  readonly key: string;
  /** The card, space, leader or conflict that it stands on. */
  readonly source: string;
  readonly kind: LineKind;
  readonly op: OpName | '';
  readonly n: number;
  readonly printed: PrintedOp | null;
  /** Of an arrow: its left and its right side. */
  readonly cost: Lines;
  readonly effect: Lines;
  readonly condition: Condition | null;
  readonly then: Lines;
  readonly otherwise: Lines;
  /** Of a choice: how many, of which; each may be several effects. */
  readonly choose: number;
  readonly of: Lines;
  /** Its order never matters. */
  readonly free: boolean;
  /** It may be declined: arrows, the trash icon, numbers that may be zero. */
  readonly optional: boolean;
  /** What it may look at or change, with everything inside it. */
  readonly touches: number;
  /** How many cards it draws at most. */
  readonly draws: number;
  /** The effects behind one option of a choice. */
  readonly option: Lines;
}

export const LINES = new Map<string, Line>();

const NONE: Lines = [];
const blank = (key: string, source: string, kind: LineKind): Line => ({
  key,
  source,
  kind,
  op: '',
  n: 0,
  printed: null,
  cost: NONE,
  effect: NONE,
  condition: null,
  then: NONE,
  otherwise: NONE,
  choose: 0,
  of: NONE,
  free: false,
  optional: kind === 'arrow',
  touches: 0,
  draws: 0,
  option: NONE,
});

const inside = (l: Line): Lines => [...l.cost, ...l.effect, ...l.then, ...l.otherwise, ...l.of, ...l.option];
function touchesOf(l: Line): number {
  let touched = l.printed === null ? 0 : touchedBy(l.printed);
  if (l.condition !== null) touched |= touchedByCondition(l.condition, l.otherwise.length > 0);
  for (const line of inside(l)) touched |= line.touches;
  return touched;
}
function drawsOf(l: Line): number {
  let n = l.op === 'draw' ? l.n : 0;
  for (const line of inside(l)) n += line.draws;
  return n;
}

/** One literal for all lines: copies by `...` differ in shape, and every look at a line would be slow. */
function add(l: Line): Line {
  if (LINES.has(l.key)) throw new Error(`two effects have the key ${l.key}`);
  const line: Line = {
    key: l.key,
    source: l.source,
    kind: l.kind,
    op: l.op,
    n: l.n,
    printed: l.printed,
    cost: l.cost,
    effect: l.effect,
    condition: l.condition,
    then: l.then,
    otherwise: l.otherwise,
    choose: l.choose,
    of: l.of,
    free: l.free,
    optional: l.optional,
    touches: touchesOf(l),
    draws: drawsOf(l),
    option: l.option,
  };
  LINES.set(l.key, line);
  return line;
}

/** § imp.shipping.several-icons: each of them is used on its own. */
const oneByOne = (e: Printed): readonly Printed[] =>
  'op' in e && ONE_BY_ONE.has(e.op) && typeof e.n === 'number'
    ? Array.from({ length: e.n }, (): Printed => ({ ...e, n: 1 }))
    : [e];
const ONE_BY_ONE: ReadonlySet<OpName> = new Set<OpName>(['freighter', 'techNegotiation']);
/** Icons that let a player do something. */
const MAY: ReadonlySet<OpName> = new Set<OpName>(['freighter', 'techNegotiation', 'dreadnought', 'acquireTech']);

const all = (key: string, source: string, list: readonly Printed[]): Lines =>
  list.flatMap(oneByOne).map((e, n) => write(`${key} ${n}`, source, e));

function choices(key: string, source: string, of: readonly (readonly Printed[])[]): Lines {
  return of.map((list, n) => {
    const option = `${key} of ${n}`;
    return add({ ...blank(option, source, 'op'), option: all(option, source, list) });
  });
}

function write(key: string, source: string, e: Printed): Line {
  if ('arrow' in e)
    return add({
      ...blank(key, source, 'arrow'),
      cost: all(`${key} cost`, source, e.arrow.cost),
      effect: all(`${key} effect`, source, e.arrow.effect),
    });
  if ('if' in e)
    return add({
      ...blank(key, source, 'if'),
      condition: e.if,
      then: all(`${key} then`, source, e.then),
      otherwise: all(`${key} else`, source, e.else ?? []),
    });
  if ('choose' in e) {
    const of = choices(key, source, e.of);
    // Where every option may be declined, so may the choice.
    const optional = of.every((o) => o.option.every((l) => l.optional));
    return add({ ...blank(key, source, 'choose'), choose: e.choose, of, optional });
  }
  return add({
    ...blank(key, source, 'op'),
    op: e.op,
    n: typeof e.n === 'number' ? e.n : 1,
    printed: e,
    free: isFree(e),
    optional: e.optional === true || e.min === 0 || MAY.has(e.op),
    then: all(`${key} then`, source, e.then ?? []),
    of: choices(key, source, e.of ?? []),
  });
}

/** Reads a box: every effect gets its key. */
export const box = (source: string, name: string, list: readonly Printed[]): Lines =>
  all(`${source} ${name}`, source, list);

export function lineOf(key: string): Line {
  const line = LINES.get(key);
  if (line === undefined) throw new Error(`no effect has the key ${key}`);
  return line;
}

export const keysOf = (lines: Lines): string[] => lines.map((l) => l.key);

export const factionNumber = (faction: string): number => (FACTIONS as readonly string[]).indexOf(faction);
