import { Link } from '../app/router.tsx';
import './notfound.css';

export default function NotFound() {
  return (
    <div className="not-found">
      <h1 className="display" tabIndex={-1}>
        Only sand here
      </h1>
      <p>There is no page at this address. It may have moved with the dunes, or the table was on another device.</p>
      <Link className="btn primary" to="/">
        Back to the table
      </Link>
    </div>
  );
}
