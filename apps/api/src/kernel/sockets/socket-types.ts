import type { ClientMessages, ServerMessages } from '@nadi/contract/live';
import type { LiveAnswer } from '@nadi/contract/schema';
import type { Server, Socket } from 'socket.io';
import type { Caller } from '../people/caller';
import type { CallShare } from './call-rooms';
import type { DemoShare } from './demo-room';

type Received = {
  [Name in keyof ClientMessages]: (
    message: ClientMessages[Name],
    answer: (given: LiveAnswer) => void,
  ) => void;
};
type Sent = { [Name in keyof ServerMessages]: (message: ServerMessages[Name]) => void };
/** Between servers. */
type Shared = {
  endSession: (id: string) => void;
  demo: (server: string, share: DemoShare) => void;
  call: (told: CallShare) => void;
};

/** Stays on this server: `fetchSockets`, which nobody may call, would send it through the database. */
export type SocketData = {
  caller: Pick<Caller, 'userId' | 'sessionId' | 'role'>;
  token: string;
  /** Milliseconds since 1970 at which the token expires. */
  expiresAt: number;
};

export type LiveSocket = Socket<Received, Sent, Shared, SocketData>;
export type LiveServer = Server<Received, Sent, Shared, SocketData>;

/** Rooms are named by what they are told of. A role is told of some events only: a change of it ends the connection, so its rooms are never wrong. */
export const rooms = {
  ofEvent: (name: string, userId: string) => `event ${name} ${userId}`,
  ofPerson: (userId: string) => `person ${userId}`,
  ofSession: (sessionId: string) => `session ${sessionId}`,
};
