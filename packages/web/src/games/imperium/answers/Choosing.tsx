import { INTRIGUE, leaderTexts, LEADERS, LINES, phrase, sourceName } from '@landsraad/imperium';
import { meaningOf, PASS, type Option } from '@landsraad/kernel';
import { useState } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import { Answer, Answers, Hint } from '../../../table/Answer.tsx';
import { useAtTable } from '../../../table/context.ts';
import { Stepper } from '../../../table/Stepper.tsx';
import { useAutomatic } from '../../../table/useAutomatic.ts';
import { several } from '../../../table/words.ts';
import type { BoardProps } from '../../parts.ts';
import { HouseMark } from '../board/HouseMark.tsx';
import { Effects, shortened } from '../cards/effects.tsx';
import { cardsPlayed, orderToPass, passes } from '../combat/orders.ts';
import { afterwards } from '../pointed.ts';
import { conflictNow, houseOf, nameOf, tableOf } from '../position.ts';

/** Leaders with both abilities. */
export function Leaders({ decision }: BoardProps) {
  if (decision === null) return null;
  return (
    <Answers options={decision.options}>
      {(option) => {
        const leader = LEADERS.get(String(option));
        return (
          <Answer
            option={option}
            className="im-leader-answer"
            picture={<Icon name="leader-named" />}
            title={leader?.name ?? String(option)}
            note={
              leader === undefined
                ? null
                : leaderTexts(leader).map((words) => (
                    <span key={words} className="im-ability">
                      {words}
                    </span>
                  ))
            }
          />
        );
      }}
    </Answers>
  );
}

type Told = (view: BoardProps['view']) => string;
const own =
  (what: 'garrison' | 'conflict' | 'supply'): Told =>
  (view) =>
    `${houseOf(view, view.seat)?.[what] ?? 0} there`;
const TWO: { readonly [option: string]: readonly [IconName, Told] } = {
  defend: ['troop', () => 'From your supply straight into the Conflict.'],
  decline: ['close', () => 'Your supply stays as it is.'],
  discard: ['layers', () => 'You draw it when the deck is shuffled anew.'],
  deck: ['draw-card', () => 'You draw it next.'],
  garrison: ['garrison', own('garrison')],
  conflict: ['conflict', own('conflict')],
  'discard a card': ['card', () => 'One of your hand, which you choose.'],
  advance: ['freighter', () => 'One space up the shipping track.'],
  recall: ['shipping', () => 'Back to the start, with the rewards of its space and those below.'],
  spice: ['spice', (view) => `You have ${houseOf(view, view.seat)?.spice ?? 0}.`],
  solari: ['solari', (view) => `You have ${houseOf(view, view.seat)?.solari ?? 0}.`],
  'lose a troop': ['troop', () => 'One of yours in the Conflict: strength 2.'],
};
/** Two large buttons. */
export function YesNo({ decision, view }: BoardProps) {
  if (decision === null) return null;
  return (
    <Answers options={decision.options}>
      {(option) => {
        const [icon, note] = TWO[String(option)] ?? [null, null];
        return (
          <Answer
            option={option}
            className="large"
            quiet={option === 'decline'}
            picture={icon === null ? null : <Icon name={icon} />}
            note={note?.(view) ?? ''}
          />
        );
      }}
    </Answers>
  );
}

/** Spice for Solari: every rate is a button. */
export function Sell({ decision }: BoardProps) {
  if (decision === null) return null;
  return (
    <Answers options={decision.options}>
      {(option) => (
        <Answer
          option={option}
          className="im-effect-answer buy"
          title={
            <span className="im-effects">
              <b>{option}</b> <Icon name="spice" label="spice" /> <Icon name="next" label="for" />{' '}
              <b>{meaningOf(decision, option)?.['solari']}</b> <Icon name="solari" label="Solari" />
            </span>
          }
        />
      )}
    </Answers>
  );
}

const TROOPS: { readonly [question: string]: readonly [verb: string, start: 'most' | 'least'] } = {
  'deploy how many troops?': ['Deploy', 'most'],
  'retreat how many troops?': ['Retreat', 'least'],
  'deploy how many dreadnoughts?': ['Deploy', 'most'],
  'retreat how many dreadnoughts?': ['Retreat', 'least'],
  'return how many negotiators?': ['Return', 'most'],
};
const COUNTED: { readonly [question: string]: readonly [IconName, string] } = {
  'deploy how many dreadnoughts?': ['dreadnought', 'dreadnoughts'],
  'retreat how many dreadnoughts?': ['dreadnought', 'dreadnoughts'],
  'return how many negotiators?': ['tech', 'negotiators'],
};
/** So many troops, with the limit and the strength that comes of it. */
export function Troops({ decision, view }: BoardProps) {
  const amounts = (decision?.options ?? []).filter((o) => typeof o === 'number');
  const most = amounts.at(-1) ?? 0;
  const least = amounts[0] ?? 0;
  const [verb, start] = TROOPS[decision?.name ?? ''] ?? ['Choose', 'most'];
  const [icon, things] = COUNTED[decision?.name ?? ''] ?? ['troop', 'troops'];
  const [n, setN] = useState(start === 'most' ? most : least);
  const { control } = useAtTable();
  if (decision === null) return null;
  const strength = (k: number): number =>
    conflictNow(view, afterwards(decision, String(k))).find((o) => o.house === view.seat)?.strength ?? 0;
  return (
    <div className="im-deploy">
      <Stepper picture={<Icon name={icon} />} name={things} n={n} most={most} least={least} set={setN} />
      {things === 'negotiators' ? (
        <p>Each takes 1 off the price and returns to your supply.</p>
      ) : (
        <p>
          At most {most}. Strength {strength(0)} → <b>{strength(n)}</b>.
        </p>
      )}
      <button type="button" className="btn primary" data-option={n} onClick={() => control.press(n)}>
        {n === 0 ? `${verb} none` : `${verb} ${n}`}
      </button>
    </div>
  );
}

/** Effects to choose from: of a card, or of a reward. */
export function ChooseEffect({ decision }: BoardProps) {
  if (decision === null) return null;
  const about = decision.about as { readonly effect?: string } | null;
  const source = LINES.get(about?.effect ?? '')?.source;
  return (
    <>
      {source === undefined ? null : <Hint>{sourceName(source)}</Hint>}
      <Answers options={decision.options}>
        {(option) => {
          const line = LINES.get(String(option));
          return line === undefined ? (
            <Answer option={option} quiet />
          ) : (
            <Answer
              option={option}
              className="im-effect-answer"
              title={<Effects lines={[line]} brief />}
              note={shortened(phrase(line))}
            />
          );
        }}
      </Answers>
    </>
  );
}

/** Somebody else, by mark and name, with what they have there. */
export function Houses({ decision, view, seatName }: BoardProps) {
  if (decision === null) return null;
  return (
    <Answers options={decision.options}>
      {(option) => {
        const house = Number(option);
        const h = tableOf(view).houses[house];
        return (
          <Answer
            option={option}
            className="large"
            picture={<HouseMark house={house} />}
            title={nameOf(view, house, seatName)}
            note={
              decision.name === 'who loses a troop?'
                ? `${several(h?.conflict ?? 0, 'troop')} in the Conflict, strength ${strengthIn(view, house)}`
                : several(h?.vp ?? 0, 'victory point')
            }
          />
        );
      }}
    </Answers>
  );
}
const strengthIn = (view: BoardProps['view'], house: number): number =>
  conflictNow(view).find((o) => o.house === house)?.strength ?? 0;

/** Intrigue cards round the table, each with what it would change; and passing. */
export function IntrigueRound({ decision, view }: BoardProps) {
  if (decision === null) return null;
  const isCard = (o: Option): boolean => INTRIGUE.has(String(o));
  const ending = decision.name === 'play an endgame card?';
  const now = strengthIn(view, view.seat);
  const note = (o: Option): string => {
    const then = conflictNow(view, afterwards(decision, String(o))).find((x) => x.house === view.seat)?.strength ?? now;
    return then === now ? '' : `Strength ${now} → ${then}`;
  };
  return (
    <>
      <Answers options={decision.options.filter(isCard)}>
        {(option) => {
          const c = INTRIGUE.get(String(option));
          return (
            <Answer
              option={option}
              picture={<Icon name="intrigue" />}
              title={c?.name ?? String(option)}
              note={
                <>
                  {c === undefined ? null : <Effects lines={ending ? c.endgame : c.combat} brief />} {note(option)}
                </>
              }
            />
          );
        }}
      </Answers>
      <Answers options={decision.options.filter((o) => !isCard(o))}>
        {(option) => <Answer option={option} quiet={decision.options.some(isCard)} picture={<Icon name="check" />} />}
      </Answers>
      {decision.name === 'play a combat card?' ? <PassInAdvance view={view} /> : null}
    </>
  );
}

/** The standing order of a fight: several passes settled with one press. */
function PassInAdvance({ view }: Pick<BoardProps, 'view'>) {
  const { source, state, control } = useAtTable();
  const { round } = tableOf(view);
  const cards = cardsPlayed(state.log).length;
  const soon = useAutomatic(passes(source, view.seat, round, cards) ? PASS : null);
  if (soon)
    return (
      <p className="habit-soon" role="status">
        You pass, as you said.
      </p>
    );
  // A puzzle asks once: there is nothing to say in advance.
  if (source.kind === 'puzzle') return null;
  const order = (until: number | null): void => {
    orderToPass(source, view.seat, { round, cards: until });
    control.choose(PASS);
  };
  return (
    <ul className="habits" aria-label="In this combat">
      <li>
        <button type="button" className="btn habit" onClick={() => order(cards)}>
          <Icon name="clock" /> Pass until somebody plays a card
        </button>
      </li>
      <li>
        <button type="button" className="btn habit" onClick={() => order(null)}>
          <Icon name="clock" /> Pass for the rest of this combat
        </button>
      </li>
    </ul>
  );
}
