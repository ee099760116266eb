import type { Option } from '@landsraad/kernel';
import type { KeyboardEvent, ReactNode } from 'react';
import { useSmallScreen } from '../../app/media.ts';
import { panorama } from '../../look/art.ts';
import { OUTLINE_PATHS } from '../../table/seatLook.ts';
import { placesOf } from '../../table/words.ts';
import type { BoardProps } from '../parts.ts';
import { bazaarTable } from './bazaarTable.ts';
import { SEATS } from './seats.ts';
import './bazaar.css';

// The desert behind the bazaar is the one of the home page.
const DESERT = { __html: panorama() };

/** A part of the picture that can be pressed with mouse, finger or key. */
function Pressable({ label, offered, picked, onPress, children, ...at }: { label: string; offered: boolean; picked: boolean; onPress: () => void; children: ReactNode; transform: string }) {
  const key = (e: KeyboardEvent): void => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    onPress();
  };
  return (
    <g {...at} role="button" tabIndex={0} aria-label={label} className={`bz-press ${offered ? 'offered' : ''} ${picked ? 'picked' : ''}`} onClick={onPress} onKeyDown={key}>
      {children}
    </g>
  );
}

function Seal({ seat, x, y, size }: { readonly seat: number; readonly x: number; readonly y: number; readonly size: number }) {
  const look = SEATS[seat % SEATS.length];
  if (look === undefined) return null;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 48})`} color={look.on}>
      <path d={OUTLINE_PATHS[look.outline]} fill={look.colour} className="bz-rim" />
      <use href={`#i-${look.emblem ?? 'sun'}`} x="-11" y="-11" width="22" height="22" />
    </g>
  );
}

const ICONS: { readonly [crate: string]: string } = { spice: 'spice', silk: 'bene-gesserit', glass: 'special', sand: 'wormsign' };

/** A crate: open to who knows it, else closed with a question mark. */
function Crate({ crate, x, y, size }: { readonly crate: string | null; readonly x: number; readonly y: number; readonly size: number }) {
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
const BID_FOR = 'bid for which stall?';
const TURN = 'what do you do?';

/** Where everything stands: beside each other on a desk, closer together on a phone. */
interface Plan {
  readonly width: number;
  readonly height: number;
  readonly stall: (n: number, of: number) => Spot;
  readonly tent: (seat: number, of: number) => Spot;
  readonly bell: Spot;
  /** How high the lamps hang. */
  readonly cord: number;
  readonly deck: Spot;
}
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const WIDE: Plan = {
  width: 960,
  height: 590,
  stall: (n, of) => ({ x: 480 + (n - (of - 1) / 2) * 222, y: 262, scale: 1 }),
  tent: (seat, of) => ({ x: (960 / of) * (seat + 0.5), y: 494, scale: of > 3 ? 0.92 : 1 }),
  bell: { x: 92, y: 322, scale: 1 },
  cord: 92,
  deck: { x: 862, y: 318, scale: 1 },
};
const TALL: Plan = {
  width: 480,
  height: 600,
  stall: (n, of) => ({ x: 240 + (n - (of - 1) / 2) * (of > 2 ? 156 : 212), y: of > 2 ? 304 : 294, scale: of > 2 ? 0.74 : 0.98 }),
  tent: (seat, of) => ({ x: (480 / of) * (seat + 0.5), y: 506, scale: of > 3 ? 0.56 : of > 2 ? 0.74 : 0.96 }),
  bell: { x: 62, y: 118, scale: 0.86 },
  cord: 14,
  deck: { x: 404, y: 104, scale: 0.86 },
};

const place = ({ x, y, scale }: Spot): string => `translate(${x} ${y}) scale(${scale})`;

/** Stalls in the middle, the smugglers' tents before them, bell and deck at the sides. */
export function BazaarBoard(props: BoardProps) {
  const { view, config, decision } = props;
  const plan = useSmallScreen() ? TALL : WIDE;
  const table = bazaarTable(view);
  const stalls = view.hidden['crates']?.['stalls'];
  const row = stalls !== undefined && 'row' in stalls ? stalls.row : [];
  const places = Math.max(row.length, config.players === 4 ? 3 : 2);
  const deck = view.hidden['cards']?.['deck'];
  const played = view.hidden['cards']?.['played'];
  const top = played !== undefined && 'row' in played ? played.row.at(-1) : undefined;
  const ring = decision?.name === 'ring the bell?';
  return (
    <div className="bazaar">
      <svg viewBox="0 40 1440 434" preserveAspectRatio="xMidYMid slice" className="panorama" dangerouslySetInnerHTML={DESERT} aria-hidden="true" />
      <svg className="bazaar-stage" viewBox={`0 0 ${plan.width} ${plan.height}`} role="group" aria-label={`The Night Bazaar, ${row.length} crates on the stalls`}>
        <path className="bz-ground" d={`M-2000 372Q-1000 330 0 350Q${plan.width / 2} 366 ${plan.width} 348T3000 372V2000H-2000Z`} />
        <path className="bz-ridge" d={`M-2000 452Q-1000 400 0 424Q${plan.width / 2} 446 ${plan.width} 418T3000 452M-2000 566Q-1000 520 0 540Q${plan.width / 2} 566 ${plan.width} 534T3000 566`} />
        <Lamps width={plan.width} top={plan.cord} />
        {Array.from({ length: places }, (_, n) => (
          <Stall key={n} {...props} n={n} at={place(plan.stall(n, places))} crate={row[n]} bids={table.bids.filter((b) => b.stall === n)} />
        ))}
        <Bell at={place(plan.bell)} ring={ring} picked={props.picked === 'ring'} press={() => props.press('ring')} />
        <g transform={place(plan.deck)} role="img" aria-label={`Deck: ${deck !== undefined && 'row' in deck ? deck.row.length : 'some'} cards`}>
          <rect x="-40" y="-42" width="50" height="70" rx="7" className="bz-card" transform="rotate(-7)" />
          <rect x="-34" y="-44" width="50" height="70" rx="7" className="bz-card" />
          <text x="-9" y="-7" className="bz-count">
            {deck !== undefined && 'row' in deck ? deck.row.length : '?'}
          </text>
          {top == null ? null : (
            <g transform="translate(48 -6) rotate(6)">
              <rect x="-27" y="-36" width="54" height="70" rx="7" className="bz-card open" />
              <text y="2" className="bz-small">
                {top}
              </text>
            </g>
          )}
        </g>
        {Array.from({ length: config.players }, (_, seat) => (
          <Tent key={seat} {...props} seat={seat} at={plan.tent(seat, config.players)} table={table} />
        ))}
      </svg>
    </div>
  );
}

/** A cord of lamps from one side to the other. */
function Lamps({ width, top }: { readonly width: number; readonly top: number }) {
  const count = Math.round(width / 105);
  const low = (x: number): number => top + 46 * Math.sin((Math.PI * x) / (width / 2)) ** 2;
  const lamps = Array.from({ length: count }, (_, n) => (width / count) * (n + 0.5));
  const cord = Array.from({ length: 41 }, (_, n) => (width / 40) * n).map((x, n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(0)} ${low(x).toFixed(1)}`);
  return (
    <g aria-hidden="true">
      <path className="bz-cord" d={cord.join('')} />
      {lamps.map((x) => (
        <path key={x} transform={`translate(${x} ${low(x)})`} className="bz-lamp" d="M0 0v4M-6 6h12l2 12q-8 7-16 0z" />
      ))}
    </g>
  );
}

function Bell({ at, ring, picked, press }: { readonly at: string; readonly ring: boolean; readonly picked: boolean; readonly press: () => void }) {
  const body = (
    <>
      <path className="bz-wooden" d="M-34 60V-46H34V60" />
      <path className="bz-bell" d="M0-36C-18-36-20-12-22 8L-28 18H28L22 8C20-12 18-36 0-36ZM-7 18a7 7 0 0 0 14 0Z" />
      <circle r="46" cy="2" className="bz-halo" />
    </>
  );
  if (!ring)
    return (
      <g transform={at} role="img" aria-label="The bell">
        {body}
      </g>
    );
  return (
    <Pressable transform={at} label="Ring the bell" offered picked={picked} onPress={press}>
      {body}
    </Pressable>
  );
}

function Stall({ n, at, crate, bids, decision, picked, press, whyNot }: BoardProps & { readonly n: number; readonly at: string; readonly crate: string | null | undefined; readonly bids: readonly { readonly seat: number; readonly coins: number }[] }) {
  const asked = decision?.name === BID_FOR;
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
      <rect x="-100" y="-98" width="200" height="190" rx="18" className="bz-halo" />
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
    <Pressable transform={at} label={`Stall ${n + 1}: ${what}`} offered={offered} picked={picked === n} onPress={() => (offered ? press(n) : whyNot(n))}>
      {body}
    </Pressable>
  );
}

function Tent({ seat, at, view, table, decision, picked, press, whyNot, seatName }: BoardProps & { readonly seat: number; readonly at: Spot; readonly table: ReturnType<typeof bazaarTable> }) {
  const look = SEATS[seat % SEATS.length];
  const store = placesOf(view, seat).find((p) => p.place === 'store');
  const crates: (string | null)[] = [...(store?.known ?? []), ...Array.from({ length: store?.backs ?? 0 }, () => null)];
  const raid: Option = `raid ${seat}`;
  const asked = decision?.name === TURN && seat !== view.seat;
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
        <path className="bz-halo" d="M0-72C18-34 62 8 100 56H-100C-62 8-18-34 0-72Z" />
        <Seal seat={seat} x={0} y={-62} size={36} />
        {table.first === seat ? <use href="#i-bell" x="20" y="-82" width="22" height="22" className="bz-first" /> : null}
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
    <Pressable transform={spot} label={`${words}. ${offered ? 'Raid it' : 'Why not raid it?'}`} offered={offered} picked={picked === raid} onPress={() => (offered ? press(raid) : whyNot(raid))}>
      {body}
    </Pressable>
  );
}
