import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { livePath } from '@nadi/contract/live';
import { mostHeaders } from '../http/request-limits';
import type { Hub } from './hub';
import { isOriginAllowed } from './origin';
import type { LiveTools } from './tools';

/** Hands WebSockets at the live path to the hub; every other request goes its way as if nothing had been said of an upgrade. */
export function handUpgrades(server: Server, hub: () => Hub | undefined, tools: LiveTools): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    // Node drops headers beyond the maximum without a word, and among them may be the one that says where the body ends.
    if (request.rawHeaders.length / 2 > mostHeaders) return refuse(socket, 431);
    if (!isLive(request)) return goOn(server, request, socket, head);
    if (!isOriginAllowed(request, tools.config)) return refuse(socket, 403);
    const open = hub();
    if (!open) return refuse(socket, 503);
    if (!open.hasRoom(request)) {
      tools.refused('live connections');
      return refuse(socket, 429);
    }
    return open.upgrade(request, socket, head);
  });
}

/** Clients of Socket.IO add the slash. */
const paths = [`/api/v1${livePath}`, `/api/v1${livePath}/`];

const isLive = ({ url = '', headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && paths.includes(url.split('?')[0] ?? '');

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
