import type { DemoCounter, DemoRoom } from '@nadi/contract/schema';

export type RoomSignal =
  | { type: 'joined'; number: number }
  | { type: 'room'; room: DemoRoom }
  /** The line is away; the connection tries again by itself. */
  | { type: 'lost' }
  | { type: 'refused' }
  /** The server ended the visit. */
  | { type: 'over' };

export type RoomConnection = {
  count(counter: DemoCounter): void;
  look(isLooking: boolean): void;
  close(): void;
};

export type ConnectRoom = (tell: (signal: RoomSignal) => void) => RoomConnection;
