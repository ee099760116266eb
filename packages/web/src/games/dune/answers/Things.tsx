import { meaningOf, type Option } from '@landsraad/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import { Answer, Answers } from '../../../table/Answer.tsx';
import { useAtTable } from '../../../table/context.ts';
import type { BoardProps } from '../../parts.ts';
import { cardKind, factionOfLeader, isCard, isFaction, isLeader, leaderTitle } from '../names.ts';
import { Badge } from '../pieces/Badge.tsx';
import { LeaderDisc } from '../pieces/LeaderDisc.tsx';
import { factionOf, forcesSeen, sheetOf, spiceOf, tableOf } from '../position.ts';
import './answers.css';

const SPENDS: { readonly [option: string]: readonly [IconName, string] } = {
  spice: ['spice', 'from behind your shield'],
  'all there is': ['spice', 'and your allies the rest'],
};

/** Cards by what they are: kind and effect; whatever else may be answered stands below. */
export function Cards({ decision }: BoardProps) {
  const { thing } = useAtTable();
  if (decision === null) return null;
  return (
    <Answers options={decision.options}>
      {(o) => {
        const card = String(meaningOf(decision, o)?.['card'] ?? o);
        const keeps = meaningOf(decision, o)?.['keep'];
        const spend = SPENDS[String(o)];
        if (isCard(card))
          return (
            <Answer
              option={o}
              quiet={keeps === false}
              picture={<Icon name={keeps === false ? 'trash' : cardKind(card)[0]} />}
              note={keeps === false ? 'It goes to the discard pile.' : (thing(card).note ?? cardKind(card)[1])}
            />
          );
        return spend === undefined ? (
          <Answer option={o} />
        ) : (
          <Answer option={o} picture={<Icon name={spend[0]} />} note={spend[1]} />
        );
      }}
    </Answers>
  );
}

/** Leaders as their discs, with whose they are and what they cost. */
export function Leaders({ decision, view }: BoardProps) {
  if (decision === null) return null;
  const held = spiceOf(view, view.seat);
  return (
    <Answers options={decision.options}>
      {(o) => {
        const price = meaningOf(decision, o)?.['price'];
        const note =
          typeof price === 'number'
            ? `${price} spice${held === null ? '' : `, ${held - price} stay`}`
            : isLeader(o)
              ? (sheetOf(factionOfLeader(o))?.name ?? '')
              : '';
        return isLeader(o) ? (
          <Answer option={o} title={leaderTitle(o).name} picture={<LeaderDisc leader={o} />} note={note} />
        ) : (
          <Answer option={o} note={note} />
        );
      }}
    </Answers>
  );
}

/** Factions by their badges: to play, to predict, to fight, to swap with, to look at. */
export function Factions({ decision, view, seatName }: BoardProps) {
  if (decision === null) return null;
  const t = tableOf(view);
  const about = (o: Option): readonly [ReactNode, string, string] | null => {
    const faction = isFaction(o) ? o : typeof o === 'number' ? factionOf(view, o) : undefined;
    if (faction === undefined) return null;
    const seat = t.factions.indexOf(faction);
    const there = decision.name !== 'fight whom?' || t.battle !== null ? '' : strengthThere(seat);
    return [
      <Badge key="badge" faction={faction} size={32} />,
      sheetOf(faction)?.name ?? faction,
      decision.name === 'which faction?' ? (sheetOf(faction)?.character ?? '') : there,
    ];
  };
  const at = String(decision.about?.['at'] ?? '').split('@')[0] ?? '';
  function strengthThere(seat: number): string {
    const n = forcesSeen(view)
      .filter((f) => f.seat === seat && f.at.startsWith(at))
      .reduce((sum, f) => sum + f.forces + f.starred, 0);
    return n === 1 ? '1 force there' : `${n} forces there`;
  }
  return (
    <Answers options={decision.options}>
      {(o) => {
        const look = about(o);
        return look === null ? (
          <Answer option={o} title={typeof o === 'number' ? seatName(o) : undefined} />
        ) : (
          <Answer option={o} picture={look[0]} title={look[1]} note={look[2]} />
        );
      }}
    </Answers>
  );
}
