import { sayDay } from '@nadi/domain/kernel/say-day';
import { type Notice, noticesOf } from '../../kernel/notify/notify';

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
    `Everything will be erased on ${sayDay(at, zone)}. Until then you can cancel this.`,
  );

/** The same once more, shortly before that day. */
export const deletionReminder = (at: Date, zone: string): Notice => ({
  ...deletion(
    'deletion-reminder',
    'Your account will be deleted soon',
    `Everything will be erased on ${sayDay(at, zone)}. Cancel this if you want to keep your account.`,
  ),
  isUrgent: true,
  about: at.toISOString(),
});

const forGuardian = noticesOf({
  category: 'account',
  action: { label: 'See your family', href: '/dashboard/family' },
});

/** A title has 120 letters, and names may have more. */
const short = (name: string) => name.slice(0, 60);

/** Tells guardians of a child with an account that the child asked to delete it, and the record with it. */
export const childAskedForDeletion = (child: string, at: Date, zone: string): Notice =>
  forGuardian(
    'deletion-of-child',
    `${short(child)} asked to delete their account`,
    `Until ${sayDay(at, zone)} they can take it back. Then the account and the whole health record are erased for good. If this was not ${short(child)}, write to us at once.`,
  );

export const childTookDeletionBack = (child: string): Notice =>
  forGuardian(
    'deletion-of-child',
    `${short(child)} keeps their account`,
    'The request to delete it was taken back. Nothing was deleted.',
  );

export const deletionCancelled = deletion(
  'deletion-cancelled',
  'Your account will not be deleted',
  'The deletion of your account was cancelled. Nothing has changed.',
);

const dataRequest = noticesOf({
  category: 'account',
  action: { label: 'Open your requests', href: '/dashboard/settings/requests' },
});

export const dataRequestStarted = dataRequest(
  'data-request-started',
  'We are looking into your request',
  'An administrator has begun with your request about your data.',
);

export const dataRequestAnswered = dataRequest(
  'data-request-answered',
  'Your request was answered',
  'An administrator has answered your request about your data.',
);
