// Family Atomics and Weather Control: played when the storm's move is known and the marker has not moved.

import { moveOpenly, type Option, type Seat } from '@landsraad/kernel';
import { advises, exposed, groupsOf, killAllIn } from '../board/forces.ts';
import {
  locationsOf,
  NEXT_TO_THE_WALL,
  sectorOf,
  SECTORS,
  SHIELD_WALL,
  spot,
  SPOTS,
  territoryOf,
  type Location,
} from '../board/map.ts';
import { handOf, hasCard, treachery } from '../components.ts';
import type { RuleId } from '../ledger.ts';
import { upTo } from '../numbers.ts';
import { around, option, seats, type G, type Look } from '../table.ts';
import { emit, words } from '../words.ts';
import { discardCard } from './karama.ts';

const nextToTheWall = (at: Location): boolean => spot(at).neighbours.some((n) => SPOTS[n]?.territory === SHIELD_WALL);

/** A force on the wall or next to it qualifies; one farther off in an adjacent territory only if no storm lies between. */
function canLaunch(g: Look, seat: Seat): boolean {
  return groupsOf(g, seat).some((x) => {
    const t = territoryOf(x.at);
    if (advises(g, seat, t)) return false;
    if (t === SHIELD_WALL) return true;
    if (!NEXT_TO_THE_WALL.includes(t)) return false;
    return nextToTheWall(x.at) || pathToTheWall(g, x.at); // § dune.treachery.atomics-in-storm
  });
}
function pathToTheWall(g: Look, from: Location): boolean {
  const inside = locationsOf(territoryOf(from));
  const reached: Location[] = [from];
  for (const at of reached)
    for (const n of spot(at).neighbours) {
      const next = SPOTS[n]?.id;
      const blocked = next !== undefined && sectorOf(next) === g.table.storm; // § dune.treachery.atomics-storm-between
      if (next !== undefined && inside.includes(next) && !blocked && !reached.includes(next)) reached.push(next);
    }
  return sectorOf(from) !== g.table.storm && reached.some(nextToTheWall);
}

type Played = { seat: Seat; choice: Option };
const playing = words<Played>();

/** § dune.treachery.atomics-fremen */
function destroyTheWall(g: G, v: Played): void {
  const fate = option(g, 'familyAtomicsToDiscard') ? treachery.discard : treachery.removed;
  moveOpenly(g, handOf(v.seat), 'family-atomics', fate); // § dune.treachery.atomics-removed
  g.table.wallDestroyed = true;
  for (const s of seats(g)) killAllIn(g, s, SHIELD_WALL);
  emit(g, 'shield wall destroyed', 'dune.treachery.atomics', { seat: v.seat });
}
const NUMBERS = upTo(10);

const play = playing.procedure(
  'a card against the storm',
  'dune.treachery.special-open',
  playing.undisturbed(),
  playing.when((_g, v) => v.choice === 'family-atomics', [playing.act(destroyTheWall, 'dune.treachery.atomics')]),
  playing.when(
    (_g, v) => v.choice === 'weather-control',
    [
      playing.act(function showWeatherControl(g, v) {
        discardCard(g, v.seat, 'weather-control', 'dune.treachery.special-discard');
      }),
      playing.ask('move the storm how far?', 'dune.treachery.weather-control', {
        who: (_g, v) => v.seat,
        options: () => NUMBERS,
        then: (g, v, n) => {
          g.table.stormMove = n;
          emit(g, 'weather control', 'dune.treachery.weather-control', { seat: v.seat, sectors: n });
        },
      }),
    ],
  ),
);

const STORM_CARDS = ['family-atomics', 'weather-control'];
/** Whether the storm is about to hit exposed forces of a seat, by public knowledge. */
function willBeHit(g: Look, seat: Seat): boolean {
  for (const x of groupsOf(g, seat)) {
    const ahead = (sectorOf(x.at) - g.table.storm + SECTORS) % SECTORS;
    if (sectorOf(x.at) >= 0 && ahead > 0 && ahead <= g.table.stormMove && exposed(g, x.at)) return true;
  }
  return false;
}
function forbidden(g: Look, seat: Seat, card: string): RuleId | null {
  return card === 'family-atomics' && !canLaunch(g, seat) ? 'dune.treachery.atomics-requirement' : null;
}
const { undisturbed, window, procedure } = words<Record<never, never>>();
export const familyAtomicsAndWeatherControl = procedure(
  'before the storm moves',
  'dune.treachery.weather-control-known',
  undisturbed(),
  window('play a card before the storm moves?', 'dune.treachery.atomics-when', {
    seats: (g) => around(g, g.table.first),
    about: (g) => ({ sectors: g.table.stormMove }),
    stake: (g, _v, seat) => willBeHit(g, seat),
    options: (g, _v, seat) => STORM_CARDS.filter((c) => hasCard(g, seat, c)),
    refuse: (g, _v, card, seat) => forbidden(g, seat, card),
    until: () => false, // § dune.treachery.atomics-and-weather: one card does not close the window for the other
    play,
  }),
);
