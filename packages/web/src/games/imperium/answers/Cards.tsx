import { CARDS } from '@landsraad/imperium';
import type { Option } from '@landsraad/kernel';
import { Icon } from '../../../look/Icon.tsx';
import { Hint } from '../../../table/Answer.tsx';
import { useAtTable } from '../../../table/context.ts';
import { counted } from '../../../table/words.ts';
import type { BoardProps } from '../../parts.ts';
import { Effects } from '../cards/effects.tsx';
import { AGENT_ICONS } from '../cards/icons.ts';
import { pile } from '../position.ts';

interface CardAnswerProps {
  readonly card: string;
  readonly option: Option;
  readonly count?: number;
  /** Instead of choosing the option. */
  readonly press?: () => void;
}
/** A card as one line: its icons, its name, and what it gives when it is revealed. */
export function CardAnswer({ card, option, count = 1, press }: CardAnswerProps) {
  const { control, label, view } = useAtTable();
  const c = CARDS.get(card);
  const key = view.decision?.options.indexOf(option) ?? -1;
  if (c === undefined) return null;
  return (
    <button
      type="button"
      className={`option offered answer im-card-answer ${control.picked === option ? 'picked' : ''}`}
      data-option={String(option)}
      aria-label={press === undefined ? label(option) : c.name}
      onClick={press ?? (() => control.press(option))}
    >
      {key >= 0 && key < 9 && press === undefined ? (
        <b className="option-key" aria-hidden="true">
          {key + 1}
        </b>
      ) : null}
      <span className="answer-words">
        {c.name}
        {count > 1 ? ` ×${count}` : ''}
        <small>
          <span className="im-icons">
            {c.icons.map((icon) => (
              <span key={icon} className={`im-icon ${icon}`}>
                <Icon name={AGENT_ICONS[icon][0]} />
              </span>
            ))}
            {c.reveal.length === 0 ? null : <Effects lines={c.reveal} brief />}
          </span>
        </small>
      </span>
    </button>
  );
}

const ZONES: { readonly [zone: string]: readonly [string, 'hand' | 'discard' | 'inPlay'] } = {
  hand: ['From your hand', 'hand'],
  discard: ['From your discard pile', 'discard'],
  inPlay: ['From your cards in play', 'inPlay'],
};

/** Trashing: every pile that it may come from is open, and one press takes the card. */
export function TrashFrom({ decision, view }: BoardProps) {
  const { control } = useAtTable();
  if (decision === null) return null;
  return (
    <>
      <Hint>The card leaves the game.</Hint>
      {decision.options.map((zone) => {
        const [title, place] = ZONES[String(zone)] ?? ['', 'hand'];
        return (
          <section key={String(zone)} className="im-zone">
            <h2 className="caps">{title}</h2>
            <ul className="answers">
              {counted(pile(view, view.seat, place).known).map(({ thing, count }) => (
                <li key={thing}>
                  <CardAnswer
                    card={thing}
                    count={count}
                    option={zone}
                    press={() =>
                      control.follow(zone, (d) =>
                        d.name === 'trash which card?' && d.options.includes(thing) ? thing : null,
                      )
                    }
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

const HINTS: { readonly [question: string]: string } = {
  'trash which card?': 'The card leaves the game.',
  'discard which card?': 'It goes to your discard pile.',
  'take which card into hand?': 'From your discard pile into your hand.',
};
/** Cards of one pile; those of the hand glow there too. */
export function Cards({ decision }: BoardProps) {
  if (decision === null) return null;
  return (
    <>
      <Hint>{HINTS[decision.name] ?? ''}</Hint>
      <ul className="answers" aria-label="Answers">
        {decision.options.map((option) => (
          <li key={String(option)}>
            <CardAnswer card={String(option)} option={option} />
          </li>
        ))}
      </ul>
    </>
  );
}
