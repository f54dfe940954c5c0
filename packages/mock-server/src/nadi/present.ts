import type {
  AccessLogEntry,
  DeviceSession,
  DoctorProfile,
  DoctorRegistration,
  ExportedAccess,
  ExportedDoctorProfile,
  ExportedPasskey,
  ExportedPatientProfile,
  ExportedSession,
  ExportedVitalSign,
  Passkey,
  PatientProfile,
  User,
  VitalSign,
} from '@nadi/contract/schema';
import { explain } from '@nadi/domain/vital-signs/interpretation';
import { pregnancyAnswer } from '@nadi/domain/vital-signs/pregnancy-answer';
import { enteredAt, factsOf } from './judging';
import type { Person } from './world';

export const fullName = ({ account }: Person): string => `${account.firstName} ${account.lastName}`;

/** @param lacking what the session lacks of its person's role */
export function presentUser(
  { account, doctor }: Person,
  { needsSecondStep = false, mustSetUpSecondStep = false } = {},
): User {
  const { id, role, firstName, lastName, email } = account;
  return {
    id,
    role,
    firstName,
    lastName,
    email,
    emailVerified: account.emailVerifiedAt !== null,
    onboardingCompleted: account.onboardingCompletedAt !== null,
    ...(needsSecondStep ? { needsSecondStep } : {}),
    ...(mustSetUpSecondStep ? { mustSetUpSecondStep } : {}),
    ...(role === 'PATIENT' ? { patient: { firstName, lastName } } : {}),
    ...(doctor ? { doctor: { firstName, lastName, verification: doctor.verification } } : {}),
  };
}

export function presentPatient(person: Person, profile: ExportedPatientProfile, now: Date): PatientProfile {
  const { id, firstName, lastName, email } = person.account;
  const { photoId, ...said } = profile;
  const pregnancy = pregnancyAnswer(factsOf(person), now);
  return { id, firstName, lastName, email, ...said, pregnancy, hasPhoto: photoId !== null };
}

export function presentDoctor({ account }: Person, profile: ExportedDoctorProfile): DoctorProfile {
  const { id, firstName, lastName, email } = account;
  const { photoId, verification: status, reason, decidedAt, appliedAt: _, decidedBy: __, ...said } = profile;
  return {
    id,
    firstName,
    lastName,
    user: { email },
    ...said,
    hasPhoto: photoId !== null,
    verification: { status, reason, decidedAt },
  };
}

/** What an administrator needs to look a doctor up in the register, and nothing else of them. */
export function presentRegistration({ account }: Person, profile: ExportedDoctorProfile): DoctorRegistration {
  const { id, firstName, lastName, email } = account;
  const { specialization, licenseNumber, council, experience, verification, reason } = profile;
  const { appliedAt, decidedAt, version } = profile;
  const registration = { specialization, licenseNumber, council, experience, status: verification };
  return { id, firstName, lastName, email, ...registration, appliedAt, decidedAt, reason, version };
}

export const presentSession = (session: ExportedSession, current: ExportedSession): DeviceSession => ({
  id: session.id,
  device: session.device,
  method: session.method,
  signedInAt: session.createdAt,
  lastUsedAt: session.lastUsedAt,
  isCurrent: session.id === current.id,
});

export const presentPasskey = ({ id, name, createdAt, lastUsedAt, isSynced }: ExportedPasskey): Passkey => ({
  id,
  name,
  createdAt,
  lastUsedAt,
  isSynced,
});

/** @param subject whose log it is; before they sign in they are nobody to the log, and to themselves who they are */
export function presentAccess(entry: ExportedAccess, subject: Person): AccessLogEntry {
  const { actor, actorRole, onBehalfOf, ...rest } = entry;
  const isSelf = actor?.id === subject.account.id;
  const name = actor?.name ?? null;
  return { ...rest, actor: { name, role: actorRole, isSelf }, onBehalfOf: onBehalfOf?.name ?? null };
}

/** As it was judged when it was recorded or last judged anew. */
export function presentReading(row: ExportedVitalSign, person: Person): VitalSign {
  const { id, type, unit, systolic, diastolic, value, arm, posture, timing, site, note } = row;
  const { enteredBy, version, createdAt, updatedAt } = row;
  const earlier = person.earlierJudgements.filter(({ vitalSignId }) => vitalSignId === id);
  return {
    ...{ id, type, unit, systolic, diastolic, value, arm, posture, timing, site, note },
    measuredAt: enteredAt(row),
    interpretation: explain(row.judgement, unit),
    earlierInterpretations: earlier
      .slice(-mostEarlier)
      .reverse()
      .map(({ judgement: { status, side, worst }, judgedAt, replacedAt, cause }) => ({
        ...{ status, side, worst, judgedAt, replacedAt, cause },
      })),
    enteredBy: { self: enteredBy === person.account.id, name: fullName(person) },
    version,
    createdAt,
    updatedAt,
  };
}

/** As many as the contract shows. */
const mostEarlier = 20;
