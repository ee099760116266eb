// The position of War for Arrakis as one seat sees it, read from a view: what stands in each area, and where everything
// else lies. Every part of the screen looks at the table through this file.

import type { Decision, PlaceView, Seat, View } from '@landsraad/kernel';
import {
  ATREIDES,
  FACTS,
  HARKONNEN,
  LEADERS,
  areaOf,
  leaderId,
  sideOf,
  tacticalCard,
  unitsShown,
  type Asked,
  type AuxiliaryKind,
  type Legion,
  type Side,
  type Table,
  type Trooper,
  type Units,
} from '@landsraad/war-for-arrakis';

export type AreaId = string;
export type SideName = 'atreides' | 'harkonnen';
type SideOrNeither = ReturnType<typeof sideOf>;
export const sideName = (side: number): SideName => (side === ATREIDES ? 'atreides' : 'harkonnen');

const isTable = (x: unknown): x is Table =>
  typeof x === 'object' && x !== null && 'legions' in x && 'tokens' in x && 'prescience' in x;

/** The open table. A view that is none of ours is a mistake of the caller. */
export function tableOf(view: View): Table {
  if (!isTable(view.table)) throw new Error('This is not a table of War for Arrakis.');
  return view.table;
}

/** The side that a seat plays; a watcher plays neither. */
export const sideOfSeat = (view: View, seat: Seat): SideOrNeither => sideOf({ table: tableOf(view) }, seat);
/** The side in front of the screen. */
export const ownSide = (view: View): SideOrNeither => sideOfSeat(view, view.seat);
/** A side by its name, whoever plays it. */
export const sideTitle = (side: number): string => (side === ATREIDES ? 'Atreides' : 'Harkonnen');

/** A question as this game declares it: its name tells what explains it. */
export const askedOf = (decision: Decision | null): Asked | null => decision as Asked | null;

/** The area that whatever is on its way comes from; null if nothing is. */
export function leaving(decision: Decision | null): AreaId | null {
  const about = askedOf(decision)?.about ?? null;
  const from = about !== null && 'from' in about ? about.from : '';
  return isArea(from) ? from : null;
}
/** The area that the question is about: a legion leaves it, or something happens there. */
export function concerned(decision: Decision | null): AreaId | null {
  const about = askedOf(decision)?.about ?? null;
  const area = about !== null && 'area' in about ? about.area : '';
  return isArea(area) ? area : leaving(decision);
}
/** Whether the attack that is being declared surprises. */
export function surprises(decision: Decision | null): boolean {
  const about = askedOf(decision)?.about ?? null;
  return about !== null && 'surprise' in about && about.surprise;
}

export const rowOf = (place: PlaceView | undefined): readonly (string | null)[] =>
  place === undefined ? [] : 'row' in place ? place.row : place.known;

/** A facedown token: what it shows, if this seat knows it. */
export interface TokenSeen {
  /** Its position on the board: options call it 'token 3'. */
  readonly position: number;
  readonly starting: boolean;
  readonly units: Units | null;
}

/** Everything of one side in one area. */
export interface LegionSeen {
  readonly side: Seat;
  readonly regular: number;
  readonly elite: number;
  readonly special: number;
  readonly generic: number;
  /** Escort Ornithopters that lead it. */
  readonly escort: number;
  /** Units of allied forces; `regular` counts the side's own. */
  readonly smuggler: number;
  readonly troop: number;
  readonly tokens: readonly TokenSeen[];
  /** Named leaders, by their index; options call them 'leader 3'. */
  readonly named: readonly number[];
}

export type SiteKind = 'sietch' | 'village' | 'city' | 'capital' | 'base' | 'ruin';
export interface SiteSeen {
  readonly kind: SiteKind;
  /** Null: face down for this seat. */
  readonly rank: number | null;
}

export interface AreaSeen {
  readonly id: AreaId;
  readonly legions: readonly LegionSeen[];
  readonly site: SiteSeen | null;
  /** Which vision an unclaimed station serves; null inside: not known to this seat. */
  readonly station: { readonly vision: string | null } | null;
  readonly wormsigns: number;
  readonly harvester: boolean;
  /** A harvester of the Smugglers. */
  readonly smuggled: boolean;
  readonly sandworms: number;
  readonly wildMaker: boolean;
  readonly atomics: boolean;
  /** A Fremen Camp, and which vision it serves; null inside: not known to this seat. */
  readonly camp: { readonly vision: string | null } | null;
  /** The automatic Harkonnens make for the sietch that stands there. */
  readonly target: boolean;
  /** How many Desert Troopers of each kind. */
  readonly troopers: { readonly [kind in Trooper]: number };
}

const KINDS: { readonly [kind: string]: SiteKind } = { capital: 'capital', city: 'city', pyonVillage: 'village' };
const WILD_MAKER = 'wild-maker';

const emptyLegion = (side: Side): Legion => ({
  side,
  area: -1,
  regular: 0,
  elite: 0,
  special: 0,
  generic: 0,
  escort: 0,
});

/** One entry for each of the 101 areas, in the order of the facts. */
export function areasSeen(view: View): readonly AreaSeen[] {
  const t = tableOf(view);
  const shown = rowOf(view.hidden['deployment tokens']?.['board']);
  const ranks = rowOf(view.hidden['sietches']?.['board']);
  const visions = rowOf(view.hidden['stations']?.['board']);
  const campVisions = rowOf(view.hidden['fremen camps']?.['board']);
  const target = targetSeen(view);
  return FACTS.board.areas.map((printed, area): AreaSeen => {
    const legions: LegionSeen[] = [];
    for (const side of [ATREIDES, HARKONNEN]) {
      const figures = t.legions.find((l) => l.side === side && l.area === area) ?? emptyLegion(side);
      const tokens =
        side === HARKONNEN
          ? garrisonsIn(t, area)
          : t.tokens.flatMap((token, position): TokenSeen[] => {
              if (token.area !== area) return [];
              const thing = shown[position] ?? null;
              return [{ position, starting: token.starting, units: thing === null ? null : unitsShown(thing) }];
            });
      const named = t.leaders.flatMap((at, leader) =>
        at === area && sideOfLeader(leader) === side && leaderId(leader) !== WILD_MAKER ? [leader] : [],
      );
      const { elite, special, generic, escort } = figures;
      const allied = (kind: AuxiliaryKind): number =>
        t.auxiliaries?.filter((x) => x.side === side && x.area === area && x.kind === kind).length ?? 0;
      const [smuggler, troop] = [allied('smuggler'), allied('troop')];
      const regular = figures.regular - smuggler - troop;
      if (figures.regular + elite + special + generic + escort + tokens.length + named.length > 0)
        legions.push({ side, regular, elite, special, generic, escort, smuggler, troop, tokens, named });
    }
    const sietch = t.sietches.indexOf(area);
    const station = t.stations.indexOf(area);
    const camp = t.desertWar?.camps.indexOf(area) ?? -1;
    const troopers = (kind: Trooper): number => t.desertWar?.[kind].filter((a) => a === area).length ?? 0;
    return {
      id: printed.id,
      legions,
      site: siteAt(t, area, sietch < 0 ? null : (ranks[sietch] ?? null)),
      station: station < 0 ? null : { vision: visions[station] ?? null },
      wormsigns: t.wormsigns.filter((a) => a === area).length,
      harvester: t.harvesters.includes(area),
      smuggled: t.smugglers?.harvesters.includes(area) ?? false,
      sandworms: t.sandworms.filter((a) => a === area).length,
      wildMaker: t.leaders.some((at, leader) => at === area && leaderId(leader) === WILD_MAKER),
      atomics: t.atomics === area,
      camp: camp < 0 ? null : { vision: campVisions[camp] ?? null },
      target: printed.id === target,
      troopers: { suspensor: troopers('suspensor'), rocket: troopers('rocket'), sandrider: troopers('sandrider') },
    };
  });
}

/** The Target Sietch of the automatic Harkonnens, where it stands now, or the target of this turn; null: none. */
export function targetSeen(view: View): AreaId | null {
  const t = tableOf(view);
  if (t.mahdi === null) return null;
  const card = tacticalCard(rowOf(view.hidden['tactical cards']?.['target'])[0] ?? '');
  const home = areaOf(card?.sietch ?? '');
  const moved = t.mahdi.resettled.find((r) => r.home === home)?.now ?? home;
  const area = t.mahdi.temporary >= 0 ? t.mahdi.temporary : moved;
  return t.sietches.includes(area) ? (FACTS.board.areas[area]?.id ?? null) : null;
}

/** Facedown tokens of the automatic Harkonnens: nobody knows them, and no option names them. */
const garrisonsIn = (t: Table, area: number): TokenSeen[] =>
  (t.mahdi?.tokens ?? []).filter((x) => x.area === area).map(() => ({ position: -1, starting: true, units: null }));

export const sideOfLeader = (leader: number): Seat => LEADERS[leader]?.side ?? ATREIDES;

function siteAt(t: Table, area: number, rank: string | null): SiteSeen | null {
  if (t.sietches.includes(area)) return { kind: 'sietch', rank: rank === null ? null : Number(rank) };
  if (t.smugglers?.base === area) return { kind: 'base', rank: FACTS.smugglers.base.rank };
  const settlement = FACTS.board.areas[area]?.settlement ?? null;
  if (settlement !== null)
    return t.settlements.includes(area)
      ? { kind: KINDS[settlement.kind] ?? 'village', rank: settlement.rank }
      : { kind: 'ruin', rank: null };
  return null;
}

// ---- what an option points at ----

const ZONES: ReadonlySet<string> = new Set(FACTS.board.airZones.map((z) => z.id));
const SECTORS: ReadonlySet<string> = new Set([...FACTS.board.sectors.map((s) => s.id), 'pole']);
export const isArea = (option: unknown): option is AreaId => typeof option === 'string' && areaOf(option) >= 0;
export const isZone = (option: unknown): option is string => typeof option === 'string' && ZONES.has(option);
export const isSector = (option: unknown): option is string => typeof option === 'string' && SECTORS.has(option);
/** Options that are pressed on the board itself. */
export const isOnBoard = (option: unknown): boolean => isArea(option) || isZone(option) || isSector(option);

/** How many units of each kind stand there; a token counts as what it shows, or as one unknown unit. */
export const unitsIn = (l: LegionSeen): number =>
  l.regular + l.elite + l.special + l.smuggler + l.troop + l.tokens.length;
