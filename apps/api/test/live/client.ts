import type { DemoServerMessages, LiveEventName } from '@nadi/contract/live';
import type { LiveAnswer } from '@nadi/contract/schema';
import { io } from 'socket.io-client';

export type Heard = { name: string; message: unknown };
export type LiveClient = {
  /** `open`, or why it was refused. */
  outcome: string;
  heard: Heard[];
  /** Resolves to the event once it was heard. */
  untilHeard(
    name: LiveEventName | keyof DemoServerMessages,
    meets?: (message: unknown) => boolean,
  ): Promise<Heard>;
  /** Resolves once the connection is closed. */
  closed: Promise<void>;
  isOpen(): boolean;
  say(name: string, message: unknown): Promise<LiveAnswer>;
  close(): void;
};

const open = new Set<() => void>();

export function closeClients(): void {
  for (const close of open) close();
  open.clear();
}

/** Connects as a page does, or a partner. @param headers such as the origin of the page */
export async function connectLive(
  url: string,
  token: string | null,
  headers: Record<string, string> = {},
  path = '/api/v1/live',
): Promise<LiveClient> {
  const socket = io(url, {
    path,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: token === null ? {} : { token },
    extraHeaders: headers,
  });
  open.add(() => socket.close());
  const heard: Heard[] = [];
  const listeners = new Set<() => void>();
  socket.onAny((name: string, message: unknown) => {
    heard.push({ name, message });
    for (const listener of listeners) listener();
  });
  const closed = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
  const outcome = await new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('open'));
    // Before it is decided about, the client tells its socket of no end; of a refusal it tells right after this.
    socket.io.once('close', () => queueMicrotask(() => resolve('closed')));
    socket.once('connect_error', (error: Error & { data?: { reason?: string } }) =>
      resolve(error.data?.reason ?? error.message),
    );
  });
  return {
    outcome,
    heard,
    closed,
    isOpen: () => socket.connected,
    untilHeard: (name, meets = () => true) =>
      new Promise((resolve) => {
        const look = () => {
          const found = heard.find((one) => one.name === name && meets(one.message));
          if (found) resolve(found);
        };
        listeners.add(look);
        look();
      }),
    say: (name, message) => socket.timeout(5_000).emitWithAck(name, message),
    close: () => socket.close(),
  };
}

/** Resolves to the milliseconds that something took. */
export async function timed(work: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work;
  return performance.now() - began;
}
