import { checkSchema } from '@nadi/api-server/validation';
import { type CallClientMessages, type CallServerMessages, callEvents, callPath } from '@nadi/contract/live';
import type { CallSignalled, LiveAnswer, LiveReason } from '@nadi/contract/schema';
import { Server, type Socket } from 'socket.io';
import { describeError } from '../environment/log';
import { identify } from './admit';
import { createCallMail } from './call-mail';
import { type CallShare, createCallRooms, type Seat } from './call-rooms';
import { maxCallBytes } from './limits';
import { createEntrance, openEngine } from './open-engine';
import { hear } from './receive';
import type { LiveSocket, SocketData } from './socket-types';
import type { LiveTools } from './tools';
import type { Door } from './upgrades';

type Received = {
  [Name in keyof CallClientMessages]: (
    message: CallClientMessages[Name],
    answer: (given: LiveAnswer) => void,
  ) => void;
};
type Sent = { [Name in keyof CallServerMessages]: (message: CallServerMessages[Name]) => void };
type Data = SocketData & { seat?: Seat; closesAt?: number; isJoining?: boolean };
type CallSocket = Socket<Received, Sent, Record<never, never>, Data>;
type Why = CallServerMessages['closed']['why'];

/** Milliseconds between two looks at what has ended, between two words to other servers, and between two looks whether a visit still has its call. */
const expiryCheck = 500;
const shareEach = 4_000;
const lookEach = 30_000;

export type Calls = Door & {
  /** Takes a message from another server. */
  hear(share: CallShare): void;
  visitChanged(consultationId: string): void;
  sessionEnded(sessionId: string): void;
  personChanged(userId: string): void;
  close(): Promise<void>;
};

/**
 * The calls of visits: each signal goes from one side of a visit to the other and to no one else. It has an engine, a path and limits of its own, because its
 * messages are larger and more than those of pages.
 *
 * @param share tells the other servers; null if there are none
 */
export function openCalls(tools: LiveTools, share: ((told: CallShare) => void) | null): Calls {
  const { callLimits: limits, clock, log } = tools;
  const rooms = createCallRooms({ now: () => performance.now() });
  const mail = createCallMail(tools);
  const door = openEngine(callPath, maxCallBytes, tools);
  const io = new Server<Received, Sent, Record<never, never>, Data>(door.options);
  io.bind(door.engine);
  const enter = createEntrance(
    door,
    'call connections',
    { ...tools, limits },
    (role) => role === 'PATIENT' || role === 'DOCTOR',
  );
  io.use((socket, next) => enter(socket as unknown as LiveSocket, next));
  /** The pages of this server that are in a call, by their ids. */
  const pages = new Map<string, CallSocket>();
  const here = () => [...io.of('/').sockets.values()];

  const tellOthers = (told: CallShare) => share?.(told);
  function end(socket: CallSocket, why: Why): void {
    socket.emit('closed', { why });
    // Only who comes again with a new token is waited for: everyone else must not be heard or seen any more.
    leave(socket, why === 'token-expired');
    socket.disconnect(true);
  }
  /** Tells the page across from a side who is there now. */
  function tellAcross({ consultationId, side }: Seat, otherId: string | null, isLost = false): void {
    const across = rooms.otherOf({ consultationId, side });
    if (across?.isHere) pages.get(across.peerId)?.emit('other', { otherId, isLost });
  }
  function leave(socket: CallSocket, isLost: boolean): void {
    const { seat } = socket.data;
    if (!seat) return;
    delete socket.data.seat;
    pages.delete(seat.peerId);
    if (!rooms.leave(seat)) return;
    tellAcross(seat, null, isLost);
    tellOthers({ type: 'left', ...seat, isLost });
  }

  async function join(
    socket: CallSocket,
    { consultationId, peerId: known }: CallClientMessages['join'],
  ): Promise<LiveReason | null> {
    // One page has one visit.
    if (socket.data.seat || socket.data.isJoining) return 'invalid';
    socket.data.isJoining = true;
    const place = await tools.admitToCall(socket.data.caller, consultationId).finally(() => {
      socket.data.isJoining = false;
    });
    if (!place) return 'forbidden';
    if (!socket.connected) return 'unavailable';
    const seat: Seat = { consultationId, side: place.side, peerId: known ?? tools.newId() };
    const earlier = pages.get(seat.peerId);
    // An id is of one page; that of someone else would bring their signals here.
    if (earlier && !isSame(earlier.data.seat, seat)) return 'forbidden';
    if (earlier) {
      delete earlier.data.seat;
      earlier.disconnect(true);
    }
    const { isNew, before } = rooms.enter(seat);
    if (!isNew) {
      end(socket, 'taken-over');
      return null;
    }
    Object.assign(socket.data, { seat, closesAt: place.closesAt.getTime() });
    pages.set(seat.peerId, socket);
    if (before?.isHere) takeOver(before.peerId);
    socket.emit('joined', { peerId: seat.peerId, otherId: rooms.otherOf(seat)?.peerId ?? null });
    tellAcross(seat, seat.peerId);
    tellOthers({ type: 'taken', ...seat });
    return null;
  }
  function takeOver(peerId: string): void {
    const page = pages.get(peerId);
    if (page) end(page, 'taken-over');
  }

  function deliver(toPeer: string, message: unknown): void {
    if (checkSchema(callEvents.signalled.message, message, '/message').length > 0)
      log.error({ event: 'signalled' }, 'an event does not keep to its schema');
    else pages.get(toPeer)?.emit('signalled', message as CallSignalled);
  }
  async function signal(socket: CallSocket, sent: CallClientMessages['signal']): Promise<LiveReason | null> {
    const { seat } = socket.data;
    if (!seat || !rooms.isThere(seat)) return 'forbidden';
    const across = rooms.otherOf(seat);
    // It was for a page that has gone meanwhile.
    if (across?.peerId !== sent.toId) return 'unavailable';
    const message: CallSignalled = { fromId: seat.peerId, signal: sent };
    if (across.isHere) {
      deliver(across.peerId, message);
      return null;
    }
    await inTurn(seat.peerId, () => mail.leave(across.peerId, JSON.stringify(message)));
    tellOthers({ type: 'mail', peerId: across.peerId });
    return null;
  }
  async function takeMail(peerId: string): Promise<void> {
    for (const message of await mail.take(peerId)) deliver(peerId, JSON.parse(message));
  }
  const turns = new Map<string, Promise<void>>();
  /** Signals are of use in their order only. */
  function inTurn(peerId: string, work: () => Promise<void>): Promise<void> {
    const done = (turns.get(peerId) ?? Promise.resolve()).catch(() => undefined).then(work);
    turns.set(peerId, done);
    const forget = () => turns.get(peerId) === done && turns.delete(peerId);
    done.then(forget, forget);
    return done;
  }
  const safely = (work: Promise<unknown>) =>
    void work.catch((error: unknown) =>
      log.warn({ error: describeError(error) }, 'a call could not be looked at'),
    );

  async function lookAtVisit(socket: CallSocket): Promise<void> {
    const { seat, caller } = socket.data;
    if (seat && !(await tools.admitToCall(caller, seat.consultationId))) end(socket, 'over');
  }
  async function lookAtPerson(socket: CallSocket): Promise<void> {
    const { token, caller, expiresAt } = socket.data;
    if (clock.now().getTime() >= expiresAt) return;
    const found = await identify(token, tools);
    if (found?.caller.role !== caller.role) end(socket, 'session-ended');
  }
  const lookAtVisits = (consultationId?: string) => {
    for (const socket of pages.values())
      if (consultationId === undefined || socket.data.seat?.consultationId === consultationId)
        safely(lookAtVisit(socket));
  };

  const changed = new Set<string>();
  /** Looks once where a change tells both sides of a visit in one turn. */
  function visitChanged(consultationId: string): void {
    if (changed.has(consultationId)) return;
    changed.add(consultationId);
    queueMicrotask(() => {
      changed.delete(consultationId);
      lookAtVisits(consultationId);
      tellOthers({ type: 'changed', consultationId });
    });
  }

  io.on('connection', (socket) => {
    socket.once('disconnect', () => leave(socket, true));
    hear(socket, { ...tools, limits }, async (event, message) => {
      if (!Object.hasOwn(callEvents, event)) return 'unknown-event';
      const row = callEvents[event as keyof typeof callEvents];
      if (row.from !== 'client') return 'unknown-event';
      if (checkSchema(row.message, message, '/message').length > 0) return 'invalid';
      if (event === 'join') return join(socket, message as CallClientMessages['join']);
      if (event === 'signal') return signal(socket, message as CallClientMessages['signal']);
      leave(socket, false);
      return null;
    });
    // The session may have ended between the look at its token and now.
    safely(lookAtPerson(socket));
  });

  const timers = [
    setInterval(() => {
      const now = clock.now().getTime();
      for (const socket of here())
        if (now >= socket.data.expiresAt) end(socket, 'token-expired');
        else if (now >= (socket.data.closesAt ?? Number.POSITIVE_INFINITY)) end(socket, 'over');
    }, expiryCheck),
    setInterval(() => {
      lookAtVisits();
      for (const socket of pages.values()) safely(lookAtPerson(socket));
    }, lookEach),
  ];
  if (share)
    timers.push(
      setInterval(() => {
        for (const seat of rooms.forget()) tellAcross(seat, null, true);
        for (const [peerId, { data }] of pages) {
          if (!data.seat) continue;
          tellOthers({ type: 'taken', ...data.seat });
          // The word that it waits may have been lost.
          if (rooms.otherOf(data.seat)?.isHere === false)
            safely(inTurn(`to ${peerId}`, () => takeMail(peerId)));
        }
      }, shareEach),
    );
  for (const timer of timers) timer.unref();

  return {
    hear(told) {
      if (told.type === 'changed') lookAtVisits(told.consultationId);
      else if (told.type === 'mail') {
        if (pages.has(told.peerId)) safely(inTurn(`to ${told.peerId}`, () => takeMail(told.peerId)));
      } else if (told.type === 'left') {
        if (rooms.leave(told)) tellAcross(told, null, told.isLost);
      } else {
        const { isNew, before } = rooms.hear(told);
        if (!isNew) return;
        if (before?.isHere) takeOver(before.peerId);
        tellAcross(told, told.peerId);
        // Tells the page that came first at once which pages were here already.
        const across = rooms.otherOf(told);
        if (across?.isHere) tellOthers({ type: 'taken', ...seatOf(across) });
      }
    },
    visitChanged,
    sessionEnded(sessionId) {
      for (const socket of here())
        if (socket.data.caller?.sessionId === sessionId) end(socket, 'session-ended');
    },
    personChanged(userId) {
      for (const socket of here()) if (socket.data.caller?.userId === userId) safely(lookAtPerson(socket));
    },
    hasRoom: () => true,
    upgrade: door.upgrade,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await io.close();
    },
  };
}

const seatOf = ({ consultationId, side, peerId }: Seat): Seat => ({ consultationId, side, peerId });

const isSame = (one: Seat | undefined, other: Seat): boolean =>
  one?.consultationId === other.consultationId && one.side === other.side;
