// Games that were recorded, and how they were found.

import { rules } from '@landsraad/dune';
import {
  answer,
  below,
  configOf,
  interrupt,
  logOf,
  offers,
  pick,
  seeded,
  startPlay,
  type Form,
  type Happening,
  type Log,
  type Offer,
  type Option,
  type RandomState,
  type Scalar,
} from '@landsraad/kernel';

interface Setting {
  readonly mode: 'basic' | 'advanced';
  readonly players: number;
  readonly options: { readonly [id: string]: Scalar };
}

export interface Golden extends Setting {
  readonly name: string;
  /** What happens in it, and the rule that ends it. */
  readonly shows: readonly string[];
  readonly ends: string;
}
export const GAMES: readonly Golden[] = [
  {
    name: 'basic-six-the-wall-falls-and-the-fremen-keep-their-sietches',
    mode: 'basic',
    players: 6,
    options: {},
    shows: ['shield wall destroyed', 'alliance', 'traitor', 'deal'],
    ends: 'dune.fremen.special-victory',
  },
  {
    name: 'advanced-six-a-captive-dies-and-the-guild-outlasts-them-all',
    mode: 'advanced',
    players: 6,
    options: {},
    shows: ['captive killed', 'fighters advise', 'storm card', 'truth'],
    ends: 'dune.guild.special-victory',
  },
  {
    name: 'two-players-two-factions-each-ride-the-worm',
    mode: 'advanced',
    players: 4,
    options: { twoFactionsEach: true },
    shows: ['worm ride', 'weather control'],
    ends: 'dune.victory.default-fremen',
  },
  {
    name: 'three-players-a-house-takes-three-strongholds',
    mode: 'basic',
    players: 3,
    options: {},
    shows: ['leader killed', 'charity'],
    ends: 'dune.victory.solo',
  },
];

function fillIn(offer: Offer, random: RandomState): Form | null {
  if (offer.form === null) return null;
  const form: { [field: string]: Option } = {};
  for (const field of offer.form) form[field.name] = pick(random, field.from);
  return form;
}
export function playOnce(
  game: Setting,
  seed: string,
): { readonly log: Log; readonly kinds: ReadonlySet<string>; readonly words: readonly (readonly string[])[] } {
  const random = seeded(seed);
  const play = startPlay(rules, configOf(rules, game), seed);
  const happened: Happening[] = [];
  const words: (readonly string[])[] = [];
  while (play.decisions.length > 0) {
    const d = pick(random, play.decisions);
    words.push(wordsOf(play.decisions, offers(rules, play.game, d.seat), happened));
    const acts = below(random, 12) === 0 ? offers(rules, play.game, d.seat) : [];
    const possible = acts.filter((o) => o.form === null || o.form.every((f) => f.from.length > 0));
    if (possible.length > 0) {
      const act = pick(random, possible);
      interrupt(play, d.seat, act.id, fillIn(act, random), happened);
    } else answer(play, d.seat, d.question, pick(random, d.options), happened);
  }
  return { log: logOf(play), kinds: new Set(happened.map((h) => h.kind)), words };
}
/** What somebody meets at one step, without its numbers. */
const wordsOf = (
  asked: readonly { readonly name: string; readonly options: readonly Option[] }[],
  offered: readonly Offer[],
  happened: readonly Happening[],
): string[] => [
  ...asked.flatMap((d) => [d.name, ...d.options.filter((o) => typeof o === 'string').map((o) => `${d.name} ${o}`)]),
  ...offered.map((o) => `offer ${o.id}`),
  ...happened.slice(-6).map((h) => `event ${h.kind}`),
];

/** A recorded game without the prints of its positions, cut off when it shows nothing more that is rare. */
export interface Rare extends Setting {
  readonly seed: string;
  readonly choices: Log['choices'];
}

const TRIED = 160;
const KEPT = 6;

/** Of many random games, in all modes and with all house rules, those that together show what the others do not. */
export function findRare(known: ReadonlySet<string>): Rare[] {
  const lastOfAll = Object.fromEntries(rules.options.map((o) => [o.id, o.values.at(-1) ?? o.default]));
  const settings: Setting[] = [
    { mode: 'advanced', players: 6, options: {} },
    { mode: 'advanced', players: 6, options: { ...lastOfAll, twoFactionsEach: false } },
    { mode: 'basic', players: 4, options: {} },
    { mode: 'advanced', players: 2, options: {} },
  ];
  const tried = Array.from({ length: TRIED }, (_, n) => {
    const setting = settings[n % settings.length]!;
    const seed = `rare ${n}`;
    return { setting, seed, ...playOnce(setting, seed) };
  });
  const seen = new Set(known);
  const rare: Rare[] = [];
  while (rare.length < KEPT) {
    const gains = tried.map((t) => new Set(t.words.flat().filter((w) => !seen.has(w))).size);
    const best = tried[gains.indexOf(Math.max(...gains))];
    if (best === undefined || Math.max(...gains) === 0) break;
    const last = best.words.findLastIndex((step) => step.some((w) => !seen.has(w)));
    for (const w of best.words.flat()) seen.add(w);
    rare.push({ ...best.setting, seed: best.seed, choices: best.log.choices.slice(0, last + 1) });
  }
  return rare;
}
