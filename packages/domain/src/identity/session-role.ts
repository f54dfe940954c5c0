type Session = {
  role: 'PATIENT' | 'DOCTOR' | 'ADMIN';
  isEmailVerified: boolean;
  /** The status of the registration; null for everyone but doctors. */
  verification: 'UNVERIFIED' | 'VERIFIED' | 'REJECTED' | null;
  needsSecondStep: boolean;
  /** True if the role must have a second step and the account has none. */
  isSecondStepMissing: boolean;
};

/** Returns the role of a session: its person's, once all steps that the role requires are done; otherwise the next step. */
export function sessionRole(session: Session) {
  if (session.needsSecondStep) return 'SECOND_STEP';
  if (!session.isEmailVerified) return 'PENDING';
  if (session.isSecondStepMissing) return 'SECOND_STEP_MISSING';
  return session.role === 'DOCTOR' && session.verification !== 'VERIFIED'
    ? 'UNVERIFIED_DOCTOR'
    : session.role;
}
