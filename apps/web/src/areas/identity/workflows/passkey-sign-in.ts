import * as m from '@nadi/ui/messages';
import { call, put } from 'typed-redux-saga';
import { settle } from '../../../kernel/requests/settle';
import type { SessionDependencies } from '../../../kernel/session/session-dependencies';
import type { passkeySignInRequested } from '../../../kernel/session/session-requests';
import {
  attemptBegan,
  attemptDropped,
  attemptFailed,
  attemptSucceeded,
} from '../../../kernel/session/session-slice';
import { enter } from './enter';
import { fail } from './fail';

/** Signs in with a passkey: the server's challenge, the browser's answer, the server's decision. */
export function* signInWithPasskey(
  dependencies: SessionDependencies,
  { payload: { from } }: ReturnType<typeof passkeySignInRequested>,
) {
  const { api, passkeys } = dependencies;
  for (const name of ['signIn', 'secondStep'] as const) yield* put(attemptDropped(name));
  yield* put(attemptBegan('passkeySignIn'));
  const begun = yield* call(() => settle(api.POST('/auth/passkeys/sign-in-options')));
  if (!begun.ok) {
    yield* fail(dependencies, 'passkeySignIn', begun.error);
    return;
  }
  const { challengeId, options } = begun.data.data;
  const used = yield* call(() =>
    passkeys.use(options).then(
      (credential) => ({ credential }),
      () => null,
    ),
  );
  if (!used) {
    const failure = {
      message: m.app_passkey_failed(),
      reason: null,
      isOffline: false,
      status: null,
      errors: [],
    };
    yield* put(attemptFailed({ name: 'passkeySignIn', ...failure }));
    return;
  }
  // Closing the browser's dialog is not a failure.
  if (!used.credential) {
    yield* put(attemptDropped('passkeySignIn'));
    return;
  }
  const { credential } = used;
  const answer = yield* call(() =>
    settle(api.POST('/auth/passkeys/sign-in', { body: { challengeId, credential } })),
  );
  if (!answer.ok) {
    yield* fail(dependencies, 'passkeySignIn', answer.error);
    return;
  }
  yield* put(attemptSucceeded('passkeySignIn'));
  yield* enter(dependencies, answer.data.data, from);
}
