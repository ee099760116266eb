import { useEffect, useRef } from 'react';
import { Icon } from '../look/Icon.tsx';
import { useAtTable } from './context.ts';
import type { Advice } from './source.ts';
import './hint.css';

/** What the best bot thinks of the answers, the best first, each one press away. */
export function HintBox() {
  const { control, label } = useAtTable();
  const { hint } = control;
  const place = useRef<HTMLDivElement>(null);
  // Whoever asked sees it, however far down the answers they were.
  useEffect(() => {
    if (hint !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [hint]);
  return (
    <div role="status" aria-live="polite" className="hint-place" ref={place}>
      {hint === null ? null : (
        <div className="hint-box" data-testid="hint">
          <p>
            <Icon name="hint" /> {hint.advice.length === 0 ? 'Thinking about it…' : 'The best bot tried most'}
          </p>
          {hint.advice.length === 0 ? null : (
            <ol>
              {hint.advice.map((a) => (
                <li key={String(a.option)}>
                  <button type="button" className="btn" onClick={() => control.press(a.option)}>
                    <span>{label(a.option)}</span>
                    <Share advice={a} />
                  </button>
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
    </div>
  );
}

/** How much it was thought about: what looks better is tried more often. */
function Share({ advice: { share } }: { readonly advice: Advice }) {
  const percent = `${Math.round(100 * share)} %`;
  return (
    <span className="hint-share num" title={`It gave this answer in ${percent} of the lines it looked at`}>
      <span className="sr">, in </span>
      {percent}
      <span className="sr"> of the lines it looked at</span>
    </span>
  );
}
