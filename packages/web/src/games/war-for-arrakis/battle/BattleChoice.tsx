import { useAtTable } from '../../../table/context.ts';
import { Answer } from '../../../table/Answer.tsx';
import type { BattleSeen } from './battleSeen.ts';

const HERE = new Set(['discard a card for a die?', 'continue the battle?', 'retreat?', 'advance?']);
const NOTES: { readonly [option: string]: string } = {
  continue: 'Another round.',
  cease: 'Both stay where they are.',
  stand: 'Fight another round.',
  retreat: 'Your opponent chooses where.',
  advance: 'Move in.',
  stay: 'Stay where you are.',
  enough: 'Roll now.',
};

/** Large buttons for what no figure answers; for everybody else, who is being waited for. */
export function BattleChoice({ seen }: { readonly seen: BattleSeen }) {
  const { view, parts, label, seatName } = useAtTable();
  const decision = view.decision;
  if (decision === null) {
    const waiting = view.waitingFor[0];
    if (waiting === undefined) return null;
    const doing = parts.doing?.(waiting.name, false) ?? null;
    return (
      <p className="wa-battle-wait" role="status">
        {doing === null ? `Waiting for ${seatName(waiting.seat)}.` : `${seatName(waiting.seat)} ${doing}.`}
      </p>
    );
  }
  if (!HERE.has(decision.name)) return null;
  const toll = seen.question === 'continue the battle?' && (seen.sides[1].rank > 0 ? 'It costs a hit.' : '');
  return (
    <div className="wa-battle-choice">
      <p className="wa-battle-ask">{parts.book.text.question(decision, view)}</p>
      <div className="wa-battle-answers">
        {decision.options.map((option) => (
          <Answer
            key={String(option)}
            option={option}
            className="large"
            title={label(option)}
            note={option === 'continue' && toll !== false && toll !== '' ? toll : (NOTES[String(option)] ?? 'one die')}
          />
        ))}
      </div>
    </div>
  );
}
