import type { Seat } from '@landsraad/kernel';
import { Icon } from '../../../look/Icon.tsx';
import { cardKind, cardTitle, isLeader } from '../names.ts';
import { LeaderDisc } from '../pieces/LeaderDisc.tsx';
import type { CardShown, SideShown } from './reveal.ts';

/** A card of an open plan, and what it did. */
export const PlanCard = ({ what, shown }: { readonly what: string; readonly shown: CardShown | null }) => (
  <div className={`dn-plan-card ${shown === null ? 'none' : shown.works ? 'works' : ''}`}>
    <span className="caps">{what}</span>
    {shown === null ? (
      <b>none</b>
    ) : (
      <b>
        <Icon name={cardKind(shown.card)[0]} /> {cardTitle(shown.card)}
      </b>
    )}
    <small>{shown?.does ?? ''}</small>
  </div>
);

/** The leader of an open plan: lives, or is crossed out. */
export const PlanLeader = ({ side, called }: { readonly side: SideShown; readonly called: boolean }) => (
  <div className={`dn-plan-leader ${side.lives && !called ? '' : 'killed'}`}>
    {isLeader(side.plan.leader) ? (
      <LeaderDisc leader={side.plan.leader} state={side.lives && !called ? 'alive' : 'dead'} />
    ) : (
      <b className="dn-disc none">0</b>
    )}
    <span>
      {side.leader}
      <small>{called ? 'a traitor' : side.lives ? 'lives' : 'killed, adds nothing'}</small>
    </span>
  </div>
);

/** What the strength is made of. */
export const Sum = ({ side }: { readonly side: SideShown }) => (
  <ul className="dn-sum">
    {side.sum.map(({ what, value }) => (
      <li key={what}>
        <span>{what}</span>
        <b className="num">{value}</b>
      </li>
    ))}
  </ul>
);
export const calledOn = (side: SideShown, calls: readonly Seat[]): boolean =>
  calls.some((seat) => seat !== side.plan.seat);
