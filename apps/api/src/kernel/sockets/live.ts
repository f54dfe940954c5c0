import type { ServerEvent } from '@nadi/contract/live';

export type { ServerEvent };

/** Tells open pages, on whichever server they are. Events may be lost and carry ids only: pages read the rest through the API. */
export type Live = {
  /** Tells every open page of a person. Called after the commit; never throws. */
  tell(userId: string, event: ServerEvent): void;
  /** Closes the connections of sessions that have ended. The database tells of every end too, so that none can be forgotten. Never throws. */
  endSessions(sessionIds: readonly string[]): void;
};

/** For a process without sockets. */
export const noLive: Live = { tell: () => undefined, endSessions: () => undefined };
