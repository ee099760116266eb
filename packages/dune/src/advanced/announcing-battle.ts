// Between the end of phase 2 and the first shipment the Bene Gesserit may announce where their advisors will fight.

import { groupsIn, inStorm, isFull, allyIsIn } from '../board/forces.ts';
import type { Territory } from '../board/map.ts';
import type { RuleId } from '../ledger.ts';
import { inPlay, seatOf, type G, type Look } from '../table.ts';
import { stoppedNow } from '../treachery/advantages.ts';
import { announce, announcement } from '../treachery/karama.ts';
import { emit, words } from '../words.ts';

type Announcing = { territory: string };
const announcing = words<Announcing>();
const sisters = (g: Look): number => seatOf(g, 'bene-gesserit');

export function forbidsFighting(g: Look, t: Territory): RuleId | null {
  if (g.table.sent.includes(t)) return 'dune.bene-gesserit.advisors-no-flip';
  if (isFull(g, sisters(g), t) || allyIsIn(g, sisters(g), t)) return 'dune.bene-gesserit.fighter-limits';
  return groupsIn(g, sisters(g), t).some((x) => inStorm(g, x.at)) ? 'dune.bene-gesserit.announce-storm' : null;
}
function turnThem(g: G, v: Announcing): void {
  if (stoppedNow(g, 'bene-gesserit: announcing battle')) return;
  g.table.advisors = g.table.advisors.filter((t) => t !== v.territory);
  emit(g, 'advisors fight', 'dune.bene-gesserit.announce', { seat: sisters(g), territory: v.territory });
}

export const announceBattles = announcing.procedure(
  'announcing battle',
  'dune.bene-gesserit.announce',
  announcing.finishIf((g) => !g.table.advanced || !inPlay(g, 'bene-gesserit')),
  announcing.whilst(
    (g, v) =>
      v.territory !== 'no more' &&
      g.table.advisors.length > 0 &&
      !g.table.stopped.includes('bene-gesserit: announcing battle'),
    announcing.ask('announce battle where?', 'dune.bene-gesserit.announce', {
      who: sisters,
      options: (g): readonly (Territory | 'no more')[] => ['no more', ...g.table.advisors],
      refuse: (g, _v, t) => (t === 'no more' ? null : forbidsFighting(g, t)),
      then: (_g, v, t) => {
        v.territory = t;
      },
    }),
    announcing.when(
      (_g, v) => v.territory !== 'no more',
      [
        announcing.call(announcement, announce('bene-gesserit: announcing battle')),
        announcing.act(turnThem, 'dune.bene-gesserit.announce'),
      ],
    ),
  ),
);
