import { meaningOf, type Decision, type Option } from '@landsraad/kernel';
import { DICE_RESULTS, PLANNING_CARDS, drawnAt, type Table } from '@landsraad/war-for-arrakis';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import { useAtTable } from '../../../table/context.ts';
import type { BoardProps } from '../../parts.ts';
import { tableOf } from '../position.ts';
import { Answer, Answers, Hint } from '../../../table/Answer.tsx';
import { Folded } from '../../../table/Folded.tsx';

const ICONS: { readonly [result: string]: IconName } = {
  leadership: 'leadership',
  strategy: 'strategy',
  deployment: 'deployment',
  mentat: 'mentat',
  house: 'house',
  'desert power': 'desert-power',
  'claim a card': 'prescience',
  'smugglers die': 'smuggler',
  die: 'strategy',
  token: 'bene-gesserit',
};
const NOTES: { readonly [option: string]: string } = {
  'desert power': 'Wormsigns or sandworms; it takes no die.',
  'claim a card': 'Pay with a die.',
  'smugglers die': 'Its own version of the result it shows.',
};
const HINTS: { readonly [question: string]: string } = {
  'what do you do?': 'Press a die on your dashboard or a card in your hand.',
  'spend which die?': 'Press the die that pays for it on your dashboard.',
  'name which die?': 'The Harkonnens must spend a die of this result next.',
  'change the die to what?': 'Its box is full. Any result with room will do.',
  'use a Bene Gesserit token?': 'The token becomes a die of the result you name.',
};
const drawnOf = (option: Option) => DICE_RESULTS.find((r) => r.id === option);

/** The card that an option plays; '' if it plays none. */
const cardIn = (d: Decision, option: Option): string => String(meaningOf(d, option)?.['card'] ?? '');

/** Results of the action dice, and whatever else can be done instead. */
export function Dice({ decision, view }: BoardProps) {
  if (decision === null) return null;
  const results = decision.options.filter((o) => drawnOf(o) !== undefined);
  const others = decision.options.filter((o) => drawnOf(o) === undefined);
  const cards = others.filter((o) => cardIn(decision, o) !== '');
  const rest = others.filter((o) => !cards.includes(o));
  const hint = HINTS[decision.name];
  const onDashboard = ON_DASHBOARD.has(decision.name);
  return (
    <>
      {hint === undefined ? null : <Hint>{hint}</Hint>}
      <Folded options={results} icon="leadership" title={`Use a die · ${results.length}`} few={onDashboard ? 0 : 5}>
        {(option) => <Result option={option} view={view} counted={onDashboard} />}
      </Folded>
      {rest.length === 0 ? null : (
        <Answers options={rest}>
          {(option) => {
            const icon = ICONS[String(option)];
            return (
              <Answer
                option={option}
                picture={icon === undefined ? null : <Icon name={icon} />}
                note={NOTES[String(option)] ?? ''}
              />
            );
          }}
        </Answers>
      )}
      <Folded options={cards} icon="card" title={`Play a card · ${cards.length}`} few={0}>
        {(option) => (
          <Answer
            option={option}
            picture={<Icon name="card" />}
            note={cardText(cardIn(decision, option), tableOf(view))}
          />
        )}
      </Folded>
    </>
  );
}
/** Answered by pressing the die itself. */
const ON_DASHBOARD = new Set(['what do you do?', 'spend which die?']);

function Result({
  option,
  view,
  counted,
}: {
  readonly option: Option;
  readonly view: BoardProps['view'];
  readonly counted: boolean;
}) {
  const { label } = useAtTable();
  const drawn = drawnOf(option);
  const n = drawn === undefined ? 0 : (tableOf(view).dice[view.seat]?.[drawn.result] ?? 0);
  const icon = ICONS[String(option)];
  return (
    <Answer
      option={option}
      title={label(option)}
      picture={icon === undefined ? null : <Icon name={icon} />}
      note={counted && n > 0 ? `${n} ${n === 1 ? 'die' : 'dice'}` : ''}
    />
  );
}

const isPlanning = (card: string): card is keyof typeof PLANNING_CARDS => card in PLANNING_CARDS;
/** As the values of the table have it. */
export const cardText = (card: string, t: Table): string => (isPlanning(card) ? drawnAt(t).planning[card].text : '');
