import { Link } from '../app/router.tsx';
import { Icon } from '../look/Icon.tsx';
import type { Connection } from './source.ts';
import './banner.css';

/** Says so when the table cannot be heard; goes away by itself. */
export function ConnectionBanner({ connection }: { readonly connection: Connection }) {
  return (
    <div role="status" aria-live="polite">
      {connection.kind === 'reconnecting' ? (
        <p className="banner" data-testid="reconnecting">
          <Icon name="link" /> The server cannot be reached. Nothing is lost; the table goes on as soon as it answers.
        </p>
      ) : null}
      {connection.kind === 'closed' ? (
        <p className="banner closed">
          {connection.why} <Link to="/tables/">Your tables</Link>
        </p>
      ) : null}
    </div>
  );
}
