// What is pointed at or focused just now, and what would come of choosing it.

import { CARDS, INTRIGUE, LINES, type Lines } from '@landsraad/imperium';
import { meaningOf, type Decision, type View } from '@landsraad/kernel';
import { useEffect, useState } from 'react';
import { priceFor, UNCHANGED, type After } from './position.ts';

/** The answer under the pointer or the focus. */
export function usePointed(): string | null {
  const [option, setOption] = useState<string | null>(null);
  useEffect(() => {
    const over = (e: Event): void => {
      const at = e.target instanceof Element ? e.target.closest('[data-option]') : null;
      setOption(at?.getAttribute('data-option') ?? null);
    };
    document.addEventListener('pointerover', over);
    document.addEventListener('focusin', over);
    return () => {
      document.removeEventListener('pointerover', over);
      document.removeEventListener('focusin', over);
    };
  }, []);
  return option;
}

/** What these effects are sure to add; a choice among them adds nothing yet. */
function sumOf(lines: Lines, op: 'sword' | 'persuasion' | 'deployFromSupply'): number {
  let n = 0;
  for (const l of lines) {
    if (l.op === op) n += l.n;
    n += sumOf(l.effect, op) + sumOf(l.option, op);
  }
  return n;
}

/** The effects behind an answer. */
function linesOf(decision: Decision, option: string): Lines {
  const line = LINES.get(option);
  if (line !== undefined) return [line];
  return decision.name === 'play a combat card?' ? (INTRIGUE.get(option)?.combat ?? []) : [];
}

/** How troops and swords in the Conflict would change. */
export function afterwards(decision: Decision | null, option: string | null): After {
  if (decision === null || option === null) return UNCHANGED;
  const amount = Number(option);
  switch (decision.name) {
    case 'retreat how many troops?':
      return { ...UNCHANGED, troops: -amount };
    case 'deploy how many troops?':
      return { ...UNCHANGED, troops: amount };
    case 'retreat how many dreadnoughts?':
      return { ...UNCHANGED, dreadnoughts: -amount };
    case 'deploy how many dreadnoughts?':
      return { ...UNCHANGED, dreadnoughts: amount };
    default: {
      const meaning = meaningOf(decision, option);
      const lines = linesOf(decision, option);
      return {
        troops: Number(meaning?.['troops'] ?? 0) + sumOf(lines, 'deployFromSupply'),
        dreadnoughts: Number(meaning?.['dreadnoughts'] ?? 0),
        swords: sumOf(lines, 'sword'),
      };
    }
  }
}

/** How one's persuasion would change. */
export function persuasionAfter(view: View, decision: Decision | null, option: string | null): number {
  if (decision === null || option === null) return 0;
  const card = meaningOf(decision, option)?.['card'];
  if (typeof card === 'string' && CARDS.has(card)) return -(priceFor(view, card) ?? 0);
  return sumOf(linesOf(decision, option), 'persuasion');
}
