import { useSyncExternalStore } from 'react';

/** A hook that says whether the window is so. */
function windowIs(query: string): () => boolean {
  const media = matchMedia(query);
  const subscribe = (tell: () => void): (() => void) => {
    media.addEventListener('change', tell);
    return () => media.removeEventListener('change', tell);
  };
  return () => useSyncExternalStore(subscribe, () => media.matches);
}

/** A phone held either way, or a window as small as one. */
export const useSmallScreen = windowIs('(max-width: 760px), (max-height: 500px)');
/** Taller than wide, as a phone is held. */
export const useNarrowScreen = windowIs('(max-width: 760px)');
