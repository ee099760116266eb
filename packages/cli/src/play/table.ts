// A table in a terminal: a host, bots that think here, and what each person has not heard yet.

import { moveOf, newMemory, turnBudget, type Memory, type Move } from '@landsraad/bots';
import { next, WATCHER, type Config, type Decision, type RandomState, type Rules, type Seat } from '@landsraad/kernel';
import {
  askedBots,
  hostHere,
  moveBot,
  type AskedBot,
  type Holder,
  type Host,
  type Match,
  type Setup,
  type Told,
} from '@landsraad/table';
import { sentences } from '../logs/telling.ts';
import { remark } from '../output.ts';

export interface News {
  readonly text: string;
  readonly rule: string;
}

export interface TableSeat {
  readonly name: string;
  readonly person: boolean;
  unheard: News[];
  heard: News[];
  /** The lines of the position as this person has last read them. */
  read: readonly string[];
}

export interface Table<T> {
  readonly rules: Rules<T>;
  readonly config: Config;
  readonly host: Host<T>;
  readonly match: Match<T>;
  readonly seats: readonly TableSeat[];
  readonly random: RandomState;
  /** What the bot of each seat remembers. */
  readonly memories: readonly Memory[];
}

/** Of what happened before, somebody who goes on with a game reads the end. */
const REMINDERS = 12;

export function openTable<T>(
  rules: Rules<T>,
  game: Omit<Setup, 'seats'>,
  people: readonly Seat[],
  bot: string,
  random: RandomState,
): Table<T> {
  let { config } = game;
  const seats = Array.from({ length: config.players }, (_, seat): TableSeat => ({
    // Who plays which faction may only be settled by the game.
    get name() {
      return rules.text.seat(seat, config);
    },
    person: people.includes(seat),
    unheard: [],
    heard: [],
    read: [],
  }));
  const holders = seats.map((s): Holder => (s.person ? { kind: 'person', who: s.name } : { kind: 'bot', bot }));
  let open: readonly Decision[] = [];
  const host = hostHere(rules, { ...game, seats: holders }, (_row, told, match) => {
    config = rules.text.settled?.(game.config, match.view(WATCHER)) ?? game.config;
    for (const [seat, s] of seats.entries()) if (s.person) s.unheard.push(...newsFor(rules, config, told, seat, open));
    open = match.open();
  });
  for (const s of seats) s.unheard = s.unheard.slice(-REMINDERS);
  return {
    rules,
    get config() {
      return config;
    },
    host,
    match: host.match,
    seats,
    random,
    memories: seats.map(newMemory),
  };
}

/** What a person hears of a row. A standing answer is told to whom it belongs, never to others. */
function newsFor<T>(
  rules: Rules<T>,
  config: Config,
  told: Told,
  seat: Seat,
  open: readonly Decision[],
): readonly News[] {
  const d = told.own?.seats.includes(seat) === true ? open.find((x) => x.seat === seat) : undefined;
  const option = told.own?.event.nouns['option'];
  const own =
    d === undefined || d.options.length < 2 || (typeof option !== 'string' && typeof option !== 'number')
      ? []
      : [{ text: `Your standing answer to "${d.name}": ${rules.text.option(d, option)}.`, rule: d.rule }];
  return [...own, ...sentences(rules, config, told.happened, seat)];
}

function thought<T>(table: Table<T>, { decision, bot, mayAct }: AskedBot): Move | null {
  const { rules, match, random, memories, seats } = table;
  const { seat } = decision;
  const budget = turnBudget(seats.filter((s) => !s.person).length);
  const memory = memories[seat] ?? newMemory();
  const failed = (error: unknown): void => remark(error instanceof Error ? error.message : String(error));
  return moveOf(bot, { rules, game: match.game(), seat, decision, mayAct, random, budget, memory }, failed);
}

/**
 * Bots go on until a person must decide: whose question it is, null when the game is over. When whoever is first goes
 * first, chance says whether a bot is quicker; `waits` lets the bots go before a person.
 */
export function untilSomebodyIsAsked<T>(table: Table<T>, waits: boolean): Decision | null {
  const { host, match, seats, random } = table;
  for (let patient = waits; ; patient = false) {
    const open = match.open();
    const bots = askedBots(host.table);
    const person = open.find((d) => seats[d.seat]?.person === true);
    const first = patient || open.every((d) => d.sealed) || next(random) % open.length < bots.length;
    const bot = person === undefined || first ? bots[next(random) % bots.length] : undefined;
    if (bot === undefined) return person ?? null;
    if (moveBot(host, bot, thought(table, bot)) === 'stuck')
      throw new Error(`Nothing can be answered to "${bot.decision.name}".`);
  }
}
