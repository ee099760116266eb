import type { Option } from '@landsraad/kernel';
import { Icon } from '../look/Icon.tsx';
import { useAtTable } from './context.ts';
import './hint.css';

/** What a strong bot would answer, and one press to do the same. */
export function HintBox() {
  const { control, label } = useAtTable();
  const { hint } = control;
  return (
    <div role="status" aria-live="polite" className="hint-place">
      {hint === null ? null : (
        <div className="hint-box" data-testid="hint">
          <Icon name="hint" />
          {hint.option === null ? (
            <p>Thinking about it…</p>
          ) : (
            <>
              <p>
                A Truthsayer would answer: <b>{label(hint.option)}</b>
              </p>
              <Take option={hint.option} />
            </>
          )}
        </div>
      )}
    </div>
  );
}

function Take({ option }: { readonly option: Option }) {
  const { control } = useAtTable();
  return (
    <button type="button" className="btn" onClick={() => control.press(option)}>
      Do that
    </button>
  );
}
