// The colours by which seats are known: those of the page (packages/web/src/look/tokens.css; a test compares them).

interface Colours {
  /** Of a badge or a bar. */
  readonly fill: string;
  /** Of its name on a dark and on a light ground. */
  readonly night: string;
  readonly day: string;
}

/** Factions keep their colours in every game; other seats have theirs by their place. */
export const FACTIONS: { readonly [name: string]: Colours } = {
  atreides: { fill: '#45b08c', night: '#7fdcc0', day: '#0c5a49' },
  harkonnen: { fill: '#d04a3e', night: '#ff9d90', day: '#7a1712' },
  emperor: { fill: '#8b1740', night: '#ff9fbd', day: '#8c1c44' },
  fremen: { fill: '#f0cc6a', night: '#ecc868', day: '#694a07' },
  'spacing-guild': { fill: '#e07b2e', night: '#f4a35e', day: '#8a3d04' },
  'bene-gesserit': { fill: '#3f63b8', night: '#a9c0ff', day: '#2a4a98' },
};
export const PLACES: readonly Colours[] = [
  { fill: '#c8402f', night: '#ff9d8c', day: '#a02b1d' },
  { fill: '#2b52a3', night: '#93bdf0', day: '#235390' },
  { fill: '#4bb080', night: '#7ad3a6', day: '#145f3d' },
  { fill: '#efc54a', night: '#efc54a', day: '#6a4d05' },
];
/** A fifth and a sixth seat, and nobody's. */
const MORE = [FACTIONS['bene-gesserit'], FACTIONS['emperor']];
const OTHER: Colours = { fill: '#8a7ad6', night: '#c9c1e8', day: '#4b3f8f' };

export function coloursOf(seat: number, name: string): Colours {
  const faction = name.toLowerCase().replaceAll(' ', '-');
  const own = Object.hasOwn(FACTIONS, faction) ? FACTIONS[faction] : undefined;
  return own ?? PLACES[seat] ?? MORE[seat - PLACES.length] ?? OTHER;
}

/** Terminals that say so have a light ground. */
const isLight = (): boolean => /;(7|15)$/.test(process.env['COLORFGBG'] ?? '');
const ESCAPE = '\u001B[';

/** In one of the 256 colours that every terminal of today has. */
function tinted(text: string, hex: string): string {
  const level = (at: number): number => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 5);
  return `${ESCAPE}1;38;5;${16 + 36 * level(1) + 6 * level(3) + level(5)}m${text}${ESCAPE}22;39m`;
}

/** A text with the names of seats in their colours. */
export function withSeats(text: string, names: readonly string[]): string {
  const known = names.filter((n) => n !== '').toSorted((a, b) => b.length - a.length);
  if (known.length === 0) return text;
  const pattern = known.map((n) => n.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text.replace(new RegExp(`\\b(${pattern})(s?)\\b`, 'g'), (whole, name: string) => {
    const colours = coloursOf(names.indexOf(name), name);
    return tinted(whole, isLight() ? colours.day : colours.night);
  });
}
