import { ruleNumbers } from './ruleNumbers.ts';
import { useTelling } from './telling.ts';

/** A rule's id as words: 'bazaar.haggle.one-partner' is 'haggle: one partner'. */
export function ruleWords(rule: string): string {
  const [, ...rest] = rule.split('.');
  return (rest.length === 0 ? rule : rest.join(': ')).replaceAll('-', ' ');
}

/** A rule's number that opens the rulebook there; with words, the chapter's name before it. */
export function RuleLink({
  rule,
  words = false,
  roving = false,
}: {
  readonly rule: string;
  readonly words?: boolean;
  /** Inside a list that is one stop for the Tab key. */
  readonly roving?: boolean;
}) {
  const { openRule, parts } = useTelling();
  const number = ruleNumbers(parts.book.ledger).get(rule);
  const chapter = words ? parts.book.ledger.find((e) => e.id === rule)?.part : undefined;
  const shown = number === undefined ? ruleWords(rule) : chapter === undefined ? number : `${chapter} ${number}`;
  return (
    <button
      type="button"
      className="rule-link num"
      tabIndex={roving ? -1 : undefined}
      onClick={() => openRule(rule)}
      aria-label={`Rule ${chapter === undefined ? (number ?? '') : shown}, ${ruleWords(rule)}`}
      title={ruleWords(rule)}
    >
      {shown}
    </button>
  );
}
