import { boxText, INTRIGUE, type RuleId } from '@landsraad/imperium';
import type { Option } from '@landsraad/kernel';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import { useAtTable } from '../../../table/context.ts';
import { Enlarged, useEnlarged } from '../../../table/Enlarged.tsx';
import type { BoardProps } from '../../parts.ts';
import { Effects } from '../cards/effects.tsx';
import { useLongPress } from '../cards/useLongPress.ts';
import { afterwards } from '../pointed.ts';
import { conflictNow, tableOf, type InConflict } from '../position.ts';

type Kind = 'plot' | 'combat' | 'endgame';
const WHEN: { readonly [kind in Kind]: readonly [short: string, sentence: string, rule: RuleId, icon: IconName] } = {
  plot: [
    'in your own turn',
    'A plot card is played in your own turn, between effects.',
    'imp.intrigue.plot',
    'intrigue',
  ],
  combat: [
    'in combat',
    'A combat card is played when the fight begins, after everybody has revealed.',
    'imp.intrigue.combat',
    'conflict',
  ],
  endgame: [
    'at the end of the game',
    'An endgame card is played after the last round.',
    'imp.intrigue.endgame',
    'victory-point',
  ],
};

/** An intrigue card: it glows when it can be played, and says when it can be otherwise. */
export function IntrigueCard({
  card,
  count,
  ...props
}: BoardProps & { readonly card: string; readonly count: number }) {
  const { view, decision, offers, picked, press, act } = props;
  const { control, label, look, parts } = useAtTable();
  const c = INTRIGUE.get(card);
  const offer = offers.find((o) => o.noun === card);
  const option: Option | null = decision?.options.includes(card) === true ? card : null;
  const large = useEnlarged('above');
  const pressed = (): void => {
    if (option !== null) press(option);
    else if (offer !== undefined) act(offer);
    else if (c !== undefined) {
      const kind = c.kinds[0] ?? 'plot';
      const mine = kind === 'plot' && tableOf(view).turn.house === view.seat;
      control.say(c.name, () =>
        Promise.resolve({
          rule: WHEN[kind][2],
          sentence: mine
            ? 'It cannot do anything now: its cost cannot be paid or nothing would come of it.'
            : WHEN[kind][1],
        }),
      );
    }
  };
  const held = useLongPress(() => look({ kind: 'thing', id: card, words: c?.name ?? card }), pressed);
  if (c === undefined) return null;
  const open = option !== null || offer !== undefined;
  const lines = [...c.plot, ...c.combat, ...c.endgame];
  const own = (o: InConflict): boolean => o.house === view.seat;
  const now = conflictNow(view).find(own);
  const then = conflictNow(view, afterwards(decision, option === null ? null : card)).find(own);
  const gains = now !== undefined && then !== undefined && then.strength !== now.strength;
  const foot = gains
    ? `Strength ${now.strength} → ${then.strength}`
    : offer !== undefined
      ? 'playable now'
      : option !== null
        ? 'Play it'
        : c.kinds.map((kind) => WHEN[kind][0]).join(' or ');
  const key = option === null ? -1 : (decision?.options.indexOf(option) ?? -1);
  const says =
    option !== null
      ? label(option)
      : offer !== undefined
        ? (parts.book.text.offer(offer) ?? c.name)
        : `${c.name}: ${boxText(lines)}`;
  return (
    <>
      <button
        type="button"
        className={`im-intrigue ${open ? 'offered' : ''} ${picked === card ? 'picked' : ''}`}
        data-thing={card}
        {...(option === null ? {} : { 'data-option': card })}
        {...(offer === undefined ? {} : { 'data-offer': offer.id })}
        aria-label={`${says}. ${foot}`}
        {...large.on}
        {...held}
      >
        <span className="im-intrigue-top">
          <Icon name={WHEN[c.kinds[0] ?? 'plot'][3]} />
          <span className="display">{c.name}</span>
          {count > 1 ? <b className="num">×{count}</b> : null}
        </span>
        <span className="im-intrigue-does">
          <Effects lines={lines} brief />
        </span>
        <span className="im-intrigue-foot">{foot}</span>
        {key >= 0 && key < 9 ? (
          <b className="im-key" aria-hidden="true">
            {key + 1}
          </b>
        ) : null}
      </button>
      <Enlarged at={large.at}>
        <h3 className="display">{c.name}</h3>
        <p>{boxText(lines)}</p>
        <p>Played {c.kinds.map((kind) => WHEN[kind][0]).join(' or ')}.</p>
      </Enlarged>
    </>
  );
}
