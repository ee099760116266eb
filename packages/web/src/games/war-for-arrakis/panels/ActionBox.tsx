import type { Decision, Seat } from '@landsraad/kernel';
import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import type { BoardProps } from '../../parts.ts';
import { leaderOfDie } from '../answers/plans.ts';
import { sideOfSeat, tableOf } from '../position.ts';
import { SourceOf } from './Assumed.tsx';
import { DESERT_POWER, boxIcon, boxName, boxOption, boxText, type BoxId } from './boxes.ts';
import { BoxDice } from './BoxDice.tsx';
import { Enlarged, useEnlarged } from '../../../table/Enlarged.tsx';
import { leaderOnBox, shortName, stabanOnBox, type LeaderSeen } from './leaders.ts';
import { offeredAs, offeredClass } from './offered.ts';
import { OfferKey } from './OfferKey.tsx';
import { Ways } from './Ways.tsx';

interface ActionBoxProps extends BoardProps {
  readonly box: BoxId;
  readonly seat: Seat;
  /** The question, if it is about one's own dice. */
  readonly dice: Decision | null;
  readonly inUse: boolean;
  /** It is being asked what this box is used for. */
  readonly choosing: boolean;
}

/** One action box: its dice, and the leader whose card lies on it. */
export function ActionBox(props: ActionBoxProps) {
  const { box, seat, view, dice, picked, press, inUse, choosing, decision } = props;
  const { label, control } = useAtTable();
  const large = useEnlarged('above');
  const t = tableOf(view);
  const side = sideOfSeat(view, seat);
  const option = boxOption(box);
  const asked = offeredAs(dice, picked, option);
  const leader = leaderOnBox(t, seat, box);
  const ofLeader = leader === null || choosing ? null : `leader ${leader.card.leader}`;
  const pressed = offeredAs(decision, picked, ofLeader);
  const name = boxName(box);
  const staban = box === DESERT_POWER ? stabanOnBox(t, seat) : null;
  return (
    <li
      className={`wa-p-box ${asked.offered ? 'may' : ''} ${asked.picked ? 'picked' : ''} ${inUse ? 'using' : ''} ${choosing ? 'choosing' : ''}`}
    >
      {/* What stands on it is meant, not the box: it would lie under that, another target. */}
      {choosing || (pressed.offered && !asked.offered) ? null : (
        <button
          type="button"
          className={`wa-p-box-press ${offeredClass(asked)}`}
          data-option={option}
          data-box={box}
          aria-label={`${asked.offered ? label(option) : name}. ${boxText(side, box)} ${leader === null ? '' : leaderSaid(leader)}`}
          onClick={() => press(option)}
          {...large.on}
        />
      )}
      <span className="wa-p-box-head" aria-hidden="true">
        <Icon name={boxIcon(box)} />
        <b>{name}</b>
        <OfferKey n={asked.key} />
      </span>
      {box === DESERT_POWER ? <span className="wa-p-box-dice none">no die</span> : <BoxDice {...props} result={box} />}
      <span className="wa-p-box-text" aria-hidden="true">
        {boxText(side, box)}
      </span>
      {choosing ? <Ways {...props} /> : null}
      {leader === null || choosing ? null : pressed.offered && ofLeader !== null ? (
        <button
          type="button"
          className={`wa-p-box-leader pressable ${offeredClass(pressed)}`}
          data-option={ofLeader}
          aria-label={label(ofLeader)}
          onClick={() => press(ofLeader)}
          {...large.on}
        >
          <Icon name="leader-named" />
          {shortName(leader.card)}
          <OfferKey n={pressed.key} />
        </button>
      ) : asked.offered && leader.state === 'ready' && decision?.name === 'what do you do?' ? (
        <button
          type="button"
          className="wa-p-box-leader pressable at-once"
          aria-label={`${label(option)} for ${leader.card.name}: ${leader.card.action}`}
          title={`Use it at once for ${leader.card.name}: ${leader.card.action}`}
          onClick={() => control.follow(option, leaderOfDie(`leader ${leader.card.leader}`))}
        >
          <Icon name="leader-named" />
          {shortName(leader.card)}
        </button>
      ) : (
        <LeaderLine leader={leader} />
      )}
      {box === DESERT_POWER && t.desertWar !== null && !choosing ? (
        <span className={`wa-p-box-leader ${t.desertWar.ridersSpent ? 'spent' : 'ready'}`} aria-hidden="true">
          <Icon name="sandrider" />
          Sandriders
          <small>{t.desertWar.ridersSpent ? 'spent' : ''}</small>
        </span>
      ) : null}
      {box === DESERT_POWER && staban !== null && !choosing ? <LeaderLine leader={staban} /> : null}
      <Enlarged at={large.at}>
        <h3 className="display">{name}</h3>
        <p>{boxText(side, box)}</p>
        {leader === null ? null : (
          <>
            <p>
              <b>
                {leader.card.name}, {leader.says}
              </b>
              <br />
              {leader.card.action}
            </p>
            {leader.state === 'waits' ? <p>{leader.card.enters}</p> : null}
            <SourceOf card={leader.card} t={t} as="sentence" />
          </>
        )}
        {staban === null ? null : (
          <>
            <p>
              <b>
                {staban.card.name}, {staban.says}
              </b>
              <br />
              {staban.card.action}
            </p>
            <SourceOf card={staban.card} t={t} as="sentence" />
          </>
        )}
        {box === DESERT_POWER && t.desertWar !== null ? (
          <p>
            <b>Sandriders, {t.desertWar.ridersSpent ? 'spent' : 'faceup'}</b>
            <br />
            {SANDRIDERS_TEXT}
          </p>
        ) : null}
      </Enlarged>
    </li>
  );
}

const SANDRIDERS_TEXT = 'A sandworm comes to a lone Sandrider. Then place 1 wormsign elsewhere in the desert.';
const leaderSaid = (l: LeaderSeen): string =>
  `${l.card.name}, ${l.says}: ${l.card.action}${l.state === 'waits' ? ` ${l.card.enters}` : ''}`;

const LeaderLine = ({ leader }: { readonly leader: LeaderSeen }) => (
  <span className={`wa-p-box-leader ${leader.state}`} aria-hidden="true">
    <Icon name="leader-named" />
    {shortName(leader.card)}
    <small>{leader.short}</small>
  </span>
);
