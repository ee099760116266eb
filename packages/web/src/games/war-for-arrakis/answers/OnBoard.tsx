import type { Option } from '@landsraad/kernel';
import type { ReactNode } from 'react';
import type { BoardProps } from '../../parts.ts';
import { isOnBoard, isSector, isZone } from '../position.ts';
import { Answer, Answers, Hint } from '../../../table/Answer.tsx';
import { Folded } from '../../../table/Folded.tsx';
import { PlaceNote } from './PlaceNote.tsx';

/** What is pressed on the map: a hint, the places as a list for whoever cannot point, and the answers that are no place. */
export function OnBoard({ decision, view, picked }: BoardProps) {
  if (decision === null) return null;
  const places = decision.options.filter(isOnBoard);
  const rest = decision.options.filter((o) => !isOnBoard(o));
  const note = (place: Option): ReactNode => <PlaceNote view={view} decision={decision} place={place} />;
  return (
    <>
      {places.length === 0 ? null : <Hint>{pressWhat(places)}</Hint>}
      {/* What is picked on a small screen is read before it is confirmed. */}
      {picked !== null && places.includes(picked) ? <div className="wa-picked-note">{note(picked)}</div> : null}
      <Places places={places}>{(place) => <Answer option={place} note={note(place)} />}</Places>
      {rest.length === 0 ? null : <Answers options={rest}>{(option) => <Answer option={option} />}</Answers>}
    </>
  );
}

/** The places of a question as a list. */
export const Places = ({
  places,
  children,
}: {
  readonly places: readonly Option[];
  readonly children: (place: Option) => ReactNode;
}) => (
  <Folded options={places} icon="layers" title={`${places.length} ${kindOf(places)}`}>
    {children}
  </Folded>
);

const kindOf = (places: readonly Option[]): string =>
  places.every(isZone) ? 'air zones' : places.every(isSector) ? 'sectors' : 'places';
export function pressWhat(places: readonly Option[]): string {
  if (places.every(isZone)) return 'Press a glowing air zone on the map.';
  if (places.every(isSector)) return 'Press a glowing sector on the map.';
  return places.length === 1 ? 'Press the glowing area on the map.' : 'Press a glowing area on the map.';
}
