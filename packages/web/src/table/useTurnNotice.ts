import { useEffect, useRef } from 'react';
import { notify } from '../app/notices.ts';
import { settingsNow } from '../app/settings.ts';

/** Longer than an answer takes that is given by itself: for those nobody is called. */
const SURE_MS = 2500;

/** Says that it is my turn when that begins out of my sight; taken back when I come, or when it is over. */
export function useTurnNotice(game: string, table: string, yours: boolean): void {
  const before = useRef(yours);
  useEffect(() => {
    const begins = yours && !before.current;
    before.current = yours;
    if (!begins || !settingsNow().notices || !document.hidden) return undefined;
    let takeBack = (): void => undefined;
    const timer = setTimeout(() => {
      takeBack = notify(`Your turn · ${game}`, 'The table waits for you.', `landsraad ${table}`);
    }, SURE_MS);
    const leave = (): void => {
      clearTimeout(timer);
      takeBack();
    };
    const seen = (): void => (document.hidden ? undefined : leave());
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      leave();
    };
  }, [game, table, yours]);
}
