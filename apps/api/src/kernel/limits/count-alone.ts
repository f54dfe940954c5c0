import { holdLock } from '../db/hold-lock';
import type { Reader } from '../db/transaction';

/** Names of the limits on how many of one thing a person may have. */
export type Limit =
  | 'data-requests'
  | 'broadcast-templates'
  | 'delivery-addresses'
  | 'emergency-contacts'
  | 'family-invitations'
  | 'family-members'
  | 'health-goals'
  | 'health-imports'
  | 'health-links'
  | 'known-devices'
  | 'medicines'
  | 'notification-devices'
  | 'passkeys'
  | 'pressure-weeks'
  | 'records'
  | 'saved-trials'
  | 'shop-cart'
  | 'shop-checkouts'
  | 'trial-referrals';

/**
 * Counts what a limit bounds, with all other additions to it by the same person, or by `everyone`, held back until the end of the transaction. Without
 * the lock, requests that arrive at once count the same rows and all pass. Every limit on rows is counted here, except those that a
 * unique index or one statement enforces, and health facts, which are counted under the lock that also orders assessments.
 */
export async function countAlone<Found>(
  limit: Limit,
  userId: string,
  tx: Reader,
  count: () => Promise<Found>,
): Promise<Found> {
  await holdLock(`limit ${limit} ${userId}`, tx);
  return count();
}
