import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import { SeatBadge } from '../../../table/SeatBadge.tsx';
import { BattleDice } from './BattleDice.tsx';
import { BattleFigures } from './BattleFigures.tsx';
import type { LeaderSeen } from './atRoll.ts';
import type { BattleSeen, SideSeen } from './battleSeen.ts';
import { Sums } from './Sums.tsx';
import { ATREIDES, HARKONNEN, houseOf, isShared } from '@landsraad/war-for-arrakis';
import { ownSide, sideName, sideTitle, tableOf } from '../position.ts';
import './side.css';

/** One side of the battle: dice, leaders, what it deals, and its legion. */
export function BattleSide({ side, seen }: { readonly side: SideSeen; readonly seen: BattleSeen }) {
  const { seatLook, view, state } = useAtTable();
  const table = tableOf(view);
  const of = side.seat === ATREIDES ? ATREIDES : HARKONNEN;
  const player = houseOf({ table }, of);
  const own = ownSide(view) === side.seat;
  const bot = state.seats[player]?.kind === 'bot';
  const role = side.attacks ? (seen.battle.surprise ? 'surprise attack' : 'attack') : 'defend';
  const who = own ? 'you' : isShared({ table }, of) ? '' : bot ? 'bot' : (state.seats[player]?.name ?? '');
  return (
    <section
      className={`wa-side ${sideName(side.seat)} ${own ? 'own' : ''}`}
      aria-label={`${sideTitle(side.seat)}, ${side.attacks ? 'attacker' : 'defender'}`}
    >
      <header className="wa-side-head">
        <SeatBadge look={seatLook(player)} letter={sideTitle(side.seat).charAt(0)} />
        <div>
          <h3 className="display">{sideTitle(side.seat)}</h3>
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
