import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';

export type LiveTestServer = {
  origin: string;
  /** Tokens of connections and renewals, in their order. */
  tokens: string[];
  open(): number;
  /** Refuses connections with a reason from now on; null takes them again. */
  refuse(reason: string | null): void;
  say(name: string, message: unknown): void;
  /** Cuts every connection, as a network does. */
  cut(): void;
  close(): Promise<void>;
};

/** The server's side of live connections: Socket.IO itself on loopback, without the API behind it. */
export async function startLiveServer(): Promise<LiveTestServer> {
  const http = createServer();
  const io = new Server(http, { path: '/api/v1/live', transports: ['websocket'], cors: { origin: true } });
  const tokens: string[] = [];
  let refusal: string | null = null;
  io.use((_, next) => {
    if (refusal === null) return next();
    return next(Object.assign(new Error(refusal), { data: { reason: refusal } }));
  });
  io.on('connection', (socket: Socket) => {
    tokens.push(socket.handshake.auth.token);
    socket.on('renew', ({ token }) => tokens.push(`renewed: ${token}`));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    tokens,
    open: () => io.of('/').sockets.size,
    refuse(reason) {
      refusal = reason;
    },
    say: (name, message) => io.emit(name, message),
    cut: () => io.disconnectSockets(true),
    close: async () => {
      await io.close();
    },
  };
}
