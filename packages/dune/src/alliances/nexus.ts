// Nexus: players talk freely; alliances are made and broken here and nowhere else.

import { added, replaced, type Seat } from '@landsraad/kernel';
import { release } from '../board/spice.ts';
import type { RuleId } from '../ledger.ts';
import { SAID, type Said } from '../questions.ts';
import { allied, alliesOf, hasAllies, option, seats, type G, type Look, type Open, type Proposal } from '../table.ts';
import { emit, words, type None } from '../words.ts';

interface Variant {
  readonly most: number;
  readonly strongholds: number;
}
const ANY = 6;
/** By every variant two may ally. */
const FEWEST = 2;
/** The alliance rules that may be chosen before the game instead of the default. */
const VARIANTS: { readonly [variant: string]: Variant } = {
  'two-three': { most: 2, strongholds: 3 }, // § dune.variant.two-three
  'three-four': { most: 3, strongholds: 4 }, // § dune.variant.three-four
  'three-three': { most: 3, strongholds: 3 }, // § dune.variant.three-three
  'any-three': { most: ANY, strongholds: 3 }, // § dune.variant.any-three
};
/** The default. */
const DEFAULT: Variant = { most: 2, strongholds: 4 }; // § dune.variant.default
export function variantOf(g: Open): Variant {
  const named = g.table.options['allianceVariant'];
  return named === 'default' ? DEFAULT : (VARIANTS[String(named)] ?? DEFAULT); // § dune.variant.choose-one
}

// ---- what can be said ----

const LEAVE = 'leave the alliance';
const toEach = (says: Said['says']): readonly string[] =>
  Array.from({ length: ANY }, (_, to) => SAID.key({ says, to }));
const [PROPOSE, AGREE, REFUSE] = [toEach('propose to'), toEach('agree with'), toEach('refuse')];

const membersWith = (g: Look, from: Seat, to: Seat): Seat[] =>
  seats(g).filter((s) => s === from || s === to || allied(g, s, to) || allied(g, s, from));
function proposalOf(g: Look, from: Seat): Proposal | undefined {
  for (const p of g.table.proposals) if (p.from === from) return p;
  return undefined;
}
const waitsFor = (p: Proposal, seat: Seat): boolean => p.members.includes(seat) && !p.agreed.includes(seat);
const isFree = (g: Look, seat: Seat): boolean => !hasAllies(g, seat);

function couldSay(g: G, _v: None, seat: Seat): string[] {
  const list: string[] = [];
  for (const p of g.table.proposals) if (waitsFor(p, seat)) list.push(AGREE[p.from] ?? '', REFUSE[p.from] ?? '');
  if (!isFree(g, seat)) list.push(LEAVE); // § dune.alliance.break
  for (const s of seats(g)) if (s !== seat) list.push(PROPOSE[s] ?? '');
  return list;
}

function forbidden(g: G, _v: None, said: string, seat: Seat): RuleId | null {
  const words = SAID.of(said);
  if (words === null) return null;
  const { says, to } = words;
  if (says === 'propose to') {
    if (allied(g, seat, to)) return 'dune.alliance.one-each';
    return proposalOf(g, seat) === undefined ? cannotJoin(g, seat, to) : 'dune.nexus.procedure';
  }
  if (says !== 'agree with') return null;
  const p = proposalOf(g, to);
  return p === undefined ? 'dune.alliance.consent' : cannotJoin(g, p.from, p.to);
}
/** Both sides may not be in alliances of their own; each may enter one new alliance in a Nexus. */
function cannotJoin(g: Look, from: Seat, to: Seat): RuleId | null {
  const alone = isFree(g, from);
  const free = isFree(g, to);
  const { allied: joined } = g.table;
  if (joined.length > 0 && ((alone && joined.includes(from)) || (free && joined.includes(to))))
    return 'dune.nexus.procedure';
  if (!alone && !free) return 'dune.alliance.one-each';
  const members = (alone ? 1 : sizeOf(g, from)) + (free ? 1 : sizeOf(g, to));
  if (members > FEWEST && members > variantOf(g).most) return 'dune.alliance.max-two';
  // Of two players with two factions each, only a player's own two can ally.
  const bothPlayers = from % 2 !== to % 2 && option(g, 'twoFactionsEach');
  return members >= g.table.players || bothPlayers ? 'dune.alliance.never-all' : null;
}
/** How many are in a seat's alliance, itself included. */
function sizeOf(g: Look, seat: Seat): number {
  let n = 0;
  for (const a of g.table.alliances) if (a === g.table.alliances[seat]) n++;
  return n;
}

function say(g: G, _v: None, said: string, seat: Seat): void {
  const words = SAID.of(said);
  if (words === null) return leave(g, seat);
  const { says, to } = words;
  if (says === 'propose to') {
    const members = membersWith(g, seat, to);
    g.table.proposals = added(g.table.proposals, { from: seat, to, members, agreed: [seat] });
    emit(g, 'alliance proposed', 'dune.nexus.procedure', { seat, to });
    return;
  }
  const p = proposalOf(g, to);
  if (p === undefined) return;
  g.table.proposals = g.table.proposals.filter((x) => x !== p);
  if (says === 'refuse') {
    emit(g, 'alliance refused', 'dune.alliance.consent', { seat, to: p.from });
    return;
  }
  const agreed = [...p.agreed, seat];
  if (p.members.every((s) => agreed.includes(s))) join(g, p); // § dune.alliance.consent
  else g.table.proposals = added(g.table.proposals, { from: p.from, to: p.to, members: p.members, agreed });
}

function join(g: G, p: Proposal): void {
  const before = p.members.map((s) => g.table.alliances[s] ?? -1).find((a) => a >= 0);
  const free = seats(g).find((n) => !g.table.alliances.includes(n)) ?? 0;
  for (const s of p.members) {
    if ((g.table.alliances[s] ?? -1) < 0) g.table.allied = added(g.table.allied, s); // § dune.variant.joining-consent
    g.table.alliances = replaced(g.table.alliances, s, before ?? free);
  }
  // Other proposals to those who have just joined are void.
  g.table.proposals = g.table.proposals.filter((x) => !x.members.some((s) => p.members.includes(s)));
  emit(g, 'alliance', 'dune.alliance.public', { seat: p.from, to: p.to, members: p.members.length });
}

/** The others stay together while two remain. */
function leave(g: G, seat: Seat): void {
  const rest = alliesOf(g, seat);
  const alone = rest.length === 1 ? [seat, ...rest] : [seat]; // § dune.variant.larger-alliances
  for (const s of alone) g.table.alliances = replaced(g.table.alliances, s, -1);
  for (const s of [seat, ...rest]) release(g, s, 0);
  g.table.proposals = g.table.proposals.filter(
    (p) => !p.members.includes(seat) && !p.members.some((s) => rest.includes(s)),
  );
  emit(g, 'alliance broken', 'dune.alliance.break', { seat });
}

/** Whether somebody waits for a seat's answer. */
function isAsked(g: G, _v: None, seat: Seat): boolean {
  for (const p of g.table.proposals) if (waitsFor(p, seat)) return true;
  return false;
}
/** A player who is done declines all open proposals. */
function declineTheRest(g: G, _v: None, seat: Seat): void {
  if (isAsked(g, _v, seat)) g.table.proposals = g.table.proposals.filter((p) => !waitsFor(p, seat));
}

const { act, freely, procedure } = words<None>();
export const nexus = procedure(
  'nexus',
  'dune.nexus.all-players',
  act(function nexusBegins(g) {
    g.table.allied = [];
    g.table.proposals = [];
    emit(g, 'nexus', 'dune.nexus.trigger', { turn: g.table.turn });
  }),
  freely('what do you say in the Nexus?', 'dune.nexus.procedure', {
    seats, // § dune.nexus.all-players
    means: (_g, _v, said) => SAID.of(said),
    options: couldSay,
    refuse: forbidden,
    then: say,
    done: declineTheRest,
    again: isAsked,
    most: (g) => 3 * g.table.players,
  }),
  act(function nexusEnds(g) {
    g.table.proposals = [];
    g.table.allied = [];
  }),
);
