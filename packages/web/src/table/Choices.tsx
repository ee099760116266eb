import { useAtTable } from './context.ts';
import { AmountRow } from './AmountRow.tsx';
import { GuideCard } from './guide/GuideCard.tsx';
import { HintBox } from './HintBox.tsx';
import { Habits } from './Habits.tsx';
import { Offers } from './Offers.tsx';
import { OptionList } from './OptionList.tsx';
import { useBoardProps } from './boardProps.ts';
import { useLoneAnswer } from './useLoneAnswer.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { amountsIn, briefly } from './words.ts';
import './choices.css';

/** Everything that may be said now: the answers to the question, and what is open besides. */
export function Choices() {
  const { source, view, parts, label, control, state, around } = useAtTable();
  const only = useLoneAnswer();
  const props = useBoardProps();
  const decision = view.decision;
  const group = useKeptFocus(decision?.question ?? null);
  const Own = decision === null ? undefined : parts.parts?.[decision.name];
  const amounts = decision === null ? [] : amountsIn(decision.options, label);
  const still = control.busy || state.pending || state.connection.kind === 'reconnecting';
  return (
    <section
      ref={group}
      id="answers"
      tabIndex={-1}
      className={`choices ${still ? 'still' : ''}`}
      aria-label="Your choices"
      aria-busy={still}
    >
      {around?.above}
      <GuideCard />
      {decision === null ? null : only !== null ? (
        <p className="choices-only" role="status">
          Only one answer: {label(only)}
        </p>
      ) : (
        <>
          <HintBox />
          {Own !== undefined ? (
            <Own key={decision.question} {...props} />
          ) : (
            <>
              {amounts.length === 0 ? null : <AmountRow key={decision.question} amounts={amounts} />}
              <OptionList key={`${decision.question} others`} decision={decision} amounts={amounts} />
            </>
          )}
          {control.picked === null ? null : (
            <button type="button" className="btn primary choices-confirm" onClick={control.confirm}>
              {briefly(label(control.picked))}
            </button>
          )}
        </>
      )}
      {source.kind === 'puzzle' ? null : <Habits />}
      <Offers />
    </section>
  );
}
