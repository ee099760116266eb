import { useEffect, useState, type RefObject } from 'react';

/** Whether more is in it than it shows. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (current === null) return undefined;
    const measure = (): void => setScrolls(current.scrollHeight > current.clientHeight);
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    if (current.firstElementChild !== null) watch.observe(current.firstElementChild);
    return () => watch.disconnect();
  }, [ref]);
  return scrolls;
}
