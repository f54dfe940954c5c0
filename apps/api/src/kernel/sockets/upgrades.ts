import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { maxHeaders } from '../http/request-limits';
import { isOriginAllowed } from './origin';
import type { LiveTools } from './tools';

/** Takes WebSockets at a path. */
export type Door = {
  /** False if there are too many connections already. */
  hasRoom(request: IncomingMessage): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
};

/**
 * Hands WebSockets to what takes them; every other request goes its way as if nothing had been said of an upgrade.
 *
 * @param doors by their paths below the API's address; undefined while a door is shut
 */
export function handUpgrades(
  server: Server,
  doors: Readonly<Record<string, () => Door | undefined>>,
  tools: LiveTools,
): void {
  // Clients of Socket.IO add the slash.
  const byPath = new Map<string, () => Door | undefined>(
    Object.entries(doors).flatMap(([path, door]) => [
      [`/api/v1${path}`, door] as const,
      [`/api/v1${path}/`, door] as const,
    ]),
  );
  const doorOf = ({ url = '', headers }: IncomingMessage) =>
    headers.upgrade?.toLowerCase() === 'websocket' ? byPath.get(url.split('?')[0] ?? '') : undefined;
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const destroy = () => socket.destroy();
    socket.on('error', destroy);
    // Node drops headers beyond the maximum without a word, and among them may be the one that says where the body ends.
    if (request.rawHeaders.length / 2 > maxHeaders) return refuse(socket, 431);
    const door = doorOf(request);
    if (!door) {
      // The HTTP server listens for itself again.
      socket.off('error', destroy);
      return goOn(server, request, socket, head);
    }
    if (!isOriginAllowed(request, tools.config)) return refuse(socket, 403);
    const open = door();
    if (!open) return refuse(socket, 503);
    if (!open.hasRoom(request)) {
      tools.refused('live connections');
      return refuse(socket, 429);
    }
    return open.upgrade(request, socket, head);
  });
}

/** Before the connection is a WebSocket, a browser tells its page nothing of the answer; the status is for logs. */
function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * Some clients offer HTTP/2 with each request (`Upgrade: h2c`), and Node hands over every connection that names an upgrade as soon as anyone listens.
 * The request is put back without that header, and read again.
 */
function goOn(
  server: Server,
  { method, url, httpVersion, rawHeaders }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
) {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (!/^(upgrade|connection|http2-settings)$/i.test(name)) lines.push(`${name}: ${value}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}
