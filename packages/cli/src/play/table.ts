// A table in a terminal: a host, bots that think here, and what each person has not heard yet.

import { botNamed, type Budget, type Move } from '@landsraad/bots';
import {
  next,
  type Config,
  type Decision,
  type Entry,
  type RandomState,
  type Rules,
  type Seat,
} from '@landsraad/kernel';
import {
  askedBots,
  begin,
  hosted,
  moveBot,
  newTable,
  write,
  type AskedBot,
  type Holder,
  type Host,
  type Match,
  type Told,
} from '@landsraad/table';
import { sentences } from '../logs/telling.ts';

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
}

/** The game that is played: from its beginning, or from the entries of a log on. */
export interface Setup {
  readonly config: Config;
  readonly seed: string | number;
  readonly choices: readonly Entry[];
}

const BUDGET: Budget = { iterations: 300 };
/** Of what happened before, somebody who goes on with a game reads the end. */
const REMINDERS = 12;

export function openTable<T>(
  rules: Rules<T>,
  { config, seed, choices }: Setup,
  people: readonly Seat[],
  bot: string,
  random: RandomState,
): Table<T> {
  const seats = Array.from({ length: config.players }, (_, seat): TableSeat => ({
    name: rules.text.seat(seat, config),
    person: people.includes(seat),
    unheard: [],
    heard: [],
    read: [],
  }));
  const game = hosted(rules);
  const holders = seats.map((s): Holder => (s.person ? { kind: 'person', who: s.name } : { kind: 'bot', bot }));
  const table = newTable(game, {
    kind: 'created',
    game: game.id,
    version: game.version,
    config,
    owner: '',
    public: false,
    invite: '',
    seats: holders,
    seed,
    base: null,
  });
  let open: readonly Decision[] = [];
  const host: Host<T> = {
    table,
    freshSeed: () => Array.from({ length: 4 }, () => next(random).toString(16).padStart(8, '0')).join(''),
    keep(_row, told) {
      for (const [seat, s] of seats.entries())
        if (s.person) s.unheard.push(...newsFor(rules, config, told, seat, open));
      open = table.match?.open() ?? [];
    },
  };
  if (choices.length === 0) begin(host, seed);
  else write(host, { kind: 'started', seed, print: '' });
  for (const entry of choices) write(host, { kind: 'played', entry, by: 'imported', print: '', left: null });
  for (const s of seats) s.unheard = s.unheard.slice(-REMINDERS);
  if (table.match === null) throw new Error('The game has not begun.');
  return { rules, config, host, match: table.match, seats, random };
}

/** What a person hears of a row. A standing answer is told to whom it belongs, never to others. */
function newsFor<T>(
  rules: Rules<T>,
  config: Config,
  told: Told,
  seat: Seat,
  open: readonly Decision[],
): readonly News[] {
  const d = told.own?.seat === seat ? open.find((x) => x.seat === seat) : undefined;
  const option = told.own?.event.nouns['option'];
  const own =
    d === undefined || d.options.length < 2 || (typeof option !== 'string' && typeof option !== 'number')
      ? []
      : [{ text: `Your standing answer to "${d.name}": ${rules.text.option(d, option)}.`, rule: d.rule }];
  return [...own, ...sentences(rules, config, told.happened, seat)];
}

function thought<T>({ rules, match, random }: Table<T>, { decision, bot, mayAct }: AskedBot): Move | null {
  const { seat } = decision;
  return botNamed(bot).move({ rules, game: match.game(), seat, decision, mayAct, random, budget: BUDGET });
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
