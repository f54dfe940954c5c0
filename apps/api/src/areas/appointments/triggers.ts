import { dueVisitReminder, reminderLeads, type VisitReminder } from '@nadi/domain/appointments/reminders';
import { and, eq, gt, lte } from 'drizzle-orm';
import { hasId } from '../../kernel/db/has-id';
import type { FindGiven, Found, Trigger } from '../../kernel/triggers/trigger';
import { sayVisit } from './notices';
import { type ConsultationRow, consultations } from './tables/consultations';

const aboutOf = ({ id, scheduledAt }: Pick<ConsultationRow, 'id' | 'scheduledAt'>) =>
  `${id} ${scheduledAt.toISOString()}`;

/** Returns true if the visit is still to come, confirmed, and at the time that the reminder names. */
const isStillToCome: NonNullable<Trigger['stillApplies']> = async (about, { tx, now }) => {
  const [id = ''] = about.split(' ');
  const [row] = await tx.select().from(consultations).where(hasId(consultations.id, id));
  return row?.status === 'confirmed' && row.scheduledAt > now && aboutOf(row) === about;
};

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
      if (row.patientId === null || dueVisitReminder({ ...row, changedAt }, now) !== kind) return [];
      return [
        {
          userId: row.patientId,
          about: aboutOf(row),
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
  stillApplies: isStillToCome,
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
  stillApplies: isStillToCome,
};

export const triggers: readonly Trigger[] = [visitTomorrow, visitSoon];
