import type { Seat } from '@landsraad/kernel';
import { ATREIDES, HARKONNEN } from '@landsraad/war-for-arrakis';
import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import { SeatBadge } from '../../../table/SeatBadge.tsx';
import type { LogLine } from '../../../table/source.ts';
import { listed } from '../../../table/words.ts';
import { UnitFigure } from '../battle/UnitFigure.tsx';
import { countedKind } from '../battle/legions.ts';
import './picture.css';

interface SideOfBattle {
  readonly rolled: readonly { readonly hits: number; readonly shields: number; readonly specials: number }[];
  readonly hits: number;
  readonly lost: readonly string[];
  readonly weakened: number;
}

const sum = (numbers: readonly unknown[]): number => numbers.reduce<number>((total, n) => total + Number(n ?? 0), 0);

function sideOf(lines: readonly LogLine[], seat: Seat): SideOfBattle {
  const mine = lines.filter((l) => l.nouns['seat'] === seat);
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
  const attacker = lines.find((l) => l.kind === 'battle')?.nouns['seat'];
  const sides = attacker === HARKONNEN ? [HARKONNEN, ATREIDES] : [ATREIDES, HARKONNEN];
  return (
    <div className="wa-m-battle">
      {sides.map((seat) => (
        <Side key={seat} seat={seat} side={sideOf(lines, seat)} attacks={seat === sides[0]} />
      ))}
    </div>
  );
}

function Side({
  seat,
  side,
  attacks,
}: {
  readonly seat: Seat;
  readonly side: SideOfBattle;
  readonly attacks: boolean;
}) {
  const { seatLook, seatTitle, seatName } = useAtTable();
  const roll = side.rolled.at(-1);
  return (
    <section aria-label={`${seatTitle(seat)}, ${attacks ? 'attacker' : 'defender'}`}>
      <header>
        <SeatBadge look={seatLook(seat)} size={28} letter={seatTitle(seat).charAt(0)} />
        <b>{seatName(seat)}</b>
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
            <UnitFigure key={n} kind={what} side={seat} />
          ))}
        </p>
      )}
      <p>
        {side.hits === 1 ? 'Takes 1 hit.' : side.hits === 0 ? '' : `Takes ${side.hits} hits.`} {losses(side, seat)}.
      </p>
    </section>
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
