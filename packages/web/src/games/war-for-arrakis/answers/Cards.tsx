import type { Option } from '@landsraad/kernel';
import { PLANNING_CARDS, PRESCIENCE_CARDS, drawnAt, type Table } from '@landsraad/war-for-arrakis';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import type { BoardProps } from '../../parts.ts';
import { Answer, Answers, Hint } from '../../../table/Answer.tsx';
import { tableOf } from '../position.ts';
import { cardText } from './Dice.tsx';
import { Folded } from '../../../table/Folded.tsx';

const HINTS: { readonly [question: string]: string } = {
  'discard which card?': 'Press a card in your hand.',
  'discard a card?': 'Press a card in your hand.',
  'play one more card?': 'Press a card in your hand.',
  'discard a card for a die?': 'Each card brings one combat die, six dice at most. Press a card in your hand.',
  'claim a prescience card?': 'Press a card in the prescience row.',
  'claim which card?': 'Press a card in the prescience row.',
};

/** Planning and prescience cards, with what they do. */
export function Cards({ decision, view }: BoardProps) {
  if (decision === null) return null;
  const t = tableOf(view);
  const hint = HINTS[decision.name];
  const cards = decision.options.filter((o) => textOf(o, t) !== '');
  const rest = decision.options.filter((o) => textOf(o, t) === '');
  return (
    <>
      {hint === undefined ? null : <Hint>{hint}</Hint>}
      <Folded options={cards} icon="card" title={`${cards.length} cards`}>
        {(option) => <Answer option={option} picture={<Kind option={option} />} note={textOf(option, t)} />}
      </Folded>
      {rest.length === 0 ? null : <Answers options={rest}>{(option) => <Answer option={option} />}</Answers>}
    </>
  );
}

const textOf = (option: Option, t: Table): string =>
  drawnAt(t).prescience[String(option)]?.text ?? cardText(String(option), t);
function Kind({ option }: { readonly option: Option }) {
  const card = String(option);
  const icon: IconName | null =
    PRESCIENCE_CARDS[card] !== undefined ? 'prescience' : card in PLANNING_CARDS ? 'card' : null;
  return icon === null ? null : <Icon name={icon} />;
}
