// Truthtrance: one yes-or-no question to another player, answered openly and truly. Only the true answer is offered; an answer
// about a plan in the making binds.

import { added, again, reveal, things, type Seat } from '@landsraad/kernel';
import { ALL_LEADERS, sheet } from '../board/factions.ts';
import { spiceOfSeat } from '../board/spice.ts';
import { handOf, hasCard, kindOf, predictedFaction, predictedTurn, traitors } from '../components.ts';
import { FACTS } from '../facts.ts';
import { battleOf, dialOptions, fighters, leaderOptions, slotOptions } from '../phases/7-battle-plan.ts';
import { inBattle } from '../phases/7-forces-in-battle.ts';
import { size } from '../board/forces.ts';
import { factionOf, inPlay, is, others, type G, type Look } from '../table.ts';
import { emit, offer, words } from '../words.ts';
import { isOpen } from './interruptions.ts';
import { discardCard } from './karama.ts';

const FACT_TOPICS = ['traitor', 'card', 'spice'] as const;
const PREDICTION_TOPICS = ['predicted faction', 'predicted turn'] as const;
const PLAN_TOPICS = ['leader', 'weapon', 'defense', 'dial'] as const;
type Fact = (typeof FACT_TOPICS)[number] | (typeof PREDICTION_TOPICS)[number];
type Planned = (typeof PLAN_TOPICS)[number];
export type Topic = Fact | Planned;
type Trance = { seat: Seat; of: Seat; topic: Topic; noun: string };
const trance = words<Trance>();

const CARDS = FACTS.treachery.cards.map((c) => c.id);

/** While plans are being made they can be asked about; no other future can. */
const planning = (g: Look, seat: Seat): boolean =>
  g.table.battle !== null && fighters(g).includes(seat) && battleOf(g).plans.length === 0;
const topics = (g: Look, v: Trance): (Fact | Planned)[] => [
  ...FACT_TOPICS,
  ...(is(g, v.of, 'bene-gesserit') ? PREDICTION_TOPICS : []),
  ...(planning(g, v.of) ? PLAN_TOPICS : []),
];
const isPlanned = (topic: Fact | Planned): topic is Planned => PLAN_TOPICS.some((t) => t === topic);

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
    case 'dial':
      return Array.from({ length: Math.max(1, size(inBattle(g, battleOf(g), v.of)) * 2) }, (_, n) =>
        String(n + 1),
      ).slice(0, MOST_SPICE);
  }
}

const kept = (seat: Seat) => traitors.kept[seat] ?? traitors.deck;
function isTrue(g: Look, v: Trance, fact: Fact): boolean {
  switch (fact) {
    case 'traitor':
      return things(g, kept(v.of)).includes(v.noun);
    case 'card':
      return hasCard(g, v.of, v.noun);
    case 'predicted faction':
      return things(g, predictedFaction.chosen[v.of] ?? predictedFaction.cards).includes(v.noun);
    case 'predicted turn':
      return things(g, predictedTurn.chosen[v.of] ?? predictedTurn.cards).includes(`turn ${v.noun}`);
    case 'spice':
      return spiceOfSeat(g, v.of) >= Number(v.noun);
  }
}
/** Which answers some legal plan can make true. */
function planAnswers(g: Look, v: Trance, element: Planned): string[] {
  const fits = whatFits(g, v, element);
  return [...(fits.includes(true) ? ['yes'] : []), ...(fits.includes(false) ? ['no'] : [])];
}
/** Of everything that could be in that place of the plan, whether it fits what is asked. */
function whatFits(g: Look, v: Trance, element: Planned): boolean[] {
  switch (element) {
    case 'leader':
      return leaderOptions(g, v.of).map((l) => l === v.noun);
    case 'dial':
      return dialOptions(g, v.of).map((d) => d >= Number(v.noun));
    case 'weapon':
    case 'defense':
      return slotOptions(g, v.of, element, leaderOptions(g, v.of)[0] ?? 'none').map((c) => kindOf(c) === v.noun);
  }
}
function answers(g: Look, v: Trance): string[] {
  const { topic } = v;
  return isPlanned(topic) ? planAnswers(g, v, topic) : [isTrue(g, v, topic) ? 'yes' : 'no'];
}

function hear(g: G, v: Trance, said: string): void {
  const answer = said === 'yes';
  const { topic } = v;
  if (isPlanned(topic)) {
    again(g, v.of);
    // § dune.treachery.truthtrance-binds
    if (g.table.battle !== null)
      g.table.battle.oaths = added(g.table.battle.oaths, { seat: v.of, element: topic, what: v.noun, holds: answer });
  } else
    g.table.truths = added(g.table.truths, { seat: v.of, about: `${topic} ${v.noun}`, answer, turn: g.table.turn });
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
  trance.undisturbed(),
  trance.act(function playTruthtrance(g, v) {
    discardCard(g, v.seat, 'truthtrance', 'dune.treachery.special-discard');
  }, 'dune.treachery.special-discard'),
  trance.ask('ask about what?', 'dune.treachery.truthtrance-scope', {
    who: (_g, v) => v.seat,
    about: (_g, v) => ({ of: v.of }),
    options: topics,
    then: (_g, v, topic) => {
      v.topic = topic;
    },
  }),
  trance.ask('ask which?', 'dune.treachery.truthtrance-unknown', {
    who: (_g, v) => v.seat,
    about: (_g, v) => ({ of: v.of, topic: v.topic }),
    options: nouns,
    then: (_g, v, noun) => {
      v.noun = noun;
    },
  }),
  trance.ask('answer truthfully', 'dune.treachery.truthtrance', {
    who: (_g, v) => v.of,
    about: (_g, v) => ({ by: v.seat, topic: v.topic, noun: v.noun }),
    options: answers,
    always: true,
    then: hear,
  }),
);

offer('truthtrance', 'dune.treachery.truthtrance', {
  options: (g, seat) => (isOpen(g) && hasCard(g, seat, 'truthtrance') ? others(g, seat) : []), // § dune.battle.truthtrance-any-time
  play: truthtrance,
  notes: (_g, seat, of): Trance => ({ seat, of: Number(of), topic: 'traitor', noun: '' }),
});
