import { memo } from 'react';
import { cellOf, CORNER, HEIGHT, WIDTH } from './atlas.ts';
import { CLIFFS } from './groundLayers.ts';
import type { Targets } from './targets.ts';

const FRAME = `M0 ${CORNER}Q0 0 ${CORNER} 0H${WIDTH - CORNER}Q${WIDTH} 0 ${WIDTH} ${CORNER}V${HEIGHT - CORNER}Q${WIDTH} ${HEIGHT} ${WIDTH - CORNER} ${HEIGHT}H${CORNER}Q0 ${HEIGHT} 0 ${HEIGHT - CORNER}Z`;

/** A veil over everything but what may be chosen, a halo and a tint for what may. */
export const Veil = memo(({ targets, lit }: { readonly targets: Targets; readonly lit: readonly string[] }) => (
  <g aria-hidden="true">
    <path className="wa-veil" fillRule="evenodd" d={FRAME + lit.map((id) => cellOf(id).path).join('')} />
    <path className="wa-halo" d={targets.lines} />
    {targets.bySector ? null : <path className="wa-tint" d={targets.lines} />}
  </g>
));
Veil.displayName = 'Veil';

/** The lines that breathe: a layer of their own, so that breathing repaints nothing. */
export const GlowLines = memo(({ lines }: { readonly lines: string }) => <path className="wa-line" d={lines} />);
GlowLines.displayName = 'GlowLines';

const TEETH = { __html: CLIFFS };
/** Where sectors glow, seven of their lines are impassable too: their teeth stay above the glow. */
export const Cliffs = memo(() => <g className="wa-borders" aria-hidden="true" dangerouslySetInnerHTML={TEETH} />);
Cliffs.displayName = 'Cliffs';

/** What is pointed at, and what is taken or picked. */
export function Marked({
  pointed,
  taken,
  picked,
}: {
  /** All areas that a press would answer for. */
  readonly pointed: readonly string[];
  readonly taken: string | null;
  readonly picked: readonly string[];
}) {
  const chosen = [...(taken === null ? [] : [taken]), ...picked];
  return (
    <g aria-hidden="true">
      {pointed.length === 0 ? null : <path className="wa-pointed" d={pointed.map((id) => cellOf(id).path).join('')} />}
      {chosen.map((id) => (
        <g key={id}>
          <path className="wa-chosen-halo" d={cellOf(id).path} />
          <path className="wa-chosen" d={cellOf(id).path} />
        </g>
      ))}
    </g>
  );
}

/** The sietch that the automatic Harkonnens make for. */
export const TargetSietch = ({ area }: { readonly area: string }) => (
  <g aria-hidden="true">
    <path className="wa-target-halo" d={cellOf(area).path} />
    <path className="wa-target" d={cellOf(area).path} />
  </g>
);
