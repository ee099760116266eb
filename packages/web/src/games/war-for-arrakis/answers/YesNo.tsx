import type { Option } from '@landsraad/kernel';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import type { BoardProps } from '../../parts.ts';
import { Answer, Answers } from '../../../table/Answer.tsx';

const LOOKS: { readonly [option: string]: readonly [IconName, string] } = {
  continue: ['conflict', 'Another round.'],
  cease: ['shield', 'Both legions stay where they are.'],
  stand: ['shield', 'Fight another round.'],
  retreat: ['strategy', 'Your opponent chooses where you go.'],
  advance: ['strategy', 'Your legion moves in; a settlement there falls.'],
  stay: ['shield', 'Your legion stays where it is.'],
  die: ['strategy', 'A die from its box.'],
  token: ['bene-gesserit', 'Your Bene Gesserit token.'],
  'take its place': ['ornithopter', 'It carries your legions, and the zone is yours.'],
  no: ['shield', 'The zone stays empty.'],
  'keep it': ['camp', 'It comes back next round.'],
  'give it up': ['prescience', 'It leaves the game, and its marker advances 1 step.'],
};
/** What is declined is quiet, but no smaller. */
const CALM = new Set<Option>(['stay', 'cease', 'stand', 'keep it']);

/** Two large buttons. */
export function YesNo({ decision }: BoardProps) {
  if (decision === null) return null;
  return (
    <Answers options={decision.options}>
      {(option) => {
        const look = LOOKS[String(option)];
        return (
          <Answer
            option={option}
            className="large"
            quiet={CALM.has(option)}
            picture={look === undefined ? null : <Icon name={look[0]} />}
            note={look?.[1] ?? ''}
          />
        );
      }}
    </Answers>
  );
}
