import { meaningOf } from '@landsraad/kernel';
import { listed } from '../../../table/words.ts';
import type { BoardProps } from '../../parts.ts';
import { alliesOf, askedOf, tableOf } from '../position.ts';
import { Answer } from '../../../table/Answer.tsx';

/** The Nexus: who is allied with whom, what has been proposed, and what one may say to each. */
export function Nexus({ view, decision, seatName }: BoardProps) {
  const d = askedOf(decision);
  if (d?.name !== 'what do you say in the Nexus?') return null;
  const t = tableOf(view);
  const to = (seat: number) => d.options.filter((o) => meaningOf(d, o)?.to === seat);
  const rest = d.options.filter((o) => meaningOf(d, o) === null);
  return (
    <div className="dn-nexus">
      <table>
        <thead>
          <tr>
            <th scope="col">Faction</th>
            <th scope="col">Allied with</th>
            <th scope="col">You may say</th>
          </tr>
        </thead>
        <tbody>
          {t.factions.map((_, seat) => {
            if (seat === view.seat) return null;
            const allies = alliesOf(view, seat);
            const proposed = t.proposals.filter((p) => p.from === seat);
            return (
              <tr key={seat}>
                <th scope="row">{seatName(seat)}</th>
                <td>
                  {allies.length === 0 ? 'nobody' : listed(allies.map(seatName))}
                  {proposed.map((p) => (
                    <small key={p.to}>proposes an alliance to {p.to === view.seat ? 'you' : seatName(p.to)}</small>
                  ))}
                </td>
                <td>
                  <div className="dn-row">
                    {to(seat).map((o) => (
                      <Answer key={o} option={o} title={SHORT[meaningOf(d, o)?.says ?? 'refuse']} />
                    ))}
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="dn-row dn-nexus-rest">
        {rest.map((o) => (
          <Answer key={o} option={o} />
        ))}
      </div>
    </div>
  );
}
const SHORT = { 'propose to': 'Propose', 'agree with': 'Agree', refuse: 'Refuse' } as const;
