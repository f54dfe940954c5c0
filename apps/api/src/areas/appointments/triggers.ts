import { dueVisitReminder, reminderLeads, type VisitReminder } from '@nadi/domain/appointments/reminders';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { FindGiven, Found, Trigger } from '../../kernel/triggers/trigger';
import { sayVisit } from './notices';
import { consultations } from './tables/consultations';

/** Finds the patients whose reminder of one kind is due. A visit that was moved is reminded of again. */
const finding =
  (kind: VisitReminder) =>
  async ({ tx, now, userId }: FindGiven): Promise<Found[]> => {
    const rows = await tx
      .select()
      .from(consultations)
      .where(
        and(
          userId === null ? undefined : eq(consultations.patientId, userId),
          eq(consultations.status, 'confirmed'),
          gt(consultations.scheduledAt, now),
          lte(consultations.scheduledAt, new Date(now.getTime() + reminderLeads[kind])),
        ),
      );
    return rows.flatMap((row) => {
      const changedAt = new Date(row.changes.at(-1)?.at ?? row.createdAt);
      if (dueVisitReminder({ ...row, changedAt }, now) !== kind) return [];
      return [
        {
          userId: row.patientId,
          about: `${row.id} ${row.scheduledAt.toISOString()}`,
          body: sayVisit({ ...row, scheduledAt: row.scheduledAt.toISOString() }),
          consultationId: row.id,
        },
      ];
    });
  };

const action = { label: 'See your appointments', href: '/dashboard/appointments' };

const visitTomorrow: Trigger = {
  id: 'visit-tomorrow',
  name: 'A visit within a day',
  description: 'Reminds a patient of a confirmed visit a day before it.',
  roles: ['PATIENT'],
  notice: {
    type: 'visit-tomorrow',
    category: 'general',
    title: 'You have a visit within a day',
    body: 'You can move or cancel it if you cannot come.',
    action,
  },
  find: finding('day'),
};

/** It comes in quiet hours too: an hour later it is of no use. */
const visitSoon: Trigger = {
  id: 'visit-soon',
  name: 'A visit within an hour',
  description: 'Reminds a patient of a confirmed visit an hour before it, in quiet hours too.',
  roles: ['PATIENT'],
  notice: {
    type: 'visit-soon',
    category: 'general',
    title: 'Your visit is within an hour',
    body: 'You can check in shortly before it.',
    action,
    isUrgent: true,
  },
  find: finding('hour'),
};

export const triggers: readonly Trigger[] = [visitTomorrow, visitSoon];
