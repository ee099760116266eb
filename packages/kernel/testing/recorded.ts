// Games that are recorded so that everything in them can be looked at again, and how those are found that show what is rare.

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
  type Rules,
  type Scalar,
} from '@landsraad/kernel';

/** A kind of table. */
export interface Setting {
  readonly mode: string;
  readonly players: number;
  readonly options: { readonly [id: string]: Scalar };
}

/** A recorded game without the prints of its positions, cut off when it shows nothing more that is rare. */
export interface Rare extends Setting {
  readonly seed: string;
  readonly choices: Log['choices'];
}

export interface PlayedAtRandom {
  readonly log: Log;
  readonly kinds: ReadonlySet<string>;
  /** What somebody met at each step. */
  readonly words: readonly (readonly string[])[];
}

/** Of so many steps one is an act that nobody has asked for. */
const ACTS = 12;

/** A game answered at random, to its end or so many answers. */
export function playAtRandom<T>(rules: Rules<T>, setting: Setting, seed: string, most = Infinity): PlayedAtRandom {
  const random = seeded(seed);
  const play = startPlay(rules, configOf(rules, setting), seed);
  const happened: Happening[] = [];
  const words: (readonly string[])[] = [];
  while (play.decisions.length > 0 && words.length < most) {
    const d = pick(random, play.decisions);
    words.push(wordsOf(play.decisions, offers(rules, play.game, d.seat), happened));
    const acts = below(random, ACTS) === 0 ? offers(rules, play.game, d.seat) : [];
    const possible = acts.filter((o) => o.form === null || o.form.every((f) => f.from.length > 0));
    if (possible.length > 0) {
      const act = pick(random, possible);
      interrupt(play, d.seat, act.id, fillIn(act, random), happened);
    } else answer(play, d.seat, d.question, pick(random, d.options), happened);
  }
  return { log: logOf(play), kinds: new Set(happened.map((h) => h.kind)), words };
}

function fillIn(offer: Offer, random: RandomState): Form | null {
  if (offer.form === null) return null;
  const form: { [field: string]: Option } = {};
  for (const field of offer.form) form[field.name] = pick(random, field.from);
  return form;
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

export interface Search {
  /** Games that are tried, the settings in turn, and how many are kept. */
  readonly tried: number;
  readonly kept: number;
  /** Answers to a game at most. */
  readonly most?: number;
}

/** Of many random games those that together show what the others, and what is known already, do not. */
export function findRare<T>(
  rules: Rules<T>,
  settings: readonly Setting[],
  known: ReadonlySet<string>,
  { tried: many, kept, most }: Search,
): Rare[] {
  const tried = Array.from({ length: Math.ceil(many / settings.length) }, (_, round) =>
    settings.map((setting, n) => {
      const seed = `rare ${round * settings.length + n}`;
      return { setting, seed, ...playAtRandom(rules, setting, seed, most) };
    }),
  ).flat();
  const seen = new Set(known);
  const rare: Rare[] = [];
  while (rare.length < kept) {
    const gains = tried.map((t) => new Set(t.words.flat().filter((w) => !seen.has(w))).size);
    const best = tried[gains.indexOf(Math.max(...gains))];
    if (best === undefined || Math.max(...gains) === 0) break;
    const last = best.words.findLastIndex((step) => step.some((w) => !seen.has(w)));
    for (const w of best.words.flat()) seen.add(w);
    rare.push({ ...best.setting, seed: best.seed, choices: best.log.choices.slice(0, last + 1) });
  }
  return rare;
}
