import { useAtTable } from '../../../table/context.ts';
import type { LogLine } from '../../../table/source.ts';
import { Badge } from '../pieces/Badge.tsx';
import { inColours } from '../pieces/outlines.ts';
import { factionOf } from '../position.ts';
import { plansIn, revealed } from './reveal.ts';
import { calledOn, PlanCard, PlanLeader, Sum } from './Shown.tsx';
import './battle.css';
import './scene.css';

/** A battle that is over: both plans, both totals, and why. */
export function BattlePicture({ lines }: { readonly lines: readonly LogLine[] }) {
  const { view, seatName } = useAtTable();
  const aggressor = Number(lines.find((l) => l.kind === 'battle')?.nouns['seat'] ?? -1);
  const sides = revealed(plansIn(lines).slice(-2), aggressor);
  if (sides === null) return null;
  const calls = lines.filter((l) => l.kind === 'treachery called').map((l) => Number(l.nouns['seat']));
  const winner = lines.find((l) => l.kind === 'battle won' || l.kind === 'traitor')?.nouns['seat'];
  const fought = lines.some((l) => l.kind === 'battle won');
  return (
    <div className="dn-sides small">
      {sides.map((side) => {
        const faction = factionOf(view, side.plan.seat);
        return (
          <article
            key={side.plan.seat}
            className={`dn-side ${side.plan.seat === winner ? 'won' : ''}`}
            style={inColours(faction)}
            aria-label={seatName(side.plan.seat)}
          >
            <h3 className="display">
              <Badge faction={faction} size={26} /> {seatName(side.plan.seat)}
              <b className="num">{fought ? side.total : ''}</b>
            </h3>
            <PlanLeader side={side} called={calledOn(side, calls)} />
            <Sum side={side} />
            <PlanCard what="Weapon" shown={side.weapon} />
            <PlanCard what="Defense" shown={side.defense} />
          </article>
        );
      })}
    </div>
  );
}
