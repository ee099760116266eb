import type { Option } from '@landsraad/kernel';
import { Area } from '../../table/Area.tsx';
import { placesOf } from '../../table/words.ts';
import type { BoardProps } from '../parts.ts';
import type { bazaarTable } from './bazaarTable.ts';
import { Crate, Seal } from './pieces.tsx';
import type { Spot } from './plan.ts';
import { SEATS } from './seats.ts';

const QUESTION = 'what do you do?';

/** A smuggler's tent with the store: whoever may raid it presses it, whoever may not is told why. */
export function Tent({
  seat,
  at,
  view,
  table,
  decision,
  picked,
  press,
  whyNot,
  seatName,
}: BoardProps & { readonly seat: number; readonly at: Spot; readonly table: ReturnType<typeof bazaarTable> }) {
  const look = SEATS[seat % SEATS.length];
  const store = placesOf(view, seat).find((p) => p.place === 'store');
  const crates: (string | null)[] = [...(store?.known ?? []), ...Array.from({ length: store?.backs ?? 0 }, () => null)];
  const raid: Option = `raid ${seat}`;
  const asked = decision?.name === QUESTION && seat !== view.seat;
  const offered = asked && decision.options.includes(raid);
  const partner = table.partners[seat] ?? -1;
  const words = `Store of ${seatName(seat)}: ${crates.length} ${crates.length === 1 ? 'crate' : 'crates'}`;
  const body = (
    <>
      <g transform={`scale(${at.scale})`}>
        <ellipse className="bz-shade" cy="50" rx="108" ry="12" />
        <path className="bz-tent" d="M0-66C16-30 58 8 92 50H-92C-58 8-16-30 0-66Z" fill={look?.colour} />
        <path className="bz-seam" d="M0-66C8-28 34 8 52 50M0-66C-8-28-34 8-52 50" />
        <path className="bz-flap" d="M0-66C5-20 14 16 22 50H-22C-14 16-5-20 0-66Z" />
        <path className="area-halo" d="M0-72C18-34 62 8 100 56H-100C-62 8-18-34 0-72Z" />
        <Seal seat={seat} x={0} y={-62} size={36} />
        {table.first === seat ? (
          <use href="#i-bell" x="20" y="-82" width="22" height="22" className="bz-first" />
        ) : null}
        {crates.slice(0, 5).map((c, n) => (
          <Crate key={n} crate={c} x={(n - (Math.min(crates.length, 5) - 1) / 2) * 34} y={32} size={38} />
        ))}
      </g>
      <text y={50 * at.scale + 24} className="bz-name">
        {seatName(seat)}
        {partner >= 0 ? ` + ${seatName(partner)}` : ''}
      </text>
    </>
  );
  const spot = `translate(${at.x} ${at.y})`;
  if (!asked)
    return (
      <g transform={spot} role="img" aria-label={words}>
        {body}
      </g>
    );
  return (
    <Area
      transform={spot}
      label={`${words}. ${offered ? 'Raid it' : 'Why not raid it?'}`}
      offered={offered}
      picked={picked === raid}
      onPress={() => (offered ? press(raid) : whyNot(raid))}
    >
      {body}
    </Area>
  );
}
