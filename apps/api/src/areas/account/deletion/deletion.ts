import type { AccountDeletion } from '@nadi/contract/schema';

const day = 86_400_000;
/** Between the request and the erasure, so that nobody loses a record by a mistake or by someone at their unlocked phone. */
export const grace = 30 * day;
/** The owner is reminded so long before. */
export const reminderBefore = 3 * day;

export const erasesAt = (requestedAt: Date): Date => new Date(requestedAt.getTime() + grace);

export const presentDeletion = (requestedAt: Date | null): AccountDeletion | null =>
  requestedAt && {
    requestedAt: requestedAt.toISOString(),
    erasesAt: erasesAt(requestedAt).toISOString(),
  };
