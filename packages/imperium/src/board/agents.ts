// Agents: where one may be sent, and what it costs.

import { without } from '@landsraad/kernel';
import { cardOf, EVERY_ICON, type Card } from '../cards/cards.ts';
import type { Price } from '../effects/grammar.ts';
import { FACTS } from '../facts.ts';
import type { RuleId } from '../ledger.ts';
import { MODES } from '../modes.ts';
import { levelOf } from '../solo/levels.ts';
import { houseOf, isRival, lookAt, NOBODY, type G, type Look, type Open } from '../table.ts';
import { emit } from '../words.ts';
import { has } from './goods.ts';
import { influenceOf } from './influence.ts';
import { boardIds, boardOf, IX_SPACES, SELL_MELANGE, SPACES, spaceOf, type Space } from './spaces.ts';

const MENTAT_SPACE = 'mentat';
const HIGH_COUNCIL = 'high-council';
const LETO = 'duke-leto-atreides';
const HELENA = 'helena-richese';

const OWN_AGENTS = FACTS.baseBoard.setup.perPlayer.agentsOnLeader;
export const agentsEachRound = (g: Look, house: number): number =>
  (isRival(g, house) ? MODES[g.table.mode].rivalAgents : OWN_AGENTS) + (lookAt(g, house).swordmaster ? 1 : 0);

/** The houses with an agent on a space, once for each agent. */
export const agentsOn = (g: Look, space: string): number[] => {
  const there: number[] = [];
  for (let n = 0; n < g.table.houses.length; n++)
    for (const s of g.table.houses[n]?.sent ?? []) if (s === space) there.push(n);
  return there;
};

/** The price of a space for a house, sent there with a card. */
export function priceOf(g: Open, house: number, s: Space, card: Card | null = null): number {
  let cost = s.cost;
  if (card !== null && card.cheaper !== null && card.cheaper.space === s.id) cost = Math.max(0, cost - card.cheaper.n);
  if (s.id === MENTAT_SPACE) cost = levelOf(g)?.mentatCost ?? cost;
  // § imp.leader.leto-landsraad-popularity
  if (s.landsraad && s.good === 'solari' && lookAt(g, house).leader === LETO) cost = Math.max(0, cost - 1); // § imp.agent.cost-reduction
  return cost;
}

/** § imp.intrigue.dispatch-an-envoy: it gives all four faction icons to the card played. */
const mayEnter = (g: Open, c: Card, s: Space): boolean =>
  (c.iconBits & s.iconBit) !== 0 || (g.table.turn.envoy && s.faction >= 0);
const hasIcons = (g: Open, c: Card): boolean => c.iconBits !== 0 || g.table.turn.envoy;

function blocked(g: Open, house: number, c: Card, s: Space): boolean {
  const { houses, turn } = g.table;
  const own = lookAt(g, house);
  const enemiesDoNotBlock =
    turn.infiltrate ||
    (c.infiltrateBits & s.iconBit) !== 0 || // § imp.infiltrate.ignore-enemies § imp.infiltrate.added-icons
    (own.leader === HELENA && (s.icon === 'landsraad' || s.icon === 'city')); // § imp.leader.helena-eyes-everywhere
  if (enemiesDoNotBlock) return isOn(own.sent, s.id); // § imp.infiltrate.not-own
  for (let n = 0; n < houses.length; n++) if (isOn(houses[n]?.sent ?? NOWHERE, s.id)) return true;
  return false;
}
const NOWHERE: readonly string[] = [];
function isOn(sent: readonly string[], space: string): boolean {
  for (let n = 0; n < sent.length; n++) if (sent[n] === space) return true;
  return false;
}

/** Closed with The Voice by somebody else. */
export function closedTo(g: Open, house: number, space: string): boolean {
  const { closed } = g.table;
  if (closed.length === 0) return false;
  for (const c of closed) if (c.space === space && c.by !== house) return true; // § imp.agent.the-voice
  return false;
}

function visitedBefore(g: Open, house: number, s: Space): RuleId | null {
  if (!s.oncePerGame) return null;
  const h = lookAt(g, house);
  if (s.id === HIGH_COUNCIL) return !h.councilSeat ? null : 'imp.space.high-council-once';
  if (h.swordmaster) return 'imp.space.swordmaster-once';
  return levelOf(g)?.noSwordmaster === true ? 'imp.solo.no-swordmaster-space' : null;
}

/** The rule that keeps a house from sending an agent there with that card. */
export const refuseSpace = (g: Open, house: number, card: string, space: string): RuleId | null =>
  whyNotThere(g, house, cardOf(card), spaceOf(space));

function whyNotThere(g: Open, house: number, c: Card, s: Space): RuleId | null {
  const free = c.fromAnywhere;
  // § imp.agent.kwisatz-haderach-limits: it lifts icons and occupation, and nothing else.
  if (!free && !mayEnter(g, c, s)) return 'imp.agent.icon-match';
  if (closedTo(g, house, s.id)) return 'imp.agent.the-voice'; // § imp.infiltrate.not-the-voice
  // § imp.agent.kwisatz-haderach-limits
  if (!free && blocked(g, house, c, s)) return 'imp.agent.occupied';
  const before = visitedBefore(g, house, s);
  if (before !== null) return before;
  // § imp.agent.kwisatz-haderach-cost: it lifts neither of these.
  if (s.needed > 0 && influenceOf(g, house, s.neededWith) < s.needed) return 'imp.agent.requirement';
  if (s.good !== '' && !has(g, house, s.good, priceOf(g, house, s, c)))
    return s.id === SELL_MELANGE ? 'imp.space.sell-melange' : 'imp.agent.cost';
  return null;
}

/** The spaces for each set of icons, by board. */
const byIcons = (board: readonly Space[]): readonly (readonly Space[])[] =>
  Array.from({ length: EVERY_ICON + 1 }, (_, bits) => board.filter((s) => (bits & s.iconBit) !== 0));
const BASE_SPACES_OF = byIcons(SPACES);
const IX_SPACES_OF = byIcons(IX_SPACES);
const idsOf = (sets: readonly (readonly Space[])[]): readonly (readonly string[])[] =>
  sets.map((spaces) => spaces.map((s) => s.id));
const BASE_IDS_OF = idsOf(BASE_SPACES_OF);
const IX_IDS_OF = idsOf(IX_SPACES_OF);

/** The spaces a card could be played for: those with its icons, or all. */
export function spacesFor(g: Open, card: string): readonly string[] {
  const c = cardOf(card);
  // § imp.space.list
  if (c.fromAnywhere || g.table.turn.envoy) return boardIds(g);
  return (g.table.riseOfIx ? IX_IDS_OF : BASE_IDS_OF)[c.iconBits] ?? boardIds(g);
}

/** The rule that keeps a house from playing a card on an agent turn. */
export function refuseCard(g: Open, house: number, card: string): RuleId | null {
  const c = cardOf(card);
  const h = lookAt(g, house);
  if (!c.fromAnywhere && !hasIcons(g, c)) return 'imp.agent.iconless-card';
  if (h.agents === 0 && !(c.fromAnywhere && h.sent.length > 0))
    // § imp.agent.kwisatz-haderach-source
    return 'imp.agent.needs-agent';
  let why: RuleId = 'imp.agent.icon-match';
  // Only spaces with one of its icons can be open to it.
  const withItsIcons = (g.table.riseOfIx ? IX_SPACES_OF : BASE_SPACES_OF)[c.iconBits] ?? boardOf(g);
  for (const s of c.fromAnywhere || g.table.turn.envoy ? boardOf(g) : withItsIcons) {
    const refused = whyNotThere(g, house, c, s);
    if (refused === null) return null;
    if (refused !== 'imp.agent.icon-match') why = refused;
  }
  return why;
}

/** Whether the card could still send its agent somewhere when this much is paid, or an influence given up, for something else. */
function somewhereToGo(g: Look, house: number, card: string, paid: Price, lost: number): boolean {
  const c = cardOf(card);
  for (const id of spacesFor(g, card)) {
    const s = spaceOf(id);
    if (whyNotThere(g, house, c, s) !== null) continue;
    if (s.needed > 0 && s.neededWith === lost && influenceOf(g, house, lost) <= s.needed) continue;
    if (s.good === '' || has(g, house, s.good, priceOf(g, house, s, c) + paid[s.good])) return true;
  }
  return false;
}

// ---- the Mentat and recalling ----

/** Only from its own space. */
export function takeMentat(g: G, house: number): void {
  if (g.table.mentat !== NOBODY) return; // § imp.effect.mentat-take
  g.table.mentat = house;
  houseOf(g, house).agents++; // § imp.effect.mentat-agent
  emit(g, 'took the Mentat', 'imp.effect.mentat-take', { house });
}

export function recallAgent(g: G, house: number, space: string): void {
  const h = houseOf(g, house);
  const n = h.sent.lastIndexOf(space);
  if (n < 0) return;
  h.sent = without(h.sent, n);
  h.agents++;
  emit(g, 'recalled an agent', 'imp.effect.recall-agent', { house, space });
}

/** A card was played, its agent is still to be sent. */
export const toBeSent = (g: Look): boolean => g.table.turn.kind === 'agent' && g.table.turn.space === '';
/** The card that was played must still be able to send its agent somewhere when so much has been paid. */
export const canStillBeSent = (g: Look, house: number, paid: Price): boolean =>
  !toBeSent(g) || g.table.turn.house !== house || somewhereToGo(g, house, g.table.turn.card, paid, NO_FACTION);
/** And when an influence with a faction has been given up. */
export const canStillBeSentWithout = (g: Look, house: number, faction: number): boolean =>
  !toBeSent(g) || g.table.turn.house !== house || somewhereToGo(g, house, g.table.turn.card, NOTHING, faction);
const NOTHING: Price = { solari: 0, spice: 0, water: 0 };
const NO_FACTION = -1;
