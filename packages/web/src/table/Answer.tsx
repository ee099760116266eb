import type { Option } from '@landsraad/kernel';
import type { ReactNode } from 'react';
import { useAtTable } from './context.ts';
import './answer.css';

interface AnswerProps {
  readonly option: Option;
  /** In front of the words: an icon or a figure. */
  readonly picture?: ReactNode;
  /** Instead of the words of the option. */
  readonly title?: ReactNode;
  /** What would come of it. */
  readonly note?: ReactNode;
  /** It ends or declines something. */
  readonly quiet?: boolean;
  /** Without its number key: the title is a number itself. */
  readonly bare?: boolean;
  readonly className?: string;
}

/** One answer as a button, with its number key. */
export function Answer({
  option,
  picture,
  title,
  note,
  quiet = isQuiet(option),
  bare = false,
  className = '',
}: AnswerProps) {
  const { view, control, label } = useAtTable();
  const n = view.decision?.options.indexOf(option) ?? -1;
  const picked = control.picked === option;
  return (
    <button
      type="button"
      className={`option offered answer ${quiet ? 'quiet' : ''} ${picked ? 'picked' : ''} ${className}`}
      aria-pressed={control.picked === null ? undefined : picked}
      data-option={String(option)}
      onClick={() => control.press(option)}
    >
      {!bare && n >= 0 && n < 9 ? (
        <b className="option-key" aria-hidden="true">
          {n + 1}
        </b>
      ) : null}
      {picture}
      <span className="answer-words">
        {title ?? label(option)}
        {note === undefined || note === null || note === '' ? null : <small>{note}</small>}
      </span>
    </button>
  );
}

const QUIET = new Set([
  'decline',
  'done',
  'end the turn',
  'no',
  'no more',
  'nobody',
  'none',
  'nothing',
  'nowhere',
  'pass',
  'enough',
  'stay',
  'leave it',
  'leave it out',
]);
export const isQuiet = (option: Option): boolean => QUIET.has(String(option));

/** One sentence above the answers: how to answer, or what is going on. */
export const Hint = ({ children }: { readonly children: ReactNode }) => <p className="answer-hint">{children}</p>;

/** Answers below each other, or side by side where there is room. */
export const Answers = ({
  options,
  children,
  className = '',
}: {
  readonly options: readonly Option[];
  readonly children: (option: Option) => ReactNode;
  readonly className?: string;
}) => (
  <ul className={`answers ${className}`} aria-label="Answers">
    {options.map((option) => (
      <li key={String(option)}>{children(option)}</li>
    ))}
  </ul>
);
