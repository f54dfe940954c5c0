import type { ConsultationStatus } from './visit';

const hour = 3_600_000;

/** How long before a visit its patient is reminded, in milliseconds: a day, and an hour. */
export const reminderLeads = { day: 24 * hour, hour } as const;
export type VisitReminder = keyof typeof reminderLeads;

type Visit = {
  status: ConsultationStatus;
  scheduledAt: Date;
  /** When it was last booked, moved or confirmed: that told of its time too. */
  changedAt: Date;
};

/** Returns the reminder of a confirmed visit that is due now; null if there is none. What was booked, moved or confirmed within its lead needs none. */
export function dueVisitReminder({ status, scheduledAt, changedAt }: Visit, now: Date): VisitReminder | null {
  const left = scheduledAt.getTime() - now.getTime();
  if (status !== 'confirmed' || left <= 0 || left > reminderLeads.day) return null;
  const kind = left <= reminderLeads.hour ? 'hour' : 'day';
  return changedAt.getTime() <= scheduledAt.getTime() - reminderLeads[kind] ? kind : null;
}
