import { and, asc, count, eq } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { users } from '../../../kernel/tables/users';
import { doctorProfiles, withPerson } from '../../doctors/offers';
import { registered } from '../policy/registrations';
import { presentDoctorRegistration } from '../presenters/doctor-registration';

export const listDoctorRegistrations = query(
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
    return pageAnswer(found.map(presentDoctorRegistration), { page, limit, total: all?.total ?? 0 });
  },
);
