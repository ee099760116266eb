import { OUTLINE_PATHS } from '../../table/seatLook.ts';
import { SEATS } from './seats.ts';

/** A smuggler's seal. */
export function Seal({
  seat,
  x,
  y,
  size,
}: {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const look = SEATS[seat % SEATS.length];
  if (look === undefined) return null;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 48})`} color={look.on}>
      <path d={OUTLINE_PATHS[look.outline]} fill={look.colour} className="bz-rim" />
      <use href={`#i-${look.emblem ?? 'sun'}`} x="-11" y="-11" width="22" height="22" />
    </g>
  );
}

const ICONS: { readonly [crate: string]: string } = {
  spice: 'spice',
  silk: 'bene-gesserit',
  glass: 'special',
  sand: 'wormsign',
};

/** A crate: open to who knows it, else closed with a question mark. */
export function Crate({
  crate,
  x,
  y,
  size,
}: {
  readonly crate: string | null;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 60})`} className={`bz-crate ${crate === null ? 'closed' : ''}`}>
      <path d="M-30-22L0-32 30-22V24L0 34-30 24Z" className="bz-wood" />
      <path d="M-30-22L0-12 30-22M0-12V34" className="bz-edge" />
      {crate === null ? (
        <text y="16" className="bz-q">
          ?
        </text>
      ) : (
        <>
          <circle cy="8" r="19" className="bz-label" />
          <use href={`#i-${ICONS[crate] ?? 'troop'}`} x="-13" y="-5" width="26" height="26" />
        </>
      )}
    </g>
  );
}
