// Nexus: players talk freely; alliances are made and broken here and nowhere else.

import type { Option, Seat } from '@landsraad/kernel';
import type { RuleId } from '../ledger.ts';
import { allied, alliesOf, option, others, seats, type G, type Look, type Proposal } from '../table.ts';
import { emit, holds, words, type None } from '../words.ts';

interface Variant {
  readonly most: number;
  readonly strongholds: number;
  readonly rule: RuleId;
}
const ANY = 6;
/** The alliance rule chosen before the game. */
export const VARIANTS: { readonly [variant: string]: Variant } = {
  default: { most: 2, strongholds: 4, rule: 'dune.variant.default' },
  'two-three': { most: 2, strongholds: 3, rule: 'dune.variant.two-three' },
  'three-four': { most: 3, strongholds: 4, rule: 'dune.variant.three-four' },
  'three-three': { most: 3, strongholds: 3, rule: 'dune.variant.three-three' },
  'any-three': { most: ANY, strongholds: 3, rule: 'dune.variant.any-three' },
};
const DEFAULT: Variant = { most: 2, strongholds: 4, rule: 'dune.variant.default' };
export function variantOf(g: Look): Variant {
  const chosen = VARIANTS[String(g.table.options['allianceVariant'])] ?? DEFAULT;
  return holds('dune.variant.choose-one') && holds(chosen.rule)
    ? chosen
    : { most: ANY, strongholds: 5, rule: chosen.rule };
}

// ---- what can be said ----

const membersWith = (g: Look, from: Seat, to: Seat): Seat[] =>
  seats(g).filter((s) => s === from || s === to || allied(g, s, to) || allied(g, s, from));
const waitsFor = (g: Look, seat: Seat): Proposal[] =>
  g.table.proposals.filter((p) => p.members.includes(seat) && !p.agreed.includes(seat));
const about = (option: Option): Seat => Number(String(option).slice(String(option).lastIndexOf(' ') + 1));
const PROPOSE: readonly string[] = Array.from({ length: 6 }, (_, s) => `propose to ${s}`);

function couldSay(g: G, _v: None, seat: Seat): string[] {
  const answers = waitsFor(g, seat).flatMap((p) => [`agree with ${p.from}`, `refuse ${p.from}`]);
  const leave = alliesOf(g, seat).length > 0 && holds('dune.alliance.break') ? ['leave the alliance'] : [];
  return [...answers, ...leave, ...others(g, seat).map((s) => PROPOSE[s] ?? '')];
}

function forbidden(g: G, _v: None, said: string, seat: Seat): RuleId | null {
  if (!said.startsWith('propose'))
    return said.startsWith('agree')
      ? cannotJoin(
          g,
          g.table.proposals.find((p) => p.from === about(said)),
        )
      : null;
  const to = about(said);
  if (allied(g, seat, to)) return 'dune.alliance.one-each';
  const free = (g.table.alliances[seat] ?? -1) < 0;
  if (g.table.proposals.some((p) => p.from === seat) || (free && g.table.allied.includes(seat)))
    return 'dune.nexus.procedure';
  return cannotJoin(g, { from: seat, to, members: membersWith(g, seat, to), agreed: [] });
}
/** Of two players with two factions each, only a player's own two can ally. */
const ofBothPlayers = (g: Look, members: readonly Seat[]): boolean =>
  option(g, 'twoFactionsEach') && members.some((s) => s % 2 !== (members[0] ?? 0) % 2);

/** Both sides may not be in alliances of their own; each may enter one new alliance in a Nexus. */
function cannotJoin(g: Look, p: Proposal | undefined): RuleId | null {
  if (p === undefined) return 'dune.alliance.consent';
  const members = membersWith(g, p.from, p.to);
  const [mine, theirs] = [g.table.alliances[p.from] ?? -1, g.table.alliances[p.to] ?? -1];
  if (mine >= 0 && theirs >= 0) return 'dune.alliance.one-each';
  if (members.length > variantOf(g).most) return 'dune.alliance.max-two';
  if (members.length >= g.table.players || ofBothPlayers(g, members)) return 'dune.alliance.never-all';
  const joiners = members.filter((s) => (g.table.alliances[s] ?? -1) < 0);
  return joiners.some((s) => g.table.allied.includes(s)) ? 'dune.nexus.procedure' : null;
}

function say(g: G, _v: None, said: string, seat: Seat): void {
  if (said === 'leave the alliance') return leave(g, seat);
  if (said.startsWith('propose')) {
    const to = about(said);
    g.table.proposals = [...g.table.proposals, { from: seat, to, members: membersWith(g, seat, to), agreed: [seat] }];
    emit(g, 'alliance proposed', 'dune.nexus.procedure', { seat, to });
    if (!holds('dune.alliance.consent')) join(g, { from: seat, to, members: membersWith(g, seat, to), agreed: [] });
    return;
  }
  const p = g.table.proposals.find((x) => x.from === about(said));
  if (p === undefined) return;
  g.table.proposals = g.table.proposals.filter((x) => x !== p);
  if (said.startsWith('refuse')) {
    emit(g, 'alliance refused', 'dune.alliance.consent', { seat, to: p.from });
    return;
  }
  const agreed = [...p.agreed, seat];
  if (p.members.every((s) => agreed.includes(s))) join(g, p);
  else g.table.proposals = [...g.table.proposals, { from: p.from, to: p.to, members: p.members, agreed }];
}

function join(g: G, p: Proposal): void {
  const before = p.members.map((s) => g.table.alliances[s] ?? -1).find((a) => a >= 0);
  const free = seats(g).find((n) => !g.table.alliances.includes(n)) ?? 0;
  for (const s of p.members) {
    if ((g.table.alliances[s] ?? -1) < 0 || !holds('dune.variant.joining-consent'))
      g.table.allied = [...g.table.allied, s];
    g.table.alliances[s] = before ?? free;
  }
  // Whoever has joined can no longer be asked into something else on the old terms.
  g.table.proposals = g.table.proposals.filter((x) => !x.members.some((s) => p.members.includes(s)));
  if (holds('dune.alliance.public'))
    emit(g, 'alliance', 'dune.alliance.public', { seat: p.from, to: p.to, members: p.members.length });
}

/** The others stay together while two remain. */
function leave(g: G, seat: Seat): void {
  const rest = alliesOf(g, seat);
  g.table.alliances[seat] = -1;
  if (rest.length === 1 || !holds('dune.variant.larger-alliances')) for (const s of rest) g.table.alliances[s] = -1;
  for (const s of [seat, ...rest]) g.table.released[s] = 0;
  g.table.proposals = g.table.proposals.filter(
    (p) => !p.members.includes(seat) && !p.members.some((s) => rest.includes(s)),
  );
  if (!holds('dune.alliance.break-and-join')) g.table.allied = [...g.table.allied, seat];
  emit(g, 'alliance broken', 'dune.alliance.break', { seat });
}

/** Who is done declines whatever still waits for an answer. */
function declineTheRest(g: G, _v: None, seat: Seat): void {
  const open = waitsFor(g, seat);
  g.table.proposals = g.table.proposals.filter((p) => !open.includes(p));
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
    seats: (g) => (holds('dune.nexus.all-players') ? seats(g) : []),
    options: couldSay,
    refuse: forbidden,
    then: say,
    done: declineTheRest,
    again: (g, _v, seat) => waitsFor(g, seat).length > 0,
    most: (g) => 3 * g.table.players,
  }),
  act(function nexusEnds(g) {
    // What was made here stands until the next one.
    if (!holds('dune.nexus.only-then')) g.table.alliances = g.table.alliances.map(() => -1);
    g.table.proposals = [];
    g.table.allied = [];
  }),
);
