/** Steps that keep a session from its account's role. */
export type Lacking = {
  /** The second step of signing in. @default false */
  needsSecondStep?: boolean;
  /** A second step that the role must have. @default false */
  mustSetUpSecondStep?: boolean;
};

type Account = {
  id: string;
  role: 'PATIENT' | 'DOCTOR' | 'ADMIN';
  firstName: string;
  lastName: string;
  email: string;
  emailVerifiedAt: unknown;
  onboardingCompletedAt: unknown;
  /** The status of the registration; null for everyone but doctors. */
  verification: 'UNVERIFIED' | 'VERIFIED' | 'REJECTED' | null;
};

/** A person with an account, as they are told of themselves. */
export function presentUser(
  account: Account,
  { needsSecondStep = false, mustSetUpSecondStep = false }: Lacking = {},
) {
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
