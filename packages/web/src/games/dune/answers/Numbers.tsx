import type { Option } from '@landsraad/kernel';
import { useState, type ReactNode } from 'react';
import { Answer } from '../../../table/Answer.tsx';
import { useAtTable } from '../../../table/context.ts';
import './answers.css';

interface NumbersProps {
  readonly options: readonly Option[];
  /** Under the number: its price. */
  readonly note?: (n: number) => ReactNode;
  /** What the number that is pointed at comes to, in a sentence. */
  readonly words?: (n: number) => string;
}

/** Amounts: one press says the number, and what it comes to is told before. */
export function Numbers({ options, note, words }: NumbersProps) {
  const { control } = useAtTable();
  const [pointed, setPointed] = useState<number | null>(null);
  const numbers = options.filter((o) => typeof o === 'number');
  const rest = options.filter((o) => typeof o !== 'number');
  const about = typeof control.picked === 'number' ? control.picked : pointed;
  return (
    <div className="dn-numbers">
      <ul className={numbers.length > 12 ? 'many' : ''} aria-label="Answers">
        {numbers.map((n) => (
          <li
            key={n}
            onPointerEnter={() => setPointed(n)}
            onPointerLeave={() => setPointed(null)}
            onFocus={() => setPointed(n)}
            onBlur={() => setPointed(null)}
          >
            <Answer option={n} title={n} note={note?.(n)} className="number" bare />
          </li>
        ))}
      </ul>
      {words === undefined ? null : <p className="dn-comes-to">{about === null ? '' : words(about)}</p>}
      {rest.map((o) => (
        <Answer key={o} option={o} bare />
      ))}
    </div>
  );
}
