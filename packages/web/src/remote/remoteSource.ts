// A table on a server as the screen sees it. Nothing is shown before the server has said it; what we say is said again
// until it is answered, under an id that makes twice the same as once.

import { NO_STANDING, WATCHER, withBox, type Seat, type Standing } from '@landsraad/kernel';
import type { AnyMessage, Message, TableInfo } from '@landsraad/wire';
import { addressOf } from '../app/base.ts';
import { to } from '../app/router.tsx';
import type { Connection, LogLine, NotDone, Said, SeatAt, TableSource, TableState, TakeBack } from '../table/source.ts';
import { USUAL_BOT } from '../pages/seatPlan.ts';
import { untilAnswered } from './again.ts';
import { api, Refused } from './api.ts';
import { catchUp, linesOf, storyBefore, type Asking, type Seen } from './catchUp.ts';
import { onePersonAt, rememberOnePerson } from './onePerson.ts';
import { wholeMessage } from './picture.ts';
import { session } from './session.ts';
import { openStream, type Stream } from './stream.ts';

const seatsAt = (seats: Message['seats']): SeatAt[] =>
  seats.map((s) => ({ seat: s.seat, kind: s.kind, name: s.kind === 'bot' ? (s.bot ?? s.name) : s.name, mine: s.mine }));

const newCommand = (): string => crypto.randomUUID();

type Clocks = Pick<TableState, 'clock' | 'conferring'>;
type Shown = Omit<TableState, 'connection' | 'pending' | 'standing' | keyof Clocks>;

/** Clocks of two machines may differ: what is left is counted from when it was said. */
const clocksIn = ({ clock, conferring }: Pick<AnyMessage, keyof Clocks>): Clocks => ({
  clock: clock === undefined ? null : { seat: clock.seat, ends: Date.now() + clock.left },
  conferring: conferring === undefined ? null : { seats: conferring.seats, ends: Date.now() + conferring.left },
});

export function openRemote(
  info: TableInfo,
  invite: string | null,
  /** Seats that one player holds together. */
  together: readonly (readonly Seat[])[] = [],
): TableSource {
  const { id } = info;
  const config = withBox({ mode: info.mode, players: info.players, options: info.options }, info.box);
  const given = new AbortController();
  const listeners = new Set<() => void>();
  let log: readonly LogLine[] = [];
  /** The first message whose lines we have: what was said before it is asked for when somebody wants to read it. */
  let first = 1;
  let message: Message | null = null;
  /** Whoever has several seats comes back to each of them. */
  const seen = new Map<Seat, Seen>();
  let viewer: Seat = firstOf(info.seats);
  /** Nothing is heard; nothing that we say is answered; it is over. */
  let deaf = false;
  let mute = false;
  let over: string | null = null;
  let standing: Standing = NO_STANDING;
  let clocks: Clocks = { clock: null, conferring: null };
  let saying = 0;
  let state: TableState | null = null;
  let stream: Stream | null = null;
  let link = info.invite ?? invite;
  /** All my seats here are one person's: remembered by this device. */
  let same = onePersonAt(id);
  /** Which look is the last: an older one that comes late is not shown. */
  let looks = 0;

  function firstOf(seats: Message['seats']): Seat {
    return seats.find((s) => s.mine)?.seat ?? WATCHER;
  }

  function takeBack(m: Message): TakeBack {
    if (viewer === WATCHER || m.status !== 'live') return null;
    if (m.undo.can) return 'undo';
    return m.proposal === null && log.some((l) => l.of === 'game') ? 'propose' : null;
  }

  /** Somebody with several seats looks from the one that is asked; true: without a curtain, and so it is shown later. */
  function turnsBy(m: Message): boolean {
    const next = askedNext(m);
    if (next === null || !isOnePerson(next)) return false;
    look(next);
    return true;
  }

  /** Several of my seats at one table: the one that is asked is handed the screen. */
  function askedNext(m: Message): Seat | null {
    const mine = m.seats.filter((s) => s.mine).map((s) => s.seat);
    if (mine.length < 2 || m.status !== 'live' || m.decision !== null) return null;
    return m.waitingFor.find((w) => w.seat !== viewer && mine.includes(w.seat))?.seat ?? null;
  }

  /** No curtain falls between these seats, not even while the view still changes from one to the other. */
  const isOnePerson = (seat: Seat): boolean =>
    same || together.some((all) => all.includes(seat) && all.includes(viewer));

  function curtain(m: Message): Seat | null {
    const next = askedNext(m);
    return next === null || isOnePerson(next) ? null : next;
  }

  function shown(m: Message): Shown {
    return {
      game: info.game,
      config,
      status: m.status === 'set-aside' ? 'finished' : m.status,
      seats: seatsAt(m.seats),
      viewer,
      view: m.view,
      log,
      earlier: first > 1,
      undo: takeBack(m),
      redo: m.undo.redo,
      curtain: curtain(m),
      proposal: m.proposal,
      invite: link === null ? null : addressOf(to.table(id, link)),
    };
  }

  function connection(): Connection {
    if (over !== null) return { kind: 'closed', why: over };
    return { kind: deaf || mute ? 'reconnecting' : 'live' };
  }

  function show(): void {
    if (message === null) return;
    state = { ...shown(message), connection: connection(), pending: saying > 0, standing, ...clocks };
    for (const tell of listeners) tell();
  }

  function hear(said: AnyMessage): void {
    const m = wholeMessage(message, said);
    message = m;
    clocks = clocksIn(said);
    if (m.events.length > 0) log = [...log, ...linesOf(m)];
    deaf = false;
    if (!turnsBy(m)) show();
  }

  /** Looks with these eyes: first the table as it is and what was said lately, at one stroke, then what comes. */
  function look(seat: Seat): void {
    stream?.close();
    if (message !== null) seen.set(viewer, { message, log, first });
    viewer = seat;
    const mine = ++looks;
    void catchUp(id, seat, seen.get(seat), asking)
      .then((now) => {
        if (mine !== looks || given.signal.aborted) return;
        ({ message, log, first } = now);
        clocks = clocksIn(now.message);
        if (turnsBy(now.message)) return;
        show();
        stream = openStream(id, seat === WATCHER ? null : seat, now.message.seq, { hear, lost, found, turnedAway });
      })
      .catch((e: unknown) => turnedAway('closed', e instanceof Error ? e.message : String(e)));
    if (seat !== WATCHER)
      void api.standing(id, seat).then(
        (said) => {
          standing = said;
          show();
        },
        () => undefined,
      );
  }

  const asking: Asking = (what) => untilAnswered(() => what(given.signal), given.signal, lost);

  /** Asks for what was said before what we know. */
  async function readFurtherBack(): Promise<void> {
    const mine = looks;
    const said = await storyBefore(id, viewer, first, asking);
    if (mine !== looks) return;
    log = [...said.flatMap(linesOf), ...log];
    first = said[0]?.seq ?? 1;
    show();
  }

  function lost(): void {
    deaf = true;
    show();
  }
  function found(): void {
    deaf = false;
    show();
  }
  function unanswered(): void {
    mute = true;
    show();
  }
  function turnedAway(why: 'seat' | 'closed', words: string): void {
    if (why === 'seat') {
      void lookAnew();
      return;
    }
    over = words === '' ? 'This table was closed.' : words;
    show();
  }

  async function lookAnew(): Promise<void> {
    const now = await untilAnswered(
      () => api.table(id),
      given.signal,
      () => undefined,
    );
    link = now.invite ?? link;
    if (!given.signal.aborted) look(firstOf(now.seats));
  }

  /** Says something; null when it is done. */
  async function say(what: () => Promise<unknown>): Said {
    saying++;
    show();
    try {
      await session();
      await untilAnswered(what, given.signal, unanswered);
      return null;
    } catch (e) {
      return notDone(e);
    } finally {
      saying--;
      if (saying === 0) mute = false;
      show();
    }
  }

  look(viewer);

  return {
    kind: 'server',
    id,
    subscribe(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    state: () => state,
    choose(question, option) {
      const command = newCommand();
      const seat = viewer;
      return say(() => api.choose(id, { command, seat, question, option }));
    },
    act(offer, form) {
      const command = newCommand();
      const seat = viewer;
      return say(() =>
        api.act(id, { command, seat, offer: offer.id, ...(form === null ? {} : { form: { ...form } }) }),
      );
    },
    undo() {
      const command = newCommand();
      const seat = viewer;
      return say(() => api.undo(id, seat, command));
    },
    redo() {
      const command = newCommand();
      const seat = viewer;
      return say(() => api.redo(id, seat, command));
    },
    setStanding(next) {
      const seat = viewer;
      return say(async () => {
        standing = await api.setStanding(id, seat, { windows: { ...next.windows }, armed: next.armed.slice() });
      });
    },
    async whyNot(option) {
      if (viewer === WATCHER) return null;
      try {
        const { rule, sentence } = await api.why(id, viewer, String(option));
        return rule === null ? null : { rule, sentence: sentence ?? 'The rules do not offer that now.' };
      } catch (e) {
        return notDone(e);
      }
    },
    earlier: () => void readFurtherBack().catch(() => undefined),
    face(seat, onePerson = false) {
      if (onePerson) {
        same = true;
        rememberOnePerson(id);
      }
      look(seat);
    },
    takeSeat: (seat, change) =>
      say(async () => {
        const now = await api.seat(id, seat, {
          do: change,
          ...(link === null ? {} : { invite: link }),
          ...(change === 'bot' ? { bot: USUAL_BOT } : {}),
        });
        link = now.invite ?? link;
        if (firstOf(now.seats) !== viewer) look(firstOf(now.seats));
      }),
    start: () => say(() => api.start(id)),
    hint: null,
    hurry: null,
    talk(to, text) {
      const command = newCommand();
      const seat = viewer;
      return say(() => api.chat(id, { command, seat, to, text }));
    },
    consent: (proposal, accept) => say(() => api.consent(id, proposal, accept)),
    close() {
      given.abort();
      stream?.close();
    },
  };
}

function notDone(e: unknown): NotDone {
  if (e instanceof Refused)
    return { rule: e.rule, sentence: e.code === 'stale' ? 'That question is no longer open.' : e.message };
  return { rule: null, sentence: e instanceof Error ? e.message : String(e) };
}
