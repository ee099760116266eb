/** The number key that chooses the thing it is pinned to. */
export const OfferKey = ({ n }: { readonly n: number | null }) =>
  n === null ? null : (
    <b className="wa-p-key num" aria-hidden="true">
      {n}
    </b>
  );
