import { TILES } from '@landsraad/imperium';
import type { BoardProps } from '../../parts.ts';
import { houseOf } from '../position.ts';
import { TileCard } from './TileCard.tsx';
import './ix.css';

/** One's own tech tiles: what can be used now glows, and a tile that has been used lies face down. */
export function OwnTech({ view, offers, act, whyNot }: BoardProps) {
  const h = houseOf(view, view.seat);
  if (h === undefined || h.tech.length === 0) return null;
  return (
    <div className="im-own-tech">
      <h2 className="caps">Your tech</h2>
      <ul>
        {h.tech.map((id) => {
          const tile = TILES.get(id);
          const offer = offers.find((o) => o.noun === id);
          const faceDown = h.flipped.includes(id);
          return tile === undefined ? null : (
            <li key={id}>
              <TileCard
                tile={tile}
                offer={offer?.id}
                faceDown={faceDown}
                foot={offer === undefined ? (faceDown ? 'used this round' : '') : 'usable now'}
                press={() => (offer === undefined ? whyNot(id) : act(offer))}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
