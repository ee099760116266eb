// The games of the house. Each has a rulebook and component facts; those with playable rules can be played.

import type { Config, LedgerEntry, LedgerTable, Mode, OptionSpec, Rules } from '@landsraad/kernel';
import { refuseConfig } from '@landsraad/kernel';
import { listed, WrongUse } from './wrong.ts';

/** Rules of some game, whatever its table looks like: `use` hands them to whoever does not care. */
export interface Playable {
  use<R>(work: <T>(rules: Rules<T>) => R): R;
}

const playable = <T>(rules: Rules<T>): Playable => ({ use: (work) => work(rules) });

export interface Shelved {
  readonly id: string;
  readonly title: string;
  /** For developers, not for players. */
  readonly development: boolean;
  readonly ledger: readonly LedgerEntry[];
  readonly facts: unknown;
  readonly version: string;
  /** Null until its rules can be played. */
  readonly playable: Playable | null;
  /** Whether a rule is in force at any table that is offered. */
  readonly inForceSomewhere: (entry: LedgerEntry) => boolean;
}

type Settings = { [id: string]: OptionSpec['default'] };

interface Offered {
  readonly modes: readonly Pick<Mode, 'id' | 'players'>[];
  readonly options: readonly Pick<OptionSpec, 'id' | 'values'>[];
  readonly refuse: (config: Config) => boolean;
}

/**
 * The ways a table may be set up: options as usual, with one or two of them otherwise. All combinations would be too many
 * for a game with twenty options, and no rule hangs on three.
 */
export function* tablesOf(o: Offered): Generator<Config> {
  const usual: Settings = {};
  for (const { id, values } of o.options) usual[id] = values[0] ?? null;
  const singles = o.options.flatMap(({ id, values }) => values.slice(1).map((value) => ({ [id]: value })));
  const settings: Settings[] = [usual];
  singles.forEach((one, n) => {
    settings.push({ ...usual, ...one });
    for (const other of singles.slice(n + 1)) settings.push({ ...usual, ...one, ...other });
  });
  for (const mode of o.modes)
    for (let players = mode.players.min; players <= mode.players.max; players++)
      for (const options of settings) {
        const config = { mode: mode.id, players, options };
        if (!o.refuse(config)) yield config;
      }
}

const somewhere = (offered: Offered, applies: (entry: LedgerEntry, table: LedgerTable) => boolean) => {
  const tables = [...tablesOf(offered)];
  return (entry: LedgerEntry): boolean => tables.some((t) => applies(entry, t));
};

function played<T>(rules: Rules<T>, development = false): Shelved {
  const options = rules.options.map((o) => ({
    id: o.id,
    values: [o.default, ...o.values.filter((v) => v !== o.default)],
  }));
  const offered = { modes: rules.modes, options, refuse: (c: Config) => refuseConfig(rules, c) !== null };
  return {
    id: rules.id,
    title: rules.title,
    development,
    ledger: rules.ledger,
    facts: rules.facts,
    version: rules.version,
    playable: playable(rules),
    inForceSomewhere: somewhere(offered, (entry, table) =>
      rules.applies(entry, { ...table, options: { ...table.options } as Config['options'] }),
    ),
  };
}

/** What a game's package exports: a rulebook and facts, and its rules once they can be played. */
interface Package<T> {
  readonly LEDGER: readonly LedgerEntry[];
  readonly FACTS: unknown;
  readonly VERSION: string;
  readonly applies: (entry: LedgerEntry, table: LedgerTable) => boolean;
  readonly rules?: Rules<T>;
}

/** A game whose rules are still being written counts its rulebook by the tables it will offer. */
function shelve<T>(id: string, title: string, book: Package<T>, offered: Offered): Shelved {
  if (book.rules !== undefined) return played(book.rules);
  return {
    id,
    title,
    development: false,
    ledger: book.LEDGER,
    facts: book.FACTS,
    version: book.VERSION,
    playable: null,
    inForceSomewhere: somewhere(offered, book.applies),
  };
}

const exactly = (n: number): Mode['players'] => ({ min: n, max: n });
const flag = (id: string) => ({ id, values: [false, true] });

/** A game is loaded when somebody asks for it: nobody waits for the rulebooks of the others. */
const SHELF: { readonly [id: string]: () => Promise<Shelved> } = {
  'war-for-arrakis': async () =>
    shelve('war-for-arrakis', 'War for Arrakis', await import('@landsraad/war-for-arrakis'), {
      modes: [
        { id: 'two-player', players: exactly(2) },
        { id: 'three-player', players: exactly(3) },
        { id: 'four-player', players: exactly(4) },
        { id: 'solo', players: exactly(1) },
        { id: 'coop', players: exactly(2) },
      ],
      options: [flag('desertWar'), flag('smugglers'), flag('spacingGuild')],
      refuse: ({ mode, options }) => Object.values(options).includes(true) && (mode === 'solo' || mode === 'coop'),
    }),
  imperium: async () =>
    shelve('imperium', 'Imperium', await import('@landsraad/imperium'), {
      modes: [
        { id: 'standard', players: { min: 3, max: 4 } },
        { id: 'two-player', players: exactly(2) },
        { id: 'solo', players: exactly(1) },
      ],
      options: [flag('riseOfIx'), flag('epic')],
      refuse: ({ mode, options }) => options['epic'] === true && (options['riseOfIx'] !== true || mode !== 'standard'),
    }),
  dune: async () =>
    shelve('dune', 'Dune', await import('@landsraad/dune'), {
      modes: [
        { id: 'basic', players: { min: 2, max: 6 } },
        { id: 'advanced', players: { min: 2, max: 6 } },
      ],
      options: [],
      refuse: () => false,
    }),
  reference: async () => played((await import('@landsraad/reference')).rules, true),
};

export const wholeShelf = (): Promise<readonly Shelved[]> => Promise.all(Object.values(SHELF).map((load) => load()));

export async function shelved(id: string): Promise<Shelved> {
  const load = Object.hasOwn(SHELF, id) ? SHELF[id] : undefined;
  if (load === undefined) throw new WrongUse(`There is no game "${id}"; there are ${listed(Object.keys(SHELF))}.`);
  return load();
}

export async function playableGame(id: string): Promise<Playable> {
  const game = await shelved(id);
  if (game.playable !== null) return game.playable;
  const others = (await wholeShelf()).filter((g) => g.playable !== null).map((g) => g.id);
  throw new WrongUse(
    `${game.title} has no playable rules yet, only its rulebook and facts (landsraad rules ${id}); playable: ${listed(others)}.`,
  );
}
