import { useEffect } from 'react';

export type Keys = { readonly [key: string]: () => void };

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** Enter and Space belong to the button they are pressed on. */
const pressing = (e: KeyboardEvent): boolean =>
  (e.key === 'Enter' || e.key === ' ') &&
  e.target instanceof Element &&
  e.target.closest('button, a, summary, [role="button"], [role="tab"], [role="radio"]') !== null;

/** The name of a pressed key: 'u', 'Shift+u', 'Control+z'. */
export function keyName(e: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>): string {
  const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
  const shifted = e.shiftKey && /^[a-z]$/.test(key);
  return `${e.ctrlKey || e.metaKey ? 'Control+' : ''}${e.altKey ? 'Alt+' : ''}${shifted ? 'Shift+' : ''}${key}`;
}

/** Keys of the table; while one writes in a field they are letters. */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    const press = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || typing(e.target) || pressing(e)) return;
      const act = keys[keyName(e)];
      if (act === undefined) return;
      e.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [keys]);
}
