// Every component in words, for the rulebook and for whoever wants to read them all.

import { BOARD_SPACES, SELL_MELANGE, type Space } from '../board/spaces.ts';
import { CARDS, type Card } from '../cards/cards.ts';
import { HAGAL } from '../house-hagal/hagal-deck.ts';
import { INTRIGUE } from '../intrigue/holding.ts';
import { LEADERS, type Leader } from '../leaders/leaders.ts';
import { CONFLICTS } from '../round/conflicts.ts';
import { TILES } from '../rise-of-ix/tech.ts';
import { TRACK } from '../rise-of-ix/shipping.ts';
import { boxText, condition } from './effects.ts';
import { iconNames, tileNote } from './things.ts';
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
  'tessia-vernius':
    'a snooper token lies on the 2-influence space of each track; when you reach one, it goes to the top free slot of your sheet for a reward: first, you may discard a card for 1 spice; second, the 4-influence bonus of that track; third, 1 more influence there; fourth, both',
  'ilesa-ecaz':
    'each round set aside a card of your new hand; on your second turn it returns to your hand, and sending an agent with it that turn gives 1 spice if it has exactly one agent icon, otherwise 1 Solari',
  'yuna-moritani': 'you start without water; on your turns you gain 1 Solari more each time you gain Solari',
  'hundro-moritani':
    'before the first round look at the top two intrigue cards, keep one and put the other back on top',
};

/** On which turns an ability works that is an effect of its own. */
const ON: { readonly [leader: string]: string } = { 'archduke-armand-ecaz': 'on your reveal turn, ' };

/** Both abilities of a leader, each with its name. */
export const leaderTexts = (l: Leader): readonly [string, string] => [
  `${l.abilityName}: ${PASSIVE[l.id] ?? `${ON[l.id] ?? ''}${boxText(l.ability)}`}`,
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
  lines.push(`- icons: ${iconNames(c) || 'none'}`);
  lines.push(`- agent: ${boxText(c.agent)}`);
  lines.push(`- ${c.unload.length === 0 ? 'reveal' : 'reveal or unload'}: ${boxText(c.reveal)}`);
  if (c.acquire.length > 0) lines.push(`- when acquired: ${boxText(c.acquire)}`);
  if (c.trash.length > 0) lines.push(`- when trashed: ${boxText(c.trash)}`);
  return lines;
}

export function componentTexts(): string {
  const out: string[] = ['# Every text of the base game and Rise of Ix', '', '## Board spaces', ''];
  for (const s of BOARD_SPACES.values()) {
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
  out.push('## Shipping track', '', ...TRACK.map((lines, n) => `- ${n}: ${boxText(lines)}`), '');
  out.push('## Tech tiles', '');
  for (const t of TILES.values())
    out.push(`**${t.name}**, ${t.price} spice${t.marked ? ', for rivals too' : ''}`, `- ${tileNote(t)}`, '');
  out.push('## House Hagal', '');
  for (const c of HAGAL.values()) {
    out.push(`**${c.name}**, ${count(c.swords, 'sword')}`, `- ${boxText(c.effect)}`);
    if (c.instead !== null) out.push(`- ${condition(c.instead.if)}: ${boxText(c.instead.effect)}`);
    out.push('');
  }
  return out.join('\n');
}
