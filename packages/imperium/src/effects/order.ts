// When an effect resolves by itself: only where no order can matter. It must be compulsory and ask nothing, and everything
// that another order of the rest of the turn could bring must still be possible afterwards. The rest of the turn is the
// pending effects, plot cards, and on a reveal turn the cards to acquire. Only public information counts: that a player
// holds intrigue cards, not which.

import { count, holdsThing } from '@landsraad/kernel';
import { hasAnyAlliance, influenceOf, TRACK, TRACK_BONUS } from '../board/influence.ts';
import { spaceOf } from '../board/spaces.ts';
import { MASTERSTROKE } from '../board/troops.ts';
import { CARDS, cardsOf, FOLDSPACE, imperium } from '../cards/cards.ts';
import { ownerOfLine } from '../cards/trash.ts';
import { onOffer } from '../cards/acquiring.ts';
import { BASE_INTRIGUE, INTRIGUE, intrigue, intrigueHeld, type Intrigue } from '../intrigue/holding.ts';
import { tileOf } from '../rise-of-ix/tech.ts';
import { BARON } from '../leaders/baron.ts';
import { lookAt, others, type Look } from '../table.ts';
import { meets } from './conditions.ts';
import { doable } from './costs.ts';
import { factionNumber, lineOf, type Line, type Lines } from './grammar.ts';
import { asks } from './resolving.ts';
import * as touch from './touches.ts';

const touchesOf = (lines: Lines): number => lines.reduce((all, l) => all | l.touches, 0);
const plots = (cards: readonly Intrigue[]): number => touchesOf(cards.flatMap((c) => c.plot)) | touch.PLOT;
const BASE_PLOT = plots([...INTRIGUE.values()].filter((c) => BASE_INTRIGUE.has(c.id)));
const IX_PLOT = plots([...INTRIGUE.values()]);
const anyPlot = (g: Look): number => (g.table.riseOfIx ? IX_PLOT : BASE_PLOT);
const LEAVES_PLAY = touch.TRASHES_ANY | touch.TRASHES_ITSELF | touch.TRASHES_REVEALED;
const ACQUIRING = touch.DISCARD_PILE | touch.INFLUENCE_GAINED;
const BENE_GESSERIT = factionNumber('bene-gesserit');

/** § imp.effect.by-itself */
export function happensByItself(g: Look, house: number, line: Line): boolean {
  if (line.optional || line.kind === 'arrow' || line.kind === 'choose' || !doable(g, house, line)) return false;
  const rest = restOfTurn(g, house, line);
  if ((rest & touch.TRASHES_ANY) !== 0 && CARDS.has(ownerOfLine(g, house, line.key))) return false;
  return isSafe(g, house, line, rest);
}

/** What the rest of the turn may look at or change, besides this effect. */
function restOfTurn(g: Look, house: number, line: Line): number {
  const t = g.table.turn;
  let rest = 0;
  let itself = false;
  for (const key of t.todo) {
    if (key === line.key && !itself) itself = true;
    else rest |= lineOf(key).touches;
  }
  // While rewards are taken, nothing else can be done.
  if (t.kind !== 'agent' && t.kind !== 'reveal') return rest;
  if (t.kind === 'reveal' && !t.strengthSet) rest |= ACQUIRING | (t.onTop ? touch.DECK_TOP : 0);
  if (g.table.riseOfIx) rest |= withIx(g, house, rest);
  // Troops that are deployed may bring about the Masterstroke.
  const h = lookAt(g, house);
  if (h.leader === BARON && !h.masterstroke && (t.combat || t.kind === 'reveal')) rest |= touch.INFLUENCE_GAINED;
  if (intrigueHeld(g, house) > 0) return rest | anyPlot(g);
  // An intrigue card may come, from the bonus of the track too.
  const level = influenceOf(g, house, BENE_GESSERIT);
  const sources = touch.INTRIGUE | (level > 0 && level < TRACK.bonusAt ? touch.INFLUENCE_GAINED : 0);
  if ((rest & sources) !== 0) rest |= anyPlot(g); // § imp.intrigue.play-when-drawn
  return rest;
}

/** What Rise of Ix adds to the rest of a turn: tiles, the acquire boxes of the cards on offer, and what unloads. */
function withIx(g: Look, house: number, rest: number): number {
  const t = g.table.turn;
  let more = 0;
  for (const tile of lookAt(g, house).tech) more |= touchesOf(tileOf(tile).ownTurn);
  if (t.kind === 'reveal' && !t.strengthSet) for (const card of onOffer(g, house)) more |= touchesOf(card.acquire);
  for (const key of t.todo) if (lineOf(key).op === 'trashThisCard') more |= touchesOf(unloadOf(lineOf(key).source));
  return ((rest | more) & UNLOADS) === 0 ? more : more | UNLOADED;
}
const unloadOf = (card: string): Lines => CARDS.get(card)?.unload ?? [];
const UNLOADS = touch.TRASHES_ANY | touch.TRASHES_REVEALED | touch.DISCARDS;
const UNLOADED = [...CARDS.values()].reduce((all, c) => all | touchesOf(c.unload), 0);

function isSafe(g: Look, house: number, line: Line, rest: number): boolean {
  if (line.kind === 'if')
    return conditionIsSafe(g, house, line, rest) && allSafe(g, house, branchOf(g, house, line), rest);
  if (line.kind !== 'op' || asks(g, house, line)) return false;
  if (line.free) return true;
  if (line.op === 'sword') return (rest & (touch.DRAWS | touch.SWORDS)) === 0;
  switch (line.op) {
    case 'persuasion':
      return (rest & (touch.DRAWS | LEAVES_PLAY)) === 0;
    case 'draw':
      // If the deck is too short, the discard pile is shuffled first.
      if ((rest & touch.DECK_TOP) !== 0) return false;
      return count(g, cardsOf(house).deck) >= line.n || (rest & touch.DISCARD_PILE) === 0;
    case 'intrigue':
      return intrigueSuffices(g, line.n, rest);
    case 'troop':
      return supplySuffices(g, house, line, rest);
    case 'influence':
      // The Baron chooses the moment.
      if (line.key === MASTERSTROKE) return g.table.turn.todo.length === 1 && (rest & touch.PLOT) === 0;
      return influenceIsSafe(g, house, factionNumber(line.printed?.faction ?? ''), line.n, rest);
    case 'spaceInfluenceBecomes': {
      const { space } = g.table.turn;
      const faction = space === '' ? -1 : spaceOf(space).faction;
      return influenceIsSafe(g, house, faction, line.n - (line.printed?.insteadOf ?? 0), rest);
    }
    case 'takeMentat':
      return line.printed?.when !== undefined || (rest & touch.MENTAT) === 0;
    case 'acquireFoldspace':
      if (!holdsThing(g, imperium.reserve, FOLDSPACE)) return (rest & touch.STACK_FILLED) === 0;
      return (rest & touch.SHUFFLE) === 0 && count(g, cardsOf(house).deck) >= drawsToCome(g);
    case 'trashThisCard':
      if (waitsForItsCard(g, line) || (rest & (touch.TRASHES_ANY | touch.COUNTS_IN_PLAY)) !== 0) return false;
      return (
        line.source !== FOLDSPACE || (rest & touch.STACK_TAKEN) === 0 || holdsThing(g, imperium.reserve, FOLDSPACE)
      );
    default:
      return false;
  }
}

/** § imp.agent.conditions-when-resolved: the effects that a line comes down to at this moment. */
export const branchOf = (g: Look, house: number, line: Line): Lines =>
  meets(g, house, line) ? line.then : line.otherwise;

function allSafe(g: Look, house: number, lines: Lines, rest: number): boolean {
  for (const line of lines) if (!isSafe(g, house, line, rest)) return false;
  return true;
}

/** Whether nothing in the rest of the turn can change the condition. */
function conditionIsSafe(g: Look, house: number, line: Line, rest: number): boolean {
  const looksAtPlay = (line.touches & touch.COUNTS_IN_PLAY) !== 0;
  if (meets(g, house, line)) return (rest & (looksAtPlay ? LEAVES_PLAY : touch.INFLUENCE_LOST)) === 0;
  return (rest & (looksAtPlay ? touch.DRAWS : touch.INFLUENCE_GAINED)) === 0;
}

/** A deck that is renewed in this turn includes the plot cards played before. */
const intrigueSuffices = (g: Look, n: number, rest: number): boolean =>
  (rest & touch.PLOT) === 0 || count(g, intrigue.deck) >= n + MORE_INTRIGUE;
const MORE_INTRIGUE = 3;

/** Whether the supply has enough for these recruits and for everything that may deploy from it. */
function supplySuffices(g: Look, house: number, { n, printed }: Line, rest: number): boolean {
  // Those that go straight to the Conflict compete with every recruit for the garrison.
  if (printed?.deployToConflict === 'mandatory') return lookAt(g, house).supply >= n + TAKEN_FROM_SUPPLY;
  const deployed = (rest & touch.SUPPLY) === 0 ? 0 : DEPLOYED_FROM_SUPPLY;
  const revealed = g.table.turn.kind !== 'reveal' || (rest & touch.SUPPLY_ON_REVEAL) === 0 ? 0 : DEPLOYED_ON_REVEAL;
  const taken = (rest & touch.SUPPLY_TAKEN) === 0 ? 0 : TAKEN_FROM_SUPPLY;
  const all = deployed + revealed + taken;
  return all === 0 || lookAt(g, house).supply >= n + all;
}
/** Double Cross; Reinforcements and Gurney Halleck. */
const DEPLOYED_FROM_SUPPLY = 1;
const DEPLOYED_ON_REVEAL = 5;
/** Negotiators, Treachery, Troop Transports. */
const TAKEN_FROM_SUPPLY = 6;

function influenceIsSafe(g: Look, house: number, faction: number, n: number, rest: number): boolean {
  if (faction < 0) return true;
  const level = influenceOf(g, house, faction);
  const after = Math.min(TRACK.top, level + n);
  if ((rest & touch.INFLUENCE_LOST) !== 0) return false;
  if (
    (rest & touch.LEAD) !== 0 &&
    others(g, house).some((h) => isBetween(influenceOf(g, h, faction), level + 1, after))
  )
    return false;
  if (faction === BENE_GESSERIT && level < TRACK.bonusAt && !intrigueSuffices(g, 1, rest)) return false;
  if (level >= TRACK.bonusAt || after < TRACK.bonusAt) return true;
  if ((rest & touch.ALLIANCE) !== 0 && !hasAnyAlliance(g, house)) return false;
  return allSafe(g, house, TRACK_BONUS[faction] ?? [], rest);
}
const isBetween = (n: number, from: number, to: number): boolean => from <= n && n <= to;

function drawsToCome(g: Look): number {
  let n = 0;
  for (const key of g.table.turn.todo) n += lineOf(key).draws;
  return n;
}

/** A card that trashes itself does so after the rest of its box. */
export function waitsForItsCard(g: Look, line: Line): boolean {
  if (line.op !== 'trashThisCard') return false;
  for (const k of g.table.turn.todo)
    if (k !== line.key && lineOf(k).source === line.source && !k.includes(' space ')) return true;
  return false;
}
