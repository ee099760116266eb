import type { Option, View } from '@landsraad/kernel';
import { AREAS, areaName, areaOf, thingName } from '@landsraad/war-for-arrakis';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import type { BoardProps } from '../../parts.ts';
import { legionWords } from '../battle/legions.ts';
import { areasSeen, concerned, isArea, isOnBoard, isZone, tableOf } from '../position.ts';
import { Answer, Answers, Hint } from '../../../table/Answer.tsx';
import { Places } from './OnBoard.tsx';

/** Wormsigns, sandworms, carryalls and storms: what is being resolved, and what each answer would do. */
export function WormsAndStorm({ decision, view }: BoardProps) {
  if (decision === null) return null;
  const places = decision.options.filter(isOnBoard);
  const rest = decision.options.filter((o) => !isOnBoard(o));
  const at = concerned(decision);
  const told = TOLD[decision.name];
  return (
    <>
      {told === undefined ? null : (
        <div className="wa-hazard">
          <Icon name={told[0]} />
          <Hint>{told[1](at === null ? 'the desert' : areaName(areaOf(at)))}</Hint>
        </div>
      )}
      {rest.length === 0 ? null : (
        <Answers options={rest}>
          {(option) => <Answer option={option} note={consequence(view, decision.name, option)} />}
        </Answers>
      )}
      <Places places={places}>
        {(place) => <Answer option={place} note={consequence(view, decision.name, place)} />}
      </Places>
    </>
  );
}

const TOLD: { readonly [question: string]: readonly [IconName, (where: string) => string] } = {
  'which wormsign is resolved?': [
    'wormsign',
    () => 'Each of these calls a sandworm. Resolve them in any order; they strike once all have been placed.',
  ],
  'which sandworm comes?': [
    'sandworm',
    (where) => `The wormsign in ${where} calls a sandworm: a new one, or one that is on the board.`,
  ],
  'which sandworm strikes first?': ['sandworm', () => 'A legion in the area must retreat; a harvester is swallowed.'],
  'send a carryall?': [
    'carryall',
    (where) =>
      `A sandworm is under the harvester in ${where}. A carryall can save it, and leaves the board; otherwise the harvester is lost.`,
  ],
  'where does the storm strike?': [
    'storm',
    () =>
      'A coriolis storm rolls 2 dice against each Harkonnen legion outside the mountains: every hit costs a casualty, a special one in the desert and two in the deep desert.',
  ],
  'replace the Wild Maker?': [
    'wild-maker',
    () => 'The round ends. The Wild Maker may stay, or leave the board while a plain sandworm takes its place.',
  ],
  'attack with which sandworm?': [
    'sandworm',
    () => 'A sandworm attacks next to where it is, and leaves the board after that.',
  ],
  'put a wormsign where?': [
    'wormsign',
    () => 'The pool holds too few wormsigns for every legion and harvester in the desert. You say who gets one.',
  ],
};

/** What stands there and would be struck. */
function consequence(view: View, question: string, option: Option): string {
  const t = tableOf(view);
  if (option === 'off the board') return 'From the box; those on the board stay.';
  if (option === 'wild-maker') return 'The Wild Maker moves there. It rolls more dice when it attacks.';
  if (question === 'send a carryall?')
    return isZone(option) ? 'The harvester is saved; this carryall is gone.' : 'The harvester is swallowed.';
  if (option === 'leave it') return 'The Wild Maker stays where it is.';
  if (option === 'replace it') return 'A sandworm takes its place; the Wild Maker waits aside.';
  if (!isArea(option)) return '';
  const seen = areasSeen(view)[areaOf(option)];
  if (question === 'which sandworm comes?') return 'This sandworm leaves its place.';
  const legion = seen?.legions[0];
  const there = [
    ...(legion === undefined ? [] : [legionWords(legion)]),
    ...(seen?.harvester === true ? ['a harvester'] : []),
  ];
  const sign = t.wormsigns.indexOf(areaOf(option));
  const kind = sign < 0 ? null : kindOfSign(view, sign);
  const ground = AREAS[areaOf(option)]?.deepDesert === true ? 'deep desert' : 'desert';
  const under = there.length === 0 ? `nothing stands there, ${ground}` : `${there.join(' and ')}, ${ground}`;
  return kind === null ? under : `${thingName(kind)} · ${under}`;
}
function kindOfSign(view: View, position: number): string | null {
  const place = view.hidden['wormsigns']?.['board'];
  return place !== undefined && 'row' in place ? (place.row[position] ?? null) : null;
}
