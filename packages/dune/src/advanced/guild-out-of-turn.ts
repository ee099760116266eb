// The Guild of the advanced game ships and moves before, between or after the turns of the others.

import { seatOf, type G } from '../table.ts';
import { isStopped, stoppedNow } from '../treachery/advantages.ts';
import { announcement } from '../treachery/karama.ts';
import { words, type None } from '../words.ts';
import { playerOrder } from '../phases/1-storm.ts';

const guild = (g: G): number => seatOf(g, 'spacing-guild');

/** Whether the Guild still waits and may choose its time. § dune.guild.out-of-turn */
export const guildMayGoNow = (g: G): boolean =>
  g.table.advanced && guild(g) >= 0 && !g.table.moved.includes(guild(g)) && !isStopped(g, 'spacing-guild: out of turn');

/** Whether its regular place in the order has come. */
const itsTurn = (g: G): boolean => playerOrder(g).find((s) => !g.table.moved.includes(s)) === guild(g);

const slots = words<None>();
export const guildSlot = slots.procedure(
  'the Guild waits',
  'dune.guild.out-of-turn-block',
  slots.ask('take your turn now?', 'dune.guild.out-of-turn-secret', {
    who: guild,
    options: () => ['wait', 'now'],
    then: (g, _v, said) => {
      g.table.announced = said === 'now' ? 'the Guild goes now' : '';
    },
  }),
  slots.when(
    (g) => itsTurn(g) === (g.table.announced === ''),
    [
      slots.call(announcement, (g) => ({ seat: guild(g), advantage: 'spacing-guild: out of turn', before: '' })),
      slots.act(function stoppedGuild(g) {
        if (!stoppedNow(g, 'spacing-guild: out of turn')) return;
        // Its regular place has passed: it goes at once. Otherwise it waits for its place.
        g.table.announced = itsTurn(g) ? 'the Guild goes now' : ''; // § dune.guild.timing-stopped
      }),
    ],
  ),
);
