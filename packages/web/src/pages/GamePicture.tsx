import { useEffect, useState } from 'react';
import { Vignette } from '../look/Vignette.tsx';
import './picture.css';

const PICTURES: { readonly [game: string]: () => Promise<{ readonly default: string }> } = {
  'war-for-arrakis': () => import('../look/pictures/war-for-arrakis.svg?raw'),
  imperium: () => import('../look/pictures/imperium.svg?raw'),
  dune: () => import('../look/pictures/dune.svg?raw'),
};

/** A piece of the game's board. The boards are big, so they come after the page; until then dunes. */
export function GamePicture({ game }: { readonly game: string }) {
  const [drawing, setDrawing] = useState<{ readonly __html: string } | null>(null);
  useEffect(() => {
    let left = false;
    PICTURES[game]?.().then(
      (m) => {
        if (!left) setDrawing({ __html: m.default });
      },
      // Without its picture a game is still a game.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [game]);
  return drawing === null ? (
    <Vignette seed={game} tint="var(--spacing-guild)" />
  ) : (
    <div className="board-picture" dangerouslySetInnerHTML={drawing} />
  );
}
