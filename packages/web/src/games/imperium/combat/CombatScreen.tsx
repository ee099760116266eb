import { clockwise, CONFLICTS, controllerOf, isFighting } from '@landsraad/imperium';
import { useRef } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import { Vignette } from '../../../look/Vignette.tsx';
import { useAtTable } from '../../../table/context.ts';
import { useScrolls } from '../../../table/useScrolls.ts';
import { several } from '../../../table/words.ts';
import type { BoardProps } from '../../parts.ts';
import { HouseMark } from '../board/HouseMark.tsx';
import { PLACES } from '../board/ConflictPanel.tsx';
import { Effects } from '../cards/effects.tsx';
import { afterwards, usePointed } from '../pointed.ts';
import { changes, conflictNow, lies, nameOf, sizeOf, tableOf, type InConflict } from '../position.ts';
import { cardsPlayed } from './orders.ts';
import './combat.css';

const TRACK = 20;

/** The fight of the round: what it is for, who stands where, and who may still play a card. */
export function CombatScreen(props: BoardProps & { readonly seeBoard: () => void }) {
  const { view, decision, seatName, seeBoard } = props;
  const t = tableOf(view);
  const conflict = CONFLICTS.get(t.conflict);
  const pointed = usePointed();
  const fighters = useRef<HTMLElement>(null);
  const scrolls = useScrolls(fighters);
  const after = afterwards(decision, pointed);
  const order = conflictNow(view, after);
  const holder = conflict?.location == null ? -1 : controllerOf({ table: t }, conflict.location);
  const at = (place: number): readonly InConflict[] => order.filter((o) => o.place === place);
  return (
    <div className="im-board fighting" role="group" aria-label="Combat">
      <section className="im-prize">
        <div className="im-prize-picture">
          <Vignette seed={t.conflict} tint="var(--emperor)" />
          <Icon name={conflict?.location === null ? 'conflict' : 'city'} />
        </div>
        <h2 className="caps">Conflict · tier {'I'.repeat(conflict?.tier ?? 1)}</h2>
        <p className="display im-conflict-name">{conflict?.name}</p>
        <ol className="im-rewards">
          {conflict?.rewards.map((lines, place) =>
            lines.length === 0 ? null : (
              <li key={place}>
                <b className="im-place">{place + 1}</b>
                <span>
                  <Effects lines={lines} />
                  <small className="im-now">
                    now:{' '}
                    {at(place).length === 0
                      ? 'nobody'
                      : at(place).map((o) => (
                          <span key={o.house}>
                            <HouseMark house={o.house} /> {nameOf(view, o.house, seatName)}
                          </span>
                        ))}
                  </small>
                </span>
              </li>
            ),
          )}
        </ol>
        {holder < 0 ? null : (
          <p className="im-holds">
            <HouseMark house={holder} /> {nameOf(view, holder, seatName)}: holds the place that is fought for.
          </p>
        )}
        <button type="button" className="btn ghost im-see" onClick={seeBoard}>
          <Icon name="layers" /> See the board
        </button>
      </section>
      <section ref={fighters} className="im-fighters" aria-label="Strength" tabIndex={scrolls ? 0 : undefined}>
        <ul>
          {order.map((o) => (
            <Fighter key={o.house} {...props} o={o} changed={o.house === view.seat && changes(after)} />
          ))}
        </ul>
        <StrengthTrack {...props} order={order} />
      </section>
      <AroundTheTable {...props} />
    </div>
  );
}

function Fighter({ view, o, seatName, changed }: BoardProps & { readonly o: InConflict; readonly changed: boolean }) {
  const cards = sizeOf(lies(view, 'intrigue', `hand ${o.house}`));
  const own = o.house === view.seat;
  return (
    <li
      className={`im-fighter ${own ? 'own' : ''} ${o.strength === 0 ? 'out' : ''} ${changed ? 'changes' : ''}`}
      style={{ ['--seat' as string]: `var(--seat-${(o.house % 4) + 1})` }}
    >
      <HouseMark house={o.house} />
      <span className="display im-fighter-name">
        {nameOf(view, o.house, seatName)}
        <small>
          {o.house >= tableOf(view).players
            ? 'plays no intrigue'
            : `${cards} intrigue ${cards === 1 ? 'card' : 'cards'}`}
        </small>
      </span>
      {o.troops + o.dreadnoughts === 0 ? (
        <span className="im-sits-out">no units, sits this out</span>
      ) : (
        <>
          <span className="im-troops">
            <span className="im-figures" aria-hidden="true">
              {Array.from({ length: o.dreadnoughts }, (_, n) => (
                <i key={`d${n}`}>
                  <Icon name="dreadnought" />
                </i>
              ))}
              {Array.from({ length: Math.min(o.troops, 8) }, (_, n) => (
                <i key={n}>
                  <Icon name="troop" />
                </i>
              ))}
            </span>
            <small>
              {o.dreadnoughts === 0
                ? ''
                : `${o.dreadnoughts} ${o.dreadnoughts === 1 ? 'dreadnought' : 'dreadnoughts'}, `}
              {several(o.troops, 'troop')} × 2
            </small>
          </span>
          <span className="im-troops">
            <span className="im-swords" aria-hidden="true">
              {Array.from({ length: Math.min(o.swords, 9) }, (_, n) => (
                <Icon key={n} name="sword" />
              ))}
            </span>
            <small>
              {o.swords} {o.swords === 1 ? 'sword' : 'swords'}
            </small>
          </span>
        </>
      )}
      <span className="im-fighter-sum">
        <b className="display">{o.strength}</b>
        <small>{o.strength === 0 ? '' : (PLACES[o.place] ?? 'no reward')}</small>
      </span>
    </li>
  );
}

/** Everybody's strength on the printed track; beyond its end the marker starts again. */
function StrengthTrack({ view, order, seatName }: BoardProps & { readonly order: readonly InConflict[] }) {
  return (
    <ol className="im-combat-track" aria-label="Combat track">
      {Array.from({ length: TRACK + 1 }, (_, n) => (
        <li key={n} className={n % 5 === 0 ? 'fifth' : ''}>
          <span className="im-on-track">
            {order
              .filter((o) => (o.strength <= TRACK ? o.strength : o.strength - TRACK) === n)
              .map((o) => (
                <span key={o.house} title={`${nameOf(view, o.house, seatName)}: ${o.strength}`}>
                  <HouseMark house={o.house} />
                  {o.strength > TRACK ? <small>+{TRACK}</small> : null}
                </span>
              ))}
          </span>
          <span>{n}</span>
        </li>
      ))}
    </ol>
  );
}

/** From the first player clockwise, whoever has troops plays or passes, until all have passed in a row. */
function AroundTheTable({ view, seatName }: BoardProps) {
  const { state } = useAtTable();
  const t = tableOf(view);
  const asked = view.waitingFor.map((w) => w.seat);
  const played = (house: number): number => cardsPlayed(state.log).filter((l) => l.nouns['house'] === house).length;
  return (
    <section className="im-around">
      <header>
        <h2 className="caps">Round the table</h2>
        <p>When all who fight pass in a row, the rewards are given. A card starts the count again.</p>
      </header>
      <ol>
        {clockwise({ table: t }, t.first).map((house) => {
          const h = t.houses[house];
          const cards = sizeOf(lies(view, 'intrigue', `hand ${house}`));
          const now = asked.includes(house);
          const sitsOut = h !== undefined && !isFighting(h);
          const words =
            house >= t.players
              ? 'a rival: swords from its card'
              : sitsOut
                ? 'no units'
                : now
                  ? 'plays or passes'
                  : cards === 0
                    ? 'no cards: passes'
                    : played(house) > 0
                      ? `has played ${played(house)}`
                      : 'may play';
          return (
            <li key={house} className={now ? 'now' : sitsOut ? 'out' : ''}>
              <HouseMark house={house} />
              <span>
                <b>{nameOf(view, house, seatName)}</b>
                <small>{words}</small>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
