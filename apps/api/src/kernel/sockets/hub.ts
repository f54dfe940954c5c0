import { setImmediate as nextTurn } from 'node:timers/promises';
import { type LiveEventName, livePath } from '@nadi/contract/live';
import { createAdapter } from '@socket.io/postgres-adapter';
import type { Pool } from 'pg';
import { Server } from 'socket.io';
import { describeError } from '../environment/log';
import { identify } from './admit';
import type { CallShare } from './call-rooms';
import type { DemoShare } from './demo-room';
import { isValid, toldTo } from './events';
import { maxMessageBytes } from './limits';
import type { Live } from './live';
import { createEntrance, openEngine } from './open-engine';
import { receive } from './receive';
import { type LiveServer, type LiveSocket, rooms } from './socket-types';
import type { LiveTools } from './tools';
import type { Door } from './upgrades';

/** Milliseconds between two looks at which tokens have expired. */
const expiryCheck = 500;
/** The longest time-out that Node takes: what the adapter would tidy up is never there. */
const never = 2 ** 31 - 1;

/** The connections of this server, for as long as the database can tell it of the others. */
export type Hub = Live &
  Door & {
    /** Tells the other servers of the room for anyone on this one. */
    shareDemo(server: string, share: DemoShare): void;
    /** Tells them of the calls of visits. */
    shareCall(told: CallShare): void;
    /** Open connections that are signed in. */
    count(): number;
    /** Closes every connection. */
    close(): Promise<void>;
  };

/**
 * @param lost called once when events may have been missed; the caller closes, and opens another
 * @param heard called when another server tells of its room for anyone or of its calls, and when sessions or rights may have ended
 */
export async function openHub(
  tools: LiveTools,
  lost: () => void,
  heard: {
    demo(server: string, share: DemoShare): void;
    call(told: CallShare): void;
    sessionEnded(sessionId: string): void;
    personChanged(userId: string): void;
  },
): Promise<Hub> {
  const { clock, db, log } = tools;
  const channels = await db.openChannels(lost);
  const { adapter } = channels;
  const door = openEngine(livePath, maxMessageBytes, tools);
  const io: LiveServer = new Server({
    ...door.options,
    ...(adapter
      ? {
          adapter: createAdapter(adapter as unknown as Pool, {
            channelPrefix: 'nadi_live',
            cleanupInterval: never,
            // There is no table for payloads beyond what a notification holds: events carry ids, and nothing of them is ever stored.
            errorHandler: (error) =>
              log.warn({ error: describeError(error) }, 'an event reached no other server'),
          }),
        }
      : {}),
  });
  io.bind(door.engine);
  io.use(createEntrance(door, 'live connections', tools));

  const end = (socket: LiveSocket, why: 'session-ended' | 'token-expired') => {
    socket.emit(why, {});
    socket.disconnect(true);
  };
  const here = (room: string): LiveSocket[] =>
    [...(io.of('/').adapter.rooms.get(room) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? []);
  const endSession = (id: string) => {
    for (const socket of here(rooms.ofSession(id))) end(socket, 'session-ended');
    heard.sessionEnded(id);
  };
  /** Ends a connection whose session or role is not what it was. */
  async function lookAgain(socket: LiveSocket): Promise<void> {
    const { caller, token, expiresAt } = socket.data;
    // The check of expiry says so itself.
    if (clock.now().getTime() >= expiresAt) return;
    try {
      const found = await identify(token, tools);
      if (found?.caller.role !== caller.role) end(socket, 'session-ended');
    } catch {
      // Disconnects, since nobody could be asked: the client comes again, and is looked at then.
      socket.disconnect(true);
    }
  }

  io.on('connection', (socket) => {
    const { userId, sessionId, role } = socket.data.caller;
    receive(socket, tools);
    socket.join([
      rooms.ofSession(sessionId),
      rooms.ofPerson(userId),
      ...toldTo(role).map((name) => rooms.ofEvent(name, userId)),
    ]);
    // The session may have ended between the look at its token and now, when the connection can be found.
    void lookAgain(socket);
  });
  io.on('endSession', endSession);
  io.on('demo', heard.demo);
  io.on('call', heard.call);

  async function close(): Promise<void> {
    clearInterval(timer);
    await io.close();
    await channels.close();
  }
  const timer = setInterval(() => {
    const now = clock.now().getTime();
    for (const socket of io.of('/').sockets.values())
      if (now >= socket.data.expiresAt) end(socket, 'token-expired');
  }, expiryCheck);

  // The adapter listens a moment after it was made, and statements of a connection follow each other: once ours is answered, its is too.
  await nextTurn();
  await channels
    .listen('nadi_live_sessions', (payload) => {
      const [what, id = ''] = payload.split(' ');
      if (what === 'session') endSession(id);
      else {
        for (const socket of here(rooms.ofPerson(id))) void lookAgain(socket);
        heard.personChanged(id);
      }
    })
    .catch(async (error: unknown) => {
      await close();
      throw error;
    });

  return {
    tell(userId, { name, message }) {
      if (!isValid(name as LiveEventName, message)) {
        log.error({ event: name }, 'an event does not keep to its schema');
        return;
      }
      io.to(rooms.ofEvent(name, userId)).emit(name, message as never);
    },
    endSessions(sessionIds) {
      for (const id of sessionIds) {
        endSession(id);
        if (adapter) io.serverSideEmit('endSession', id);
      }
    },
    shareDemo(server, share) {
      if (adapter) io.serverSideEmit('demo', server, share);
    },
    shareCall(told) {
      if (adapter) io.serverSideEmit('call', told);
    },
    // Those that have shown no token have a room of their own, in which a new one takes the place of the oldest; then `admit` decides.
    hasRoom: () => true,
    upgrade: door.upgrade,
    count: () => io.of('/').sockets.size,
    close,
  };
}
