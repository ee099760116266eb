// Where the cards of one's hand could send an agent, asked of the rules themselves, and why not elsewhere.

import {
  BOARD_SPACES,
  CARDS,
  FACTIONS,
  factionName,
  priceOf,
  refuseCard,
  refuseSpace,
  spacesFor,
  type Open,
  type RuleId,
  type Space,
} from '@landsraad/imperium';
import type { View } from '@landsraad/kernel';
import type { NotDone } from '../../table/source.ts';
import { AGENT_ICONS } from './cards/icons.ts';
import { houseOf, pile, tableOf } from './position.ts';

const openTable = (view: View): Open => ({ table: tableOf(view) });

/** Where a card could send an agent now. */
export const spacesOpenTo = (view: View, card: string): string[] =>
  spacesFor(openTable(view), card).filter((s) => refuseSpace(openTable(view), view.seat, card, s) === null);

/** The cards in hand that could send an agent to a space now. */
export const cardsTo = (view: View, space: string): string[] =>
  [...new Set(pile(view, view.seat, 'hand').known)].filter(
    (card) =>
      refuseCard(openTable(view), view.seat, card) === null &&
      refuseSpace(openTable(view), view.seat, card, space) === null,
  );

const GOOD_NAMES = { solari: 'Solari', spice: 'spice', water: 'water', '': '' } as const;

function sentenceFor(view: View, rule: RuleId, card: string, s: Space, nameOf: (house: number) => string): string {
  const t = tableOf(view);
  const h = houseOf(view, view.seat);
  const has = s.good === '' ? 0 : (h?.[s.good] ?? 0);
  switch (rule) {
    case 'imp.agent.icon-match':
      return `${CARDS.get(card)?.name ?? 'This card'} does not show the ${AGENT_ICONS[s.icon][1]} icon that ${s.name} asks for.`;
    case 'imp.agent.occupied':
      return `${nameOf(t.houses.findIndex((x) => x.sent.includes(s.id)))} ${t.houses[view.seat]?.sent.includes(s.id) === true ? 'have' : 'has'} an agent on ${s.name}.`;
    case 'imp.agent.the-voice':
      return `${s.name} is closed by The Voice.`;
    case 'imp.agent.requirement':
      return `${s.name} asks for ${s.needed} influence with ${factionName(FACTIONS[s.neededWith])}. You have ${h?.influence[s.neededWith] ?? 0}.`;
    case 'imp.agent.cost':
      return `${s.name} costs ${priceOf(openTable(view), view.seat, s, CARDS.get(card))} ${GOOD_NAMES[s.good]}. You have ${has}.`;
    case 'imp.space.sell-melange':
      return `You sell at least 2 spice there. You have ${has}.`;
    case 'imp.space.high-council-once':
      return 'You have your seat on the High Council already.';
    case 'imp.space.swordmaster-once':
      return 'You have your swordmaster already.';
    case 'imp.solo.no-swordmaster-space':
      return 'At this difficulty nobody can go there.';
    default:
      return 'The rules do not offer that now.';
  }
}

/** Why a card cannot send an agent to a space; null: it can. */
export function whyNotThere(
  view: View,
  card: string,
  space: string,
  nameOf: (house: number) => string,
): NotDone | null {
  const s = BOARD_SPACES.get(space);
  const rule = refuseSpace(openTable(view), view.seat, card, space);
  return s === undefined || rule === null ? null : { rule, sentence: sentenceFor(view, rule, card, s, nameOf) };
}

/** Why no card in hand can send an agent to a space. */
export function whyNobody(view: View, space: string, nameOf: (house: number) => string): NotDone {
  const s = BOARD_SPACES.get(space);
  const h = houseOf(view, view.seat);
  if (s === undefined || h === undefined) return { rule: null, sentence: 'The rules do not offer that now.' };
  if (h.agents === 0)
    return { rule: 'imp.agent.needs-agent', sentence: 'You have no agent left to send this round: reveal your hand.' };
  // A card with the icon says more than one without it.
  const reasons = [...new Set(pile(view, view.seat, 'hand').known)].flatMap(
    (card) => whyNotThere(view, card, space, nameOf) ?? [],
  );
  return (
    reasons.find((r) => r.rule !== 'imp.agent.icon-match') ?? {
      rule: 'imp.agent.icon-match',
      sentence: `No card in your hand shows the ${AGENT_ICONS[s.icon][1]} icon that ${s.name} asks for.`,
    }
  );
}
