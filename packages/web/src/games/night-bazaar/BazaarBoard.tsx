import { useNarrowScreen } from '../../app/media.ts';
import { panorama } from '../../look/art.ts';
import type { BoardProps } from '../parts.ts';
import { bazaarTable } from './bazaarTable.ts';
import { Bell } from './Bell.tsx';
import { Lamps } from './Lamps.tsx';
import { place, TALL, WIDE } from './plan.ts';
import { Stall } from './Stall.tsx';
import { Tent } from './Tent.tsx';
import './bazaar.css';

// The desert behind the bazaar is the one of the home page.
const DESERT = { __html: panorama() };

/** Stalls in the middle, the smugglers' tents before them, bell and deck at the sides. */
export function BazaarBoard(props: BoardProps) {
  const { view, config, decision } = props;
  const plan = useNarrowScreen() ? TALL : WIDE;
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
      <svg
        viewBox="0 40 1440 434"
        preserveAspectRatio="xMidYMid slice"
        className="panorama"
        dangerouslySetInnerHTML={DESERT}
        aria-hidden="true"
      />
      <svg
        className="bazaar-stage"
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        role="group"
        aria-label={`The Night Bazaar, ${row.length} crates on the stalls`}
      >
        <path
          className="bz-ground"
          d={`M-2000 372Q-1000 330 0 350Q${plan.width / 2} 366 ${plan.width} 348T3000 372V2000H-2000Z`}
        />
        <path
          className="bz-ridge"
          d={`M-2000 452Q-1000 400 0 424Q${plan.width / 2} 446 ${plan.width} 418T3000 452M-2000 566Q-1000 520 0 540Q${plan.width / 2} 566 ${plan.width} 534T3000 566`}
        />
        <Lamps width={plan.width} top={plan.cord} />
        {Array.from({ length: places }, (_, n) => (
          <Stall
            key={n}
            {...props}
            n={n}
            at={place(plan.stall(n, places))}
            crate={row[n]}
            bids={table.bids.filter((b) => b.stall === n)}
          />
        ))}
        <Bell at={place(plan.bell)} ring={ring} picked={props.picked === 'ring'} press={() => props.press('ring')} />
        <g
          transform={place(plan.deck)}
          role="img"
          aria-label={`Deck: ${deck !== undefined && 'row' in deck ? deck.row.length : 'some'} cards`}
        >
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
