import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import type { SideName } from '../position.ts';
import './die.css';

export type DieState = 'unused' | 'token' | 'excess' | 'used' | 'aside' | 'unrolled';

interface DieProps {
  readonly side: SideName;
  /** What it shows; null for a blank. */
  readonly face: IconName | null;
  readonly state?: DieState;
  readonly size?: number;
  readonly title?: string;
}

/** A die: full colour while it can be used, faded when used, dashed when set aside. A token that stands in for one is round. */
export const Die = ({ side, face, state = 'unused', size = 24, title }: DieProps) => (
  <span
    className={`wa-p-die ${side} ${state}`}
    style={{ ['--die' as string]: `${size}px` }}
    title={title}
    aria-hidden="true"
  >
    {state === 'excess' ? '?' : face === null ? null : <Icon name={face} />}
    {state === 'token' ? <Icon name="bene-gesserit" className="wa-p-die-token" /> : null}
  </span>
);
