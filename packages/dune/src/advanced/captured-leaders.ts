// Whenever the Harkonnen win a battle they may take one leader of the loser at random: to kill for spice, or to use once.

import { random, moveSecretly, reveal, things, type PlaceRef, type Seat } from '@landsraad/kernel';
import {
  captivesOf,
  captivesGoHome,
  faceDownOf,
  homeOf,
  showLeaderTo,
  takenBy,
  tellByElimination,
  usedIn,
} from '../board/leaders.ts';
import { fromBank } from '../board/spice.ts';
import { FACTS } from '../facts.ts';
import { battleOf, fighters, foeOf } from '../phases/7-battle-plan.ts';
import { seatOf, type G, type Look } from '../table.ts';
import { isStopped, stoppedNow, type Advantage } from '../treachery/advantages.ts';
import { announce, announcement } from '../treachery/karama.ts';
import { emit, words } from '../words.ts';

const REWARD =
  FACTS.factions.factions.flatMap((f) => f.advanced.flatMap((a) => ('killReward' in a ? [a.killReward] : [])))[0] ?? 0;
const advantage: Advantage = 'harkonnen: capture';

/** Only two players know the leader drawn, so it is never in the notes. */
type Capturing = { stopped: boolean };
const capturing = words<Capturing>();
const baron = (g: Look): Seat => seatOf(g, 'harkonnen');
const loser = (g: Look): Seat => foeOf(g, baron(g));
/** Living leaders of the loser, not those used elsewhere this turn. */
const pool = (g: Look): string[] =>
  things(g, homeOf(loser(g))).filter(
    (l) => usedIn(g, l) === '' || usedIn(g, l) === battleOf(g).territory, // § dune.harkonnen.capture-pool
  );
function take(g: G, v: Capturing): void {
  v.stopped = stoppedNow(g, advantage);
  if (v.stopped) return;
  const list = pool(g);
  const leader = list[random(g, list.length)];
  if (leader === undefined) return;
  const elsewhere = things(g, homeOf(loser(g))).filter((l) => !list.includes(l));
  moveSecretly(g, homeOf(loser(g)), leader, takenBy(baron(g)));
  showLeaderTo(g, takenBy(baron(g)), leader, loser(g));
  // Leaders who fought elsewhere cannot have been taken, and everybody knows that.
  for (const l of elsewhere) reveal(g, homeOf(loser(g)), things(g, homeOf(loser(g))).indexOf(l));
  tellByElimination(g);
  emit(
    g,
    'leader captured',
    'dune.harkonnen.capture',
    { seat: baron(g), of: loser(g) },
    { to: [baron(g), loser(g)], nouns: { leader } },
  );
}
/** What happens to the leader just taken: only captor and owner know which it is. */
function putTaken(g: G, place: PlaceRef, alsoKnows: Seat): void {
  for (const leader of things(g, takenBy(baron(g))).slice()) {
    moveSecretly(g, takenBy(baron(g)), leader, place);
    showLeaderTo(g, place, leader, alsoKnows);
  }
}
function killCaptive(g: G): void {
  putTaken(g, faceDownOf(loser(g)), baron(g));
  fromBank(g, baron(g), REWARD);
  emit(g, 'captive killed', 'dune.harkonnen.capture-kill', { seat: baron(g), of: loser(g), spice: REWARD });
}
function keepCaptive(g: G): void {
  putTaken(g, captivesOf(baron(g)), loser(g));
}

export const capture = capturing.procedure(
  'capturing a leader',
  'dune.harkonnen.capture',
  capturing.finishIf(
    (g) =>
      !g.table.advanced ||
      baron(g) < 0 ||
      !fighters(g).includes(baron(g)) ||
      battleOf(g).winner !== baron(g) || // § dune.harkonnen.capture-own-only § dune.harkonnen.capture-after-traitor
      isStopped(g, advantage) ||
      pool(g).length === 0,
  ),
  capturing.ask('capture a leader?', 'dune.harkonnen.capture-decide', { who: baron, options: () => ['no', 'capture'] }),
  capturing.finishIf((_g, _v, chose) => chose !== 'capture'),
  capturing.call(announcement, announce(advantage)),
  capturing.act(take, 'dune.harkonnen.capture'),
  capturing.finishIf((_g, v) => v.stopped),
  capturing.ask('kill the captive or keep it?', 'dune.harkonnen.capture-kill', {
    who: baron,
    options: () => ['kill', 'keep'],
  }),
  capturing.when(
    (_g, _v, chose) => chose === 'kill',
    [capturing.act(killCaptive, 'dune.harkonnen.capture-kill')],
    [capturing.act(keepCaptive, 'dune.harkonnen.capture-keep')],
  ),
  capturing.act(function itIsDone(g) {
    captivesGoHome(g);
    tellByElimination(g);
  }),
);
