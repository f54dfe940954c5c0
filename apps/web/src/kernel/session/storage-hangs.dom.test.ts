import { afterEach, expect, it } from '@jest/globals';
import { success } from '../../../test/api-stub';
import { createHang, hangingOffline } from '../../../test/hanging-storage';
import {
  asha,
  meIs,
  type Started,
  sessionOf,
  startServices,
  storeTokens,
} from '../../../test/start-services';
import { recording } from '../../../test/writes';
import { memoryOffline } from '../offline/offline-platform';
import { sessionStarted, signInRequested, signOutRequested } from './session-requests';

let app: Started;
afterEach(() => app.close());

/** The app over a storage that hangs from the start. */
async function start() {
  const hang = createHang();
  hang.begin();
  const answers = {
    'GET /auth/me': meIs(asha),
    'POST /auth/login': () => sessionOf(asha),
    'POST /auth/logout': () => success({}),
    'POST /vital-signs': () => success({ id: 'r-1', version: 1 }),
  };
  app = await startServices(answers, {
    offline: hangingOffline(memoryOffline(), hang, 20),
    timeouts: { start: 20, read: 20 },
  });
  return hang;
}

it('the app starts, keeps nothing, sends what is written, and lets its person out where the storage hangs', async () => {
  storeTokens();
  const hang = await start();
  app.store.dispatch(sessionStarted());
  await app.reach('active');
  const { owner: _, timestamp: __, ...meant } = recording();
  expect(await app.outbox.submit(meant, true)).toMatchObject({ kind: 'sent', data: { id: 'r-1' } });
  app.store.dispatch(signOutRequested());
  await app.reach('signed-out');
  expect(window.localStorage).toHaveLength(0);
  hang.end();
  expect(app.server.callsOf('POST /vital-signs')).toHaveLength(1);
});

it('a person comes in where the storage hangs', async () => {
  await start();
  app.store.dispatch(sessionStarted());
  await app.reach('signed-out');
  app.store.dispatch(signInRequested({ credentials: { email: '', password: '' }, from: null }));
  await app.reach('active');
});
