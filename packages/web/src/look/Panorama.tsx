import { panorama } from './art.ts';
import './panorama.css';

// Drawn once from its own seed; the colours come from the theme.
const DRAWING = { __html: panorama() };

export const Panorama = () => (
  <svg
    className="panorama"
    viewBox="0 0 1440 474"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    dangerouslySetInnerHTML={DRAWING}
  />
);
