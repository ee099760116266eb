import { searchEntries, type LedgerEntry } from '@landsraad/kernel';
import { useEffect, useRef, useState } from 'react';
import { Input, Label, SearchField } from 'react-aria-components';
import { RuleEntry } from './RuleEntry.tsx';
import { rulebookOf } from './rulebookOf.ts';
import { ruleNumbers } from './ruleNumbers.ts';
import './rules.css';

interface RulePanelProps {
  readonly ledger: readonly LedgerEntry[];
  /** The rule that was asked for. */
  readonly rule: string | null;
  /** Changes with every asking, so that the same rule can be asked for twice. */
  readonly asked?: number;
  readonly open: (rule: string) => void;
}

/** The rulebook: chapter by chapter, or whatever the words find. */
export function RulePanel({ ledger, rule, asked = 0, open }: RulePanelProps) {
  const [words, setWords] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rule === null) return;
    setWords('');
    // After the words are gone the entry is there to be shown.
    const frame = requestAnimationFrame(() => {
      const entry = list.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`);
      entry?.scrollIntoView({ block: 'center' });
      entry?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [rule, asked]);
  const numbers = ruleNumbers(ledger);
  const found = words.trim() === '' ? null : searchEntries(ledger, words);
  return (
    <section className="rules" aria-label="Rulebook" data-testid="rulebook">
      <SearchField className="rules-search" value={words} onChange={setWords}>
        <Label className="sr">Search the rules</Label>
        <Input className="field" placeholder="Search the rules" />
      </SearchField>
      <div className="rules-list" ref={list} tabIndex={0} role="region" aria-label="Rules">
        {found === null ? (
          rulebookOf(ledger).map(({ part, entries }) => (
            <section key={part}>
              <h2 className="caps">{part}</h2>
              {entries.map((e) => (
                <RuleEntry key={e.id} entry={e} number={numbers.get(e.id) ?? ''} asked={e.id === rule} open={open} />
              ))}
            </section>
          ))
        ) : (
          <>
            <p className="rules-found" role="status">
              {found.length === 0
                ? 'No rule has these words.'
                : `${found.length} ${found.length === 1 ? 'rule' : 'rules'}`}
            </p>
            {found.map((e) => (
              <RuleEntry key={e.id} entry={e} number={numbers.get(e.id) ?? ''} asked={e.id === rule} open={open} />
            ))}
          </>
        )}
      </div>
    </section>
  );
}
