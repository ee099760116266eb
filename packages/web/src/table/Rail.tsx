import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { Icon } from '../look/Icon.tsx';
import { useAtTable } from './context.ts';
import { LogPanel } from './LogPanel.tsx';
import { RulePanel } from './RulePanel.tsx';
import { StandingPanel } from './StandingPanel.tsx';
import './rail.css';

export type RailTab = 'log' | 'rules' | 'standing';
const isTab = (key: unknown): key is RailTab => key === 'log' || key === 'rules' || key === 'standing';

interface RailProps {
  readonly tab: RailTab;
  readonly setTab: (tab: RailTab) => void;
  readonly rule: { readonly id: string; readonly asked: number } | null;
}

/** Beside the board: what happened, what the rules say, what one has said in advance. */
export default function Rail({ tab, setTab, rule }: RailProps) {
  const { parts, openRule, view, state, source, around } = useAtTable();
  const answers = view.seat >= 0 && source.kind !== 'replay' && source.kind !== 'puzzle';
  return (
    <Tabs className="rail" selectedKey={tab} onSelectionChange={(key) => (isTab(key) ? setTab(key) : undefined)}>
      <TabList className="rail-tabs" aria-label="Beside the board">
        <Tab id="log" className="rail-tab">
          <Icon name={around?.aside.icon ?? 'log'} /> {around?.aside.name ?? 'Log'}
        </Tab>
        <Tab id="rules" className="rail-tab">
          <Icon name="rulebook" /> Rules
        </Tab>
        {!answers ? null : (
          <Tab id="standing" className="rail-tab">
            <Icon name="clock" /> Auto-responses
          </Tab>
        )}
      </TabList>
      <TabPanel id="log" className="rail-panel">
        {around?.aside.panel ?? <LogPanel />}
      </TabPanel>
      <TabPanel id="rules" className="rail-panel">
        <RulePanel
          ledger={parts.book.ledger}
          overview={parts.book.text.overview ?? []}
          applies={(entry) => parts.book.applies(entry, state.config)}
          rule={rule?.id ?? null}
          asked={rule?.asked ?? 0}
          open={openRule}
        />
      </TabPanel>
      {!answers ? null : (
        <TabPanel id="standing" className="rail-panel">
          <StandingPanel />
        </TabPanel>
      )}
    </Tabs>
  );
}
