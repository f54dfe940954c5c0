import { versioned } from '@nadi/api-server/answers';
import { conflict, notFound } from '@nadi/api-server/problem';
import { operations } from '@nadi/contract/operations';
import { refuseMove } from '@nadi/domain/kernel/transitions';
import { userRefusals } from '@nadi/domain/platform/users';
import { and, eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Reader } from '../../../kernel/db/transaction';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { users } from '../../../kernel/tables/users';
import { cancelVisitsOf } from '../../appointments/offers';
import { type DoctorWithPerson, doctorProfiles, withPerson } from '../../doctors/offers';
import { registrationRejectedMail, registrationVerifiedMail } from '../mails/registration-messages';
import { registrationRejected, registrationVerified } from '../notices';
import { registered } from '../policy/registrations';
import { presentDoctorRegistration } from '../presenters/doctor-registration';

/** The contract defines the transitions of a registration. */
const { transitions } = operations.decideDoctorRegistration;

export const decideDoctorRegistration = mutation(
  'decideDoctorRegistration',
  async ({ path, headers, body }, given) => {
    const { tx, caller, now, mail, notify, publicUrl, touched, sharedAccounts } = given;
    const found = await lockRegistration(path.id, tx);
    const { userId, version, verification } = found.profile;
    touched({ subjectId: userId, recordIds: [userId] });
    expectVersion(headers, version, 'DoctorRegistration', () => presentDoctorRegistration(found));
    const refusal = refuseMove(transitions, verification, body.status);
    if (refusal !== null) throw conflict(refusal);
    if (sharedAccounts.has(userId)) throw conflict(userRefusals.shared);

    const decision = {
      verification: body.status,
      reason: body.reason ?? null,
      decidedAt: now,
      decidedBy: caller.userId,
      version: version + 1,
      updatedAt: now,
    };
    await tx.update(doctorProfiles).set(decision).where(eq(doctorProfiles.userId, userId));
    const { email } = found.person;
    mail(
      body.reason === undefined
        ? registrationVerifiedMail(email, publicUrl)
        : registrationRejectedMail(email, publicUrl, body.reason),
    );
    if (body.status !== 'VERIFIED') await cancelVisitsOf(userId, given);
    notify(userId, body.status === 'VERIFIED' ? registrationVerified : registrationRejected);
    return versioned(presentDoctorRegistration({ ...found, profile: { ...found.profile, ...decision } }));
  },
);

/** @throws 404 if it is absent, or its address is not confirmed */
async function lockRegistration(id: string, tx: Reader): Promise<DoctorWithPerson> {
  if (!isUuid(id)) throw notFound();
  const [found] = await tx
    .select(withPerson)
    .from(doctorProfiles)
    .innerJoin(users, eq(users.id, doctorProfiles.userId))
    .where(and(eq(doctorProfiles.userId, id), registered()))
    .for('update', { of: doctorProfiles });
  if (!found) throw notFound();
  return found;
}
