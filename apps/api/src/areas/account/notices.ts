import { type Notice, noticesOf } from '../../kernel/notify/notify';

const deletion = noticesOf({
  category: 'account',
  action: { label: 'Open your data', href: '/dashboard/settings/data' },
});

const dayOf = (at: Date): string =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(at);

/** @param at when the account is erased */
export const deletionRequested = (at: Date): Notice =>
  deletion(
    'deletion-requested',
    'Your account will be deleted',
    `Everything will be erased on ${dayOf(at)}. Until then you can cancel this.`,
  );

export const deletionReminder = (at: Date): Notice => ({
  ...deletion(
    'deletion-reminder',
    'Your account will be deleted soon',
    `Everything will be erased on ${dayOf(at)}. Cancel this if you want to keep your account.`,
  ),
  isUrgent: true,
  about: at.toISOString(),
});

export const deletionCancelled = deletion(
  'deletion-cancelled',
  'Your account will not be deleted',
  'The deletion of your account was cancelled. Nothing has changed.',
);
