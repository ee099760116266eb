import type { Option } from '@landsraad/kernel';
import type { BoardProps } from '../../parts.ts';
import { UnitFigure } from '../battle/UnitFigure.tsx';
import { kindName } from '../battle/legions.ts';
import { sideOfLeader, tableOf } from '../position.ts';
import { Answer, Answers, Hint } from './Answer.tsx';

const HINTS: { readonly [question: string]: string } = {
  'take the hit on what?': 'Press who takes it, here or in the battle.',
  'which leader uses the special?': 'There are more leaders than specials.',
  'remove which unit?': 'An area holds six units at most.',
};
/** What a hit does to it. */
const FATES: { readonly [kind: string]: string } = {
  regular: 'is removed',
  elite: 'becomes a Regular',
  special: 'becomes a Regular',
  generic: 'goes back to the supply',
};

/** Units and leaders that take a hit, go or use a special. */
export function Casualties({ decision, view }: BoardProps) {
  if (decision === null) return null;
  const asked = decision.name;
  const inBattle = tableOf(view).battle !== null;
  const hint = asked === 'take the hit on what?' && !inBattle ? 'Press who takes it.' : HINTS[asked];
  return (
    <>
      {hint === undefined ? null : <Hint>{hint}</Hint>}
      <Answers options={decision.options}>
        {(option) => {
          const kind = String(option);
          const side = kind.startsWith('leader ') ? sideOfLeader(Number(kind.slice('leader '.length))) : view.seat;
          return (
            <Answer
              option={option}
              title={kindName(kind, side)}
              picture={<UnitFigure kind={kind} side={side} />}
              note={asked === 'take the hit on what?' ? fateOf(option) : ''}
            />
          );
        }}
      </Answers>
    </>
  );
}
export const fateOf = (option: Option): string =>
  String(option).startsWith('leader ') ? 'goes to the tank' : (FATES[String(option)] ?? '');
