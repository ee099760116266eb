import type { Seat, View } from '@landsraad/kernel';
import { ATREIDES, HARKONNEN, houseOf, isShared, type Side } from '@landsraad/war-for-arrakis';
import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import { SeatBadge } from '../../../table/SeatBadge.tsx';
import type { LogLine } from '../../../table/source.ts';
import { listed } from '../../../table/words.ts';
import { UnitFigure } from '../battle/UnitFigure.tsx';
import { countedKind } from '../battle/legions.ts';
import { sideOfSeat, sideTitle, tableOf } from '../position.ts';
import './picture.css';

interface SideOfBattle {
  readonly rolled: readonly { readonly hits: number; readonly shields: number; readonly specials: number }[];
  readonly hits: number;
  readonly lost: readonly string[];
  readonly weakened: number;
}

const sum = (numbers: readonly unknown[]): number => numbers.reduce<number>((total, n) => total + Number(n ?? 0), 0);

function sideIn(lines: readonly LogLine[], view: View, side: number): SideOfBattle {
  const mine = lines.filter((l) => sideOfSeat(view, Number(l.nouns['seat'] ?? -1)) === side);
  const fell = mine.filter((l) => l.kind === 'casualty');
  return {
    rolled: mine
      .filter((l) => l.kind === 'rolled')
      .map(({ nouns: n }) => ({
        hits: Number(n['hits']),
        shields: Number(n['shields']),
        specials: Number(n['specials']),
      })),
    hits: sum(mine.filter((l) => l.kind === 'hits').map((l) => l.nouns['hits'])),
    lost: fell.filter((l) => l.nouns['removed'] === true).map((l) => String(l.nouns['what'])),
    weakened: fell.filter((l) => l.nouns['removed'] === false).length,
  };
}

/** Both sides of a battle that is over: what they rolled, suffered and lost. */
export function BattlePicture({ lines }: { readonly lines: readonly LogLine[] }) {
  const { view } = useAtTable();
  const attacker = lines.find((l) => l.kind === 'battle')?.nouns['seat'];
  const sides = sideOfSeat(view, Number(attacker ?? -1)) === HARKONNEN ? [HARKONNEN, ATREIDES] : [ATREIDES, HARKONNEN];
  return (
    <div className="wa-m-battle">
      {sides.map((of) => (
        <SideShown key={of} of={of} side={sideIn(lines, view, of)} attacks={of === sides[0]} />
      ))}
    </div>
  );
}

function SideShown({
  of,
  side,
  attacks,
}: {
  readonly of: Side;
  readonly side: SideOfBattle;
  readonly attacks: boolean;
}) {
  const { seatLook, seatName, view } = useAtTable();
  const seat = houseOf({ table: tableOf(view) }, of);
  const shared = isShared({ table: tableOf(view) }, of);
  const roll = side.rolled.at(-1);
  return (
    // No landmark: the battle itself, on the screen beside it, has two of that name.
    <div role="group" aria-label={`${sideTitle(of)}, ${attacks ? 'attacker' : 'defender'}`}>
      <header>
        <SeatBadge look={seatLook(seat)} size={28} letter={sideTitle(of).charAt(0)} />
        <b>{shared ? sideTitle(of) : seatName(seat)}</b>
      </header>
      {roll === undefined ? null : (
        <p className="wa-m-dice">
          {faces(roll).map((face, n) => (
            <Icon key={n} name={face} label={face} />
          ))}
        </p>
      )}
      {side.lost.length === 0 ? null : (
        <p className="wa-m-lost">
          {side.lost.map((what, n) => (
            <UnitFigure key={n} kind={what} side={of} />
          ))}
        </p>
      )}
      <p>
        {side.hits === 1 ? 'Takes 1 hit.' : side.hits === 0 ? '' : `Takes ${side.hits} hits.`} {losses(side, of)}.
      </p>
    </div>
  );
}

const faces = (r: SideOfBattle['rolled'][number]): ('hit' | 'shield' | 'special')[] => [
  ...Array.from({ length: r.hits }, () => 'hit' as const),
  ...Array.from({ length: r.shields }, () => 'shield' as const),
  ...Array.from({ length: r.specials }, () => 'special' as const),
];

/** "Lost 2 Regulars and a Naib, 1 weakened." */
function losses({ lost, weakened }: SideOfBattle, seat: Seat): string {
  const kinds = [...new Set(lost)].map((kind) => countedKind(kind, seat, lost.filter((k) => k === kind).length));
  const weak = weakened === 0 ? '' : `${weakened} weakened`;
  if (kinds.length === 0) return weak === '' ? 'No losses' : `No losses, ${weak}`;
  return `Lost ${listed(kinds)}${weak === '' ? '' : `; ${weak}`}`;
}
