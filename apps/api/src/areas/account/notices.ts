import { type Notice, noticesOf } from '../../kernel/notify/notify';
import { dayOf } from './deletion/day-of';

const deletion = noticesOf({
  category: 'account',
  action: { label: 'Open your data', href: '/dashboard/settings/data' },
});

/**
 * Tells a person that their account will be erased.
 *
 * @param at when it is erased
 * @param zone IANA name of the person's time zone, whose day is named
 */
export const deletionRequested = (at: Date, zone: string): Notice =>
  deletion(
    'deletion-requested',
    'Your account will be deleted',
    `Everything will be erased on ${dayOf(at, zone)}. Until then you can cancel this.`,
  );

/** The same once more, shortly before that day. */
export const deletionReminder = (at: Date, zone: string): Notice => ({
  ...deletion(
    'deletion-reminder',
    'Your account will be deleted soon',
    `Everything will be erased on ${dayOf(at, zone)}. Cancel this if you want to keep your account.`,
  ),
  isUrgent: true,
  about: at.toISOString(),
});

export const deletionCancelled = deletion(
  'deletion-cancelled',
  'Your account will not be deleted',
  'The deletion of your account was cancelled. Nothing has changed.',
);
