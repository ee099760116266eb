// Acting when not asked: what is open to a seat that nobody waits for.

import type { Decision, Field, Form, Game, Notes, Offer, Option, Seat } from './game.ts';
import { nowActing } from './hidden.ts';
import { sameList } from './lists.ts';
import { pick, type RandomState } from './random.ts';
import { Refusal, refusal } from './refusal.ts';
import type { Rules } from './rules.ts';
import { newFrame, settle, type PlayMode } from './settle.ts';
import { met, observer } from './trace.ts';
import type { OfferSpec } from './words.ts';

const NO_FORM: Form = {};
const offerId = (name: string, noun: Option | null): string => (noun === null ? name : `${name}: ${noun}`);

const NO_NOTES: Notes = {};
const NO_OFFERS: readonly Offer[] = [];

/** The notes of the procedure during which an offer is open; null: it is not under way. */
function openDuring<T>(spec: OfferSpec<T>, g: Game<T>): Notes | null {
  if (spec.during === null) return NO_NOTES;
  for (let n = g.stack.length - 1; n >= 0; n--) {
    const f = g.stack[n];
    if (f !== undefined && f.proc === spec.during) return f.notes;
  }
  return null;
}

/** Acts open to a seat that nobody waits for. What was open `before` is the same object, and the list too if all of it was. */
export function offers<T>(
  rules: Rules<T>,
  g: Game<T>,
  seat: Seat,
  before: readonly Offer[] = NO_OFFERS,
): readonly Offer[] {
  const list: Offer[] = [];
  if (g.over === null) for (const spec of rules.book.offers) addOffers(spec, g, seat, before, list);
  return sameList(before, list);
}

function addOffers<T>(spec: OfferSpec<T>, g: Game<T>, seat: Seat, before: readonly Offer[], list: Offer[]): void {
  const { name, rule, act } = spec;
  const notes = openDuring(spec, g);
  if (notes === null) return;
  if (act.form !== null) {
    const form = act.form(g, seat, notes);
    const was = before[list.length];
    const isSame = was?.name === name && was.rule === rule && isSameForm(was.form, form);
    if (form !== null) list.push(isSame ? was : { id: name, name, rule, noun: null, form });
  }
  if (act.options === null) return;
  for (const noun of act.options(g, seat, notes)) {
    if (act.refuse !== null && refusal(act.refuse(g, seat, noun, notes)) !== null) continue;
    const was = before[list.length];
    const isSame = was?.name === name && was.rule === rule && was.noun === noun && was.form === null;
    list.push(isSame ? was : { id: offerId(name, noun), name, rule, noun, form: null });
  }
}

const isSameForm = (a: Offer['form'], b: Offer['form']): boolean =>
  a !== null && b !== null && sameList(a, b, isSameField) === a;
const isSameField = (a: Field, b: Field): boolean =>
  a === b || (a.name === b.name && a.text === b.text && (a.from === b.from || sameList(a.from, b.from) === a.from));

/** The offer with that id, if it is open to the seat; the others are not even looked at. */
function offerWith<T>(rules: Rules<T>, g: Game<T>, seat: Seat, id: string): Found<T> | undefined {
  if (g.over !== null) return undefined;
  for (const spec of rules.book.offers) {
    const { name, act } = spec;
    if (!id.startsWith(name)) continue;
    const notes = openDuring(spec, g);
    if (notes === null) continue;
    if (id === name) {
      const form = act.form?.(g, seat, notes) ?? null;
      if (form !== null) return { spec, noun: '', form };
      continue;
    }
    const wanted = id.slice(name.length + 2);
    for (const noun of act.options?.(g, seat, notes) ?? [])
      if (String(noun) === wanted && offerId(name, noun) === id)
        if (act.refuse === null || refusal(act.refuse(g, seat, noun, notes)) === null)
          return { spec, noun, form: null };
  }
  return undefined;
}
interface Found<T> {
  readonly spec: OfferSpec<T>;
  readonly noun: Option;
  readonly form: Offer['form'];
}

const fits = (field: Field, value: Option | undefined): boolean =>
  field.text !== undefined
    ? value === undefined || (typeof value === 'string' && value.length <= field.text)
    : value !== undefined && field.from.includes(value);

const whatFits = (field: Field): string =>
  field.text === undefined ? `one of ${field.from.join(', ')}` : `a text of at most ${field.text} characters`;

/** The form with something in every field; null if a field has nothing to choose from. */
export function fillIn(offer: Offer, random: RandomState): Form | null {
  const form: { [field: string]: Option } = {};
  for (const field of offer.form ?? []) {
    if (field.from.length === 0) return null;
    form[field.name] = pick(random, field.from);
  }
  return form;
}

/** A seat acts unasked: the interruption runs first, then the interrupted goes on if it still makes sense. */
export function act<T, D extends Decision>(
  rules: Rules<T, D>,
  g: Game<T>,
  seat: Seat,
  id: string,
  mode: PlayMode = 'table',
  form: Form = NO_FORM,
): readonly D[] {
  const found = offerWith(rules, g, seat, id);
  if (found === undefined) {
    const rule = whyNotOffer(rules, g, seat, id);
    const open =
      offers(rules, g, seat)
        .map((o) => o.id)
        .join(', ') || 'nothing';
    if (rule !== null)
      throw new Refusal('refused', rule, `"${id}" is not allowed now (${rule}); open to seat ${seat}: ${open}.`);
    throw new Refusal('not-offered', '', `"${id}" is not open to seat ${seat} now; open: ${open}.`);
  }
  const { spec, noun } = found;
  if (found.form !== null)
    for (const field of found.form) {
      const value = form[field.name];
      if (!fits(field, value))
        throw new Refusal('bad-form', spec.rule, `"${field.name}" of "${id}" must be ${whatFits(field)}.`);
    }
  if (observer.tally !== null) {
    met('offer', spec.name);
    met('rule', spec.rule);
  }
  g.moment++;
  g.stack.push(newFrame(spec.act.play.name, spec.act.notes(g, seat, noun, form), true));
  const before = nowActing(seat);
  try {
    return settle(rules, g, mode);
  } finally {
    nowActing(before);
  }
}

/** The rule that keeps a seat from an act that it could think of. */
export function whyNotOffer<T>(rules: Rules<T>, g: Game<T>, seat: Seat, id: string): string | null {
  for (const spec of rules.book.offers) {
    const notes = openDuring(spec, g);
    if (notes === null) continue;
    for (const noun of spec.act.options?.(g, seat, notes) ?? [])
      if (offerId(spec.name, noun) === id) return spec.act.refuse?.(g, seat, noun, notes) ?? null;
  }
  return null;
}
