import type {
  Credentials,
  DoctorOnboarding,
  DoctorSignUp,
  PatientOnboarding,
  PatientSignUp,
  Registration,
  SecondStep,
} from '@nadi/contract/schema';
import { createAction } from '@reduxjs/toolkit';
import type { Place } from '../browser/navigation';

/** A person's requests to the session, which the sagas handle. */
export const sessionStarted = createAction('session/started');
export const signInRequested = createAction<{ credentials: Credentials; from: Place | null }>(
  'session/signInRequested',
);
export const passkeySignInRequested = createAction<{ from: Place | null }>('session/passkeySignInRequested');
export const secondStepTaken = createAction<{ step: SecondStep; from: Place | null }>(
  'session/secondStepTaken',
);
export const signUpRequested = createAction<{ answers: PatientSignUp }>('session/signUpRequested');
export const doctorSignUpRequested = createAction<{ answers: DoctorSignUp }>('session/doctorSignUpRequested');
/** Creates an account of the role that the answers name. */
export const registrationRequested = createAction<{ answers: Registration }>('session/registrationRequested');
/** `token` is the text after `#token=` in the link of the e-mail. */
export const verificationRequested = createAction<{ token: string }>('session/verificationRequested');
export const resendRequested = createAction<{ email: string }>('session/resendRequested');
export const passwordResetRequested = createAction<{ email: string }>('session/passwordResetRequested');
/** Sets the new password with the link from `resetLinkOpened`. */
export const newPasswordGiven = createAction<{ password: string }>('session/newPasswordGiven');
export const onboardingSubmitted = createAction<{
  answers: PatientOnboarding | DoctorOnboarding;
  photo: File | null;
  idempotencyKey: string;
  from: Place | null;
}>('session/onboardingSubmitted');
export const userRefreshRequested = createAction('session/userRefreshRequested');
export const signOutRequested = createAction('session/signOutRequested');
