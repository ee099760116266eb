// Acting when not asked: what is open to a seat that nobody waits for.

import type { Decision, Form, Game, Notes, Offer, Option, Seat } from './game.ts';
import { carryingOut } from './hidden.ts';
import { DeadEnd, Refusal, refusal } from './refusal.ts';
import type { Rules } from './rules.ts';
import { newFrame, settle, type PlayMode } from './settle.ts';
import { met, observer } from './trace.ts';
import type { OfferSpec } from './words.ts';

const NO_FORM: Form = {};
const offerId = (name: string, noun: Option | null): string => (noun === null ? name : `${name}: ${noun}`);

function* openOffers<T>(rules: Rules<T>, g: Game<T>): Generator<{ spec: OfferSpec<T>; notes: Notes }> {
  for (const spec of rules.book.offers) {
    if (spec.during === null) yield { spec, notes: {} };
    else {
      const f = g.stack.findLast((x) => x.proc === spec.during);
      if (f !== undefined) yield { spec, notes: f.notes };
    }
  }
}

/** Acts open to a seat that nobody waits for. */
export function offers<T>(rules: Rules<T>, g: Game<T>, seat: Seat): Offer[] {
  const list: Offer[] = [];
  if (g.over !== null) return list;
  for (const { spec, notes } of openOffers(rules, g)) {
    const { name, rule, act } = spec;
    if (rule === observer.ignored) continue;
    if (act.form !== undefined) {
      const form = act.form(g, seat, notes);
      if (form !== null) list.push({ id: name, name, rule, noun: null, form });
    }
    for (const noun of act.options?.(g, seat, notes) ?? [])
      if (refusal(act.refuse?.(g, seat, noun, notes) ?? null) === null)
        list.push({ id: offerId(name, noun), name, rule, noun, form: null });
  }
  return list;
}

/** A seat acts unasked: the interruption runs first, then the interrupted goes on if it still makes sense. */
export function act<T>(
  rules: Rules<T>,
  g: Game<T>,
  seat: Seat,
  id: string,
  mode: PlayMode = 'table',
  form: Form = NO_FORM,
): readonly Decision[] {
  const offer = offers(rules, g, seat).find((o) => o.id === id);
  if (offer === undefined) {
    const rule = whyNotOffer(rules, g, seat, id);
    const open =
      offers(rules, g, seat)
        .map((o) => o.id)
        .join(', ') || 'nothing';
    if (rule !== null)
      throw new Refusal('refused', rule, `"${id}" is not allowed now (${rule}); open to seat ${seat}: ${open}.`);
    throw new Refusal('not-offered', '', `"${id}" is not open to seat ${seat} now; open: ${open}.`);
  }
  if (offer.form !== null)
    for (const field of offer.form) {
      const value = form[field.name];
      if (value === undefined || !field.from.includes(value))
        throw new Refusal(
          'bad-form',
          offer.rule,
          `"${field.name}" of "${id}" must be one of ${field.from.join(', ')}.`,
        );
    }
  const spec = rules.book.offers.find((s) => s.name === offer.name && s.rule === offer.rule);
  if (spec === undefined) throw new DeadEnd(`nobody declared "${id}"`);
  if (observer.tally !== null) {
    met('offer', offer.name);
    met('rule', offer.rule);
  }
  g.moment++;
  g.stack.push(newFrame(spec.act.play.name, spec.act.notes(g, seat, offer.noun ?? '', form), true));
  return carryingOut(seat, () => settle(rules, g, mode));
}

/** The rule that keeps a seat from an act that it could think of. */
export function whyNotOffer<T>(rules: Rules<T>, g: Game<T>, seat: Seat, id: string): string | null {
  for (const { spec, notes } of openOffers(rules, g))
    for (const noun of spec.act.options?.(g, seat, notes) ?? [])
      if (offerId(spec.name, noun) === id) return spec.act.refuse?.(g, seat, noun, notes) ?? null;
  return null;
}
