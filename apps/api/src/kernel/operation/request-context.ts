import type { Dispatch } from '@nadi/api-server/dispatch';
import type { Actor } from '../db/actor';
import type { Caller } from '../people/caller';
import type { AppContext } from './context';

/** The router's arguments to a handler: the server's tools, the caller, and the client. */
export type RequestContext = {
  app: AppContext;
  /** The account that asks. */
  caller: Caller | null;
  /** The patient for whom it is asked: whoever asks, if no other is named; null if nobody is signed in. */
  patientId: string | null;
  /** The person with a valid session if none is needed; it gives no rights. */
  recognised: Caller | null;
  requestId: string;
  /** The browser and system as reported, as text. */
  device: string;
  /** The client's network: an IPv4 address, or the first 64 bits of an IPv6 address. */
  network: string;
  /** The `Cookie` header. */
  cookies: string;
  /** Answers one request of a batch. */
  dispatch: Dispatch;
  /** True if it is part of a batch, which makes all changes durable before it answers. */
  isBatched: boolean;
  /** True if the client no longer waits for the answer. */
  isGone(): boolean;
};

/** Returns the other patient for whom someone acts; null for oneself. */
export const actedFor = ({
  caller,
  patientId,
}: Pick<RequestContext, 'caller' | 'patientId'>): string | null =>
  caller && patientId !== caller.userId ? patientId : null;

/** Returns the caller with the patient as `userId`. */
export function callerOf(context: Pick<RequestContext, 'caller' | 'patientId'>): Caller | null {
  const patientId = actedFor(context);
  return context.caller && patientId ? { ...context.caller, userId: patientId } : context.caller;
}

export const actorOf = (context: RequestContext): Actor =>
  context.caller ? { ...context.caller, patientId: actedFor(context) } : 'gate';

/** Milliseconds that the request has waited for the database before its transaction. */
export const waitedBy = ({ caller }: RequestContext): number => caller?.waited ?? 0;
