import { areaOf } from '@landsraad/war-for-arrakis';
import { meaningOf, type Decision, type Option } from '@landsraad/kernel';
import { useState } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import { listed } from '../../../table/words.ts';
import type { BoardProps } from '../../parts.ts';
import { UnitFigure } from '../battle/UnitFigure.tsx';
import { countedKind, isUnit, kindName, movableKinds, tokenName, type KindSeen } from '../battle/legions.ts';
import { areasSeen, askedOf, leaving, tableOf, type LegionSeen, ownSide } from '../position.ts';
import { Answer, Answers, Hint } from '../../../table/Answer.tsx';
import { Stepper } from '../../../table/Stepper.tsx';
import './split.css';

const WHOLE = 'the whole legion';
const PART = 'a part';

/** 'How much of the legion?': all kinds at once by steppers, then said one after the other. */
export function Split(props: BoardProps) {
  const { view, decision } = props;
  const side = ownSide(view);
  if (decision === null) return null;
  const t = tableOf(view);
  const from = leaving(decision);
  const area = from === null ? -1 : areaOf(from);
  const legion = areasSeen(view)[area]?.legions.find((l) => l.side === side);
  if (legion === undefined || !decision.options.includes(PART))
    return <Answers options={decision.options}>{(option) => <Answer option={option} quiet={false} />}</Answers>;
  const kinds = movableKinds(
    legion,
    t.arrived.filter((a) => a.area === area),
    t.tokens.map((x) => x.moved),
    t.auxiliaries?.filter((x) => x.area === area) ?? [],
  );
  return <Steppers key={decision.question} {...props} kinds={kinds} legion={legion} />;
}

function Steppers({
  view,
  decision,
  kinds,
  legion,
}: BoardProps & { readonly kinds: readonly KindSeen[]; readonly legion: LegionSeen }) {
  const { control } = useAtTable();
  const side = ownSide(view);
  const [counts, setCounts] = useState<readonly number[]>(() => kinds.map((k) => k.n));
  const all = kinds.every((k, n) => counts[n] === k.n);
  const units = kinds.reduce((sum, k, n) => sum + (isUnit(k.kind) ? (counts[n] ?? 0) : 0), 0);
  const mayAll = decision?.options.includes(WHOLE) === true;
  const move = (): void => {
    if (all) control.choose(WHOLE);
    else control.follow(PART, goingAlong(new Map(kinds.map((k, n) => [k.kind, counts[n] ?? 0]))));
  };
  const going = kinds.flatMap((k, n) => ((counts[n] ?? 0) > 0 ? [countedKind(k.kind, side, counts[n] ?? 0)] : []));
  return (
    <>
      <Hint>{units === 0 ? 'At least one unit goes along.' : 'Who goes along? The rest stays behind.'}</Hint>
      <div className="wa-split">
        {kinds.map((k, n) => (
          <Stepper
            key={k.kind}
            picture={<UnitFigure kind={k.kind} side={side} />}
            name={tokenName(legion, k.kind) ?? kindName(k.kind, side, k.n)}
            n={counts[n] ?? 0}
            most={k.n}
            set={(count) => setCounts(counts.map((c, i) => (i === n ? count : c)))}
          />
        ))}
      </div>
      <button
        type="button"
        className="btn primary answer-go"
        data-option={all ? WHOLE : PART}
        disabled={units === 0 || (all && !mayAll)}
        onClick={move}
      >
        <Icon name="strategy" /> {all ? 'Move the whole legion' : `Move ${listed(going)}`}
      </button>
    </>
  );
}

/** The split is set once and asked kind by kind: how many of each go along. */
export const goingAlong =
  (counts: ReadonlyMap<string, number>) =>
  (decision: Decision): Option | null => {
    const d = askedOf(decision);
    if (d?.name !== 'how many go along?') return null;
    const n = d.means.findIndex((m) => m !== null && m.count === counts.get(m.kind));
    return d.options[n] ?? null;
  };

/** 'How many go along?' of one kind. */
export function Along({ decision, view }: BoardProps) {
  const d = askedOf(decision);
  if (d?.name !== 'how many go along?') return null;
  const { kind } = d.about;
  return (
    <>
      <Hint>
        <b>{kindName(kind, ownSide(view), d.options.length > 2 ? 2 : 1)}</b>: the rest stays behind.
      </Hint>
      <Answers options={d.options} className="row">
        {(option) => {
          const none = meaningOf(d, option)?.count === 0;
          return (
            <Answer
              option={option}
              quiet={none}
              picture={none ? null : <UnitFigure kind={kind} side={ownSide(view)} />}
            />
          );
        }}
      </Answers>
    </>
  );
}
