import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import { ownSide } from '../position.ts';
import type { SideSeen } from './battleSeen.ts';

/** What a side deals the other, step by step in plain words. */
export function Sums({ side }: { readonly side: SideSeen }) {
  const { view } = useAtTable();
  const { rolled, byLeaders, shields, cancelled, total } = side.sum;
  const own = ownSide(view) === side.seat;
  const they = view.seat < 0 ? 'The other side takes' : own ? 'They take' : 'You take';
  const whose = view.seat < 0 ? 'Shields' : own ? 'Their shields' : 'Your shields';
  return (
    <dl className="wa-sums">
      <div>
        <dt>
          <Icon name="hit" /> Hits
        </dt>
        <dd className="num">{byLeaders > 0 ? `${rolled} + ${byLeaders}` : rolled}</dd>
      </div>
      <div>
        <dt>
          <Icon name="shield" /> {whose}
        </dt>
        <dd className="num">− {shields}</dd>
      </div>
      {cancelled === 0 ? null : (
        <div>
          <dt>
            <Icon name="cancel-shield" /> {side.seat === 0 ? 'Fedaykin' : 'Sardaukar'} cancel
          </dt>
          <dd className="num">+ {cancelled}</dd>
        </div>
      )}
      <div className="total">
        <dt>{they}</dt>
        <dd className="num">{total}</dd>
      </div>
    </dl>
  );
}
