// The Voice: the Bene Gesserit order the opponent to play, or not to play, something in the plan.

import type { Seat } from '@landsraad/kernel';
import { fighters, foeOf } from '../phases/7-battle-plan.ts';
import { VOICE, VOICE_ORDERS } from '../questions.ts';
import { allied, seatOf, type G, type Look } from '../table.ts';
import { isStopped, stoppedNow, type Advantage } from '../treachery/advantages.ts';
import { announce, announcement } from '../treachery/karama.ts';
import { emit, words } from '../words.ts';

const SAYINGS = ['nothing', ...VOICE_ORDERS.map(VOICE.key)];

type Saying = { says: string };
const saying = words<Saying>();
const sisters = (g: Look): Seat => seatOf(g, 'bene-gesserit');
/** The Bene Gesserit themselves, or the ally they speak for; -1 if it is none of their battle. */
export function sideOf(g: Look, helper: Seat): Seat {
  if (helper < 0) return -1;
  const both = fighters(g);
  if (both.includes(helper)) return helper;
  return both.find((s) => allied(g, s, helper)) ?? -1; // § dune.alliance.powers
}
const speaksFor = (g: Look): Seat => sideOf(g, sisters(g)); // § dune.bene-gesserit.alliance-voice
const advantage: Advantage = 'bene-gesserit: voice';

function giveOrder(g: G, v: Saying): void {
  const b = g.table.battle;
  if (b === null || stoppedNow(g, advantage)) return;
  const order = VOICE.of(v.says);
  if (order === null) return;
  const { play, what } = order;
  b.voice = { by: sisters(g), on: foeOf(g, speaksFor(g)), play, what };
  emit(g, 'voice', 'dune.bene-gesserit.voice', { seat: sisters(g), on: b.voice.on, play, what });
}

export const voice = saying.procedure(
  'the Voice',
  'dune.bene-gesserit.voice',
  saying.finishIf((g) => speaksFor(g) < 0 || isStopped(g, advantage)),
  saying.ask('use the Voice?', 'dune.bene-gesserit.voice-time', {
    who: sisters,
    means: (_g, _v, says) => VOICE.of(says),
    options: () => SAYINGS,
    then: (_g, v, says) => {
      v.says = says;
    },
  }),
  saying.finishIf((_g, v) => v.says === 'nothing'),
  saying.call(announcement, announce(advantage)),
  saying.act(giveOrder, 'dune.bene-gesserit.voice'),
);
