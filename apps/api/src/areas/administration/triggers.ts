import { and, eq, exists, lte } from 'drizzle-orm';
import { users } from '../../kernel/tables/users';
import { inUse } from '../../kernel/triggers/people';
import type { Trigger } from '../../kernel/triggers/trigger';
import { doctorProfiles } from '../doctors/offers';

const day = 86_400_000;

/** A doctor cannot work until somebody has looked. */
const registrationsWaiting: Trigger = {
  id: 'registrations-waiting',
  name: 'Registrations waiting',
  description:
    'Tells you, once a day, that a doctor has waited two days for a decision on their registration.',
  roles: ['ADMIN'],
  isByDay: true,
  notice: {
    type: 'registrations-waiting',
    category: 'registration',
    title: 'Doctors are waiting for you',
    body: 'At least one doctor has waited two days for a decision on their registration.',
    action: { label: 'Open registrations', href: '/dashboard/admin?tab=users' },
  },
  async find({ tx, now, userId }) {
    const waiting = tx
      .select({ userId: doctorProfiles.userId })
      .from(doctorProfiles)
      .where(
        and(
          eq(doctorProfiles.verification, 'UNVERIFIED'),
          lte(doctorProfiles.appliedAt, new Date(now.getTime() - 2 * day)),
        ),
      );
    const found = await tx
      .select({ userId: users.id })
      .from(users)
      .where(and(inUse('ADMIN', userId), exists(waiting)));
    return found.map((one) => ({ ...one, about: now.toISOString().slice(0, 10) }));
  },
};

export const triggers: readonly Trigger[] = [registrationsWaiting];
