import './assumed.css';

/** The mark of what is printed on the real component and not known to us: a sign in a row, a word on a card, a sentence in full. */
export function Assumed({ as = 'word' }: { readonly as?: 'sign' | 'word' | 'sentence' }) {
  if (as === 'sentence')
    return (
      <p className="wa-p-assumed sentence">A value on this card is assumed: what is printed is not known to us.</p>
    );
  return (
    <span className={`wa-p-assumed ${as}`} title="A value here is assumed: what is printed is not known to us.">
      {as === 'word' ? (
        'assumed'
      ) : (
        <>
          <span aria-hidden="true">≈</span>
          <span className="sr">assumed</span>
        </>
      )}
    </span>
  );
}
