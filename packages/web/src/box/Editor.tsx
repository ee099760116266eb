// One form for each printed value that we do not know, and what becomes of the box.

import { toldInWords, wrongInBox, type Box, type BoxEntry, type WrongValue } from '@landsraad/kernel';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { GameBook } from '../games/parts.ts';
import { Icon } from '../look/Icon.tsx';
import { boxOf, fileOf, keepBox, keptBox, NEW_BOX } from './kept.ts';
import { Form } from './Form.tsx';
import { Picture } from './Picture.tsx';
import './box.css';

const byComponent = (entries: readonly BoxEntry[]): [string, BoxEntry[]][] => {
  const groups = new Map<string, BoxEntry[]>();
  for (const e of entries) groups.set(e.component, [...(groups.get(e.component) ?? []), e]);
  return [...groups];
};
const has = (box: Box, path: string): boolean => Object.hasOwn(box.values, path);

export function Editor({
  book,
  entries,
  ways,
}: {
  readonly book: GameBook;
  readonly entries: readonly BoxEntry[];
  /** Where one goes from here. */
  readonly ways: ReactNode;
}) {
  const [box, setBox] = useState<Box>(() => keptBox(book.id));
  const [said, setSaid] = useState<readonly string[]>([]);
  const [kept, setKept] = useState(true);
  const nameId = useId();
  const wrong = useMemo(() => wrongInBox(book, box), [book, box]);
  const groups = useMemo(() => byComponent(entries), [entries]);
  const n = entries.filter((e) => has(box, e.path)).length;
  const loose = wrong.filter((w) => !entries.some((e) => e.path === w.path));

  function change(next: Box): void {
    setBox(next);
    setSaid([]);
    setKept(keepBox(book.id, next));
  }
  const put = (path: string, value: unknown): void => change({ ...box, values: { ...box.values, [path]: value } });
  function remove(path: string): void {
    const { [path]: _, ...values } = box.values;
    change({ ...box, values });
  }

  return (
    <div className="box-page">
      <p className="page-lead">
        {entries.length} printed values of {book.title} are not known to us, and we assume them. If you own the game,
        put in what is printed: tables that you make with your box are played with your values, and everybody at them is
        told.
      </p>
      <section className="panel box-head" aria-label="The box">
        <label className="box-name" htmlFor={nameId}>
          Its name
          <input
            id={nameId}
            className="field"
            type="text"
            maxLength={60}
            value={box.name}
            onChange={(e) => change({ ...box, name: e.target.value })}
          />
        </label>
        <p role="status" data-testid="box-status">
          {n === 0 ? 'Nothing is put in yet.' : `${n} of ${entries.length} values are yours.`}{' '}
          {n > 0 && wrong.length === 0 ? 'Everything fits.' : ''}
          {wrong.length > 0
            ? `${wrong.length} ${wrong.length === 1 ? 'value does' : 'values do'} not fit yet.`
            : ''}{' '}
          {kept ? 'Saved on this device.' : 'This device keeps nothing: export the box before you leave.'}
        </p>
        <Files
          book={book}
          box={box}
          ready={n > 0 && wrong.length === 0}
          take={(taken) => {
            change(taken);
            setSaid([`“${taken.name}” is imported.`]);
          }}
          refuse={setSaid}
        />
        {said.length + loose.length === 0 ? null : (
          <div className="box-said" role="alert">
            {[...said, ...loose.map((w) => w.why)].map((s) => (
              <p key={s}>{s}</p>
            ))}
          </div>
        )}
        <p className="box-ways">
          {ways}
          {n === 0 ? null : (
            <button type="button" className="btn ghost" onClick={() => change(NEW_BOX)}>
              <Icon name="trash" /> Empty the box
            </button>
          )}
        </p>
      </section>
      {groups.map(([component, list]) => (
        <section key={component} aria-label={component} className="box-group">
          <h2>
            {component}{' '}
            <small>
              {list.filter((e) => has(box, e.path)).length} of {list.length} yours
            </small>
          </h2>
          {list.map((e) => (
            <Entry
              key={e.path}
              entry={e}
              own={has(box, e.path)}
              value={box.values[e.path]}
              wrong={wrong.filter((w) => w.path === e.path)}
              put={(value) => put(e.path, value)}
              remove={() => remove(e.path)}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

function Entry({
  entry,
  own,
  value,
  wrong,
  put,
  remove,
}: {
  readonly entry: BoxEntry;
  readonly own: boolean;
  readonly value: unknown;
  readonly wrong: readonly WrongValue[];
  readonly put: (value: unknown) => void;
  readonly remove: () => void;
}) {
  const helpId = useId();
  const form = useRef<HTMLDivElement>(null);
  // The button that was pressed has made way for the form, or the form for the button: the focus goes on there.
  const [shown, setShown] = useState(own);
  useEffect(() => {
    if (shown === own) return;
    setShown(own);
    if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('input, select, button')?.focus();
  }, [own, shown]);
  return (
    <details
      className={`panel box-entry ${own ? 'own' : ''} ${wrong.length > 0 ? 'wrong' : ''}`}
      data-path={entry.path}
    >
      <summary>
        <b>{entry.title}</b>
        <span>{own ? 'yours' : `assumed: ${toldInWords(entry.shape, entry.assumed)}`}</span>
      </summary>
      <div className="box-body">
        <Picture part={entry.picture} />
        <div className="box-form" ref={form}>
          <p id={helpId}>{entry.help}</p>
          <p className="box-assumed">We play: {toldInWords(entry.shape, entry.assumed)}.</p>
          {own ? (
            <>
              <Form shape={entry.shape} value={value} change={put} label={entry.title} describedBy={helpId} />
              {wrong.map((w) => (
                <p key={w.why} className="box-wrong" role="alert">
                  {w.why}
                </p>
              ))}
              <button type="button" className="btn ghost" onClick={remove}>
                <Icon name="undo" /> Back to the assumed value
              </button>
            </>
          ) : (
            <button type="button" className="btn" onClick={() => put(entry.assumed)}>
              <Icon name="plus" /> Put in what is printed
            </button>
          )}
        </div>
      </div>
    </details>
  );
}

function Files({
  book,
  box,
  ready,
  take,
  refuse,
}: {
  readonly book: GameBook;
  readonly box: Box;
  readonly ready: boolean;
  readonly take: (box: Box) => void;
  readonly refuse: (why: readonly string[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  function save(): void {
    const address = URL.createObjectURL(new Blob([fileOf(book.id, box)], { type: 'application/json' }));
    const a = document.createElement('a');
    a.href = address;
    a.download = `${box.name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase() || 'box'}.${book.id}.json`;
    a.click();
    URL.revokeObjectURL(address);
  }
  async function read(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const found = boxOf(book, await file.text());
    if ('box' in found) take(found.box);
    else refuse(found.wrong);
  }
  return (
    <p className="box-ways">
      <button type="button" className="btn" disabled={!ready} onClick={save}>
        <Icon name="share" /> Export as a file
      </button>
      <button type="button" className="btn" onClick={() => input.current?.click()}>
        <Icon name="layers" /> Import a file
      </button>
      <input
        ref={input}
        className="sr"
        type="file"
        accept="application/json,.json"
        aria-label="A file with a box"
        tabIndex={-1}
        onChange={(e) => {
          void read(e.target.files?.[0]);
          e.target.value = '';
        }}
      />
    </p>
  );
}
