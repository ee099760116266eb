import type { Decision, Option, Seat } from '@landsraad/kernel';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  useSyncExternalStore,
} from 'react';
import { Link } from '../app/router.tsx';
import { Loading } from '../app/Loading.tsx';
import type { GameParts, Named, SeatLook } from '../games/parts.ts';
import { cannotBeUndone } from '../games/commits.ts';
import { useBoardProps } from './boardProps.ts';
import { Choices } from './Choices.tsx';
import { CloserLook } from './CloserLook.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { TableProvider, useAtTable, type Around, type AtTable } from './context.ts';
import { Curtain } from './Curtain.tsx';
import { Hand } from './Hand.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { Lounge } from './Lounge.tsx';
import { MomentPanel } from './MomentPanel.tsx';
import { PhoneTabs, type Pane } from './PhoneTabs.tsx';
import { PlainTable } from './PlainTable.tsx';
import { PromptBar } from './PromptBar.tsx';
import { ConferBox } from './ConferBox.tsx';
import { ProposalBox } from './ProposalBox.tsx';
import type { RailTab } from './Rail.tsx';
import { Result } from './Result.tsx';
import { plainSeatLook } from './seatLook.ts';
import { SeatList } from './SeatList.tsx';
import { withSettledNames } from './settled.ts';
import type { TableSource } from './source.ts';
import { TellingProvider, type Telling } from './telling.ts';
import { Tools } from './Tools.tsx';
import { useKeys, type Keys } from './useKeys.ts';
import { useScrolls } from './useScrolls.ts';
import { useMoments } from './useMoments.ts';
import { useTableSounds } from './useTableSounds.ts';
import { useTable } from './useTable.ts';
import { useUnheard } from './unheard.ts';
import { useTurnNotice } from './useTurnNotice.ts';
import { useTurnTitle } from './useTurnTitle.ts';
import { WhyNot } from './WhyNot.tsx';
import { amountsIn, keysOf, spoken } from './words.ts';
import './table.css';
import './layouts.css';

/** The log and what stands beside it come right after the question, which nobody should wait for. */
const Rail = lazy(() => import('./Rail.tsx'));

const NOWHERE: readonly string[] = [];

interface TableScreenProps {
  readonly source: TableSource;
  readonly parts: GameParts;
  /** Where 'Play again' leads. */
  readonly again: string;
  /** A button of the page around: invite somebody, share the link. */
  readonly extra?: ReactNode;
  /** What stands where answers would: of a game that has been played, the controls of its replay. */
  readonly instead?: ReactNode;
  readonly around?: Around;
}

/** The table of any game. */
export function TableScreen({ source: table, parts, again, extra, instead, around }: TableScreenProps) {
  const named = useMemo(() => withSettledNames(table, parts.book.text), [table, parts]);
  const { source, moments } = useMoments(named, parts);
  const seen = useSyncExternalStore(source.subscribe, source.state)?.view ?? undefined;
  const label = useCallback(
    (option: Option) => {
      const { text } = parts.book;
      const said = seen?.decision == null ? String(option) : text.option(seen.decision, option, seen);
      // What the game has no words for is at least no id.
      return said === option && /^[a-z]+-|: /.test(said)
        ? spoken(said, (part) => text.thing?.(part)?.title ?? null)
        : said;
    },
    [parts, seen],
  );
  const commits = useCallback((d: Decision) => cannotBeUndone(parts.book.id, d), [parts]);
  const stops = moments.looking?.stops === true;
  const control = useTable(source, label, commits, stops);
  const { state } = control;
  const [tab, setTab] = useState<RailTab>('log');
  const [pane, setPane] = useState<Pane>('board');
  const [boardTools, setBoardTools] = useState<HTMLElement | null>(null);
  const [rule, setRule] = useState<{ readonly id: string; readonly asked: number } | null>(null);

  const { dismiss: close } = control;
  const question = seen?.decision?.question ?? null;
  const [pointed, setPointed] = useState<{ readonly named: Named; readonly question: number | null } | null>(null);
  // What was pointed at belongs to the question it was looked up for.
  const closer = pointed !== null && pointed.question === question ? pointed.named : null;
  const dismiss = useCallback(() => {
    setPointed(null);
    close();
  }, [close]);
  const look = useCallback(
    (name: Named) => {
      setPointed({ named: name, question: source.state()?.view?.decision?.question ?? null });
      if (name.kind === 'place') setPane('board');
    },
    [source],
  );
  const spotlight = useMemo(
    () => (closer?.kind === 'place' ? [closer.id] : (moments.looking?.moment.places ?? around?.places ?? NOWHERE)),
    [closer, moments.looking, around?.places],
  );
  useEffect(() => {
    if (stops) setPane('board');
  }, [stops]);

  const openRule = useCallback(
    (id: string) => {
      setRule((before) => ({ id, asked: (before?.asked ?? 0) + 1 }));
      setTab('rules');
      setPane('log');
      dismiss();
    },
    [dismiss],
  );

  const config = state?.config ?? null;
  const telling = useMemo((): Telling | null => {
    if (config === null) return null;
    const seatTitle = (seat: Seat): string => parts.book.text.seat(seat, config);
    const seatLook = (seat: Seat): SeatLook => parts.seat?.(seat, config) ?? plainSeatLook(seat, seatTitle(seat));
    return { parts, config, seatTitle, seatLook, look, openRule };
  }, [parts, config, look, openRule]);
  const at = useMemo((): AtTable | null => {
    if (telling === null || state === null || state.view === null) return null;
    // While a moment is looked at nothing can be answered: nothing asks, nothing glows.
    const view = stops ? { ...state.view, decision: null, offers: [] } : state.view;
    const nameOf = (part: string): string | null => parts.book.text.thing?.(part)?.title ?? null;
    return {
      ...telling,
      source,
      state,
      view,
      control,
      label,
      moments,
      spotlight,
      around: around ?? null,
      boardTools,
      setBoardTools,
      seatName: (seat) => (seat === view.seat && source.kind !== 'replay' ? 'You' : telling.seatTitle(seat)),
      thing: (thing) => parts.thing?.(thing) ?? parts.book.text.thing?.(thing) ?? { title: spoken(thing, nameOf) },
    };
  }, [telling, source, parts, state, control, label, moments, stops, spotlight, around, boardTools]);

  if (state === null) return <Loading what="Setting up the table" />;
  if (state.connection.kind === 'closed' && at === null) return <TableClosed why={state.connection.why} />;
  if (at === null || telling === null)
    return <Lounge state={state} parts={parts} control={control} source={source} extra={extra} />;
  return (
    <TellingProvider value={telling}>
      <TableProvider value={at}>
        <ConnectionBanner connection={state.connection} />
        {state.curtain === null ? (
          <LaidTable
            again={again}
            extra={extra}
            instead={instead}
            tab={tab}
            setTab={setTab}
            pane={pane}
            setPane={setPane}
            rule={rule}
            closer={closer?.kind === 'thing' ? closer : null}
            dismiss={dismiss}
          />
        ) : (
          <Curtain seat={state.curtain} />
        )}
      </TableProvider>
    </TellingProvider>
  );
}

interface LaidTableProps {
  readonly again: string;
  readonly extra: ReactNode;
  readonly instead: ReactNode;
  readonly tab: RailTab;
  readonly setTab: (tab: RailTab) => void;
  readonly pane: Pane;
  readonly setPane: (pane: Pane) => void;
  readonly rule: { readonly id: string; readonly asked: number } | null;
  /** What is looked at closer. */
  readonly closer: Named | null;
  readonly dismiss: () => void;
}

function LaidTable({ again, extra, instead, tab, setTab, pane, setPane, rule, closer, dismiss }: LaidTableProps) {
  const { source, view, parts, control, label, state, moments, around } = useAtTable();
  const props = useBoardProps();
  const Dashboard = parts.dashboard;
  const OwnHand = parts.hand;
  useTableSounds(view.decision?.question ?? null, state.log.at(-1)?.id ?? -1);
  useTurnTitle(around?.title ?? parts.book.title, around === null && moments.asked);
  useTurnNotice(parts.book.title, source.id, moments.asked);
  const [looked, setLooked] = useState(false);
  const unheard = useUnheard(state.log, state.viewer, pane === 'log');
  const [help, setHelp] = useState(false);
  const { looking, goOn } = moments;
  const stops = looking?.stops === true;
  const keys = useMemo((): Keys => {
    if (stops) return { Enter: goOn, ' ': goOn, Escape: goOn };
    const all: { [key: string]: () => void } = {
      u: control.undo,
      'Control+z': control.undo,
      'Shift+u': control.redo,
      'Control+Shift+z': control.redo,
      'Control+y': control.redo,
      b: () => (control.turnBegan === null ? undefined : control.takeBack(control.turnBegan)),
      l: () => setTab('log'),
      r: () => setTab('rules'),
      h: () => control.askHint?.(),
      '?': () => setHelp(true),
      Escape: looking === null ? dismiss : goOn,
    };
    const { decision } = view;
    if (decision === null) return source.hurry === null ? all : { ...all, ' ': source.hurry };
    // A game's own answers show places in their list, unless they are a row of amounts; amounts are chosen by themselves.
    const inRow = parts.parts?.[decision.name] === undefined || parts.amounts?.has(decision.name) === true;
    const amounts = inRow ? amountsIn(decision.options, label) : [];
    for (const [option, key] of keysOf(decision.options, label, amounts)) all[key] = () => control.choose(option);
    return all;
  }, [source, control, view, parts, label, setTab, looking, stops, goOn, dismiss]);
  useKeys(keys);
  const over = view.over !== null && !looked && !stops && source.kind !== 'replay';
  const answers = stops ? null : (instead ?? <Choices />);
  return (
    <main
      className={`table ${view.seat < 0 ? 'watching' : ''} ${Dashboard === undefined ? '' : 'own'}`}
      data-pane={pane}
      data-game={state.game}
      data-question={view.decision?.name}
      data-moment={view.decision?.question}
      data-seat={view.seat}
      data-answers={view.decision?.options.length}
      data-stopped={stops ? '' : undefined}
    >
      <a className="skip-link" href="#answers" onClick={toTheAnswers}>
        Skip to the question
      </a>
      <header className="table-brand">
        <Link className="logo display" to="/">
          Landsraad
        </Link>
        <h1 className="table-phase">
          <span className="sr">{parts.book.title}: </span>
          {(parts.phase?.(view) ?? [parts.book.title]).map((p, n) => (
            <span key={p}>
              {n > 0 ? <i aria-hidden="true" /> : null}
              {n === 0 ? <b>{p}</b> : p}
            </span>
          ))}
        </h1>
      </header>
      <PromptBar />
      <Tools extra={extra} setTab={setTab} pane={pane} setPane={setPane} unheard={unheard} help={() => setHelp(true)} />
      <Seats />
      <section className="table-board" aria-label="Board">
        <Board />
        {over ? <Result again={again} look={() => setLooked(true)} /> : null}
      </section>
      <section className="table-rail" aria-label={`${around?.aside.name ?? 'Log'} and rules`}>
        <Suspense>
          <Rail tab={tab} setTab={setTab} rule={rule} />
        </Suspense>
      </section>
      {looking === null ? null : <MomentPanel looking={looking} />}
      <div className="table-notes">
        {closer === null ? null : <CloserLook named={closer} close={dismiss} />}
        <WhyNot />
        <ProposalBox />
        <ConferBox />
      </div>
      {Dashboard === undefined ? null : answers}
      <div className="table-tray">
        {Dashboard === undefined ? (
          answers
        ) : (
          <div className="table-dashboard">
            <Dashboard {...props} />
          </div>
        )}
        <div className="table-hand">{OwnHand === undefined ? <Hand /> : <OwnHand {...props} />}</div>
      </div>
      <PhoneTabs pane={pane} setPane={setPane} setTab={setTab} unheard={unheard} />
      {help ? <KeysHelp close={() => setHelp(false)} /> : null}
      <p className="sr" aria-live="polite">
        {control.picked === null ? '' : `${label(control.picked)} is picked. Confirm it below.`}
      </p>
    </main>
  );
}

/** The first answer, or where answers stand: an address with a # would be another page to the router. */
function toTheAnswers(e: MouseEvent): void {
  e.preventDefault();
  const answers = document.getElementById('answers');
  (answers?.querySelector<HTMLElement>('button:not(:disabled)') ?? answers)?.focus();
}

/** Whoever has no mouse scrolls it by key, where there is something to scroll. */
function Seats() {
  const section = useRef<HTMLElement>(null);
  const scrolls = useScrolls(section);
  return (
    <section ref={section} className="table-seats" aria-label="Seats" tabIndex={scrolls ? 0 : undefined}>
      <SeatList />
    </section>
  );
}

function Board() {
  const { parts } = useAtTable();
  const props = useBoardProps();
  const Own = parts.board;
  const Scene = parts.scene?.(props.view) ?? null;
  return (
    <>
      {Own === undefined ? <PlainTable /> : <Own {...props} />}
      {Scene === null ? null : <Scene {...props} />}
    </>
  );
}

const TableClosed = ({ why }: { readonly why: string }) => (
  <main className="table-closed">
    <h1 className="display">This table cannot be opened</h1>
    <p>{why}</p>
    <Link className="btn primary" to="/tables/">
      Your tables
    </Link>
  </main>
);
