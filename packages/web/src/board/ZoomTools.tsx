import { createPortal } from 'react-dom';
import { Icon } from '../look/Icon.tsx';
import { useAtTable } from '../table/context.ts';

interface ZoomToolsProps {
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
  readonly whole: boolean;
  /** How many places changed. */
  readonly changed: number;
  readonly showsChanged: boolean;
  readonly showChanged: () => void;
}

/** Closer, farther, everything; and what others changed since one's last turn. They stand among the table's tools. */
export function ZoomTools({ zoom, fit, whole, changed, showsChanged, showChanged }: ZoomToolsProps) {
  const { boardTools } = useAtTable();
  if (boardTools === null) return null;
  return createPortal(
    <>
      {changed === 0 ? null : (
        <button
          type="button"
          className={`btn icon-only ghost ${showsChanged ? 'glow' : ''}`}
          aria-label="What changed since your last turn"
          aria-pressed={showsChanged}
          title="What changed since your last turn (C)"
          onClick={showChanged}
        >
          <Icon name="eye" />
        </button>
      )}
      <button
        type="button"
        className="btn icon-only ghost wide-only"
        aria-label="Zoom in"
        title="Zoom in (+)"
        onClick={() => zoom(1.4)}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        className="btn icon-only ghost wide-only"
        aria-label="Zoom out"
        title="Zoom out (-)"
        disabled={whole}
        onClick={() => zoom(1 / 1.4)}
      >
        <Icon name="minus" />
      </button>
      {whole ? null : (
        <button
          type="button"
          className="btn icon-only ghost"
          aria-label="Show the whole board"
          title="Show the whole board (0)"
          onClick={fit}
        >
          <Icon name="fit" />
        </button>
      )}
    </>,
    boardTools,
  );
}
