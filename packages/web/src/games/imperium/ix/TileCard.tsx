import { boxText, tileNote, type Line, type Tile } from '@landsraad/imperium';
import type { ReactNode } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import { Enlarged, useEnlarged } from '../../../table/Enlarged.tsx';
import { Effects, shortened } from '../cards/effects.tsx';
import { useLongPress } from '../cards/useLongPress.ts';

interface TileCardProps {
  readonly tile: Tile;
  /** The answer that it stands for; null: none. */
  readonly option?: string | null;
  /** The act that it stands for. */
  readonly offer?: string | undefined;
  readonly picked?: boolean;
  readonly faceDown?: boolean;
  readonly foot: ReactNode;
  readonly press: () => void;
}

/** What a tile does besides what it gives at once. */
const servesWith = (t: Tile): readonly Line[] => [
  ...t.ownTurn,
  ...t.revealTurn,
  ...t.roundStart,
  ...t.won,
  ...t.endgame,
];

/** A tech tile from its data: price, what it gives at once and later. */
export function TileCard({ tile, option = null, offer, picked = false, faceDown = false, foot, press }: TileCardProps) {
  const { look } = useAtTable();
  const large = useEnlarged('above');
  const held = useLongPress(() => look({ kind: 'thing', id: tile.id, words: tile.name }), press);
  const open = option !== null || offer !== undefined;
  return (
    <>
      <button
        type="button"
        className={`im-tile ${open ? 'offered' : ''} ${picked ? 'picked' : ''} ${faceDown ? 'face-down' : ''}`}
        {...(option === null ? {} : { 'data-option': option })}
        {...(offer === undefined ? {} : { 'data-offer': offer })}
        data-thing={tile.id}
        aria-label={`${tile.name}, price ${tile.price}. ${tileNote(tile)}`}
        {...large.on}
        {...held}
      >
        <span className="im-tile-top">
          <span className="display">{tile.name}</span>
        </span>
        {tile.acquire.length === 0 ? null : (
          <span className="im-tile-line">
            <small>at once</small> <Effects lines={tile.acquire} brief />
          </span>
        )}
        {servesWith(tile).length === 0 ? (
          <span className="im-tile-line">{shortened(boxText(tile.always))}</span>
        ) : (
          <span className="im-tile-line">
            <Effects lines={servesWith(tile)} brief />
          </span>
        )}
        <span className="im-tile-foot">
          <b>
            {tile.price}
            <Icon name="spice" />
          </b>
          {foot}
        </span>
      </button>
      <Enlarged at={large.at}>
        <h3 className="display">
          {tile.name} <b className="im-cost">{tile.price}</b>
        </h3>
        <p>{tileNote(tile)}</p>
        {tile.marked ? <p>Rivals acquire it too.</p> : null}
      </Enlarged>
    </>
  );
}
