import { Icon } from '../look/Icon.tsx';
import { useAtTable } from './context.ts';
import { setHabit, useHabitsOn } from './habits.ts';
import { useAutomatic } from './useAutomatic.ts';
import './habits.css';

/** Under the answers: what may be left to the table from now on. A habit that is on answers by itself. */
export function Habits() {
  const { view, parts, control, state } = useAtTable();
  const on = useHabitsOn();
  const { decision } = view;
  const fitting = (parts.habits ?? []).filter((h) => decision !== null && h.question === decision.name);
  const key = (id: string): string => `${state.game}: ${id}`;
  const taken = fitting.find((h) => on.has(key(h.id)));
  const option = decision === null ? null : (taken?.answer(decision, view) ?? null);
  const soon = useAutomatic(option !== null && decision?.options.includes(option) === true ? option : null);
  if (decision === null || fitting.length === 0) return null;
  if (soon && taken !== undefined)
    return (
      <p className="habit-soon" role="status">
        {taken.words}
      </p>
    );
  return (
    <ul className="habits" aria-label="From now on">
      {fitting.map((h) => {
        const is = on.has(key(h.id));
        const would = h.answer(decision, view);
        return (
          <li key={h.id}>
            <button
              type="button"
              className={`btn habit ${is ? 'on' : ''}`}
              aria-pressed={is}
              onClick={() => {
                setHabit(key(h.id), !is);
                if (!is && would !== null && decision.options.includes(would)) control.choose(would);
              }}
            >
              <Icon name={is ? 'check' : 'clock'} /> {h.words}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** All habits of a game, in one place. */
export function HabitList() {
  const { parts, state } = useAtTable();
  const on = useHabitsOn();
  if (parts.habits === undefined) return null;
  return (
    <section className="habit-list" aria-label="Answered for you">
      <h3 className="caps">Answered for you, every time</h3>
      <ul className="habits">
        {parts.habits.map((h) => {
          const id = `${state.game}: ${h.id}`;
          const is = on.has(id);
          return (
            <li key={h.id}>
              <button
                type="button"
                className={`btn habit ${is ? 'on' : ''}`}
                aria-pressed={is}
                onClick={() => setHabit(id, !is)}
              >
                <Icon name={is ? 'check' : 'plus'} /> {h.words}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
