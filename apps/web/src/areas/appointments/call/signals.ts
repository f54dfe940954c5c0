import type { CallJoin, CallSignal } from '@nadi/contract/schema';

type WithoutTo<Signal> = Signal extends { toId: string } ? Omit<Signal, 'toId'> : never;
/** A signal, before it is known to which page it goes. */
export type OwnSignal = WithoutTo<CallSignal>;

export type LinkSignal =
  | { type: 'joined'; peerId: string; otherId: string | null }
  | { type: 'other'; otherId: string | null; isLost: boolean }
  | { type: 'signalled'; fromId: string; signal: CallSignal }
  /** The server closed it, and says why. */
  | { type: 'closed'; why: 'taken-over' | 'over' | 'token-expired' | 'session-ended' }
  | { type: 'refused' }
  /** The connection was cut. */
  | { type: 'lost' };

export type CallLink = { signal(signal: CallSignal): void; close(): void };

export type ConnectCall = (join: CallJoin, token: string, tell: (signal: LinkSignal) => void) => CallLink;
