import type { Decision, Option } from '@landsraad/kernel';
import { meaningOf } from '@landsraad/kernel';
import { useState } from 'react';
import { useAtTable } from '../../../table/context.ts';
import { Stepper } from '../../../table/Stepper.tsx';
import type { BoardProps } from '../../parts.ts';
import { askedOf, factionOf, forcesIn, forcesSeen, nameOf, spiceOf, tableOf, territoryOf } from '../position.ts';
import { Badge } from '../pieces/Badge.tsx';
import { Amount } from './Amount.tsx';
import './answers.css';

const STARRED: { readonly [question: string]: string } = {
  'ship how many forces?': 'ship how many starred forces?',
  'how many from there?': 'how many starred forces from there?',
  'ship how many from there?': 'ship how many starred forces from there?',
};
/** Says the starred part of a group when it is asked for. */
export const starredToo =
  (question: string, starred: number) =>
  (d: Decision): Option | null =>
    d.name === STARRED[question] && d.options.includes(starred) ? starred : null;

const STAR_NAMES: { readonly [faction: string]: string } = { emperor: 'Sardaukar', fremen: 'Fedaykin' };

/** Forces and starred forces of one group, set together and said at once; where there is one kind, the numbers. */
export function Groups(props: BoardProps) {
  const { view, decision } = props;
  const d = askedOf(decision);
  const t = tableOf(view);
  if (d === null) return null;
  const there =
    d.name === 'ship how many forces?'
      ? t.reserves[view.seat]
      : d.name === 'how many from there?' || d.name === 'ship how many from there?'
        ? forcesSeen(view).find((f) => f.seat === view.seat && f.at === d.about.at)
        : undefined;
  if (there === undefined || there.starred === 0) return <Amount {...props} />;
  return <BothKinds {...props} ordinary={there.forces} starred={there.starred} />;
}

interface BothKindsProps extends BoardProps {
  readonly ordinary: number;
  readonly starred: number;
}
function BothKinds({ view, decision, ordinary, starred }: BothKindsProps) {
  const { control } = useAtTable();
  const d = askedOf(decision);
  const numbers = (d?.options ?? []).filter((o) => typeof o === 'number');
  const most = Math.max(0, ...numbers);
  // A shipment is asked for as a whole and then for its stars; a move kind by kind.
  const whole = d?.name === 'ship how many forces?';
  const [forces, setForces] = useState(Math.min(ordinary, most));
  const [stars, setStars] = useState(0);
  if (d === null) return null;
  const total = forces + stars;
  const said = whole ? total : forces;
  const open = numbers.includes(said) && total > 0;
  const faction = factionOf(view, view.seat);
  const cost = whole ? meaningOf(d, said)?.['price'] : undefined;
  const held = spiceOf(view, view.seat);
  const room = (other: number): number => (whole ? most - other : Infinity);
  const to = d.name === 'ship how many forces?' ? nameOf(territoryOf(d.about.to)) : null;
  return (
    <div className="dn-groups">
      <Stepper
        picture={<Badge faction={faction} />}
        name="Forces"
        n={forces}
        most={Math.min(ordinary, whole ? room(stars) : most)}
        set={setForces}
      />
      <Stepper
        picture={<b className="dn-star-mark">★</b>}
        name={STAR_NAMES[faction ?? ''] ?? 'Starred'}
        n={stars}
        most={Math.min(starred, room(forces))}
        set={setStars}
      />
      {typeof cost === 'number' ? (
        <p className="dn-comes-to">
          {cost === 0 ? 'Free.' : `${cost} spice.`}
          {held === null ? '' : ` ${Math.max(0, held - cost)} of your ${held} stay.`}
        </p>
      ) : null}
      <button
        type="button"
        className="btn primary answer-go offered"
        data-option={said}
        disabled={!open}
        onClick={() => control.follow(said, starredToo(d.name, stars))}
      >
        {whole ? `Ship ${total} to ${to ?? ''}` : `Take ${forcesIn(total)}`}
        {typeof cost === 'number' && cost > 0 ? ` for ${cost} spice` : ''}
      </button>
    </div>
  );
}
