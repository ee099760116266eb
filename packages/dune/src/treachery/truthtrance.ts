// Truthtrance: one yes-or-no question to another player, answered openly and truly. Only the true answer is offered; an answer
// about a plan in the making binds.

import { again, reveal, things, type Seat } from '@landsraad/kernel';
import { ALL_LEADERS, sheet } from '../board/factions.ts';
import { spiceOfSeat } from '../board/spice.ts';
import { handOf, hasCard, kindOf, predictedFaction, predictedTurn, traitors } from '../components.ts';
import { FACTS } from '../facts.ts';
import { battleOf, dialOptions, fighters, leaderOptions, slotOptions } from '../phases/7-battle-plan.ts';
import { inBattle } from '../phases/7-forces-in-battle.ts';
import { size } from '../board/forces.ts';
import { factionOf, inPlay, is, others, type Element, type G, type Look } from '../table.ts';
import { emit, offer, words } from '../words.ts';
import { discardCard, isBusy } from './karama.ts';

type Trance = { seat: Seat; of: Seat; topic: string; noun: string };
const trance = words<Trance>();

const FACT_TOPICS = ['traitor', 'card', 'spice'] as const;
const PLAN_TOPICS: readonly Element[] = ['leader', 'weapon', 'defense', 'dial'];
const CARDS = FACTS.treachery.cards.map((c) => c.id);

/** While plans are being made they can be asked about; no other future can. */
const planning = (g: Look, seat: Seat): boolean =>
  g.table.battle !== null && fighters(g).includes(seat) && battleOf(g).plans.length === 0;
const topics = (g: Look, v: Trance): string[] => [
  ...FACT_TOPICS,
  ...(is(g, v.of, 'bene-gesserit') ? ['predicted faction', 'predicted turn'] : []),
  ...(planning(g, v.of) ? PLAN_TOPICS : []),
];
const isPlan = (topic: string): boolean => PLAN_TOPICS.some((t) => t === topic);

const MOST_SPICE = 40;
/** What can be asked about, by what everybody knows. */
function nouns(g: Look, v: Trance): string[] {
  switch (v.topic) {
    case 'traitor':
      return ALL_LEADERS.filter((l) => inPlay(g, l.faction)).map((l) => l.id);
    case 'card':
      return CARDS;
    case 'spice':
      return Array.from({ length: MOST_SPICE }, (_, n) => String(n + 1));
    case 'predicted faction':
      return g.table.factions.filter((f) => f !== 'bene-gesserit');
    case 'predicted turn':
      return Array.from({ length: 10 }, (_, n) => String(n + 1));
    case 'leader':
      return [...sheet(factionOf(g, v.of)).leaders.map((l) => l.id), 'cheap-hero', 'cheap-heroine'];
    case 'weapon':
      return ['projectile', 'poison', 'lasgun', 'worthless'];
    case 'defense':
      return ['shield', 'snooper', 'worthless'];
    default:
      return Array.from({ length: Math.max(1, size(inBattle(g, battleOf(g), v.of)) * 2) }, (_, n) =>
        String(n + 1),
      ).slice(0, MOST_SPICE);
  }
}

const kept = (seat: Seat) => traitors.kept[seat] ?? traitors.deck;
function isTrue(g: Look, v: Trance): boolean {
  switch (v.topic) {
    case 'traitor':
      return things(g, kept(v.of)).includes(v.noun);
    case 'card':
      return hasCard(g, v.of, v.noun);
    case 'predicted faction':
      return things(g, predictedFaction.chosen[v.of] ?? predictedFaction.cards).includes(v.noun);
    case 'predicted turn':
      return things(g, predictedTurn.chosen[v.of] ?? predictedTurn.cards).includes(`turn ${v.noun}`);
    default:
      return spiceOfSeat(g, v.of) >= Number(v.noun);
  }
}
/** Which answers some legal plan can make true. */
function planAnswers(g: Look, v: Trance): string[] {
  const test = (yes: readonly boolean[]): string[] => [
    ...(yes.includes(true) ? ['yes'] : []),
    ...(yes.includes(false) ? ['no'] : []),
  ];
  if (v.topic === 'leader') return test(leaderOptions(g, v.of).map((l) => l === v.noun));
  if (v.topic === 'dial') return test(dialOptions(g, v.of).map((d) => d >= Number(v.noun)));
  const leader = leaderOptions(g, v.of)[0] ?? 'none';
  return test(
    slotOptions(g, v.of, v.topic === 'weapon' ? 'weapon' : 'defense', leader).map((c) => kindOf(c) === v.noun),
  );
}
const answers = (g: Look, v: Trance): string[] => (isPlan(v.topic) ? planAnswers(g, v) : [isTrue(g, v) ? 'yes' : 'no']);

function hear(g: G, v: Trance, said: string): void {
  const answer = said === 'yes';
  const element = PLAN_TOPICS.find((t) => t === v.topic);
  if (element !== undefined) {
    // § dune.treachery.truthtrance-binds
    if (g.table.battle !== null)
      g.table.battle.oaths = [...g.table.battle.oaths, { seat: v.of, element, what: v.noun, holds: answer }];
  } else
    g.table.truths = [...g.table.truths, { seat: v.of, about: `${v.topic} ${v.noun}`, answer, turn: g.table.turn }];
  if (element !== undefined) again(g, v.of);
  if (answer && v.topic === 'traitor') reveal(g, kept(v.of), things(g, kept(v.of)).indexOf(v.noun));
  if (answer && v.topic === 'card') reveal(g, handOf(v.of), things(g, handOf(v.of)).indexOf(v.noun));
  emit(g, 'truth', 'dune.treachery.truthtrance', {
    seat: v.seat,
    of: v.of,
    topic: v.topic,
    noun: v.noun,
    answer: said,
  });
}

const truthtrance = trance.procedure(
  'truthtrance',
  'dune.treachery.truthtrance',
  trance.act(function playTruthtrance(g, v) {
    discardCard(g, v.seat, 'truthtrance', 'dune.treachery.special-discard');
  }, 'dune.treachery.special-discard'),
  trance.ask('ask about what?', 'dune.treachery.truthtrance-scope', {
    who: (_g, v) => v.seat,
    options: topics,
    then: (_g, v, topic) => {
      v.topic = topic;
    },
  }),
  trance.ask('ask which?', 'dune.treachery.truthtrance-unknown', {
    who: (_g, v) => v.seat,
    options: nouns,
    then: (g, v, noun) => {
      v.noun = noun;
      g.table.about = `${v.topic} ${noun}`;
    },
  }),
  trance.ask('answer truthfully', 'dune.treachery.truthtrance', {
    who: (_g, v) => v.of,
    options: answers,
    always: true,
    then: hear,
  }),
);

offer('truthtrance', 'dune.treachery.truthtrance', {
  options: (g, seat) =>
    g.table.phase !== 'set-up' && // § dune.battle.truthtrance-any-time
    !isBusy(g) &&
    hasCard(g, seat, 'truthtrance')
      ? others(g, seat)
      : [],
  play: truthtrance,
  notes: (_g, seat, of) => ({ seat, of: Number(of), topic: '', noun: '' }),
});
