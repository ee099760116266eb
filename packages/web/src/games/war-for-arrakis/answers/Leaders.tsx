import type { Option, View } from '@landsraad/kernel';
import { areaName, LEADERS, unitsShown } from '@landsraad/war-for-arrakis';
import type { BoardProps } from '../../parts.ts';
import { UnitFigure } from '../battle/UnitFigure.tsx';
import { kindName, leaderIn } from '../battle/legions.ts';
import { tokenWords } from '../pieces/words.ts';
import { isArea, rowOf, sideOfLeader, tableOf } from '../position.ts';
import { Answer, Answers } from './Answer.tsx';
import { pieceOf } from './supply.ts';

/** Leaders, units and tokens by their portraits: the medallion and the name, and where they are. */
export function Leaders({ decision, view }: BoardProps) {
  if (decision === null) return null;
  return (
    <Answers options={decision.options}>
      {(option) => {
        const piece = pieceOf(String(option));
        const side = String(option).startsWith('leader ') ? sideOfLeader(leaderIn(String(option))) : view.seat;
        return (
          <Answer
            option={option}
            picture={piece === null ? null : <UnitFigure kind={piece.kind} side={side} />}
            {...(piece === null ? {} : { title: kindName(piece.kind, side), note: noteOf(view, option) })}
          />
        );
      }}
    </Answers>
  );
}

function noteOf(view: View, option: Option): string {
  const word = String(option);
  const t = tableOf(view);
  const [first = ''] = word.split(' ');
  if (isArea(first)) return `in ${areaName(first)}`;
  if (word.startsWith('token ')) {
    const n = Number(word.slice('token '.length));
    const [token, shows] = [t.tokens[n], rowOf(view.hidden['deployment tokens']?.['board'])[n]];
    if (token === undefined) return '';
    return `in ${areaName(token.area)}${shows == null ? '' : ` · ${tokenWords(unitsShown(shows))}`}`;
  }
  if (!word.startsWith('leader ')) return '';
  const at = t.leaders[leaderIn(word)] ?? -1;
  const { hits, shields } = LEADERS[leaderIn(word)] ?? { hits: 0, shields: 0 };
  const combat = [`${hits} ${hits === 1 ? 'hit' : 'hits'}`, ...(shields > 0 ? [`${shields} shield`] : [])].join(', ');
  return `${at < 0 ? '' : `in ${areaName(at)} · `}special: ${combat}`;
}
