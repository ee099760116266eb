import { useMemo } from 'react';
import type { BoardProps } from '../games/parts.ts';
import { useAtTable } from './context.ts';

/** The table as a game's own board and parts are told of it. */
export function useBoardProps(): BoardProps {
  const { view, config, control, seatName, spotlight } = useAtTable();
  return useMemo(
    () => ({
      view,
      config,
      seatName,
      decision: view.decision,
      picked: control.picked,
      offers: view.offers,
      spotlight,
      press: control.press,
      whyNot: control.whyNot,
      act: (offer) => control.act(offer, null),
    }),
    [view, config, control, seatName, spotlight],
  );
}
