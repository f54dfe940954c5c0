import { call, takeLeading } from 'typed-redux-saga';
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
import { onboardingCode } from './onboarding/onboarding-code';
import { fail } from './workflows/fail';
import { signInWithPasskey } from './workflows/passkey-sign-in';
import { requestPasswordReset, resetPassword } from './workflows/reset-password';
import { signIn, signUpDoctor, signUpPatient, takeSecondStep } from './workflows/sign-in';
import { resendVerification, verifyEmail } from './workflows/verify-email';

function* submitOnboarding(
  dependencies: SessionDependencies,
  submitted: ReturnType<typeof onboardingSubmitted>,
) {
  let code: Awaited<ReturnType<typeof onboardingCode>>;
  try {
    code = yield* call(onboardingCode);
  } catch (error) {
    yield* fail(dependencies, 'completeOnboarding', error);
    return;
  }
  yield* code.completeOnboarding(dependencies, submitted);
}

/** All ways to sign in. A workflow that writes is started once, however often it is requested. */
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
  yield* takeLeading(onboardingSubmitted, submitOnboarding, dependencies);
}

export { identitySaga as saga };
