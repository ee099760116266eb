// A table in a terminal: people, bots, what each person has not heard yet.

import { botNamed, type Bot, type Budget } from '@landsraad/bots';
import {
  answer,
  interrupt,
  next,
  NO_STANDING,
  standingAnswer,
  view,
  type Decision,
  type Form,
  type Happening,
  type Option,
  type Play,
  type RandomState,
  type Seat,
  type Standing,
} from '@landsraad/kernel';
import { sentences } from '../logs/telling.ts';

export interface News {
  readonly text: string;
  readonly rule: string;
}

export interface TableSeat {
  readonly name: string;
  /** Null: a person. */
  readonly bot: Bot | null;
  standing: Standing;
  unheard: News[];
  heard: News[];
  /** The lines of the position as this person has last read them. */
  read: readonly string[];
}

export interface Table<T> {
  readonly play: Play<T>;
  readonly seats: readonly TableSeat[];
  readonly random: RandomState;
  readonly budget: Budget;
}

export function newTable<T>(play: Play<T>, people: readonly Seat[], level: string, random: RandomState): Table<T> {
  const bot = botNamed(level);
  return {
    play,
    seats: Array.from({ length: play.config.players }, (_, seat) => ({
      name: play.rules.text.seat(seat, play.config),
      bot: people.includes(seat) ? null : bot,
      standing: NO_STANDING,
      unheard: [],
      heard: [],
      read: [],
    })),
    random,
    budget: { iterations: 300 },
  };
}

export function tellAll<T>(table: Table<T>, happenings: readonly Happening[]): void {
  const { rules, config } = table.play;
  for (const [seat, s] of table.seats.entries())
    if (s.bot === null) s.unheard.push(...sentences(rules, config, happenings, seat));
}

export function answerAs<T>(table: Table<T>, seat: Seat, question: number, option: Option): void {
  const happenings: Happening[] = [];
  answer(table.play, seat, question, option, happenings);
  tellAll(table, happenings);
}

export function actAs<T>(table: Table<T>, seat: Seat, offer: string, form: Form): void {
  const happenings: Happening[] = [];
  interrupt(table.play, seat, offer, Object.keys(form).length === 0 ? null : form, happenings);
  tellAll(table, happenings);
}

const ACTS_IN_A_ROW = 3;
const UNASKED = 2 ** 32 / 24;
let acts = 0;

function botMoves<T>(table: Table<T>, seat: Seat, decision: Decision | null): boolean {
  const { play, random, budget } = table;
  const move = table.seats[seat]?.bot?.move({
    rules: play.rules,
    game: play.game,
    seat,
    decision,
    mayAct: acts < ACTS_IN_A_ROW,
    random,
    budget,
  });
  if (move == null) return false;
  if (move.kind === 'act') {
    acts++;
    actAs(table, seat, move.offer, move.form);
  } else if (decision !== null) {
    acts = 0;
    answerAs(table, seat, decision.question, move.option);
  }
  return true;
}

/** Standing answers speak for people; told to whom they belong, never to others. */
function standingSpeaks<T>(table: Table<T>, d: Decision): boolean {
  const s = table.seats[d.seat];
  if (s === undefined || s.bot !== null) return false;
  const said = standingAnswer(s.standing, d);
  if (said === null) return false;
  s.standing = said.left;
  const { rules, game } = table.play;
  const words = rules.text.option(d, said.option, view(rules, game, d.seat));
  if (d.options.length > 1) s.unheard.push({ text: `Your standing answer to "${d.name}": ${words}.`, rule: d.rule });
  answerAs(table, d.seat, d.question, said.option);
  return true;
}

/**
 * Bots and standing answers go on until a person must decide: whose question it is, null when the game is over. When
 * whoever is first goes first, chance says whether a bot is quicker; `waits` lets the bots go before a person.
 */
export function untilSomebodyIsAsked<T>(table: Table<T>, waits: boolean): Decision | null {
  const { play, seats, random } = table;
  let patient = waits;
  for (;;) {
    const open = play.decisions;
    if (open.length === 0) return null;
    if (open.some((d) => standingSpeaks(table, d))) continue;
    const bots = open.filter((d) => seats[d.seat]?.bot !== null);
    const people = open.filter((d) => seats[d.seat]?.bot === null);
    const unasked = Math.floor((next(random) / 2 ** 32) * seats.length);
    if (seats[unasked]?.bot !== null && next(random) < UNASKED && botMoves(table, unasked, null)) continue;
    const sealed = open.every((d) => d.sealed);
    const quick =
      bots.length > 0 && (people.length === 0 || sealed || patient || next(random) % open.length < bots.length);
    const d = quick ? bots[next(random) % bots.length] : undefined;
    patient = false;
    if (d !== undefined) {
      botMoves(table, d.seat, d);
      continue;
    }
    const [person] = people;
    if (person !== undefined) return person;
  }
}
