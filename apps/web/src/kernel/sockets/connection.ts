import { livePath } from '@nadi/contract/live';
import type { LiveRefusal } from '@nadi/contract/schema';
import { io } from 'socket.io-client';

export type Signal =
  | { type: 'open' }
  | { type: 'event'; name: string; message: unknown }
  /** `reason` is the server's, if it gave one. */
  | { type: 'closed'; reason: LiveRefusal['reason'] | null };

export type Connection = {
  /** Continues with a new access token. */
  renew(token: string): void;
  close(): void;
};

export type Connect = (token: string, tell: (signal: Signal) => void) => Connection;

/** @param origin of the API */
export const connectTo =
  (origin: string): Connect =>
  (token, tell) => {
    const socket = io(origin, {
      path: `/api/v1${livePath}`,
      transports: ['websocket'],
      // Ours are the spec's rules of reconnection.
      reconnection: false,
      forceNew: true,
      // Keeps the token out of the address, which proxies write into their logs.
      auth: { token },
    });
    socket.on('connect', () => tell({ type: 'open' }));
    socket.on('disconnect', () => tell({ type: 'closed', reason: null }));
    socket.on('connect_error', (error: Error & { data?: LiveRefusal }) =>
      tell({ type: 'closed', reason: error.data?.reason ?? null }),
    );
    // Cut before the server had decided: nothing else tells of that. A refusal is told of right after this, with its reason.
    socket.io.on('close', () => queueMicrotask(() => tell({ type: 'closed', reason: null })));
    socket.onAny((name: string, message: unknown) => tell({ type: 'event', name, message }));
    return {
      renew: (next) => void socket.emit('renew', { token: next }),
      close: () => void socket.close(),
    };
  };
