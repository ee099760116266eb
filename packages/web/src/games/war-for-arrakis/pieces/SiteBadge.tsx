import type { SiteSeen } from '../position.ts';
import { SITES, UNKNOWN } from './shapes.ts';

/** A settlement or sietch: the outline tells the kind, the numeral its rank; face down it shows a question mark. */
export function SiteBadge({ site, bare = false }: { readonly site: SiteSeen; readonly bare?: boolean }) {
  if (site.kind === 'ruin') return null;
  return (
    <g className={`wa-site wa-${site.kind}`}>
      <path className="wa-site-shape" d={SITES[site.kind]} />
      {bare ? null : site.rank === null ? (
        <path className="wa-site-unknown" d={UNKNOWN} transform="translate(0 1.500) scale(1.900)" />
      ) : (
        <text className="wa-rank" y="13">
          {site.rank}
        </text>
      )}
    </g>
  );
}
