import { meaningOf, type View } from '@landsraad/kernel';
import type { Asked } from '@landsraad/dune';
import type { BoardProps } from '../../parts.ts';
import { askedOf, forcesIn, forcesSeen, nameOf, spiceOf, tableOf, territoryOf } from '../position.ts';
import { Numbers } from './Numbers.tsx';

const forces = forcesIn;
const spice = (n: number): string => `${n} spice`;
const place = (at: string): string => nameOf(territoryOf(at));
/** What the seat has left when it has paid. */
const left = (view: View, price: number): string => {
  const held = spiceOf(view, view.seat);
  return held === null ? '' : ` You keep ${Math.max(0, held - price)} of your ${held} spice.`;
};
const standing = (view: View, at: string): number =>
  forcesSeen(view)
    .filter((f) => f.seat === view.seat && f.at === at)
    .reduce((n, f) => n + f.forces, 0);

/** What a number comes to, in a sentence; undefined where the number says enough. */
export function comesTo(d: Asked, n: number, view: View): string | undefined {
  switch (d.name) {
    case 'place how many there?':
    case 'place how many Fedaykin there?':
      return `${forces(n)} here, ${d.about.left - n} elsewhere.`;
    case 'how many Fedaykin among the ten?':
      return `${n} Fedaykin and ${10 - n} ordinary forces begin on the map.`;
    case 'lose how many Fedaykin?':
      return `${n} Fedaykin and ${d.about.dead - n} ordinary forces die.`;
    case 'how much do your allies pay?':
    case 'how much of it do your allies pay?':
      return `Your allies pay ${n}, you pay ${d.about.price - n}.`;
    case 'pay for how many extra revivals?': {
      const { price } = meaningOf(d, n) ?? { price: 0 };
      return n === 0 ? 'You pay nothing.' : `${forces(n)} come back for ${spice(price)}.${left(view, price)}`;
    }
    case 'how many of them starred?':
    case 'how many of them starred by the card?':
      return `${n} starred and ${d.about.forces - n} ordinary forces.`;
    case 'ship how many starred forces?':
      return `${n} starred and ${d.about.forces - n} ordinary forces.`;
    case 'ship how many forces?': {
      const { price } = meaningOf(d, n) ?? { price: 0 };
      return `${forces(n)} to ${place(d.about.to)}: ${price === 0 ? 'free.' : `${spice(price)}.${left(view, price)}`}`;
    }
    case 'how many from there?':
    case 'ship how many from there?':
      return `${forces(n)} leave ${place(d.about.at)}, ${Math.max(0, standing(view, d.about.at) - n)} stay.`;
    case 'collect how much?':
      return `${spice(n)} for you.`;
    case 'lose how many starred forces?':
      return n === 0 ? 'Only ordinary forces die.' : `${n} starred die.`;
    case 'lose how many ordinary forces?':
      return `${forces(n)} and ${d.about.starred} starred go to the tanks.`;
    default:
      return undefined;
  }
}
const price = (d: Asked, n: number): number | null => {
  const means = meaningOf(d, n);
  return means !== null && 'price' in means ? means.price : null;
};

/** How many: the numbers themselves, with prices, and what the one pointed at comes to. */
export function Amount({ view, decision }: BoardProps) {
  const d = askedOf(decision);
  if (d === null) return null;
  const prices = d.options.some((o) => typeof o === 'number' && price(d, o) !== null && price(d, o) !== 0);
  const known = d.options.some((o) => typeof o === 'number' && comesTo(d, o, view) !== undefined);
  return (
    <Numbers
      options={d.options}
      {...(prices ? { note: (n: number) => <Price spice={price(d, n) ?? 0} /> } : {})}
      {...(known ? { words: (n: number) => comesTo(d, n, view) ?? '' } : {})}
    />
  );
}
/** A price as it stands under a number. */
export const Price = ({ spice: n }: { readonly spice: number }) => (
  <span className="dn-price-note">
    <svg viewBox="0 0 24 24" width="12" height="12" aria-hidden="true">
      <use href="#i-spice" />
    </svg>
    {n === 0 ? 'free' : n}
    {n === 0 ? null : <span className="sr"> spice</span>}
  </span>
);
/** Ten turns as a track. */
export function Turns({ view, decision }: BoardProps) {
  if (decision === null) return null;
  const now = tableOf(view).turn;
  return <Numbers options={decision.options} words={(n) => (n === now ? 'This turn.' : `Turn ${n} of 10.`)} />;
}
