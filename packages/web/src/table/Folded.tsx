import type { Option } from '@landsraad/kernel';
import { useState, type ReactNode } from 'react';
import { useSmallScreen } from '../app/media.ts';
import { Icon } from '../look/Icon.tsx';
import type { IconName } from '../look/iconNames.ts';
import { Answers } from './Answer.tsx';

interface FoldedProps {
  readonly options: readonly Option[];
  readonly icon: IconName;
  /** '18 places', 'Play a card'. */
  readonly title: string;
  /** So many are shown at once. */
  readonly few?: number;
  readonly children: (option: Option) => ReactNode;
}

/** Answers that point at something else on the screen: folded on a desk, where that is in sight; open on a phone. */
export function Folded({ options, icon, title, few = 3, children }: FoldedProps) {
  const small = useSmallScreen();
  const [open, setOpen] = useState(false);
  if (options.length === 0) return null;
  const list = (
    <Answers options={options} className="row">
      {children}
    </Answers>
  );
  if (small || options.length <= few) return <div className="answers-folded">{list}</div>;
  // What nobody looks at is not worked out: odds take a moment.
  return (
    <details className="answers-folded" onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>
        <Icon name={icon} />
        {title}
      </summary>
      {open ? list : null}
    </details>
  );
}
