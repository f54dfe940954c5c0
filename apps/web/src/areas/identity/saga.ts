import { call, takeLeading } from 'typed-redux-saga';
import type { SessionDependencies } from '../../kernel/session/session-dependencies';
import {
  doctorSignUpRequested,
  newPasswordGiven,
  onboardingSubmitted,
  passkeySignInRequested,
  passwordResetRequested,
  registrationRequested,
  resendRequested,
  secondStepTaken,
  signInRequested,
  signUpRequested,
  verificationRequested,
} from '../../kernel/session/session-requests';
import { onboardingCode } from './onboarding/onboarding-code';
import { fetchWaysIn, loadedWaysIn } from './workflows/ways-in';
import type { WaysIn } from './workflows/ways-in-code';

/** A workflow whose code is there with the page on which it is requested. */
const late = <Requested>(
  pick: (code: WaysIn) => (dependencies: SessionDependencies, requested: Requested) => Generator,
) =>
  function* start(dependencies: SessionDependencies, requested: Requested) {
    const code = loadedWaysIn() ?? (yield* call(fetchWaysIn));
    yield* pick(code)(dependencies, requested);
  };

function* submitOnboarding(
  dependencies: SessionDependencies,
  submitted: ReturnType<typeof onboardingSubmitted>,
) {
  let code: Awaited<ReturnType<typeof onboardingCode>>;
  try {
    code = yield* call(onboardingCode);
  } catch (error) {
    const { fail } = yield* call(fetchWaysIn);
    yield* fail(dependencies, 'completeOnboarding', error);
    return;
  }
  yield* code.completeOnboarding(dependencies, submitted);
}

/** All ways to sign in. A workflow that writes is started once, however often it is requested. */
function* identitySaga(dependencies: SessionDependencies) {
  yield* takeLeading(
    signInRequested,
    late((code) => code.signIn),
    dependencies,
  );
  yield* takeLeading(
    passkeySignInRequested,
    late((code) => code.signInWithPasskey),
    dependencies,
  );
  yield* takeLeading(
    secondStepTaken,
    late((code) => code.takeSecondStep),
    dependencies,
  );
  yield* takeLeading(
    signUpRequested,
    late((code) => code.signUpPatient),
    dependencies,
  );
  yield* takeLeading(
    doctorSignUpRequested,
    late((code) => code.signUpDoctor),
    dependencies,
  );
  yield* takeLeading(
    registrationRequested,
    late((code) => code.register),
    dependencies,
  );
  yield* takeLeading(
    verificationRequested,
    late((code) => code.verifyEmail),
    dependencies,
  );
  yield* takeLeading(
    resendRequested,
    late((code) => code.resendVerification),
    dependencies,
  );
  yield* takeLeading(
    passwordResetRequested,
    late((code) => code.requestPasswordReset),
    dependencies,
  );
  yield* takeLeading(
    newPasswordGiven,
    late((code) => code.resetPassword),
    dependencies,
  );
  yield* takeLeading(onboardingSubmitted, submitOnboarding, dependencies);
}

export { identitySaga as saga };
