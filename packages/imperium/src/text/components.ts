// Every component in words, for the rulebook and for whoever wants to read them all.

import { SELL_MELANGE, SPACES, type Space } from '../board/spaces.ts';
import { CARDS, type Card } from '../cards/cards.ts';
import { HAGAL } from '../house-hagal/hagal-deck.ts';
import { INTRIGUE } from '../intrigue/holding.ts';
import { LEADERS, type Leader } from '../leaders/leaders.ts';
import { CONFLICTS } from '../round/conflicts.ts';
import { boxText, condition } from './effects.ts';
import { count, factionShort, goodName, iconName } from './names.ts';

/** The left abilities that are no effect of their own. */
const PASSIVE: { readonly [leader: string]: string } = {
  'paul-atreides': 'you may look at the top card of your deck at any time',
  'duke-leto-atreides': 'Landsraad spaces cost you 1 Solari less',
  'baron-vladimir-harkonnen':
    'before the first round choose two factions in secret; once, on a turn when you have deployed four troops, show them and gain 1 influence with each',
  'glossu-the-beast-rabban': 'you start with 1 extra spice and 1 extra Solari',
  'earl-memnon-thorvald': 'when you take a High Council seat: gain 1 influence with a faction of your choice',
  'countess-ariana-thorvald': 'when you harvest at a maker space: harvest 1 less spice and draw 1 card',
  'count-ilban-richese': 'when you pay Solari for a board space: draw 1 card',
  'helena-richese': 'opponents’ agents do not block yours on Landsraad and city spaces',
};

/** Both abilities of a leader, each with its name. */
export const leaderTexts = (l: Leader): readonly [string, string] => [
  `${l.abilityName}: ${PASSIVE[l.id] ?? boxText(l.ability)}`,
  `${l.signetName} (signet): ${boxText(l.signet)}`,
];

/** What stands beside the name of a space. */
export const spaceMarks = (s: Space): string =>
  [
    iconName(s.icon),
    s.good === '' ? 'free' : `costs ${s.cost}${s.id === SELL_MELANGE ? ' to 5' : ''} ${goodName(s.good)}`,
    s.requirement === null ? '' : `only ${condition(s.requirement)}`,
    s.combat ? 'combat' : '',
    s.oncePerGame ? 'once per game' : '',
    s.control === null ? '' : `${s.control.n} ${goodName(s.control.resource)} for whoever controls it`,
  ]
    .filter((x) => x !== '')
    .join(', ');

function cardText(c: Card): string[] {
  const lines = [
    `**${c.name}**${c.cost === null ? '' : `, ${c.cost} persuasion`}${c.factions.length === 0 ? '' : `, ${c.factions.map(factionShort).join(' and ')}`}, ${count(c.copies, 'copy', 'copies')}`,
  ];
  lines.push(`- icons: ${c.icons.map(iconName).join(', ') || 'none'}`);
  lines.push(`- agent: ${boxText(c.agent)}`);
  lines.push(`- reveal: ${boxText(c.reveal)}`);
  if (c.acquire.length > 0) lines.push(`- when acquired: ${boxText(c.acquire)}`);
  if (c.trash.length > 0) lines.push(`- when trashed: ${boxText(c.trash)}`);
  return lines;
}

export function componentTexts(): string {
  const out: string[] = ['# Every text of the base game', '', '## Board spaces', ''];
  for (const s of SPACES) {
    out.push(`**${s.name}** (${spaceMarks(s)})`, `- ${boxText([...s.arrival, ...s.onReveal])}`, '');
  }
  out.push('## Cards', '');
  for (const c of CARDS.values()) out.push(...cardText(c), '');
  out.push('## Intrigue cards', '');
  for (const c of INTRIGUE.values()) {
    out.push(`**${c.name}**`);
    if (c.plot.length > 0) out.push(`- plot: ${boxText(c.plot)}`);
    if (c.combat.length > 0) out.push(`- combat: ${boxText(c.combat)}`);
    if (c.endgame.length > 0) out.push(`- endgame: ${boxText(c.endgame)}`);
    out.push('');
  }
  out.push('## Leaders', '');
  for (const l of LEADERS.values()) out.push(`**${l.name}**`, ...leaderTexts(l).map((x) => `- ${x}`), '');
  out.push('## Conflicts', '');
  for (const c of CONFLICTS.values())
    out.push(
      `**${c.name}** (tier ${c.tier})`,
      ...c.rewards.map((lines, n) => `- ${['first', 'second', 'third'][n] ?? ''}: ${boxText(lines)}`),
      '',
    );
  out.push('## House Hagal', '');
  for (const c of HAGAL.values()) out.push(`**${c.name}**, ${count(c.swords, 'sword')}`, `- ${boxText(c.effect)}`, '');
  return out.join('\n');
}
