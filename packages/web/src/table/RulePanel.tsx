import { searchEntries, type LedgerEntry, type OverviewPart } from '@landsraad/kernel';
import { useEffect, useRef, useState } from 'react';
import { Input, Label, SearchField } from 'react-aria-components';
import { RuleEntry } from './RuleEntry.tsx';
import { rulebookOf } from './rulebookOf.ts';
import { ruleNumbers } from './ruleNumbers.ts';
import './rules.css';

interface RulePanelProps {
  readonly ledger: readonly LedgerEntry[];
  /** How the game goes, for somebody who has never played it. */
  readonly overview: readonly OverviewPart[];
  /** Whether a rule is in force at this table: those come first, the others are marked. */
  readonly applies?: (entry: LedgerEntry) => boolean;
  /** The rule that was asked for. */
  readonly rule: string | null;
  /** Changes with every asking, so that the same rule can be asked for twice. */
  readonly asked?: number;
  readonly open: (rule: string) => void;
}

const everywhere = (): boolean => true;

/** The rulebook: an overview, then chapter by chapter, or whatever the words find. */
export function RulePanel({ ledger, overview, applies = everywhere, rule, asked = 0, open }: RulePanelProps) {
  const [words, setWords] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rule === null) return;
    setWords('');
    // After the words are gone the entry is there to be shown; its chapter may be folded.
    const frame = requestAnimationFrame(() => {
      const entry = list.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`);
      entry?.closest('details')?.setAttribute('open', '');
      entry?.scrollIntoView({ block: 'center' });
      entry?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [rule, asked]);
  const numbers = ruleNumbers(ledger);
  const found = words.trim() === '' ? null : searchEntries(ledger, words, applies);
  const entryOf = (e: LedgerEntry) => (
    <RuleEntry
      key={e.id}
      entry={e}
      number={numbers.get(e.id) ?? ''}
      asked={e.id === rule}
      here={applies(e)}
      open={open}
    />
  );
  return (
    <section className="rules" aria-label="Rulebook" data-testid="rulebook">
      <SearchField className="rules-search" value={words} onChange={setWords}>
        <Label className="sr">Search the rules</Label>
        <Input className="field" placeholder="Search the rules" />
      </SearchField>
      <div className="rules-list" ref={list} tabIndex={0} role="region" aria-label="Rules">
        {found === null ? (
          <>
            {overview.length === 0 ? null : <Overview parts={overview} />}
            <h2 className="caps">Every rule, chapter by chapter</h2>
            {rulebookOf(ledger).map(({ part, entries }, n) => (
              <details key={part} className="rules-chapter">
                <summary>
                  <span className="num">{n + 1}</span> {part} <small>{entries.length}</small>
                </summary>
                {entries.map(entryOf)}
              </details>
            ))}
          </>
        ) : (
          <>
            <p className="rules-found" role="status">
              {found.length === 0
                ? 'No rule has these words.'
                : `${found.length} ${found.length === 1 ? 'rule' : 'rules'}`}
            </p>
            {found.map(entryOf)}
          </>
        )}
      </div>
    </section>
  );
}

/** Reads in about five minutes. */
function Overview({ parts }: { readonly parts: readonly OverviewPart[] }) {
  return (
    <details className="rules-overview" open>
      <summary>
        How the game goes <small>a five-minute read</small>
      </summary>
      {parts.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </details>
  );
}
