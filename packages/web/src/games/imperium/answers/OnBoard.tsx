import { BOARD_SPACES, MAKERS } from '@landsraad/imperium';
import type { Option } from '@landsraad/kernel';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import { Answer, Answers, Hint } from '../../../table/Answer.tsx';
import { useAtTable } from '../../../table/context.ts';
import { Folded } from '../../../table/Folded.tsx';
import type { BoardProps } from '../../parts.ts';
import { Effects } from '../cards/effects.tsx';
import { AGENT_ICONS } from '../cards/icons.ts';
import { intend, sendTo, useIntent } from '../intent.ts';
import { tableOf } from '../position.ts';
import { cardsTo } from '../reach.ts';
import { CardAnswer } from './Cards.tsx';

const HINTS: { readonly [question: string]: string } = {
  'send the agent where?': 'Press a space that glows. Any other says why not.',
  'recall the agent from which space?': 'Press the space it stands on.',
  'close which space?': 'Nobody else may go there until your next turn.',
  'place the dreadnought where?':
    'Its control bonus is yours until the end of the next combat, whoever sends an agent there.',
  'which agent?': 'One from your leader, or one that stands on the board.',
};

/** Answered by pressing a space; the list is for those who would rather read. */
export function OnSpaces({ decision, view }: BoardProps) {
  if (decision === null) return null;
  const spaces = decision.options.filter((o) => BOARD_SPACES.has(String(o)));
  const others = decision.options.filter((o) => !spaces.includes(o));
  return (
    <>
      <Hint>{HINTS[decision.name] ?? ''}</Hint>
      <Answers options={others}>
        {(option) => (
          <Answer option={option} picture={<Icon name={option === 'detonate' ? 'dreadnought' : 'agent'} />} />
        )}
      </Answers>
      <Folded options={spaces} icon="city" title={`${spaces.length} spaces in a list`}>
        {(option) => <SpaceAnswer view={view} option={option} />}
      </Folded>
    </>
  );
}
function SpaceAnswer({ view, option }: Pick<BoardProps, 'view'> & { readonly option: Option }) {
  const s = BOARD_SPACES.get(String(option));
  if (s === undefined) return <Answer option={option} />;
  const bonus = tableOf(view).bonusSpice[MAKERS.indexOf(s.id)] ?? 0;
  return (
    <Answer
      option={option}
      picture={
        <span className={`im-icon ${s.icon}`}>
          <Icon name={AGENT_ICONS[s.icon][0]} />
        </span>
      }
      title={s.name}
      note={
        <>
          <Effects lines={[...s.arrival, ...s.onReveal]} brief />
          {bonus > 0 ? ` +${bonus} spice` : ''}
        </>
      }
    />
  );
}

/** An agent turn begins: a card of the hand, a space first, or the reveal. */
export function PlayCard({ decision, view }: BoardProps) {
  const { control } = useAtTable();
  const meant = useIntent(decision);
  if (decision === null) return null;
  const cards = decision.options.filter((o) => o !== 'reveal' && o !== 'end turn');
  const ends = decision.options.filter((o) => !cards.includes(o));
  const space = BOARD_SPACES.get(meant ?? '');
  if (space !== undefined)
    return (
      <>
        <Hint>
          An agent to <b>{space.name}</b>: with which card?
        </Hint>
        <ul className="answers" aria-label="Cards that go there">
          {cardsTo(view, space.id).map((card) => (
            <li key={card}>
              <CardAnswer
                card={card}
                option={card}
                press={() => {
                  intend(null);
                  control.follow(card, sendTo(space.id));
                }}
              />
            </li>
          ))}
        </ul>
        <button type="button" className="btn" onClick={() => intend(null)}>
          Another space
        </button>
      </>
    );
  return (
    <>
      <Hint>
        {cards.length === 0
          ? 'No card of yours can send an agent now.'
          : 'Press a card of your hand, then a space; or the space first.'}
      </Hint>
      <Answers options={ends}>
        {(option) => (
          <Answer
            option={option}
            quiet={cards.length > 0}
            picture={<Icon name={option === 'reveal' ? 'eye' : 'check'} />}
            note={
              option === 'reveal' ? 'Count persuasion and swords, buy cards. You send no more agents this round.' : ''
            }
          />
        )}
      </Answers>
      <Folded options={cards} icon="card" title={`${cards.length} cards in a list`} few={0}>
        {(option) => <CardAnswer card={String(option)} option={option} />}
      </Folded>
    </>
  );
}

const TAKES: { readonly [question: string]: readonly [IconName, string] } = {
  'acquire which card?': ['card', 'Press a card of the row or the reserve: it is free.'],
  'set aside which card of the row?': ['hidden', 'Only you can buy it then, for 1 persuasion less.'],
};
/** Answered by pressing a card of the row or the reserve. */
export function FromTheRow({ decision }: BoardProps) {
  if (decision === null) return null;
  const [icon, hint] = TAKES[decision.name] ?? ['card', ''];
  return (
    <>
      <Hint>{hint}</Hint>
      <Folded options={decision.options} icon={icon} title={`${decision.options.length} cards in a list`}>
        {(option) => <CardAnswer card={String(option)} option={option} />}
      </Folded>
    </>
  );
}
