// The named leaders and the Wild Maker, in one order: what is printed on their cards.

import { LEADER_CARDS, printedFor, type Boxed, type DeckId, type LeaderCard } from './printed/printed.ts';
import { ATREIDES, HARKONNEN, SIDES, type Side } from './sides.ts';

type Card = (typeof LEADER_CARDS)[number];
export type LeaderId = Exclude<Card['id'], 'bashar' | 'naib'>;
/** A named leader by its place in the list. */
export type Leader = number;

/** § wfa.setup.leader-card-supply */
const CARDS: readonly Card[] = LEADER_CARDS;
export const leaderCount = (withSmugglers: boolean): number => (withSmugglers ? CARDS.length : CARDS.length - 1);
export const ALL_LEADERS: readonly Leader[] = CARDS.map((_, n) => n);

export const leaderId = (l: Leader): string => CARDS[l]?.id ?? '';
export const leaderOf = (id: string): Leader => CARDS.findIndex((c) => c.id === id);
export const leader = (id: LeaderId): Leader => leaderOf(id);
const SIDE: readonly Side[] = CARDS.map((c) => (c.side === 'atreides' ? ATREIDES : HARKONNEN));
/** The side that a leader fights for. */
export const leaderSide = (l: Leader): Side => SIDE[l] ?? ATREIDES;
const WORDS: readonly string[] = CARDS.map((_, l) => `leader ${l}`);
/** What options call it: 'leader 7'. */
export const leaderWord = (l: Leader): string => WORDS[l] ?? `leader ${l}`;
/** The subfaction to which a leader belongs. § wfa.team.subfactions § wfa.team.starting-leaders */
export const subfactionOf = (g: Boxed, l: Leader): DeckId => cardOf(g, l)?.subfaction ?? 'houseAtreides';
export const slotOf = (g: Boxed, l: Leader): string | null => cardOf(g, l)?.slot ?? null;
const cardOf = (g: Boxed, l: Leader): LeaderCard | undefined => printedFor(g).leaders[l];
export const stepsOf = (g: Boxed, l: Leader): LeaderCard['steps'] => cardOf(g, l)?.steps ?? NO_STEPS;
const NO_STEPS: LeaderCard['steps'] = { said: [], row: [] };
export const startsInPlay = (l: Leader): boolean => CARDS[l]?.entry.kind === 'start';
export const leaderName = (l: Leader): string => CARDS[l]?.name ?? '';

const GENERIC_COMBAT = { hits: 1, shields: 0 } as const;
/** What one special result becomes; -1 is a generic leader. */
export const combatOf = (g: Boxed, l: Leader): LeaderCard['combat'] => cardOf(g, l)?.combat ?? GENERIC_COMBAT;

export const WILD_MAKER = leader('wild-maker');
export const PAUL = leader('paul-atreides');
export const MUADDIB = leader('paul-muaddib');
export const LADY_JESSICA = leader('lady-jessica');
export const REVEREND_MOTHER = leader('reverend-mother-jessica');
export const GURNEY = leader('gurney-halleck');
export const ALIA = leader('alia');
export const STILGAR = leader('stilgar');
export const CHANI = leader('chani');
export const BARON = leader('baron-harkonnen');
export const RABBAN = leader('beast-rabban');
export const FEYD = leader('feyd-rautha');
export const HAWAT = leader('thufir-hawat');
export const SHADDAM = leader('shaddam-iv');
export const MOHIAM = leader('gaius-helen-mohiam');
export const ARAMSHAM = leader('captain-aramsham');
export const STABAN = leader('staban-tuek');

/** Where a named leader is when it is not in an area. */
export const NOT_IN_PLAY = -1;
export const ASIDE = -2;
export const IN_TANK = -3;
export const OUT_OF_GAME = -4;
const NAMED: readonly (readonly Leader[])[] = SIDES.map((s) =>
  ALL_LEADERS.filter((l) => leaderSide(l) === s && l !== WILD_MAKER),
);
/** Of both sides; the Wild Maker is a sandworm. */
export const NAMED_LEADERS: readonly Leader[] = NAMED.flat();
/** The named leaders of a side. */
export const namedOf = (side: Side): readonly Leader[] => NAMED[side] ?? NOBODY;
const NOBODY: readonly Leader[] = [];
const BITS: readonly number[] = NAMED.map((all) => all.reduce((bits, l) => bits | (1 << l), 0));
/** The named leaders of a side, a bit for each. */
export const namedBits = (side: Side): number => BITS[side] ?? 0;
