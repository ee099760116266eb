import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import type { BoardProps } from '../../parts.ts';
import { useAtTable } from '../../../table/context.ts';
import { Answer, Answers, Hint } from '../../../table/Answer.tsx';
import { fromDeck } from './plans.ts';
import './plans.css';

const ICONS: { readonly [deck: string]: IconName } = {
  houseAtreides: 'emblem-atreides',
  fremenAlly: 'emblem-fremen',
  houseHarkonnen: 'emblem-harkonnen',
  corrinoAlly: 'emblem-corrino',
};

/** 'Draw from which deck?': the decks, with how many cards are left in them. */
export function Decks({ decision, view }: BoardProps) {
  const { control, label } = useAtTable();
  if (decision === null) return null;
  const decks = decision.options.filter((o) => String(o) in ICONS);
  return (
    <>
      <Hint>Choose for every card first, then you draw them all.</Hint>
      <Answers options={decision.options}>
        {(option) => {
          const icon = ICONS[String(option)];
          const left = cardsIn(view, String(option));
          return (
            <Answer
              option={option}
              className={icon === undefined ? '' : 'large'}
              picture={icon === undefined ? null : <Icon name={icon} />}
              note={left === null ? '' : `${left} cards left`}
            />
          );
        }}
      </Answers>
      {decks.length < 2 ? null : (
        <p className="wa-all">
          <span>All from</span>
          {decks.map((deck) => (
            <button
              key={deck}
              type="button"
              className="btn"
              disabled={control.busy}
              onClick={() => control.follow(deck, fromDeck(deck))}
            >
              {label(deck).replace(/ deck$/, '')}
            </button>
          ))}
        </p>
      )}
    </>
  );
}
function cardsIn(view: BoardProps['view'], deck: string): number | null {
  const place = view.hidden[deck]?.['deck'];
  if (place === undefined) return null;
  return 'row' in place ? place.row.length : (place.backs ?? 0) + place.known.length;
}
