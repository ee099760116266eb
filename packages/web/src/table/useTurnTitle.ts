import { useEffect } from 'react';

/** The tab says whose turn it is: that is how one notices it from another tab. */
export function useTurnTitle(game: string, yours: boolean): void {
  useEffect(() => {
    document.title = yours ? `● Your turn · ${game}` : `${game} · Landsraad`;
  }, [game, yours]);
}
