import { grace } from '../account/deletion';
import { noteTermYears } from '../appointments/notes';
import { keptDays } from '../appointments/waitlist';
import { refreshTokenLifetime } from '../identity/session-limits';
import { restorable } from '../records/file-limits';
import { invoiceMonths, registerYears } from '../shop/invoice';
import { logLifetime } from './frontend-log';

const day = 86_400_000;
const failedJobs = 7;

/** Days for which rows are kept that no other rule of the domain names. */
export const daysKept = {
  unconfirmedAccounts: 7,
  failedJobs,
  /** Longer than its failed job, so that a retry finds it. */
  unsentMails: failedJobs + 1,
  deliveries: 90,
  answersToChanges: 90,
  familyInvitations: 30,
  /** Then they move to the archive. */
  readNotifications: 30,
  archivedNotifications: 365,
} as const;

export type Retention = { what: string; length: number; unit: 'day' | 'month' | 'year' };

const days = <What extends string>(what: What, length: number) => ({ what, length, unit: 'day' as const });
const years = <What extends string>(what: What, length: number) => ({ what, length, unit: 'year' as const });

/**
 * Lists everything that the server removes by itself, and after how long; the sweeps go by the same numbers. The rest stays until the account is erased.
 * Invoices: their months count from the day on which the annual return of their year is due (`keptUntil`).
 */
export const retention = [
  days('unconfirmed-accounts', daysKept.unconfirmedAccounts),
  days('accounts-to-erase', grace / day),
  days('deleted-records', restorable / day),
  days('read-notifications', daysKept.readNotifications + daysKept.archivedNotifications),
  days('sessions', refreshTokenLifetime / day),
  days('page-logs', logLifetime / day),
  days('failed-jobs', daysKept.failedJobs),
  days('unsent-mails', daysKept.unsentMails),
  days('deliveries', daysKept.deliveries),
  days('answers-to-changes', daysKept.answersToChanges),
  days('waitlist', keptDays),
  days('family-invitations', daysKept.familyInvitations),
  years('signed-notes', noteTermYears),
  years('schedule-h1', registerYears),
  { what: 'invoices', length: invoiceMonths, unit: 'month' },
] as const satisfies readonly Retention[];
