import type { Faction } from '@landsraad/dune';
import { emblemOf, inColours, outlineOf } from './outlines.ts';

/** A faction by its colour, outline and emblem. */
export const Badge = ({ faction, size = 26 }: { readonly faction: Faction | undefined; readonly size?: number }) => (
  <svg
    className="dn-badge"
    style={inColours(faction)}
    viewBox="-24 -24 48 48"
    width={size}
    height={size}
    aria-hidden="true"
  >
    <path d={outlineOf(faction, 18)} fill="var(--f)" stroke="var(--f-rim)" strokeWidth="2" />
    <use href={`#i-${emblemOf(faction)}`} x="-11" y="-11" width="22" height="22" color="var(--f-on)" />
  </svg>
);
