import type { KeyboardEvent, ReactNode } from 'react';
import './area.css';

interface AreaProps {
  /** What it is, for those who cannot see the board. */
  readonly label: string;
  readonly offered: boolean;
  readonly picked: boolean;
  readonly onPress: () => void;
  readonly transform?: string;
  /** Somewhere in it a shape of the class `area-halo` glows. */
  readonly children: ReactNode;
}

/** A place or a piece on any SVG board that can be pressed with mouse, finger or key. */
export function Area({ label, offered, picked, onPress, transform, children }: AreaProps) {
  const key = (e: KeyboardEvent): void => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    onPress();
  };
  return (
    <g
      {...(transform === undefined ? {} : { transform })}
      role="button"
      tabIndex={0}
      aria-label={label}
      className={`area ${offered ? 'offered' : ''} ${picked ? 'picked' : ''}`}
      onClick={onPress}
      onKeyDown={key}
    >
      {children}
    </g>
  );
}
