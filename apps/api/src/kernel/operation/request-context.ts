import type { Dispatch } from '@nadi/api-server/dispatch';
import type { Actor } from '../db/actor';
import type { Caller } from '../people/caller';
import type { AppContext } from './context';

/** What the router hands to a handler: the server's tools, who asks, and from where. */
export type RequestContext = {
  app: AppContext;
  caller: Caller | null;
  /** Who shows a session where none is needed; it gives no rights. */
  recognised: Caller | null;
  requestId: string;
  /** The browser and system as they name themselves, in words. */
  device: string;
  /** Where it comes from: an IPv4 address, or the first 64 bits of an IPv6 address. */
  network: string;
  /** The `Cookie` header. */
  cookies: string;
  /** Answers one request of a batch. */
  dispatch: Dispatch;
  /** Whether it is one of a batch, which makes lasting what all of them did, before anyone hears of it. */
  isBatched: boolean;
  /** Whether nobody waits for the answer any more. */
  isGone(): boolean;
};

export const actorOf = ({ caller }: RequestContext): Actor => caller ?? 'gate';

/** Milliseconds for which the request has waited for the database before its transaction. */
export const waitedBy = ({ caller }: RequestContext): number => caller?.waited ?? 0;
