import { meaningOf, type Option } from '@landsraad/kernel';
import { counted } from '../../../table/words.ts';
import type { BoardProps } from '../../parts.ts';
import { ImperiumCard } from '../cards/ImperiumCard.tsx';
import { houseOf, lies, priceFor, tableOf } from '../position.ts';

const PILES: readonly (readonly [name: string, pool: string, place: string])[] = [
  ['Imperium row', 'imperium', 'row'],
  ['Set aside', 'imperium', 'aside'],
  ['Reserve', 'reserve', 'stacks'],
];
/** What pressing a card does, where that is no purchase. */
const DOES: { readonly [question: string]: string } = {
  'acquire which card?': 'Take it',
  'set aside which card of the row?': 'Set it aside',
};

const TAKING = new Set(['acquire or resolve?', ...Object.keys(DOES)]);

/** The Imperium row and the reserve; on a reveal turn every card is its own buy button. */
export function OnOffer(props: BoardProps) {
  const { view } = props;
  return (
    <div className="im-cards">
      {PILES.map(([name, pool, place]) => {
        const cards = counted(lies(view, pool, place).known);
        if (cards.length === 0) return null;
        return (
          <section key={name} style={{ ['--cards' as string]: cards.length }} data-pile={name}>
            <h2 className="caps">{name}</h2>
            <ul>
              {cards.map(({ thing, count }) => (
                <li key={thing}>
                  <OnOfferCard {...props} card={thing} count={count} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function OnOfferCard({
  view,
  decision,
  picked,
  press,
  whyNot,
  card,
  count,
}: BoardProps & { readonly card: string; readonly count: number }) {
  // A card in hand may have the same name.
  const options: readonly Option[] = decision !== null && TAKING.has(decision.name) ? decision.options : [];
  const option = options.find((o) => o === card || (decision !== null && meaningOf(decision, o)?.['card'] === card));
  const price = priceFor(view, card);
  const persuasion = houseOf(view, view.seat)?.persuasion ?? 0;
  const buying = decision?.name === 'acquire or resolve?' && tableOf(view).turn.house === view.seat;
  const does = DOES[decision?.name ?? ''];
  const foot = buying
    ? price === null
      ? 'not for sale'
      : option === undefined
        ? `${price - persuasion} short`
        : `Buy, leaves ${persuasion - price}`
    : option === undefined
      ? undefined
      : does;
  return (
    <ImperiumCard
      card={card}
      count={count}
      option={option ?? null}
      picked={option !== undefined && picked === option}
      foot={foot}
      press={() => (option === undefined ? whyNot(`acquire ${card}`) : press(option))}
    />
  );
}
