import type { ReactNode } from 'react';
import { Link } from '../app/router.tsx';
import { Icon } from '../look/Icon.tsx';
import { useAtTable } from './context.ts';
import { Unheard, type Pane } from './PhoneTabs.tsx';
import type { RailTab } from './Rail.tsx';
import type { TakeBack } from './source.ts';

const WORDS: { readonly [kind in Exclude<TakeBack, null>]: string } = {
  undo: 'Undo',
  rewind: 'Undo your last choice; dice and draws will be new',
  propose: 'Request undo',
};

interface ToolsProps {
  readonly extra: ReactNode;
  readonly setTab: (tab: RailTab) => void;
  readonly pane: Pane;
  readonly setPane: (pane: Pane) => void;
  /** What others have said that was not looked at. */
  readonly unheard: number;
  /** Shows all keys. */
  readonly help: () => void;
}

export function Tools({ extra, setTab, pane, setPane, unheard, help }: ToolsProps) {
  const { source, state, control, parts, setBoardTools, around } = useAtTable();
  const log = around?.aside ?? { icon: 'log', name: 'Log' };
  const toggle = (to: Pane): void => setPane(pane === to ? 'board' : to);
  const undo = state.undo === null ? 'Nothing to undo' : WORDS[state.undo];
  return (
    <nav className="table-tools" aria-label="Tools">
      <span ref={setBoardTools} className="board-tools" />
      {extra}
      {source.kind === 'replay' || source.kind === 'puzzle' ? null : (
        <>
          <button
            type="button"
            className="btn icon-only ghost"
            aria-label={undo}
            title={`${undo} (U)`}
            disabled={state.undo === null || control.busy}
            onClick={control.undo}
          >
            <Icon name="undo" />
          </button>
          <button
            type="button"
            className="btn icon-only ghost"
            aria-label="Redo"
            title="Redo (Shift+U)"
            disabled={!state.redo || control.busy}
            onClick={control.redo}
          >
            <Icon name="redo" />
          </button>
        </>
      )}
      {parts.dashboard === undefined ? null : (
        <button
          type="button"
          className="btn icon-only ghost between-only"
          aria-label="Seats in detail"
          aria-pressed={pane === 'seats'}
          title="Seats in detail"
          onClick={() => toggle('seats')}
        >
          <Icon name="players" />
        </button>
      )}
      <button
        type="button"
        className="btn icon-only ghost between-only"
        aria-label={log.name}
        aria-pressed={pane === 'log'}
        title={log.name}
        onClick={() => {
          setTab('log');
          toggle('log');
        }}
      >
        <Icon name={log.icon} />
        {unheard > 0 ? <Unheard lines={unheard} /> : null}
      </button>
      <button type="button" className="btn icon-only ghost desk-only" aria-label="Keys" title="Keys (?)" onClick={help}>
        <Icon name="why-not" />
      </button>
      <Link className="btn icon-only ghost wide-only" to="/settings/" aria-label="Settings">
        <Icon name="settings" />
      </Link>
    </nav>
  );
}
