import type { Decision } from '@landsraad/kernel';
import { Icon } from '../look/Icon.tsx';
import { useAtTable } from './context.ts';

/** Quiet answers: they end or decline something and are never what one came for. */
const QUIET = new Set(['pass', 'done']);

/** Buttons, one for each answer, with its number key. */
export function OptionList({ decision }: { readonly decision: Decision }) {
  const { label, control, thing, view } = useAtTable();
  const held = new Set(
    Object.values(view.hidden).flatMap((places) => Object.values(places).flatMap((p) => ('known' in p ? p.known : []))),
  );
  return (
    <ul className="options" aria-label="Answers">
      {decision.options.map((option, n) => {
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
              {n < 9 ? (
                <b className="option-key" aria-hidden="true">
                  {n + 1}
                </b>
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
