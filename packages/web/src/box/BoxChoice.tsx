import type { Box } from '@landsraad/kernel';
import { Link, to } from '../app/router.tsx';
import type { GameBook } from '../games/parts.ts';
import { Icon } from '../look/Icon.tsx';

/** With whose values a table is played, where some printed ones are not known to us. */
export function BoxChoice({
  book,
  own,
  on,
  choose,
}: {
  readonly book: GameBook;
  /** The box on this device; null while it is empty or does not fit. */
  readonly own: Box | null;
  readonly on: boolean;
  readonly choose: (own: boolean) => void;
}) {
  const n = Object.keys(own?.values ?? {}).length;
  return (
    <fieldset>
      <legend>Which printed values?</legend>
      <div className="setup-modes">
        <label className={`way native ${on ? '' : 'on'}`}>
          <input type="radio" name="box" checked={!on} onChange={() => choose(false)} />
          <b>Ours</b>
          <small>Where we do not know what is printed, we assume it.</small>
        </label>
        {own === null ? null : (
          <label className={`way native ${on ? 'on' : ''}`}>
            <input type="radio" name="box" checked={on} onChange={() => choose(true)} />
            <b>{own.name}</b>
            <small>{n === 1 ? 'One value' : `${n} values`} of your own box, told to everybody at the table.</small>
          </label>
        )}
      </div>
      <p className="setup-box">
        <Link to={to.box(book.id)}>
          <Icon name="layers" /> {own === null ? 'You own the game? Put in your own box' : 'Change your own box'}
        </Link>
      </p>
    </fieldset>
  );
}
