// Playing: views, choices, offers, standing answers, why-not, undo and proposals, log.

import {
  Acknowledged,
  Choice,
  Consent,
  Done,
  ErrorReply,
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
  ViewQuery,
  Why,
  WhyQuery,
  type LogFile as LogFileType,
} from '@landsraad/wire';
import type { House } from '../house.ts';
import { Refused } from '../refused.ts';
import { answerQuestion, fireStanding, needLive, needSeat, seqOf, takeOffer } from '../table/answer.ts';
import { ownLog, wholeLog } from '../table/log-file.ts';
import { once } from '../table/once.ts';
import { add, change, type Room } from '../table/room.ts';
import { messageFor } from '../table/sight.ts';
import { people, seatsOf, statusOf } from '../table/state.ts';
import { answerProposal, doAgain, propose, takeBack } from '../table/take-back.ts';
import { whyNotNow } from '../table/why.ts';
import type { App } from './app.ts';
import { messageAt, namingOf } from './messages.ts';
import { viewerFor } from './viewer.ts';
import { needWho } from './who.ts';

export function playRoutes(app: App, house: House, wake: (room: Room) => void): void {
  const { store, rooms } = house;

  app.get(
    '/api/tables/:id/view',
    {
      schema: {
        summary: 'What a seat or a watcher sees, now or earlier',
        tags: ['play'],
        params: TableParams,
        querystring: ViewQuery,
        response: { 200: Message, '4xx': ErrorReply },
      },
    },
    async (request) => {
      const { who } = request;
      const { found, naming } = await rooms.at(request.params.id, async (room) => {
        const viewer = viewerFor(room.state, who, request.query.seat);
        await house.identities.learn(people(room.state));
        return { found: messageAt(house, room, viewer, request.query.at), naming: namingOf(house, room.state) };
      });
      const [sent] = typeof found === 'function' ? await found() : found;
      if (sent === undefined) throw new Refused(404, 'no-message', 'There is no such message.');
      return messageFor(naming, { ...sent, events: [] }, who);
    },
  );

  app.post(
    '/api/tables/:id/choices',
    {
      schema: {
        summary: 'Answer a question',
        tags: ['play'],
        params: TableParams,
        body: Choice,
        response: { 200: Acknowledged, '4xx': ErrorReply },
      },
    },
    async (request) => {
      const who = needWho(request);
      const { command, seat, question, option } = request.body;
      return rooms.at(request.params.id, async (room) => {
        needSeat(room.state, who, seat);
        const done = await once(store, room, who, command, ['choice', seat, question, option], (draft) => {
          answerQuestion(draft, seat, question, option, 'person');
          return { seq: seqOf(room, seat) };
        });
        house.counters.choices++;
        wake(room);
        return done;
      });
    },
  );

  app.post(
    '/api/tables/:id/offers',
    {
      schema: {
        summary: 'Act without being asked',
        tags: ['play'],
        params: TableParams,
        body: OfferChoice,
        response: { 200: Acknowledged, '4xx': ErrorReply },
      },
    },
    async (request) => {
      const who = needWho(request);
      const { command, seat, offer, form } = request.body;
      return rooms.at(request.params.id, async (room) => {
        needSeat(room.state, who, seat);
        const done = await once(store, room, who, command, ['offer', seat, offer, form ?? null], (draft) => {
          takeOffer(draft, seat, offer, form ?? null, 'person');
          return { seq: seqOf(room, seat) };
        });
        house.counters.choices++;
        wake(room);
        return done;
      });
    },
  );

  app.get(
    '/api/tables/:id/standing',
    {
      schema: {
        summary: "A seat's standing answers",
        tags: ['play'],
        params: TableParams,
        querystring: SeatQuery,
        response: { 200: Standing, '4xx': ErrorReply },
      },
    },
    async (request) => {
      const who = needWho(request);
      return rooms.at(request.params.id, async (room) => standingOf(room, ownSeat(room, who, request.query.seat)));
    },
  );

  app.put(
    '/api/tables/:id/standing',
    {
      schema: {
        summary: "Change a seat's standing answers",
        tags: ['play'],
        params: TableParams,
        querystring: SeatQuery,
        body: Standing,
        response: { 200: Standing, '4xx': ErrorReply },
      },
    },
    async (request) => {
      const who = needWho(request);
      return rooms.at(request.params.id, async (room) => {
        const seat = ownSeat(room, who, request.query.seat);
        if (statusOf(room.state) === 'finished') throw new Refused(409, 'finished', 'The game is over.');
        await change(store, room, (draft) => {
          add(draft, { kind: 'standing', seat, standing: request.body });
          fireStanding(draft);
        });
        wake(room);
        return standingOf(room, seat);
      });
    },
  );

  app.get(
    '/api/tables/:id/why',
    {
      schema: {
        summary: 'Why an option is not offered',
        tags: ['play'],
        params: TableParams,
        querystring: WhyQuery,
        response: { 200: Why, '4xx': ErrorReply },
      },
    },
    async (request) => {
      const who = needWho(request);
      return rooms.at(request.params.id, async (room) => {
        needLive(room.state);
        return whyNotNow(room.state, ownSeat(room, who, request.query.seat), request.query.option);
      });
    },
  );

  for (const [name, summary, work] of [
    ['undo', 'Take back, or propose to', takeBack],
    ['redo', 'Do again what was taken back', doAgain],
  ] as const)
    app.post(
      `/api/tables/:id/${name}`,
      {
        schema: {
          summary,
          tags: ['play'],
          params: TableParams,
          body: TakeBack,
          response: { 200: TakenBack, '4xx': ErrorReply },
        },
      },
      async (request) => {
        const who = needWho(request);
        const { seat, command } = request.body;
        return rooms.at(request.params.id, async (room) => {
          needSeat(room.state, who, seat);
          const done = await once(store, room, who, command, [name, seat], (draft) => work(draft, seat));
          wake(room);
          return done;
        });
      },
    );

  app.post(
    '/api/tables/:id/proposals',
    {
      schema: {
        summary: 'Propose something that all must agree to',
        tags: ['play'],
        params: TableParams,
        body: NewProposal,
        response: { 200: TakenBack, '4xx': ErrorReply },
      },
    },
    async (request) => {
      const who = needWho(request);
      const { kind, seat } = request.body;
      return rooms.at(request.params.id, async (room) => {
        needSeat(room.state, who, seat);
        const done = await change(store, room, (draft) => propose(draft, kind, seat));
        wake(room);
        return done;
      });
    },
  );

  app.post(
    '/api/tables/:id/proposals/:number',
    {
      schema: {
        summary: 'Accept or refuse a proposal',
        tags: ['play'],
        params: ProposalParams,
        body: Consent,
        response: { 200: Done, '4xx': ErrorReply },
      },
    },
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
    {
      schema: {
        summary: "A finished game's log; of a live one only one's own entries",
        tags: ['play'],
        params: TableParams,
        response: { 200: LogFile, '4xx': ErrorReply },
      },
    },
    (request) =>
      rooms.at(request.params.id, async (room): Promise<LogFileType> => {
        const t = room.state;
        if (t.match === null) throw new Refused(409, 'not-started', 'The game has not begun yet.');
        return statusOf(t) === 'finished'
          ? wholeLog(t.match.log())
          : ownLog(t.match.log(), request.who === null ? [] : seatsOf(t, request.who));
      }),
  );
}

function ownSeat(room: Room, who: string, seat: number | undefined): number {
  const mine = seat ?? seatsOf(room.state, who)[0];
  if (mine === undefined) throw new Refused(403, 'not-your-seat', 'You hold no seat at this table.');
  needSeat(room.state, who, mine);
  return mine;
}

function standingOf(room: Room, seat: number): Standing {
  return room.state.standing[seat] ?? { windows: {}, armed: [] };
}
