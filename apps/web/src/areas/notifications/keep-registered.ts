import { call, select } from 'typed-redux-saga';
import { browserStorage } from '../../kernel/browser/storage';
import { settle } from '../../kernel/requests/settle';
import type { SessionDependencies } from '../../kernel/session/session-dependencies';
import { selectUser } from '../../kernel/session/session-selectors';
import { browserPush } from './browser-push';
import { registerFcmToken } from './online-writes';
import { pushOwner } from './push-owner';

/** Registers this browser again for whoever turned pushes on here: the server forgot it with their last session, or knows an older key. */
export function* keepRegistered({ api }: Pick<SessionDependencies, 'api'>, push = browserPush()) {
  const user = yield* select(selectUser);
  const owner = pushOwner(browserStorage());
  if (!user || !push) return;
  if (owner.isOther(user.id)) {
    // Their session may still be open on the server: what is sent to them must not be shown here.
    yield* call(() => push.unsubscribe());
    return;
  }
  if (push.permission() !== 'granted' || !owner.is(user.id)) return;
  const known = yield* call(() => settle(api.GET('/notifications/devices')));
  const token = yield* call(() => push.current());
  if (!known.ok) return;
  if (known.data.data.some(({ isThis }) => isThis) && owner.hasTold(user.id, token)) return;
  const preferences = yield* call(() => settle(api.GET('/notifications/preferences')));
  if (!preferences.ok) return;
  const { publicKey } = preferences.data.data;
  const fcmToken = yield* call(() => push.subscribe(publicKey));
  // Stops if someone else is signed in here by now: they have not asked for pushes.
  const after = yield* select(selectUser);
  if (fcmToken === null || after?.id !== user.id) return;
  const registered = yield* call(() =>
    settle(registerFcmToken.send(api, { fcmToken, deviceType: 'web' }, crypto.randomUUID())),
  );
  if (registered.ok) owner.set(user.id, fcmToken);
}
