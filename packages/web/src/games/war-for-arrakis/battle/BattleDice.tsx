import type { CSSProperties } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import { sideName } from '../position.ts';
import type { DieSeen, SideSeen } from './battleSeen.ts';

const WORDS = { hit: 'hit', shield: 'shield', special: 'special', blank: 'not rolled' } as const;

/** The dice of a side; those of a new roll tumble and settle from left to right. */
export const BattleDice = ({ side, roll }: { readonly side: SideSeen; readonly roll: number }) => (
  <ol className={`wa-dice ${sideName(side.seat)}`} aria-label={summary(side.dice)}>
    {side.dice.map((die, n) => (
      <li
        key={`${roll} ${n}`}
        className={`wa-die ${die.face} ${die.struck ? 'struck' : ''} ${die.note === 'unused' ? 'idle' : ''}`}
        style={{ '--n': n } as CSSProperties}
        title={die.note === '' ? WORDS[die.face] : `${WORDS[die.face]}: ${die.note}`}
      >
        <span className="wa-die-body">{die.face === 'blank' ? null : <Icon name={die.face} />}</span>
      </li>
    ))}
  </ol>
);

function summary(dice: readonly DieSeen[]): string {
  if (dice.every((d) => d.face === 'blank')) return `${dice.length} dice, not rolled yet`;
  const n = (face: DieSeen['face']): number => dice.filter((d) => d.face === face).length;
  const struck = dice.filter((d) => d.struck).length;
  return `Rolled: ${n('hit')} hits, ${n('shield')} shields${struck > 0 ? `, ${struck} of them cancelled` : ''}, ${n('special')} specials`;
}
