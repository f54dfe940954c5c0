import { unprocessable } from '@nadi/api-server/problem';
import type { DoctorSignUp, PatientSignUp, Session } from '@nadi/contract/schema';
import type { Reader, Writer } from '../../../kernel/db/transaction';
import type { Secrets } from '../../../kernel/keys/secrets';
import type { Mail } from '../../../kernel/mail/mail';
import { type MailLimit, maxMailsAnHour } from '../../../kernel/mail/mail-limit';
import { type UserRow, users } from '../../../kernel/tables/users';
import { beginDoctorProfile } from '../../doctors/offers';
import { beginPatientProfile } from '../../profile/offers';
import { alreadyRegisteredMail, verificationMail } from '../mails/messages';
import { hashPassword } from '../passwords/hash';
import { findWeakness } from '../passwords/rules';
import { findByAddress } from './accounts';
import { issueMailToken } from './mail-token';
import { openSession } from './open-session';

/*
 * The three sign-ups share these stages. They do the same whether or not the address has an account; only the text of the e-mail
 * differs, and only its owner reads it.
 */

/** The data that a person gives to create an account, and the role. */
export type Application = ({ role: 'PATIENT' } & PatientSignUp) | ({ role: 'DOCTOR' } & DoctorSignUp);

/** The accounts that already exist under an address. */
export type AddressState = { isTaken: boolean; passwordHash: string | undefined };

export async function findAddressState(email: string, tx: Reader): Promise<AddressState> {
  const [first] = await findByAddress(email, tx);
  return { isTaken: Boolean(first?.emailVerifiedAt), passwordHash: first?.passwordHash };
}

type Prepared = { isTaken: boolean; passwordHash: string };

/** @throws 422 for a password that is easy to guess */
export async function preparePassword(
  given: PatientSignUp | DoctorSignUp,
  { isTaken, passwordHash }: AddressState,
  secrets: Secrets,
): Promise<Prepared> {
  const weakness = await findWeakness(given.password, given, '/body/password');
  if (weakness) throw unprocessable([weakness]);
  return { isTaken, passwordHash: await hashPassword(given.password, given.email, secrets, passwordHash) };
}

type Tools = {
  tx: Writer;
  secrets: Secrets;
  now: Date;
  publicUrl: string;
  device: string;
  newId(): string;
  mail(mail: Mail, limit: MailLimit): void;
  touched(touch: { subjectId: string }): void;
};

/** Creates an account that waits for its address to be confirmed, with a session. */
export async function openAccount(
  application: Application,
  { isTaken, passwordHash }: Prepared,
  given: Tools,
): Promise<Session> {
  const { tx, newId, now, mail, publicUrl, device, touched } = given;
  const { role, firstName, lastName, email } = application;
  const user: UserRow = {
    id: newId(),
    role,
    firstName,
    lastName,
    email,
    emailVerifiedAt: null,
    passwordHash,
    onboardingCompletedAt: null,
    termsAcceptedAt: now,
    deletionRequestedAt: null,
    createdAt: now,
    updatedAt: now,
  };
  await tx.insert(users).values(user);
  if (application.role === 'PATIENT') await beginPatientProfile(user.id, given);
  else await beginDoctorProfile(user.id, application, given);
  const account = { ...user, verification: role === 'DOCTOR' ? ('UNVERIFIED' as const) : null };
  const session = await openSession(account, { method: 'sign-up', device }, given);
  touched({ subjectId: user.id });

  // Created in either case, so that both take the same time; the one of a taken address reaches no one.
  const token = await issueMailToken('verification', user.id, { tx, now });
  const limit = { most: maxMailsAnHour, to: email };
  if (isTaken) mail(alreadyRegisteredMail(email, publicUrl), { ...limit, kind: 'already-registered' });
  else mail(verificationMail(email, publicUrl, token), { ...limit, kind: 'verification' });
  return session;
}
