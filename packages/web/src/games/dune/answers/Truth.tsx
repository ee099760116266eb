import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import { Answer, Answers, Hint } from '../../../table/Answer.tsx';
import type { BoardProps } from '../../parts.ts';
import { cardKind, factionOfLeader, isCard, isFaction, isLeader, leaderTitle } from '../names.ts';
import { Badge } from '../pieces/Badge.tsx';
import { LeaderDisc } from '../pieces/LeaderDisc.tsx';
import { askedOf, factionOf, sheetOf } from '../position.ts';
import { Numbers } from './Numbers.tsx';
import './answers.css';

const TOPICS: { readonly [topic: string]: readonly [IconName, string] } = {
  traitor: ['traitor', 'Is somebody your traitor?'],
  card: ['card', 'Do you hold a card?'],
  spice: ['spice', 'Do you have at least so much?'],
  'predicted faction': ['prediction', 'Whom did you predict?'],
  'predicted turn': ['prediction', 'Which turn did you predict?'],
  leader: ['leader-named', 'Do you play this leader? The answer binds.'],
  weapon: ['projectile', 'Is your weapon of this kind? The answer binds.'],
  defense: ['shield', 'Is your defense of this kind? The answer binds.'],
  dial: ['dial', 'Do you dial at least so much? The answer binds.'],
};

/** Truthtrance: what the question is about, then which, and the one true answer. */
export function Truth({ view, decision }: BoardProps) {
  const d = askedOf(decision);
  if (d === null) return null;
  const of = d.name === 'ask about what?' || d.name === 'ask which?' ? factionOf(view, d.about.of) : undefined;
  const head =
    of === undefined ? null : (
      <p className="dn-trance">
        <Badge faction={of} /> {sheetOf(of)?.name} must answer yes or no, truly and openly.
      </p>
    );
  if (d.name === 'ask which?' && d.options.every((o) => /^\d+$/.test(o)))
    return (
      <>
        {head}
        <ul className="dn-small-answers" aria-label="Answers">
          {d.options.map((o) => (
            <li key={o}>
              <Answer option={o} className="number" bare />
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      {head}
      {d.name === 'answer truthfully' ? <Hint>Only the truth is offered.</Hint> : null}
      <Answers options={d.options} className={d.options.length > 6 ? 'pairs' : ''}>
        {(o) => {
          const topic = d.name === 'ask about what?' ? TOPICS[o] : undefined;
          if (topic !== undefined) return <Answer option={o} picture={<Icon name={topic[0]} />} note={topic[1]} />;
          if (isLeader(o))
            return (
              <Answer
                option={o}
                title={leaderTitle(o).name}
                note={sheetOf(factionOfLeader(o))?.name}
                picture={<LeaderDisc leader={o} />}
              />
            );
          if (isCard(o)) return <Answer option={o} picture={<Icon name={cardKind(o)[0]} />} note={cardKind(o)[1]} />;
          return <Answer option={o} picture={isFaction(o) ? <Badge faction={o} /> : null} />;
        }}
      </Answers>
    </>
  );
}
/** How many cards the Harkonnen draw. */
export const Draw = ({ decision }: BoardProps) =>
  decision === null ? null : (
    <Numbers options={decision.options} words={(n) => `You draw ${n} at random and give as many back.`} />
  );
