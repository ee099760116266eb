import type { Decision, Option } from '@landsraad/kernel';
import { SPICE_ROWS, trooperName } from '@landsraad/war-for-arrakis';
import { useEffect, useState } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import { useAtTable } from '../../../table/context.ts';
import type { BoardProps } from '../../parts.ts';
import { UnitFigure } from '../battle/UnitFigure.tsx';
import { isArea, isOnBoard, tableOf, ownSide } from '../position.ts';
import { Answer, Answers, Hint } from '../../../table/Answer.tsx';
import { Places, pressWhat } from './OnBoard.tsx';
import { areaNote } from './PlaceNote.tsx';
import { asLastRound, placedInRounds, sensiblePiece } from './plans.ts';
import { runOf, since } from './running.ts';
import { pieceOf, supplyOf, vehiclesLeft } from './supply.ts';
import './plans.css';

const VEHICLES: { readonly [vehicle: string]: IconName } = {
  harvester: 'harvester',
  ornithopter: 'ornithopter',
  escort: 'escort',
  carryall: 'carryall',
};

/** Which piece comes next: with its picture, and how many are left. */
export function Pieces({ decision, view }: BoardProps) {
  const sensible = useSensiblePiece(decision);
  if (decision === null) return null;
  if (sensible !== null) return null;
  const t = tableOf(view);
  const note = (option: Option): string => {
    const word = String(option);
    if (word in VEHICLES) return `${vehiclesLeft(t, word)} left in the supply`;
    const piece = pieceOf(word);
    if (piece === null || piece.from !== 'supply') return '';
    const left = supplyOf(t, ownSide(view), piece.kind);
    return left === null ? '' : `${left} left`;
  };
  return (
    <>
      <Progress decision={decision} view={view} />
      <Answers options={decision.options}>
        {(option) => (
          <Answer option={option} picture={<Picture option={option} side={ownSide(view)} />} note={note(option)} />
        )}
      </Answers>
    </>
  );
}

/** By table: the questions that were answered by themselves. Whoever takes that back is asked. */
const answered = new WeakMap<object, Set<number>>();

/** The piece that is taken up by itself; null: it is asked. */
function useSensiblePiece(decision: Decision | null): Option | null {
  const { source, control } = useAtTable();
  const [piece] = useState(() => {
    if (decision === null || answered.get(source)?.has(decision.question) === true) return null;
    return sensiblePiece(decision);
  });
  const { choose, busy } = control;
  useEffect(() => {
    if (piece === null || decision === null || busy) return undefined;
    const soon = setTimeout(() => {
      answered.set(source, (answered.get(source) ?? new Set()).add(decision.question));
      choose(piece);
    });
    return () => clearTimeout(soon);
  }, [piece, decision, busy, choose, source]);
  return piece;
}

function Picture({ option, side }: { readonly option: Option; readonly side: number }) {
  const vehicle = VEHICLES[String(option)];
  if (vehicle !== undefined) return <Icon name={vehicle} />;
  const piece = pieceOf(String(option));
  return piece === null ? null : <UnitFigure kind={piece.kind} side={side} />;
}

/** Where it goes, with a running count. */
export function Placing({ decision, view }: BoardProps) {
  if (decision === null) return null;
  const places = decision.options.filter(isOnBoard);
  const rest = decision.options.filter((o) => !isOnBoard(o));
  return (
    <>
      <Progress decision={decision} view={view} />
      {places.length === 0 ? null : <Hint>{pressWhat(places)}</Hint>}
      <Places places={places}>
        {(place) => <Answer option={place} note={isArea(place) ? areaNote(view, place) : null} />}
      </Places>
      {rest.length === 0 ? null : <Answers options={rest}>{(option) => <Answer option={option} />}</Answers>}
      <OtherPiece question={decision.name} />
      <AsLastRound decision={decision} view={view} />
    </>
  );
}

/** The piece was taken up by itself: another one, or none, is one press away. */
function OtherPiece({ question }: { readonly question: string }) {
  const { control, state } = useAtTable();
  const last = control.run.at(-1);
  if (!question.startsWith('put it where?') || last?.name !== 'put which piece on the board?') return null;
  if (state.undo !== 'undo' || last.option === 'token') return null;
  return (
    <button type="button" className="btn ghost wa-other" disabled={control.busy} onClick={control.undo}>
      <Icon name="undo" /> Another piece
    </button>
  );
}

/** All vehicles where they stood in the last round, as far as that is open. */
function AsLastRound({ decision, view }: { readonly decision: Decision; readonly view: BoardProps['view'] }) {
  const { state, control } = useAtTable();
  if (tableOf(view).phase !== 'vehicles') return null;
  const [last, placed] = placedInRounds(state.log);
  const places = last.filter((place) => !placed.includes(place));
  const plan = asLastRound(places);
  const first = places.length === 0 ? null : asLastRound(places)(decision);
  if (first === null) return null;
  return (
    <button
      type="button"
      className="btn wa-other"
      disabled={control.busy}
      onClick={() => {
        plan(decision);
        control.follow(first, plan);
      }}
    >
      <Icon name="replay" /> {placed.length === 0 ? 'All' : 'The rest'} as last round
    </button>
  );
}

/** What is placed, and the happenings that say so. */
const RUNS: { readonly [question: string]: readonly [string, readonly string[]] } = {
  'place a wormsign where?': ['wormsign', ['wormsign placed']],
  'put a wormsign where?': ['wormsign', ['wormsign placed']],
  'deploy a trooper where?': ['trooper', ['trooper placed']],
  'place a sandworm where?': ['sandworm', ['sandworm appears', 'sandworm placed']],
  'replace a unit where?': ['unit', ['replaced']],
  'put it where?': ['piece', ['put on the board']],
  'put which piece on the board?': ['piece', ['put on the board']],
};

function Progress({ decision, view }: { readonly decision: Decision; readonly view: BoardProps['view'] }) {
  const { state } = useAtTable();
  const t = tableOf(view);
  const name = decision.name.replace(/ in which sector\?$/, '');
  if (t.phase === 'vehicles' && !name.startsWith('pitch')) {
    // In Vehicle Placement the row of the lowest marker says how many of each kind come.
    const row = SPICE_ROWS[Math.max(...t.markers) - 1];
    if (row === undefined) return null;
    const placed = (kind: string): number =>
      since(
        state.log,
        'dice set aside',
        (k, nouns) =>
          k === 'vehicle placed' &&
          (nouns['vehicle'] === kind || (kind === 'ornithopter' && nouns['vehicle'] === 'escort')),
      );
    return (
      <ul className="wa-progress" aria-label="Vehicles of this round">
        {(['harvester', 'ornithopter', 'carryall'] as const).map((kind) => (
          <Dots key={kind} icon={kind} name={`${kind}s`} n={placed(kind)} of={row[`${kind}s`]} />
        ))}
      </ul>
    );
  }
  const run = RUNS[name];
  if (run === undefined) return null;
  const n = runOf(state.log, ...run[1]);
  if (n === 0) return null;
  const trooper = decision.about?.['trooper'];
  return (
    <p className="answer-hint">
      <Icon name="check" /> <b className="num">{n}</b> {trooper === undefined ? run[0] : trooperName(trooper)}
      {n === 1 ? '' : 's'} {name.startsWith('replace') ? 'replaced' : 'placed'} so far.
    </p>
  );
}

const Dots = ({
  icon,
  name,
  n,
  of,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly n: number;
  readonly of: number;
}) => (
  <li aria-label={`${n} of ${of} ${name} placed`}>
    <Icon name={icon} />
    <span className="wa-dots" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} className={i < n ? 'done' : ''} />
      ))}
    </span>
    <span className="num" aria-hidden="true">
      {n}/{of}
    </span>
  </li>
);
