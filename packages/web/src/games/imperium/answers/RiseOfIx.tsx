import { boxText, INTRIGUE, TILES, tileNote } from '@landsraad/imperium';
import { meaningOf } from '@landsraad/kernel';
import { Icon } from '../../../look/Icon.tsx';
import { Answer, Answers, Hint } from '../../../table/Answer.tsx';
import { Folded } from '../../../table/Folded.tsx';
import type { BoardProps } from '../../parts.ts';
import { HouseMark } from '../board/HouseMark.tsx';
import { nameOf } from '../position.ts';

/** Answered by pressing a tile on the Ix board. */
export function TechTiles({ decision }: BoardProps) {
  if (decision === null) return null;
  return (
    <>
      <Hint>Press a tile that glows. You pay its price less discount and negotiators.</Hint>
      <Folded options={decision.options} icon="tech" title={`${decision.options.length} tiles in a list`}>
        {(option) => {
          const tile = TILES.get(String(option));
          return (
            <Answer
              option={option}
              picture={<Icon name="tech" />}
              title={tile === undefined ? String(option) : `${tile.name} (${tile.price})`}
              note={tile === undefined ? '' : tileNote(tile)}
            />
          );
        }}
      </Folded>
    </>
  );
}

/** A unit of somebody else. */
export function Units({ decision, view, seatName }: BoardProps) {
  if (decision === null) return null;
  return (
    <Answers options={decision.options}>
      {(option) => {
        const unit = meaningOf(decision, option) as { readonly house: number; readonly unit: string } | null;
        if (unit === null) return <Answer option={option} quiet picture={<Icon name="check" />} />;
        return (
          <Answer
            option={option}
            picture={<HouseMark house={unit.house} />}
            title={nameOf(view, unit.house, seatName)}
            note={unit.unit === 'troop' ? 'a troop: strength 2 less' : 'a dreadnought: strength 3 less'}
          />
        );
      }}
    </Answers>
  );
}

/** Intrigue cards that only their holder sees. */
export function IntrigueCards({ decision }: BoardProps) {
  if (decision === null) return null;
  return (
    <Answers options={decision.options}>
      {(option) => {
        const c = INTRIGUE.get(String(option));
        if (c === undefined) return <Answer option={option} quiet picture={<Icon name="check" />} />;
        return (
          <Answer
            option={option}
            picture={<Icon name="intrigue" />}
            title={c.name}
            note={boxText([...c.plot, ...c.combat, ...c.endgame])}
          />
        );
      }}
    </Answers>
  );
}
