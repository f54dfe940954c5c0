import type { Session } from '@nadi/contract/schema';
import { call, put } from 'typed-redux-saga';
import type { Place } from '../../../kernel/browser/navigation';
import { settle } from '../../../kernel/requests/settle';
import type { SessionDependencies } from '../../../kernel/session/session-dependencies';
import type {
  doctorSignUpRequested,
  registrationRequested,
  secondStepTaken,
  signInRequested,
  signUpRequested,
} from '../../../kernel/session/session-requests';
import {
  type AttemptName,
  attemptBegan,
  attemptDropped,
  attemptSucceeded,
} from '../../../kernel/session/session-slice';
import { enter } from './enter';
import { fail } from './fail';

type Answer = { data?: { data: Session }; error?: unknown };

/** Signs in by one method, and opens the session that it returns. */
function* tryToEnter(
  dependencies: SessionDependencies,
  name: AttemptName,
  ask: () => Promise<Answer>,
  from: Place | null,
) {
  // The result of a passkey is out of date once another method is tried.
  yield* put(attemptDropped('passkeySignIn'));
  yield* put(attemptBegan(name));
  const answer = yield* call(() => settle(ask()));
  if (!answer.ok) {
    yield* fail(dependencies, name, answer.error);
    return;
  }
  yield* put(attemptSucceeded(name));
  yield* enter(dependencies, answer.data.data, from);
}

export function* signIn(
  dependencies: SessionDependencies,
  { payload: { credentials, from } }: ReturnType<typeof signInRequested>,
) {
  const ask = () => dependencies.api.POST('/auth/login', { body: credentials });
  yield* tryToEnter(dependencies, 'signIn', ask, from);
}

export function* signUpPatient(
  dependencies: SessionDependencies,
  { payload: { answers } }: ReturnType<typeof signUpRequested>,
) {
  const ask = () => dependencies.api.POST('/auth/patient-signup', { body: answers });
  yield* tryToEnter(dependencies, 'signUp', ask, null);
}

export function* signUpDoctor(
  dependencies: SessionDependencies,
  { payload: { answers } }: ReturnType<typeof doctorSignUpRequested>,
) {
  const ask = () => dependencies.api.POST('/auth/doctor-signup', { body: answers });
  yield* tryToEnter(dependencies, 'signUp', ask, null);
}

/** Creates an account of the role that was chosen in the form itself. */
export function* register(
  dependencies: SessionDependencies,
  { payload: { answers } }: ReturnType<typeof registrationRequested>,
) {
  const ask = () => dependencies.api.POST('/auth/register', { body: answers });
  yield* tryToEnter(dependencies, 'signUp', ask, null);
}

/** The code after the password. A person who took too long or failed too often starts with the password again. */
export function* takeSecondStep(
  dependencies: SessionDependencies,
  { payload: { step, from } }: ReturnType<typeof secondStepTaken>,
) {
  const ask = () => dependencies.api.POST('/auth/second-step', { body: step });
  yield* tryToEnter(dependencies, 'secondStep', ask, from);
}
