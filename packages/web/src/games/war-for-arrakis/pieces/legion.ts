// The measures of a legion on the board: how wide its plaque is and where each pip goes.

import { LEADERS } from '@landsraad/war-for-arrakis';
import { unitsIn, type LegionSeen, type SiteSeen, type TokenSeen } from '../position.ts';
import { tokenWidth, type UnitKind } from './Pip.tsx';

export type Mark = { readonly unit: UnitKind } | { readonly token: TokenSeen };
export interface PlacedMark {
  readonly mark: Mark;
  readonly x: number;
  readonly y: number;
}
export type CrestItem =
  | { readonly site: SiteSeen }
  | { readonly leader: number }
  | { readonly pennant: number }
  | { readonly escort: number };
export interface LegionDrawn {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly marks: readonly PlacedMark[];
  readonly crest: readonly { readonly item: CrestItem; readonly x: number }[];
  readonly crestWidth: number;
}

const STEP = 19;
const NUMERAL = 40;
export const CREST_HEIGHT = 35;

const widthOf = (m: Mark): number => ('unit' in m ? STEP : tokenWidth(m.token) + 3);

function marksOf(l: LegionSeen): Mark[] {
  const units = (unit: UnitKind, n: number): Mark[] => Array.from({ length: n }, () => ({ unit }));
  return [
    ...units('special', l.special),
    ...units('elite', l.elite),
    ...units('regular', l.regular),
    ...units('smuggler', l.smuggler),
    ...units('troop', l.troop),
    ...l.tokens.map((token): Mark => ({ token })),
  ];
}

/** Up to three in one row, more in two. */
function rowsOf(marks: readonly Mark[]): readonly (readonly Mark[])[] {
  if (marks.length <= 3) return [marks];
  const half = Math.ceil(marks.length / 2);
  return [marks.slice(0, half), marks.slice(half)];
}

const CREST_STEPS = { site: 40, leader: 39, pennant: 27, escort: 34 } as const;
const stepOf = (item: CrestItem): number =>
  'site' in item
    ? CREST_STEPS.site
    : 'leader' in item
      ? CREST_STEPS.leader
      : 'escort' in item
        ? CREST_STEPS.escort
        : CREST_STEPS.pennant;

/** Where everything on and above a plaque goes; x and y from its middle. Letters in the crest may be drawn larger. */
export function drawLegion(l: LegionSeen, site: SiteSeen | null, grow = 1): LegionDrawn {
  const rows = rowsOf(marksOf(l));
  const widest = Math.max(...rows.map((row) => row.reduce((sum, m) => sum + widthOf(m), 0)));
  const width = NUMERAL + widest + (widest === 0 ? 14 : 9);
  const height = rows.length === 2 ? 48 : 40;
  const marks = rows.flatMap((row, r) => {
    let x = -width / 2 + NUMERAL - 2;
    const y = rows.length === 1 ? 0 : r === 0 ? -10.5 : 10.5;
    return row.map((mark): PlacedMark => {
      const w = widthOf(mark);
      const placed = { mark, x: x + w / 2, y };
      x += w;
      return placed;
    });
  });
  const items: CrestItem[] = [
    ...(site === null || site.kind === 'ruin' ? [] : [{ site }]),
    ...l.named.map((leader) => ({ leader })),
    ...Array.from({ length: l.generic }, (_, pennant) => ({ pennant })),
    ...Array.from({ length: l.escort }, (_, escort) => ({ escort })),
  ];
  const crestWidth = items.reduce((sum, item) => sum + stepOf(item) * grow, 0);
  let x = -crestWidth / 2;
  const crest = items.map((item) => {
    const step = stepOf(item) * grow;
    const placed = { item, x: x + step / 2 };
    x += step;
    return placed;
  });
  return { count: unitsIn(l), width, height, marks, crest, crestWidth };
}

/** Two letters that tell one leader from all others. */
const LETTERS: { readonly [id: string]: string } = {
  'baron-harkonnen': 'Ba',
  'beast-rabban': 'Ra',
  'feyd-rautha': 'Fe',
  'thufir-hawat': 'Ha',
  'shaddam-iv': 'Sh',
  'gaius-helen-mohiam': 'Mo',
  'captain-aramsham': 'Ar',
  'paul-atreides': 'Pa',
  'lady-jessica': 'Je',
  'reverend-mother-jessica': 'RM',
  'gurney-halleck': 'Gu',
  alia: 'Al',
  stilgar: 'St',
  chani: 'Ch',
  'paul-muaddib': 'Mu',
  'staban-tuek': 'Tu',
};
export function lettersOf(leader: number): string {
  const drawn = LEADERS[leader];
  return drawn === undefined ? '?' : (LETTERS[drawn.id] ?? drawn.name.slice(0, 2));
}
