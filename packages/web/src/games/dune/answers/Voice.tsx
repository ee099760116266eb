import { meaningOf } from '@landsraad/kernel';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import { Answer, Answers, Hint } from '../../../table/Answer.tsx';
import type { BoardProps } from '../../parts.ts';
import { BattleLine } from '../battle/BattleLine.tsx';
import { askedOf } from '../position.ts';
import './answers.css';

const KINDS: { readonly [what: string]: readonly [IconName, string] } = {
  poison: ['poison', 'a poison weapon'],
  projectile: ['projectile', 'a projectile weapon'],
  lasgun: ['lasgun', 'a lasgun'],
  snooper: ['snooper', 'a snooper'],
  shield: ['shield', 'a shield'],
  worthless: ['worthless', 'a worthless card'],
  'cheap hero': ['hero', 'a cheap hero'],
};

/** The Voice: what they must play, and what they must not. */
export function Voice({ view, decision }: BoardProps) {
  const d = askedOf(decision);
  if (d?.name !== 'use the Voice?') return null;
  const orders = Object.keys(KINDS).map((what) => ({
    what,
    play: d.options.find((o) => meaningOf(d, o)?.what === what && meaningOf(d, o)?.play === true),
    not: d.options.find((o) => meaningOf(d, o)?.what === what && meaningOf(d, o)?.play === false),
  }));
  const rest = d.options.filter((o) => meaningOf(d, o) === null);
  return (
    <>
      <BattleLine view={view} />
      <table className="dn-voice">
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">They must</th>
            <th scope="col">They must not</th>
          </tr>
        </thead>
        <tbody>
          {orders
            .filter((o) => o.play !== undefined || o.not !== undefined)
            .map(({ what, play, not }) => (
              <tr key={what}>
                <th scope="row">
                  <Icon name={KINDS[what]?.[0] ?? 'card'} /> {KINDS[what]?.[1].replace(/^a /, '')}
                </th>
                <td>{play === undefined ? null : <Answer option={play} title="Play" bare />}</td>
                <td>{not === undefined ? null : <Answer option={not} title="Not play" bare />}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <Answers options={rest}>{(o) => <Answer option={o} />}</Answers>
    </>
  );
}

const ELEMENTS: { readonly [element: string]: readonly [IconName, string] } = {
  leader: ['leader-named', 'Whom they send.'],
  weapon: ['projectile', 'Their weapon, or that they have none.'],
  defense: ['shield', 'Their defense, or that they have none.'],
  dial: ['dial', 'The number they dial.'],
};
/** Prescience: one element of the other plan, fixed and shown before anything else. */
export function Elements({ view, decision }: BoardProps) {
  if (decision === null) return null;
  return (
    <>
      <BattleLine view={view} />
      <Hint>They fix this element first and show it to you. The rest of their plan stays secret.</Hint>
      <Answers options={decision.options}>
        {(o) => {
          const look = ELEMENTS[String(o)];
          return (
            <Answer
              option={o}
              picture={look === undefined ? null : <Icon name={look[0]} />}
              note={look?.[1] ?? ''}
              quiet={o === 'nothing'}
            />
          );
        }}
      </Answers>
    </>
  );
}
