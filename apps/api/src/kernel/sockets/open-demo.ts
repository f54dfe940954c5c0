import { randomInt, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { checkSchema } from '@nadi/api-server/validation';
import { type DemoClientMessages, type DemoServerMessages, demoEvents, demoPath } from '@nadi/contract/live';
import type { LiveReason } from '@nadi/contract/schema';
import { Server } from 'socket.io';
import { Refusal } from './admit';
import { createCounts } from './count';
import { createRoom, type DemoShare } from './demo-room';
import { maxDemoBytes } from './limits';
import { openEngine } from './open-engine';
import { hear } from './receive';
import type { LiveTools } from './tools';
import type { Door } from './upgrades';

type Received = {
  [Name in keyof DemoClientMessages]: (message: DemoClientMessages[Name]) => void;
};
type Sent = { [Name in keyof DemoServerMessages]: (message: DemoServerMessages[Name]) => void };

/** Milliseconds within which changes are told together. */
const together = 150;
/** Milliseconds between two words to other servers, and how many of them pass where nothing changed. */
const shareEach = 1_000;
const silentRounds = 5;

export type Demo = Door & {
  /** Takes what another server tells of its part. */
  hear(server: string, share: DemoShare): void;
  close(): Promise<void>;
};

/**
 * The room for anyone. It stands apart from the connections of people who are signed in: with an engine, a path and limits of its own, so
 * that a full room takes nothing from them, and it asks the database nothing.
 *
 * @param share tells the other servers
 */
export function openDemo(
  tools: Pick<LiveTools, 'config' | 'demoLimits' | 'log' | 'refused'>,
  share: (server: string, part: DemoShare) => void,
): Demo {
  const limits = tools.demoLimits;
  const name = randomUUID();
  const room = createRoom({ now: () => performance.now(), draw: randomInt });
  const { engine, options, networkOfClient, upgrade } = openEngine(demoPath, maxDemoBytes, tools);
  const io = new Server<Received, Sent>(options);
  io.bind(engine);
  const byNetwork = createCounts();
  const opened = createCounts();

  engine.on(
    'connection',
    (connection: { request: IncomingMessage; once(name: 'close', hear: () => void): void }) => {
      connection.once('close', opened.add(networkOfClient(connection.request)));
    },
  );

  let telling: NodeJS.Timeout | undefined;
  function tell(): void {
    telling ??= setTimeout(() => {
      telling = undefined;
      io.emit('room', room.view());
    }, together);
  }
  let isUnshared = false;
  function changed(): void {
    isUnshared = true;
    tell();
  }
  let rounds = 0;
  const sharing = setInterval(() => {
    if (room.forget()) tell();
    const part = room.share();
    rounds += 1;
    if (!isUnshared && (part.count === 0 || rounds < silentRounds)) return;
    isUnshared = false;
    rounds = 0;
    share(name, part);
  }, shareEach);
  sharing.unref();

  io.use((socket, next) => {
    const network = networkOfClient(socket.request);
    if (byNetwork.of(network) >= limits.perNetwork || io.of('/').sockets.size >= limits.perServer) {
      tools.refused('demo connections');
      return next(new Refusal('too-many-connections'));
    }
    socket.conn.once('close', byNetwork.add(network));
    return next();
  });

  io.on('connection', (socket) => {
    socket.emit('joined', { number: room.enter(socket.id) });
    changed();
    const end = setTimeout(() => socket.disconnect(true), limits.visit);
    end.unref();
    socket.once('disconnect', () => {
      clearTimeout(end);
      room.leave(socket.id);
      changed();
    });
    const acts = {
      'demo-echo': ({ counter }: DemoClientMessages['demo-echo']) => room.count(counter),
      look: ({ isLooking }: DemoClientMessages['look']) => room.look(socket.id, isLooking),
    };
    hear(socket, { ...tools, limits }, async (event, message): Promise<LiveReason | null> => {
      if (event !== 'demo-echo' && event !== 'look') return 'unknown-event';
      if (checkSchema(demoEvents[event].message, message, '/message').length > 0) return 'invalid';
      acts[event](message as DemoClientMessages['demo-echo'] & DemoClientMessages['look']);
      changed();
      return null;
    });
  });

  return {
    hear(server, part) {
      room.hear(server, part);
      tell();
    },
    hasRoom: (request) =>
      opened.of(networkOfClient(request)) < limits.perNetwork + limits.newcomers &&
      engine.clientsCount < limits.perServer + limits.newcomers,
    upgrade,
    async close() {
      clearInterval(sharing);
      clearTimeout(telling);
      await io.close();
    },
  };
}
