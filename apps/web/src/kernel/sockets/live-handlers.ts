import type { ServerEventName, ServerMessages } from '@nadi/contract/live';
import type { SessionDependencies } from '../session/session-dependencies';

/** Events that concern the connection, which the kernel handles itself. */
type OfKernel = 'session-ended' | 'token-expired';

/**
 * Handles the events that an area is told of; `live.ts` of the area exports them as `live`. It may be a generator, which uses the effects of sagas. `connected` is
 * called after each connection: events of before may have been missed, so whatever they would have renewed is read again.
 */
export type LiveHandlers = {
  [Name in Exclude<ServerEventName, OfKernel>]?: (
    message: ServerMessages[Name],
    services: SessionDependencies,
  ) => void;
} & { connected?: (message: Record<string, never>, services: SessionDependencies) => void };

/** True if the message of an event keeps to its schema. */
export type LiveChecks = Record<ServerEventName, (message: unknown) => boolean>;
