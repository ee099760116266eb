import { LINES, phrase, sourceName } from '@landsraad/imperium';
import { meaningOf, type Decision, type Option } from '@landsraad/kernel';
import { useState } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import { Answer, Answers, Hint } from '../../../table/Answer.tsx';
import { useAtTable } from '../../../table/context.ts';
import { Stepper } from '../../../table/Stepper.tsx';
import type { BoardProps } from '../../parts.ts';
import { Effects, shortened } from '../cards/effects.tsx';
import { afterwards } from '../pointed.ts';
import { conflictNow, houseOf, tableOf } from '../position.ts';
import './answers.css';

/** What ends a turn, or a step of it. */
const ENDS = new Set<Option>(['end turn', 'set strength', 'no more', 'pass']);
const END_NOTES: { readonly [option: string]: string } = {
  'set strength': 'Unspent persuasion is lost.',
};

const isEffect = (option: Option): boolean => LINES.has(String(option));
export const effectsIn = (options: readonly Option[]): Option[] => options.filter(isEffect);

/** An effect that is still to come: what it gives, and whose it is. An arrow is a purchase. */
export function EffectAnswer({ option }: { readonly option: Option }) {
  const line = LINES.get(String(option));
  if (line === undefined) return <Answer option={option} />;
  return (
    <Answer
      option={option}
      className={`im-effect-answer ${line.kind === 'arrow' ? 'buy' : ''}`}
      title={<Effects lines={[line]} />}
      note={`${sourceName(line.source)}: ${shortened(phrase(line))}${line.optional ? ', if you like' : ''}`}
    />
  );
}

/** The effects of a turn that are up to the player, troops to deploy, and the end of the turn. */
export function WhatNext({ view, decision }: BoardProps) {
  if (decision === null) return null;
  const effects = effectsIn(decision.options);
  const ends = decision.options.filter((o) => ENDS.has(o));
  const ships = decision.options.filter((o) => Number(meaningOf(decision, o)?.['dreadnoughts'] ?? 0) > 0);
  const troops = decision.options.filter((o) => Number(meaningOf(decision, o)?.['troops'] ?? 0) > 0);
  const later = tableOf(view).turn.todo.filter((key) => !decision.options.includes(key));
  const buys = decision.options.some((o) => meaningOf(decision, o)?.['card'] !== undefined);
  return (
    <>
      {effects.length === 0 ? null : (
        <>
          <Hint>{effects.length === 1 ? 'Still to come:' : 'Still to come, in your order:'}</Hint>
          <Answers options={effects}>{(option) => <EffectAnswer option={option} />}</Answers>
        </>
      )}
      {later.length === 0 ? null : (
        <p className="im-later">
          Not possible now: {later.map((key) => sourceName(LINES.get(key)?.source ?? '')).join(', ')}.
        </p>
      )}
      {buys ? <Hint>Press a card of the row or the reserve to buy it.</Hint> : null}
      <Answers options={ships}>
        {(option) => <Answer option={option} picture={<Icon name="dreadnought" />} note="It fights with strength 3." />}
      </Answers>
      {troops.length === 0 ? null : (
        <Deploy view={view} decision={decision} options={troops} last={effects.length + ships.length === 0} />
      )}
      <Answers options={ends}>
        {(option) => (
          <Answer
            option={option}
            quiet={troops.length > 0 || effects.length > 0}
            note={END_NOTES[String(option)]}
            picture={<Icon name={option === 'set strength' ? 'conflict' : 'check'} />}
          />
        )}
      </Answers>
    </>
  );
}

interface DeployProps {
  readonly view: BoardProps['view'];
  readonly decision: Decision;
  readonly options: readonly Option[];
  /** Nothing else is left to do in this turn. */
  readonly last: boolean;
}
/** Troops for the Conflict by a stepper, with the limit and what it is made of. */
function Deploy({ view, decision, options, last }: DeployProps) {
  const { control } = useAtTable();
  const most = options.length;
  const [n, setN] = useState(most);
  const h = houseOf(view, view.seat);
  const option = options.find((o) => meaningOf(decision, o)?.['troops'] === n);
  if (option === undefined || h === undefined) return null;
  const recruits = Math.min(tableOf(view).turn.recruits, h.garrison, most);
  const older = most - recruits;
  const strength = (choice: Option | null): number =>
    conflictNow(view, afterwards(decision, choice === null ? null : String(choice))).find((o) => o.house === view.seat)
      ?.strength ?? 0;
  const limit = [
    ...(recruits > 0 ? [`${recruits} recruited this turn`] : []),
    ...(older > 0 ? [`${older} from the garrison`] : []),
  ].join(' and ');
  return (
    <div className="im-deploy">
      <Stepper picture={<Icon name="troop" />} name="troops" n={n} most={most} least={1} set={setN} />
      <p>
        At most {most}: {limit}. Strength {strength(null)} → <b>{strength(option)}</b>.
      </p>
      <button
        type="button"
        className="btn primary"
        data-option={String(option)}
        onClick={() =>
          last
            ? control.follow(option, (d) =>
                d.name === 'what next?' && effectsIn(d.options).length === 0 && d.options.includes('end turn')
                  ? 'end turn'
                  : null,
              )
            : control.press(option)
        }
      >
        Deploy {n}
        {last ? ' and end the turn' : ''}
      </button>
      {last ? (
        <button type="button" className="btn" onClick={() => control.press(option)}>
          Deploy {n}, and go on
        </button>
      ) : null}
    </div>
  );
}
