import { useEffect, useRef } from 'react';
import { Icon } from '../look/Icon.tsx';
import { useAtTable } from './context.ts';
import './keys.css';

type Keys = readonly (readonly [keys: string, does: string])[];

const ANSWERING: Keys = [
  ['1 – 9', 'Choose the answer with that number, or that amount'],
  ['A – Z', 'Choose the answer with that letter'],
  ['Tab, Enter', 'Move between answers and choose one'],
];
const PLAYING: Keys = [
  ['H', 'Ask for a hint, at a table on this device'],
  ['U, Ctrl+Z', 'Undo'],
  ['B', 'Back to the start of your turn'],
  ['Shift+U, Ctrl+Y', 'Redo'],
  ['Space', 'Continue when the table stops to show something; let bots move at once'],
  ['L', 'Show the log'],
];
const LOOKING_BACK: Keys = [
  ['← →', 'A step back, a step on'],
  ['Page up, Page down', 'A turn back, a turn on'],
  ['Home, End', 'To the first position, to the last'],
  ['Space', 'Play by itself, or stop'],
  ['L', 'Show the log'],
];
const ALWAYS: Keys = [
  ['R', 'Show the rulebook'],
  ['↑ ↓', 'Move through the log or a list'],
  ['+ − 0', 'Zoom the board in, out, or show all of it'],
  ['Esc', 'Close an explanation'],
  ['?', 'Show these keys'],
];

/** All keys of the table; a dialog, so that the rest stays still meanwhile. */
export function KeysHelp({ close }: { readonly close: () => void }) {
  const { source, around } = useAtTable();
  const own = source.kind === 'replay' ? LOOKING_BACK : [...ANSWERING, ...(around?.keys ?? PLAYING)];
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="keys-help panel" aria-labelledby="keys-help-title" onClose={close}>
      <header>
        <h2 id="keys-help-title" className="display">
          Keys
        </h2>
        <button
          type="button"
          className="btn icon-only ghost"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <dl>
        {[...own, ...ALWAYS].map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
