import { Area } from '../../table/Area.tsx';
import type { BoardProps } from '../parts.ts';
import { Crate, Seal } from './pieces.tsx';

const QUESTION = 'bid for which stall?';

const BANDS = 9;
/** Every second band of the cloth, from the narrow top to the wide fringe. */
const STRIPES = Array.from({ length: (BANDS - 1) / 2 }, (_, k) => {
  const at = (half: number, n: number): string => (-half + (2 * half * n) / BANDS).toFixed(1);
  const n = 2 * k + 1;
  return `M${at(74, n)}-92L${at(74, n + 1)}-92L${at(92, n + 1)}-40L${at(92, n)}-40Z`;
});

const FRINGE = `M-92-40${'q10.2 15 20.44 0'.repeat(9)}`;

function Awning({ hue }: { readonly hue: string }) {
  return (
    <g className="bz-awning" color={hue}>
      <path d="M-74-92H74L92-40H-92Z" fill="currentColor" />
      {STRIPES.map((d) => (
        <path key={d} className="bz-stripe" d={d} />
      ))}
      <path className="bz-fringe" d={FRINGE} fill="currentColor" />
    </g>
  );
}

const HUES = ['var(--plateau-2)', 'var(--bene-gesserit)', 'var(--atreides)'];

/** A stall with its crate and, once they are shown, the bids for it. */
export function Stall({
  n,
  at,
  crate,
  bids,
  decision,
  picked,
  press,
  whyNot,
}: BoardProps & {
  readonly n: number;
  readonly at: string;
  readonly crate: string | null | undefined;
  readonly bids: readonly { readonly seat: number; readonly coins: number }[];
}) {
  const asked = decision?.name === QUESTION;
  const offered = asked && decision.options.includes(n);
  const what = crate === undefined ? 'empty' : crate === null ? 'a closed crate' : `a crate of ${crate}`;
  const body = (
    <>
      <path className="bz-wooden" d="M-80-40V70M80-40V70" />
      <path className="bz-counter" d="M-96 44H96L88 84H-88Z" />
      {crate === undefined ? null : <Crate crate={crate} x={0} y={14} size={66} />}
      <Awning hue={HUES[n % HUES.length] ?? 'var(--plateau-2)'} />
      <text y="72" className="bz-name">
        Stall {n + 1}
      </text>
      <rect x="-100" y="-98" width="200" height="190" rx="18" className="area-halo" />
      {bids.map((b, k) => (
        <g key={b.seat} transform={`translate(${(k - (bids.length - 1) / 2) * 58} 106)`}>
          <rect x="-26" y="-15" width="52" height="30" rx="15" className="bz-bid" />
          <Seal seat={b.seat} x={-12} y={0} size={24} />
          <text x="12" y="6" className="bz-bidn">
            {b.coins}
          </text>
        </g>
      ))}
    </>
  );
  if (!asked)
    return (
      <g transform={at} role="img" aria-label={`Stall ${n + 1}: ${what}`}>
        {body}
      </g>
    );
  return (
    <Area
      transform={at}
      label={`Stall ${n + 1}: ${what}`}
      offered={offered}
      picked={picked === n}
      onPress={() => (offered ? press(n) : whyNot(n))}
    >
      {body}
    </Area>
  );
}
