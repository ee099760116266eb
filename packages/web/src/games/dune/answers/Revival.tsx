import { meaningOf } from '@landsraad/kernel';
import { FACTS } from '@landsraad/dune';
import type { BoardProps } from '../../parts.ts';
import { Badge } from '../pieces/Badge.tsx';
import { askedOf, factionOf, forcesIn, spiceOf, tableOf } from '../position.ts';
import { Amount, Price } from './Amount.tsx';
import { Numbers } from './Numbers.tsx';
import { Leaders } from './Things.tsx';
import './answers.css';

const EACH = FACTS.factions.common.forceRevivalCost;

/** Who comes back from the tanks, with the price as it grows. */
export function Revival(props: BoardProps) {
  const { view, decision } = props;
  const d = askedOf(decision);
  const tanks = tableOf(view).tanks[view.seat];
  const held = spiceOf(view, view.seat);
  if (d === null) return null;
  const head = (
    <p className="dn-trance">
      <Badge faction={factionOf(view, view.seat)} /> In the tanks: {tanks?.forces ?? 0}
      {(tanks?.starred ?? 0) > 0 ? ` and ${tanks?.starred}★` : ''}
      {held === null ? '' : `. You have ${held} spice.`}
    </p>
  );
  if (d.name === 'revive which leader?') return <Leaders {...props} />;
  if (d.name !== 'revive how many forces?')
    return (
      <>
        {head}
        <Amount {...props} />
      </>
    );
  const price = (n: number): number => meaningOf(d, n)?.price ?? 0;
  const words = (n: number): string => {
    if (n === 0) return 'Nobody comes back.';
    const free = Math.min(n, d.about.free);
    const paid = n - free;
    const parts = [...(free > 0 ? [`${free} free`] : []), ...(paid > 0 ? [`${paid} for ${EACH} spice each`] : [])];
    const kept = held === null || price(n) === 0 ? '' : ` You keep ${held - price(n)} of your ${held} spice.`;
    return `${forcesIn(n)}: ${parts.join(', ')}.${kept}`;
  };
  return (
    <>
      {head}
      <Numbers options={d.options} note={(n) => (n === 0 ? null : <Price spice={price(n)} />)} words={words} />
    </>
  );
}
