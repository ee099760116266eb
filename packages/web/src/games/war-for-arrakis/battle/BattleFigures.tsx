import { useAtTable } from '../../../table/context.ts';
import { ownSide, sideOfSeat } from '../position.ts';
import type { BattleSeen, FigureSeen, SideSeen } from './battleSeen.ts';
import { UnitFigure } from './UnitFigure.tsx';
import './legion.css';

/** What a hit does to it, in a word. */
const FATES: { readonly [kind: string]: string } = {
  regular: 'removed',
  smuggler: 'removed',
  troop: 'removed',
  elite: 'weakened',
  special: 'weakened',
  generic: 'lost',
};
const BY_FIGURE = new Set(['take the hit on what?', 'remove which unit?', 'which leader uses the special?']);

/** The legion of a side; whoever is asked presses the unit itself. */
export function BattleFigures({ side, seen }: { readonly side: SideSeen; readonly seen: BattleSeen }) {
  const { view } = useAtTable();
  const decision = view.decision;
  const options =
    decision !== null && sideOfSeat(view, decision.seat) === side.seat && BY_FIGURE.has(decision.name)
      ? decision.options
      : [];
  const met = new Set<string>();
  return (
    <>
      <h4 className="caps">{title(side, seen, ownSide(view))}</h4>
      <ul className="wa-figures">
        {side.figures.map((f, n) => {
          const first = f.lost < 0 && !met.has(f.kind);
          met.add(f.kind);
          const at = f.lost < 0 ? options.indexOf(f.kind) : -1;
          return (
            <li key={f.lost < 0 ? `${f.kind} ${f.was} ${n}` : `lost ${f.lost}`}>
              {at >= 0 ? (
                <Choosable figure={f} side={side} seen={seen} badge={first && at < 9 ? at + 1 : null} />
              ) : (
                <div className={`wa-unit ${f.lost < 0 ? (f.was === '' ? '' : 'weakened') : 'lost'}`}>
                  <UnitFigure kind={f.kind} side={side.seat} />
                  <b>{f.name}</b>
                  {f.lost >= 0 ? <small>lost</small> : f.was === '' ? null : <small>weakened</small>}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Choosable({
  figure,
  side,
  seen,
  badge,
}: {
  readonly figure: FigureSeen;
  readonly side: SideSeen;
  readonly seen: BattleSeen;
  readonly badge: number | null;
}) {
  const { control } = useAtTable();
  const fate = seen.question === 'take the hit on what?' ? (FATES[figure.kind] ?? 'to the tank') : 'choose';
  const picked = control.picked === figure.kind;
  return (
    <button
      type="button"
      className={`wa-unit offered ${figure.was === '' ? '' : 'weakened'} ${picked ? 'picked' : ''}`}
      data-option={figure.kind}
      aria-label={`${figure.name} ${fate}`}
      aria-pressed={control.picked === null ? undefined : picked}
      onClick={() => control.press(figure.kind)}
    >
      {badge === null ? null : (
        <i className="wa-unit-key" aria-hidden="true">
          {badge}
        </i>
      )}
      <UnitFigure kind={figure.kind} side={side.seat} />
      <b>{figure.name}</b>
      <small>{fate}</small>
    </button>
  );
}

function title(side: SideSeen, seen: BattleSeen, viewer: number): string {
  const whose = viewer < 0 ? 'Legion' : viewer === side.seat ? 'Your legion' : 'Their legion';
  if (side.units === 0) return `${whose} · destroyed`;
  if (side.pays) return `${whose} · one hit to go on`;
  if (!seen.rolled || side.hits === 0) return whose;
  const left = side.hits - side.taken;
  if (left > 0) return `${whose} · ${left} ${left === 1 ? 'hit' : 'hits'} to take`;
  return `${whose} · ${side.hits} ${side.hits === 1 ? 'hit' : 'hits'} taken`;
}
