import { CARDS, SPACES } from '@landsraad/imperium';
import { meaningOf, type Option } from '@landsraad/kernel';
import { useAtTable } from '../../table/context.ts';
import { counted } from '../../table/words.ts';
import type { BoardProps } from '../parts.ts';
import { ConflictPanel } from './board/ConflictPanel.tsx';
import { Spaces } from './board/Spaces.tsx';
import { Track } from './board/Tracks.tsx';
import { ImperiumCard } from './cards/ImperiumCard.tsx';
import { lies } from './position.ts';
import './board.css';

const OF_FACTIONS = [0, 1, 2, 3];
const spacesOf = (wanted: (space: (typeof SPACES)[number]) => boolean): string[] =>
  SPACES.filter(wanted).map((s) => s.id);
const CITY_AND_DESERT = spacesOf(
  (s) => s.faction < 0 && (s.combat || s.maker || s.control !== null || s.icon === 'city'),
);
const LANDSRAAD = spacesOf((s) => s.faction < 0 && !CITY_AND_DESERT.includes(s.id));

/** Spaces by faction and icon, influence, the Conflict, the Imperium row and the reserve. */
export function ImperiumBoard({ view, decision, picked, press, whyNot, seatName }: BoardProps) {
  const { label } = useAtTable();
  const options: readonly Option[] = decision?.options ?? [];
  const pressed = (space: string): void => (options.includes(space) ? press(space) : whyNot(space));
  const shared = { view, offered: options, picked, press: pressed };
  /** The option that acquires a card, or names it. */
  const answerFor = (card: string): Option | undefined =>
    options.find((o) => o === card || (decision !== null && meaningOf(decision, o)?.['card'] === card));
  const cards = (pool: string, place: string) =>
    counted(lies(view, pool, place).known).map(({ thing, count }) => {
      const option = answerFor(thing);
      return (
        <li key={thing}>
          <ImperiumCard
            card={thing}
            count={count}
            offered={option !== undefined}
            picked={option !== undefined && picked === option}
            option={String(option ?? thing)}
            label={option === undefined ? (CARDS.get(thing)?.name ?? thing) : label(option)}
            press={() => (option === undefined ? whyNot(CARDS.get(thing)?.acquireOption ?? thing) : press(option))}
          />
        </li>
      );
    });
  return (
    <div className="im-board" role="group" aria-label="Board of Imperium">
      <div className="im-factions">
        {OF_FACTIONS.map((faction) => (
          <section key={faction} className="im-faction">
            <Track view={view} faction={faction} />
            <Spaces {...shared} ids={spacesOf((s) => s.faction === faction)} />
          </section>
        ))}
      </div>
      <section className="im-landsraad">
        <h2 className="caps">Landsraad and CHOAM</h2>
        <Spaces {...shared} ids={LANDSRAAD} />
      </section>
      <section className="im-arrakis">
        <h2 className="caps">Arrakis</h2>
        <Spaces {...shared} ids={CITY_AND_DESERT} />
      </section>
      <ConflictPanel view={view} seatName={seatName} />
      <div className="im-cards">
        <section className="im-row">
          <h2 className="caps">Imperium row</h2>
          <ul>{cards('imperium', 'row')}</ul>
        </section>
        <section className="im-reserve">
          <h2 className="caps">Reserve</h2>
          <ul>{cards('reserve', 'stacks')}</ul>
        </section>
      </div>
    </div>
  );
}
