import type { Option, View } from '@landsraad/kernel';
import { areaName, drawnAt, unitsShown, figureIn, leaderIn } from '@landsraad/war-for-arrakis';
import type { BoardProps } from '../../parts.ts';
import { UnitFigure } from '../battle/UnitFigure.tsx';
import { kindName } from '../battle/legions.ts';
import { tokenWords } from '../pieces/words.ts';
import { isArea, rowOf, sideOfLeader, tableOf, ownSide } from '../position.ts';
import { Answer, Answers } from '../../../table/Answer.tsx';
import { pieceOf } from './supply.ts';

/** Leaders, units and tokens by their portraits: the medallion and the name, and where they are. */
export function Leaders({ decision, view }: BoardProps) {
  if (decision === null) return null;
  return (
    <Answers options={decision.options}>
      {(option) => {
        const piece = pieceOf(String(option));
        const leader = leaderIn(String(option));
        const side = leader >= 0 ? sideOfLeader(leader) : ownSide(view);
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
  const f = figureIn(word);
  if (isArea(f?.from)) return `in ${areaName(f.from)}`;
  if (f?.kind === 'token') {
    const n = f.which;
    const [token, shows] = [t.tokens[n], rowOf(view.hidden['deployment tokens']?.['board'])[n]];
    if (token === undefined) return '';
    return `in ${areaName(token.area)}${shows == null ? '' : ` · ${tokenWords(unitsShown(shows))}`}`;
  }
  if (f?.kind !== 'leader') return '';
  const at = t.leaders[f.which] ?? -1;
  const { hits, shields } = drawnAt(t).leaders[f.which] ?? { hits: 0, shields: 0 };
  const combat = [`${hits} ${hits === 1 ? 'hit' : 'hits'}`, ...(shields > 0 ? [`${shields} shield`] : [])].join(', ');
  return `${at < 0 ? '' : `in ${areaName(at)} · `}special: ${combat}`;
}
