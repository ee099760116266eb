import type { Option } from '@landsraad/kernel';
import { useState, type ReactNode } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import { Answer, Answers } from '../../../table/Answer.tsx';
import { useAtTable } from '../../../table/context.ts';
import type { BoardProps } from '../../parts.ts';
import { menOf } from '../battle/army.ts';
import { BattleLine } from '../battle/BattleLine.tsx';
import {
  bindings,
  cardsFor,
  dialsFor,
  firstDraft,
  haderachIsReady,
  isPlan,
  leaderStrength,
  NONE,
  PLAN_QUESTIONS,
  sayDraft,
  strengthOf,
  supportFor,
  type Draft,
  type PlanAsked,
} from '../battle/draft.ts';
import { Wheel } from '../battle/Wheel.tsx';
import { cardKind, cardTitle, isHero, leaderTitle } from '../names.ts';
import { LeaderDisc } from '../pieces/LeaderDisc.tsx';
import { askedOf, factionOf, spiceOf } from '../position.ts';
import { Numbers } from './Numbers.tsx';
import './plan.css';

/** The battle plan: everything in one panel, locked in by one press. Nobody sees it until both are ready. */
export function Plan(props: BoardProps) {
  const { view, decision } = props;
  const d = askedOf(decision);
  if (d === null || !isPlan(d)) return null;
  return (
    <div className="dn-plan">
      <BattleLine view={view} />
      <Bound {...props} />
      {/* Prescience wants one element, and nothing else yet. */}
      {view.breadcrumb.includes('prescience') ? <Element d={d} /> : <WholePlan {...props} d={d} />}
    </div>
  );
}

/** How the Voice, prescience and truth bind the plans. */
export function Bound({ view, seatName }: BoardProps) {
  const lines = bindings(view, seatName, cardTitle);
  return lines.length === 0 ? null : (
    <ul className="dn-bound">
      {lines.map((line) => (
        <li key={line}>
          <Icon name="eye" /> {line}
        </li>
      ))}
    </ul>
  );
}

const pictureOf = (o: Option): ReactNode =>
  typeof o !== 'string' || o === NONE ? null : leaderStrength(o) > 0 ? (
    <LeaderDisc leader={o} />
  ) : (
    <Icon name={cardKind(o)[0]} />
  );
const nameOf = (o: string): string =>
  o === NONE ? 'None' : leaderStrength(o) > 0 ? leaderTitle(o).name : cardTitle(o);

const byStrength = (leaders: readonly string[]): readonly string[] =>
  leaders.toSorted((a, b) => leaderStrength(b) - leaderStrength(a));

/** One element, answered by itself. */
function Element({ d }: { readonly d: PlanAsked }) {
  if (d.options.every((o) => typeof o === 'number')) return <Numbers options={d.options} />;
  return <Answers options={d.options}>{(o) => <Answer option={o} picture={pictureOf(o)} />}</Answers>;
}

interface WholeProps extends BoardProps {
  readonly d: PlanAsked;
}
function WholePlan({ view, d }: WholeProps) {
  const { control } = useAtTable();
  const [draft, setDraft] = useState<Draft>(() => firstDraft(view, d));
  const asks = (question: PlanAsked['name']): boolean =>
    PLAN_QUESTIONS.indexOf(question) >= PLAN_QUESTIONS.indexOf(d.name);
  const set = (change: Partial<Draft>): void => setDraft((before) => ({ ...before, ...change }));
  const numbers = dialsFor(view).filter((n) => d.name !== 'and a half?' || Math.floor(n) === Math.floor(d.about.dial));
  const dialTo = (dial: number): void => {
    const ways = supportFor(view, dial);
    set({ dial, spice: ways.at(-1)?.spice ?? 0 });
  };
  const { leader, weapon, defense, dial, spice } = draft;
  const ways = dial === null ? [] : supportFor(view, dial);
  const way = ways.find((w) => w.spice === spice);
  const cards = leader !== NONE;
  const said = sayDraft(draft)(d);
  const men = menOf(view, view.seat);
  const held = spiceOf(view, view.seat) ?? 0;
  return (
    <>
      <div className="dn-plan-dial">
        <Wheel faction={factionOf(view, view.seat)} dial={dial} most={dialsFor(view).at(-1) ?? 0} />
        <p>
          <b className="display" data-testid="strength">
            {strengthOf(draft)}
          </b>
          <span>
            strength: {dial === null ? 'dial a number' : `${dial} dialed`}
            {leaderStrength(leader) > 0 ? `, leader ${leaderStrength(leader)}` : ''}
            {draft.haderach && cards ? ', Kwisatz Haderach 2' : ''}
          </span>
          <small>
            {dial === null
              ? `Lose: all ${men}.`
              : `Win: ${way?.lost ?? Math.ceil(dial)} lost${spice > 0 ? `, ${spice} of ${held} spice` : ''}. Lose: all ${men}.`}
          </small>
        </p>
      </div>
      {asks('dial how much?') || (d.name === 'and a half?' && numbers.length > 1) ? (
        <Group name="Dial">
          <div className={`dn-dials ${numbers.length > 14 ? 'many' : ''}`}>
            {numbers.map((n) => (
              <Choose key={n} chosen={dial === n} choose={() => dialTo(n)} className="number">
                {Number.isInteger(n) ? n : `${Math.floor(n) === 0 ? '' : Math.floor(n)}½`}
              </Choose>
            ))}
          </div>
        </Group>
      ) : null}
      {asks('support with how much spice?') && ways.length > 1 ? (
        <Group name="Spice with it">
          <div className="dn-dials">
            {ways.map((w) => (
              <Choose key={w.spice} chosen={w.spice === spice} choose={() => set({ spice: w.spice })}>
                {w.spice} spice <small>{w.lost} lost</small>
              </Choose>
            ))}
          </div>
        </Group>
      ) : null}
      {d.name === 'which leader?' ? (
        <Group name="Leader">
          <div className="dn-plan-leaders">
            {byStrength(d.options).map((o) => (
              <Choose key={o} chosen={leader === o} choose={() => set({ leader: o })} className="leader">
                {pictureOf(o) ?? <b className="dn-disc none">0</b>}
                <span>{nameOf(o)}</span>
                {isHero(o) ? <small>adds 0</small> : null}
              </Choose>
            ))}
          </div>
        </Group>
      ) : null}
      {asks('add the Kwisatz Haderach?') && haderachIsReady(view) && cards ? (
        <Choose chosen={draft.haderach} choose={() => set({ haderach: !draft.haderach })}>
          <Icon name="prescience" /> Kwisatz Haderach, 2 more; nobody can call your leader a traitor
        </Choose>
      ) : null}
      {(['weapon', 'defense'] as const).map((slot) =>
        cards && asks(`which ${slot}?`) && cardsFor(view, slot).some((c) => c !== NONE) ? (
          <Group key={slot} name={slot === 'weapon' ? 'Weapon' : 'Defense'}>
            <div className="dn-plan-cards">
              {cardsFor(view, slot).map((c) => (
                <Choose key={c} chosen={draft[slot] === c} choose={() => set({ [slot]: c })}>
                  {pictureOf(c)}
                  <span>
                    {nameOf(c)}
                    {c === NONE ? null : <small>{cardKind(c)[1]}</small>}
                  </span>
                </Choose>
              ))}
            </div>
          </Group>
        ) : null,
      )}
      <button
        type="button"
        className="btn primary answer-go"
        data-option={said ?? undefined}
        disabled={dial === null || said === null}
        onClick={() => (said === null ? undefined : control.follow(said, sayDraft(draft)))}
      >
        <Icon name="check" /> Lock in: {nameOf(leader)}
        {weapon === NONE ? '' : `, ${cardTitle(weapon)}`}
        {defense === NONE ? '' : `, ${cardTitle(defense)}`}, dial {dial ?? '?'}
      </button>
    </>
  );
}

const Group = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <section className="dn-plan-group" aria-label={name}>
    <p className="caps">{name}</p>
    {children}
  </section>
);

interface ChooseProps {
  readonly chosen: boolean;
  readonly choose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}
/** Taken into the draft; nothing is said yet. */
const Choose = ({ chosen, choose, className = '', children }: ChooseProps) => (
  <button
    type="button"
    className={`dn-choose-this ${chosen ? 'chosen' : ''} ${className}`}
    aria-pressed={chosen}
    data-draft=""
    onClick={choose}
  >
    {children}
  </button>
);
