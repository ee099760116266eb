import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import { SeatBadge } from '../../../table/SeatBadge.tsx';
import { BattleDice } from './BattleDice.tsx';
import { BattleFigures } from './BattleFigures.tsx';
import type { LeaderSeen } from './atRoll.ts';
import type { BattleSeen, SideSeen } from './battleSeen.ts';
import { Sums } from './Sums.tsx';
import { sideName } from '../position.ts';
import './side.css';

/** One side of the battle: dice, leaders, what it deals, and its legion. */
export function BattleSide({ side, seen }: { readonly side: SideSeen; readonly seen: BattleSeen }) {
  const { seatLook, seatTitle, view, state } = useAtTable();
  const bot = state.seats[side.seat]?.kind === 'bot';
  const role = side.attacks ? (seen.battle.surprise ? 'surprise attack' : 'attack') : 'defend';
  const who = view.seat === side.seat ? 'you' : bot ? 'bot' : (state.seats[side.seat]?.name ?? '');
  return (
    <section
      className={`wa-side ${sideName(side.seat)} ${view.seat === side.seat ? 'own' : ''}`}
      aria-label={`${seatTitle(side.seat)}, ${side.attacks ? 'attacker' : 'defender'}`}
    >
      <header className="wa-side-head">
        <SeatBadge look={seatLook(side.seat)} letter={seatTitle(side.seat).charAt(0)} />
        <div>
          <h3 className="display">{seatTitle(side.seat)}</h3>
          <p>{[role, who].filter((w) => w !== '').join(' · ')}</p>
        </div>
        <p className="wa-side-dice">
          <b className="num">{side.rolled}</b> {side.rolled === 1 ? 'die' : 'dice'}
          {side.dice.length > side.rolled ? ' + 1' : ''}
        </p>
      </header>
      <BattleDice side={side} roll={seen.roll} />
      {side.leaders.length === 0 ? null : (
        <ul className="wa-leaders" aria-label="Leaders">
          {byKind(side.leaders).map((group) => (
            <Leader key={group[0].kind} group={group} rolled={seen.rolled} />
          ))}
        </ul>
      )}
      {seen.rolled ? <Sums side={side} /> : <Before side={side} />}
      <BattleFigures side={side} seen={seen} />
    </section>
  );
}

type Group = readonly [LeaderSeen, ...LeaderSeen[]];
/** Generic leaders together. */
function byKind(leaders: readonly LeaderSeen[]): Group[] {
  const groups: [LeaderSeen, ...LeaderSeen[]][] = [];
  for (const l of leaders) {
    const same = groups.find(([x]) => x.kind === l.kind);
    if (same === undefined) groups.push([l]);
    else same.push(l);
  }
  return groups;
}

function Leader({ group, rolled }: { readonly group: Group; readonly rolled: boolean }) {
  const [leader] = group;
  const used = group.filter((l) => l.used).length;
  const says = group.length > 1 ? `${used} of ${group.length} used` : used > 0 ? 'used' : 'not used';
  return (
    <li className={used > 0 && rolled ? 'used' : ''}>
      <b>
        {leader.name}
        {group.length > 1 ? ` ×${group.length}` : ''}
      </b>
      <span>
        <Icon name="special" label="a special" />
        <Icon name="next" label="becomes" />
        {Array.from({ length: leader.hits }, (_, n) => (
          <Icon key={n} name="hit" label="a hit" />
        ))}
        {Array.from({ length: leader.shields }, (_, n) => (
          <Icon key={`s${n}`} name="shield" label="a shield" />
        ))}
        {rolled ? <em>{says}</em> : null}
      </span>
    </li>
  );
}

/** Where the dice come from. */
function Before({ side }: { readonly side: SideSeen }) {
  const parts = [
    `${side.units} ${side.units === 1 ? 'unit' : 'units'}`,
    ...(side.rank > 0 ? [`rank ${side.rank}`] : []),
    ...(side.cards > 0 ? [`${side.cards} ${side.cards === 1 ? 'card' : 'cards'}`] : []),
  ];
  return (
    <p className="wa-before">
      {parts.join(' + ')}
      {side.units + side.rank + side.cards > 6 ? ', six dice at most' : ''}
    </p>
  );
}
