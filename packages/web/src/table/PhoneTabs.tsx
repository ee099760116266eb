import { Icon } from '../look/Icon.tsx';
import type { IconName } from '../look/iconNames.ts';
import { useAtTable } from './context.ts';
import type { RailTab } from './Rail.tsx';
import { placesOf } from './words.ts';
import './phonetabs.css';
import './talk.css';

export type Pane = 'board' | 'dashboard' | 'hand' | 'seats' | 'log';

const PANES: readonly (readonly [Pane, IconName, string])[] = [
  ['board', 'layers', 'Board'],
  ['dashboard', 'layers', 'Mine'],
  ['hand', 'card', 'Hand'],
  ['seats', 'players', 'Seats'],
  ['log', 'log', 'Log'],
];

interface PhoneTabsProps {
  readonly pane: Pane;
  readonly setPane: (pane: Pane) => void;
  readonly setTab: (tab: RailTab) => void;
  /** What others have said that was not looked at. */
  readonly unheard: number;
}

/** On a phone one pane at a time; the question and its answers stay in sight below. */
export function PhoneTabs({ pane, setPane, setTab, unheard }: PhoneTabsProps) {
  const { view, control, parts, around } = useAtTable();
  const panes = PANES.filter(([id]) => id !== 'dashboard' || parts.dashboard !== undefined).map(([id, icon, name]) =>
    id === 'dashboard' && parts.dashboardTab !== undefined
      ? ([id, ...parts.dashboardTab] as const)
      : id === 'log' && around !== null
        ? ([id, around.aside.icon, around.aside.name] as const)
        : ([id, icon, name] as const),
  );
  const held = parts.held?.(view) ?? placesOf(view, view.seat).reduce((sum, p) => sum + p.known.length, 0);
  return (
    <nav className="phone-tabs" aria-label="Panes">
      {panes.map(([id, icon, name]) => (
        <button
          key={id}
          type="button"
          aria-current={pane === id ? 'true' : undefined}
          onClick={() => {
            control.dismiss();
            setPane(id);
            if (id === 'log') setTab('log');
          }}
        >
          <Icon name={icon} />
          {name}
          {id === 'hand' && held > 0 ? (
            <b className="num" aria-hidden="true">
              {held}
            </b>
          ) : null}
          {id === 'log' && unheard > 0 ? <Unheard lines={unheard} /> : null}
        </button>
      ))}
    </nav>
  );
}

/** How many things others have said, on whatever opens the log. */
export const Unheard = ({ lines }: { readonly lines: number }) => (
  <b className="num unheard">
    {lines}
    <span className="sr"> new messages</span>
  </b>
);
