import { lazy, Suspense } from 'react';
import { useAtTable } from './context.ts';
import './amount.css';

/** Seldom needed, and it brings much along: fetched when it is. */
const LongAmount = lazy(() => import('./LongAmount.tsx'));

const MOST_PILLS = 10;
/** How many numbers beyond the last are shown, so that one can ask why not. */
const BEYOND = 2;

/** How many: a row of numbers, or for long rows a slider with a stepper. */
export function AmountRow({ amounts }: { readonly amounts: readonly number[] }) {
  const { label, control } = useAtTable();
  const least = amounts[0] ?? 0;
  const most = amounts.at(-1) ?? 0;
  if (amounts.length > MOST_PILLS)
    return (
      <Suspense>
        <LongAmount least={least} most={most} />
      </Suspense>
    );
  const beyond = Array.from({ length: BEYOND }, (_, n) => most + 1 + n);
  return (
    <ul className="amounts" aria-label="Answers">
      {amounts.map((n) => (
        <li key={n}>
          <button
            type="button"
            className={`amount ${control.picked === n ? 'picked' : ''}`}
            aria-label={label(n)}
            aria-pressed={control.picked === null ? undefined : control.picked === n}
            title={n >= 0 && n <= 9 ? `${label(n)} (key ${n})` : label(n)}
            data-option={n}
            onClick={() => control.press(n)}
          >
            {n}
          </button>
        </li>
      ))}
      {beyond.map((n) => (
        <li key={n}>
          <button
            type="button"
            className="amount beyond"
            aria-label={`${label(n)}: why not?`}
            title={`${label(n)}: why not?`}
            data-option={n}
            onClick={() => control.whyNot(n)}
          >
            {n}
          </button>
        </li>
      ))}
    </ul>
  );
}
