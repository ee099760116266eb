// Why not?

import type { Option, Seat } from '@landsraad/kernel';
import { openQuestion } from './answer.ts';
import { Refused } from './refused.ts';
import type { Table } from './state.ts';

/** The rule and its sentence; null: it is allowed. */
export interface Why {
  readonly rule: string | null;
  readonly sentence: string | null;
}
const ALLOWED: Why = { rule: null, sentence: null };

/** Of an option of the open question, or of an offer. In an address a number is text. */
export function whyNotNow(t: Table, seat: Seat, text: string): Why {
  const match = t.match;
  if (match === null) return ALLOWED;
  const because = (rule: string): Why => ({ rule, sentence: t.game.sentence(rule) });
  if (match.view(seat).offers.some((o) => o.id === text)) return ALLOWED;
  const offer = match.whyNotOffer(seat, text);
  if (offer !== null) return because(offer);
  const open = openQuestion(t, seat);
  if (open === null) throw new Refused(409, 'not-asked', `Seat ${seat} is not asked anything now.`, { open });
  const readings: Option[] = text.trim() !== '' && Number.isFinite(Number(text)) ? [text, Number(text)] : [text];
  if (readings.some((o) => open.options.includes(o))) return ALLOWED;
  const rules = readings.map((o) => match.whyNot(seat, o)).filter((r) => r !== null);
  // The question's own rule means: nobody thought of that. A more precise one is better.
  return because(rules.find((r) => r !== open.rule) ?? open.rule);
}
