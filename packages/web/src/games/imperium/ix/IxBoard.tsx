import { STACKS, TILES, TRACK, type Tile } from '@landsraad/imperium';
import type { ReactNode } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import type { BoardProps } from '../../parts.ts';
import { HouseMark } from '../board/HouseMark.tsx';
import { Effects } from '../cards/effects.tsx';
import { nameOf, tableOf } from '../position.ts';
import { TileCard } from './TileCard.tsx';
import './ix.css';

const POSITIONS = ['start', 'lowest', 'middle', 'top'] as const;

/** The Ix board: its spaces, the tech stacks and the negotiators. */
export const IxBoard = ({ children, ...props }: BoardProps & { readonly children: ReactNode }) => (
  <section className="im-ix" aria-label="Ix">
    <div className="im-ix-spaces">
      <h2 className="caps">Ix</h2>
      {children}
    </div>
    <TechStacks {...props} />
  </section>
);

/** Where the freighters are, and what they would bring. */
export function ShippingTrack({ view, seatName }: BoardProps) {
  const t = tableOf(view);
  return (
    <section className="im-shipping" aria-label="Shipping track">
      <h2 className="caps">Shipping</h2>
      <ol>
        {TRACK.map((lines, position) => {
          const there = t.houses.flatMap((h, house) => (h.freighter === position ? [house] : []));
          return (
            <li key={position}>
              <small>{POSITIONS[position]}</small>
              {lines.length === 0 ? <small>no reward</small> : <Effects lines={lines} brief />}
              <span className="im-freighters">
                {there.map((house) => (
                  <span key={house} title={`${nameOf(view, house, seatName)}: freighter`}>
                    <HouseMark house={house} />
                    <Icon name="freighter" label={`Freighter of ${nameOf(view, house, seatName)}`} />
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The face-up tile of a stack, and how many lie there. */
function topOf(view: BoardProps['view'], place: string): { readonly tile: Tile | undefined; readonly left: number } {
  const stack = view.hidden['tech']?.[place];
  const row = stack !== undefined && 'row' in stack ? stack.row : [];
  return { tile: TILES.get(row.at(-1) ?? ''), left: row.length };
}

function TechStacks({ view, decision, picked, press, whyNot, seatName }: BoardProps) {
  const t = tableOf(view);
  const sent = t.houses.flatMap((h, house) => (h.negotiators > 0 ? [{ house, n: h.negotiators }] : []));
  const asked = decision?.name === 'acquire which tech tile?';
  return (
    <div className="im-tech">
      <h2 className="caps">
        Tech tiles
        {sent.length === 0 ? null : (
          <span className="im-negotiators">
            Negotiators:
            {sent.map(({ house, n }) => (
              <span key={house} title={`${nameOf(view, house, seatName)}: ${n} on Ix`}>
                <HouseMark house={house} /> {n}
              </span>
            ))}
          </span>
        )}
      </h2>
      <ul>
        {STACKS.map((ref) => {
          const { tile, left } = topOf(view, ref.name);
          if (tile === undefined)
            return (
              <li key={ref.name} className="im-no-tile">
                empty
              </li>
            );
          const open = asked && decision.options.includes(tile.id);
          return (
            <li key={ref.name}>
              <TileCard
                tile={tile}
                option={open ? tile.id : null}
                picked={picked === tile.id}
                foot={`${left - 1} below`}
                press={() => (open ? press(tile.id) : whyNot(tile.id))}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
