import { useEffect, useRef } from 'react';
import { drum, sand } from '../app/sound.ts';

/** The drum when a question comes to me, sand when something happens. */
export function useTableSounds(question: number | null, lines: number): void {
  const before = useRef({ question, lines });
  useEffect(() => {
    const last = before.current;
    before.current = { question, lines };
    if (question !== null && last.question === null) drum();
    else if (lines > last.lines) sand();
  }, [question, lines]);
}
