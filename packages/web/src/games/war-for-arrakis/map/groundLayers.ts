// What the ground is made of, as text.

import terrain from './terrain.svg?raw';

/** Sand, rock and borders, without their frame. */
export const GROUND: string = terrain.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

/** Impassable borders with their teeth: drawn again over a glow that would hide them. */
export const CLIFFS: string = (GROUND.match(/<path class="wa-(?:teeth|cliff2?)"[^>]*>/g) ?? []).join('');

/** The light on it: darker at the rim, brighter where the sun comes from. */
export const DUSK =
  '<radialGradient id="wa-dusk" cx=".5" cy=".48" r=".72"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#1a0d04" stop-opacity=".34"/></radialGradient><linearGradient id="wa-light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".1"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/></linearGradient>';
