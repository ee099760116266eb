import { useEffect, useRef } from 'react';
import { notify, type TakeBack } from '../app/notices.ts';
import { settingsNow } from '../app/settings.ts';

/** Says that it is my turn when that begins out of my sight; taken back when I come, or when it is over. */
export function useTurnNotice(game: string, table: string, question: number | null): void {
  const waited = useRef(question === null);
  useEffect(() => {
    const begins = question !== null && waited.current;
    waited.current = question === null;
    if (!begins || !settingsNow().notices || !document.hidden) return undefined;
    const takeBack: TakeBack = notify(`Your turn · ${game}`, 'The table waits for you.', `landsraad ${table}`);
    const seen = (): void => {
      if (!document.hidden) takeBack();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      takeBack();
    };
  }, [game, table, question]);
}
