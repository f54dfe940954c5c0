import { afterEach, expect, it } from '@jest/globals';
import { runSaga } from 'redux-saga';
import { success } from '../../../test/api-stub';
import { asha, kiran, type Started, startSignedIn } from '../../../test/start-services';
import { browserStorage } from '../../kernel/browser/storage';
import type { BrowserPush } from './browser-push';
import { keepRegistered } from './keep-registered';
import { pushOwner } from './push-owner';

let app: Started;
afterEach(() => app.close());

const registering = 'POST /notifications/register-fcm-token';
const device = { id: asha.id, name: 'Browser', deviceType: 'web', isThis: true };

const unsubscribed: string[] = [];

/** @param next who is signed in once the browser has subscribed */
async function keep(next: { id: string }, owned = asha): Promise<void> {
  app = await startSignedIn({
    'GET /notifications/devices': () => success([]),
    'GET /notifications/preferences': () => success({ publicKey: 'key' }),
    [registering]: () => success(device),
  });
  const owner = pushOwner(browserStorage());
  owner.set(owned.id, 'token');
  unsubscribed.length = 0;
  const signedInAs = (user: { id: string }) => ({ session: { session: { phase: 'active', user } } });
  let state = signedInAs(asha);
  const push: BrowserPush = {
    permission: () => 'granted',
    request: async () => 'granted',
    current: async () => null,
    async subscribe() {
      state = signedInAs(next);
      return 'new-token';
    },
    unsubscribe: async () => unsubscribed.push('here') > 0,
  };
  await runSaga({ getState: () => state }, keepRegistered, { api: app.api }, push).toPromise();
}

it('registers this browser again for whoever turned pushes on', async () => {
  await keep(asha);
  expect(app.server.callsOf(registering)).toHaveLength(1);
  expect(unsubscribed).toEqual([]);
});

it('registers it for no one else who has signed in meanwhile', async () => {
  await keep(kiran);
  expect(app.server.callsOf(registering)).toHaveLength(0);
});

it('ends what the person before has here, whose session may still be open', async () => {
  await keep(asha, kiran);
  expect(unsubscribed).toEqual(['here']);
  expect(app.server.callsOf(registering)).toHaveLength(0);
});
