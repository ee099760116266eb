import { useMemo } from 'react';
import { vignette } from './art.ts';
import './vignette.css';

/** A picture seeded by the thing it belongs to. */
export function Vignette({ seed, tint = 'var(--line-strong)' }: { readonly seed: string; readonly tint?: string }) {
  const drawing = useMemo(() => ({ __html: vignette(seed) }), [seed]);
  return (
    <svg
      className="vignette"
      viewBox="0 0 160 72"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ ['--tint' as string]: tint }}
      dangerouslySetInnerHTML={drawing}
    />
  );
}
