import { drawnAt } from '@landsraad/war-for-arrakis';
import { useState } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import type { BoardProps } from '../../parts.ts';
import { prescienceRow } from '../panels/decks.ts';
import { askedOf, tableOf } from '../position.ts';
import { sorting } from './plans.ts';
import './plans.css';

type Fate = 'remove' | 'shuffle';
const FATES: readonly (readonly [Fate, string])[] = [
  ['shuffle', 'Shuffle back'],
  ['remove', 'Remove'],
];

/** All unclaimed cards at once: each out of the game, or back into the deck. The rules ask for one after the other. */
export function Sorting({ decision, view }: BoardProps) {
  const { control } = useAtTable();
  const [fates, setFates] = useState<ReadonlyMap<string, Fate>>(new Map());
  const d = askedOf(decision);
  if (d?.name !== 'remove the card or shuffle it back?') return null;
  const drawn = drawnAt(tableOf(view)).prescience;
  const current = d.about.card;
  const row = prescienceRow(view).filter((c) => !tableOf(view).kept.includes(c));
  const cards = [current, ...row.slice(row.indexOf(current) + 1)];
  const fateOf = (card: string): Fate => fates.get(card) ?? 'shuffle';
  const go = (): void => {
    const all = new Map(cards.map((c) => [c, fateOf(c)]));
    const first = sorting(all)(d);
    if (first !== null) control.follow(first, sorting(all));
  };
  return (
    <div className="wa-sorting">
      {cards.map((card) => (
        <fieldset key={card}>
          <legend>
            <b>{drawn[card]?.title}</b> {drawn[card]?.text}
          </legend>
          {FATES.map(([fate, words]) => (
            <label key={fate} className={fateOf(card) === fate ? 'chosen' : ''}>
              <input
                type="radio"
                className="sr"
                name={`fate of ${card}`}
                checked={fateOf(card) === fate}
                onChange={() => setFates(new Map(fates).set(card, fate))}
              />
              {words}
            </label>
          ))}
        </fieldset>
      ))}
      <button
        type="button"
        className="btn primary answer-go"
        data-option={`${fateOf(current)} ${current}`}
        disabled={control.busy}
        onClick={go}
      >
        <Icon name="check" /> {summary(cards.map(fateOf))}
      </button>
    </div>
  );
}

/** "Shuffle 2 back, remove 1". */
function summary(fates: readonly Fate[]): string {
  const removed = fates.filter((f) => f === 'remove').length;
  const back = fates.length - removed;
  if (removed === 0) return back === 1 ? 'Shuffle it back' : `Shuffle all ${back} back`;
  if (back === 0) return removed === 1 ? 'Remove it' : `Remove all ${removed}`;
  return `Shuffle ${back} back, remove ${removed}`;
}
