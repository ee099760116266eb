import { changeSettings, useSettings } from '../app/settings.ts';
import type { MomentMode } from '../app/readSettings.ts';
import { Icon } from '../look/Icon.tsx';
import { useAtTable } from './context.ts';

const MODES: readonly (readonly [MomentMode, string])[] = [
  ['stop', 'Stop'],
  ['brief', 'Brief'],
  ['off', 'Off'],
];

/** All moments of this game, the newest first: each can be looked at again. */
export function MomentList() {
  const { moments } = useAtTable();
  const { moments: mode } = useSettings();
  return (
    <div className="moment-list">
      <fieldset className="moment-modes">
        <legend className="sr">At moments the table should</legend>
        {MODES.map(([id, name]) => (
          <label key={id} className={mode === id ? 'chosen' : ''}>
            <input
              type="radio"
              name="moments"
              className="sr"
              checked={mode === id}
              onChange={() => changeSettings({ moments: id })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <ol aria-label="Moments" tabIndex={0}>
        {moments.all.toReversed().map((m) => (
          <li key={m.head}>
            <button type="button" className="moment-line" onClick={() => moments.lookAgain(m)}>
              <Icon name={m.spec.icon} />
              <span>
                {m.about === '' ? null : <small>{m.about}</small>}
                {m.title}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
