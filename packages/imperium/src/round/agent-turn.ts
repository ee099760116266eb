// Agent turn: play a card, send an agent, pay, and take what space and card give, in any order.

import { added, moveOpenly, without } from '@landsraad/kernel';
import { priceOf, refuseSpace, spacesFor } from '../board/agents.ts';
import { controlBonus } from '../board/control.ts';
import { payGood } from '../board/goods.ts';
import { SELL_MELANGE, SELL_RATES, spaceOf } from '../board/spaces.ts';
import { deployable, deployAtCombatSpace } from '../board/troops.ts';
import { cardOf, cardsOf } from '../cards/cards.ts';
import { mustGoOn, resolvable, resolveByItself, remember, takeOff } from '../effects/pending.ts';
import type { Lines } from '../effects/grammar.ts';
import { resolve, resolving } from '../effects/resolving.ts';
import { rivalsSpend } from '../solo/rival-spending.ts';
import { deployDreadnought, mayDeployDreadnought } from '../rise-of-ix/dreadnoughts.ts';
import { paidForAhead } from '../rise-of-ix/ilesa.ts';
import { mayInterject } from '../rise-of-ix/interject.ts';
import { leaderOf } from '../leaders/leaders.ts';
import type { RuleId } from '../ledger.ts';
import { houseOf, lookAt, type G } from '../table.ts';
import { emit, words } from '../words.ts';
import { DEPLOYS } from '../questions.ts';

export type AgentTurn = { house: number; card: string; from: string; space: string; next: string };
const { act, ask, call, leaveIf, repeat, when, procedure } = words<AgentTurn>();

export const LEADER = 'leader';
const fromAnywhere = (_g: G, v: AgentTurn): boolean => cardOf(v.card).fromAnywhere;

/** Kwisatz Haderach moves any agent: one on the leader, or one that stands on the board. */
const agentsToSend = (g: G, v: AgentTurn): string[] => {
  const h = lookAt(g, v.house);
  return [...(h.agents > 0 ? [LEADER] : []), ...new Set(h.sent)];
};

function playCard(g: G, v: AgentTurn): void {
  const own = cardsOf(v.house);
  moveOpenly(g, own.hand, v.card, own.inPlay);
  g.table.turn.card = v.card;
  emit(g, 'played', 'imp.agent.play-card', { house: v.house, card: v.card });
}

function placeAgent(g: G, v: AgentTurn): void {
  const h = houseOf(g, v.house);
  const from = v.from === LEADER ? -1 : h.sent.lastIndexOf(v.from);
  // An agent that was recalled in the meantime comes from the leader.
  if (from < 0) h.agents--;
  else h.sent = without(h.sent, from);
  h.sent = added(h.sent, v.space);
  const t = g.table.turn;
  t.space = v.space;
  t.combat = spaceOf(v.space).combat;
  emit(g, 'sent an agent', 'imp.agent.agent-stays', { house: v.house, space: v.space });
  paidForAhead(g, v.house, v.card);
}

const sells = (_g: G, v: AgentTurn): boolean => v.space === SELL_MELANGE;

/** In full, before any effect. Count Ilban draws a card when he pays Solari for a space. */
function payCost(g: G, v: AgentTurn): void {
  const s = spaceOf(v.space);
  const t = g.table.turn;
  const price = v.space === SELL_MELANGE ? t.sold : priceOf(g, v.house, s, cardOf(v.card));
  if (s.good === '' || price === 0) return;
  payGood(g, v.house, s.good, price, 'imp.agent.cost');
  const h = lookAt(g, v.house);
  // § imp.leader.ilban-ruthless-negotiator
  if (s.good === 'solari' && h.leader === 'count-ilban-richese') remember(g, leaderOf(h.leader).ability);
}

function takeControlBonus(g: G, v: AgentTurn): void {
  controlBonus(g, v.space);
  // A rival that controls the space may have enough for a point now.
  rivalsSpend(g);
}

/**
 * What space and card give, as the facts say.
 * § imp.agent.faction-influence § imp.space.conspire § imp.space.wealth § imp.space.heighliner § imp.space.foldspace
 * § imp.space.selective-breeding § imp.space.secrets § imp.space.hardy-warriors § imp.space.stillsuits
 * § imp.space.high-council § imp.space.hall-of-oratory § imp.space.mentat § imp.space.rally-troops § imp.space.swordmaster
 * § imp.space.secure-contract § imp.space.sell-melange § imp.space.arrakeen § imp.space.carthag
 * § imp.space.research-station § imp.space.sietch-tabr § imp.space.the-great-flat § imp.space.hagga-basin
 * § imp.space.imperial-basin § imp.space.tech-negotiation § imp.space.dreadnought § imp.space.interstellar-shipping
 * § imp.space.smuggling
 */
function gatherEffects(g: G, v: AgentTurn): void {
  const effects = spaceOf(v.space).arrival.slice();
  for (const line of cardOf(v.card).agent) {
    if (line.op === 'leaderSignet') effects.push(...signetOf(g, v.house));
    else if (!READ_ELSEWHERE.has(line.op)) effects.push(line);
  }
  remember(g, effects);
}
/** They have served when the agent was sent. */
const READ_ELSEWHERE: ReadonlySet<string> = new Set(['sendAgentFromAnywhereToAnySpace', 'spaceCostReduction']);
/**
 * What each signet gives stands in the facts.
 * § imp.leader.signet-ring § imp.leader.paul-discipline § imp.leader.leto-prudent-diplomacy § imp.leader.baron-scheme
 * § imp.leader.rabban-brutality § imp.leader.memnon-spice-hoard § imp.leader.ariana-hidden-reservoir
 * § imp.leader.ilban-manufacturing § imp.leader.helena-manipulate § imp.leader.rhombur-ixian-technology
 * § imp.leader.tessia-duplicity § imp.leader.ilesa-guild-contacts § imp.leader.armand-conscript
 * § imp.leader.yuna-final-delivery § imp.leader.hundro-couriers
 */
const signetOf = (g: G, house: number): Lines => leaderOf(lookAt(g, house).leader).signet;

// ---- what to do next ----

export const END = 'end turn';

/** The option for each number of troops, built once: the list is asked for often. */
const DEPLOY = Array.from({ length: 13 }, (_, troops) => DEPLOYS.key({ troops, dreadnoughts: 0 }));
const DEPLOY_DREADNOUGHT = DEPLOYS.key({ troops: 0, dreadnoughts: 1 });

/** § imp.deploy.optional: troops are deployed or not. */
function nextOptions(g: G, v: AgentTurn): string[] {
  const list = resolvable(g, v.house);
  const n = deployable(g, v.house);
  for (let k = 1; k <= n; k++) list.push(DEPLOY[k] ?? ''); // § imp.deploy.timing
  if (mayDeployDreadnought(g, v.house)) list.push(DEPLOY_DREADNOUGHT);
  list.push(END);
  return list;
}
const refuseNext = (g: G, v: AgentTurn, option: string): RuleId | null =>
  option === END && mustGoOn(g, v.house) ? 'imp.effect.mandatory' : null;
function chooseNext(g: G, v: AgentTurn, option: string): void {
  v.next = option;
  const deployed = DEPLOYS.of(option);
  if (option === DEPLOY_DREADNOUGHT) deployDreadnought(g, v.house);
  else if (deployed !== null) deployAtCombatSpace(g, v.house, deployed.troops);
  else if (option !== END) takeOff(g, option); // § imp.effect.arrow-once
}
const effectChosen = (_g: G, v: AgentTurn): boolean => v.next !== END && DEPLOYS.of(v.next) === null;
const couldActUnasked = (g: G, v: AgentTurn): boolean => mayInterject(g, v.house);

export const agentTurn = procedure(
  'agent turn',
  'imp.agent.play-card',
  act(function begin(g) {
    g.table.turn.kind = 'agent';
    g.table.turn.begun = true;
  }),
  act(playCard, 'imp.agent.play-card'),
  when(fromAnywhere, [
    ask('which agent?', 'imp.agent.kwisatz-haderach-source', {
      who: (_g, v) => v.house,
      about: (_g, v) => ({ card: v.card }),
      options: agentsToSend,
      then: (_g, v, from) => {
        v.from = from;
      },
    }),
  ]),
  ask('send the agent where?', 'imp.agent.icon-match', {
    who: (_g, v) => v.house,
    about: (_g, v) => ({ card: v.card }),
    options: (g, v) => spacesFor(g, v.card),
    refuse: (g, v, space) => refuseSpace(g, v.house, v.card, space),
    // Even a lone space is asked about: a plot card could still open or pay for another.
    always: couldActUnasked,
    then: (_g, v, space) => {
      v.space = space;
    },
  }),
  when(sells, [
    ask('sell how much spice?', 'imp.space.sell-melange', {
      who: (_g, v) => v.house,
      means: (_g, _v, n) => ({ solari: SELL_RATES.get(n) ?? 0 }),
      options: (g, v) => [...SELL_RATES.keys()].filter((n) => n <= lookAt(g, v.house).spice),
      then: (g, _v, n) => {
        g.table.turn.sold = n;
      },
    }),
  ]),
  act(placeAgent, 'imp.agent.agent-stays'),
  act(payCost, 'imp.agent.cost'),
  act(takeControlBonus, 'imp.control.bonus-timing'),
  act(gatherEffects, 'imp.agent.gain-effects'),
  repeat(
    act(function effectsByThemselves(g, v) {
      resolveByItself(g, v.house);
    }),
    ask('what next?', 'imp.agent.effect-order', {
      who: (_g, v) => v.house,
      means: (_g, _v, option) => DEPLOYS.of(option),
      options: nextOptions,
      refuse: refuseNext,
      // Even with nothing left but to end the turn: a plot card could still be played before.
      always: couldActUnasked,
      then: chooseNext,
    }),
    leaveIf((_g, v) => v.next === END),
    when(effectChosen, [call(resolve, (_g, v) => resolving(v.house, v.next))]),
  ),
);
