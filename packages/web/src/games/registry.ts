// The games of this house, as the home page knows them. A game whose rules are not here yet can be read, not played.

import type { BoxSpec, LedgerEntry, OverviewPart } from '@landsraad/kernel';
import { plainParts } from '../app/development.ts';
import type { IconName } from '../look/iconNames.ts';
import { bookOf } from './book.ts';
import type { GameParts } from './parts.ts';
import { hasRules, rulesOf } from './rules.ts';

/** What a rulebook page shows of a game. */
export interface Rulebook {
  readonly ledger: readonly LedgerEntry[];
  readonly overview: readonly OverviewPart[];
  /** How many printed values are assumed that one's own box could replace. */
  readonly assumed: number;
}

export interface GameEntry {
  readonly id: string;
  readonly title: string;
  readonly players: string;
  readonly blurb: string;
  readonly tags: readonly string[];
  /** Modes beside the first that can be begun at once, and what the button says. */
  readonly ways: readonly { readonly mode: string; readonly words: string }[];
  readonly emblem: IconName;
  /** Colours of its emblem, from the tokens. */
  readonly colour: string;
  readonly on: string;
  /** Offered only to those who work on Landsraad. */
  readonly development: boolean;
  readonly rulebook: () => Promise<Rulebook>;
  /** What it brings beside its rules. */
  readonly look: () => Promise<Omit<GameParts, 'book'>>;
}

const rulebookOf = ({
  ledger,
  text,
  box,
}: {
  ledger: Rulebook['ledger'];
  text: { overview?: Rulebook['overview'] };
  box?: BoxSpec;
}): Rulebook => ({
  ledger,
  overview: text.overview ?? [],
  assumed: box?.entries.length ?? 0,
});
const nothing = (): Promise<Omit<GameParts, 'book'>> => Promise.resolve({});

const GAMES: readonly GameEntry[] = [
  {
    id: 'war-for-arrakis',
    title: 'War for Arrakis',
    players: '1–4',
    blurb: 'Atreides and Fremen raid, Harkonnen legions hunt for sietches. A war of dice, worms and spice.',
    tags: ['two sides', 'shared by up to four', 'Desert War', 'Smugglers', 'Spacing Guild', 'assumed facts'],
    ways: [
      { mode: 'three-player', words: 'Three players' },
      { mode: 'four-player', words: 'Four players' },
      { mode: 'solo', words: 'Alone' },
      { mode: 'coop', words: 'Two together' },
    ],
    emblem: 'emblem-atreides',
    colour: 'var(--atreides)',
    on: 'var(--atreides-on)',
    development: false,
    rulebook: async () => rulebookOf((await import('@landsraad/war-for-arrakis')).rules),
    look: async () => (await import('./war-for-arrakis/look.tsx')).look,
  },
  {
    id: 'imperium',
    title: 'Imperium',
    players: '1–4',
    blurb: 'Send agents, win the great factions, build your deck and fight for each round’s prize.',
    tags: ['3–4 players', 'Rise of Ix', 'epic game', 'House Hagal', 'solo'],
    ways: [
      { mode: 'solo', words: 'Solo' },
      { mode: 'two-player', words: 'Two and House Hagal' },
    ],
    emblem: 'agent',
    colour: 'var(--seat-2)',
    on: 'var(--seat-2-on)',
    development: false,
    rulebook: async () => rulebookOf((await import('@landsraad/imperium')).rules),
    look: async () => (await import('./imperium/look.tsx')).look,
  },
  {
    id: 'dune',
    title: 'Dune',
    players: '2–6',
    blurb: 'Six factions with unlike powers bid, bargain and betray under a moving storm.',
    tags: ['basic', 'advanced', 'alliances'],
    ways: [{ mode: 'advanced', words: 'Advanced game' }],
    emblem: 'emblem-spacing-guild',
    colour: 'var(--spacing-guild)',
    on: 'var(--spacing-guild-on)',
    development: false,
    rulebook: async () => rulebookOf((await import('@landsraad/dune')).rules),
    look: async () => (await import('./dune/look.tsx')).look,
  },
  {
    id: 'reference',
    title: 'The Night Bazaar',
    players: '2–4',
    blurb:
      'Smugglers bid in the dark, raid each other’s stores and call it trade. Small, and it uses every word of the kernel.',
    tags: ['four nights', 'development'],
    ways: [],
    emblem: 'spice-trade',
    colour: 'var(--accent)',
    on: 'var(--accent-ink)',
    development: true,
    rulebook: async () => rulebookOf((await import('@landsraad/reference')).rules),
    look: async () => (await import('./night-bazaar/look.tsx')).look,
  },
];

/** The games shown, those in development first where they are shown at all. */
export const gamesFor = (development: boolean): readonly GameEntry[] =>
  development
    ? [...GAMES.filter((g) => g.development), ...GAMES.filter((g) => !g.development)]
    : GAMES.filter((g) => !g.development);

export const gameEntry = (id: string): GameEntry | undefined => GAMES.find((g) => g.id === id);

/** Whether its rules are in this client. */
export const playable = (game: GameEntry): boolean => hasRules(game.id);

const loaded = new Map<string, Promise<GameParts>>();

/** Everything the table needs of a game, fetched once. */
export function partsOf(id: string): Promise<GameParts> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const load = (async (): Promise<GameParts> => {
    const [lent, look] = await Promise.all([
      rulesOf(id),
      plainParts() ? nothing() : (gameEntry(id)?.look() ?? nothing()),
    ]);
    return { book: lent(bookOf), ...look };
  })();
  // A failed fetch is tried again next time.
  load.catch(() => loaded.delete(id));
  loaded.set(id, load);
  return load;
}
