import { useSyncExternalStore } from 'react';

const small = matchMedia('(max-width: 760px)');
const subscribe = (tell: () => void): (() => void) => {
  small.addEventListener('change', tell);
  return () => small.removeEventListener('change', tell);
};
/** A phone, or a window as narrow as one. */
export const useSmallScreen = (): boolean => useSyncExternalStore(subscribe, () => small.matches);
