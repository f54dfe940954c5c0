import { interpret } from '@nadi/clinical/interpretation';
import { canonicalUnitOf } from '@nadi/clinical/units';
import type { Reading, Subject } from '@nadi/clinical/vital-sign';
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
import { formatMoment } from './moments';
import type { Person } from './world';

export const fullName = ({ account }: Person): string => `${account.firstName} ${account.lastName}`;

/** @param needsSecondStep whether the session waits for the second step of signing in */
export function presentUser({ account, doctor }: Person, needsSecondStep = false): User {
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
    ...(role === 'PATIENT' ? { patient: { firstName, lastName } } : {}),
    ...(doctor ? { doctor: { firstName, lastName, verification: doctor.verification } } : {}),
  };
}

export function presentPatient({ account }: Person, profile: ExportedPatientProfile): PatientProfile {
  const { id, firstName, lastName, email } = account;
  const { photoId, ...said } = profile;
  return { id, firstName, lastName, email, ...said, hasPhoto: photoId !== null };
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

/** What must be known of a person before a range can be said to apply. */
export const subjectOf = ({ patient }: Person): Subject => ({
  dateOfBirth: patient?.dateOfBirth ?? null,
  gender: patient?.gender ?? null,
  pregnancy: patient?.pregnancy ?? 'unknown',
});

export const enteredAt = ({ measuredAt, measuredOffset }: ExportedVitalSign): string =>
  formatMoment({ at: new Date(measuredAt), offset: measuredOffset });

export const toReading = ({
  type,
  systolic,
  diastolic,
  canonicalValue,
  timing,
}: ExportedVitalSign): Reading => ({
  type,
  unit: canonicalUnitOf(type),
  systolic,
  diastolic,
  value: canonicalValue,
  timing,
});

/** Interpreted at this moment, by what is known of the person now. */
export function presentReading(row: ExportedVitalSign, person: Person): VitalSign {
  const { canonicalValue: _, measuredOffset: __, deletedAt: ___, enteredBy, ...rest } = row;
  const measuredAt = enteredAt(row);
  return {
    ...rest,
    measuredAt,
    interpretation: interpret(toReading(row), subjectOf(person), measuredAt),
    enteredBy: { self: enteredBy === person.account.id, name: fullName(person) },
  };
}
