import { anyValue, seeded, type Shape, type ShapeField, type Word } from '@landsraad/kernel';
import { Icon } from '../look/Icon.tsx';

interface FormProps<S extends Shape = Shape> {
  readonly shape: S;
  readonly value: unknown;
  readonly change: (value: unknown) => void;
  /** What it is called, for whoever cannot see where it stands. */
  readonly label: string;
  readonly describedBy?: string | undefined;
}
type Of<K extends Shape['kind']> = FormProps<Extract<Shape, { kind: K }>>;

const record = (x: unknown): { readonly [key: string]: unknown } =>
  typeof x === 'object' && x !== null && !Array.isArray(x) ? (x as { [key: string]: unknown }) : {};
const list = (x: unknown): readonly unknown[] => (Array.isArray(x) ? x : []);
const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

/** Something to begin with: the least of everything. */
export function plainValue(shape: Shape): unknown {
  switch (shape.kind) {
    case 'number':
      return shape.least;
    case 'text':
      return '';
    case 'flag':
      return false;
    case 'word':
      return shape.words[0]?.id;
    case 'words':
      return shape.words.slice(0, shape.least).map((w) => w.id);
    case 'counts':
      return anyValue(shape, seeded('plain'));
    case 'list':
      return Array.from({ length: shape.least }, () => plainValue(shape.of));
    case 'fields':
      return Object.fromEntries(shape.fields.map((f) => [f.name, plainValue(f.shape)]));
    case 'variants': {
      const [first] = shape.variants;
      return first === undefined ? {} : plainVariant(shape.tag, first.id, first.fields);
    }
  }
}
const plainVariant = (tag: string, id: string, fields: readonly ShapeField[]): unknown => ({
  [tag]: id,
  ...Object.fromEntries(fields.map((f) => [f.name, plainValue(f.shape)])),
});

/** The form of a value, drawn from the same description that checks it. */
export function Form(props: FormProps) {
  const { shape } = props;
  switch (shape.kind) {
    case 'number':
      return <Amount {...props} least={shape.least} most={shape.most} />;
    case 'text':
      return (
        <input
          className="field"
          type="text"
          maxLength={shape.most}
          aria-label={props.label}
          aria-describedby={props.describedBy}
          value={typeof props.value === 'string' ? props.value : ''}
          onChange={(e) => props.change(e.target.value)}
        />
      );
    case 'flag':
      return (
        <label className="box-flag">
          <input type="checkbox" checked={props.value === true} onChange={(e) => props.change(e.target.checked)} />
          {capital(props.label)}
        </label>
      );
    case 'word':
      return <OneWord {...props} words={shape.words} />;
    case 'words':
      return <SeveralWords {...props} shape={shape} />;
    case 'counts':
      return <Counts {...props} shape={shape} />;
    case 'list':
      return <Listed {...props} shape={shape} />;
    case 'fields':
      return <Fields {...props} fields={shape.fields} />;
    case 'variants':
      return <Variants {...props} shape={shape} />;
  }
}

function Amount({
  value,
  change,
  label,
  describedBy,
  least,
  most,
}: FormProps & { readonly least: number; readonly most: number }) {
  return (
    <input
      className="field box-amount"
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      aria-label={`${label}, ${least} to ${most}`}
      aria-describedby={describedBy}
      value={typeof value === 'number' ? value : ''}
      onChange={(e) => change(e.target.value === '' ? null : Number(e.target.value))}
    />
  );
}

function OneWord({ value, change, label, describedBy, words }: FormProps & { readonly words: readonly Word[] }) {
  return (
    <select
      className="field"
      aria-label={label}
      aria-describedby={describedBy}
      value={typeof value === 'string' ? value : ''}
      onChange={(e) => change(e.target.value)}
    >
      {words.map((w) => (
        <option key={w.id} value={w.id}>
          {w.title}
        </option>
      ))}
    </select>
  );
}

function SeveralWords({ shape, value, change, label, describedBy }: Of<'words'>) {
  const chosen = list(value);
  return (
    <fieldset className="box-words" aria-describedby={describedBy}>
      <legend className="sr">{label}</legend>
      {shape.words.map((w) => (
        <label key={w.id} className="box-flag">
          <input
            type="checkbox"
            checked={chosen.includes(w.id)}
            onChange={(e) =>
              change(
                shape.words.map((x) => x.id).filter((id) => (id === w.id ? e.target.checked : chosen.includes(id))),
              )
            }
          />
          {w.title}
        </label>
      ))}
    </fieldset>
  );
}

function Counts({ shape, value, change, label, describedBy }: Of<'counts'>) {
  const counts = record(value);
  const sum = shape.words.reduce((n, w) => n + Number(counts[w.id] ?? 0), 0);
  const [least, most] = shape.sum;
  return (
    <fieldset className="box-counts" aria-describedby={describedBy}>
      <legend className="sr">{label}</legend>
      {shape.words.map((w) => (
        <label key={w.id}>
          <span>{w.title}</span>
          <Amount
            shape={shape}
            label={`${label}: ${w.title}`}
            least={shape.least}
            most={shape.most}
            value={counts[w.id] ?? 0}
            change={(n) => change({ ...counts, [w.id]: n })}
          />
        </label>
      ))}
      <small className={sum < least || sum > most ? 'box-sum wrong' : 'box-sum'}>
        {least === most ? `${sum} of ${least}` : `${sum} in all`}
      </small>
    </fieldset>
  );
}

function Listed({ shape, value, change, label, describedBy }: Of<'list'>) {
  const items = list(value);
  const fixed = shape.least === shape.most;
  return (
    <fieldset className="box-list" aria-describedby={describedBy}>
      <legend className="sr">{label}</legend>
      <ol>
        {items.map((item, n) => (
          // Items have no names of their own: their place is what they are known by.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={n}>
            <span className="box-item">
              {capital(shape.item)} {n + 1}
            </span>
            <Form
              shape={shape.of}
              value={item}
              change={(x) => change(items.with(n, x))}
              label={`${label}, ${shape.item} ${n + 1}`}
            />
            {fixed ? null : (
              <button
                type="button"
                className="btn ghost"
                disabled={items.length <= shape.least}
                aria-label={`Remove ${shape.item} ${n + 1}`}
                onClick={() => change(items.filter((_, k) => k !== n))}
              >
                <Icon name="trash" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {fixed ? null : (
        <button
          type="button"
          className="btn"
          disabled={items.length >= shape.most}
          onClick={() => change([...items, plainValue(shape.of)])}
        >
          <Icon name="plus" /> Add a {shape.item}
        </button>
      )}
    </fieldset>
  );
}

function Fields({ fields, value, change, label }: FormProps & { readonly fields: readonly ShapeField[] }) {
  const now = record(value);
  return (
    <div className="box-fields">
      {fields.map((f) => (
        <Field
          key={f.name}
          field={f}
          label={label}
          value={now[f.name]}
          change={(x) => change({ ...now, [f.name]: x })}
        />
      ))}
    </div>
  );
}
/** A caption where the form does not carry its own. */
function Field({
  field,
  label,
  value,
  change,
}: Pick<FormProps, 'label' | 'value' | 'change'> & { readonly field: ShapeField }) {
  const form = (
    <Form
      shape={field.shape}
      value={value}
      change={change}
      label={field.shape.kind === 'flag' ? field.title : `${label}, ${field.title}`}
    />
  );
  return field.shape.kind === 'flag' ? (
    form
  ) : (
    <div className="box-field">
      <span>{capital(field.title)}</span>
      {form}
    </div>
  );
}

function Variants({ shape, value, change, label, describedBy }: Of<'variants'>) {
  const now = record(value);
  const variant = shape.variants.find((v) => v.id === now[shape.tag]);
  return (
    <div className="box-variant">
      <OneWord
        shape={shape}
        label={label}
        describedBy={describedBy}
        words={shape.variants}
        value={now[shape.tag]}
        change={(id) => {
          const next = shape.variants.find((v) => v.id === id);
          if (next !== undefined) change(plainVariant(shape.tag, next.id, next.fields));
        }}
      />
      {variant === undefined || variant.fields.length === 0 ? null : (
        <Fields shape={shape} label={label} fields={variant.fields} value={value} change={change} />
      )}
    </div>
  );
}
