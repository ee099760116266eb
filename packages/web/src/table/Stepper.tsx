import type { ReactNode } from 'react';
import { Icon } from '../look/Icon.tsx';

interface StepperProps {
  readonly picture: ReactNode;
  readonly name: string;
  readonly n: number;
  readonly most: number;
  readonly least?: number;
  readonly set: (n: number) => void;
}

/** So many of one kind. */
export const Stepper = ({ picture, name, n, most, least = 0, set }: StepperProps) => (
  <div className="stepper" role="group" aria-label={name}>
    {picture}
    <span className="stepper-name">{name}</span>
    <button
      type="button"
      className="btn icon-only"
      aria-label={`One ${name} less`}
      disabled={n <= least}
      onClick={() => set(n - 1)}
    >
      <Icon name="minus" />
    </button>
    <output className="num" aria-live="polite" aria-label={`${n} of ${most} ${name}`}>
      {n}
      <small> of {most}</small>
    </output>
    <button
      type="button"
      className="btn icon-only"
      aria-label={`One ${name} more`}
      disabled={n >= most}
      onClick={() => set(n + 1)}
    >
      <Icon name="plus" />
    </button>
  </div>
);
