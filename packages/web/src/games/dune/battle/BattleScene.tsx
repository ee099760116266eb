import { useState } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import type { BoardProps } from '../../parts.ts';
import { Badge } from '../pieces/Badge.tsx';
import { inColours } from '../pieces/outlines.ts';
import { factionOf, isLocation, isTerritory, nameOf, sheetOf, tableOf } from '../position.ts';
import { bindings } from './draft.ts';
import { cardTitle } from '../names.ts';
import { revealed, type SideShown } from './reveal.ts';
import { calledOn, PlanCard, PlanLeader, Sum } from './Shown.tsx';
import { Wheel } from './Wheel.tsx';
import './battle.css';
import './scene.css';

const STEPS = ['Plans', 'Traitors', 'Weapons', 'Totals', 'Spoils'] as const;

/** Both plans turned over: wheels, leaders, cards, and why it ends as it does. The map is one press away. */
export function BattleScene({ view, decision, seatName }: BoardProps) {
  const { battle } = tableOf(view);
  const [wantsMap, setWantsMap] = useState<string | null>(null);
  const sides = battle === null ? null : revealed(battle.plans, battle.aggressor);
  if (battle === null || sides === null) return null;
  const here = `${tableOf(view).turn} ${battle.territory} ${battle.aggressor} ${battle.defender}`;
  if (decision?.options.some((o) => isTerritory(o) || isLocation(o)) === true) return null;
  if (wantsMap === here)
    return (
      <button type="button" className="btn dn-scene-back" onClick={() => setWantsMap(null)}>
        <Icon name="conflict" /> Back to the battle in {nameOf(battle.territory)}
      </button>
    );
  const step = battle.outcome === '' ? 1 : decision === null ? 3 : 4;
  return (
    <section className="dn-scene" aria-label={`Battle in ${nameOf(battle.territory)}`}>
      <header>
        <div>
          <p className="caps">Battle in {nameOf(battle.territory)}</p>
          <h2 className="display">
            {sheetOf(factionOf(view, battle.aggressor))?.name} against {sheetOf(factionOf(view, battle.defender))?.name}
          </h2>
        </div>
        <ol className="dn-steps" aria-label="Steps of the battle">
          {STEPS.map((name, n) => (
            <li
              key={name}
              className={n < step ? 'done' : n === step ? 'now' : ''}
              aria-current={n === step ? 'step' : undefined}
            >
              {name}
            </li>
          ))}
        </ol>
        <button type="button" className="btn ghost" aria-label="Look at the map" onClick={() => setWantsMap(here)}>
          <Icon name="layers" />
        </button>
      </header>
      <div className="dn-sides">
        {sides.map((side) => (
          <Side
            key={side.plan.seat}
            side={side}
            view={view}
            name={seatName(side.plan.seat)}
            called={calledOn(side, battle.calls)}
            counts={battle.outcome === 'fought'}
            won={battle.winner === side.plan.seat}
          />
        ))}
      </div>
      <Verdict view={view} sides={sides} seatName={seatName} />
      {bindings(view, seatName, cardTitle).map((line) => (
        <p key={line} className="dn-scene-bound">
          <Icon name="eye" /> {line}
        </p>
      ))}
    </section>
  );
}

interface SideProps {
  readonly view: BoardProps['view'];
  readonly side: SideShown;
  readonly name: string;
  readonly called: boolean;
  readonly counts: boolean;
  readonly won: boolean;
}
function Side({ view, side, name, called, counts, won }: SideProps) {
  const faction = factionOf(view, side.plan.seat);
  return (
    <article className={`dn-side ${won ? 'won' : ''}`} style={inColours(faction)} aria-label={name}>
      <h3 className="display">
        <Badge faction={faction} size={34} /> {name}
        <b className="num">{counts ? side.total : ''}</b>
      </h3>
      <Wheel faction={faction} dial={side.plan.dial} most={Math.max(6, Math.ceil(side.plan.dial))} />
      <PlanLeader side={side} called={called} />
      <PlanCard what="Weapon" shown={side.weapon} />
      <PlanCard what="Defense" shown={side.defense} />
      <Sum side={side} />
    </article>
  );
}

function Verdict({
  view,
  sides: [a, b],
  seatName,
}: {
  readonly view: BoardProps['view'];
  readonly sides: readonly [SideShown, SideShown];
  readonly seatName: BoardProps['seatName'];
}) {
  const { battle } = tableOf(view);
  if (battle === null) return null;
  const where = nameOf(battle.territory);
  const winner = battle.winner < 0 ? '' : seatName(battle.winner);
  const wins = `${winner} ${winner === 'You' ? 'win' : 'wins'} ${where}`;
  const words =
    battle.outcome === ''
      ? 'Does anybody call treachery?'
      : battle.outcome === 'two traitors'
        ? 'Both leaders are traitors: everything is lost.'
        : battle.outcome === 'explosion'
          ? `Lasgun and shield: everything in ${where} explodes.`
          : battle.outcome === 'treachery'
            ? `${wins} by treachery`
            : `${wins}, ${Math.max(a.total, b.total)} to ${Math.min(a.total, b.total)}${a.total === b.total ? ': the aggressor wins ties' : ''}`;
  return (
    <p className="dn-verdict display" role="status">
      {words}
    </p>
  );
}
