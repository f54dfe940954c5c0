import type { User } from '@nadi/contract/schema';
import type { Account } from '../sessions/accounts';

/** @param needsSecondStep whether the session waits for the second step of signing in */
export function presentUser(account: Account, needsSecondStep = false): User {
  const { id, role, firstName, lastName, email } = account;
  const verification = account.verification ?? 'UNVERIFIED';
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
    ...(role === 'DOCTOR' ? { doctor: { firstName, lastName, verification } } : {}),
  };
}
