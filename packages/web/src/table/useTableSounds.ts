import { useEffect, useRef } from 'react';
import { drum, sand } from '../app/sound.ts';

/** The drum when a question comes to me, sand when something happens: when the last line of the log is another. */
export function useTableSounds(question: number | null, line: number): void {
  const before = useRef({ question, line });
  useEffect(() => {
    const last = before.current;
    before.current = { question, line };
    if (question !== null && last.question === null) drum();
    else if (line > last.line) sand();
  }, [question, line]);
}
