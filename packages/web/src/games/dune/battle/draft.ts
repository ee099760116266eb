// A battle plan as it is being thought of: chosen in any order at the screen, and said element by element.

import type { Decision, Option, Seat, View } from '@landsraad/kernel';
import { dials, spiceWays, waysToLose, type Asked, type Table } from '@landsraad/dune';
import { cardKind, fitsSlot, isHero, leaderTitle } from '../names.ts';
import { factionOf, lies, spiceOf, tableOf } from '../position.ts';
import { armySeen } from './army.ts';

export const NONE = 'none';
export const PLAN_QUESTIONS = [
  'which leader?',
  'add the Kwisatz Haderach?',
  'which weapon?',
  'which defense?',
  'dial how much?',
  'and a half?',
  'support with how much spice?',
] as const satisfies readonly Asked['name'][];
export type PlanAsked = Extract<Asked, { readonly name: (typeof PLAN_QUESTIONS)[number] }>;
export const isPlan = (d: Asked): d is PlanAsked => PLAN_QUESTIONS.some((q) => q === d.name);

export interface Draft {
  readonly leader: string;
  readonly haderach: boolean;
  readonly weapon: string;
  readonly defense: string;
  /** Null until one has chosen: nobody dials by accident. */
  readonly dial: number | null;
  readonly spice: number;
}

/** What a draft says to a question about the plan; undefined: it is about something else. */
function saysTo({ leader, haderach, weapon, defense, dial, spice }: Draft, question: string): Option | undefined {
  switch (question) {
    case 'which leader?':
      return leader;
    case 'add the Kwisatz Haderach?':
      return haderach ? 'yes' : 'no';
    case 'which weapon?':
      return weapon;
    case 'which defense?':
      return defense;
    case 'dial how much?':
      return dial === null ? undefined : Math.floor(dial);
    case 'and a half?':
      return dial === null ? undefined : Number.isInteger(dial) ? 'no' : 'and a half';
    case 'support with how much spice?':
      return spice;
    default:
      return undefined;
  }
}
/** Says the draft as far as the rules let it; what only one answer fits is not held up. */
export const sayDraft =
  (draft: Draft) =>
  (d: Decision): Option | null => {
    const said = saysTo(draft, d.name);
    if (said === undefined) return null;
    return d.options.includes(said) ? said : d.options.length === 1 ? (d.options[0] ?? null) : null;
  };

// ---- what there is to choose from ----

const VOICE_KINDS: { readonly [icon: string]: string } = { hero: 'cheap hero' };
const orderOf = (card: string): string => {
  const [icon] = cardKind(card);
  return VOICE_KINDS[icon] ?? icon;
};
/** What prescience has fixed of a plan, as far as this seat knows it. */
export function fixedOf(view: View, seat: Seat, element: string): string | null {
  const value = lies(view, 'fixed elements', `fixed ${seat}`).known.find((x) => x.startsWith(`${element} `));
  return value === undefined ? null : value.slice(element.length + 1);
}

/** Cards for a place of the plan, as the Voice and prescience leave them. */
export function cardsFor(view: View, slot: 'weapon' | 'defense'): readonly string[] {
  const fixed = fixedOf(view, view.seat, slot);
  if (fixed !== null) return [fixed];
  const held = [...new Set(lies(view, 'treachery', `hand ${view.seat}`).known)].filter((c) => fitsSlot(c, slot));
  const voice = tableOf(view).battle?.voice ?? null;
  const all = [NONE, ...held];
  if (voice === null || voice.on !== view.seat) return all;
  const obeys = all.filter((c) => (orderOf(c) === voice.what) === voice.play);
  const concerns = held.some((c) => orderOf(c) === voice.what);
  return !concerns || obeys.length === 0 ? all : obeys;
}
export const haderachIsReady = (view: View): boolean => {
  const t = tableOf(view);
  const { known, backs } = lies(view, 'battle losses', `counted ${view.seat}`);
  return (
    t.advanced &&
    factionOf(view, view.seat) === 'atreides' &&
    t.haderach.alive &&
    known.length + backs >= AWAKE &&
    (t.haderach.territory === '' || t.haderach.territory === t.battle?.territory) &&
    !t.stopped.includes('atreides: kwisatz haderach')
  );
};
const AWAKE = 7;
export const HADERACH = 2;

export function dialsFor(view: View): readonly number[] {
  const fixed = fixedOf(view, view.seat, 'dial');
  if (fixed !== null) return [Number(fixed)];
  const army = armySeen(view, view.seat);
  return dials(army, spiceOf(view, view.seat) ?? 0, army.full ? 1 : 0.5);
}
/** The ways to support a dial with spice, and what each would lose. */
export function supportFor(view: View, dial: number): readonly { readonly spice: number; readonly lost: number }[] {
  const army = armySeen(view, view.seat);
  return spiceWays(army, dial, spiceOf(view, view.seat) ?? 0).map((spice) => ({
    spice,
    lost: Math.min(...waysToLose(army, dial, spice).map((w) => w.forces + w.starred)),
  }));
}
export const leaderStrength = (leader: string): number => (isHero(leader) ? 0 : leaderTitle(leader).strength);
export const strengthOf = ({ leader, haderach, dial }: Draft): number =>
  (dial ?? 0) + leaderStrength(leader) + (haderach && leader !== NONE ? HADERACH : 0);

/** To begin with: the strongest leader, no cards, nothing dialed; what has been said already stands. */
export function firstDraft(view: View, d: PlanAsked): Draft {
  const { leader, weapon, defense, dial } = d.about;
  const before = (question: PlanAsked['name']): boolean =>
    PLAN_QUESTIONS.indexOf(question) < PLAN_QUESTIONS.indexOf(d.name);
  const strongest =
    d.name === 'which leader?'
      ? d.options.toSorted((a, b) => leaderStrength(b) - leaderStrength(a))[0]
      : before('which leader?')
        ? leader
        : NONE;
  const dialed = before('dial how much?') ? dial : fixedOf(view, view.seat, 'dial');
  return {
    leader: strongest ?? NONE,
    haderach: haderachIsReady(view),
    weapon: before('which weapon?') ? weapon : (fixedOf(view, view.seat, 'weapon') ?? NONE),
    defense: before('which defense?') ? defense : (fixedOf(view, view.seat, 'defense') ?? NONE),
    dial: dialed === null ? null : Number(dialed),
    spice: 0,
  };
}

/** What the Voice, prescience and oaths under Truthtrance have to do with this seat's battle, in sentences. */
export function bindings(view: View, nameOf: (seat: Seat) => string, thing: (id: string) => string): string[] {
  const b: Table['battle'] = tableOf(view).battle;
  if (b === null) return [];
  const foe = b.aggressor === view.seat ? b.defender : b.aggressor;
  const words: string[] = [];
  if (b.voice !== null)
    words.push(
      `The Voice: ${b.voice.on === view.seat ? 'you' : nameOf(b.voice.on)} must ${b.voice.play ? '' : 'not '}play ${
        b.voice.what
      }${b.voice.play ? ', if possible' : ''}.`,
    );
  for (const element of b.fixed?.elements ?? []) {
    const seat = b.fixed?.seat ?? -1;
    const value = fixedOf(view, seat, element);
    words.push(
      seat === view.seat
        ? `Prescience: you have shown your ${element}${value === null ? '' : `: ${thing(value)}`}.`
        : `Prescience: ${nameOf(seat)} showed the ${element}${value === null ? '' : `: ${thing(value)}`}.`,
    );
  }
  for (const oath of b.oaths)
    words.push(
      `Truthtrance: ${oath.seat === view.seat ? 'your' : `${nameOf(oath.seat)}’s`} ${oath.element} is ${
        oath.holds ? '' : 'not '
      }${oath.element === 'dial' ? 'at least ' : ''}${thing(oath.what)}.`,
    );
  return foe >= 0 ? words : [];
}
