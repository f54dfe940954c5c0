import { call, fork, takeEvery, takeLeading } from 'typed-redux-saga';
import { completeOnboarding } from '../../areas/identity/onboarding/complete-onboarding';
import { createEndSession } from './end-session';
import { followTokens } from './follow-tokens';
import { keepUser } from './kept-user';
import { signInWithPasskey } from '../../areas/identity/workflows/passkey-sign-in';
import { refreshUser } from './refresh-user';
import { requestPasswordReset, resetPassword } from '../../areas/identity/workflows/reset-password';
import type { SessionDependencies } from './session-dependencies';
import {
  doctorSignUpRequested,
  newPasswordGiven,
  onboardingSubmitted,
  passkeySignInRequested,
  passwordResetRequested,
  resendRequested,
  secondStepTaken,
  sessionStarted,
  signInRequested,
  signOutRequested,
  signUpRequested,
  userRefreshRequested,
  verificationRequested,
} from './session-requests';
import { found } from './session-slice';
import { signIn, signUpDoctor, signUpPatient, takeSecondStep } from '../../areas/identity/workflows/sign-in';
import { signOut } from './sign-out';
import { startSession } from './start-session';
import { tidyDrafts } from './tidy-drafts';
import { resendVerification, verifyEmail } from '../../areas/identity/workflows/verify-email';

/** From coming in to leaving. What writes is begun once, however often it is asked for. */
export function* sessionSaga(dependencies: SessionDependencies) {
  const endSession = yield* call(createEndSession, dependencies);
  yield* takeEvery(dependencies.expiries, endSession);
  yield* fork(followTokens, dependencies);
  yield* takeEvery(found, keepUser, dependencies);
  yield* takeEvery(found, tidyDrafts, dependencies);
  yield* takeLeading(sessionStarted, startSession, dependencies);
  yield* takeLeading(userRefreshRequested, refreshUser, dependencies);
  yield* takeLeading(signInRequested, signIn, dependencies);
  yield* takeLeading(passkeySignInRequested, signInWithPasskey, dependencies);
  yield* takeLeading(secondStepTaken, takeSecondStep, dependencies);
  yield* takeLeading(signUpRequested, signUpPatient, dependencies);
  yield* takeLeading(doctorSignUpRequested, signUpDoctor, dependencies);
  yield* takeLeading(verificationRequested, verifyEmail, dependencies);
  yield* takeLeading(resendRequested, resendVerification, dependencies);
  yield* takeLeading(passwordResetRequested, requestPasswordReset, dependencies);
  yield* takeLeading(newPasswordGiven, resetPassword, dependencies);
  yield* takeLeading(onboardingSubmitted, completeOnboarding, dependencies);
  yield* takeLeading(signOutRequested, signOut, dependencies);
}
