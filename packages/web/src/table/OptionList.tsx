import type { Decision } from '@landsraad/kernel';
import { Icon } from '../look/Icon.tsx';
import { useAtTable } from './context.ts';
import { keysOf } from './words.ts';

/** Quiet answers: they end or decline something and are never what one came for. */
const QUIET = new Set(['pass', 'done']);

interface OptionListProps {
  readonly decision: Decision;
  /** Those that stand in a row of their own. */
  readonly amounts: readonly number[];
}

/** Buttons, one for each answer, with its key. */
export function OptionList({ decision, amounts }: OptionListProps) {
  const { label, control, thing, view } = useAtTable();
  const held = new Set(
    Object.values(view.hidden).flatMap((places) => Object.values(places).flatMap((p) => ('known' in p ? p.known : []))),
  );
  const keys = keysOf(decision.options, label, amounts);
  const options = amounts.length === 0 ? decision.options : decision.options.filter((o) => typeof o !== 'number');
  if (options.length === 0) return null;
  return (
    <ul className="options" aria-label={amounts.length === 0 ? 'Answers' : 'Other answers'}>
      {options.map((option) => {
        const icon = typeof option === 'string' && held.has(option) ? (thing(option).icon ?? 'card') : null;
        return (
          <li key={String(option)}>
            <button
              type="button"
              className={`option ${QUIET.has(String(option)) ? 'quiet' : ''} ${control.picked === option ? 'picked' : ''}`}
              aria-pressed={control.picked === null ? undefined : control.picked === option}
              data-option={String(option)}
              onClick={() => control.press(option)}
            >
              {keys.has(option) ? (
                <kbd className="option-key" aria-hidden="true">
                  {keys.get(option)}
                </kbd>
              ) : null}
              {icon === null ? null : <Icon name={icon} />}
              {label(option)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
