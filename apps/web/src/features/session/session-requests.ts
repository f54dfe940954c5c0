import type { Credentials, PatientOnboarding, PatientSignUp } from '@nadi/contract/schema';
import { createAction } from '@reduxjs/toolkit';
import type { Place } from '../../platform/navigation';

/** What a person asks of the session; the sagas answer. */
export const sessionStarted = createAction('session/started');
export const signInRequested = createAction<{ credentials: Credentials; from: Place | null }>(
  'session/signInRequested',
);
export const signUpRequested = createAction<{ answers: PatientSignUp }>('session/signUpRequested');
/** `token` stands behind `#token=` in the mail's link. */
export const verificationRequested = createAction<{ token: string }>('session/verificationRequested');
export const resendRequested = createAction<{ email: string }>('session/resendRequested');
export const onboardingSubmitted = createAction<{
  answers: PatientOnboarding;
  photo: File | null;
  idempotencyKey: string;
  from: Place | null;
}>('session/onboardingSubmitted');
export const userRefreshRequested = createAction('session/userRefreshRequested');
export const signOutRequested = createAction('session/signOutRequested');
