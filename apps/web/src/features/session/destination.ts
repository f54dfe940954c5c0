import type { User } from '@nadi/contract/schema';
import { type NavigateDetail, type Place, pathOf } from '../../platform/navigation';

export const paths = {
  signIn: '/auth/login',
  verifyEmail: '/auth/verify-email',
  onboarding: '/onboarding/patient',
  dashboard: '/dashboard',
  unauthorized: '/unauthorized',
} as const;

/** Doctors and patients answer the first questions before they use protected pages. */
export const needsOnboarding = ({ role, onboardingCompleted }: User): boolean =>
  role !== 'ADMIN' && onboardingCompleted === false;

/** What stands between a person and the protected pages; null where nothing does. */
export function gateOf(user: User): string | null {
  if (!user.emailVerified) return paths.verifyEmail;
  if (!needsOnboarding(user)) return null;
  // A doctor has no questions to answer here yet, and must not see the pages before them.
  return user.role === 'PATIENT' ? paths.onboarding : paths.unauthorized;
}

/** Where a person goes who has just come in: through what is still to do, then to where they meant to go. */
export function destinationOf(user: User, from: Place | null): NavigateDetail {
  const gate = gateOf(user);
  if (gate) return { path: gate, ...(from && { state: { from } }), isReplacing: true };
  return { path: from ? pathOf(from) : paths.dashboard, isReplacing: true };
}
