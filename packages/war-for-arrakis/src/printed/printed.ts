// The printed values that a table is played with: those of the facts, and where they are assumed, those of its box.

import type { Box } from '@landsraad/kernel';
import { FACTS } from '../facts.ts';
import type { Requirement } from './requirements.ts';
import type { PlainStep, Step } from './vocabulary.ts';

type Counts = { readonly [word: string]: number | undefined };
export type DeckId = 'houseAtreides' | 'fremenAlly' | 'houseHarkonnen' | 'corrinoAlly';
export interface Dashboard {
  readonly boxes: readonly string[];
  readonly slotsPerBox: number;
  readonly tank: number;
}
/** What a card says, as it is told and as it is carried out. */
export interface Steps {
  readonly said: readonly Step[];
  readonly row: readonly Line[];
}
export interface LeaderCard {
  readonly subfaction: DeckId;
  /** The action box it lies on; null for none. */
  readonly slot: string | null;
  readonly steps: Steps;
  /** What one special result becomes. */
  readonly combat: { readonly hits: number; readonly shields: number };
}
export interface PrescienceCard {
  readonly name: string;
  readonly endOfRound: boolean;
  readonly requirement: Requirement;
  /** Steps of Kwisatz Haderach, Sand Dwellers and Jihad. */
  readonly markers: readonly number[];
}
export interface Garrison {
  readonly regular?: number;
  readonly elite?: number;
  readonly sardaukar?: number;
  readonly bashar?: number;
}
export interface UnitsShown {
  readonly regular?: number;
  readonly elite?: number;
  readonly fedaykin?: number;
}
/** The result on each face of a die. */
type Faces = readonly number[];

export interface Printed {
  readonly dice: { readonly atreides: Faces; readonly harkonnen: Faces; readonly smugglers: Faces };
  readonly dashboards: { readonly [deck in DeckId]: Dashboard };
  /** By leader, in the order of `leaders.ts`. */
  readonly leaders: readonly LeaderCard[];
  readonly prescience: ReadonlyMap<string, PrescienceCard>;
  /** The planning cards that are told in steps. */
  readonly planning: ReadonlyMap<string, Steps>;
  readonly garrisons: { readonly black: readonly Garrison[]; readonly silver: readonly Garrison[] };
  readonly tokens: { readonly starting: readonly UnitsShown[]; readonly standard: readonly UnitsShown[] };
  readonly wormsigns: Counts;
  readonly stations: Counts;
  readonly lastPrescienceStep: number;
  /** Each by its three numbers: '4-6-8'. */
  readonly objectives: readonly string[];
  readonly smugglers: { readonly regulars: number; readonly sectors: readonly string[] };
  /** By side: troops, frigates, and the step on which the heighliner arrives. */
  readonly guild: {
    readonly troops: readonly number[];
    readonly frigates: readonly number[];
    readonly steps: readonly number[];
  };
}

// ---- steps in one row ----

/** A step, or where to go on: steps are numbered in one row, so that notes can say how far they have come. */
export type Line =
  | PlainStep
  | {
      readonly op: 'choose';
      readonly ways: readonly (readonly PlainStep[])[];
      readonly starts: readonly number[];
      readonly end: number;
    }
  | { readonly op: 'goOn'; readonly at: number };
function inOneRow(steps: readonly Step[]): readonly Line[] {
  const row: Line[] = [];
  for (const step of steps) {
    if (step.op !== 'choose') {
      row.push(step);
      continue;
    }
    const choice = row.length;
    const end = choice + 1 + step.ways.reduce((n, way) => n + way.length + 1, 0);
    const starts: number[] = [];
    row.push({ op: 'choose', ways: step.ways, starts, end });
    for (const way of step.ways) {
      starts.push(row.length);
      row.push(...way, { op: 'goOn', at: end });
    }
  }
  return row;
}

// ---- reading ----

const { dice, leaders, prescienceCards, dashboards, tokens, tracks, smugglers, spacingGuild } = FACTS;
const VISIONS = tracks.prescience.markers.map((m) => m.id);

const facesOf = (faces: Counts): Faces =>
  dice.actionResults.flatMap((result, n) => Array.from({ length: faces[result] ?? 0 }, () => n));
const bySide = (counts: Counts): readonly number[] => [counts['atreides'] ?? 0, counts['harkonnen'] ?? 0];

/** Staban Tuek comes last, so that a table without the Smugglers has no place for him. */
export const LEADER_CARDS = [...leaders.leaders.filter((l) => l.entry.kind !== 'generic'), smugglers.stabanTuek];
/** The planning cards of expansions are told in steps. */
const TOLD_IN_STEPS = [
  ...smugglers.planningCards.houseAtreides.map((c) => ({ path: `smugglers.planningCards.houseAtreides.${c.id}`, c })),
  ...Object.entries(spacingGuild.planningCards).flatMap(([deck, cards]) =>
    cards.map((c) => ({ path: `spacingGuild.planningCards.${deck}.${c.id}`, c })),
  ),
];
const stepsOf = (said: readonly Step[]): Steps => ({ said, row: inOneRow(said) });

/** What a box has been checked for need not be looked at again. */
function read(box: Box | undefined): Printed {
  function value<V>(path: string, assumed: V): V {
    return box !== undefined && Object.hasOwn(box.values, path) ? (box.values[path] as V) : assumed;
  }
  const dashboard = (id: DeckId): Dashboard => ({
    boxes: value<readonly string[]>(`dashboards.${id}.boxes`, dashboards[id].boxes),
    slotsPerBox: dashboards[id].slotsPerBox,
    tank: value<number>(`dashboards.${id}.tank`, dashboards[id].tank),
  });
  const leaderCard = (l: (typeof LEADER_CARDS)[number]): LeaderCard => {
    const path = l.id === 'staban-tuek' ? 'smugglers.stabanTuek' : `leaders.leaders.${l.id}`;
    const special = value<{ readonly steps: readonly Step[] } | null>(`${path}.special`, l.special);
    return {
      subfaction: value<DeckId>(`${path}.subfaction`, l.subfaction),
      slot: value<string | null>(`${path}.slot`, l.slot),
      steps: stepsOf(special?.steps ?? []),
      // A count that a box leaves out is nought.
      combat: {
        hits: 0,
        shields: 0,
        ...value<Partial<LeaderCard['combat']>>(`${path}.combat`, l.combat ?? { hits: 1, shields: 0 }),
      },
    };
  };
  const prescienceCard = (c: (typeof prescienceCards.cards)[number]): [string, PrescienceCard] => {
    const path = `prescienceCards.cards.${c.id}`;
    const markers = value<Counts>(`${path}.markers`, c.markers);
    return [
      c.id,
      {
        name: value<string>(`${path}.name`, c.name),
        endOfRound: c.phase === 'endOfRound', // § wfa.prescience.card-kinds
        requirement: value<Requirement>(`${path}.requirement`, c.requirement),
        markers: VISIONS.map((v) => markers[v] ?? 0),
      },
    ];
  };
  const { harkonnenStartingDeployment, atreidesStartingDeployment, atreidesDeployment } = tokens;
  const objectives = value<readonly Counts[]>('tracks.secretObjectives.cards', tracks.secretObjectives.cards);
  return {
    dice: {
      atreides: facesOf(value<Counts>('dice.atreidesActionDie.faces', dice.atreidesActionDie.faces)),
      harkonnen: facesOf(dice.harkonnenActionDie.faces),
      smugglers: facesOf(value<Counts>('dice.smugglersActionDie.faces', dice.smugglersActionDie.faces)),
    },
    dashboards: {
      houseAtreides: dashboard('houseAtreides'),
      fremenAlly: dashboard('fremenAlly'),
      houseHarkonnen: dashboard('houseHarkonnen'),
      corrinoAlly: dashboard('corrinoAlly'),
    },
    leaders: LEADER_CARDS.map(leaderCard),
    prescience: new Map(prescienceCards.cards.map(prescienceCard)),
    planning: new Map(
      TOLD_IN_STEPS.map(({ path, c }) => [c.id, stepsOf(value<readonly Step[]>(`${path}.steps`, c.steps))] as const),
    ),
    garrisons: {
      black: value<readonly Garrison[]>('tokens.harkonnenStartingDeployment.black', harkonnenStartingDeployment.black),
      silver: value<readonly Garrison[]>(
        'tokens.harkonnenStartingDeployment.silver',
        harkonnenStartingDeployment.silver,
      ),
    },
    tokens: {
      starting: value<readonly UnitsShown[]>(
        'tokens.atreidesStartingDeployment.tokens',
        atreidesStartingDeployment.tokens,
      ),
      standard: value<readonly UnitsShown[]>('tokens.atreidesDeployment.tokens', atreidesDeployment.tokens),
    },
    wormsigns: value<Counts>('tokens.wormsign.split', tokens.wormsign.split),
    stations: value<Counts>('tokens.ecologicalStations.types', tokens.ecologicalStations.types),
    lastPrescienceStep: value<number>('tracks.prescience.lastStep', tracks.prescience.lastStep),
    objectives: objectives.map((c) => VISIONS.map((v) => c[v]).join('-')),
    smugglers: {
      regulars: value<number>('smugglers.components.smugglerRegular', smugglers.components.smugglerRegular),
      sectors: value<readonly string[]>('smugglers.base.sectors', smugglers.base.sectors),
    },
    guild: {
      troops: bySide(value<Counts>('spacingGuild.components.troops', spacingGuild.components.troops)),
      frigates: bySide(value<Counts>('spacingGuild.components.frigates', spacingGuild.components.frigates)),
      steps: bySide(value<Counts>('spacingGuild.heighliner.steps', spacingGuild.heighliner.steps)),
    },
  };
}

/** What is played without a box. */
export const AS_ASSUMED: Printed = read(undefined);
const READ = new WeakMap<Box, Printed>();
/** The values of a box, read once. */
export function printedIn(box: Box | undefined): Printed {
  if (box === undefined) return AS_ASSUMED;
  const before = READ.get(box);
  if (before !== undefined) return before;
  const found = read(box);
  READ.set(box, found);
  return found;
}
/** Anything that knows the table. */
export interface Boxed {
  readonly table: { readonly box?: Box };
}
/** The values that a game is played with. § wfa.box.values */
export const printedFor = (g: Boxed): Printed => (g.table.box === undefined ? AS_ASSUMED : printedIn(g.table.box));
