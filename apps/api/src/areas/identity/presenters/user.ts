import type { User } from '@nadi/contract/schema';
import type { Account } from '../../../kernel/people/account';

/** Steps that keep a session from its account's role. */
export type Lacking = {
  /** The second step of signing in. @default false */
  needsSecondStep?: boolean;
  /** A second step that the role must have. @default false */
  mustSetUpSecondStep?: boolean;
};

export function presentUser(
  account: Account,
  { needsSecondStep = false, mustSetUpSecondStep = false }: Lacking = {},
): User {
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
    ...(mustSetUpSecondStep ? { mustSetUpSecondStep } : {}),
    ...(role === 'PATIENT' ? { patient: { firstName, lastName } } : {}),
    ...(role === 'DOCTOR' ? { doctor: { firstName, lastName, verification } } : {}),
  };
}
