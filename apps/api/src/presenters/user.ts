import type { User } from '@nadi/contract/schema';
import type { UserRow } from '../db/schema/users';

export function presentUser(row: Omit<UserRow, 'passwordHash'>): User {
  const { id, role, firstName, lastName, email } = row;
  return {
    id,
    role,
    firstName,
    lastName,
    email,
    emailVerified: row.emailVerifiedAt !== null,
    onboardingCompleted: row.onboardingCompletedAt !== null,
    ...(role === 'PATIENT' ? { patient: { firstName, lastName } } : {}),
    ...(role === 'DOCTOR' ? { doctor: { firstName, lastName } } : {}),
  };
}
