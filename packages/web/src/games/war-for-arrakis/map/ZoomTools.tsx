import { Icon } from '../../../look/Icon.tsx';

/** Closer, farther, everything. */
export const ZoomTools = ({
  zoom,
  fit,
  whole,
}: {
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
  readonly whole: boolean;
}) => (
  <div className="wa-tools" role="group" aria-label="Zoom">
    <button type="button" className="btn icon-only" aria-label="Closer" onClick={() => zoom(1.4)}>
      <Icon name="plus" />
    </button>
    {whole ? null : (
      <>
        <button type="button" className="btn icon-only" aria-label="Farther" onClick={() => zoom(1 / 1.4)}>
          <Icon name="minus" />
        </button>
        <button type="button" className="btn icon-only" aria-label="The whole board" onClick={fit}>
          <Icon name="fit" />
        </button>
      </>
    )}
  </div>
);
