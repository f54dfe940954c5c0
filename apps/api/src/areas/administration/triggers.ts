import { and, eq, exists, lte } from 'drizzle-orm';
import { users } from '../../kernel/tables/users';
import { inUse } from '../../kernel/triggers/people';
import { everyMorning, type Trigger } from '../../kernel/triggers/trigger';
import { doctorProfiles } from '../doctors/offers';

const twoDays = 2 * 86_400_000;

/** A doctor cannot work until somebody has looked. */
const registrationsWaiting: Trigger = {
  id: 'registrations-waiting',
  name: 'Registrations waiting',
  description:
    'Tells you, once a day, that a doctor has waited two days for a decision on their registration.',
  roles: ['ADMIN'],
  at: everyMorning,
  notice: {
    type: 'registrations-waiting',
    category: 'registration',
    title: 'Doctors are waiting for you',
    body: 'At least one doctor has waited two days for a decision on their registration.',
    action: { label: 'Open registrations', href: '/dashboard/admin?tab=users' },
  },
  async find({ tx, now, day, userId }) {
    const waiting = tx
      .select({ userId: doctorProfiles.userId })
      .from(doctorProfiles)
      .where(
        and(
          eq(doctorProfiles.verification, 'UNVERIFIED'),
          lte(doctorProfiles.appliedAt, new Date(now.getTime() - twoDays)),
        ),
      );
    const found = await tx
      .select({ userId: users.id })
      .from(users)
      .where(and(inUse('ADMIN', userId), exists(waiting)));
    return found.map((one) => ({ ...one, about: day }));
  },
};

export const triggers: readonly Trigger[] = [registrationsWaiting];
