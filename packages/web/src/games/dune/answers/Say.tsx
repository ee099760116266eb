import type { Option } from '@landsraad/kernel';
import type { ReactNode } from 'react';
import { useAtTable } from '../../../table/context.ts';
import './answers.css';

interface SayProps {
  readonly option: Option;
  readonly title?: ReactNode;
  readonly note?: ReactNode;
  readonly picture?: ReactNode;
  readonly className?: string;
}
/** One answer as a button, with its number key. */
export function Say({ option, title, note, picture, className = '' }: SayProps) {
  const { view, control, label } = useAtTable();
  const n = view.decision?.options.indexOf(option) ?? -1;
  const picked = control.picked === option;
  return (
    <button
      type="button"
      className={`option offered dn-say ${picked ? 'picked' : ''} ${className}`}
      data-option={String(option)}
      aria-pressed={control.picked === null ? undefined : picked}
      onClick={() => control.press(option)}
    >
      {n >= 0 && n < 9 ? (
        <b className="option-key" aria-hidden="true">
          {n + 1}
        </b>
      ) : null}
      {picture}
      <span>
        {title ?? label(option)}
        {note === undefined ? null : <small>{note}</small>}
      </span>
    </button>
  );
}
