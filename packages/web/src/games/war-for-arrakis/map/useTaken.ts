import type { Decision, Option } from '@landsraad/kernel';
import { useEffect, useRef, useState } from 'react';
import { isArea } from '../position.ts';
import { isUnderWay, takesPiece } from './wish.ts';

/**
 * The area of the piece that is on its way, while the questions about it last. The view does not tell it, so we listen to
 * what is said: a press on anything that names an option, a number key, or what was picked before it was confirmed.
 */
export function useTaken(decision: Decision | null, picked: Option | null): string | null {
  const said = useRef<{ readonly question: number; readonly option: Option } | null>(null);
  const asked = useRef<Decision | null>(null);
  const [taken, setTaken] = useState<string | null>(null);

  useEffect(() => {
    const heard = (option: Option | undefined): void => {
      const d = asked.current;
      if (d !== null && option !== undefined && d.options.includes(option))
        said.current = { question: d.question, option };
    };
    const click = (e: MouseEvent): void => {
      const named = e.target instanceof Element ? e.target.closest('[data-option]') : null;
      if (named instanceof HTMLElement || named instanceof SVGElement) heard(named.dataset['option']);
    };
    const key = (e: KeyboardEvent): void => {
      if (/^[1-9]$/.test(e.key)) heard(asked.current?.options[Number(e.key) - 1]);
      else if (e.key === 'Enter' || e.key === ' ') {
        const { activeElement } = document;
        if (activeElement instanceof SVGElement) heard(activeElement.dataset['option']);
      }
    };
    document.addEventListener('click', click, true);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('click', click, true);
      document.removeEventListener('keydown', key, true);
    };
  }, []);

  useEffect(() => {
    if (picked !== null && decision !== null) said.current = { question: decision.question, option: picked };
  }, [picked, decision]);

  useEffect(() => {
    const before = asked.current;
    asked.current = decision;
    if (before?.question === decision?.question) return;
    const answer = said.current?.question === before?.question ? said.current?.option : undefined;
    if (before !== null && takesPiece(before.name) && decision !== null && isUnderWay(decision.name))
      setTaken(isArea(answer) ? answer : null);
    else if (decision === null || !isUnderWay(decision.name)) setTaken(null);
  }, [decision]);
  return taken;
}
