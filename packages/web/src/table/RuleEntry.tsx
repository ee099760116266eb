import type { LedgerEntry } from '@landsraad/kernel';
import { ruleWords } from './RuleLink.tsx';

interface RuleEntryProps {
  readonly entry: LedgerEntry;
  /** '4.2' */
  readonly number: string;
  readonly asked: boolean;
  /** Whether it is in force at this table. */
  readonly here: boolean;
  readonly open: (rule: string) => void;
}

/** One rule or one example of the rulebook. */
export function RuleEntry({ entry, number, asked, here, open }: RuleEntryProps) {
  return (
    <article className={`rule ${asked ? 'asked' : ''} ${here ? '' : 'elsewhere'}`} data-rule={entry.id} tabIndex={-1}>
      <h3>
        <span className="num">{number}</span> {ruleWords(entry.id)}
        {here ? null : <small> not at this table</small>}
      </h3>
      {entry.rule === undefined ? (
        <dl>
          <dt>Given</dt>
          <dd>{entry.example.given}</dd>
          <dt>When</dt>
          <dd>{entry.example.when}</dd>
          <dt>Then</dt>
          <dd>{entry.example.then}</dd>
        </dl>
      ) : (
        <p>{entry.rule}</p>
      )}
      {entry.ruling === undefined ? null : <p className="rule-ruling">Our reading: {entry.ruling}</p>}
      {entry.see === undefined || entry.see.length === 0 ? null : (
        <p className="rule-see">
          See{' '}
          {entry.see.map((id) => (
            <button key={id} type="button" className="rule-link" onClick={() => open(id)}>
              {ruleWords(id)}
            </button>
          ))}
        </p>
      )}
    </article>
  );
}
