// What the question offers on the board: which areas and zones may be pressed, and what pressing each of them answers.

import type { Decision, Option } from '@landsraad/kernel';
import { AREAS, type Table } from '@landsraad/war-for-arrakis';
import { isArea, isSector, isZone } from '../position.ts';
import { areasIn } from './dragged.ts';
import { BORDERS, cellOf, type Point } from './atlas.ts';

export interface Badge {
  readonly option: string;
  /** Its number key; null beyond the ninth. */
  readonly key: number | null;
  /** The area that carries it. */
  readonly area: string;
  readonly attack: boolean;
}
export interface Targets {
  /** By area or zone: the option that a press answers. */
  readonly answers: ReadonlyMap<string, Option>;
  readonly areas: readonly string[];
  /** What glows: the cells, or the lines between sectors when those are asked for. */
  readonly lines: string;
  readonly badges: readonly Badge[];
  /** The question is only which sector: the area comes next. */
  readonly bySector: boolean;
}

const NOTHING: Targets = { answers: new Map(), areas: [], lines: '', badges: [], bySector: false };
const ATTACKS = new Set(['attack where?', 'the sandworm attacks where?', 'fire rockets where?']);
const WILD_MAKER = 'wild-maker';

/** The cell nearest to the middle of some areas. */
function middleOf(ids: readonly string[]): string | undefined {
  const cells = ids.map(cellOf);
  const mean = (n: 0 | 1): number => cells.reduce((sum, c) => sum + c.at[n], 0) / Math.max(1, cells.length);
  const [x, y] = [mean(0), mean(1)];
  const far = (c: { readonly at: Point }): number => (c.at[0] - x) ** 2 + (c.at[1] - y) ** 2;
  return cells.toSorted((a, b) => far(a) - far(b))[0]?.id;
}

/** The borders on whose two sides a press answers different things. */
const sectorLines = (answers: ReadonlyMap<string, Option>): string =>
  BORDERS.filter(({ areas: [u = '', v = ''] }) => answers.get(u) !== answers.get(v))
    .map((b) => b.path)
    .join('');

/** Where the Wild Maker lies: pressing it there answers for it. */
const wildMakerAt = (t: Table, leaders: readonly { readonly id: string; readonly leader: number }[]): string | null => {
  const at = t.leaders[leaders.find((l) => l.id === WILD_MAKER)?.leader ?? -1] ?? -1;
  return AREAS[at]?.id ?? null;
};

export function targetsOf(
  decision: Decision | null,
  t: Table,
  leaders: readonly { readonly id: string; readonly leader: number }[],
): Targets {
  if (decision === null) return NOTHING;
  const answers = new Map<string, Option>();
  const badges: Badge[] = [];
  const attack = ATTACKS.has(decision.name);
  const bySector = decision.options.some(isSector);
  decision.options.forEach((option, n) => {
    const key = n < 9 ? n + 1 : null;
    const places: string[] = [];
    if (option === WILD_MAKER) places.push(...[wildMakerAt(t, leaders)].filter((x) => x !== null));
    else if (isArea(option)) places.push(option);
    else if (isSector(option)) places.push(...areasIn(decision, option));
    else if (isZone(option)) {
      answers.set(option, option);
      return;
    }
    for (const place of places) if (!answers.has(place)) answers.set(place, option);
    const marked = places.length > 1 ? middleOf(places) : places[0];
    if (marked !== undefined && (key !== null || attack))
      badges.push({ option: String(option), key, area: marked, attack });
  });
  const areas = [...answers.keys()].filter((id) => !isZone(id));
  const lines = bySector ? sectorLines(answers) : areas.map((id) => cellOf(id).path).join('');
  return { answers, areas, lines, badges, bySector };
}
