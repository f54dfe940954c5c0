import { takeLeading } from 'typed-redux-saga';
import type { SessionDependencies } from '../../kernel/session/session-dependencies';
import {
  doctorSignUpRequested,
  newPasswordGiven,
  onboardingSubmitted,
  passkeySignInRequested,
  passwordResetRequested,
  resendRequested,
  secondStepTaken,
  signInRequested,
  signUpRequested,
  verificationRequested,
} from '../../kernel/session/session-requests';
import { completeOnboarding } from './onboarding/complete-onboarding';
import { signInWithPasskey } from './workflows/passkey-sign-in';
import { requestPasswordReset, resetPassword } from './workflows/reset-password';
import { signIn, signUpDoctor, signUpPatient, takeSecondStep } from './workflows/sign-in';
import { resendVerification, verifyEmail } from './workflows/verify-email';

/** Every way in. What writes is begun once, however often it is asked for. */
function* identitySaga(dependencies: SessionDependencies) {
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
}

export { identitySaga as saga };
