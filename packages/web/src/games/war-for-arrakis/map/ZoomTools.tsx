import { Icon } from '../../../look/Icon.tsx';

/** Closer, farther, everything; and what others changed since one's last turn. */
export const ZoomTools = ({
  zoom,
  fit,
  whole,
  changed,
  showsChanged,
  showChanged,
}: {
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
  readonly whole: boolean;
  /** How many places changed. */
  readonly changed: number;
  readonly showsChanged: boolean;
  readonly showChanged: () => void;
}) => (
  <div className="wa-tools" role="group" aria-label="Look at the board">
    {changed === 0 ? null : (
      <button
        type="button"
        className={`btn icon-only ${showsChanged ? 'glow' : ''}`}
        aria-label="What changed since your last turn"
        aria-pressed={showsChanged}
        title="What changed since your last turn (C)"
        onClick={showChanged}
      >
        <Icon name="eye" />
      </button>
    )}
    <button type="button" className="btn icon-only" aria-label="Closer" title="Closer (+)" onClick={() => zoom(1.4)}>
      <Icon name="plus" />
    </button>
    {whole ? null : (
      <>
        <button
          type="button"
          className="btn icon-only"
          aria-label="Farther"
          title="Farther (-)"
          onClick={() => zoom(1 / 1.4)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          className="btn icon-only"
          aria-label="The whole board"
          title="The whole board (0)"
          onClick={fit}
        >
          <Icon name="fit" />
        </button>
      </>
    )}
  </div>
);
