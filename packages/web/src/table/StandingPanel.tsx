import type { Standing } from '@landsraad/kernel';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { Icon } from '../look/Icon.tsx';
import type { Armable } from '../games/parts.ts';
import { useAtTable } from './context.ts';
import { HabitList } from './Habits.tsx';
import { RuleLink } from './RuleLink.tsx';
import { plain } from './words.ts';
import './standing.css';

const WAYS = [
  ['usual', 'Ask me when something of mine is at stake (default)'],
  ['ask', 'Always ask me'],
  ['pass', 'Always pass for me'],
] as const;

const same = (a: Armable, b: Standing['armed'][number]): boolean =>
  a.window === b.window && JSON.stringify(a.about) === JSON.stringify(b.about) && a.option === b.option;

/** What one has said in advance about interrupting others. It never depends on what one holds, so it tells nothing. */
export function StandingPanel() {
  const { source, state, parts, config, control } = useAtTable();
  const { standing } = state;
  const set = (next: Standing): void => control.say('That could not be saved', () => source.setStanding(next));
  const armable = parts.armable?.(config) ?? [];
  if (parts.book.windows.length === 0 && parts.habits === undefined)
    return <p className="standing-none">This game has no interruptions to answer in advance.</p>;
  return (
    <section className="standing" aria-label="Auto-responses" data-testid="standing">
      <p className="standing-lead">
        Choose what the table answers for you when you could interrupt somebody. The log shows what it answered.
      </p>
      <HabitList />
      {parts.book.windows.map(({ name, rule }) => (
        <div key={name} className="standing-window">
          <RadioGroup
            className="standing-group"
            value={standing.windows[name] ?? 'usual'}
            onChange={(way) => {
              const { [name]: _, ...rest } = standing.windows;
              set({ ...standing, windows: way === 'ask' || way === 'pass' ? { ...rest, [name]: way } : rest });
            }}
          >
            <Label>{parts.windowWords?.[name] ?? plain(name)}</Label>
            {WAYS.map(([way, words]) => (
              <Radio key={way} value={way} className="standing-way">
                {words}
              </Radio>
            ))}
          </RadioGroup>
          {armable
            .filter((a) => a.window === name)
            .map((a) => {
              const on = standing.armed.some((b) => same(a, b));
              return (
                <button
                  key={a.label}
                  type="button"
                  className={`btn standing-arm ${on ? 'on' : ''}`}
                  aria-pressed={on}
                  onClick={() =>
                    set({
                      ...standing,
                      armed: on
                        ? standing.armed.filter((b) => !same(a, b))
                        : [...standing.armed, { window: a.window, about: a.about, option: a.option }],
                    })
                  }
                >
                  <Icon name={on ? 'check' : 'plus'} /> {a.label}
                </button>
              );
            })}
          <RuleLink rule={rule} words />
        </div>
      ))}
    </section>
  );
}
