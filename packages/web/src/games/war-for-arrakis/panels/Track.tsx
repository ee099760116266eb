import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import type { SideName } from '../position.ts';
import type { StepMark } from './leaders.ts';
import { useChanged, useStepped } from './motion.ts';
import './count.css';
import './track.css';

const MARKS: { readonly [kind in StepMark['kind']]: IconName | null } = {
  leader: null,
  token: 'bene-gesserit',
  atomics: null,
  smugglers: 'smuggler',
  win: 'supremacy',
};

interface TrackProps {
  readonly name: string;
  readonly side: SideName;
  readonly at: number;
  readonly last: number;
  readonly marks: readonly StepMark[];
  /** The steps that the owner must reach; only the owner is shown them. */
  readonly goals?: readonly number[];
}

/** In one sentence, for those who cannot see it. */
export function trackSaid({ name, at, last, marks, goals = [] }: Omit<TrackProps, 'side'>): string {
  const next = marks.find((m) => m.step > at);
  const goal = goals.length === 0 ? '' : ` Your goal: ${goals.join(' or ')}.`;
  return `${name}: ${at} of ${last}.${goal}${next === undefined ? '' : ` At ${next.step}: ${next.says}.`}`;
}

/** Steps from 0 to the last one: where the marker is, what happens on the way, where the goal lies. */
export function Track(props: TrackProps) {
  const { side, at, last, marks, goals = [] } = props;
  const shown = useStepped(at);
  const changed = useChanged(at);
  return (
    <span
      role="img"
      aria-label={trackSaid(props)}
      className={`wa-p-track ${side} ${changed ? 'changed' : ''}`}
      style={{ ['--steps' as string]: last + 1 }}
    >
      {Array.from({ length: last + 1 }, (_, step) => {
        const mark = marks.filter((m) => m.step === step);
        const first = mark[0];
        const goal = goals.indexOf(step);
        return (
          <span
            key={step}
            className={`${step === shown ? 'at' : step < shown ? 'done' : ''} ${goal < 0 ? '' : goal === 0 ? 'goal' : 'goal second'}`}
            title={[
              `${step}`,
              ...mark.map((m) => m.says),
              ...(goal < 0 ? [] : [goals.length > 1 ? `objective ${goal + 1}` : 'your goal']),
            ].join(' · ')}
          >
            {step === shown ? <b>{step}</b> : first === undefined ? step % 5 === 0 ? step : '' : <Mark mark={first} />}
          </span>
        );
      })}
    </span>
  );
}

function Mark({ mark }: { readonly mark: StepMark }) {
  const icon = MARKS[mark.kind];
  return icon === null ? <i className={mark.kind} /> : <Icon name={icon} />;
}
