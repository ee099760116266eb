import type { Sourced, Table } from '@landsraad/war-for-arrakis';
import './assumed.css';

type As = 'sign' | 'word' | 'sentence';

/** Where a value comes from that is not known to us: the mark says whether it is assumed, or whose box it is from. */
export function SourceOf({ card, t, as = 'word' }: { readonly card: Sourced; readonly t: Table; readonly as?: As }) {
  if (card.assumed)
    return <Mark as={as} sign="≈" word="assumed" says="is assumed: what is printed is not known to us." />;
  if (!card.own) return null;
  return <Mark as={as} sign="▣" word="own box" says={`is from the box “${t.box?.name ?? ''}”.`} />;
}

/** A sign in a row, a word on a card, a sentence in full. */
function Mark({
  as,
  sign,
  word,
  says,
}: {
  readonly as: As;
  readonly sign: string;
  readonly word: string;
  readonly says: string;
}) {
  if (as === 'sentence') return <p className="wa-p-assumed sentence">A value on this card {says}</p>;
  return (
    <span className={`wa-p-assumed ${as}`} title={`A value here ${says}`}>
      {as === 'word' ? (
        word
      ) : (
        <>
          <span aria-hidden="true">{sign}</span>
          <span className="sr">{word}</span>
        </>
      )}
    </span>
  );
}
