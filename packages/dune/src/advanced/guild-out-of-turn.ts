// The Guild of the advanced game ships and moves before, between or after the turns of the others.

import { seatOf, type G, type Look } from '../table.ts';
import { isStopped, stoppedNow } from '../treachery/advantages.ts';
import { announce, announcement } from '../treachery/karama.ts';
import { words } from '../words.ts';
import { playerOrder } from '../phases/1-storm.ts';

const guild = (g: Look): number => seatOf(g, 'spacing-guild');

/** Whether the Guild still waits and may choose its time. § dune.guild.out-of-turn */
export const guildMayGoNow = (g: Look): boolean =>
  g.table.advanced && guild(g) >= 0 && !g.table.moved.includes(guild(g)) && !isStopped(g, 'spacing-guild: out of turn');

/** Whether its regular place in the order has come. */
const itsTurn = (g: G): boolean => playerOrder(g).find((s) => !g.table.moved.includes(s)) === guild(g);

/** Notes of the phase: whether the Guild goes next. */
export type GuildTurn = { guildNow: boolean };
const { act, ask, call, when } = words<GuildTurn>();
export const guildChoosesItsTime = [
  ask('take your turn now?', 'dune.guild.out-of-turn-secret', {
    who: guild,
    options: () => ['wait', 'now'],
    then: (_g, v, said) => {
      v.guildNow = said === 'now';
    },
  }),
  when(
    (g, v) => itsTurn(g) !== v.guildNow,
    [
      call(announcement, announce('spacing-guild: out of turn')),
      act(function stoppedGuild(g, v) {
        // Once its regular place has passed it goes at once; before that it waits for its place.
        if (stoppedNow(g, 'spacing-guild: out of turn')) v.guildNow = itsTurn(g); // § dune.guild.timing-stopped
      }),
    ],
    [],
    'dune.guild.out-of-turn-block',
  ),
];
