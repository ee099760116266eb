import { Icon } from '../../../look/Icon.tsx';
import { Answer, Answers, Hint } from '../../../table/Answer.tsx';
import type { BoardProps } from '../../parts.ts';
import { Badge } from '../pieces/Badge.tsx';
import { factionOf, spiceOf, tableOf } from '../position.ts';
import { promiseWords } from '../panels/promises.ts';
import './answers.css';

/** A deal as it was offered: what one gets, and what one would promise. */
export function Deal({ view, decision, seatName }: BoardProps) {
  const { deal } = tableOf(view);
  if (decision === null) return null;
  return (
    <>
      {deal === null ? null : (
        <dl className="dn-deal">
          <div>
            <dt>
              <Badge faction={factionOf(view, deal.from)} /> {seatName(deal.from)}
            </dt>
            <dd>
              <Icon name="spice" /> {deal.spice} spice, which you get in the Mentat Pause
            </dd>
          </div>
          <div>
            <dt>
              <Badge faction={factionOf(view, deal.to)} /> {seatName(deal.to)}
            </dt>
            <dd>
              <Icon name="bribe" />{' '}
              {deal.promise === 'nothing' ? 'nothing in return' : promiseWords(deal.promise, deal.noun)}
            </dd>
          </div>
        </dl>
      )}
      <Hint>What the table can check it enforces until the end of the turn.</Hint>
      <Answers options={decision.options} className="pairs">
        {(o) => (
          <Answer option={o} picture={<Icon name={o === 'accept' ? 'check' : 'close'} />} quiet={o === 'refuse'} />
        )}
      </Answers>
    </>
  );
}

/** Before a phase in which nothing is asked openly: deals stand below; nobody must say anything. */
export function Settle({ decision, view }: BoardProps) {
  if (decision === null) return null;
  const held = spiceOf(view, view.seat);
  return (
    <>
      <Hint>
        You may offer a deal or show something now{held === null ? '' : `; you have ${held} spice`}. To be asked no
        more, set this to “Always pass” under Auto-responses.
      </Hint>
      <Answers options={decision.options}>{(o) => <Answer option={o} title="Go on" />}</Answers>
    </>
  );
}
