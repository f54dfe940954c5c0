import { type At, isoOf } from '../kernel/at';

/** Milliseconds between the request and the erasure, so that nobody loses a record by a mistake or by someone at their unlocked phone. */
export const grace = 30 * 86_400_000;

export const erasesAt = (requestedAt: At): Date => new Date(new Date(requestedAt).getTime() + grace);

/** Returns the deletion request of an account; null if there is none. */
export const presentDeletion = (requestedAt: At | null) =>
  requestedAt === null ? null : { requestedAt: isoOf(requestedAt), erasesAt: isoOf(erasesAt(requestedAt)) };
