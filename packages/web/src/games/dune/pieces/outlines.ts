// One outline for each faction, so that none is known by colour alone.

import type { Faction } from '@landsraad/dune';
import type { IconName } from '../../../look/iconNames.ts';

const OUTLINES: { readonly [faction in Faction]: (r: number) => string } = {
  atreides: (r) => `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`,
  harkonnen: (r) => {
    const c = r * 0.45;
    return `M${-c} ${-r}H${c}L${r} ${-c}V${c}L${c} ${r}H${-c}L${-r} ${c}V${-c}Z`;
  },
  emperor: (r) =>
    `M${-r} ${-r * 0.8}L${-r / 2} ${-r * 0.98}L0 ${-r * 0.8}L${r / 2} ${-r * 0.98}L${r} ${-r * 0.8}V${r * 0.15}Q${r} ${r * 0.75} 0 ${r * 1.12}Q${-r} ${r * 0.75} ${-r} ${r * 0.15}Z`,
  fremen: (r) => `M0 ${-r * 1.2}L${r * 1.15} 0L0 ${r * 1.2}L${-r * 1.15} 0Z`,
  'spacing-guild': (r) => {
    const c = r * 0.58;
    return `M${-c} ${-r}H${c}L${r * 1.15} 0L${c} ${r}H${-c}L${-r * 1.15} 0Z`;
  },
  'bene-gesserit': (r) =>
    `M0 ${-r * 1.15}C${r * 1.3} ${-r * 0.3} ${r * 1.2} ${r} 0 ${r}C${-r * 1.2} ${r} ${-r * 1.3} ${-r * 0.3} 0 ${-r * 1.15}Z`,
};
export const outlineOf = (faction: Faction | undefined, r: number): string => OUTLINES[faction ?? 'atreides'](r);
export const emblemOf = (faction: Faction | undefined): IconName =>
  faction === 'emperor' ? 'emblem-corrino' : `emblem-${faction ?? 'atreides'}`;
/** The colours of a faction for whatever is drawn in them. */
export const inColours = (faction: Faction | undefined): { readonly [name: string]: string } => {
  const f = faction ?? 'atreides';
  return {
    '--f': `var(--${f})`,
    '--f-on': `var(--${f}-on)`,
    '--f-rim': `var(--${f}-rim)`,
    '--f-text': `var(--${f}-text)`,
  };
};
