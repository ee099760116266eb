import type { ReactNode } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import { Count } from './Count.tsx';

interface FactProps {
  readonly icon: IconName;
  readonly value: number;
  /** In words: '3 cards of House Atreides'. */
  readonly says: string;
  readonly children?: ReactNode;
}

/** An icon and a number; in words for everybody who asks. */
export const Fact = ({ icon, value, says, children }: FactProps) => (
  <li className="wa-p-fact" title={says}>
    <Icon name={icon} />
    <span aria-hidden="true">
      <Count value={value} />
      {children}
    </span>
    <span className="sr">{says}</span>
  </li>
);
