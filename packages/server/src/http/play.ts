// Playing: views, choices, offers, standing answers, why-not, undo and proposals, log.

import {
  answerProposal,
  answerQuestion,
  doAgain,
  mayTakeBack,
  needLive,
  needSeat,
  people,
  propose,
  Refused,
  sayToAll,
  sayToPartners,
  seatsOf,
  setStanding,
  statusOf,
  takeBack,
  takeOffer,
  whyNotNow,
} from '@landsraad/table';
import {
  Acknowledged,
  Choice,
  Consent,
  Done,
  LogFile,
  Message,
  NewProposal,
  OfferChoice,
  ProposalParams,
  SeatQuery,
  Standing,
  TableParams,
  TakeBack,
  TakenBack,
  Talk,
  ViewQuery,
  Why,
  WhyQuery,
  type LogFile as LogFileType,
} from '@landsraad/wire';
import type { House } from '../house.ts';
import { ownLog, wholeLog } from '../table/log-file.ts';
import { messageFor } from '../table/naming.ts';
import { once } from '../table/once.ts';
import { change, onlooker, type Draft, type Room } from '../table/room.ts';
import { call, type App } from './app.ts';
import { messageAt, namingOf, runningClocks } from './messages.ts';
import { viewerFor } from './viewer.ts';
import { needWho } from './who.ts';

export function playRoutes(app: App, house: House, wake: (room: Room) => void): void {
  const { store, rooms } = house;

  /** What a person says from a seat, once for every command; then it is the bots' turn. */
  const say = <R>(who: string, id: string, seat: number, command: string | undefined, what: Said<R>): Promise<R> =>
    rooms.at(id, async (room) => {
      needSeat(room.table, who, seat);
      const done = await once(store, room, who, command, what.asked, what.work);
      wake(room);
      return done;
    });
  const seqOf = (draft: Draft, seat: number): number => onlooker(draft.room, seat).seq;

  app.get(
    '/api/tables/:id/view',
    call(
      'play',
      'What a seat or a watcher sees, now or earlier',
      { params: TableParams, querystring: ViewQuery },
      Message,
    ),
    async (request) => {
      const { who } = request;
      return rooms.at(request.params.id, async (room) => {
        const viewer = viewerFor(room.table, who, request.query.seat);
        await house.identities.learn(people(room.table));
        const seen = await messageAt(house, room, viewer, request.query.at);
        const message = messageFor(namingOf(house, room.table), { ...seen, events: [] }, who);
        return seen.seq === onlooker(room, viewer).seq ? { ...message, ...runningClocks(room) } : message;
      });
    },
  );

  app.post(
    '/api/tables/:id/choices',
    call('play', 'Answer a question', { params: TableParams, body: Choice }, Acknowledged),
    async (request) => {
      const { command, seat, question, option } = request.body;
      const done = await say(needWho(request), request.params.id, seat, command, {
        asked: ['choice', seat, question, option],
        work(draft) {
          answerQuestion(draft, seat, question, option, 'person');
          return { seq: seqOf(draft, seat) };
        },
      });
      house.counters.choices++;
      return done;
    },
  );

  app.post(
    '/api/tables/:id/offers',
    call('play', 'Act without being asked', { params: TableParams, body: OfferChoice }, Acknowledged),
    async (request) => {
      const { command, seat, offer, form = null } = request.body;
      const done = await say(needWho(request), request.params.id, seat, command, {
        asked: ['offer', seat, offer, form],
        work(draft) {
          takeOffer(draft, seat, offer, form, 'person');
          return { seq: seqOf(draft, seat) };
        },
      });
      house.counters.choices++;
      return done;
    },
  );

  app.post(
    '/api/tables/:id/chat',
    call(
      'play',
      'Talk to everybody at the table, or to partners in secret while the rules allow it',
      { params: TableParams, body: Talk },
      Acknowledged,
    ),
    async (request) => {
      const { command, seat, to, text } = request.body;
      const who = needWho(request);
      await house.quota.keep(who, text.length);
      return say(who, request.params.id, seat, command, {
        asked: ['chat', seat, to, text],
        work(draft) {
          if (to === 'table') sayToAll(draft, seat, text);
          else sayToPartners(draft, seat, text);
          return { seq: seqOf(draft, seat) };
        },
      });
    },
  );

  app.get(
    '/api/tables/:id/standing',
    call('play', "A seat's standing answers", { params: TableParams, querystring: SeatQuery }, Standing),
    async (request) => {
      const who = needWho(request);
      return rooms.at(request.params.id, async (room) => standingOf(room, ownSeat(room, who, request.query.seat)));
    },
  );

  app.put(
    '/api/tables/:id/standing',
    call(
      'play',
      "Change a seat's standing answers",
      { params: TableParams, querystring: SeatQuery, body: Standing },
      Standing,
    ),
    async (request) => {
      const who = needWho(request);
      return rooms.at(request.params.id, async (room) => {
        const seat = ownSeat(room, who, request.query.seat);
        if (statusOf(room.table) === 'finished') throw new Refused(409, 'finished', 'The game is over.');
        const said = JSON.stringify(request.body);
        // Said again, it is nothing new.
        if (said === JSON.stringify(standingOf(room, seat))) return request.body;
        if (said.length > house.limits.standing)
          throw new Refused(413, 'too-large', `Standing answers have at most ${house.limits.standing} bytes.`);
        await house.quota.keep(who, said.length);
        await change(store, room, (draft) => setStanding(draft, seat, request.body));
        wake(room);
        return standingOf(room, seat);
      });
    },
  );

  app.get(
    '/api/tables/:id/why',
    call('play', 'Why an option is not offered', { params: TableParams, querystring: WhyQuery }, Why),
    async (request) => {
      const who = needWho(request);
      return rooms.at(request.params.id, async (room) => {
        needLive(room.table);
        return whyNotNow(room.table, ownSeat(room, who, request.query.seat), request.query.option);
      });
    },
  );

  /** Past the last barrier the game is played again from its beginning, while all others wait. */
  const payForGoingBack = (who: string, table: string, seat: number): Promise<void> =>
    rooms.at(table, async (room) => {
      const played = mayTakeBack(room.table, seat) ? 0 : (room.table.match?.past().length ?? 0);
      if (played > 0) await house.quota.playAgain(who, played);
    });

  for (const [name, summary, work] of [
    ['undo', 'Take back, or propose to', takeBack],
    ['redo', 'Do again what was taken back', doAgain],
  ] as const)
    app.post(
      `/api/tables/:id/${name}`,
      call('play', summary, { params: TableParams, body: TakeBack }, TakenBack),
      async (request) => {
        const { seat, command } = request.body;
        const who = needWho(request);
        if (name === 'undo') await payForGoingBack(who, request.params.id, seat);
        return say(who, request.params.id, seat, command, {
          asked: [name, seat],
          work: (draft) => ({ proposal: work(draft, seat) ?? null, seq: seqOf(draft, seat) }),
        });
      },
    );

  app.post(
    '/api/tables/:id/proposals',
    call('play', 'Propose something that all must agree to', { params: TableParams, body: NewProposal }, TakenBack),
    async (request) => {
      const { kind, seat } = request.body;
      const who = needWho(request);
      if (kind === 'undo') await payForGoingBack(who, request.params.id, seat);
      return say(who, request.params.id, seat, undefined, {
        asked: [],
        work: (draft) => ({ proposal: propose(draft, kind, seat), seq: seqOf(draft, seat) }),
      });
    },
  );

  app.post(
    '/api/tables/:id/proposals/:number',
    call('play', 'Accept or refuse a proposal', { params: ProposalParams, body: Consent }, Done),
    async (request) => {
      const who = needWho(request);
      return rooms.at(request.params.id, async (room) => {
        await change(store, room, (draft) => answerProposal(draft, who, request.params.number, request.body.accept));
        wake(room);
        return { done: true as const };
      });
    },
  );

  app.get(
    '/api/tables/:id/log',
    call('play', "A finished game's log; of a live one only one's own entries", { params: TableParams }, LogFile),
    (request) =>
      rooms.at(request.params.id, async (room): Promise<LogFileType> => {
        const t = room.table;
        if (t.match === null) throw new Refused(409, 'not-started', 'The game has not begun yet.');
        return statusOf(t) === 'finished'
          ? wholeLog(t.match.hashedLog())
          : ownLog(t.match.log(), request.who === null ? [] : seatsOf(t, request.who));
      }),
  );
}

/** What is asked, to know it again, and doing it. */
interface Said<R> {
  readonly asked: readonly unknown[];
  work(draft: Draft): R;
}

function ownSeat(room: Room, who: string, seat: number | undefined): number {
  const mine = seat ?? seatsOf(room.table, who)[0];
  if (mine === undefined) throw new Refused(403, 'not-your-seat', 'You hold no seat at this table.');
  needSeat(room.table, who, mine);
  return mine;
}

function standingOf(room: Room, seat: number): Standing {
  return room.table.standing[seat] ?? { windows: {}, armed: [] };
}
