import { areaOf } from '@landsraad/war-for-arrakis';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import { listed } from '../../../table/words.ts';
import type { BoardProps } from '../../parts.ts';
import { UnitFigure } from '../battle/UnitFigure.tsx';
import { countedKind, isUnit, kindName, movableKinds, tokenName, type KindSeen } from '../battle/legions.ts';
import { areasSeen, tableOf, type LegionSeen } from '../position.ts';
import { Answer, Answers, Hint } from './Answer.tsx';
import { Stepper } from './Stepper.tsx';
import { useSaid } from './said.ts';
import { countIn, forgetWishes, keepWishes, kindAsked, said, wished } from './wishes.ts';
import './split.css';

const WHOLE = 'the whole legion';
const PART = 'a part';

/** 'How much of the legion?': all kinds at once by steppers, then said one after the other. */
export function Split(props: BoardProps) {
  const { view, decision } = props;
  const from = useSaid('move which legion?');
  const side = view.seat;
  if (decision === null) return null;
  const t = tableOf(view);
  const area = typeof from === 'string' ? areaOf(from) : -1;
  const legion = areasSeen(view)[area]?.legions.find((l) => l.side === side);
  if (legion === undefined || !decision.options.includes(PART))
    return <Answers options={decision.options}>{(option) => <Answer option={option} quiet={false} />}</Answers>;
  const kinds = movableKinds(
    legion,
    t.arrived.filter((a) => a.area === area),
    t.tokens.map((x) => x.moved),
  );
  return <Steppers key={decision.question} {...props} kinds={kinds} legion={legion} />;
}

function Steppers({
  view,
  decision,
  kinds,
  legion,
}: BoardProps & { readonly kinds: readonly KindSeen[]; readonly legion: LegionSeen }) {
  const { source, control } = useAtTable();
  const side = view.seat;
  const [counts, setCounts] = useState<readonly number[]>(() => kinds.map((k) => k.n));
  const all = kinds.every((k, n) => counts[n] === k.n);
  const units = kinds.reduce((sum, k, n) => sum + (isUnit(k.kind) ? (counts[n] ?? 0) : 0), 0);
  const mayAll = decision?.options.includes(WHOLE) === true;
  const move = (): void => {
    if (all) control.choose(WHOLE);
    else {
      keepWishes(source, new Map(kinds.map((k, n) => [k.kind, counts[n] ?? 0])));
      control.choose(PART);
    }
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
        className="btn primary wa-go"
        data-option={all ? WHOLE : PART}
        disabled={units === 0 || (all && !mayAll)}
        onClick={move}
      >
        <Icon name="strategy" /> {all ? 'Move the whole legion' : `Move ${listed(going)}`}
      </button>
    </>
  );
}

/** 'How many go along?' of one kind: said by itself if it was wished, else asked. */
export function Along({ decision, view }: BoardProps) {
  const { source, control, label } = useAtTable();
  // Made once for each question: what is said is no longer a wish.
  const [wish] = useState(() => (decision === null ? null : wished(source, decision)));
  const spoken = useRef(false);
  const { busy, choose } = control;
  useEffect(() => {
    if (wish === null) forgetWishes(source);
    if (wish === null || busy || spoken.current) return undefined;
    // After the table has heard of the new question, and not before.
    const soon = setTimeout(() => {
      spoken.current = true;
      said(source, wish);
      choose(wish);
    });
    return () => clearTimeout(soon);
  }, [wish, busy, choose, source]);
  if (decision === null) return null;
  if (wish !== null) return <Hint>{label(wish)} …</Hint>;
  const kind = kindAsked(decision.options[0] ?? '');
  return (
    <>
      <Hint>
        <b>{kindName(kind, view.seat, decision.options.length > 2 ? 2 : 1)}</b>: the rest stays behind.
      </Hint>
      <Answers options={decision.options} className="row">
        {(option) => (
          <Answer
            option={option}
            quiet={countIn(option) === 0}
            picture={countIn(option) === 0 ? null : <UnitFigure kind={kind} side={view.seat} />}
          />
        )}
      </Answers>
    </>
  );
}
