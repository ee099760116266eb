import type { OptionSpec, Scalar } from '@landsraad/kernel';
import { useState } from 'react';
import { Icon } from '../look/Icon.tsx';
import { plain } from '../table/words.ts';

export type Options = { readonly [id: string]: Scalar };

const REST = 'More';

/** Options in the groups that the game gives them, in its order. */
function grouped(options: readonly OptionSpec[]): [string, OptionSpec[]][] {
  const groups = new Map<string, OptionSpec[]>();
  for (const o of options) groups.set(o.group ?? REST, [...(groups.get(o.group ?? REST) ?? []), o]);
  return [...groups];
}

export const valueWords = (v: Scalar): string =>
  v === true ? 'Yes' : v === false ? 'No' : v === null ? 'None' : plain(String(v));

const isSwitch = (o: OptionSpec): boolean => o.values.length === 2 && o.values.every((v) => typeof v === 'boolean');

/** What differs from the default, each in a few words. */
export const changedOptions = (all: readonly OptionSpec[], options: Options): string[] =>
  all
    .filter((o) => (options[o.id] ?? o.default) !== o.default)
    .map((o) => (isSwitch(o) ? o.title : `${o.title}: ${valueWords(options[o.id] ?? o.default).toLowerCase()}`));

/** Options that hardly anybody changes: folded, with the number of those that are changed. */
export function HouseRules({
  specs,
  options,
  change,
  fixed,
}: {
  readonly specs: readonly OptionSpec[];
  readonly options: Options;
  readonly change: (options: Options) => void;
  /** Why an option has only its default at this table; null if it can be changed. */
  readonly fixed: (o: OptionSpec) => string | null;
}) {
  const groups = grouped(specs);
  const [shown, setShown] = useState(groups[0]?.[0] ?? REST);
  if (specs.length === 0) return null;
  const changed = changedOptions(specs, options).length;
  return (
    <details className="panel house-rules">
      <summary>
        <Icon name="settings" />
        <b>House rules</b>
        <span>
          {specs.length === 1 ? 'One option' : `${specs.length} options`}
          {changed === 0 ? ', all as the rulebook reads them' : ''}
        </span>
        {changed === 0 ? null : <em>{changed} changed</em>}
      </summary>
      <div className="house-rules-body">
        {groups.length < 2 ? null : (
          <nav aria-label="Kinds of house rules">
            {groups.map(([name, list]) => {
              const here = changedOptions(list, options).length;
              return (
                <button
                  key={name}
                  type="button"
                  aria-current={name === shown ? 'true' : undefined}
                  onClick={() => setShown(name)}
                >
                  {name} <small>{here === 0 ? list.length : `${here} changed`}</small>
                </button>
              );
            })}
          </nav>
        )}
        <div className="house-rules-list">
          {(groups.find(([name]) => name === shown)?.[1] ?? []).map((o) => (
            <HouseRule
              key={o.id}
              spec={o}
              value={options[o.id] ?? o.default}
              fixed={fixed(o)}
              set={(v) => change({ ...options, [o.id]: v })}
            />
          ))}
        </div>
      </div>
    </details>
  );
}

function HouseRule({
  spec,
  value,
  fixed,
  set,
}: {
  readonly spec: OptionSpec;
  readonly value: Scalar;
  readonly fixed: string | null;
  readonly set: (value: Scalar) => void;
}) {
  const on = value !== spec.default;
  if (isSwitch(spec))
    return (
      <label className={`house-rule switch ${on ? 'on' : ''}`}>
        <input
          type="checkbox"
          role="switch"
          checked={value === true}
          disabled={fixed !== null}
          onChange={(e) => set(e.target.checked)}
        />
        <span>
          <b>{spec.title}</b>
          {fixed === null ? spec.about === undefined ? null : <small>{spec.about}</small> : <small>{fixed}</small>}
        </span>
      </label>
    );
  return (
    <fieldset className={`house-rule ${on ? 'on' : ''}`} disabled={fixed !== null}>
      <legend>{spec.title}</legend>
      {fixed === null ? null : <small>{fixed}</small>}
      <div className="house-values">
        {spec.values.map((v) => (
          <label key={String(v)} className={`chip ${v === value ? 'on' : ''}`}>
            <input type="radio" name={spec.id} checked={v === value} onChange={() => set(v)} />
            {valueWords(v)}
            {v === spec.default ? <small> (default)</small> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
