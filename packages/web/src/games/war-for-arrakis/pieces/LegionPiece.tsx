import { sideName, type LegionSeen, type SiteSeen } from '../position.ts';
import { drawLegion, lettersOf } from './legion.ts';
import { Pip, TokenPip } from './Pip.tsx';
import { plaque } from './shapes.ts';
import { SiteBadge } from './SiteBadge.tsx';

const PENNANT = 'M-7 15V-15L14-6-7 3';

/** A plaque with the number of units and a pip for each; above it the site, named leaders and pennants. */
export function LegionPiece({
  legion,
  site,
  grow = 1,
}: {
  readonly legion: LegionSeen;
  readonly site: SiteSeen | null;
  /** How much larger the crest is drawn, so that its letters can be read. */
  readonly grow?: number;
}) {
  const side = sideName(legion.side);
  const d = drawLegion(legion, site, grow);
  const shape = plaque(side, d.width, d.height);
  const above = -d.height / 2 - 14 * grow;
  return (
    <g className={`wa-legion wa-${side}`}>
      <path className="wa-shadow" d={shape} transform="translate(2 4)" />
      <path className="wa-plaque" d={shape} />
      {d.crest.map(({ item, x }, n) =>
        'site' in item ? (
          <g key={n} transform={`translate(${x} ${above}) scale(${grow})`}>
            <SiteBadge site={item.site} />
          </g>
        ) : 'leader' in item ? (
          <g key={n} transform={`translate(${x} ${above - 1}) scale(${grow})`}>
            <circle className="wa-medal" r="19" />
            <text className="wa-letters" y="8">
              {lettersOf(item.leader)}
            </text>
          </g>
        ) : 'escort' in item ? (
          <g key={n} className="wa-escort" transform={`translate(${x} ${above}) scale(${grow})`}>
            <circle r="16" />
            <use href="#i-escort" x="-11.500" y="-11.500" width="23" height="23" />
          </g>
        ) : (
          <path key={n} className="wa-pennant" d={PENNANT} transform={`translate(${x - 3} ${above}) scale(${grow})`} />
        ),
      )}
      <text className="wa-count" x={-d.width / 2 + 22} y="10">
        {d.count}
      </text>
      {d.marks.map(({ mark, x, y }, n) =>
        'unit' in mark ? (
          <Pip key={n} kind={mark.unit} x={x} y={y} />
        ) : (
          <TokenPip key={n} token={mark.token} x={x} y={y} />
        ),
      )}
    </g>
  );
}

/** From afar: the number in the outline of its side, a disc if somebody leads it, the outline of its site. */
export function LegionFromAfar({ legion, site }: { readonly legion: LegionSeen; readonly site: SiteSeen | null }) {
  const side = sideName(legion.side);
  const { count } = drawLegion(legion, site);
  const shape = plaque(side, 62, 46);
  return (
    <g className={`wa-legion wa-${side}`}>
      <path className="wa-shadow" d={shape} transform="translate(2 4)" />
      {site === null || site.kind === 'ruin' ? null : (
        <g transform="translate(-13 -34)">
          <SiteBadge site={site} bare />
        </g>
      )}
      {legion.named.length > 0 ? <circle className="wa-medal" r="13" cx="19" cy="-34" /> : null}
      <path className="wa-plaque" d={shape} />
      <text className="wa-count wa-afar" y="12">
        {count}
      </text>
    </g>
  );
}
