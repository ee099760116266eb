import { meaningOf, type Option, type View } from '@landsraad/kernel';
import type { ReactNode } from 'react';
import { Answer, Answers, Hint } from '../../../table/Answer.tsx';
import { Folded } from '../../../table/Folded.tsx';
import type { BoardProps } from '../../parts.ts';
import { forcesWords } from '../map/words.ts';
import { isLocation, isTerritory, locationsOf, sectorOf, spiceOf, tableOf, territoryOf } from '../position.ts';

const isPlace = (o: Option): o is string => isTerritory(o) || isLocation(o);
const placesOf = (o: string): readonly string[] => (isLocation(o) ? [o] : locationsOf(o));

/** Who and what is there, and what going there costs. */
function noteOf(view: View, price: unknown, option: string): ReactNode {
  const places = placesOf(option);
  const t = tableOf(view);
  const spice = t.spice.filter((s) => places.includes(s.at)).reduce((n, s) => n + s.amount, 0);
  return [
    ...(typeof price === 'number' ? [price === 0 ? 'free' : `${price} spice a force`] : []),
    ...forcesWords(view, places),
    ...(spice > 0 ? [`${spice} spice`] : []),
    ...(places.some((p) => sectorOf(p) === t.storm) ? ['in the storm'] : []),
  ].join(' · ');
}

const HINTS: { readonly [question: string]: string } = {
  'ship to which territory?': 'Press a place on the map. The badge is its price for one force.',
  'move from which territory?': 'Press your forces on the map, or drag them to where they go.',
  'move to which territory?': 'Press a place on the map: all that glow are within reach.',
  'fight where?': 'Press a battle on the map.',
  'place the sandworm where?': 'Press a sand territory: Shai-Hulud appears there.',
};

/** What is pressed on the map; a list for whoever cannot point, and the answers that are no place. */
export function OnMap({ view, decision, picked }: BoardProps) {
  if (decision === null) return null;
  const places = decision.options.filter(isPlace);
  const rest = decision.options.filter((o) => !isPlace(o));
  const sectors = places.length > 0 && places.every(isLocation);
  const note = (o: string): ReactNode => noteOf(view, meaningOf(decision, o)?.['price'], o);
  const held = spiceOf(view, view.seat);
  return (
    <>
      {places.length === 0 ? null : (
        <Hint>
          {HINTS[decision.name] ?? (sectors ? 'Press a sector on the map.' : 'Press a glowing place on the map.')}
          {decision.name === 'ship to which territory?' && held !== null ? ` You have ${held} spice.` : ''}
        </Hint>
      )}
      {/* What is picked on a small screen is read before it is confirmed. */}
      {picked !== null && isPlace(picked) ? <Hint>{note(picked)}</Hint> : null}
      <Folded options={places} icon="layers" title={`${places.length} ${sectors ? 'sectors' : 'places'}`}>
        {(o) => (
          <Answer
            option={o}
            note={note(String(o))}
            {...(sectors ? { title: `Sector ${sectorOf(String(o)) ?? ''} of ${nameOfSector(String(o))}` } : {})}
          />
        )}
      </Folded>
      {rest.length === 0 ? null : <Answers options={rest}>{(o) => <Answer option={o} />}</Answers>}
    </>
  );
}
const nameOfSector = (at: string): string => territoryOf(at).replaceAll('-', ' ');
