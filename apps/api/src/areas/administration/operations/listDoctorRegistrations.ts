import { answer } from '@nadi/api-server/answers';
import { placeOf } from '@nadi/domain/kernel/page';
import { and, asc, count, eq } from 'drizzle-orm';
import { reading } from '../../../kernel/operation/operation';
import { users } from '../../../kernel/tables/users';
import { doctorProfiles, withPerson } from '../../doctors/offers';
import { registered } from '../policy/registrations';
import { presentDoctorRegistration } from '../presenters/doctor-registration';

export const listDoctorRegistrations = reading(
  'listDoctorRegistrations',
  async ({ query }, { tx, touched }) => {
    const { page, limit, status } = query;
    const chosen = and(registered(), status && eq(doctorProfiles.verification, status));
    const isPerson = eq(users.id, doctorProfiles.userId);

    const [all] = await tx
      .select({ total: count() })
      .from(doctorProfiles)
      .innerJoin(users, isPerson)
      .where(chosen);
    const found = await tx
      .select(withPerson)
      .from(doctorProfiles)
      .innerJoin(users, isPerson)
      .where(chosen)
      .orderBy(asc(doctorProfiles.appliedAt), asc(doctorProfiles.userId))
      .limit(limit)
      .offset((page - 1) * limit);

    for (const { profile } of found) touched({ subjectId: profile.userId, recordIds: [profile.userId] });
    const { body } = answer(found.map(presentDoctorRegistration));
    return { body: { ...body, pagination: placeOf({ page, limit, total: all?.total ?? 0 }) } };
  },
);
