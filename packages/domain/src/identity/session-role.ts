type Session = {
  role: 'PATIENT' | 'DOCTOR' | 'ADMIN';
  isEmailVerified: boolean;
  /** How the registration stands; null for everyone but doctors. */
  verification: 'UNVERIFIED' | 'VERIFIED' | 'REJECTED' | null;
  needsSecondStep: boolean;
  /** Whether the role must have a second step and the account has none. */
  isSecondStepMissing: boolean;
};

/** What a session may do: its person's role, once all is done that the role asks for; else what is to be done first. */
export function sessionRole(session: Session) {
  if (session.needsSecondStep) return 'SECOND_STEP';
  if (!session.isEmailVerified) return 'PENDING';
  if (session.isSecondStepMissing) return 'SECOND_STEP_MISSING';
  return session.role === 'DOCTOR' && session.verification !== 'VERIFIED'
    ? 'UNVERIFIED_DOCTOR'
    : session.role;
}
