import './pips.css';

/** So many of so many, as small marks: the slots of a tank, the dice of a box. */
export const Pips = ({ full, of }: { readonly full: number; readonly of: number }) => (
  <span className="wa-p-pips" aria-hidden="true">
    {Array.from({ length: of }, (_, n) => (
      <i key={n} className={n < full ? 'full' : ''} />
    ))}
  </span>
);
