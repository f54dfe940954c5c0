import type { IncomingMessage } from 'node:http';
import { Server as Engine } from 'engine.io';
import { networkOf } from '../limits/client';
import { admit, Refusal } from './admit';
import { createCounts } from './count';
import { handshakeTimeoutMs } from './limits';
import { type Connection, createNewcomers } from './newcomers';
import { addressOf } from './origin';
import type { LiveSocket, SocketData } from './socket-types';
import type { LiveTools } from './tools';
import type { Door } from './upgrades';

/**
 * Opens an engine for the WebSockets of one path, apart from those of every other.
 *
 * @param path below the API's address
 * @param maxBytes of a message
 */
export function openEngine(path: string, maxBytes: number, { config }: Pick<LiveTools, 'config'>) {
  const engine = new Engine({
    transports: ['websocket'],
    maxHttpBufferSize: maxBytes,
    perMessageDeflate: false,
  });
  const upgrade: Door['upgrade'] = (request, socket, head) =>
    engine.handleUpgrade(request as never, socket, head);
  return {
    engine,
    /** Sets up the server of Socket.IO that is bound to the engine. */
    options: {
      path: `/api/v1${path}`,
      serveClient: false,
      connectTimeout: handshakeTimeoutMs,
    },
    networkOfClient: (request: IncomingMessage) => networkOf(addressOf(request, config.trustProxy)),
    upgrade,
  };
}

/**
 * Returns the middleware that lets in who shows a good token, within the limits of `tools`. It takes its place at the engine at once.
 *
 * @param what names the connections where those that wait are closed for others
 * @param mayEnter says which roles may come in
 */
export function createEntrance(
  { engine, networkOfClient }: Pick<ReturnType<typeof openEngine>, 'engine' | 'networkOfClient'>,
  what: string,
  tools: LiveTools,
  mayEnter: (role: SocketData['caller']['role']) => boolean = () => true,
) {
  const byNetwork = createCounts();
  const byPerson = createCounts();
  const newcomers = createNewcomers(tools.limits.newcomers, () => tools.refused(what));
  engine.on('connection', (connection: { request: IncomingMessage } & Connection) =>
    newcomers.add(networkOfClient(connection.request), connection),
  );
  return (socket: LiveSocket, next: (refusal?: Refusal) => void): void => {
    admit(socket, networkOfClient(socket.request), { byNetwork, byPerson }, tools).then(
      () => {
        if (!mayEnter(socket.data.caller.role)) return next(new Refusal('forbidden'));
        newcomers.leave(socket.conn as Connection);
        return next();
      },
      (error: unknown) => next(error instanceof Refusal ? error : new Refusal('unavailable')),
    );
  };
}
