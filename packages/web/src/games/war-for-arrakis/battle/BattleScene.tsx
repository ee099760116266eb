import { useEffect, useMemo, useState } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import type { BoardProps } from '../../parts.ts';
import { isOnBoard } from '../position.ts';
import { BattleChoice } from './BattleChoice.tsx';
import { BattleSide } from './BattleSide.tsx';
import { STEPS, battleSeen, type BattleSeen, type SideSeen } from './battleSeen.ts';
import { OddsPanel } from './OddsPanel.tsx';
import { oddsNow } from './oddsNow.ts';
import './battle.css';
import './motion.css';

/** Over the board while a battle goes on: both sides, their dice and losses, the odds; whoever is asked answers here. */
export function BattleScene({ view, decision }: BoardProps) {
  const { state } = useAtTable();
  const seen = useMemo(() => battleSeen(view, state.log), [view, state.log]);
  const odds = useMemo(() => (seen === null ? null : oddsNow(view, seen)), [view, seen]);
  const [wantsMap, setWantsMap] = useState<number | null>(null);
  const still = useSkip(seen?.roll ?? -1);
  if (seen === null) return null;
  // Where a legion retreats is answered on the map.
  const onMap = decision?.options.some(isOnBoard) === true;
  const question = decision?.question ?? -1;
  if (onMap) return null;
  if (wantsMap === question)
    return (
      <button type="button" className="btn wa-battle-back" onClick={() => setWantsMap(null)}>
        <Icon name="conflict" /> Back to the battle {seen.place}
      </button>
    );
  const [attacker, defender] = seen.sides;
  return (
    <section className={`wa-battle ${still ? 'still' : ''}`} aria-label={`Battle ${seen.place}`}>
      <div className="wa-battle-inner">
        <header className="wa-battle-head">
          <div className="wa-battle-title">
            <p className="caps">Battle {seen.place}</p>
            <h2 className="display">
              {leaderOr(attacker)} against {leaderOr(defender)} <small>round {Math.max(1, seen.round)}</small>
            </h2>
          </div>
          <Steps seen={seen} />
          <button
            type="button"
            className="btn ghost wa-battle-fold"
            aria-label="Look at the map"
            onClick={() => setWantsMap(question)}
          >
            <Icon name="layers" />
            <span>Look at the map</span>
          </button>
        </header>
        <BattleSide side={attacker} seen={seen} />
        <OddsPanel odds={odds} seen={seen} view={view} />
        <BattleSide side={defender} seen={seen} />
        <BattleChoice seen={seen} />
      </div>
    </section>
  );
}

const leaderOr = (s: SideSeen): string =>
  s.leaders.find((l) => l.kind !== 'generic')?.name ?? (s.seat === 0 ? 'Atreides' : 'Harkonnen');

function Steps({ seen }: { readonly seen: BattleSeen }) {
  const steps = [...STEPS.slice(0, -1), seen.lastStep];
  return (
    <ol className="wa-steps" aria-label="Steps of the round">
      {steps.map((step, n) => (
        <li
          key={step}
          className={n < seen.step ? 'done' : n === seen.step ? 'now' : ''}
          aria-current={n === seen.step ? 'step' : undefined}
        >
          <i aria-hidden="true">{n < seen.step ? <Icon name="check" /> : n + 1}</i>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}

/** Dice tumble once; any key or press settles them at once. */
function useSkip(roll: number): boolean {
  const [skipped, setSkipped] = useState(-1);
  useEffect(() => {
    const skip = (): void => setSkipped(roll);
    addEventListener('keydown', skip);
    addEventListener('pointerdown', skip);
    return () => {
      removeEventListener('keydown', skip);
      removeEventListener('pointerdown', skip);
    };
  }, [roll]);
  return skipped === roll;
}
