import type { Option } from '@landsraad/kernel';
import { ZONES } from '@landsraad/war-for-arrakis';
import { memo } from 'react';
import type { BoardSeen } from '../motion/changes.ts';
import { AreaButton, ZoneButton, type Pressing } from './AreaButtons.tsx';
import type { Targets } from './targets.ts';

interface ButtonsProps extends Pressing {
  readonly seen: BoardSeen;
  readonly targets: Targets;
  readonly picked: Option | null;
}

/** All places of the board as buttons; they lie over the pieces and are not seen. */
export const Buttons = memo(({ seen, targets, picked, press, point }: ButtonsProps) => {
  const isPicked = (place: string): boolean => picked !== null && targets.answers.get(place) === picked;
  return (
    <>
      {seen.areas.map((a) => (
        <AreaButton
          key={a.id}
          seen={a}
          option={targets.answers.get(a.id) ?? null}
          picked={isPicked(a.id)}
          press={press}
          point={point}
        />
      ))}
      {ZONES.map(({ id }) => (
        <ZoneButton
          key={id}
          zone={id}
          vehicle={seen.air.get(id) ?? ''}
          option={targets.answers.get(id) ?? null}
          picked={isPicked(id)}
          press={press}
          point={point}
        />
      ))}
    </>
  );
});
Buttons.displayName = 'Buttons';
