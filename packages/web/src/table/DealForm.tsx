import type { Field, Form, Offer, Option } from '@landsraad/kernel';
import { useId, useState, type FormEvent } from 'react';
import { useAtTable } from './context.ts';
import { RuleLink } from './RuleLink.tsx';
import { plain } from './words.ts';

/** Fields that name a seat, whatever the game. */
const SEAT_FIELDS = new Set(['to', 'from', 'seat', 'with', 'against', 'on', 'by']);

/** The one act that is a form to fill in. Every field is a choice from a list. */
export function DealForm({ offer, close }: { readonly offer: Offer; readonly close: () => void }) {
  const { control, seatTitle, config, parts } = useAtTable();
  const fields = offer.form ?? [];
  const [form, setForm] = useState<Form>(() => Object.fromEntries(fields.map((f) => [f.name, f.from[0] ?? ''])));
  const valueName = (field: Field, value: Option): string =>
    SEAT_FIELDS.has(field.name) && typeof value === 'number' && value < config.players
      ? seatTitle(value)
      : (parts.book.text.thing?.(String(value))?.title ?? plain(String(value)));
  function send(e: FormEvent): void {
    e.preventDefault();
    // What was offered may have changed meanwhile: a value that is gone is replaced by the first that is there.
    control.act(
      offer,
      Object.fromEntries(fields.map((f) => [f.name, f.from.find((v) => v === form[f.name]) ?? f.from[0] ?? ''])),
    );
    close();
  }
  return (
    <form className="deal" onSubmit={send} aria-label="Offer a deal">
      {fields.map((field) => (
        <DealField
          key={field.name}
          field={field}
          value={form[field.name] ?? ''}
          name={(v) => valueName(field, v)}
          change={(v) => setForm({ ...form, [field.name]: v })}
        />
      ))}
      <button type="submit" className="btn primary">
        Offer it
      </button>
      <button type="button" className="btn ghost" onClick={close}>
        Leave it
      </button>
      <RuleLink rule={offer.rule} words />
    </form>
  );
}

interface FieldProps {
  readonly field: Field;
  readonly value: Option;
  readonly name: (value: Option) => string;
  readonly change: (value: Option) => void;
}

function DealField({ field, value, name, change }: FieldProps) {
  const id = useId();
  return (
    <div className="deal-field">
      <label htmlFor={id} className="caps">
        {plain(field.name)}
      </label>
      {field.text === undefined ? (
        <select
          id={id}
          name={field.name}
          className="field"
          value={field.from.indexOf(value)}
          onChange={(e) => change(field.from[Number(e.target.value)] ?? value)}
        >
          {field.from.map((v, n) => (
            <option key={String(v)} value={n}>
              {name(v)}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          name={field.name}
          className="field"
          maxLength={field.text}
          value={value}
          onChange={(e) => change(e.target.value)}
        />
      )}
    </div>
  );
}
