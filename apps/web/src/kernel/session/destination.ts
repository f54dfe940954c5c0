import type { User } from '@nadi/contract/schema';
import { type NavigateDetail, type Place, pathOf } from '../browser/navigation';

export const paths = {
  signIn: '/auth/login',
  secondStep: '/auth/second-step',
  verifyEmail: '/auth/verify-email',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  takeOver: '/auth/take-over',
  roleSelection: '/auth/role-selection',
  patientOnboarding: '/onboarding/patient',
  doctorOnboarding: '/onboarding/doctor',
  welcome: '/onboarding/welcome',
  dashboard: '/dashboard',
  settings: '/dashboard/settings',
  security: '/dashboard/settings/security',
  admin: '/dashboard/admin',
  notifications: '/dashboard/notifications',
  search: '/dashboard/search',
  push: '/dashboard/settings/push',
  unauthorized: '/unauthorized',
} as const;

/** Doctors and patients answer the first questions before they use protected pages. */
export const needsOnboarding = ({ role, onboardingCompleted }: User): boolean =>
  role !== 'ADMIN' && onboardingCompleted === false;

export const onboardingOf = ({ role }: User): string =>
  role === 'DOCTOR' ? paths.doctorOnboarding : paths.patientOnboarding;

/**
 * Returns the step between a person and the protected pages; null if there is none.
 *
 * @param isAnswered true if the first answers wait on this device to be sent
 */
export function gateOf(user: User, isAnswered = false): string | null {
  if (user.needsSecondStep) return paths.secondStep;
  if (!user.emailVerified) return paths.verifyEmail;
  // Until a second step is turned on, the server refuses everything else.
  if (user.mustSetUpSecondStep) return paths.security;
  // A patient records readings meanwhile; a doctor's work needs the server.
  if (isAnswered && user.role === 'PATIENT') return null;
  return needsOnboarding(user) ? onboardingOf(user) : null;
}

/** The page for a person who has just signed in: first the remaining steps, then the page that they wanted. */
export function destinationOf(user: User, from: Place | null): NavigateDetail {
  const gate = gateOf(user);
  if (gate) return { path: gate, ...(from && { state: { from } }), isReplacing: true };
  return { path: from ? pathOf(from) : paths.dashboard, isReplacing: true };
}
