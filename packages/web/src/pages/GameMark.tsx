import { gameEntry } from '../games/registry.ts';
import { Icon } from '../look/Icon.tsx';

/** A game's emblem on its colour. */
export function GameMark({ game }: { readonly game: string }) {
  const entry = gameEntry(game);
  return (
    <span
      className="game-mark"
      aria-hidden="true"
      style={entry === undefined ? undefined : { background: entry.colour, color: entry.on }}
    >
      <Icon name={entry?.emblem ?? 'replay'} />
    </span>
  );
}
